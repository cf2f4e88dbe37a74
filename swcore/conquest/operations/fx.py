"""Effects that reactions return: how pieces make them. What each may hold is declared in `kinds`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import ASIDE, HAND, NOBODY, SUPPLY, TRAY
from swcore.engine.checks import bounded
from swcore.engine.effects import Effect

BY_EFFECT = "effect"  # the word of a conquest that no way to conquer has brought


def note(army: Army | None, key: str, value: Any) -> Effect:
    """Remember a value for an army, or for the whole game.

    Args:
        army: whose memory; None for the memory of the game, which outlasts every army.
        key: a name; the id of the piece that notes it is put before it, as a piece writes to its own slot only.
        value: None (forgets), a truth value, a whole number, a text, or a tuple of such; anything else is refused, for a save
            could not bring it back as it was.
    """
    return ("note", NOBODY if army is None else army.id, key, value)


def tokens(army: Army, source: int, target: int, count: int) -> Effect:
    """Move race tokens of an army between two places (region numbers, HAND, TRAY, ASIDE).

    Args:
        army: whose tokens.
        source, target: where from and where to.
        count: how many; as many as there are.
    """
    return ("tokens", army.id, source, target, count)


def gain(army: Army, count: int) -> Effect:
    """Take new tokens from the tray to hand, as many as there are (SW-PICK-9)."""
    return tokens(army, TRAY, HAND, count)


def recover(army: Army) -> Effect:
    """Take all tokens that were set aside back to hand."""
    return tokens(army, ASIDE, HAND, army.aside)


def coins(seat: int, amount: int, reason: str, clause: str = "") -> Effect:
    """Give coins of the bank to a seat, or take them.

    Args:
        seat: whose coins.
        amount: positive or negative; never takes more than the seat has.
        reason, clause: as in a `Modifier`.
    """
    return ("coins", seat, amount, reason, clause)


def mark(army: Army, marker: str, region: int) -> Effect:
    """Put one marker of an army into a region, from the owner's hand or the supply; nothing happens when there is none."""
    return ("mark", army.id, marker, region)


def hide(army: Army, marker: str, region: int, face: str) -> Effect:
    """Place a marker with a hidden face that the army's seat knows: others see that it lies there, and not what it is.

    Args:
        army: whose marker.
        marker: id of a marker with faces.
        region: region number; nothing happens where it has no room.
        face: its face; nothing happens when none is left in the pile (`view.faces_left`).
    """
    return ("hide", army.id, marker, region, face)


def lift(army: Army, marker: str) -> Effect:
    """Take all markers of a kind that an army has on the board back to the owner's hand."""
    return ("lift", army.id, marker)


def pay(payer: int | None, payee: int | None, amount: int, reason: str, clause: str = "") -> Effect:
    """Move coins from one seat to another, as many as the payer has.

    Args:
        payer, payee: seats; None for the bank.
        amount: how many.
        reason, clause: as in a `Modifier`.
    """
    return ("pay", payer, payee, amount, reason, clause)


def pay_tolls(army: Army, region: int, kind: str) -> Effect:
    """Pay what an army owes for an act on a region (see `view.toll`)."""
    return ("pay-tolls", army.id, region, kind)


def stock(army: Army, marker: str, count: int) -> Effect:
    """Take markers from the supply to the owner's hand, as many as there are."""
    return ("stock", army.id, marker, count)


def discard(army: Army, marker: str, region: int | None = None, *, target: int = SUPPLY) -> Effect:
    """Put an army's markers of a kind away.

    Args:
        army: whose markers.
        marker: marker id.
        region: only those in a region; all on the board and in hand when None.
        target: SUPPLY, or OUT for out of the game; one with a hidden face goes back on top of its pile, or is put away unseen.
    """
    return ("discard", army.id, marker, -1 if region is None else region, target)


def carry(place: str, source: int, target: int) -> Effect:
    """Move a `Place` from one region to another."""
    return ("carry", place, source, target)


