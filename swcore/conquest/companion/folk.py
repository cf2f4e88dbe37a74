"""Peoples of nobody that move and score by themselves: when it is their turn, and their coins."""

from __future__ import annotations

from swcore.companion import Desk, Refused, amount, is_number, is_signed


def remind(desk: Desk) -> None:
    """Tell that a people moves now, after the turn of a player."""
    for race in desk.facts["folk"]:
        desk.tell("folk.moves", piece=race)


def folk(desk: Desk, words: list[str]) -> None:
    """Enter coins of a people that plays by itself: `folk 6`."""
    known = desk.facts["folk"]
    if not known:
        raise Refused("no-folk")
    numbers = [word for word in words if is_number(word)]
    others = " ".join(word for word in words if word not in numbers)
    found = [id for _, id in desk.companion.names.one(others, ("natives",)) if id in known] if others else list(known)
    if not numbers or len(found) != 1:
        raise Refused("usage", word="folk")
    coins = sum(map(amount, numbers))
    desk.facts["folk"] = {**known, found[0]: known[found[0]] + coins}
    desk.note("folk", piece=found[0], amount=coins)


def is_folk(desk: Desk, line: str) -> bool:
    """Enter a line such as `PEOPLE +6`, and return whether it is one."""
    words = line.split()
    others = " ".join(word for word in words if not is_number(word))
    named = {id for _, id in desk.companion.names.one(others, ("natives",))} if others else set()
    if not named.intersection(desk.facts["folk"]) or not any(map(is_signed, words)):
        return False
    folk(desk, words)
    return True
