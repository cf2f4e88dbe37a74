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
from swcore_lab.intervals import LEAST
from swcore_lab.pairs import Setting, rules_with
from swcore_lab.verdicts import ABOVE, FITS, FLAGGED, HIGH, OPEN, STRONG

if TYPE_CHECKING:
    from swcore_lab.telling import Teller
    from swcore_lab.trial import Found

KEPT = (  # what a further trial is asked again
    *("game", "wanted", "players", "map", "maps", "edition", "bots", "than", "picks", "jobs", "seed", "report", "language"),
)
PLAYED = ("--players", "--map", "--edition")  # which `swcore play` takes, too, besides the game
FILED = ("map", "than", "report")  # what may be the name of a file
LONG = 2  # times the places of the official pieces: to play more of them takes a quarter of an hour and more
QUICK = 400  # places that a bot which answers at once may be asked for, however few the official pieces were played in
ENOUGH = 2  # numbers of tokens that must have been tried before one of them is the nearest


@attrs.frozen
class Asked:
    """How `swcore balance` was called, from which further command lines are made.

    Attributes:
        target: the piece, as it was typed.
        rest: the options that a further trial needs, too.
        games: the budget as it was typed; "" where none was.
    """

    target: str
    rest: tuple[str, ...] = ()
    games: str = ""

    def again(self, *more: str) -> str:
        """Return the command line of a further trial.

        Args:
            more: words that are added.
        """
        return " ".join(["swcore balance", *(quoted(word) for word in (self.target, *self.rest, *more))])

    def longer(self, games: int, seed: int) -> str:
        """Return the command line of a trial in which the games of this one are played again, and more.

        Args:
            games: in how many places; 0 for the usual number.
            seed: of this one: another order would draw other places.
        """
        seeded = () if "--seed" in self.rest else ("--seed", str(seed))
        return self.again(*seeded, *(("--games", str(games)) if games else ()))

    def played(self) -> str:
        """Return the command line that plays with the piece, in the game, on the map and with as many seats as it was tried."""
        told = dict(zip(self.rest[::2], self.rest[1::2], strict=True))
        game = [told["--game"]] if "--game" in told else []
        more = [word for name in PLAYED if name in told for word in (name, told[name])]
        return " ".join(["swcore play", *(quoted(word) for word in (*game, "--piece", self.target, *more))])

    def printed(self) -> str:
        """Return the command line that prints the card of the piece."""
        told = dict(zip(self.rest[::2], self.rest[1::2], strict=True))
        game = ["--game", told["--game"]] if "--game" in told else []
        page = no_option(f"{Path(self.target).stem}.pdf")
        return " ".join(["swcore card", *(quoted(word) for word in (self.target, *game, "--out", page))])


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
            value = str(context.params[name])
            rest += [parameter.opts[0], no_option(value) if name in FILED else value]
    games = context.params["games"]
    return Asked(no_option(context.params["piece"]), tuple(rest), str(games) if games else "")


def no_option(file: str) -> str:
    """Return the name of a file so that no command takes it for an option.

    Args:
        file: the name.
    """
    return f"./{file}" if file.startswith("-") else file


def steps(teller: Teller) -> Iterator[Step]:
    """Yield what is to be done next. Steps that want a command are left out where nobody can type one.

    Args:
        teller: tells what was found; its `asked` is None where there is no command line.
    """
    asked = teller.asked
    for step in (*_advised(teller), *_compared(teller)):
        if asked or not step.commands:
            yield step


def _advised(teller: Teller) -> Iterator[Step]:
    setting, found, texts = teller.setting, teller.found, teller.texts
    asked = teller.asked or Asked("")
    if found.silent:
        yield _begin_again(teller)
    elif found.stopped and found.verdict not in FLAGGED:
        yield Step(texts("lab.next.whole"), (asked.longer(int(asked.games or 0), setting.seed),))
    elif found.verdict == OPEN and _worth(teller):
        yield Step(texts(f"lab.next.open{_whose(setting)}", more=teller.open()))
        yield Step(texts("lab.next.games"), (asked.longer(teller.settled_by(), setting.seed),))
    elif not setting.choice.files:
        yield Step(texts(f"lab.next{_whose(setting)}"))
    elif found.verdict == FITS:
        yield Step(texts("lab.next.fits"))
        yield Step(texts("lab.next.play"), (asked.played(), asked.printed()))
    else:
        yield from _change(teller, asked)


