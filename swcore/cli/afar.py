"""A game that is played elsewhere, shown line by line as `swcore play` does it: from its scene, menu and looks alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Any

import attrs

from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError
from swcore.text.figures import is_count
from swcore.wording.catalogue import FALLBACK, Catalogue
from swcore.wording.looks import Look
from swcore.wording.menus import Choice, Menu
from swcore.wording.plain_data import read
from swcore.wording.scene import Panel, Scene

if TYPE_CHECKING:
    from swcore.cli.drawing.menus import Line
    from swcore.cli.session.spoken import Spoken
    from swcore.cli.terminal import Terminal

RANGES = ("amount", "square")  # what a run of actions may differ in that is told as one line
ALONE = ("square",)  # what is an action by itself where only one speaks of it


class Afar:
    """Shows a game of which only what came over a wire is known.

    Args:
        terminal: where.
        language: of the texts.
        looks: what the request `looks` was answered with.
        spoken: says and reads actions in the language, where the rules are here, too: see `words_here`.
    """

    def __init__(self, terminal: Terminal, language: str, looks: Mapping[str, Any], spoken: Spoken | None = None) -> None:
        self.terminal, self.texts, self.spoken = terminal, Catalogue(language, TEXTS), spoken
        self.looks: dict[str, Look] = {id: read(Look, one) for id, one in looks["looks"].items()}
        self.places: set[str] = set()  # names of areas

    def position(self, scene: Mapping[str, Any], menu: Mapping[str, Any], names: Mapping[int, str]) -> None:
        """Show the board, what each seat has that may be seen, and what lies there for everybody.

        Where the answer is a square, the board stands last, and without what is long.

        Args:
            scene: what the request `scene` was answered with.
            menu: what the request `menu` was answered with.
            names: who sits on the seats.
        """
        from swcore.cli.drawing import standing  # needs rich, and the help of commands is light

        shown, asked = _named(Scene.from_json(scene), names), Menu.from_json(menu)
        self.places = {one.name for one in shown.of("area")}
        on_board = self.on_board(menu)
        beside = standing.below(shown, self.looks, combos=asked.kind != "pick" and not on_board)
        high = standing.lines_of(self.terminal.console, beside) + standing.LEGEND + 1
        picture = standing.board(shown, self.looks, asked, standing.Room.of(self.terminal.console), high)
        if on_board:
            self.terminal.say("", *beside)
        if picture is not None and any(one.rows for one in shown.of("board")):
            self.terminal.say("", picture.shown())  # a grid says whose it is, and has no letters to explain
        elif picture is not None:
            self.terminal.say("", *standing.legend(shown, picture, self.texts("screen.legend")))
        if not on_board:
            self.terminal.say("", *beside)

    def on_board(self, menu: Mapping[str, Any]) -> bool:
        """Return whether a question is answered with a square, so that the board belongs to it.

        Args:
            menu: what the request `menu` was answered with.
        """
        return any(part["type"] in ALONE for one in menu["choices"] for part in one.get("arguments", ())[-1:])

    def menu(self, menu: Mapping[str, Any], status: str) -> None:
        """Show the open question with every action and its number.

        Args:
            menu: what the request `menu` was answered with.
            status: the lines that say where the game stands.
        """
        from swcore.cli.drawing import menus

        asked = Menu.from_json(menu)
        lines = list(self._lines(asked.choices))
        menus.show(self.terminal, status, asked.prompt, lines, asked.hints, shorter=self.texts("menu.short"))

    def say(self, action: str) -> str:
        """Return an action as it is typed here."""
        return self.spoken.say(action) if self.spoken else action

    def meant(self, line: str, menu: Mapping[str, Any]) -> str:
        """Return the action that a line means: a number, an action that may be cut short, or the square of one.

        What may mean several is told with their numbers, and "" comes back; what means none here comes back as it is, for the
        game to say why not.

        Args:
            line: what was typed.
            menu: what the request `menu` was answered with.
        """
        from swcore.cli.session.match import clear, match
        from swcore.engine.actions import Action

        choices = Menu.from_json(menu).choices
        actions = [_Typed(one.action) for one in choices]
        text = self.spoken.read(line, _actions(actions)) if self.spoken else line
        if is_count(text) and not 1 <= int(text[:6]) <= len(actions):
            self.terminal.say(self.texts("range", n=len(actions)))
            return ""
        alone = [one.action for one in choices if any(part.type in ALONE and part.value == text for part in one.arguments)]
        if len(alone) == 1:
            return alone[0]
        known: Sequence[Action] = _actions(actions)
        found = match(text, known)
        named = is_count(text) or (text and any(one.kind.startswith(text.split()[0].lower()) for one in actions))
        if len(found) == 1 and named and clear(text, found):
            return found[0].text
        if not found:
            elsewhere = choices[0].action.rpartition(" ")[0] if choices else ""
            return f"{elsewhere} {text}" if text in self.places and elsewhere else text
        self.terminal.say(self.texts("which"))
        numbered = {one.text: number for number, one in enumerate(actions, start=1)}
        for one in found[:8]:
            self.terminal.say(f"  {numbered[one.text]}  {self.say(one.text)}")
        return ""

    def hint(self, chosen: Mapping[str, Any], menu: Mapping[str, Any]) -> None:
        """Tell what the greedy bot would do.

        Args:
            chosen: what the request `bot` was answered with.
            menu: what the request `menu` was answered with.
        """
        actions = [one["action"] for one in menu["choices"]]
        number = actions.index(chosen["action"]) + 1 if chosen["action"] in actions else ""
        told = " · ".join(dict.fromkeys((self.say(chosen["action"]), chosen["label"])))
        self.terminal.say(self.texts("hint.bot", bot=self.texts("bot.greedy"), n=number, action=told))

    def cards(self, scene: Mapping[str, Any]) -> None:
        """Show the rows of cards that lie there for everybody, with what they do.

        Args:
            scene: what the request `scene` was answered with.
        """
        from swcore.cli.drawing.tables import rows

        self.terminal.say("", rows(Scene.from_json(scene), self.looks, texts=True))

    def _lines(self, choices: Sequence[Choice]) -> Iterator[Line]:
        from swcore.cli.drawing.menus import Line

        for _, group in groupby(choices, key=_run):
            run = list(group)
            one, last = run[0], run[-1]
            text, what = self.say(one.action), one.label if one.label != one.action else ""
            if len(run) > 1:
                text = f"{text}…{last.arguments[-1].value}"
                square = one.arguments[-1].type != "amount"
                what = what.replace(str(one.arguments[-1].value), "…", 1) if square else f"{what} …"
            yield Line(len(run), text, "\n".join(filter(None, (what, one.detail))))


@attrs.frozen
class _Typed:
    """An action as far as its text tells."""

    text: str

    @property
    def kind(self) -> str:
        return self.text.split()[0]

    @property
    def args(self) -> tuple[str, ...]:
        return tuple(self.text.split()[1:])


def _actions(typed: list[_Typed]) -> Any:
    """Return texts of actions as what reads actions wants them: it looks at their words alone."""
    return typed


def _run(one: Choice) -> tuple[str, ...]:
    """Return what the choices of one line share: all but an amount, or but a square where it makes no difference."""
    kind = one.arguments[-1].type if one.arguments else ""
    value = str(one.arguments[-1].value) if one.arguments else ""
    if kind not in RANGES or not one.action.endswith(f" {value}") or one.detail:
        return (one.action,)
    shared = one.action.rpartition(" ")[0]
    return (shared,) if kind == "amount" else (shared, one.label.replace(value, "…", 1))


def _named(scene: Scene, names: Mapping[int, str]) -> Scene:
    """Return a scene whose panels say who sits on the seats of others."""

    def one(element: Any) -> Any:
        name = names.get(element.seat, "") if isinstance(element, Panel) and element.seat is not None else ""
        known = not name or name == element.label or getattr(element, "you", False)
        return element if known else attrs.evolve(element, label=f"{element.label}, {name}")

    return attrs.evolve(scene, elements=tuple(map(one, scene.elements)))


def words_here(game: str, language: str) -> Spoken | None:
    """Return what says the actions of a game in a language; None where they are told as they are, or its rules are not here.

    Args:
        game: the name of the game.
        language: the language.
    """
    from swcore.cli.contract import renderer_of
    from swcore.cli.session.spoken import Spoken
    from swcore.cli.setup import Choice as Chosen

    if language == FALLBACK:
        return None
    with suppress(SwcoreError):
        ruleset, _ = Chosen(game=game).rules(quiet=True)
        return Spoken(ruleset, renderer_of(ruleset, language), language)
    return None


__all__ = ["Afar", "words_here"]
