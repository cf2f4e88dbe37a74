"""A companion for people who play with the physical game: set-up, turns, points, history, kept as plain data step by step.

It knows no terminal, and of games only what all of them have. What one offers at the table comes from its pack
(`Rulebook.companion`).
"""

from swcore.companion.asking import tell_word
from swcore.companion.clauses import cited
from swcore.companion.companion import Companion
from swcore.companion.desk import Desk, Facts, Refused, Word
from swcore.companion.lines import Line
from swcore.companion.names import Names, plain
from swcore.companion.numbers import amount, is_bare, is_number, is_signed, number
from swcore.companion.players import find_seat, following, seat_of
from swcore.companion.points import ranked
from swcore.companion.start import Start

__all__ = [
    "Companion",
    "Desk",
    "Facts",
    "Line",
    "Names",
    "Refused",
    "Start",
    "Word",
    "amount",
    "cited",
    "find_seat",
    "following",
    "is_bare",
    "is_number",
    "is_signed",
    "number",
    "plain",
    "ranked",
    "seat_of",
    "tell_word",
]
