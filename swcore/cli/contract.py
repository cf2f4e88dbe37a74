"""What the command line asks of a game's pack. A rulebook names its own by `renderer`, `speech` and `tally`.

All of them are optional: `swcore.cli.plain` serves a game that brings none. Packs need not import anything from here; a class of
the same shape is enough. `swcore.conquest` has them ready for its games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from swcore.cli.tables import drawn
from swcore.hooks.loading import resolve
from swcore.wording.telling import Narrator, narrator_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from swcore.engine.actions import Action
    from swcore.engine.log import Step
    from swcore.engine.reasons import Part, Violation
    from swcore.engine.ruleset import Ruleset
    from swcore.errors import SwcoreError
    from swcore.game.game import Game
    from swcore.wording.catalogue import Table
    from swcore.wording.pages import Page

    MenuLine = tuple[tuple[Action, ...], str, str]


class PageRenderer(Protocol):
    """Shows a game to a viewer: a seat, or None for a bystander. It shows only what that viewer may see.

    `renderer` names a function of (ruleset, language). Its pages are data, see `swcore.wording.pages`; what rich has drawn is
    taken as it is.

    Attributes:
        page_words: words that show something while a player is asked, such as `map`, and the page each of them stands for; one
            page may have words in several languages.

    Ten more are optional: `page_takes`, the pages whose word takes something behind it; `spelled`, kinds of actions that are
    never meant when their word is left out; `turn(game)`, what tells one turn from another, so that the end of a turn can be
    asked first and a whole turn be taken back; `places(game)`, names of places, for completion; `more(action)`, what an action
    means beyond the line of the menu; `verbs` and `called`, the words of the language for kinds of actions and for their
    arguments; `fields`, those for what stands in capitals where it is told how an action is written, such as `REGION`;
    `glance(game)`, where a game stands and, for each seat, what it plays, as everybody may know it; `instead(game, action)`,
    lines with what may be typed in place of an action that was refused.
    """

    page_words: Mapping[str, str]

    def overview(self, game: Game, seat: int) -> bool:
        """Return whether a seat that is asked after others have acted should see the whole position first."""

    def position(self, game: Game, seat: int | None, width: int) -> Page | RenderableType:
        """Return the whole position."""

    def status(self, game: Game, seat: int) -> str:
        """Return one line that stands above every question."""

    def prompt(self, game: Game, seat: int) -> Page | RenderableType:
        """Return the question of the open decision; it may come with a picture."""

    def menu(self, game: Game, seat: int) -> list[MenuLine]:
        """Return every legal action once, as lines of (actions, text, what they do)."""

    def hints(self, game: Game, seat: int) -> list[str]:
        """Return lines that help with the open decision."""

    def typed(self, game: Game, seat: int, line: str) -> str:
        """Return a typed line as the text of an action, where the game has shorter forms or names in more languages.

        It may say more than was typed only where a single legal action can be meant. What it does not know comes back as it is.
        """

    def part(self, part: Part) -> str:
        """Return the reason of a part of a number."""

    def why(self, violation: Violation) -> str:
        """Return why an action is illegal."""

    def refusal(self, error: SwcoreError) -> str:
        """Return why a text was refused, such as a composite one."""

    def page(self, game: Game, seat: int | None, word: str, args: list[str], width: int) -> Page | RenderableType:
        """Return a page: one of the values of `page_words`."""

    def page_help(self) -> list[tuple[str, str]]:
        """Return the pages as (word, what it shows), in the language of the renderer."""

    def guide(self) -> str:
        """Return the game in a few sentences, for a newcomer."""

    def final(self, game: Game, seat: int | None) -> Page | RenderableType:
        """Return the final table of a game that is over."""


class Renderer(PageRenderer, Protocol):
    """A renderer whose pages are drawn."""

    def position(self, game: Game, seat: int | None, width: int) -> RenderableType:
        """Return the whole position."""

    def prompt(self, game: Game, seat: int) -> RenderableType:
        """Return the question of the open decision."""

    def page(self, game: Game, seat: int | None, word: str, args: list[str], width: int) -> RenderableType:
        """Return a page."""

    def final(self, game: Game, seat: int | None) -> RenderableType:
        """Return the final table."""


class Tally(Protocol):
    """Counts one simulated game. `tally` names a function without arguments.

    Attributes:
        groups: names of the groups of `counts`, in the order of showing them.
        counts: by group and piece id, how often something was counted and the sum of its points.
        words: titles of the groups as `group.NAME`, names of what is counted and no piece as `NAME.COUNTED`, and the heads
            `head.turns` and `head.per-turn`, where the usual words do not fit.

    Two more are optional: `held`, a list with a row as a dict for each thing that a seat took and paid for; and `items(game)`,
    what the points of each seat are made of once the game is over, as tuples of seat, reason, piece or "", points.
    """

    groups: Sequence[str]
    counts: dict[str, dict[str, list[int]]]
    words: Table

    def hear(self, step: Step) -> None:
        """Take in one step, the set-up included."""

    def scores(self, game: Game) -> list[int]:
        """Return the points of every seat once the game is over."""


def renderer_of(ruleset: Ruleset, language: str) -> Renderer:
    """Return the renderer of a game, or the plain one."""
    from swcore.cli import plain

    make: Callable[..., PageRenderer] = resolve(ruleset.book.renderer, ruleset.book) if ruleset.book.renderer else plain.render
    return cast("Renderer", Drawn(make(ruleset, language)))


class Drawn:
    """A renderer whose pages are drawn: packs hand them over as data, or drawn by themselves.

    Args:
        renderer: the renderer.
    """

    def __init__(self, renderer: PageRenderer) -> None:
        self._renderer = renderer

    def __getattr__(self, name: str) -> Any:
        """Return what the renderer has."""
        return getattr(self._renderer, name)

    def position(self, game: Game, seat: int | None, width: int) -> RenderableType:
        """Return the whole position, drawn."""
        return drawn(self._renderer.position(game, seat, width))

    def prompt(self, game: Game, seat: int) -> RenderableType:
        """Return the question, drawn."""
        return drawn(self._renderer.prompt(game, seat))

    def page(self, game: Game, seat: int | None, word: str, args: list[str], width: int) -> RenderableType:
        """Return a page, drawn."""
        return drawn(self._renderer.page(game, seat, word, args, width))

    def final(self, game: Game, seat: int | None) -> RenderableType:
        """Return the final table, drawn."""
        return drawn(self._renderer.final(game, seat))


def tally_of(ruleset: Ruleset) -> Tally:
    """Return a fresh tally of a game, or the plain one."""
    from swcore.cli import plain

    make: Callable[[], Tally] = resolve(ruleset.book.tally, ruleset.book) if ruleset.book.tally else plain.tally
    return make()


__all__ = ["Narrator", "PageRenderer", "Renderer", "Tally", "narrator_of", "renderer_of", "tally_of"]
