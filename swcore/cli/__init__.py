"""The command line of swcore."""

from __future__ import annotations

import sys

INTERRUPTED = 130


def main() -> None:
    """Run the command line and leave with its exit code."""
    try:
        from swcore.cli.app import cli
        from swcore.cli.program import program

        cli.main(prog_name=program())
    except KeyboardInterrupt:  # while commands were being imported; later ones are handled there
        sys.exit(INTERRUPTED)
