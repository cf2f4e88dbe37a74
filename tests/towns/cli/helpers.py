"""What the tests of Tiny Towns at the terminal share: drawing a page, and a person who types by dice."""

from __future__ import annotations

import random
from collections.abc import Iterator

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.contract import renderer_of
from tests.cli.conftest import Screen
from tests.shared.screens import drawn


def page(game: Game, seat: int | None, word: str, *args: str, language: str = "en", width: int = 120) -> list[str]:
    """Return the lines of a page."""
    return drawn(renderer_of(game.ruleset, language).page(game, seat, word, list(args), width), width)


def everything(game: Game, seat: int, language: str = "en", width: int = 80) -> str:
    """Return all that a seat can be shown of a position, the lines of its menu included."""
    renderer = renderer_of(game.ruleset, language)
    shown = [renderer.status(game, seat), *renderer.hints(game, seat)]
    shown += [f"{text} {what}" for _, text, what in renderer.menu(game, seat)]
    parts = [renderer.position(game, seat, width), renderer.prompt(game, seat)]
    parts += [renderer.page(game, seat, word, [], width) for word in ("towns", "cards", "score")]
    return "\n".join([*shown, *(line for part in parts for line in drawn(part, width))])


class Typist:
    """A game at the terminal whose people type by dice: numbers, texts of actions, explanations and pages.

    Args:
        game: the game.
        people: the seats of people; bots that choose by chance have the others.
        language: `en` or `ru`.
        seed: where the dice begin.
    """

    def __init__(self, game: Game, people: tuple[int, ...], language: str, seed: int) -> None:
        bots = {
            seat: make_bot("random", game.ruleset, seed + seat) for seat in range(game.play.setup.seats) if seat not in people
        }
        self.game, self.dice = game, random.Random(seed)
        self.screen = Screen(game, bots, language, 80)
        self.menus = 0

    def play(self) -> str:
        """Play the game to its end and return what was shown."""
        self.screen.lines = self._lines()
        self.screen.session.run()
        assert self.game.over
        return self.screen.buffer.getvalue()

    def _lines(self) -> Iterator[str]:
        session, dice = self.screen.session, self.dice
        while True:
            menu = session.menu
            if not menu:  # the keyboard is passed on
                yield ""
                continue
            assert len(menu) == len(set(menu))
            self.menus += 1
            number = dice.randrange(len(menu))
            line = dice.choice((str(number + 1), str(number + 1), menu[number].text, "aside"))
            if line == "aside":
                yield dice.choice((f"?{number + 1}", f"? {menu[number].text}", "map", "cards", "score", "help", "log 3"))
            else:
                yield line
