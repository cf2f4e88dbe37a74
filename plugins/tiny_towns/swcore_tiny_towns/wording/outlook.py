"""Looking ahead for a player at the terminal: which cards a cube would be the last one of."""

from __future__ import annotations

from swcore import Game
from swcore_tiny_towns.position.patterns import cube
from swcore_tiny_towns.position.squares import squares_of
from swcore_tiny_towns.rules.active_cards import deal_of
from swcore_tiny_towns.rules.builds import matches, wildcards


def completions(game: Game, seat: int, resource: str) -> dict[str, list[int]]:
    """Return which cards could be built with one more cube of a resource, and which squares it would have to lie on.

    Only what could not be built without that very cube counts. The seat's own monument is among them while it is not built.

    Args:
        game: the game.
        seat: whose town.
        resource: the resource of the cube.
    """
    found: dict[str, list[int]] = {}
    for square in squares_of(game.play.state.towns[seat].empty):
        for card in completed(game, seat, resource, square):
            found.setdefault(card, []).append(square)
    return found


def completed(game: Game, seat: int, resource: str, square: int) -> list[str]:
    """Return which cards could be built with one more cube of a resource on a square, as for `completions`.

    Args:
        game: the game.
        seat: whose town.
        resource: the resource of the cube.
        square: an empty square.
    """
    machine = game.play
    town, deal = machine.state.towns[seat], deal_of(machine, seat)
    before = set(matches(machine, seat))
    after = deal.matches_wild(
        town.code | cube(resource, square), wildcards(machine, seat), monument=deal.monument not in town.squares
    )
    return list(dict.fromkeys(card for card, mask in after if mask >> square & 1 and (card, mask) not in before))
