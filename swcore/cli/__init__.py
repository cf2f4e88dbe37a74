"""The command line of swcore."""

from __future__ import annotations


def main() -> None:
    """Run the command line and leave with its exit code."""
    from swcore.cli.app import cli
    from swcore.cli.program import program

    cli.main(prog_name=program())
