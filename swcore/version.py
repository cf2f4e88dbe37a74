"""The version of swcore, the number of its hook API, and which build runs; saves record the first two.

docs/explanation/hook-api.md says when the number grows, and which numbers are served.
"""

from __future__ import annotations

from importlib.util import find_spec

__version__ = "0.1.0"  # `make version` writes it wherever else it stands
HOOK_API = 1  # grows with a release that adds to the hooks, or takes something away
OLDEST_HOOK_API = 1  # packs written for an earlier number are refused: what was taken away since then never warned them


def build() -> str:
    """Return which build of swcore runs: `compiled`, where the hot modules are native, else `pure`. Both play the same games."""
    found = find_spec("swcore.engine.machine")
    return "pure" if found is None or str(found.origin).endswith(".py") else "compiled"
