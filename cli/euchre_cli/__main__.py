"""`python -m euchre_cli`."""

from euchre_cli.main import main

if __name__ == "__main__":
    main()