def _whose(setting: Setting) -> str:
    """Return the end of the name of a text: for a piece of one's own "", else whether it is official or just installed."""
    if setting.choice.files:
        return ""
    return ".official" if setting.piece in setting.field else ".installed"


def _begin_again(teller: Teller) -> Step:
    """Return the advice to begin again, with all that was asked for."""
    asked = teller.asked or Asked("")
    return Step(teller.texts("lab.next.again"), (asked.again(*(("--games", asked.games) if asked.games else ())),))


def _compared(teller: Teller) -> Iterator[Step]:
    """Yield how two versions that were not told apart may be."""
    found, asked = teller.compared, teller.asked
    if found is None or asked is None or teller.found.silent:
        return
    if len(found.pairs) < LEAST:
        yield _begin_again(teller)
        return
    worth = [more for more in found.more.values() if 0 < more <= teller.worth()]
    if worth:
        games = max(worth)
        yield Step(teller.texts("lab.next.than", games=games), (asked.longer(games, teller.setting.seed),))


def _worth(teller: Teller) -> bool:
    """Return whether games that settle it are worth the time: the official pieces need at most as many places as they have."""
    return 0 < teller.settled_by() <= teller.worth()


def _change(teller: Teller, asked: Asked) -> Iterator[Step]:
    """Yield how a piece of one's own is to be changed, or may stay as it is."""
    setting, found, texts = teller.setting, teller.found, teller.texts
    way = _way(found)
    course = _course(found)
    crossed = (way, course) in (("less", "late"), ("more", "early"))  # the opening says one thing, and the end another
    counted = not crossed and _counted(setting, way)
    change, rule = texts(f"lab.next.change.{way}{'' if counted else '.rule'}"), texts(f"lab.next.change.{way}.rule")
    if len(teller.tried) >= ENOUGH:
        best = teller.tried[0]
        yield Step(texts("lab.next.tokens" if best.more else "lab.next.tokens.same", tokens=best.tokens, change=rule))
    elif crossed:
        yield Step(texts(f"lab.next.shift.{course}"))
    elif found.verdict == OPEN:
        yield Step(texts("lab.next.edge" if way == "any" else f"lab.next.edge.{way}", edge=teller.open(), change=change))
        if not teller.settled_by() and len(teller.field.usual) < QUICK <= teller.worth():
            yield Step(texts("lab.next.field", games=QUICK), (asked.longer(QUICK, setting.seed),))
    elif found.verdict in FLAGGED:
        yield Step(texts(f"lab.next.{way}{'' if counted else '.rule'}"))
    else:
        yield Step(texts(f"lab.next.{found.verdict}", change=change))
    if course and not crossed:
        yield Step(texts(f"lab.next.{course}"))
    if counted and not teller.tried:
        yield Step(texts("lab.next.suggest"), (asked.again("--suggest"),))
    if found.verdict != OPEN and _worth(teller):
        yield Step(texts("lab.next.known", more=teller.open()))
        yield Step(texts("lab.next.games"), (asked.longer(teller.settled_by(), setting.seed),))


def _course(found: Found) -> str:
    """Return when a piece should pay more: `late` for one surely above the usual in the opening and below it in the end."""
    whole, opening = found.shown[MARGIN], found.shown[LEAD]
    if opening.low > 0 > whole.high:
        return "late"
    return "early" if whole.low > 0 > opening.high else ""


def _way(found: Found) -> str:
    """Return in which direction a piece is to be changed: `less`, `more`, or `any` where these games do not tell even that."""
    if found.verdict == OPEN:
        margin = found.shown[MARGIN]
        return "less" if margin.low > 0 else "more" if margin.high < 0 else "any"
    return "less" if found.verdict in (STRONG, ABOVE, HIGH) else "more"


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
