"""A handicap of coins by seat. Try it: swcore play --piece examples/rules/handicap.py --option handicap=first_gives_5"""

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Rule

COINS = {"first_gives_5": {0: -5}, "second_gets_5": {1: 5}, "second_gets_10": {1: 10}}
HANDICAP = Option(
    "handicap",
    ("none", *COINS),
    "none",
    text={
        "en": "Coins that a seat gives or gets before the ranking.",
        "ru": "Монеты, которые игрок отдаёт или получает перед подсчётом.",
    },
)


class Handicap(Rule):
    """Before the ranking a seat gives or gets coins, as agreed before the game."""

    @hookimpl
    def conquest_final(self, view, seat):
        coins = COINS.get(view.option(HANDICAP.name), {}).get(seat, 0)
        return Modifier(coins, "handicap") if coins else None


handicap = Handicap("home.handicap", options=(HANDICAP,))
