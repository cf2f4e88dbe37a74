"""Trial games that show what a card does: which cube to name and place, and what to build, so that it is built soon."""

from __future__ import annotations

from collections.abc import Sequence

from swcore import Game
from swcore_tiny_towns.position.patterns import SHIFTS, cube, used
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.position.squares import NUMBERS
from swcore_tiny_towns.position.view import Town


def eager(game: Game, seat: int, piece: str, texts: Sequence[str]) -> str:
    """Return the action that brings a card into play, or nearer to it, or another building beside it; "" where there is none.

    A town gets other buildings in turn, and one of the card after each: what most cards do, they do for what stands around.
    """
    words: dict[str, str] = game.ruleset.compiled.words
    town: Town = game.play.view.town(seat)
    word = words.get(piece, "")
    shown = [text for text in texts if text.split()[:2] in (["build", word], ["keep", word])]
    built = shown or [text for text in texts if text.startswith("build ")]
    if built:
        return built[town.buildings.bit_count() % len(built)]
    state, own = game.play.state, town.of_card(piece).bit_count()
    others = [id for id in state.cards if id != piece]
    if len(others) == len(state.cards) and (own or piece != state.monuments[seat]):
        return ""  # it is not in play, or a monument that stands
    several = town.buildings.bit_count() - own
    card = game.ruleset.pieces.get(others[several % len(others)] if several <= own and others else piece)
    return nearer(town, card, texts) if isinstance(card, Card) else ""


def nearer(town: Town, card: Card, texts: Sequence[str]) -> str:
    """Return the cube to name or to place that comes nearest to the pattern of a card, or stands in its way the least."""
    missing = _missing(card, town)
    free = ""
    for text in texts:
        words = text.split()
        if words[0] == "place" and len(words) == 3 and words[2] in NUMBERS:
            square = NUMBERS[words[2]]
            if cube(words[1], square) & missing:
                return text
            free = free if used(missing) >> square & 1 else text
        elif words[0] == "name" and missing >> SHIFTS[words[1]] & 0xFFFF:
            return text
    return free


def _missing(card: Card, town: Town) -> int:
    """Return the cubes that a town lacks for the way to lay the pattern that lacks the fewest; 0 where none can be laid."""
    lacking = (code & ~town.code for code in card.codes)
    return min((code for code in lacking if not used(code) & ~town.empty), key=int.bit_count, default=0)
