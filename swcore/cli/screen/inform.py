"""What `?` tells of anything on the table: what it is, what it costs and why, why not, with the clauses of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from swcore.cli.session.forecast import others_turn
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.text.clauses import load_clauses
from swcore.wording.catalogue import Catalogue, figure
from swcore.wording.forecasting import ending
from swcore.wording.hinting import line_of
from swcore.wording.menus import Choice, Menu, Reason
from swcore.wording.scene import Area, Card, Element, Panel, Scene

PLACES = ("region", "square")
MOST = 8  # clauses, and reasons why not, that are shown


class Informer:
    """Tells what things are.

    Args:
        game: the game; looked at only while nobody changes it.
        texts: the command line's own texts.
    """

    def __init__(self, game: Game, texts: Catalogue) -> None:
        self.game, self.texts, self.language = game, texts, texts.language

    # -- actions

    def choice(self, choice: Choice, seat: int) -> list[RenderableType]:
        """Return what is to be said of a legal action: what it does, the parts of its number, what it would bring."""
        found: list[RenderableType] = [Text(line_of(choice), "bold")]
        found += [Text(line) for line in (choice.detail, choice.warning) if line]
        why = self.game.why(choice.action, seat, self.language)
        found += self._parts(why.parts)
        if choice.ends_turn:
            found += self.forecast(choice, seat)
        return [*found, *self._clauses(id for one in why.parts for id in one.clauses)]

    def forecast(self, choice: Choice, seat: int) -> list[RenderableType]:
        """Return what an action would bring that ends the turn."""
        one = ending(self.game.face(self.language), self.game, seat, choice.action, choice)
        if one is None:
            return []
        told = one.sentences if one.sure else (self.texts("turn.uncertain"),)
        other = others_turn(self.game, seat, self.language)
        code = "turn.would-end" if other is None else "turn.would-end.other"
        return [Text(self.texts(code, n=(other or 0) + 1), "bold"), *(Text(f"  {line}") for line in told)]

    def _parts(self, parts: Sequence[Reason]) -> Iterator[RenderableType]:
        for unit in dict.fromkeys(part.unit for part in parts):
            table = Table.grid(padding=(0, 1))
            table.add_column(justify="right", no_wrap=True)
            table.add_column(overflow="fold")
            own = [part for part in parts if part.unit == unit]
            for part in own:
                cited = f" ({', '.join(part.clauses)})" if part.clauses else ""
                table.add_row(figure(part.amount or 0, "+d"), part.text + cited)
            table.add_row(Text(f"={figure(sum(part.amount or 0 for part in own))}", "bold"), "")
            if f"besides.{unit}" in self.texts:
                yield Text(self.texts(f"besides.{unit}"))
            yield table

    def _clauses(self, ids: Iterable[str]) -> Iterator[RenderableType]:
        known = load_clauses(self.game.ruleset.book, self.language) if self.game.ruleset.book.rules else {}
        for id in list(dict.fromkeys(one for one in ids if one in known))[:MOST]:
            yield Text.assemble((f"{id}  ", "bold"), (known[id].text, "italic"))

    # -- things

    def element(self, scene: Scene, id: str, menu: Menu | None) -> list[RenderableType]:
        """Return what is to be said of something on the table, and of what lies in it.

        Args:
            scene: the table.
            id: the thing.
            menu: the open question of the viewer, or None.
        """
        try:
            one = scene[id]
        except KeyError:
            return self.about(id)
        found: list[RenderableType] = [Text(one.label, "bold")]
        if isinstance(one, Area):
            found += self._area(one)
        if isinstance(one, Card):
            found += [Text(line) for line in (one.text, "; ".join(one.lying), one.closed) if line]
        if isinstance(one, Panel):
            for fact in one.facts:
                found.append(Text.assemble((f"{fact.label}: ", "dim"), fact.value))
        for about in self._abouts(scene, one):
            found += ["", *self.about(about)]
        if menu is not None and menu.choices:
            found += self._doings(menu, one)
        return found

    def _area(self, area: Area) -> Iterator[RenderableType]:
        # A symbol at which pieces begin is told by those that still lie there.
        symbols = ", ".join(one.label for one in area.symbols if one.about not in self.game.ruleset.pieces)
        if symbols:
            yield Text(symbols)
        yield Text.assemble((self.texts("screen.borders") + ": ", "dim"), ", ".join(area.borders))

    def _abouts(self, scene: Scene, one: Element) -> list[str]:
        """Return what `about` is asked for: the thing, its parts, and what lies in it."""
        inside = [other for other in scene.elements if other.at == one.id and other.kind != "area"]
        lines = [fact.about for fact in one.facts] if isinstance(one, Panel) else []
        pieces = [other.about for other in inside]
        deeper = [other.about for card in inside for other in scene.elements if other.at == card.id]
        own = "" if isinstance(one, Panel) else one.about  # what a player is, everybody at the table knows
        return [id for id in dict.fromkeys([own, *lines, *pieces, *deeper]) if id]

    def about(self, id: str) -> list[RenderableType]:
        """Return what a piece or a word is."""
        try:
            told = self.game.about(id, self.language)
        except SwcoreError:
            return []
        kind = self.texts(f"kind.{told.kind}") if f"kind.{told.kind}" in self.texts else ""
        cited = f" ({', '.join(told.clauses)})" if told.clauses else ""
        found: list[RenderableType] = [Text.assemble((told.name, "bold"), f" · {kind}" if kind else "")]
        found += [Text(told.text + cited)] if told.text else []
        return [*found, *(Text(f"{what}: {much}") for what, much in told.facts)]

    def _doings(self, menu: Menu, one: Element) -> Iterator[RenderableType]:
        """Yield what may be done with a thing now, or why nothing may be."""
        able = [choice for choice in menu.choices if any(part.element == one.id for part in choice.arguments)]
        if able:
            yield ""
            yield Text(self.texts("screen.may"), "bold")
            yield from (Text(f"  {choice.group_label}: {line_of(choice)}") for choice in able[:MOST])
            return
        if not isinstance(one, Area):
            return
        told = set[str]()
        kinds = {
            choice.action.split()[0]
            for choice in menu.choices
            if len(choice.arguments) == 1 and choice.arguments[0].element and choice.arguments[0].type in PLACES
        }
        for kind in sorted(kinds):
            for reason in self.game.why(f"{kind} {one.name}", menu.seat, self.language).reasons:
                if reason.text not in told:
                    told.add(reason.text)
                    cited = f" ({', '.join(reason.clauses)})" if reason.clauses else ""
                    yield Text(f"– {reason.text}{cited}")
