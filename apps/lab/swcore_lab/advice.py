"""What to do next: what a verdict advises, in sentences, with the command lines for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
import click
from click.core import ParameterSource

from swcore.errors import SwcoreError
from swcore.text.escaping import quoted
from swcore_lab.games import LEAD, MARGIN
from swcore_lab.pairs import Setting, rules_with
from swcore_lab.verdicts import ABOVE, FITS, FLAGGED, HIGH, OPEN, STRONG

if TYPE_CHECKING:
    from swcore_lab.telling import Teller

KEPT = ("game", "wanted", "players", "map", "edition", "bots", "jobs", "language")  # what a further trial is asked again
LONG = 2  # times the places of the official pieces: to play more of them takes a quarter of an hour and more
ENOUGH = 2  # numbers of tokens that must have been tried before one of them is the nearest


@attrs.frozen
class Asked:
    """How `swcore balance` was called, from which further command lines are made.

    Attributes:
        target: the piece, as it was typed.
        rest: the options that a further trial needs, too.
    """

    target: str
    rest: tuple[str, ...] = ()

    def again(self, *more: str) -> str:
        """Return the command line of a further trial.

        Args:
            more: words that are added.
        """
        return " ".join(["swcore balance", *(quoted(word) for word in (self.target, *self.rest, *more))])


@attrs.frozen
class Step:
    """One step that is advised.

    Attributes:
        say: a sentence or two.
        commands: command lines that do it; none where no command is needed.
    """

    say: str
    commands: tuple[str, ...] = ()


def asked_of(context: click.Context) -> Asked:
    """Return how the command was called."""
    rest: list[str] = []
    for parameter in context.command.params:
        name = parameter.name or ""
        if name in KEPT and context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            rest += [parameter.opts[0], str(context.params[name])]
    return Asked(context.params["piece"], tuple(rest))


def steps(teller: Teller) -> Iterator[Step]:
    """Yield what is to be done next. Steps that want a command are left out where nobody can type one.

    Args:
        teller: tells what was found; its `asked` is None where there is no command line.
    """
    asked = teller.asked
    for step in _advised(teller):
        if asked or not step.commands:
            yield step


def _advised(teller: Teller) -> Iterator[Step]:
    setting, found, texts = teller.setting, teller.found, teller.texts
    asked = teller.asked or Asked("")
    if found.silent:
        yield Step(texts("lab.next.again"), (asked.again(),))
    elif found.verdict == OPEN and _worth(teller):
        yield Step(texts("lab.next.open", more=teller.open()))
        yield Step(texts("lab.next.games"), (asked.again("--games", str(teller.settled_by())),))
    elif not setting.choice.files:
        yield Step(texts("lab.next.official" if setting.piece in setting.field else "lab.next.installed"))
    elif found.verdict == FITS:
        yield Step(texts("lab.next.fits"))
        file = quoted(asked.target)
        page = quoted(f"{Path(asked.target).stem}.pdf")
        yield Step(texts("lab.next.play"), (f"swcore play --piece {file}", f"swcore card {file} --out {page}"))
    else:
        yield from _change(teller, asked)


def _worth(teller: Teller) -> bool:
    """Return whether games that settle it are worth the time: the official pieces need at most as many places as they have."""
    return 0 < teller.settled_by() <= LONG * len(teller.field.usual)


def _change(teller: Teller, asked: Asked) -> Iterator[Step]:
    """Yield how a piece of one's own is to be changed, or may stay as it is."""
    setting, found, texts = teller.setting, teller.found, teller.texts
    way = "any" if found.verdict == OPEN else "less" if found.verdict in (STRONG, ABOVE, HIGH) else "more"
    counted = _counted(setting, way)
    change, rule = texts(f"lab.next.change.{way}{'' if counted else '.rule'}"), texts(f"lab.next.change.{way}.rule")
    if len(teller.tried) >= ENOUGH:
        best = teller.tried[0]
        yield Step(texts("lab.next.tokens" if best.more else "lab.next.tokens.same", tokens=best.tokens, change=rule))
    elif found.verdict == OPEN:
        yield Step(texts("lab.next.edge", edge=teller.open(), change=change))
    elif found.verdict in FLAGGED:
        yield Step(texts(f"lab.next.{way}{'' if counted else '.rule'}"))
    else:
        yield Step(texts(f"lab.next.{found.verdict}", change=change))
    if way == "more" and found.shown[LEAD].low > 0 > found.shown[MARGIN].high:
        yield Step(texts("lab.next.late"))
    if counted and not teller.tried:
        yield Step(texts("lab.next.suggest"), (asked.again("--suggest"),))
    if found.verdict != OPEN and _worth(teller):
        yield Step(texts("lab.next.known", more=teller.open()))
        yield Step(texts("lab.next.games"), (asked.again("--games", str(teller.settled_by())),))


def _counted(setting: Setting, way: str) -> bool:
    """Return whether the piece can have another number of tokens, in the direction that is wanted."""
    ways: Mapping[str, tuple[int, ...]] = {"less": (-1,), "more": (1,), "any": (-1, 1)}
    for more in ways[way]:
        try:
            rules_with(setting.choice, setting.piece, more)
        except SwcoreError:
            continue
        return True
    return False
