"""What a position of Small World of Warcraft is worth, for bots."""

from swcore import Game
from swcore.conquest.evaluation import Weights, evaluate, glimpse, outlook
from swcore.conquest.evaluation import lead_of as points
from swcore.engine import Seen, load_prospects
from swcore_warcraft.solo import VARIANT as MURLOCS
from swcore_warcraft.teams import VARIANT, partner

__all__ = ["lead", "noted", "points", "value"]

# Found by letting bots with different numbers play each other; what is left out is the family's default.
WEIGHTS = Weights(price=4.0, fresh=(6.0, 7.5, 8.5), fresh_regions=6.0, kept=0.85, span=5)


def value(game: Game, seat: int) -> float:
    """Return what a position is worth to a seat, in coins at the end of the game.

    Args:
        game: the position.
        seat: whose view; nothing that is hidden from it is read.
    """
    return evaluate(game, seat, WEIGHTS, _allies(game, seat))


def lead(game: Game, seat: int) -> float:
    """Return what a position is worth to a seat that plays for the lead, for the searching bot.

    Args:
        game: the position.
        seat: whose view; nothing that is hidden from it is read.
    """
    return outlook(game, seat, load_prospects("swcore_warcraft", "prospects.json"), WEIGHTS, _allies(game, seat))


def noted(game: Game, seat: int) -> dict[str, list[Seen]]:
    """Return what a position shows to a seat, by the names of the prospects."""
    return glimpse(game, seat, WEIGHTS)


def _allies(game: Game, seat: int) -> tuple[int, ...]:
    """Return the seats that win together with one."""
    options = game.play.setup.options
    allies: tuple[int, ...] = (partner(seat),) if options[VARIANT.name] else ()
    if options[MURLOCS.name]:  # both players win together
        allies = tuple(other for other in range(game.play.setup.seats) if other != seat)
    return allies
