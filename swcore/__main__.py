"""`python -m swcore` is the command `swcore`."""

from __future__ import annotations

from swcore.cli import main

if __name__ == "__main__":
    main()
