"""A shorter game: over after fewer rounds. Try it: swcore play --piece examples/rules/shorter_game.py --option fewer_rounds=3"""

from swcore import Option, hookimpl
from swcore.conquest import Rule, fx

FEWER = Option(
    "fewer_rounds",
    (0, 1, 2, 3, 4, 5),
    2,
    text={"en": "By how many rounds the game is shorter.", "ru": "На сколько раундов игра короче."},
)


class ShorterGame(Rule):
    """The game is some rounds shorter than the round track says."""

    @hookimpl
    def conquest_round(self, view, moment):
        return fx.rounds(-view.option(FEWER.name)) if (view.round, moment) == (1, "start") else None


shorter_game = ShorterGame("home.shorter_game", options=(FEWER,))
