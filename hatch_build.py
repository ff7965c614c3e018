"""Compile the hot modules with mypyc when a C compiler is there; ship pure Python otherwise."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "euchre_core._native"
MODULES = [
    *(
        f"euchre_core/kernel/{name}.py"
        for name in (
            "action", "companion", "dealing", "errors", "event", "giving", "guess", "layout", "legal", "observation",
            "pack", "phase", "program", "rules", "sample", "speech", "standing", "state", "tables", "twin",
        )
    ),
    *(
        f"euchre_core/chapters/{chapter}.py"
        for chapter in (
            "columns", "keeping", "lone_calls", "memory", "questions", "sides", "watching", "alone/blind",
            "alone/deciding", "alone/in_play", "alone/kinds", "alone/phase", "auction/before_deal", "auction/bids",
            "auction/ladder", "auction/passed_out", "auction/rung", "auction/speaking", "auction/swap",
            "auction/turn_up", "auction/upcard", "claims/phase", "deal/phase", "exchange/cards", "exchange/giving",
            "exchange/kitty", "exchange/occasions", "exchange/phase", "match/phase", "play/columns", "play/house",
            "play/at_random", "play/joker", "play/lead", "play/phase", "play/renege", "play/rest",
            "scoring/alike", "scoring/counters", "scoring/line",
            "scoring/order", "scoring/phase", "table/phase", "trump/phase",
        )
    ),
    *(
        f"euchre_core/bots/{name}.py"
        for name in (
            "at_once", "bidding", "calling", "chances", "contracts", "estimate", "evidence", "exchange_plans",
            "giving", "goal", "heuristic", "losing", "memory", "play", "prospects", "reading", "sight", "spread",
            "survey", "wants", "weights", "worlds", "worth",
        )
    ),
    *(f"euchre_core/sim/{name}.py" for name in ("playing", "rollout")),
    *(
        f"euchre_core/solver/{name}.py"
        for name in (
            "aim", "answers", "camps", "cards", "general", "moves", "plain", "route", "stakes", "table", "tricks",
        )
    ),
]  # fmt: skip


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]  # the plugin's own base class is generic over configs
    """Adds the compiled modules to a wheel, if all of them could be built; else the wheel stays pure Python."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the install is editable: an editable install runs the sources."""
        if version == "editable":
            return
        self.temporary = Path(tempfile.mkdtemp())
        try:
            built = self.compile()
        except (Exception, SystemExit) as why:
            reason = f"{type(why).__name__}: {why}"
            self.app.display_warning(f"the kernel is not compiled and runs as plain Python: {reason}")
            return
        for module, place in built.items():
            build_data["force_include"][module] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compile(self) -> dict[str, str]:
        """Build every module outside the checkout; where each file lies, and where it goes in the wheel."""
        from mypyc.build import mypycify

        here = Path.cwd()
        os.chdir(self.root)
        try:
            self.try_the_compiler()
            options = ["--ignore-missing-imports", "--follow-imports=silent", "--config-file="]
            level = os.environ.get("MYPYC_OPT_LEVEL", "3")  # as mypy's own build calls it
            files = [*options, *MODULES]
            self.build(mypycify(files, opt_level=level, target_dir=str(self.temporary), group_name=GROUP), "lib")
        finally:
            os.chdir(here)
        library = self.temporary / "lib"
        built = {str(file): str(file.relative_to(library)) for file in library.rglob("*.so")}
        built |= {str(file): str(file.relative_to(library)) for file in library.rglob("*.pyd")}
        if len(built) < len(MODULES):
            raise RuntimeError(f"only {len(built)} of {len(MODULES)} modules were built")
        return built

    def try_the_compiler(self) -> None:
        """Build a module of one line: where that fails, the rest need not be translated first."""
        from setuptools import Extension

        source = self.temporary / "_try.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit__try(void) { return NULL; }\n")
        self.build([Extension("_try", [str(source)])], "tried")

    def build(self, extensions: list[Any], folder: str) -> None:
        """Build extension modules below a folder for what is temporary."""
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        if os.name == "posix":  # a function that other libraries cannot replace is called directly or put in line
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
        command = build_ext(Distribution({"name": "euchre-core", "ext_modules": extensions}))
        command.build_lib = str(self.temporary / folder)
        command.build_temp = str(self.temporary / "objects")
        command.parallel = 2
        command.ensure_finalized()
        command.run()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was only needed for the build."""
        if hasattr(self, "temporary"):
            shutil.rmtree(self.temporary, ignore_errors=True)
