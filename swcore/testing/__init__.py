"""Tools for testing pieces and games."""

from swcore.testing.checks import check_history, check_position, check_pure, check_undo, play_random
from swcore.testing.conquest_checks import check_conquest
from swcore.testing.exhaustive import any_options, every_pair, exhaust
from swcore.testing.inspection import Checks, Finding, Stage
from swcore.testing.maps import tiny_map
from swcore.testing.perft import divide, outcomes, perft
from swcore.testing.pieces import check_pieces
from swcore.testing.positions import begin_here
from swcore.testing.questions import cost, income, legal
from swcore.testing.repeat import check_repeatable
from swcore.testing.reproduction import as_test, offer
from swcore.testing.scene import Scene
from swcore.testing.trace import Tracer

__all__ = [
    "Checks",
    "Finding",
    "Scene",
    "Stage",
    "Tracer",
    "any_options",
    "as_test",
    "begin_here",
    "check_conquest",
    "check_history",
    "check_pieces",
    "check_position",
    "check_pure",
    "check_repeatable",
    "check_undo",
    "cost",
    "divide",
    "every_pair",
    "exhaust",
    "income",
    "legal",
    "outcomes",
    "perft",
    "play_random",
    "tiny_map",
]

offer(__all__)
