"""A verdict in words that claim no more than the data."""

from __future__ import annotations

import math
from collections.abc import Iterator

from swcore.engine.ruleset import Ruleset
from swcore.wording.catalogue import Catalogue, figure
from swcore_lab.field import Field
from swcore_lab.games import ROUNDS
from swcore_lab.intervals import Estimate
from swcore_lab.pairs import Setting
from swcore_lab.trial import OPEN, Found


class Teller:
    """Tells what a trial found.

    Args:
        setting: what was tried.
        ruleset: the rules with the piece.
        field: what is usual.
        found: what was found.
        texts: the texts of the lab.
    """

    def __init__(self, setting: Setting, ruleset: Ruleset, field: Field, found: Found, texts: Catalogue) -> None:
        self.setting, self.ruleset, self.field, self.found, self.texts = setting, ruleset, field, found, texts

    def name(self, id: str) -> str:
        """Return the name of a piece."""
        piece = self.ruleset.pieces.get(id)
        return self.texts.name(piece.name) if piece else id

    def title(self) -> str:
        """Return what is asked."""
        return self.texts("lab.title", name=self.name(self.setting.piece))

    def verdict(self) -> str:
        """Return the answer, in a sentence or two."""
        return self.texts(f"lab.{self.found.verdict}", name=self.name(self.setting.piece))

    def reasons(self) -> Iterator[str]:
        """Yield the sentences that carry the verdict."""
        found = self.found
        yield self._estimate("lab.lead", found.shown, rounds=ROUNDS)
        yield self.texts("lab.range", floor=_signed(self.field.floor()), ceiling=_signed(self.field.ceiling()))
        others = len([id for id in self.field.means if id != self.setting.piece])
        yield self.texts("lab.ranks", below=len(found.below), above=len(found.above), all=others)
        yield from self._partners()
        if found.verdict == OPEN:
            yield self._open()

    def figures(self) -> Iterator[str]:
        """Yield the further numbers."""
        found = self.found
        yield self._estimate("lab.margin", found.margin)
        yield self._estimate("lab.win", found.win, scale=100)
        yield self._estimate("lab.coins", found.coins)
        if found.weaker is not None:
            yield self._estimate("lab.weaker", found.weaker, bot=self.setting.bots[1], rounds=ROUNDS)

    def source(self) -> str:
        """Return where the numbers of the official pieces come from."""
        key = "lab.source" if self.field.version else "lab.source.now"
        return self.texts(key, blocks=self.field.blocks, version=self.field.version, date=self.field.date)

    def played(self, seconds: float) -> str:
        """Return how much was played."""
        setting = self.setting
        values = {"seed": setting.seed, "bots": ", ".join(setting.bots), "seats": setting.seats}
        return self.texts("lab.played", games=2 * len(self.found.pairs), seconds=f"{seconds:.0f}", **values)

    def _partners(self) -> Iterator[str]:
        sure = [one for one in self.found.partners if one.surely]
        if not sure:
            yield self.texts("lab.partner.none")
        for one in sure:
            key = "lab.partner.high" if one.mean > 0 else "lab.partner.low"
            yield self.texts(key, partner=self.name(one.id), mean=f"{abs(one.mean):.1f}")

    def _open(self) -> str:
        found = self.found
        if not 0 < found.more < 20 * max(1, found.lead.count):
            return self.texts("lab.edge")
        return self.texts("lab.more", games=2 * found.more * len(self.setting.bots), pairs=found.lead.count + found.more)

    def _estimate(self, key: str, one: Estimate, scale: float = 1, **values: object) -> str:
        between = self.texts("lab.none")
        if math.isfinite(one.low):
            between = self.texts("lab.interval", low=_signed(one.low * scale), high=_signed(one.high * scale))
        return self.texts(key, mean=_signed(one.mean * scale), interval=between, **values)


def _signed(value: float) -> str:
    return figure(value, "+.1f")
