"""What every game has at the table: who plays and begins, whose turn it is, points, the end. Games of packs add to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from swcore.companion import players, points
from swcore.companion.clauses import cited
from swcore.companion.desk import Desk, Facts, Word
from swcore.companion.leaving import leave
from swcore.companion.names import Names
from swcore.companion.points import HIDDEN, OFF, OPEN, ranked
from swcore.companion.start import Start, first_facts
from swcore.wording.catalogue import Table

if TYPE_CHECKING:
    from swcore.engine.pieces import Piece
    from swcore.engine.ruleset import Ruleset

SEATS = "seats"


class Companion:
    """A game at the table. Families and games subclass it; a game that brings none is served by this one.

    Args:
        ruleset: the rules with their pieces.

    Attributes:
        table: further texts by key and language: `word.`, `what.` and `also.` of its words, `did.` of its history, `no.` of what
            cannot be done.
        passing: codes of what is not told again in the history.
        errors: texts of the game's own errors by code and language: what they say, and what helps.
        unit: the key of the counted word for what is scored.
        least: the fewest points that anybody may have, or None.
    """

    table: ClassVar[Table] = {}
    passing: ClassVar[frozenset[str]] = frozenset({"end"})
    errors: ClassVar[tuple[Any, ...]] = ()
    unit: ClassVar[str] = "point"
    least: ClassVar[int | None] = None

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.names = Names()
        for piece in ruleset.pieces.values():
            self.names.add(piece.kind, piece.id, *piece.name.values(), piece.id, piece.id.rpartition(".")[2])

    def words(self) -> tuple[Word, ...]:
        """Return the words that may be typed, in the order in which they are told; further ones come before the common ones."""
        return (
            Word("score", points.score, ("seats",)),
            Word("pay", points.pay, ("seats",)),
            Word("end", points.end_turn),
            Word("scores", points.scores),
            Word("look", points.look, ("seats",)),
            Word("count", points.count, rare=True),
            Word("name", players.call, rare=True),
            Word("turn", players.give_turn, ("seats",), rare=True),
            Word("round", players.set_round, rare=True),
            Word("leave", leave, ("seats",), rare=True),
            Word("finish", points.finish, rare=True),
        )

    # -- beginning

    def begin(self, start: Start) -> Facts:
        """Return the facts of a new table. Every fact that a game will ever have is among them.

        Raises:
            SwcoreError: the game cannot be set up so.
            Refused: a name is not one.
        """
        return first_facts(self.ruleset, start)

    def opening(self, desk: Desk) -> None:
        """Tell what was set up."""
        desk.tell("opening.first", seat=desk.facts["first"])

    # -- turns

    def turn_ends(self, desk: Desk) -> None:
        """Do what belongs to the end of a turn, before the next player is named."""

    def turn_begins(self, desk: Desk) -> None:
        """Do what belongs to the beginning of a turn."""

    def status(self, desk: Desk) -> None:
        """Tell where the game stands, in a line."""
        if desk.facts["over"]:
            desk.tell("status.over", style="bold")
            return
        desk.say(" · ".join(self.standing(desk)), style="bold")

    def standing(self, desk: Desk) -> list[str]:
        """Return the parts of the line that says where the game stands."""
        facts = desk.facts
        parts = [desk.made("status.round" if facts["rounds"] else "status.round.open", n=facts["round"], all=facts["rounds"])]
        parts.append(desk.made("status.turn", seat=desk.seat))
        if facts["count"] == OPEN:
            parts.append(desk.points(facts["points"][desk.seat]))
        return parts

    def score_line(self, desk: Desk, seat: int) -> list[str]:
        """Return what is told of a player: the total as far as it is open, and what the player has besides."""
        gone = [desk.texts("has-left")] if seat in desk.facts["left"] else []
        return [*gone, *([desk.points(desk.facts["points"][seat])] if desk.facts["count"] == OPEN else [])] or ["…"]

    # -- what a line means that begins with no word, and what is asked with a question mark

    def takes(self, desk: Desk, line: str) -> bool:
        """Carry out a line before any word is looked at, such as one of several that belong together."""
        return False

    def hear(self, desk: Desk, line: str) -> bool:
        """Carry out a line that begins with no word of the table; return whether it was understood."""
        return False

    def explain(self, desk: Desk, text: str) -> bool:
        """Answer what was asked with `?`, before names of pieces are looked at; return whether it was understood."""
        return False

    def about(self, desk: Desk, id: str) -> None:
        """Tell what a piece is and does."""
        piece = self.ruleset.pieces[id]
        name = self.called(desk, piece)
        facts = [f"{label[desk.texts.language]}: {value[desk.texts.language]}" for label, value in self._facts(piece, desk)]
        desk.say(" · ".join((name, *facts)), style="bold")
        desk.say(f"{desk.words.name(piece.text) or desk.texts('about.nothing')}{cited(*piece.clauses)}", mark="  ")

    def called(self, desk: Desk, piece: Piece) -> str:
        """Return what a piece is called above what it does."""
        return desk.words.name(piece.name) or piece.id

    def _facts(self, piece: Any, desk: Desk) -> list[tuple[Mapping[str, str], Mapping[str, str]]]:
        language = desk.texts.language
        return [(label, value) for label, value in piece.facts() if language in label and language in value]

    def idle(self, desk: Desk, key: str) -> bool:
        """Return whether a word is of no use at this table, so that the help leaves it out."""
        return False

    def example(self, desk: Desk, key: str) -> str:
        """Return a line with a word as it may be typed now; "" where how it is written says enough."""
        return ""

    def offered(self, desk: Desk, group: str) -> list[str]:
        """Return what may stand behind a word that takes something, in the language: players, or pieces of a kind."""
        if group == SEATS:
            return [desk.name(seat) for seat in range(desk.seats)]
        pieces = self.ruleset.pieces.values()
        return [desk.words.name(piece.name) for piece in pieces if piece.kind == group and piece.name]

    def listed(self, desk: Desk, key: str) -> list[tuple[str, list[str]]]:
        """Return what may stand behind a word that takes much, in groups with what each is called, for the help of that word."""
        return []

    def shown(self, desk: Desk, name: str, value: Any) -> str:
        """Return a parameter of a text as people read it."""
        if name == "amount" and isinstance(value, int):
            return desk.points(value, "+")
        if name in ("piece", "race", "power"):
            return desk.words.piece(str(value))
        return str(value)

    # -- the end

    def ranking(self, desk: Desk) -> list[list[int]]:
        """Return the seats, the best first, those that are level together."""
        return ranked(desk.facts, [(total,) for total in desk.facts["points"]])

    def final(self, desk: Desk) -> None:
        """Tell the ranking."""
        if desk.facts["count"] == OFF:
            desk.tell("did.count-off")
            return
        groups, place = self.ranking(desk), 1
        for group in groups:
            for seat in group:
                desk.say(self.final_line(desk, seat), mark=f"{place}  ")
            place += len(group)
        self.verdict(desk, groups)

    def final_line(self, desk: Desk, seat: int) -> str:
        """Return what a player has in the end."""
        return f"{desk.name(seat)} · {desk.points(desk.facts['points'][seat])}"

    def verdict(self, desk: Desk, groups: list[list[int]]) -> None:
        """Tell who has won."""
        if groups:
            desk.tell("won" if len(groups[0]) == 1 else "shared", style="bold", seats=groups[0])

    # -- what programs see

    def public(self, facts: Facts) -> Facts:
        """Return the facts that everybody at the table may know."""
        names = ("names", "first", "seat", "turn", "round", "rounds", "out", "left", "over", "count")
        found = {name: facts[name] for name in names}
        hidden = facts["count"] == OFF or (facts["count"] == HIDDEN and not facts["over"])
        return {"seed": int(facts["seed"], 16), **found, "points": None if hidden else facts["points"]}
