"""The kit for testing pieces and games."""

from swcore.testing.checks import check_history, check_position, check_pure, check_undo, play_random
from swcore.testing.conquest_checks import check_conquest
from swcore.testing.pasting import as_test
from swcore.testing.perft import divide, outcomes, perft
from swcore.testing.scene import Scene, cost, income, legal, tiny_map

__all__ = [
    "Scene",
    "as_test",
    "check_conquest",
    "check_history",
    "check_position",
    "check_pure",
    "check_undo",
    "cost",
    "divide",
    "income",
    "legal",
    "outcomes",
    "perft",
    "play_random",
    "tiny_map",
]
