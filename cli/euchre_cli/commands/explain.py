"""`euchre explain`: a code, a setting, a word of the field or of formulas, a game or a house rule."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from euchre_cli import streams
from euchre_cli.exits import Failure
from euchre_cli.formats import Format
from euchre_cli.opening import Set, With, complete_variant, open_game, settings_of

if TYPE_CHECKING:
    from euchre_core.sheet.topics import Topic
    from euchre_core.variant.load import Resolved

EXAMPLES = """
euchre explain auction.all_pass --variant ghost_hand
euchre explain EU305
euchre explain left bower
euchre explain round_up
euchre explain stick_the_dealer
"""


def complete_topic(incomplete: str) -> list[str]:
    """What can be explained and begins so, for the shell."""
    from euchre_core.sheet.topics import all_topics

    return [each for each in all_topics() if each.casefold().startswith(incomplete.casefold())]


def run(
    topic: Annotated[
        list[str],
        typer.Argument(
            metavar="TOPIC", help="A code, a setting, a term, a game or a house rule.", autocompletion=complete_topic
        ),
    ],
    variant: Annotated[
        str | None,
        typer.Option(
            "--variant", metavar="NAME", help="Say what a setting is in this game.", autocompletion=complete_variant
        ),
    ] = None,
    overlays: With = None,
    settings: Set = None,
    output: Annotated[Format, typer.Option("--format", help="For people or for programs.")] = Format.text,
) -> None:
    """Explain a code of `check` (EU305), a setting (auction.all_pass), a word (bower, round_up), a game, a house rule.

    A setting may be shortened where that is clear: all_pass. A chapter (auction) lists its settings.
    """  # fmt: skip
    from euchre_core.language.wording import shown
    from euchre_core.sheet.topics import suggestions, topics_of

    asked = " ".join(topic)
    if variant is None and (overlays or settings):
        raise Failure("--with and --set lay something over a game: say which", ["add `--variant NAME`"])
    found = topics_of(asked)
    if not found:
        near = " or ".join(f"`{each}`" for each in suggestions(asked))
        hint = f"did you mean {near}?" if near else "name a code, a setting, a chapter, a term, a game or a house rule"
        raise Failure(f"there is nothing to explain about {shown(asked)}", [hint])
    game = None if variant is None else open_game(
        variant, overlays or [], settings_of(settings), otherwise=f"euchre explain {asked} --variant bid_euchre"
    )  # fmt: skip
    called = None if variant is None else " ".join([variant, *(f"--with {each}" for each in overlays or []),
                                                    *(f"--set {each}" for each in settings or [])])  # fmt: skip
    _show(asked, found, game, called, output)


def _show(asked: str, found: list[Topic], game: Resolved | None, called: str | None, output: Format) -> None:
    settings = [each for each in found if each.kind == "setting"]
    if found[0].kind == "setting" and len(settings) > 1:
        words = [each for each in found if each.kind == "formula word"]
        told = [_several(asked, settings), *(_explained(each, game, called) for each in words)]
        others = [each for each in found if each.kind != "setting" and each not in words]
    else:
        alike = [each for each in found if each.located is None and _is_told(each, found[0])]
        chosen = alike or found[:1]  # a chapter and the word for it have one name: both are told
        told, others = (
            [_explained(each, game, called) for each in chosen],
            [each for each in found if each not in chosen],
        )
    if output is Format.json:
        also = [*(data for data, _ in told[1:]), *({"kind": each.kind, "name": _typed(each, asked)} for each in others)]
        streams.write(json.dumps(told[0][0] | {"other_topics": also}, ensure_ascii=False, indent=2))
        return
    streams.write("\n".join(text for _, text in told))
    if others:
        streams.write("\n" + "\n".join(f"Also a {each.kind}: euchre explain {_typed(each, asked)}" for each in others))


def _is_told(topic: Topic, first: Topic) -> bool:
    return topic.name == first.name or topic.kind == "formula word"


def _explained(topic: Topic, game: Resolved | None, called: str | None) -> tuple[dict[str, Any], str]:
    """Explain one topic, as data and as text."""
    width = streams.width()
    if topic.kind == "code":
        from euchre_core.language.pages import as_data, as_text, page_of

        page = page_of(topic.name)
        assert page is not None
        return as_data(page) | {"kind": "code"}, as_text(page, width)
    if topic.kind == "setting":
        from euchre_core.sheet.explained import setting_data, setting_text
        from euchre_core.sheet.explaining import explain_setting

        said = explain_setting(topic, game)
        return setting_data(said, called), setting_text(said, called, width)
    if topic.kind == "formula word":
        from euchre_core.language.formula.manual import formula_words
        from euchre_core.sheet.explained_words import word_data, word_text

        return word_data(formula_words()[topic.name]), word_text(formula_words()[topic.name], width)
    if topic.kind == "term":
        from euchre_core.sheet.explained import term_data, term_text
        from euchre_core.sheet.glossary import terms

        return term_data(terms()[topic.name]), term_text(terms()[topic.name], width)
    from euchre_core.sheet.explained_files import explain_file, file_data, file_text

    about = explain_file(topic)
    return file_data(about), file_text(about, width)


def _several(asked: str, settings: list[Topic]) -> tuple[dict[str, Any], str]:
    """Say which settings a short form may mean."""
    from euchre_core.sheet.explaining import explain_setting, first_sentence

    meanings = {each.name: first_sentence(explain_setting(each).meaning) for each in settings}
    data = {
        "format_version": "1.0",
        "kind": "settings",
        "name": asked,
        "settings": [{"name": name, "meaning": meaning} for name, meaning in meanings.items()],
    }
    lines = [f"“{asked}” is the end of several settings:", ""]
    return data, "\n".join([*lines, *(f"  {name}: {meaning}" for name, meaning in meanings.items())]) + "\n"


def _typed(topic: Topic, asked: str) -> str:
    """What to type for a topic that another one of the same name hides: a file can always be asked for as one."""
    if topic.name == asked and topic.kind in ("game", "house rule") and not asked.endswith((".yaml", ".yml")):
        return f"{asked}.yaml"
    return topic.name
