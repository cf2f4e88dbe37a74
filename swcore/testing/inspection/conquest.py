"""What is looked at in pieces of the conquest family: their numbers, the limits for home-made ones, and every partner."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from swcore.conquest.content.pieces import BADGE_ROOM
from swcore.engine.pieces import Piece
from swcore.testing.conquest_checks import check_conquest
from swcore.testing.exhaustive import any_options, every_pair, exhaust
from swcore.testing.inspection.findings import RAISED, Finding, of_error
from swcore.testing.inspection.laid import lay
from swcore.testing.inspection.played import sentence
from swcore.testing.inspection.run import Checks, Stage
from swcore.testing.inspection.stubborn import endless
from swcore.testing.inspection.watch import place_of
from swcore.testing.inspection.worded import does_something

if TYPE_CHECKING:
    from swcore.testing.inspection.run import Run

MOST_COINS, MOST_COST = 15, 5
LOW_BANNER = 2
TOLD = 6  # pairs, lenders
GAMES = 12  # a partner
COSTS = ("conquest_cost", "conquest_defence")
COINS = ("conquest_score", "conquest_final", "conquest_region_coins")


def numbers(run: Run) -> Iterator[Finding]:
    """Yield numbers that no game wants: of banners, badges, supplies."""
    for piece in run.subject.mine:
        made: Any = piece
        if piece.kind == "race":
            room = made.tokens + BADGE_ROOM
            if made.supply < room and not made.borrows:
                yield Finding(
                    "supply-short",
                    piece.id,
                    "",
                    {"tokens": made.tokens, "supply": made.supply, "room": BADGE_ROOM, "wanted": room},
                )
            if made.tokens <= LOW_BANNER:
                yield Finding("banner-low", piece.id, "", {"tokens": made.tokens, "least": made.tokens + 2}, grave=False)
        elif piece.kind == "power" and not made.tokens and not does_something(piece) and not made.extra_supply:
            yield Finding("does-nothing", piece.id)


def home_made(run: Run) -> Iterator[Finding]:
    """Yield what the rules say of home-made pieces: blank cardboard, and whose tokens can stand in."""
    rules = run.subject.ruleset
    mine = [piece for piece in run.subject.mine if piece.id not in rules.own]
    for kind in ("race", "power"):
        several = [piece for piece in mine if piece.kind == kind]
        if len(several) > 1:
            told = {"race": {"en": "banner", "ru": "баннер"}, "power": {"en": "badge", "ru": "жетон умения"}}[kind]
            yield Finding("blank-cardboard", several[0].id, "", {"count": len(several), "kind": told}, grave=False)
    for piece in mine:
        made: Any = piece
        if piece.kind == "race" and not made.borrows:
            yield _stand_in(made, rules.of_kind("race"))


def _stand_in(race: Any, races: list[Piece]) -> Finding:
    """Return whose tokens can stand in for those of a race, those with the fewest to spare first."""
    others: list[Any] = sorted(
        (one for one in races if one.id != race.id and not one.borrows),  # type: ignore[attr-defined]
        key=lambda one: (one.supply, one.id),
    )
    lenders = [f"{one.id} ({one.supply})" for one in others if one.supply >= race.supply]
    if not lenders:
        most = max((one.supply for one in others), default=0)
        return Finding("no-stand-in", race.id, "", {"supply": race.supply, "most": most}, grave=False)
    lender = others[-len(lenders)].id
    line = f'borrows = "{lender}"' if race.declared else f"borrows={lender!r}"
    line = f'"borrows": "{lender}"' if race.declared and str(race.source).endswith(".json") else line
    shown = ", ".join([*lenders[:TOLD], *(["..."] if len(lenders) > TOLD else [])])
    return Finding("stand-in", race.id, "", {"supply": race.supply, "lenders": shown, "line": line}, grave=False)


def amounts(run: Run) -> Iterator[Finding]:
    """Yield answers in the games so far that are far from what a game can bear."""
    for (piece, hook), asked in run.plays.watch.asked.items():
        impl = run.subject.ruleset.impls[piece][hook]
        if hook in COINS and abs(asked.most) > MOST_COINS:
            yield Finding("coins-absurd", piece, place_of(impl), {"coins": asked.most}, grave=False)
        if hook in COSTS and abs(asked.most) > MOST_COST:
            yield Finding("cost-absurd", piece, place_of(impl), {"amount": f"{asked.most:+d}"}, grave=False)


def partners(run: Run) -> Iterator[Finding]:
    """Let every banner and badge that a piece can lie beside be played and decline with it, under any options."""
    rules, mine = run.plays.watch.ruleset, set(run.subject.featured)
    pairs = [pair for pair in every_pair(rules) if not mine.isdisjoint(pair)]
    if not pairs or mine.issuperset(piece.id for piece in rules.pieces.values() if piece.kind in rules.book.featured_kinds):
        return
    if len(run.subject.mine) > TOLD:  # a whole pack: `make test-long` plays all of its pairs
        pairs = pairs[:: len(run.subject.mine)]
    for number in range(0, len(pairs), TOLD):
        part = pairs[number : number + TOLD]
        try:
            exhaust(rules, 2, pairs=part, options=partial(any_options, rules), share=0.01, most=GAMES * len(part), seed=number)
        except AssertionError as error:
            told = str(error)
            missing = [f"{race} {power}" for race, power in part if f"{race} {power}:" in told]
            if missing:
                shown = ", ".join(missing[:TOLD])
                yield Finding("partners", sorted(mine)[0], "", {"count": len(missing), "pairs": shown}, grave=False)
            else:
                yield Finding("position", sorted(mine)[0], "", {"why": sentence(told)})
                return
        except RAISED as error:
            yield from of_error(error, sorted(mine)[0])
            return
        run.step(min(1.0, (number + TOLD) / len(pairs)))


CHECKS = Checks(
    check_conquest,
    (
        Stage("numbers", numbers, quick=True),
        Stage("home-made", home_made, quick=True),
        Stage("endless", endless, quick=True),
        Stage("amounts", amounts),
        Stage("partners", partners),
    ),
    lay,
)
