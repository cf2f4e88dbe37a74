"""Races that play with the tokens of another race, whose banner is then left out of the game (SW-CUSTOM-4)."""

from __future__ import annotations

from typing import Any

from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, nearest


def race_tokens(ruleset: Ruleset) -> dict[str, int]:
    """Return the races whose banners are in the game, each with the number of its tokens."""
    races: Any = ruleset.of_kind("race")
    supply = {race.id: race.supply for race in races}
    lent = {race.borrows for race in races}
    return {race.id: supply[race.borrows or race.id] for race in races if race.id not in lent}


def check_borrowing(ruleset: Ruleset) -> None:
    """Refuse a race that cannot have the tokens it wants to borrow.

    Raises:
        PluginError: `unknown-piece` when the lender is not in the game; `borrows` when it is not a race, borrows itself, has too
            few tokens, or lends them already.
    """
    lent: dict[str, str] = {}
    races: Any = ruleset.of_kind("race")
    for race in races:
        if race.borrows:
            _check(ruleset, race)
            first = lent.setdefault(race.borrows, race.id)
            if first != race.id:
                told = f"{first} and {race.id} both borrow the tokens of {race.borrows}."
                hint = "Let one of them borrow from another race."
                both = {"first": first, "second": race.id, "lender": race.borrows}
                raise PluginError(told, code="borrows", hint=hint, pieces=[race.id, first], field="borrows", case="both", **both)


def _check(ruleset: Ruleset, race: Any) -> None:
    lender: Any = ruleset.pieces.get(race.borrows)
    if lender is None:
        known = (piece.id for piece in ruleset.of_kind("race") if piece.id != race.id)
        told = f"{race.id} borrows the tokens of {race.borrows!r}, and this game has no such piece."
        raise PluginError(
            told, code="unknown-piece", hint=nearest(race.borrows, known), piece=race.id, lender=race.borrows, field="borrows"
        )
    told = hint = case = ""
    more = {"lender": lender.id, "kind": lender.kind, "other": getattr(lender, "borrows", "")}
    if lender is race:
        case, told = "itself", f"{race.id} borrows the tokens of {lender.id}, which are its own."
        hint = "Name another race, or leave out borrows."
    elif lender.kind != race.kind:
        case = "kind"
        told = f"{race.id} borrows the tokens of {lender.id}, which is not a race, but a piece of the kind {lender.kind}."
    elif lender.borrows:
        case, told = "lent", f"{race.id} borrows the tokens of {lender.id}, which borrows those of {lender.borrows}."
    elif lender.supply < race.supply:
        case, told = "few", f"{race.id} needs {race.supply} tokens, and {lender.id} has {lender.supply} to lend."
        enough = [one.id for one in ruleset.of_kind("race") if one.supply >= race.supply and not one.borrows]  # type: ignore[attr-defined]
        more = {**more, "need": race.supply, "supply": lender.supply, "enough": enough}
        hint = f"These have enough: {', '.join(enough)}." if enough else ""
    if told:
        raise PluginError(told, code="borrows", hint=hint, piece=race.id, field="borrows", case=case, **more)
