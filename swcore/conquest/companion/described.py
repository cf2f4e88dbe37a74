"""A conquest that somebody describes in words: `mountain, 2 gnolls, MARKER, I am POWER`."""

from __future__ import annotations

from typing import Any

import attrs

from swcore.companion import Desk, Names, Refused, is_number, number, plain
from swcore.companion.names import PART as PART_OF_A_NAME
from swcore.companion.names import Found

FROM, SELF, DECLINED, TOKENS, EDGE, SKIP = "from", "self", "declined", "tokens", "edge", "skip"
TERRAIN, SYMBOL, MARKER, RACE, POWER, NATIVES, PLACE = "terrain", "symbol", "marker", "race", "power", "natives", "place"
THERE = (TERRAIN, SYMBOL, MARKER, RACE, NATIVES, PLACE)
ME = (RACE, POWER)
BETWEEN = tuple("-–—·&+.:!?×")  # signs that may stand alone between words
MOST = 20  # tokens or markers of a kind in a region


@attrs.frozen
class Described:
    """A region and who wants it.

    Attributes:
        terrain: its terrain; "" when nothing was said.
        symbols: its symbols.
        edge: whether it lies at the border of the map, or where armies may enter.
        markers: markers and places that lie there, with how many.
        holders: tokens there, as (race or "", how many, whether in decline).
        race, power: who conquers; "" for what was not said.
        start: terrain of a region next to it that the conqueror holds.
    """

    terrain: str = ""
    symbols: tuple[str, ...] = ()
    edge: bool = False
    markers: tuple[tuple[str, int], ...] = ()
    holders: tuple[tuple[str, int, bool], ...] = ()
    race: str = ""
    power: str = ""
    start: str = ""


class Reader:
    """Reads descriptions.

    Args:
        names: the names of the pieces, of terrains and symbols.
        glue: the words between them, by what they say.
    """

    def __init__(self, names: Names, glue: dict[str, frozenset[str]]) -> None:
        self.names, self.glue = names, glue

    def read(self, text: str) -> tuple[Described, list[str]]:
        """Return what was described, and the words that mean nothing."""
        self._found: dict[str, Any] = {"markers": [], "holders": [], "symbols": []}
        self._unknown: list[str] = []
        self._me, self._from = False, False
        for part in text.replace(";", ",").split(","):
            self._part([word for one in part.split() for word in _words(one)])
        found = self._found
        return Described(**{**found, **{name: tuple(found[name]) for name in ("markers", "holders", "symbols")}}), self._unknown

    def _part(self, words: list[str]) -> None:
        """Read the words between two commas; only here a number goes with what follows it."""
        self._me, self._from, self._last = False, False, False
        self._declined = any(word in self.glue[DECLINED] for word in words)
        count = 0
        while words:
            word = words[0]
            if is_number(word):
                self._uncounted(count)
                count, length = self._counted(word), 1
            else:
                length = self._glued(words, count) or self._named(words, count)
                count = count if self._kept(word) else 0
            if not length:
                self._unknown.append(word)
                length = 1
            words = words[length:]
        if count:
            self._behind(count)

    def _counted(self, word: str) -> int:
        """Return a number, or 0 for one that nothing can be counted by, which is kept as it was written."""
        try:
            return number(word, 1, MOST)
        except Refused:
            self._unknown.append(word)
            return 0

    def _uncounted(self, count: int) -> None:
        """Keep a number that counts nothing among what means nothing."""
        if count:
            self._unknown.append(str(count))

    def _behind(self, count: int) -> None:
        """Take a number that stands behind what it counts: `gnolls 2`."""
        held, uncounted = self._found["holders"], self._last
        if uncounted and held and held[-1][1] == 1:
            held[-1] = (held[-1][0], count, held[-1][2])
        else:
            self._uncounted(count)

    def _kept(self, word: str) -> bool:
        """Return whether a number before a word is for what follows it."""
        return word in self.glue[SKIP] or word in self.glue[DECLINED]

    def _glued(self, words: list[str], count: int) -> int:
        """Take in a word between names; return how many words it was."""
        word = words[0]
        if word in self.glue[TOKENS]:
            if count:
                self._found["holders"].append(("", count, self._declined))
            return 1
        if word in self.glue[SELF]:
            self._me = True
        elif word in self.glue[FROM]:
            self._from = True
        elif word in self.glue[EDGE]:
            self._found["edge"] = True
        elif not self._kept(word):
            return 0
        return 1

    def _named(self, words: list[str], count: int) -> int:
        """Take in a name; return how many words it was."""
        found = self._ground(words) or self.names.read(words, ME if self._me else THERE)
        if count and not self._me:  # `2 gnolls den`: a number goes with tokens, not with a marker that is called after them
            single = self.names.read(words[:1], (RACE, NATIVES))
            found = single if single is not None and len(single.meanings) == 1 else found
        if found is None:
            return 0
        if len(found.meanings) > 1:
            raise Refused("several", near=sorted(id for _, id in found.meanings), text=" ".join(words[: found.length]))
        self._take(*found.meanings[0], count)
        return found.length

    def _ground(self, words: list[str]) -> Found | None:
        """Return the terrain that words name, where one is still to be named: it goes before a marker that is called alike."""
        if self._me or ("terrain" in self._found and not self._from):
            return None
        found = self.names.read(words, (TERRAIN,))
        return found if found is not None and (self._from or not self._better(words, found)) else None

    def _better(self, words: list[str], ground: Found) -> bool:
        """Return whether more of the words name something else, or its whole name where the terrain is only cut short."""
        other = self.names.read(words, THERE)
        return other is not None and (other.length > ground.length or (other.rank == 0 and ground.rank >= PART_OF_A_NAME))

    def _take(self, group: str, id: str, count: int) -> None:
        if group in (TERRAIN, SYMBOL) or (self._me and group in ME):
            self._uncounted(count)
        if group == TERRAIN:
            self._only("start" if self._from else "terrain", id)
        elif group == SYMBOL:
            self._found["symbols"].append(id)
        elif group in (MARKER, PLACE):
            self._found["markers"].append((id, count or 1))
        elif self._me:
            self._only(group, id)
        else:
            self._found["holders"].append((id, count or 1, self._declined))
            self._last = not count

    def _only(self, field: str, id: str) -> None:
        """Take in what there is one of.

        Raises:
            Refused: `two-terrains`, `two-starts`, `two-races` or `two-powers`.
        """
        before = self._found.get(field, id)
        if before != id:
            raise Refused(f"two-{field}s", pieces=[before, id], grounds=[before, id])
        self._found[field] = id


def _words(written: str) -> list[str]:
    """Return a word as it is looked up; a number stays as it was written, so that none is taken for another.

    Signs stay too, so that what means nothing is told; one alone that people put between words is passed over.
    """
    bare = written.strip("()[]:;!?×x")
    return [bare] if is_number(bare) else plain(written).split() or [one for one in (written,) if one not in BETWEEN]


def reader(desk: Desk) -> Reader:
    """Return a reader of the words of a game."""
    glue = {}
    for kind in (FROM, SELF, DECLINED, TOKENS, EDGE, SKIP):
        texts = desk.texts.texts(f"says.{kind}").values()
        glue[kind] = frozenset(word for text in texts for word in plain(str(text)).split())
    return Reader(desk.companion.names, glue)
