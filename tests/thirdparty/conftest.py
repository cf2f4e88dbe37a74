"""The packs have tests of their own, which run where their wheels are installed, not here."""

from __future__ import annotations

from pathlib import Path

collect_ignore = [path.parent.name for path in Path(__file__).parent.glob("*/pyproject.toml")]
