"""Showing diagnostics: for people as text, for programs in the forms that they read. Each form is a module here."""

from __future__ import annotations

from euchre_core.language.render.as_json import render_json
from euchre_core.language.render.concise import render_concise
from euchre_core.language.render.counts import count_line
from euchre_core.language.render.github import render_github
from euchre_core.language.render.sarif import render_sarif
from euchre_core.language.render.text import render_text

__all__ = ["count_line", "render_concise", "render_github", "render_json", "render_sarif", "render_text"]
