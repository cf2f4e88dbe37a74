"""What the player does in the window: keys, choices, clicks on the board, and what is it?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual import events
from textual.widgets import Input

from swcore.cli.screen.dialogs import Told
from swcore.cli.screen.inform import Informer
from swcore.cli.screen.keys import keys_and_signs
from swcore.cli.screen.link import LINE
from swcore.cli.screen.lists import Things
from swcore.text.figures import is_count

if TYPE_CHECKING:
    from swcore.cli.screen.window import Window

# On a Russian keyboard the same keys have other letters.
KEYS = {"р": "h", "п": "g", "г": "u", "Г": "U", "к": "r", "ь": "m", "й": "q", "д": "l", ".": "/", ",": "?"}
WORDS = {"h": "hint", "u": "undo", "U": "undo turn", "r": "redo"}
TOGETHER = 1.2  # seconds within which digits make one number


class Acting:
    """Does what the player wants.

    Args:
        window: the window.
    """

    def __init__(self, window: Window) -> None:
        self.window = window
        self.typed = ""  # digits of a number

    def send(self, line: str) -> None:
        """Type a line: an action, or a word such as `undo`."""
        showing = self.window.showing
        if showing.question is not None and showing.question.kind == LINE:
            showing.aside = True
            showing.answer(line)
        elif showing.question is None:
            self.window.link.skip()

    def choose(self, option: str) -> None:
        """Carry out a line of the menu, or show all of them again."""
        window = self.window
        choice = window.choices.of(option)
        if choice is not None:
            self.send(choice.action)
        else:
            window.board.choose("")
            window.choices.show(window.showing.shown)

    def point(self, id: str, *, again: bool) -> None:
        """Show what may be done with an area; carry it out when it is chosen again."""
        if again and self.take(id):
            return
        self.window.choices.show(self.window.showing.shown, id)

    def take(self, id: str) -> bool:
        """Carry out the one action that speaks of a thing; show several; tell what it is where there is none."""
        window, shown = self.window, self.window.showing.shown
        menu = shown.menu if shown is not None else None
        able = [one for one in menu.choices if any(part.element == id for part in one.arguments)] if menu is not None else []
        if len(able) == 1:
            self.send(able[0].action)
            return True
        if able:
            window.choices.show(shown, id)
            window.put(window.choices)
            return True
        self.inform(id)
        return False

    def press(self, event: events.Key) -> bool:
        """Take the letters that are words, and digits; return whether it was one."""
        window = self.window
        window.link.skip()
        if isinstance(window.focused, Input) or window.covered or window.too_small:
            return False
        key = "f1" if event.key == "f1" else KEYS.get(event.character or event.key, event.character or event.key)
        own = self._own()
        if is_count(key) and len(key) == 1:
            self._digit(key)
        elif key in WORDS:
            self.send(WORDS[key])
        elif key in own:
            own[key]()
        else:
            return False
        return True

    def _own(self) -> dict[str, Callable[[], object]]:
        window = self.window
        return {
            "/": window.line.open,
            "?": lambda: self.inform(""),
            "m": lambda: window.whole("map-only"),
            "g": lambda: window.showing.lead(again=True),
            "l": lambda: window.whole("log-only"),
            "q": window.action_leave,
            "f1": self.help,
        }

    def help(self) -> None:
        """Show the keys and the signs of the picture, then what the game is about."""
        window, session = self.window, self.window.waiting()
        told = [*keys_and_signs(window.showing.shown, window.texts), window.texts("screen.more-help")]
        if session is not None:
            told += ["", *session.renderer.guide().split("\n")]
        window.push_screen(Told("", told, window.texts("screen.close")))

    def _digit(self, digit: str) -> None:
        choices = self.window.choices
        if not choices.highlight(int(self.typed + digit)):
            self.typed = ""
            choices.highlight(int(digit))
        self.typed += digit
        self.window.put(choices)
        self.window.set_timer(TOGETHER, self._forget)

    def _forget(self) -> None:
        self.typed = ""

    def inform(self, id: str) -> None:
        """Tell what something is: an element, or what the cursor is on."""
        window, shown, session = self.window, self.window.showing.shown, self.window.waiting()
        if shown is None or session is None:
            return
        informer, menu, seat = Informer(session.game, window.texts), shown.menu, shown.scene.seat
        id = id or (window.board.chosen if window.focused is window.board else "")
        id = id or (window.query_one(Things).current() if isinstance(window.focused, Things) else "")
        choice = window.choices.current()
        if id:
            told = informer.element(shown.scene, id, menu)
        elif choice is not None and seat is not None:
            told = informer.choice(choice, seat)
        else:
            told = []
        if told:
            window.push_screen(Told("", told, window.texts("screen.close")))

    def numbered(self, text: str) -> str:
        """Return a line with the action in place of its number in this menu."""
        bare, shown = text.lstrip("?"), self.window.showing.shown
        menu = shown.menu if shown is not None else None
        if not is_count(bare) or menu is None or not 1 <= int(bare[:6]) <= len(menu.choices):
            return text
        return text[: len(text) - len(bare)] + menu.choices[int(bare) - 1].action
