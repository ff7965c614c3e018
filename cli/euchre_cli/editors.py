"""What to paste into the settings of an editor, so that it knows the files without a line in each of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

PATTERNS = ("variants/*.yaml", "variants/overlays/*.yaml", "rules/*.yaml", "rules/overlays/*.yaml")
"""Which files are meant if nobody says it: folders of games and house rules."""

_NEOVIM = """\
vim.lsp.config("yamlls", {{
  cmd = {{ "yaml-language-server", "--stdio" }},
  filetypes = {{ "yaml" }},
  settings = {{
    yaml = {{
      schemas = {{
        [{schema}] = {{ {patterns} }},
      }},
    }},
  }},
}})
vim.lsp.enable("yamlls")
"""


def settings_for(editor: str, schema: Path, patterns: Sequence[str] | None = None) -> str:
    """Write the settings of an editor.

    Args:
        editor: `vscode` or `neovim`.
        schema: where the schema lies, from the root of the file system.
        patterns: which files are meant, as paths with `*` seen from the folder that is open in the editor.

    """
    wanted = list(patterns or PATTERNS)
    if editor == "vscode":
        return json.dumps({"yaml.schemas": {schema.as_uri(): wanted}}, indent=2, ensure_ascii=False) + "\n"
    return _NEOVIM.format(schema=lua(schema.as_uri()), patterns=", ".join(map(lua, wanted)))


def lua(text: str) -> str:
    """Write a text as Lua does."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
