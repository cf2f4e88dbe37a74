"""What Tiny Towns offers at the table."""

from __future__ import annotations

from typing import Any

from swcore import Ruleset
from swcore.companion import Companion, Desk, Facts, Refused, Start, Word, cited, following, ranked, tell_word
from swcore.game import Game
from swcore_tiny_towns.companion import cards, towns
from swcore_tiny_towns.companion.cards import RESOURCE, mode_of
from swcore_tiny_towns.companion.laid import DECKS
from swcore_tiny_towns.companion.seats import seat_in
from swcore_tiny_towns.companion.words import TABLE
from swcore_tiny_towns.position.squares import RESOURCES, SIDE
from swcore_tiny_towns.rules.setup import BASE, SOLO, TOWN_HALL
from swcore_tiny_towns.wording.score_words import WORDS
from swcore_tiny_towns.wording.table_errors import CODES, HINTS

TIES = ("TT-TIE-1", "TT-TIE-2", "TT-TIE-3")
NOBODY: Facts = {}


class TownsCompanion(Companion):
    """Cards drawn, resources named or turned over, towns scored."""

    table = TABLE
    errors = (CODES, HINTS)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        for resource in RESOURCES:
            self.names.add(RESOURCE, resource, resource, *map(str, WORDS[f"resource.{resource}"].values()))

    def words(self) -> tuple[Word, ...]:
        return (
            Word("name-resource", cards.name, (RESOURCE,)),
            Word("draw", cards.turn_over),
            Word("cards", cards.show_cards),
            Word("monuments", cards.monuments, ("seats",)),
            Word("keep", cards.keep, ("seats",)),
            Word("completed", self._complete, ("seats",)),
            Word("town", towns.town, ("seats",)),
            *super().words(),
        )

    def begin(self, start: Start) -> Facts:
        facts = super().begin(start)
        game = Game.new(
            self.ruleset,
            start.seats,
            seed=start.seed,
            map=start.map,
            first=facts["first"],
            edition=start.edition,
            options=start.options,
            featured=start.featured,
        )
        state: Any = game.play.state
        nothing = [0] * start.seats
        return {
            **facts,
            "edition": game.play.setup.edition,
            "options": dict(game.play.setup.options),
            "cards": list(state.cards),
            "dealt": [list(one) for one in state.dealt] or [[] for _ in nothing],
            "kept": [""] * start.seats,
            **{name: list(getattr(state, name)) for name in DECKS},
            "named": nothing,
            "completed": nothing,
            "towns": [NOBODY for _ in nothing],
            "typing": NOBODY,
            "round": 0 if game.play.setup.options["mode"] == TOWN_HALL else 1,
        }

    def opening(self, desk: Desk) -> None:
        desk.say(desk.made("opening.cards", pieces=desk.facts["cards"]))
        if any(desk.facts["dealt"]):
            desk.tell("opening.monuments")
        if mode_of(desk) == BASE:
            desk.tell("opening.hammer", seat=desk.facts["first"])
        elif mode_of(desk) == TOWN_HALL:
            desk.tell("opening.town-hall", n=len(desk.facts["buried"]))

    def turn_begins(self, desk: Desk) -> None:
        cards.show_open(desk)

    def next_round(self, desk: Desk) -> None:
        """Go on to the next round: the hammer goes to the next player whose town is not complete (TT-ROUND-10)."""
        facts = desk.facts
        if mode_of(desk) == BASE:
            facts["seat"] = following(facts)[0]
        facts["round"] += 1
        facts["turn"] += 1

    def turn_ends(self, desk: Desk) -> None:
        """Every turn is a round of its own."""
        wraps = following(desk.facts)[1]
        desk.facts["round"] += not wraps

    def status(self, desk: Desk) -> None:
        if not desk.facts["typing"] and desk.facts["round"]:
            super().status(desk)

    def standing(self, desk: Desk) -> list[str]:
        """Return the round, and who is master builder: points come with the towns, when all is over."""
        return super().standing(desk)[: 2 if mode_of(desk) == BASE else 1]

    def shown(self, desk: Desk, name: str, value: Any) -> str:
        return desk.words.shown(name, value) if name == RESOURCE else super().shown(desk, name, value)

    def offered(self, desk: Desk, group: str) -> list[str]:
        return [desk.shown(RESOURCE, one) for one in RESOURCES] if group == RESOURCE else super().offered(desk, group)

    def idle(self, desk: Desk, key: str) -> bool:
        mode, dealt = mode_of(desk), any(desk.facts["dealt"])
        no_monuments = key in ("monuments", "keep") and not dealt
        return no_monuments or key == ("name-resource" if mode == TOWN_HALL else "draw")

    # -- lines without a word

    def takes(self, desk: Desk, line: str) -> bool:
        return towns.is_line(desk, line)

    def hear(self, desk: Desk, line: str) -> bool:
        found = self.names.one(line, (RESOURCE,))
        if len(found) == 1:
            cards.name(desk, [line])
            return True
        if desk.facts["typing"]:
            raise Refused("row-words", n=len(line.split()), side=SIDE)
        return False

    def explain(self, desk: Desk, text: str) -> bool:
        found = self.names.one(text, (RESOURCE,))
        for _, resource in found:
            tell_word(desk, f"{RESOURCE}:{resource}")
        return bool(found)

    # -- the end

    def _complete(self, desk: Desk, words: list[str]) -> None:
        """A town is complete: its player is out; when all are, the game is over (TT-END-1 to TT-END-6)."""
        seat = seat_in(desk, words)
        desk.put("completed", seat, max(1, desk.facts["round"]))
        desk.facts["out"] = sorted({*desk.facts["out"], seat})
        desk.note("completed", seat=seat)
        if {*desk.facts["out"], *desk.facts["left"]} == {*range(desk.seats)}:
            desk.tell("all-completed")
        elif desk.seat == seat:
            desk.facts["seat"] = following(desk.facts)[0]

    def ranking(self, desk: Desk) -> list[list[int]]:
        if not towns.whole(desk.facts):
            return super().ranking(desk)
        found = towns.result(desk)
        rest = zip(found["named"], found["empty"], found["cottages"], strict=True)
        points = desk.facts["points"]
        return ranked(desk.facts, [(points[seat], -named, -empty, more) for seat, (named, empty, more) in enumerate(rest)])

    def final_line(self, desk: Desk, seat: int) -> str:
        told = super().final_line(desk, seat)
        if not towns.whole(desk.facts) or desk.facts["points"].count(desk.facts["points"][seat]) < 2:
            return told
        found = towns.result(desk)
        facts = {name: found[name][seat] for name in ("named", "empty", "cottages")}
        return f"{told} · {desk.made('tied', **facts)}"

    def verdict(self, desk: Desk, groups: list[list[int]]) -> None:
        if mode_of(desk) == SOLO:
            towns.tell_rank(desk)
            return
        points = desk.facts["points"]
        playing = [seat for seat in range(desk.seats) if seat not in desk.facts["left"]]
        missing = [seat for seat in playing if not desk.facts["towns"][seat] and not points[seat]]
        if missing:
            desk.tell("towns-missing", seats=missing, style="dim")
            return
        if towns.whole(desk.facts) and points.count(max(points)) > 1:
            desk.tell("ties", clause=cited(*TIES), style="dim")
        super().verdict(desk, groups)

    def public(self, facts: Facts) -> Facts:
        names = ("edition", "options", "cards", "discard", "display", "named", "completed", "towns")
        built = [{"deck": len(facts["deck"]), "buried": len(facts["buried"])}]
        return {**super().public(facts), **{name: facts[name] for name in names}, "stacks": built[0]}


def companion(ruleset: Ruleset) -> TownsCompanion:
    """Return what Tiny Towns offers at the table."""
    return TownsCompanion(ruleset)
