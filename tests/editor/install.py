"""Installs yaml-language-server into a folder and prints how it is started; or why that cannot be, and ends with 1.

python tests/editor/install.py FOLDER
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = "yaml-language-server"
VERSION = "1.25.0"
"""The last one that runs with Node 20; the next needs 22."""
PATIENCE = 60


def install(folder: Path) -> tuple[str, bool]:
    """The path of the server's program, or the reason why there is none; and whether it is there."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "there is no npm here", False
    command = [npm, "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--ignore-scripts",
               "--fetch-retries", "1", f"{PACKAGE}@{VERSION}"]  # fmt: skip
    try:
        folder.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"npm could not install {PACKAGE}: {error}", False
    program = folder / "node_modules" / PACKAGE / "bin" / PACKAGE
    if done.returncode or not program.is_file():
        said = (done.stderr or done.stdout).strip().splitlines() or ["it says nothing"]
        return f"npm could not install {PACKAGE} {VERSION}: {said[0]}", False
    return str(program), True


def main() -> int:
    """Install it into the folder that is named."""
    said, is_there = install(Path(sys.argv[1]))
    print(said)
    return 0 if is_there else 1


if __name__ == "__main__":
    sys.exit(main())
