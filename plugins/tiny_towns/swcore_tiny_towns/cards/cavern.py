"""The cavern: a place for two cubes that a town cannot use. TT-CAVERN-1 to 7."""

from swcore import Option, hookimpl
from swcore_tiny_towns.position.answers import DISCARD, Way
from swcore_tiny_towns.position.pieces import TownRule

TWICE = Way(DISCARD, "TT-CAVERN-2", limit=2, limit_clause="TT-CAVERN-3")
CAVERN = Option(
    "cavern",
    ("off", "on"),
    "off",
    clauses=("TT-OPT-3", "TT-CAVERN-1", "TT-CAVERN-7"),
    text={
        "en": "Twice in the game you may set aside a cube that another player named.",
        "ru": "Дважды за игру можно отложить кубик, названный другим игроком.",
    },
)


class Cavern(TownRule):
    @hookimpl
    def towns_ways(self) -> Way:
        return TWICE


cavern = Cavern(
    "towns.cavern",
    option=CAVERN.name,
    name={"en": "Cavern", "ru": "Пещера"},
    text="Instead of placing a cube that another player named you may set it aside, at most twice in the game.",
    text_ru="Вместо того чтобы ставить кубик, названный другим игроком, его можно отложить, но не больше двух раз за игру.",
    clauses="TT-CAVERN-1..7",
    options=(CAVERN,),
)
