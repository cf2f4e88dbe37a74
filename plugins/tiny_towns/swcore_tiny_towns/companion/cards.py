"""Cards at the table: those in play, monuments dealt in secret, resources that are named or turned over."""

from __future__ import annotations

from swcore.companion import Desk, Refused, is_number, number
from swcore_tiny_towns.companion.laid import decks, laid
from swcore_tiny_towns.companion.seats import seat_in
from swcore_tiny_towns.position.squares import RESOURCES
from swcore_tiny_towns.rules.name_resource import NameResource
from swcore_tiny_towns.rules.rounds import CYCLE, turn_card
from swcore_tiny_towns.rules.setup import SOLO, TOWN_HALL

RESOURCE = "resource"


def mode_of(desk: Desk) -> str:
    """Return the mode that is played."""
    return str(desk.facts["options"]["mode"])


def show_cards(desk: Desk, words: list[str]) -> None:
    """Tell the buildings in play, each with what it does."""
    for id in desk.facts["cards"]:
        desk.companion.about(desk, id)


def resource_of(desk: Desk, text: str) -> str:
    """Return the resource that a text means.

    Raises:
        Refused: `no-resource`.
    """
    found = [id for _, id in desk.companion.names.one(text, (RESOURCE,))]
    if len(found) != 1:
        raise Refused("no-resource", text=text, near=[desk.shown(RESOURCE, one) for one in RESOURCES])
    return found[0]


def name(desk: Desk, words: list[str]) -> None:
    """The master builder names a resource, and the hammer goes on; alone, one of the open cards is chosen.

    Raises:
        Refused: `no-resource`; `not-open` for a card that does not lie open; `cards-name` where cards name.
    """
    resource = resource_of(desk, " ".join(words))
    if mode_of(desk) == TOWN_HALL:
        raise Refused("cards-name")
    if mode_of(desk) == SOLO:
        _choose(desk, resource)
        return
    named = desk.facts["named"]
    desk.facts["named"] = [count + (seat == desk.seat) for seat, count in enumerate(named)]
    desk.note("named", seat=desk.seat, resource=resource)
    desk.companion.next_round(desk)  # type: ignore[attr-defined]


def _choose(desk: Desk, resource: str) -> None:
    """Choose an open card: it goes under the deck, and the top card takes its place (TT-SOLO-6)."""
    game = laid(desk.companion.ruleset, desk.facts)
    game.history.restart([NameResource.frames.of(0, free=0)])
    if game.violations(f"name {resource}", 0):
        raise Refused("not-open", resource=resource, near=[desk.shown(RESOURCE, one) for one in desk.facts["display"]])
    game.apply(f"name {resource}", 0)
    desk.facts.update(decks(game))
    desk.note("chosen", resource=resource)
    desk.companion.next_round(desk)  # type: ignore[attr-defined]
    show_open(desk)


def turn_over(desk: Desk, words: list[str]) -> None:
    """The next round with resource cards: a card is turned over, or the round is free (TT-TOWNHALL-3 to 6).

    Raises:
        Refused: `no-deck` in another mode.
    """
    if mode_of(desk) != TOWN_HALL:
        raise Refused("no-deck")
    desk.companion.next_round(desk)  # type: ignore[attr-defined]
    if not desk.facts["round"] % CYCLE:
        desk.note("free")
        return
    game = laid(desk.companion.ruleset, desk.facts)
    machine, known = game.play, len(desk.facts["deck"])
    game.history.run(-1, None, lambda: turn_card(machine))
    desk.facts.update(decks(game))
    if len(desk.facts["deck"]) > known:
        desk.note("reshuffled")
    desk.note("turned", resource=desk.facts["discard"][-1])
    show_open(desk)


def show_open(desk: Desk) -> None:
    """Tell which cards lie open, or how many there are still."""
    if mode_of(desk) == SOLO:
        desk.tell("open", resources=desk.facts["display"])
    elif mode_of(desk) == TOWN_HALL:
        desk.tell("deck", n=len(desk.facts["deck"]), style="dim")


# -- monuments


def monuments(desk: Desk, words: list[str]) -> None:
    """Show a player the own monuments, which nobody else may see (TT-SETUP-8, TT-SETUP-9)."""
    seat = seat_in(desk, words)
    kept, dealt = desk.facts["kept"][seat], desk.facts["dealt"][seat]
    if not dealt:
        raise Refused("no-monuments")
    desk.say(desk.made("monuments.kept" if kept else "monuments.dealt", seat=seat), secret=True)
    for id in [kept] if kept else dealt:
        desk.companion.about(desk, id)


def keep(desk: Desk, words: list[str]) -> None:
    """A player keeps one of the two monuments: `keep ann 1`. It is not told which.

    Raises:
        Refused: `usage`, or `kept-already`.
    """
    if len(words) < 2 or not is_number(words[-1]):
        raise Refused("usage", word="keep")
    seat = seat_in(desk, words[:-1])
    dealt = desk.facts["dealt"][seat]
    if not dealt:
        raise Refused("no-monuments")
    chosen = number(words[-1], 1, len(dealt))
    if desk.facts["kept"][seat]:
        raise Refused("kept-already", seat=seat)
    desk.put("kept", seat, dealt[chosen - 1])
    desk.note("kept", seat=seat)
