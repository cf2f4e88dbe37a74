"""The command line of swcore."""

from __future__ import annotations


def main() -> None:
    """Run the command line and leave with its exit code."""
    from swcore.cli.app import cli

    cli.main(prog_name="swcore")
