"""Effects about what an army has besides its tokens on the board: pieces lent to it, and pools of tokens put by."""

from __future__ import annotations

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import DECLINE, GAME, HAND, TURN
from swcore.engine.effects import Effect


def lend(army: Army, piece: str, until: str = "turn") -> Effect:
    """Lend a piece to an army: its hooks are asked like those of the army's race and power.

    It has notes of its own for each army, and they outlast the loan. A piece that the army has already is not asked twice. Of two
    loans of one piece the longer one holds.

    Args:
        army: who gets it.
        piece: id of a race, a power, a place or a marker of the game; neither tokens nor a badge come with it.
        until: `turn` (the end of the present turn), `decline` (of the army), or `game` (as long as the army is in the game).

    Raises:
        ValueError: for another word.
    """
    if until not in (TURN, DECLINE, GAME):
        raise ValueError(f"until is {TURN!r}, {DECLINE!r} or {GAME!r}, not {until!r}")
    return ("lend", army.id, piece, until)


def unlend(army: Army, piece: str) -> Effect:
    """Take a piece back that was lent to an army; nothing happens when it was not."""
    return ("unlend", army.id, piece)


def stash(army: Army, pool: str, count: int, source: int = HAND) -> Effect:
    """Put tokens of an army by, into a pool of this piece: they are neither in hand nor on the board, and conquer nothing.

    They stay there in decline, too, keep no army in the game, and go to the tray when theirs leaves it.

    Args:
        army: whose tokens.
        pool: a name, which tells the pools of the piece apart; `army.pools` has them by `piece_id.name`.
        count: how many; as many as there are.
        source: where from: a region number, HAND, TRAY or ASIDE.
    """
    return ("stash", army.id, pool, count, source)


def unstash(army: Army, pool: str, count: int, target: int = HAND) -> Effect:
    """Take tokens out of a pool of this piece.

    Args:
        army: whose tokens.
        pool: as in `stash`.
        count: how many; as many as there are.
        target: where to: a region number, HAND, TRAY or ASIDE.
    """
    return ("unstash", army.id, pool, count, target)