def redraw(region: int, place: str, tag: str) -> Effect:
    """Take a `Place` out of the game and put another one with a tag there, the first that is in no region; if there is any."""
    return ("redraw", region, place, tag)


def shuffle(marker: str) -> Effect:
    """Shuffle all markers with hidden faces of a kind into a new pile; none may lie on the board."""
    return ("shuffle", marker)


def show(army: Army, marker: str, region: int, key: str) -> Effect:
    """Turn up a marker with a hidden face and put it out of the game; `conquest_answered` gets the key and the face.

    Args:
        army: whose piece is told.
        marker: id of the marker.
        region: the region in which it lies.
        key: comes back with the answer.
    """
    return ("show", army.id, marker, region, key)


def then(army: Army, key: str, answer: str = "") -> Effect:
    """Call `conquest_answered` of the same piece once the effects before this one are done."""
    return ("then", army.id, key, answer)


def assault(army: Army, region: int, mode: str) -> Effect:
    """Conquer a region without occupying it: losses, markers and record as for a conquest, and it is left empty.

    Args:
        army: who attacks.
        region: region number; nothing happens where nobody is.
        mode: the word for the record.
    """
    return ("assault", army.id, region, mode)


def conquer(army: Army, region: int, count: int = 1, source: int = HAND, *, mode: str = BY_EFFECT, body: str = "") -> Effect:
    """Conquer a region by effect: losses, markers, record, discoveries and reactions as for any conquest.

    Neither cost, reach nor gates count, and no toll is paid; look at `view.immune` and the like before. Nothing happens in a
    region of the army itself, and where there is no token to send.

    Args:
        army: who conquers.
        region: region number.
        count: tokens that come into the region; as many as there are.
        source: where they come from: HAND, TRAY, or another region of the army, which is left when none stays.
        mode: the word for the record.
        body: id of a marker that holds its region and conquers instead of tokens, from the owner's hand or the board; or "".
    """
    return ("conquer", army.id, region, count, source, mode, body)


def retire(army: Army) -> Effect:
    """Take an army out of the game, active or in decline: tokens to the tray, markers to the supply, banner and badge back.

    An active army's seat goes on with its turn without it, and picks a new combo when it is to take up its troops. The tokens
    of a people that belongs to nobody leave the board, and the people stays in the game.
    """
    return ("retire", army.id)


def evict(army: Army, region: int, target: int) -> Effect:
    """Move one token of another army out of a region; a body that may be moved, where there is no token.

    Args:
        army: who does it; it counts as an attack.
        region: region number.
        target: another region of the same army, or TRAY.
    """
    return ("evict", army.id, region, target)


def swap(army: Army, one: int, other: int, stay: Iterable[str] = ()) -> Effect:
    """Exchange all that lies in two regions; it counts as an attack on the other armies there.

    Args:
        army: who does it.
        one, other: region numbers.
        stay: ids of the markers that stay where they are.
    """
    return ("swap", army.id, one, other, tuple(sorted(bounded(stay))))


def ask_place(
    army: Army,
    marker: str,
    count: int,
    *,
    where: int | None = None,
    per_region: int | None = None,
    optional: bool = False,
) -> Effect:
    """Ask the army's seat to place markers.

    Args:
        army: whose markers.
        marker: marker id.
        count: how many; fewer when fewer are there or fit.
        where: mask of the regions allowed; the army's regions when None.
        per_region: most of them placed in one region now, besides the marker's own limit.
        optional: whether the seat may place fewer.
    """
    where = army.regions if where is None else where
    return ("ask-place", army.id, marker, count, where, per_region, optional)


def ask_remove(army: Army, count: int, *, target: int = ASIDE, leave: int = 1) -> Effect:
    """Ask the army's seat to take tokens off the board.

    Args:
        army: whose tokens.
        count: how many; fewer when fewer can be taken.
        target: where they go (ASIDE or TRAY).
        leave: tokens that must stay in each region; with 0 regions may be given up.
    """
    return ("ask-remove", army.id, count, target, leave)
