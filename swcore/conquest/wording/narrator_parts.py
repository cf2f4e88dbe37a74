"""Sentence parts for what happens besides conquests: uses and what others lose by them, places, faces, and payments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from swcore.conquest.position.army import Conquest
from swcore.conquest.position.places import NOBODY
from swcore.conquest.wording.turn_facts import Deed, Income, Known

if TYPE_CHECKING:
    from swcore.conquest.wording.narrator import Narrator


class DeedTexts:
    """Tells deeds of a turn.

    Args:
        narrator: whose words and names are used.
        seat: whose turn it is.
    """

    def __init__(self, narrator: Narrator, seat: int) -> None:
        self.narrator, self.words, self.names, self.seat = narrator, narrator.words, narrator.names, seat

    def tell(self, deeds: Iterable[Deed]) -> list[str]:
        """Return a sentence part for each deed."""
        told: dict[str, Callable[..., str]] = {
            "used": self._used,
            "short": self._short,
            "assault": self._assault,
            "moved": self._moved,
            "swapped": self._swapped,
            "redrawn": self._redrawn,
            "carried": self._carried,
            "shown": self._shown,
            "stocked": self._stocked,
            "laid": self._laid,
            "locked": self._locked,
            "stashed": self._stashed,
            "unstashed": self._unstashed,
            "supplied": self._supplied,
            "lent": self._lent,
            "unlent": self._unlent,
            "answered": self._answered,
            "drawn-die": lambda piece, pips: self.words("told.piece-rolled", piece=self.words.piece(piece), n=pips),
            "drawn-bag": lambda piece, word: self.words(
                "told.chosen", piece=self.words.piece(piece), value=self.words.value(word, self.narrator.you, piece)
            ),
            "noted": lambda text: text,
            "map-terrain": lambda region, name: self._of_map("terrain", region, self.words.word("terrain", name)),
            "map-symbol": lambda region, name: self._of_map("symbol", region, self.words.word("symbol", name)),
            "map-no-symbol": lambda region, name: self._of_map("no-symbol", region, self.words.word("symbol", name)),
            "map-border": lambda one, other: self._of_map("border", one, self.narrator.names[other]),
            "map-no-border": lambda one, other: self._of_map("no-border", one, self.narrator.names[other]),
            "map-moved": lambda region, beside: self._of_map("moved", region, self._listed(beside)),
            "map-region": lambda name, terrain: self.words(
                "told.map.region", region=name, what=self.words.word("terrain", terrain)
            ),
        }
        return [told[kind](*args) if kind in told else self._at(kind, *args) for kind, args in deeds]

    def _of_map(self, what: str, region: int, word: str) -> str:
        return self.words(f"told.map.{what}", region=self.narrator.names[region], what=word)

    def _listed(self, mask: int) -> str:
        return ", ".join(name for number, name in enumerate(self.narrator.names) if mask >> number & 1) or "-"

    def payments(self, paid: list[Income]) -> list[str]:
        """Return a sentence part for each payment; what one seat pays and another one gets at once is one."""
        found, rest = [], [one for one in paid if one[2]]  # without parts nobody says what for
        while rest:
            seat, amount, parts = rest.pop(0)
            _, reason, _, piece = parts[0]
            facts = {"who": self.narrator.called(seat), "coins": self.words.count("coin", abs(amount))}
            facts["why"] = self.words.reason(reason, piece)
            if amount < 0 and rest and rest[0][1] == -amount and rest[0][2][0][1:] == parts[0][1:]:
                found.append(self.words("told.pays-to", whom=self.narrator.called(rest.pop(0)[0]), **facts))
            else:
                found.append(self.words("told.pays" if amount < 0 else "told.gets", **facts))
        return found

    def _used(self, name: str, region: str) -> str:
        group = "did" if f"did.{name}" in self.words else "use"
        return self.words("told.used", what=self.words.word(group, name), region=region)

    def _short(self, region: str, mode: str, die: int) -> str:
        return self.words("told.short", mode=self.words.word("mode", mode), region=region, n=die)

    def _assault(self, record: Conquest) -> str:
        words, who = self.words, ""
        if record.victim != NOBODY:
            army = self.narrator.owned(self.narrator.armies[record.victim], self.seat)
            who = f" ({army} −{record.to_tray})" if record.to_tray else f" ({army})"
        return words("told.assault", mode=words.word("mode", record.mode), region=self.names[record.region]) + who

    def _moved(self, army: Known, source: int, target: int) -> str:
        where = {"source": self.names[source], "target": self.names[target]}
        return self.words("told.moved", army=self.narrator.owned(army, self.seat), **where)

    def _laid(self, race: str, what: str, count: int) -> str:
        words = self.words
        lies = words.count("token", count) if what == race else f"{words.piece(what)} ×{count}"
        return words("told.laid", race=words.piece(race), what=lies)

    def _locked(self, race: str, reason: str, piece: str) -> str:
        why = self.words.reason(reason, piece) if reason else ""
        return self.words("told.locked" if reason else "told.unlocked", race=self.words.piece(race), why=why)

    def _swapped(self, one: int, other: int) -> str:
        return self.words("told.swapped", one=self.names[one], other=self.names[other])

    def _redrawn(self, place: str, other: str, region: int) -> str:
        words = self.words
        return words("told.redrawn", place=words.piece(place), other=words.piece(other), region=self.names[region])

    def _carried(self, marker: str, source: int, target: int) -> str:
        where = {"source": self.names[source], "target": self.names[target]}
        return self.words("told.carried", marker=self.words.piece(marker), **where)

    def _shown(self, marker: str, region: int, face: str) -> str:
        words = self.words
        return words("told.shown", marker=words.piece(marker), region=self.names[region], face=words.word("face", face))

    def _stocked(self, marker: str, count: int) -> str:
        name = self.words.piece(marker)
        return self.words("told.stocked", marker=name if count == 1 else f"{name} ×{count}")

    def _answered(self, piece: str, answers: tuple[tuple[int, str], ...]) -> str:
        words, you = self.words, self.narrator.you
        said = [
            words("told.answer", who=words.seat(seat, you), value=words.value(value, you, piece) if value else words("none"))
            for seat, value in answers
        ]
        return words("told.chosen", piece=words.piece(piece), value=", ".join(said))

    def _stashed(self, pool: str, count: int) -> str:
        return self.words("told.stashed", pool=self.words.pool(pool), tokens=self.words.count("token", count))

    def _unstashed(self, pool: str, count: int) -> str:
        return self.words("told.unstashed", pool=self.words.pool(pool), tokens=self.words.count("token", count))

    def _supplied(self, race: str, count: int) -> str:
        return self.words("told.supplied", race=self.words.piece(race), tokens=self.words.count("token", count))

    def _lent(self, army: Known, piece: str) -> str:
        return self.words("told.lent", army=self.narrator.owned(army, self.seat), piece=self.words.piece(piece))

    def _unlent(self, army: Known, piece: str) -> str:
        return self.words("told.unlent", army=self.narrator.owned(army, self.seat), piece=self.words.piece(piece))

    def _at(self, kind: str, what: Known | str, region: int) -> str:
        """Tell what happened to an army or a marker in a region."""
        name = self.words.piece(what) if isinstance(what, str) else self.narrator.owned(what, self.seat)
        return self.words(f"told.{kind}", what=name, region=self.names[region])
