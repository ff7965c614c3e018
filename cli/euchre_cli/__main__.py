"""`python -m euchre_cli`, and where the installed program begins."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the program. Ctrl-C is quiet already while it is put together."""
    try:
        from euchre_cli.main import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
