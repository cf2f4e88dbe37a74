"""A verdict in words that claim no more than the data."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

import attrs

from swcore.bots import GreedyBot, RandomBot
from swcore.engine.ruleset import Ruleset
from swcore.wording.catalogue import Catalogue
from swcore_lab.advice import LONG, QUICK, Step, steps
from swcore_lab.command_lines import Asked
from swcore_lab.compared_telling import compared_lines, identity, in_short, named_apart, same_lines
from swcore_lab.comparing import Compared
from swcore_lab.field import Field
from swcore_lab.further_telling import OFTEN, hands, interval, map_lines, picked_lines, token_lines
from swcore_lab.games import COINS, LEAD, MARGIN, ROUNDS, WIN
from swcore_lab.intervals import FAR, Estimate
from swcore_lab.maps import OnMap
from swcore_lab.pairs import Setting
from swcore_lab.picking import Price
from swcore_lab.reason_telling import listed, reason_lines, skill
from swcore_lab.signs import signed
from swcore_lab.suggesting import Tried
from swcore_lab.trial import Found
from swcore_lab.verdict_telling import verdict_line
from swcore_lab.verdicts import CRITERIA, FITS, STRONG, WEAK, Judged
from swcore_lab.versions import Version, digest_of, version_of

NAMED = 3  # official pieces that are named; of more it is said that there are others


class Teller:
    """Tells what a trial found.

    Args:
        setting: what was tried.
        ruleset: the rules with the piece.
        fields: by the name of a bot, what is usual.
        found: what was found.
        texts: the texts of the lab.
        version: which version was tried, as it was before the games; None to look now.
    """

    def __init__(
        self,
        setting: Setting,
        ruleset: Ruleset,
        fields: Mapping[str, Field],
        found: Found,
        texts: Catalogue,
        version: Version | None = None,
    ) -> None:
        self.setting, self.ruleset, self.found, self.texts = setting, ruleset, found, texts
        self.field = fields[setting.bots[0]]
        self.beside = fields.get(setting.bots[1]) if len(setting.bots) > 1 else None
        self.asked: Asked | None = None  # how the command was called; None where nobody can type one
        self.version, self.time = version or version_of(setting), datetime.now().strftime("%Y-%m-%d %H:%M")
        self.compared: Compared | None = None  # with another version of it
        self.left: tuple[str, ...] = ()  # what was not done, as somebody stopped it
        self.picks: tuple[int, tuple[Price, ...]] = (0, ())
        self.tried: tuple[Tried, ...] = ()
        self.maps: tuple[OnMap, ...] = ()
        told = {id: texts.name(ruleset.pieces[id].name) for id in {*setting.field, *setting.partners, setting.piece}}
        self._twice = {name for name, count in Counter(told.values()).items() if count > 1}

    def name(self, id: str) -> str:
        """Return the name of a piece, with its id where another one has the same name."""
        piece = self.ruleset.pieces.get(id)
        name = self.texts.name(piece.name) if piece else id
        return f"{name} ({id})" if name in self._twice else name

    def title(self) -> str:
        """Return what is asked."""
        return self.texts("lab.title", name=self.name(self.setting.piece))

    def verdict(self) -> str:
        """Return the answer, in a sentence or two."""
        return verdict_line(self)

    def others(self) -> list[str]:
        """Return the official pieces that it is compared with."""
        return list(self.field.others(LEAD, self.setting.piece))

    def reasons(self) -> Iterator[str]:
        """Yield the sentences that carry the verdict."""
        found = self.found
        yield from self._halted()
        if found.silent:
            return
        own = [pair.mine.turns for pair in found.pairs if pair.place.bot == self.setting.bots[0]]
        yield self.texts("lab.turns", turns=self.texts.figure(statistics.fmean(own), ".1f"))
        if found.verdict in (STRONG, WEAK):
            yield self.texts("lab.errs")
        if found.verdict == FITS:
            yield self._range()
        for name in CRITERIA:
            told: Judged = found.judged[name]
            first = self._estimate(f"lab.{name}", found.shown[name], rounds=ROUNDS, **(self._ends() if name == MARGIN else {}))
            yield " ".join(filter(None, (first, self._ranks(told))))
        yield from reason_lines(self)
        if math.isfinite(found.bounds.low):
            yield self.texts("lab.bounds", low=self._signed(found.bounds.low), high=self._signed(found.bounds.high))

    def steps(self) -> list[Step]:
        """Return what to do next."""
        return list(steps(self))

    def against(self) -> list[str]:
        """Return how it compares with another version of it; nothing where it was compared with none."""
        found, setting = self.compared, self.setting
        if found is None:
            return []
        names = named_apart(setting, self.name(setting.piece), found.target, found.old, self.texts)
        same = same_lines(self.version, found.version, self.texts)
        told = compared_lines(found, names, len(self.field.usual), self.worth(), self.texts)
        return [*same, *in_short(found, names[0], self.texts), *told]

    def identities(self) -> list[str]:
        """Return which version was tried and when, and with which one it was compared."""
        known = [(self.version, self.setting, "lab.tried", self.time)]
        if self.compared:
            known.append((self.compared.version, self.compared.old, "lab.tried.than", ""))
        told = [identity(version, key, time, self.texts) for version, _, key, time in known]
        changed = [version.file for version, setting, *_ in known if version.file and digest_of(setting) != version.digest]
        return [*told, *(self.texts("lab.tried.changed", file=file) for file in changed)]

    def _halted(self) -> Iterator[str]:
        """Tell that somebody stopped it, and what was therefore not done."""
        if self.left:
            yield self.texts("lab.left", what=", ".join(self.texts(f"lab.left.{one}") for one in self.left))

    def _ranks(self, told: Judged) -> str:
        """Return how many official pieces it surely surpasses, and falls short of; "" where there are none."""
        below, above, all = len(told.below), len(told.above), len(self.others())
        if not below and not above:
            return ""
        key = "both" if below and above else "below" if below else "above"
        left = [self.name(id) for id in self.others() if id not in (*told.below, *told.above)]
        rest = self.texts("lab.rest.named" if len(left) <= NAMED else "lab.rest", names=listed(left, self.texts)) if left else ""
        return self.texts(f"lab.ranks.{key}", below=below, above=above, all=all, rest=rest)

    def _ends(self) -> dict[str, Any]:
        """Return how far ahead of the others a usual piece brings its holder here, and how far this one does."""
        usual = round(self._usual(MARGIN), 1)
        ends = {"usual": usual, "mine": usual + round(self.found.shown[MARGIN].mean, 1)}  # so that the shown numbers add up
        return {
            name: self.texts(f"lab.{'ahead' if value >= 0 else 'behind'}.by", points=self.texts.figure(abs(value), ".1f"))
            for name, value in ends.items()
        }

    def _usual(self, measure: str) -> float:
        """Return what a usual piece brings in the places that the strongest bot has played."""
        return statistics.fmean(pair.usual[measure] for pair in self.found.pairs if pair.place.bot == self.setting.bots[0])

    def _victories(self) -> str:
        """Return how many of a hundred games are won with it, and how many with a usual piece; more than all cannot be won."""
        usual, one = self._usual(WIN), self.found.shown[WIN]
        inside = attrs.evolve(one, low=max(one.low, -usual), high=min(one.high, 1 - usual)) if math.isfinite(one.low) else one
        shown = round(100 * usual, 1)
        values = {name: self.texts.figure(n, ".1f") for name, n in (("mine", shown + round(100 * one.mean, 1)), ("usual", shown))}
        return self._estimate("lab.win", inside, scale=100, **values)

    def _range(self) -> str:
        """Return where the official pieces lie, for a piece that fits."""
        told = {}
        for name in CRITERIA:
            means = [mean for mean, _ in self.field.others(name, self.setting.piece).values()]
            told[name] = self.texts("lab.range", low=self._signed(min(means)), high=self._signed(max(means)))
        return self.texts("lab.fits.range", rounds=ROUNDS, **told)

    def figures(self) -> Iterator[str]:
        """Yield the further numbers."""
        found = self.found
        if found.silent:
            return
        yield self._victories()
        yield self._estimate("lab.coins", found.shown[COINS])
        if found.weaker is not None and math.isfinite(found.weaker.low):
            key = "lab.weaker" if skill(self) else "lab.weaker.alike"
            yield self._estimate(key, found.weaker, bot=self.setting.bots[1], rounds=ROUNDS)

    def picked(self) -> Iterator[str]:
        """Yield how often bots pick it, and at which price."""
        return picked_lines(*self.picks, self.texts)

    def mapped(self) -> Iterator[str]:
        """Yield what it brings on each map, and which one it loves."""
        return map_lines(self.maps, self.texts)

    def suggested(self) -> Iterator[str]:
        """Yield which number of tokens comes nearest to a usual piece, and what each one brings."""
        return token_lines(self.tried, self.texts)

    def source(self) -> str:
        """Return where the numbers of the official pieces come from."""
        key = "lab.source" if self.field.version else "lab.source.now"
        return self.texts(key, blocks=len(self.field.usual), version=self.field.version, date=self.field.date)

    def played(self, seconds: float) -> str:
        """Return how much was played."""
        setting = self.setting
        map = setting.choice.map
        where = self.texts("lab.played.map", map=map) if map else self.texts("lab.maps.usual")
        key = "again" if self.left_places() else "all"
        again = self.texts(f"lab.played.{key}" if self.asked else "lab.played.seed", seed=setting.seed)
        game = self.texts.name(self.ruleset.book.name)
        values = {"game": game, "bots": ", ".join(setting.bots), "seats": setting.seats, "map": where, "again": again}
        counts = Counter(pair.place.bot for pair in self.found.pairs)
        parts = [self.texts("lab.length.part", bot=bot, count=count) for bot in self.setting.bots if (count := counts[bot])]
        further = {
            "than": len(self.compared.pairs) if self.compared else 0,
            "picks": self.picks[0],
            "maps": sum(one.shown[MARGIN].count for one in self.maps),
            "suggest": sum(one.shown[MARGIN].count for one in self.tried),
        }
        parts += [self.texts(f"lab.length.{name}", count=count) for name, count in further.items() if count]
        values["parts"] = f" ({', '.join(parts)})" if len(parts) > 1 else ""
        games = len(self.found.pairs) + sum(further.values())
        return self.texts("lab.played", games=games, seconds=f"{seconds:.0f}", **values)

    def left_places(self) -> int:
        """Return in how many places, where the official pieces are known, the strongest bot has not played it."""
        return len(self.field.usual) - self.found.shown[MARGIN].count

    def hands(self) -> str:
        """Return what the bots that played can do, and cannot."""
        bot = self.setting.bots[0]
        better = self.texts("lab.bots.better") if self.asked and bot == GreedyBot.name else ""
        return " ".join(filter(None, (hands(bot, self.texts), better)))

    def paired(self) -> bool:
        """Return whether there are games enough beside each partner to say anything of them."""
        found = self.found.partners
        return bool(found) and not self.found.silent and sum(one.count for one in found) >= OFTEN * len(found)

    def open(self) -> str:
        """Return how many games would settle it, or that none will."""
        more = self.settled_by()
        if not more:
            return self.texts("lab.edge")
        missing = more - len(self.field.usual)
        if more > self.worth():
            return self.texts("lab.more.far.field" if missing > 0 else "lab.more.far", games=more, missing=missing)
        return self.texts("lab.more.field" if missing > 0 else "lab.more", games=more, missing=missing)

    def worth(self) -> int:
        """Return how many games are worth naming: with a bot that thinks long, those that take some minutes more than these."""
        more = LONG * len(self.field.usual)
        return max(QUICK, more) if self.setting.bots[0] in (GreedyBot.name, RandomBot.name) else more

    def settled_by(self) -> int:
        """Return about how many games would settle it; 0 where it is settled, or more than anybody plays would be needed."""
        return self.found.more if self.found.more < FAR else 0

    def _estimate(self, key: str, one: Estimate, scale: float = 1, **values: object) -> str:
        return self.texts(key, mean=self._signed(one.mean * scale), interval=interval(one, self.texts, scale), **values)

    def _signed(self, value: float) -> str:
        return signed(value, self.texts.language)
