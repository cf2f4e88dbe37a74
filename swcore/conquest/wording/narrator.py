"""A conquest game told in sentences, from its events alone: step by step, or a whole turn in a sentence or two.

A pack's `speech` is a function of (game, language, you) that returns a `Narrator` with the pack's own words. What the command
line asks of a narrator stands in `swcore.cli.contract`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swcore.conquest.position.army import Conquest
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.wording.names import Lexicon
from swcore.conquest.wording.narrator_parts import DeedTexts
from swcore.conquest.wording.turn_events import Hearing
from swcore.conquest.wording.turn_facts import Facts, Income, Known
from swcore.engine.log import Step
from swcore.game.game import Game
from swcore.wording.catalogue import Table, figure

WITHOUT_A_WORD = ("normal", "die")  # ways to conquer of which nothing is said
NEUTRAL_WITHOUT_A_WORD = (*WITHOUT_A_WORD, "effect")  # an army of nobody has no other


class Narrator:
    """Tells a conquest game.

    Args:
        game: the game to be told. Its present armies are known from the start, and in a position laid out by hand those that it
            began with; others of the past are learnt from the events.
        language: `en` or `ru`.
        table: the pack's words.
        you: the seat that is called "you", or None.
    """

    def __init__(self, game: Game, language: str, table: Table, you: int | None) -> None:
        state: ConquestState = game.play.state
        begun = _begun(game)
        armies = [army for army in begun.armies if army is not None]
        self.words = Lexicon(language, game.ruleset, table)
        self.names: tuple[str, ...] = state.ground.names
        self.you = you
        present = (army for army in state.armies if army is not None)
        self.armies = {army.id: Known(army.seat, army.race, army.power) for army in (*present, *armies)}
        self.leading = {army.seat: self.armies[army.id] for army in armies if army.seat is not None and not army.declined}
        self.turn = (begun.turn_seat, begun.round)
        self.aimed = ""  # the region that a seat may roll a second time for
        self._told_round = 0
        self._facts = Facts()
        self._busy = False

    # -- hearing

    def tell(self, steps: Sequence[Step]) -> list[str]:
        """Return what steps of one seat did, in detail, at once; a composite action is several of them."""
        facts = Facts(steps[0].seat)
        for step in steps:
            Hearing(self, step, facts, step.events).run()
        before = self._around(facts, "before")
        return [*self._sentences(facts, detail=True), *self._around(facts, "after"), *self._headed(before, self.turn[1])]

    def hear(self, step: Step) -> list[str]:
        """Take in one step; return the sentences of the turn when it has ended, else nothing."""
        told: list[str] = []
        seat, round = self.turn
        self._facts.seat = seat if self._facts.seat == NOBODY else self._facts.seat
        busy, begun, around = self._busy or step.action is not None, 0, ""
        ends = [at for at, event in enumerate(step.events, start=1) if event[0] in ("turn", "ended")]
        for end in (*ends, len(step.events)):
            if begun:  # the next turn has begun in the same step, and may be over in it
                if begun == end:
                    break
                self._facts.seat, round = self.turn
            hearing = Hearing(self, step, self._facts, step.events[begun:end], begins=not begun, around=around)
            hearing.run()
            around = hearing.around
            self._busy = self._facts != Facts(self._facts.seat) if begun else busy
            if end in ends:
                told += self._finish(round)
            begun = end
        return told

    def flush(self) -> list[str]:
        """Return what has been heard of the turn and not told yet, so that a player who is asked knows it."""
        return self._finish(self.turn[1])

    def _finish(self, round: int) -> list[str]:
        facts, busy = self._facts, self._busy
        self._facts, self._busy = Facts(), False
        told = self._sentences(facts, detail=False) if busy else []
        return self._headed([*self._around(facts, "before"), *told, *self._around(facts, "after")], round)

    def _headed(self, told: list[str], round: int) -> list[str]:
        """Return what is told of a round, with the number of the round before the first of it."""
        if not told or round <= self._told_round:
            return told
        self._told_round = round
        return [self.words("told.round", n=round), *told]

    def _around(self, facts: Facts, when: str) -> list[str]:
        """Return a line of what rules did before a turn or after it, as a round began or ended."""
        found = facts.around.get(when, Facts())
        deeds = DeedTexts(self, facts.seat)
        told = "; ".join([*deeds.tell(found.deeds), *deeds.payments(found.paid)])
        return [f"{told if told.partition(' ')[0] in self.names else _upper(told)}."] if told else []

    def noted(self, key: str, value: Any) -> str | None:
        """Return what a piece's note means to players, "" to tell the answer that led to it if one did, or None for silence."""
        return ""

    # -- telling

    def _sentences(self, facts: Facts, *, detail: bool) -> list[str]:
        words = self.words
        deeds = DeedTexts(self, facts.seat)
        conquests = [*self._conquests(facts, detail), *deeds.tell(facts.deeds), *deeds.payments(facts.paid)]
        phrases = [*self._beginning(facts), *conquests, *self._after(facts, detail)]
        told = "; ".join(phrases)
        income = [self._income(one, facts.seat) for one in facts.income]
        sentences = [f"{_upper(told)}." if detail else f"{told}."] if told else []
        text = " ".join([*sentences, *(f"{one}." for one in (*income, *self._neutral(facts, detail), *self._end(facts)))])
        if detail or not text:
            return [text] if text else []
        who = words.seat(facts.seat, self.you)
        known = self.leading.get(facts.seat) if not facts.picked and not facts.declined else None
        if known is None:
            return [f"{words('told.seat', who=who)} {text}"]
        return [f"{words('told.turn', who=who, combo=words.combo(known.race, known.power))} {text}"]

    def _beginning(self, facts: Facts) -> list[str]:
        words, found = self.words, self._plan(facts.plan)
        if facts.picked:
            combo = words.combo(facts.picked.race, facts.picked.power)
            found.append(words("told.picked", combo=combo, tokens=words.count("token", facts.drawn)))
            if facts.price:
                found.append(words("told.price", coins=words.count("coin", facts.price)))
            if facts.lying:
                found.append(words("told.lying", coins=words.count("coin", facts.lying)))
        if facts.back:
            found.append(words("told.back", tokens=words.count("token", facts.back)))
        if facts.abandoned:
            found.append(words("told.abandoned", regions=", ".join(facts.abandoned)))
        return found

    def _plan(self, steps: tuple[str, ...]) -> list[str]:
        """Return which steps a turn has more often than the rulebook says, and which it lacks."""
        usual: tuple[str, ...] = tuple(self.words.ruleset.compiled.steps)
        known = [step for step in dict.fromkeys((*usual, *steps)) if steps and f"step.{step}" in self.words]
        more = [self.words(f"step.{step}") for step in known if steps.count(step) > usual.count(step)]
        less = [self.words(f"step.{step}") for step in known if steps.count(step) < usual.count(step)]
        told = (("told.step.more", more), ("told.step.less", less))
        return [self.words(word, steps=", ".join(found)) for word, found in told if found]

    def _conquests(self, facts: Facts, detail: bool) -> list[str]:
        words, found = self.words, []
        if detail:
            found += [words("told.rolled", n=pips) for pips in facts.rolled]
        taken = [self._taken(facts.seat, *one, detail=detail) for one in facts.took]
        if taken:
            found += taken if detail else [words("told.took", regions=", ".join(taken))]
        found += [words("told.failed", region=region, n=pips) for region, pips in facts.failed]
        if not detail and not (facts.took or facts.failed or facts.declined or facts.left) and facts.income:
            found.append(words("told.none"))
        return found

    def _neutral(self, facts: Facts, detail: bool) -> list[str]:
        """Return a sentence for each army of nobody that did something, or got coins."""
        words, found = self.words, []
        races = dict.fromkeys(args[0] for _, args in facts.neutral)
        for race in races:
            deeds = [(kind, args) for kind, (who, *args) in facts.neutral if who == race]
            told = [words("told.roused") for kind, _ in deeds if kind == "roused"]
            taken = [self._taken(NOBODY, *args, detail=detail) for kind, args in deeds if kind == "took"]
            told += taken if detail or not taken else [words("told.took", regions=", ".join(taken))]
            told += DeedTexts(self, NOBODY).tell((kind, tuple(args)) for kind, args in deeds if kind == "found")
            told += [self._purse(*args) for kind, args in deeds if kind == "purse"]
            found.append(words("told.neutral", who=words.piece(race), what="; ".join(told)))
        return found

    def _purse(self, amount: int, parts: tuple[tuple[Any, ...], ...]) -> str:
        why = ", ".join(self.words.reason(reason, piece) for _, reason, _, piece in parts)
        word = "told.purse" if amount > 0 else "told.purse.less"
        return self.words(word, coins=self.words.count("coin", abs(amount)), why=why)

    def _taken(self, seat: int, record: Conquest, count: int, die: int | None, *, detail: bool) -> str:
        words, name = self.words, self.names[record.region]
        extra = []
        usual = WITHOUT_A_WORD if self.armies[record.army].seat is not None else NEUTRAL_WITHOUT_A_WORD
        if record.victim != NOBODY:
            victim = self.armies[record.victim]
            army = self.owned(victim, seat)
            extra.append(f"{army} −{record.to_tray}" if record.to_tray else army)
        if record.mode not in usual:
            extra.append(words("told.by", mode=words.word("mode", record.mode)))
        extra += [words("told.with", boost=words.word("boost", boost)) for boost in record.boosts]
        if die is not None:
            extra.append(words("told.by-die", n=die))
        text = words("told.took-with", region=name, tokens=words.count("token", count)) if detail else name
        return f"{text} ({', '.join(extra)})" if extra else text

    def _after(self, facts: Facts, detail: bool) -> list[str]:
        words, found = self.words, []
        if detail and facts.gathered:
            found.append(words("told.gathered", tokens=words.count("token", facts.gathered)))
        if facts.gained:
            found.append(words("told.gained", tokens=words.count("token", facts.gained)))
        for army, regions in facts.placed.items():
            owner = self.armies[army].seat
            listed = ", ".join(f"{self.names[region]} +{count}" for region, count in sorted(regions.items()))
            if owner != facts.seat and owner is not None:
                found.append(words("told.regrouped", who=self.called(owner), regions=listed))
            elif detail:
                found.append(words("told.placed", regions=listed))
        for marker, places in facts.marked.items():
            listed = ", ".join(self.names[region] for region in sorted(set(places)))
            found.append(words("told.marked", marker=words.piece(marker), regions=listed))
        for kind in ("aside", "waiting") if detail else ():
            if getattr(facts, kind):
                found.append(words(f"told.{kind}", tokens=words.count("token", getattr(facts, kind))))
        for known in facts.declined:
            found.append(words("told.declined", army=words.combo(known.race, known.power)))
        found += [words("told.gone", army=self.owned(known, facts.seat)) for known in facts.gone]
        found += [self._choice(piece, value) for piece, value in facts.chosen]
        if facts.length is not None:
            found.append(words("told.length.turn" if facts.length[1] else "told.length", n=facts.length[0]))
        return found + [words("told.left")] * len(facts.left)

    def _end(self, facts: Facts) -> list[str]:
        """Return what the end of the game brought: points, and what pieces say about who has won."""
        words, found = self.words, []
        for seat, amount, parts in facts.final:
            listed = ", ".join(f"{words.reason(reason, piece)} {figure(coins, '+d')}" for coins, reason, _, piece in parts)
            found.append(words("told.final", who=words.seat(seat, self.you), coins=words.count("coin", amount), parts=listed))
        return found + [words.verdict(seats, reason, piece, self.you) for seats, reason, _, piece in facts.verdicts]

    def called(self, seat: int) -> str:
        """Return how a seat is called within a sentence."""
        name = self.words.seat(seat, self.you)
        return name[:1].lower() + name[1:] if seat == self.you else name

    def owned(self, known: Known, seat: int) -> str:
        """Return an army with its owner, as it is called in the turn of a seat."""
        name = self.words.piece(known.race)
        if known.seat == seat and seat != self.you:
            return self.words("own-army", army=name)
        return self.words.owned(name, known.seat, self.you)

    def _choice(self, piece: str, value: str) -> str:
        return self.words("told.chosen", piece=self.words.piece(piece), value=self.words.value(value, self.you, piece))

    def _income(self, income: Income, seat: int) -> str:
        words = self.words
        whose, amount, parts = income
        text = words("told.income", coins=words.count("coin", amount))
        reasons = [(words.reason(reason, piece), piece) for _, reason, _, piece in parts]
        told = [reason for reason, _ in reasons]
        named = [words("told.of", reason=one, piece=words.piece(piece)) if told.count(one) > 1 else one for one, piece in reasons]
        listed = ", ".join(f"{one} {figure(part[0], '+d')}" for one, part in zip(named, parts, strict=True))
        text = f"{text} ({listed})" if listed else text
        return text if whose == seat else words("told.paid", who=words.seat(whose, self.you), coins=text)


def _begun(game: Game) -> ConquestState:
    """Return the position before the first step where it was laid out by hand, for no event tells of it; else the present one."""
    state: Any = game.play.state
    if game.history.kept and game.history.log.laid_out:
        state = game.history.log.state(game.ruleset.reducers, 0)
    begun: ConquestState = state
    return begun


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
