"""A plan is looked over with the rules of its games before the first one is played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import attrs

from swcore.bots import make_bot
from swcore.cli.contract import tally_of
from swcore.engine.ruleset import Ruleset
from swcore.errors import MapError, OptionError, PluginError, SwcoreError
from swcore.game.game import Game
from swcore.wording.catalogue import LANGUAGES
from swcore.wording.errors import in_words
from swcore_lab.plans import Cell, Plan, Spot, refused, wrong
from swcore_lab.rows import at_seats, loaded

KEYS = {"seats": "players", "option-seats": "players", "unknown-edition": "editions"}


def check_plan(plan: Plan, file: str) -> None:
    """Refuse a plan whose games cannot begin.

    Args:
        plan: the plan.
        file: its name.

    Raises:
        SwcoreError: `lab-plan` with file, set and key: a game, piece, map, edition, option, bot or combo that there is not, and a
            number of players that the game does not take.
    """
    begun: set[object] = set()
    for number, cell in zip(plan.sets, plan.cells, strict=True):
        at = Spot(file, number)
        with _told(attrs.evolve(at, key=_pieces_key(cell))):
            rules, _ = loaded(cell.choice)
        with _told(attrs.evolve(at, key="options")):
            names, seats = at_seats(cell, rules)
        with _told(attrs.evolve(at, key="bots")):
            for name in dict.fromkeys(names):
                make_bot(name, rules, 0)
        with _told(attrs.evolve(at, key="featured")):
            _check_combo(attrs.evolve(at, key="featured"), rules, cell.featured)
        if (cell.choice, seats) not in begun:
            begun.add((cell.choice, seats))
            _check_begin(at, cell, rules, seats)


def _pieces_key(cell: Cell) -> str:
    """Return the key whose value is at fault where the rules cannot be loaded."""
    return "pieces" if cell.choice.files else "with" if cell.choice.with_ids else "game"


def _check_begin(at: Spot, cell: Cell, rules: Ruleset, seats: int) -> None:
    """Set a game up. What fails in a piece meanwhile is a row of the run, as it is later in a game."""
    with _told(attrs.evolve(at, key="maps"), MapError):
        arguments = cell.choice.arguments(rules)
    with _told(attrs.evolve(at, key="options"), OptionError):
        rules.resolve_options(cell.choice.edition, dict(cell.choice.options))
    try:
        Game.new(rules, seats, seed=0, **arguments)
    except MapError as error:
        raise _of(attrs.evolve(at, key="maps"), error) from error
    except PluginError:
        return
    except SwcoreError as error:
        raise _of(attrs.evolve(at, key="players"), error) from error
    except Exception:  # of a piece
        return


def _check_combo(at: Spot, rules: Ruleset, shown: tuple[str, ...]) -> None:
    """Refuse what cannot lie first: where seats take combos it is a whole one, with its kinds in their order."""
    kinds = rules.book.featured_kinds
    if not rules.featured(shown) or len(kinds) < 2 or not hasattr(tally_of(rules), "held"):
        return
    if tuple(rules.pieces[id].kind for id in shown) != kinds:
        example = "+".join(next(piece.id for piece in rules.of_kind(kind)) for kind in kinds)
        raise wrong(at, "half-combo", value="+".join(shown), wanted="+".join(kinds), example=example)


@contextmanager
def _told(at: Spot, kind: type[SwcoreError] = SwcoreError) -> Iterator[None]:
    """Tell where in the plan what is refused stands."""
    try:
        yield
    except kind as error:
        raise (error if error.code == "lab-plan" else _of(at, error)) from error


def _of(at: Spot, error: SwcoreError) -> SwcoreError:
    key = KEYS.get(error.code, at.key)
    words = {one: in_words(error, one) for one in LANGUAGES}
    told, right = ({one: text[place] for one, text in words.items()} for place in (0, 1))
    return refused(attrs.evolve(at, key=key), told, "", right, cause=error.code)
