"""What tests of the table share: a table in memory, and lines typed at it."""

from __future__ import annotations

from typing import Any

from swcore import Ruleset
from swcore.cli.at_table.opening import companion_of
from swcore.companion import Start
from swcore.companion.journal import Journal
from swcore.companion.table import Table
from tests.shared.rulesets import rules

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")


def seated(game: str | Ruleset = "small-world", seats: int = 3, language: str = "en", **chosen: Any) -> Table:
    """Return a table at which the first player begins.

    Args:
        game: the game, or its rules.
        seats: how many play; they are called Ann, Bob, Cy ...
        language: `en` or `ru`.
        **chosen: further fields of `Start`, such as `options`.
    """
    companion = companion_of(rules(game) if isinstance(game, str) else game)
    start = Start(seats, **{"seed": 7, "first": 0, "names": NAMES[:seats], **chosen})
    return Table(companion, Journal(companion.begin(start)), language)


def typed(table: Table, *lines: str) -> list[str]:
    """Type lines, and return what is answered to the last of them, marks included."""
    told: list[str] = []
    for line in lines:
        told = [f"{one.mark}{one.text}" for one in table.type(line)]
    return told


def facts(table: Table) -> dict[str, Any]:
    """Return what is known of a table now."""
    return table.journal.facts
