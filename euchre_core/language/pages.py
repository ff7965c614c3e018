"""The page of each code: what it means, why there is such a rule, a file that breaks it and one that does not.

A page is `pages/EUnnn.md`. Its head (code, name, severity, one line) is not written there but made from CODES. Its
blocks say what they are: ```` ```yaml bad house.yaml ```` is the file with the mistake, `yaml good` the same mended,
`yaml file other.yaml` one that both need, and `console` the command with exactly what it prints.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from typing import Literal, cast

from euchre_core.language.codes import CODES, severity_of
from euchre_core.language.diagnostic import Severity
from euchre_core.language.wording import nearest

FORMAT_VERSION = "1.0"
FILE_NAME = "house.yaml"
"""What a file on a page is called where the page does not say."""

Role = Literal["bad", "good", "file"]
_FENCE = re.compile(r"^```(\w+)(?: (bad|good|file))?(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PROMPT = "$ "
_SPELLED = re.compile(r"\[?(?:eu)?[ -]?(\d{1,3})\]?", re.IGNORECASE)
_CANNOT_BE_SILENCED = ("EU5", "EU7")  # they are no lines of a file that somebody could mean so
_SILENCED = "If it is meant so, say why on that line: `# euchre: ignore[{code}] this is how we play`."


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file that a page shows: one with the mistake, one without, or one that both of them need."""

    role: Role
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """What is said about a code.

    `meaning` is the one line of the table of codes; `body` is Markdown, with everything below the head; `command` and
    `output` are what the file with the mistake gives, "" where no file can show it.
    """

    code: str
    name: str
    severity: Severity
    meaning: str
    body: str
    files: tuple[PageFile, ...]
    command: str
    output: str

    @property
    def bad(self) -> dict[str, str]:
        """The files of the example with the mistake, by name."""
        return self._files("bad")

    @property
    def good(self) -> dict[str, str]:
        """The files of the example without it, by name."""
        return self._files("good")

    def _files(self, role: Role) -> dict[str, str]:
        own = [each for each in self.files if each.role == role]
        shared = [each for each in self.files if each.role == "file"] if own else []
        return {each.name: each.text for each in [*shared, *own]}


def page_of(code: str) -> Page | None:
    """Give the page of a code such as "EU305"; None if there is no such code."""
    return read_page(code, source_of(code)) if code in CODES else None


def source_of(code: str) -> str:
    """Give the text of the file a page is read from."""
    place = resources.files("euchre_core") / "pages" / f"{code}.md"
    return place.read_text(encoding="utf-8")


def read_page(code: str, source: str) -> Page:
    """Read a page from the text of its file."""
    name, meaning = CODES[code]
    fences = [cast("tuple[str, str, str, str]", fence.groups(default="")) for fence in _FENCE.finditer(source)]
    files = tuple(
        PageFile(cast("Role", role), file_name or FILE_NAME, text) for _, role, file_name, text in fences if role
    )
    console = next((text for kind, _, _, text in fences if kind == "console"), "")
    command, _, output = console.removeprefix(_PROMPT).partition("\n")
    severity = severity_of(code)
    body = _FENCE.sub(_plain_fence, source).strip() + "\n"
    if severity == "warning" and not code.startswith(_CANNOT_BE_SILENCED):
        body += "\n" + _SILENCED.format(code=code) + "\n"
    return Page(code, name, severity, meaning, body, files, command, output)


def with_output(source: str, output: str) -> str:
    """Give the text of a page's file with another output below its command."""

    def written(fence: re.Match[str]) -> str:
        if fence[1] != "console":
            return fence[0]
        command = fence[4].partition("\n")[0]
        return f"```console\n{command}\n{output}```"

    return _FENCE.sub(written, source)


def find_code(text: str) -> str | None:
    """Find the code somebody means by `EU305`, `eu305`, `305`, `[EU305]` or by its name, `bid-cannot-be-made`."""
    spelled = _SPELLED.fullmatch(text.strip())
    if spelled:
        code = f"EU{spelled[1]:0>3}"
        return code if code in CODES else None
    words = text.strip().lower().replace("_", "-").replace(" ", "-")
    return next((code for code, (name, _) in CODES.items() if name == words), None)


def suggestions(text: str, limit: int = 3) -> list[str]:
    """Give codes that somebody may have meant by a text that is no code; [] if none is like it.

    limit: at most so many, from 1 on.
    """
    digits = "".join(each for each in text if each.isdecimal())
    if digits:
        return sorted(nearest(f"EU{digits}", list(CODES), len(CODES)))[:limit]
    names = {name: code for code, (name, _) in CODES.items()}
    return [names[name] for name in nearest(text, list(names), limit)]


def as_markdown(page: Page) -> str:
    """Give the whole page as Markdown, with its head."""
    return f"# {page.code}: {page.name}\n\n**{page.severity}**: {page.meaning}\n\n{page.body}"


def as_text(page: Page, width: int = 100) -> str:
    """Give the whole page for a terminal of so many columns: no Markdown, examples indented and never wrapped."""
    head = [f"{page.severity}[{page.code}] {page.name}", "", *_wrapped(page.meaning, width), ""]
    return "\n".join([*head, *_as_lines(page.body, width)]).rstrip() + "\n"


def as_data(page: Page) -> dict[str, object]:
    """Give the page as it stands in JSON."""
    return {
        "format_version": FORMAT_VERSION,
        "code": page.code,
        "name": page.name,
        "severity": page.severity,
        "meaning": page.meaning,
        "body": page.body,
        "files": [{"role": each.role, "name": each.name, "text": each.text} for each in page.files],
        "command": page.command,
        "output": page.output,
    }


def _plain_fence(fence: re.Match[str]) -> str:
    """Write a file as any Markdown reader shows it: its name, then the block."""
    kind, role, name, text = fence.groups(default="")
    caption = f"`{name or FILE_NAME}`\n\n" if role else ""
    return f"{caption}```{kind}\n{text}```"


def _as_lines(body: str, width: int) -> Iterator[str]:
    for piece in re.split(r"(^```.*?^```$)", body, flags=re.MULTILINE | re.DOTALL):
        if piece.startswith("```"):
            yield from (f"    {line}".rstrip() for line in piece.split("\n")[1:-1])
            yield ""
            continue
        for paragraph in piece.strip().split("\n\n"):
            if paragraph:
                yield from _paragraph(paragraph, width)
                yield ""


def _paragraph(paragraph: str, width: int) -> Iterator[str]:
    if paragraph.startswith("#"):
        yield paragraph.lstrip("# ").upper()
    elif paragraph.startswith("- "):
        for item in re.split(r"^- ", paragraph, flags=re.MULTILINE)[1:]:
            yield from _wrapped(item, width, "- ", "  ")
    else:
        yield from _wrapped(paragraph, width)


def _wrapped(text: str, width: int, first: str = "", other: str = "") -> list[str]:
    return textwrap.wrap(
        " ".join(text.split()),
        width,
        initial_indent=first,
        subsequent_indent=other,
        break_on_hyphens=False,
        break_long_words=False,
    )
