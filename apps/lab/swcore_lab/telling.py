"""A verdict in words that claim no more than the data."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import datetime

from swcore.bots import GreedyBot, RandomBot
from swcore.engine.ruleset import Ruleset
from swcore.wording.catalogue import Catalogue
from swcore_lab.advice import LONG, QUICK, Step, steps
from swcore_lab.command_lines import Asked
from swcore_lab.compared_telling import compared_lines, identity, in_short, named_apart, same_lines
from swcore_lab.comparing import Compared
from swcore_lab.field import Field
from swcore_lab.figure_telling import further_figures, point_lines
from swcore_lab.further_telling import OFTEN, hands, map_lines, picked_lines
from swcore_lab.games import LEAD, MARGIN
from swcore_lab.intervals import FAR
from swcore_lab.maps import OnMap
from swcore_lab.pairs import Setting
from swcore_lab.picking import Price
from swcore_lab.plain_telling import plain_lines
from swcore_lab.reason_telling import reason_lines
from swcore_lab.signs import signed
from swcore_lab.suggesting import Tried
from swcore_lab.token_telling import number_lines, token_lines
from swcore_lab.trial import Found
from swcore_lab.verdict_telling import verdict_line
from swcore_lab.versions import Version, digest_of, version_of


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
        yield from point_lines(self)
        yield from reason_lines(self)
        if math.isfinite(found.bounds.low):
            low, high = (signed(value, self.texts.language) for value in (found.bounds.low, found.bounds.high))
            yield self.texts("lab.bounds", low=low, high=high)
        if found.planned and not found.stopped:
            yield self.texts("lab.soon", games=found.shown[MARGIN].count, planned=found.planned)

    def plain(self) -> list[str]:
        """Return what the verdict means, in plain words."""
        return list(plain_lines(self))

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

    def figures(self) -> Iterator[str]:
        """Yield the further numbers."""
        return iter(()) if self.found.silent else further_figures(self)

    def picked(self) -> Iterator[str]:
        """Yield how often bots pick it, and at which price."""
        return picked_lines(*self.picks, self.texts)

    def mapped(self) -> Iterator[str]:
        """Yield what it brings on each map, and which one it loves."""
        return map_lines(self.maps, self.texts)

    def nearest(self) -> list[str]:
        """Return which number of tokens comes nearest to a usual piece, without what is advised already."""
        advised = {step.say for step in self.steps()} if self.tried else set()
        return [line for line in token_lines(self.tried, self.texts) if line not in advised]

    def numbers(self) -> list[str]:
        """Return what each number of tokens brings, below a line that says what stands where."""
        return list(number_lines(self.tried, self.texts))

    def suggested(self) -> Iterator[str]:
        """Yield which number of tokens comes nearest to a usual piece, and what each one brings."""
        yield from self.nearest()
        yield from self.numbers()
        if self.tried:
            yield self.texts("lab.suggest.evened")

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
            "suggest": sum(one.shown[MARGIN].count for one in self.tried if one.more),
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
