"""The table of Tiny Towns as data: a town for each seat, the cards in play, the resource of the round."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from swcore import Game
from swcore.wording import figure
from swcore.wording.face import Area, Board, Card, Element, Fact, Marker, Note, Panel, Row, Track
from swcore_tiny_towns.position.answers import EMPTY
from swcore_tiny_towns.position.pieces import Card as TownCard
from swcore_tiny_towns.position.squares import NEAR, RESOURCES, SIDE, SQUARES, squares_of
from swcore_tiny_towns.rules.setup import BASE, TOWN_HALL
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.sight import Sight

CARDS, OPEN, CUBE = "cards", "open", "cube"


class TableTexts:
    """Lays out the table.

    Args:
        words: the names to use.
    """

    def __init__(self, words: Lexicon) -> None:
        self.words = words

    def elements(self, game: Game, sight: Sight, targets: Collection[str]) -> Iterator[Element]:
        """Yield all that lies on the table, as a viewer sees it.

        Args:
            game: the game.
            sight: what the viewer may see.
            targets: ids of the elements that legal actions speak of.
        """
        view = sight.view
        yield Track(id="round", label=self.status(game, sight) or self.words("round", n=1), about="term:round", value=view.round)
        for seat in range(view.seats):
            yield self._panel(game, sight, seat)
        if sight.seat is not None and view.completed[sight.seat] and not game.over and sight.seat not in game.play.state.left:
            yield Note(id="complete", label=self.words("complete.waiting"), about="term:town")  # TT-END-5
        yield Row(id=CARDS, label=self.words("title.cards"), about="term:cards", sort="card")
        for place, id in enumerate(view.cards, start=1):
            yield self.card(view.card(id), CARDS, place=place, target=f"card:{id}" in targets)
        for id in [sight.monument] if sight.monument else sight.dealt:  # the other one went back into the box
            yield self.card(view.card(id), f"seat:{sight.seat}", owner=sight.seat, target=f"card:{id}" in targets)
        yield from self._open(game, sight)
        for seat in range(view.seats):
            yield from self._town(sight, seat, targets)

    def status(self, game: Game, sight: Sight) -> str:
        """Return the round, the resource and who named it, in a line; "" before the first round."""
        words, view, seat = self.words, sight.view, sight.seat
        if not view.round:
            return ""
        named = words("round", n=view.round)
        if not view.named:
            asked = game.play.question()
            naming = asked is not None and asked.kind == "name"
            if naming and game.play.setup.options["mode"] == BASE:
                own = words("builder.you") if asked.seat == seat else words("builder", who=words.seat(asked.seat, seat))
                return f"{named} · {own}"
            return named if naming else f"{named} · {words('round.free')}"
        resource = words.resource(view.named)
        if view.namer < 0:
            return f"{named} · {words('named-by-card', resource=resource)}"
        if view.namer == seat:
            return f"{named} · {words('named-by-you', resource=resource)}"
        return f"{named} · {words('named-by', resource=resource, who=words.seat(view.namer, seat))}"

    def card(self, card: TownCard, at: str, *, owner: int | None = None, place: int = 0, target: bool = False) -> Card:
        """Return a card with its pattern."""
        height = max(row for row, _, _ in card.cells) + 1
        width = max(column for _, column, _ in card.cells) + 1
        cells = {(row, column): resource for row, column, resource in card.cells}
        return Card(
            id=f"card:{card.id}",
            label=self.words.card(card.id),
            at=at,
            owner=owner,
            about=card.id,
            target=target,
            sort=card.type,
            text=self.words.card_text(card.id),
            place=place,
            pattern=tuple(tuple(cells.get((row, column), "") for column in range(width)) for row in range(height)),
        )

    def _panel(self, game: Game, sight: Sight, seat: int) -> Panel:
        words, left = self.words, seat in game.play.state.left
        score = sight.sheet(seat)
        facts = [Fact(words("head.points"), figure(score.total), "term:square")]
        empty = next((line.count for line in score.lines if line.card == EMPTY), 0)
        facts += [Fact(words("head.unbuilt"), str(empty), "term:square")] if empty else []  # why the points begin below 0
        facts += [Fact(words("done"), "✓")] if sight.view.completed[seat] and not left else []
        return Panel(
            id=f"seat:{seat}",
            label=words.seat(seat, sight.seat),
            owner=seat,
            about="term:player",
            seat=seat,
            you=seat == sight.seat,
            turn=sight.view.namer == seat,
            asked=seat in game.pending,
            left=left,
            facts=tuple(facts),
        )

    def _open(self, game: Game, sight: Sight) -> Iterator[Element]:
        """Yield the resource cards that lie open, and those that were turned."""
        words, state = self.words, sight.state
        if state.display:
            yield Row(id=OPEN, label=words("open-cards", cards=""), about="term:deck", sort="resource")
            for place, one in enumerate(state.display, start=1):
                yield Card(id=f"open:{place}", label=words.resource(one), at=OPEN, about=f"resource:{one}", sort=one, place=place)
        if game.play.setup.options["mode"] == TOWN_HALL:
            left = words.count("card", len(game.play.state.deck))
            told = words("discarded", cards=words.listed(map(words.resource, state.discard)), left=left)
            yield Note(id="deck", label=told, about="term:deck")

    def _town(self, sight: Sight, seat: int, targets: Collection[str]) -> Iterator[Element]:
        words, town, board = self.words, sight.town(seat), town_id(seat)
        whose = words.seat(seat, sight.seat)
        yield Board(id=board, label=whose, owner=seat, at=f"seat:{seat}", about="term:town", rows=SIDE, columns=SIDE)
        for number, name in enumerate(SQUARES):
            yield Area(
                id=f"{board}:{name}",
                label=name,
                at=board,
                owner=seat,
                about="term:square",
                target=f"{board}:{name}" in targets,
                name=name,
                number=number,
                borders=tuple(SQUARES[other] for other in squares_of(NEAR[number])),
                row=number // SIDE,
                column=number % SIDE,
            )
        for number, what in enumerate(town.squares):
            at = f"{board}:{SQUARES[number]}"
            if what in RESOURCES:
                yield self._cube(f"cube:{seat}:{SQUARES[number]}", what, at, seat)
                continue
            card = town.card(number)
            if card is None:
                continue
            yield Card(
                id=f"built:{seat}:{SQUARES[number]}", label=words.card(card.id), at=at, owner=seat, about=card.id, sort=card.type
            )
            for place, one in enumerate(town.lying(number), start=1):
                yield self._cube(f"cube:{seat}:{SQUARES[number]}:{place}", one, at, seat)

    def _cube(self, id: str, resource: str, at: str, seat: int) -> Marker:
        return Marker(id=id, label=self.words.resource(resource), at=at, owner=seat, about=f"resource:{resource}", sort=resource)


def town_id(seat: int) -> str:
    """Return the id of the board of a seat."""
    return f"town:{seat}"
