"""How two versions of a piece compare, in words, and which version was tried."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from swcore.wording.catalogue import Catalogue
from swcore_lab.comparing import Compared
from swcore_lab.games import ROUNDS
from swcore_lab.intervals import LEAST, Estimate
from swcore_lab.pairs import Setting, rules_of
from swcore_lab.signs import signed
from swcore_lab.verdicts import CRITERIA
from swcore_lab.versions import Version

ROUGH = 10  # places that differ, below which an interval is a rough one


def identity(version: Version, key: str, time: str, texts: Catalogue) -> str:
    """Return which version was tried, in a sentence.

    Args:
        version: the version.
        key: of the sentence, without what follows: `lab.tried` or `lab.tried.than`.
        time: when; "" where it is said already.
        texts: the texts of the lab.
    """
    parts = [version.file or version.piece]
    if version.tokens is not None:
        parts.append(texts.count("lab.tokens", version.tokens))
    if version.digest:
        parts.append(texts("lab.tried.digest", digest=version.digest))
    if version.installed:
        parts.append(texts("lab.tried.installed", version=version.installed))
    return texts(key, what=", ".join([*parts, *([time] if time else [])]))


def named_apart(new: Setting, new_name: str, target: str, old: Setting, texts: Catalogue) -> tuple[str, str]:
    """Return the names of two versions, with their files where the names are the same, and the folders where the files are.

    Args:
        new, old: the versions.
        new_name: the name of the new one.
        target: the old one as it was typed.
        texts: the texts of the lab.
    """
    piece = rules_of(old.choice).pieces[old.piece]
    old_name = texts.name(piece.name)
    if new_name != old_name:
        return new_name, old_name
    ones = (next(iter(new.choice.files[-1:]), new.piece), target)
    bare = (Path(ones[0]).name, Path(ones[1]).name)
    first, second = bare if bare[0] != bare[1] else ones
    return f"{new_name} ({first})", f"{old_name} ({second})"


def same_lines(new: Version, old: Version, texts: Catalogue) -> Iterator[str]:
    """Yield that a piece is compared with itself, or with a copy, where it is.

    Args:
        new, old: the versions.
        texts: the texts of the lab.
    """
    if new.piece != old.piece or new.digest != old.digest or bool(new.file) != bool(old.file):
        return
    if Path(new.file).resolve() == Path(old.file).resolve():
        yield texts("lab.than.itself", what=new.file or new.piece)
    elif new.digest:
        yield texts("lab.than.copy", new=new.file, old=old.file)


def compared_lines(found: Compared, names: tuple[str, str], places: int, most: int, texts: Catalogue) -> Iterator[str]:
    """Yield what is known of the difference, by each criterion.

    Args:
        found: the comparison.
        names: of the new and the old version.
        places: in how many the official pieces are known.
        most: games that are worth naming.
        texts: the texts of the lab.
    """
    new, old = names
    count = len(found.pairs)
    if count < LEAST:
        yield texts("lab.than.few", new=new, old=old, games=count, least=LEAST)
        return
    if not any(found.differ.values()):
        yield texts("lab.than.same", new=new, old=old, games=count)
        return
    worth = {name: more if more <= most else 0 for name, more in found.more.items()}
    for name in CRITERIA:
        if found.differ[name]:
            yield _line(found.shown[name], worth[name], name, names, texts)
            if found.differ[name] < ROUGH:
                yield texts("lab.than.rough", count=found.differ[name], games=count)
        else:
            where = texts(f"lab.than.{name}", rounds=ROUNDS)
            yield texts("lab.than.none", new=new, old=old, games=count, where=where)
    if (games := max(worth.values())) > places:
        yield texts("lab.than.field", games=games, missing=games - places)


def in_short(found: Compared, new: str, texts: Catalogue) -> Iterator[str]:
    """Yield which version is better, in a sentence: over a whole game where that is known, else in the first rounds.

    Args:
        found: the comparison; where there are too few games, or nothing differs, there is nothing to sum up.
        new: the name of the new version.
        texts: the texts of the lab.
    """
    if len(found.pairs) < LEAST or all(one.mean == 0 and one.spread == 0 for one in found.shown.values()):
        return
    whole, opening = (found.shown[name] for name in CRITERIA)
    if whole.low > 0 or whole.high < 0:
        yield texts(f"lab.than.short.{'more' if whole.low > 0 else 'less'}", new=new)
        return
    early = "early.more" if opening.low > 0 else "early.less" if opening.high < 0 else "open"
    most = texts.figure(max(abs(whole.low), abs(whole.high)), ".1f")
    yield texts(f"lab.than.short.{early}", new=new, rounds=ROUNDS, most=most)


def _line(one: Estimate, more: int, name: str, names: tuple[str, str], texts: Catalogue) -> str:
    values = {"old": names[1], "at": texts(f"lab.than.at.{name}", rounds=ROUNDS)}
    if one.low > 0 or one.high < 0:
        low, high = (one.low, one.high) if one.low > 0 else (-one.high, -one.low)
        interval = texts("lab.interval", low=texts.figure(low, ".1f"), high=texts.figure(high, ".1f"))
        key = "lab.than.more" if one.low > 0 else "lab.than.less"
        return texts(key, mean=texts.figure(abs(one.mean), ".1f"), interval=interval, **values)
    first, last, mean = (signed(value, texts.language) for value in (one.low, one.high, one.mean))
    rest = texts("lab.than.games", games=more) if more else texts("lab.than.never")
    return texts("lab.than.open", mean=mean, interval=texts("lab.interval", low=first, high=last), rest=rest, **values)
