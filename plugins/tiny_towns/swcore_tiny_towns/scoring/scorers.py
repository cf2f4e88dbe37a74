"""What scoring asks of each card, looked up once per ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import CO_VARARGS
from typing import TYPE_CHECKING, Any

from swcore import Modifier
from swcore.hooks import Impl
from swcore_tiny_towns.position.pieces import Card

if TYPE_CHECKING:
    from swcore import Ruleset

KEPT = 512  # constants of one card that are not checked again


class Scorer:
    """A card as scoring sees it.

    Attributes:
        card: the card.
        amount: what each of its pieces scores in any case.
        plain: whether that is all there is to it.
        simple: its answer by what else it scores, where the points of its pieces depend on nothing but the town; or None.
        cottage: whether its pieces are cottages, of which the unfed ones may be worth something.
        feeds, worth, score, score_fed, changes: its answers, or None.
        looks: whether it looks beyond its town when it scores.
    """

    __slots__ = (
        "amount",
        "card",
        "changes",
        "cottage",
        "feedable",
        "feeds",
        "looks",
        "monotone",
        "plain",
        "score",
        "score_fed",
        "simple",
        "worth",
    )

    def __init__(self, card: Card, impls: Mapping[str, Impl]) -> None:
        self.card = card
        self.amount = card.points.amount if card.points else 0
        self.cottage, self.feedable, self.monotone = card.type == "cottage", card.feedable, card.monotone
        self.feeds, self.worth = impls.get("towns_feeds"), impls.get("towns_worth")
        self.score, self.score_fed = impls.get("towns_score"), impls.get("towns_score_fed")
        self.changes = impls.get("towns_card_score")
        self.looks = any(impl is not None and takes(impl, "view") for impl in (self.score, self.score_fed))
        more = self.feeds or self.worth or self.score_fed or self.changes or self.cottage or self.feedable
        self.plain = not (more or self.score) and self.monotone
        self.simple = None if more or self.looks or not self.monotone else self.score


def takes(impl: Impl, argument: str) -> bool:
    """Return whether an answer asks for an argument; one that takes whatever comes may."""
    code = impl.code
    return argument in code.co_varnames[: code.co_argcount] or bool(code.co_flags & CO_VARARGS)


def scorers(ruleset: Ruleset) -> dict[str, Scorer]:
    """Return the scorers of all cards by id."""
    return {id: Scorer(card, ruleset.impls.get(id, {})) for id, card in ruleset.pieces.items() if isinstance(card, Card)}


def points(impl: Impl, found: Any) -> int:
    """Return what the modifiers add up to that a card answered with.

    Raises:
        PluginError: `bad-answer` for anything but modifiers that add, and None.
    """
    if type(found) is Modifier and found in impl.seen:
        return found.amount
    if type(found) is list and all(type(one) is Modifier and one in impl.seen for one in found):
        return sum(one.amount for one in found)
    several = impl.check(found)
    if len(impl.seen) < KEPT and type(found) in (Modifier, list):
        impl.seen.update(several)
    return sum(one.amount for one in several)
