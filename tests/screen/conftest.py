"""What the tests of the screen share with those of the command line."""

from __future__ import annotations

from tests.cli.conftest import run

__all__ = ["run"]
