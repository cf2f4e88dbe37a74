"""Running commands, as the tests of the command line do."""

from __future__ import annotations

from tests.cli.conftest import run

__all__ = ["run"]
