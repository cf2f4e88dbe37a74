"""What to do next: what a verdict advises, in sentences, with the command lines for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import attrs

from swcore.errors import SwcoreError
from swcore_lab.command_lines import Asked, without
from swcore_lab.games import LEAD, MARGIN
from swcore_lab.intervals import LEAST
from swcore_lab.pairs import Setting, rules_with
from swcore_lab.suggesting import REACH
from swcore_lab.verdicts import ABOVE, FITS, FLAGGED, HIGH, LOW, OPEN, STRONG

if TYPE_CHECKING:
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.suggesting import Tried
    from swcore_lab.telling import Teller
    from swcore_lab.trial import Found

LONG = 2  # times the places of the official pieces: to play more of them takes a quarter of an hour and more
QUICK = 400  # places that a bot which answers at once may be asked for, however few the official pieces were played in
FAR = 2  # times the bound of what pieces like the official ones bring, beyond which no token or two mend a piece
ENOUGH = 2  # numbers of tokens that must have been tried before one of them is the nearest


@attrs.frozen
class Step:
    """One step that is advised.

    Attributes:
        say: a sentence or two.
        commands: command lines that do it; none where no command is needed.
    """

    say: str
    commands: tuple[str, ...] = ()


def steps(teller: Teller) -> Iterator[Step]:
    """Yield what is to be done next. Steps that want a command are left out where nobody can type one.

    Args:
        teller: tells what was found; its `asked` is None where there is no command line.
    """
    asked = teller.asked
    for step in (*_advised(teller, _kept(teller)), *_compared(teller)):
        if asked or not step.commands:
            yield step


def _kept(teller: Teller) -> Asked:
    """Return how the command was called, without the comparison of a piece with itself."""
    asked = teller.asked or Asked("")
    return attrs.evolve(asked, rest=without(asked.rest, "--than")) if _itself(teller) else asked


def _itself(teller: Teller) -> bool:
    """Return whether a piece was compared with itself, which nobody wants to do twice."""
    return teller.compared is not None and teller.compared.version == teller.version


def _advised(teller: Teller, asked: Asked) -> Iterator[Step]:
    setting, found, texts = teller.setting, teller.found, teller.texts
    if found.silent:
        yield _begin_again(teller)
    elif found.stopped and found.verdict not in FLAGGED:
        yield Step(texts("lab.next.whole"), (asked.longer(int(asked.games or 0), setting.seed),))
    elif teller.asked and found.verdict == OPEN and setting.choice.files and not _worth(teller) and teller.left_places():
        places = len(teller.field.usual)
        yield Step(texts("lab.next.places", places=places), (asked.longer(places, setting.seed),))
    elif found.verdict == OPEN and _worth(teller):
        yield Step(texts(f"lab.next.open{_whose(setting)}", more=teller.open()))
        yield Step(texts("lab.next.games"), (asked.longer(teller.settled_by(), setting.seed),))
    elif not setting.choice.files:
        yield Step(texts(f"lab.next{_whose(setting)}"))
    elif found.verdict == FITS:
        yield Step(_fitting(teller))
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
    if found is None or asked is None or teller.found.silent or _itself(teller):
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
        if found.verdict in (HIGH, LOW):
            yield Step(texts(f"lab.next.stay.{found.verdict}"))
        yield from _numbered(teller.tried[0], rule, asked, texts)
    elif crossed:
        yield Step(texts(f"lab.next.shift.{course}"))
    elif found.verdict == OPEN:
        yield Step(texts("lab.next.edge" if way == "any" else f"lab.next.edge.{way}", edge=teller.open(), change=change))
        if not teller.settled_by() and len(teller.field.usual) < QUICK <= teller.worth():
            yield Step(texts("lab.next.field", games=QUICK), (asked.longer(QUICK, setting.seed),))
    elif found.verdict in FLAGGED:
        far = ".far" if _far(found) else ""
        yield Step(texts(f"lab.next.{way}{far if counted else '.rule'}"))
    else:
        yield Step(texts(f"lab.next.{found.verdict}", change=change))
    if course and not crossed:
        yield Step(texts(f"lab.next.{course}"))
    if counted and not teller.tried:
        yield Step(texts("lab.next.suggest"), (asked.again("--suggest"),))
    if found.verdict != OPEN and _worth(teller):
        yield Step(texts("lab.next.known", more=teller.open()))
        yield Step(texts("lab.next.games"), (asked.longer(teller.settled_by(), setting.seed),))


def _numbered(best: Tried, rule: str, asked: Asked, texts: Catalogue) -> Iterator[Step]:
    """Yield what is advised of the number of tokens that came nearest, and of a rule where no number will do."""
    margin = best.shown[MARGIN]
    if abs(best.more) == REACH and not best.last:  # the last one that was tried, though not the last one that is allowed
        yield Step(texts(f"lab.suggest.{'most' if best.more > 0 else 'least'}", tokens=best.tokens))
        yield Step(texts("lab.next.try"), (asked.again("--suggest"),))
        return
    if best.more and margin.low <= 0 <= margin.high:
        yield Step(texts("lab.next.tokens", tokens=best.tokens))
    elif best.more:
        key = "less" if margin.low > 0 else "more"
        yield Step(texts(f"lab.next.tokens.{key}", tokens=best.tokens, change=texts(f"lab.next.change.{key}.rule")))
    else:
        yield Step(texts("lab.next.tokens.same", tokens=best.tokens, change=rule))
    yield Step(texts("lab.next.try"), (asked.again(),))


def _far(found: Found) -> bool:
    """Return whether a piece is surely further from usual than twice what pieces like the official ones bring."""
    margin, bounds = found.shown[MARGIN], found.bounds
    return margin.low > FAR * bounds.high or margin.high < FAR * bounds.low


def _course(found: Found) -> str:
    """Return when a piece should pay more: `late` for one surely above the usual in the opening and below it in the end."""
    whole, opening = found.shown[MARGIN], found.shown[LEAD]
    if opening.low > 0 > whole.high:
        return "late"
    return "early" if whole.low > 0 > opening.high else ""


def _fitting(teller: Teller) -> str:
    """Return what is said of a piece that fits: whether it may be a usual one, or how to bring it nearer."""
    if len(teller.tried) >= ENOUGH:
        best = teller.tried[0]
        return teller.texts(f"lab.next.fits.tokens{'' if best.more else '.same'}", tokens=best.tokens)
    way = _way(teller.found)
    return teller.texts("lab.next.fits" if way == "any" else f"lab.next.fits.{way}")


def _way(found: Found) -> str:
    """Return in which direction a piece is to be changed: `less`, `more`, or `any` where these games do not tell even that."""
    if found.verdict in (OPEN, FITS):
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
