"""The cottage, blue: the building that wants to be fed."""

from swcore import Modifier, hookimpl
from swcore_tiny_towns.position.pieces import Building

FED = Modifier(3, "fed-cottages", "TT-BLD-COTTAGE-1")


class Cottage(Building):
    @hookimpl
    def towns_score_fed(self, squares: int, fed: int) -> Modifier:
        return FED.times((squares & fed).bit_count())


cottage = Cottage(
    "towns.cottage",
    type="cottage",
    pattern=". wheat / brick glass",
    feedable=True,
    name={"en": "Cottage", "ru": "Коттедж"},
    text="3 points if it is fed at the end of the game, otherwise none.",
    text_ru="3 очка, если к концу игры его кормят, иначе ничего.",
    clauses=("TT-BLD-COTTAGE-1", "TT-BLD-COTTAGE-2"),
)
