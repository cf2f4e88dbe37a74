"""What scoring asks of each card, looked up once per ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from inspect import CO_VARARGS
from typing import TYPE_CHECKING, Any

from swcore import Modifier
from swcore.engine import ADD
from swcore.hooks import Impl
from swcore_tiny_towns.position.ask import bad_answer
from swcore_tiny_towns.position.pieces import Card

if TYPE_CHECKING:
    from swcore import Ruleset


class Scorer:
    """A card as scoring sees it.

    Attributes:
        card: the card.
        amount: what each of its pieces scores in any case.
        plain: whether that is all there is to it.
        cottage: whether its pieces are cottages, of which the unfed ones may be worth something.
        feeds, worth, score, score_fed: its answers, or None.
        looks: whether it looks beyond its town when it scores.
    """

    __slots__ = ("amount", "card", "cottage", "feedable", "feeds", "looks", "monotone", "plain", "score", "score_fed", "worth")

    def __init__(self, card: Card, impls: Mapping[str, Impl]) -> None:
        self.card = card
        self.amount = card.points.amount if card.points else 0
        self.cottage, self.feedable, self.monotone = card.type == "cottage", card.feedable, card.monotone
        self.feeds, self.worth = impls.get("towns_feeds"), impls.get("towns_worth")
        self.score, self.score_fed = impls.get("towns_score"), impls.get("towns_score_fed")
        self.looks = any(impl is not None and _sees_the_game(impl) for impl in (self.score, self.score_fed))
        asked = self.feeds or self.worth or self.score or self.score_fed
        self.plain = not (asked or self.cottage or self.feedable) and self.monotone


def _sees_the_game(impl: Impl) -> bool:
    """Return whether an answer asks for the view; one that takes whatever comes may."""
    code = impl.code
    return "view" in code.co_varnames[: code.co_argcount] or bool(code.co_flags & CO_VARARGS)


def scorers(ruleset: Ruleset) -> dict[str, Scorer]:
    """Return the scorers of all cards by id."""
    return {id: Scorer(card, ruleset.impls.get(id, {})) for id, card in ruleset.pieces.items() if isinstance(card, Card)}


def modifiers(impl: Impl, found: Any) -> tuple[Modifier, ...]:
    """Return the modifiers that a card answered with, none for None.

    Raises:
        PluginError: `bad-answer` for anything else, and for a modifier that does not add: points are added up.
    """
    if found is None:
        return ()
    several = (found,) if isinstance(found, Modifier) else tuple(found) if isinstance(found, Iterable) else (None,)
    for one in several:
        if not isinstance(one, Modifier) or one.phase != ADD:
            raise bad_answer(impl, found, "a Modifier that adds, several of them, or None")
    return several


def points(impl: Impl, found: Any) -> int:
    """Return what the modifiers add up to that a card answered with.

    Raises:
        PluginError: as `modifiers`.
    """
    if type(found) is Modifier and found.phase == ADD:
        return found.amount
    return sum(one.amount for one in modifiers(impl, found))
