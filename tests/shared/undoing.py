"""Taking back what may not be taken back."""

from __future__ import annotations

import pytest

from swcore import ActionError, Game


def refusal(game: Game, seat: int) -> str:
    """Return the code with which an undo of a seat is refused, and make sure that nothing has changed."""
    before = game.digest(), len(game.log), game.view(seat)
    with pytest.raises(ActionError) as caught:
        game.undo(seat)
    assert (game.digest(), len(game.log), game.view(seat)) == before
    return caught.value.code
