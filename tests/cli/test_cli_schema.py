"""The command that gives editors the schema, and their settings."""

from __future__ import annotations

import json
from pathlib import Path

from euchre_core.language.catalog import shipped_folder

from .cli_program import Euchre

INSTALLED = (shipped_folder() / "variant.schema.json").resolve().as_uri()


def test_settings_for_vscode(euchre: Euchre) -> None:
    done = euchre("schema", "--editor", "vscode")
    assert done.code == 0
    assert json.loads(done.out) == {
        "yaml.schemas": {
            INSTALLED: ["variants/*.yaml", "variants/overlays/*.yaml", "rules/*.yaml", "rules/overlays/*.yaml"]
        }
    }
    assert "paste it into .vscode/settings.json" in done.err


def test_settings_for_a_schema_of_ones_own_and_other_files(euchre: Euchre, tmp_path: Path) -> None:
    done = euchre(
        "schema", "--editor", "vscode", "--output", "my schema.json", "--files", "house/*.yaml", "--files", "x"
    )
    assert json.loads(done.out) == {
        "yaml.schemas": {(tmp_path.resolve() / "my schema.json").as_uri(): ["house/*.yaml", "x"]}
    }
    assert (tmp_path / "my schema.json").read_text() == euchre("schema").out
    assert "my%20schema.json" in done.out


def test_settings_for_neovim(euchre: Euchre) -> None:
    done = euchre("schema", "--editor", "neovim", "--files", 'a "b"/*.yaml')
    assert done.code == 0
    assert done.out.startswith('vim.lsp.config("yamlls", {\n  cmd = { "yaml-language-server", "--stdio" },\n')
    assert f'        ["{INSTALLED}"] = {{ "a \\"b\\"/*.yaml" }},\n' in done.out
    assert done.out.endswith('vim.lsp.enable("yamlls")\n')
    assert done.out.count("{") == done.out.count("}")


def test_files_are_for_settings(euchre: Euchre) -> None:
    done = euchre("schema", "--files", "x")
    assert done.code == 2
    assert "--files goes with --editor" in done.err


def test_an_unknown_editor_is_a_mistake_in_the_command(euchre: Euchre) -> None:
    assert euchre("schema", "--editor", "ed").code == 2
