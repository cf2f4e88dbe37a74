"""What a game of the family offers at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from swcore.companion import Companion, Desk, Facts, Refused, Start, Word, is_bare, is_number
from swcore.conquest.companion import column, costs, declining, ending, picking, start
from swcore.conquest.companion.described import PLACE, SYMBOL, TERRAIN
from swcore.conquest.companion.folk import folk, is_folk, remind
from swcore.conquest.companion.words import TABLE
from swcore.game.refusals import words_of
from swcore.wording.catalogue import LANGUAGES

if TYPE_CHECKING:
    from swcore.engine.pieces import Piece
    from swcore.engine.ruleset import Ruleset


class ConquestCompanion(Companion):
    """The column with its prices, decline, costs in words, and the end by coins and tokens."""

    table = TABLE
    passing = frozenset({"end", "uncovered"})
    unit = "coin"
    least = 0

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        book: Any = ruleset.book
        for language in LANGUAGES:
            words = words_of(ruleset, language)
            for group, known in ((TERRAIN, book.terrains), (SYMBOL, book.symbols)):
                for word in known:
                    if f"{group}.{word}" in words:
                        self.names.add(group, word, words.word(group, word), word)
        natives = [piece.id for piece in ruleset.of_kind("natives")]
        if len(natives) == 1:  # the only ones may be called what they are
            self.names.add("natives", natives[0], *(one for text in TABLE["says.natives"].values() for one in str(text).split()))

    def words(self) -> tuple[Word, ...]:
        return (
            Word("column", column.show_column),
            Word("pick", picking.pick, (column.COLUMN,)),
            Word("decline", declining.decline),
            Word("gone", declining.gone, (column.DECLINED,)),
            Word("cost", costs.cost, (TERRAIN, SYMBOL, "marker", "race", "natives", "power", PLACE)),
            *super().words(),
            Word("lay", column.lay, ("race", "power"), rare=True),
            Word("tokens", ending.tokens, ("seats",), rare=True),
            *((Word("reveal", start.reveal),) if self.ruleset.of_kind("place") else ()),
            *((Word("folk", folk),) if self.ruleset.of_kind("natives") else ()),
        )

    def begin(self, begun: Start) -> Facts:
        facts = super().begin(begun)
        return {**facts, **start.set_up(self.ruleset, begun, facts["first"])}

    def opening(self, desk: Desk) -> None:
        start.tell_set_up(desk)

    def turn_begins(self, desk: Desk) -> None:
        if column.active_of(desk, desk.seat) is None:
            column.open_more(desk)
            desk.tell("picks", seat=desk.seat)
            column.show_column(desk, [])

    def turn_ends(self, desk: Desk) -> None:
        remind(desk)

    def score_line(self, desk: Desk, seat: int) -> list[str]:
        told = super().score_line(desk, seat)
        return [*(one for one in told if one != "…"), *self._peoples(desk, seat)] or told

    def offered(self, desk: Desk, group: str) -> list[str]:
        facts, words = desk.facts, desk.words
        if group == column.COLUMN:
            return [words.piece(id) for combo in facts["column"] for id in combo[:2]]
        if group == column.DECLINED:
            return [words.piece(army[0]) for armies in facts["armies"] for army in armies if army[2]]
        if group in (TERRAIN, SYMBOL):
            book: Any = self.ruleset.book
            known = (f"{group}.{word}" for word in (book.terrains if group == TERRAIN else book.symbols))
            return [words(key) for key in known if key in words]
        return super().offered(desk, group)

    def listed(self, desk: Desk, key: str) -> list[tuple[str, list[str]]]:
        if key != "cost":
            return []
        groups = [(group, self.offered(desk, group)) for group in (TERRAIN, SYMBOL, "marker", "natives", PLACE)]
        said = [desk.texts(f"help.{one}") for one in ("edge", "tokens", "declined", "from", "self")]
        named = [(desk.texts(f"help.{group}"), [one.casefold() for one in names]) for group, names in groups if names]
        return [*named, (desk.texts("help.besides"), said)]

    def standing(self, desk: Desk) -> list[str]:
        parts = super().standing(desk)
        return [*parts[:2], *self._peoples(desk, desk.seat), *parts[2:]]

    def _peoples(self, desk: Desk, seat: int) -> list[str]:
        """Return the peoples of a player, the active one first."""
        told = []
        for race, power, declined in sorted(desk.facts["armies"][seat], key=lambda army: army[2]):
            name = desk.shown("combo", column.combo_word([race, power]))
            told.append(desk.made("declined-too", name=name) if declined else name)
        return told

    def idle(self, desk: Desk, key: str) -> bool:
        return (key == "folk" and not desk.facts["folk"]) or (key == "reveal" and not desk.facts["under"])

    def example(self, desk: Desk, key: str) -> str:
        if key != "cost" or not desk.facts["column"]:
            return ""
        words: Any = desk.words
        markers = self.ruleset.compiled.markers.values()
        marker = next((one.id for one in markers if one.defence and not one.holds and not one.starts_on), "")
        race, power, _ = desk.facts["column"][-1]
        terrain = words.word("terrain", self.ruleset.book.terrains[0])  # type: ignore[attr-defined]
        named = {"terrain": terrain, "race": words.piece(race), "power": words.piece(power), "marker": words.piece(marker)}
        return str(desk.texts("example.cost", **{name: one.casefold() for name, one in named.items()}))

    def shown(self, desk: Desk, name: str, value: Any) -> str:
        if name == "combo":
            race, _, power = str(value).partition(" ")
            words: Any = desk.words
            return str(words.combo(race, power)) if race and power else desk.words.piece(race or power)
        if name == "tokens" and isinstance(value, int):
            return desk.texts.count("token", value)
        if name == "ground":
            return str(desk.words.word("terrain", value))  # type: ignore[attr-defined]
        return super().shown(desk, name, value)

    # -- what is typed without a word

    def hear(self, desk: Desk, line: str) -> bool:
        if is_bare(line):
            if column.active_of(desk, desk.seat) is None and not desk.facts["over"]:
                raise Refused("bare-pick", n=column.place_of(desk, [line]) + 1)
            return False
        return is_folk(desk, line) or costs.understood(desk, line)

    def explain(self, desk: Desk, text: str) -> bool:
        first, _, rest = text.partition(" ")
        picks = {"pick", *(str(one).split()[0] for one in desk.texts.texts("word.pick").values())}
        if is_number(text) or (first.lower() in picks and rest):
            place = column.place_of(desk, (rest or text).split() if not is_number(text) else [text])
            self._about_combo(desk, place)
            return True
        if any(id in self.ruleset.pieces for _, id in self.names.one(text)):
            return False
        words = {"cost", *(str(one).split()[0] for one in desk.texts.texts("word.cost").values())}
        if first.lower() in words and rest:
            costs.cost(desk, rest.split())
            return True
        return costs.understood(desk, text)

    def _about_combo(self, desk: Desk, place: int) -> None:
        """Tell the price of a combo, part by part, and what its pieces do."""
        race, power, _ = desk.facts["column"][place]
        picking.tell_price(desk, place)
        for id in (race, power):
            self.about(desk, id)

    def called(self, desk: Desk, piece: Piece) -> str:
        words: Any = desk.words
        name = super().called(desk, piece)
        return str(words.tagged(name, piece.id)) if piece.kind == "race" else name

    def about(self, desk: Desk, id: str) -> None:
        piece: Any = self.ruleset.pieces[id]
        super().about(desk, id)
        if piece.kind == "race":
            desk.tell("about.tokens", style="dim", tokens=piece.tokens)
        elif piece.kind == "power":
            desk.tell("about.tokens", style="dim", tokens=piece.number(desk.facts["options"]))

    # -- the end

    def ranking(self, desk: Desk) -> list[list[int]]:
        found = ending.result(desk)
        return [list(group) for group in found["ranking"] if group]

    def final(self, desk: Desk) -> None:
        for race, coins in desk.facts["folk"].items():
            desk.tell("folk.has", piece=race, points=coins)
        super().final(desk)

    def verdict(self, desk: Desk, groups: list[list[int]]) -> None:
        ending.tell_verdict(desk, ending.result(desk))

    def public(self, facts: Facts) -> Facts:
        under = [[region, face if seen else None] for region, _, face, seen in facts["under"]]
        names = ("map", "edition", "options", "islands", "column", "discard", "armies", "folk")
        stacks = {"banners": len(facts["banners"]), "badges": len(facts["badges"])}
        return {**super().public(facts), **{name: facts[name] for name in names}, "stacks": stacks, "face_down": under}


def companion(ruleset: Ruleset) -> ConquestCompanion:
    """Return what a game of the family offers at the table."""
    return ConquestCompanion(ruleset)


__all__ = ["ConquestCompanion", "companion"]
