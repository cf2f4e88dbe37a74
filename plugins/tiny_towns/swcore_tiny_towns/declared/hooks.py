"""From the rules of a declared card to the methods of its class: one for each hook, and the host sees no difference.

A method takes what its rules look at and no more: a card that looks beyond its town is asked again whenever another town changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from swcore import hookimpl
from swcore.engine import Piece
from swcore_tiny_towns.declared.at import At
from swcore_tiny_towns.declared.joins import Call, all_of, first_of, joined, looks, several, vetoes
from swcore_tiny_towns.declared.rules import Part

Method = Callable[..., Any]
Join = Callable[[Sequence[Part]], Call]
Make = Callable[[Sequence[Part]], Method]
NOWHERE = -1


def with_rules(kind: type[Piece], parts: Iterable[Part]) -> type[Piece]:
    """Return a class of pieces of a kind with the methods of some rules."""
    by_hook: dict[str, list[Part]] = {}
    for part in parts:
        by_hook.setdefault(part.hook, []).append(part)
    if not by_hook:
        return kind
    found = {hook: hookimpl(_named(HOOKS[hook](parts), hook)) for hook, parts in by_hook.items()}
    return type(f"Declared{kind.__name__}", (kind,), {"__doc__": None, "__module__": kind.__module__, **found})


def _named(method: Method, hook: str) -> Method:
    """Return a new function under the name of its hook, so that errors and listeners know which it is."""
    method.__name__ = method.__qualname__ = hook
    method.__code__ = method.__code__.replace(co_name=hook, co_qualname=f"declared.{hook}")
    return method


def _score(parts: Sequence[Part]) -> Method:
    answer = all_of(parts)

    def towns_score(self: Any, town: Any, squares: int) -> Any:
        return answer(At(town, squares=squares))

    def looking(self: Any, view: Any, town: Any, squares: int) -> Any:
        return answer(At(town, view, squares=squares))

    return looking if looks(parts) else towns_score


def _score_fed(parts: Sequence[Part]) -> Method:
    answer = all_of(parts)

    def towns_score_fed(self: Any, town: Any, squares: int, fed: int) -> Any:
        return answer(At(town, squares=squares, fed=fed))

    def looking(self: Any, view: Any, town: Any, squares: int, fed: int) -> Any:
        return answer(At(town, view, squares=squares, fed=fed))

    return looking if looks(parts) else towns_score_fed


def _feeds(parts: Sequence[Part]) -> Method:
    answer = first_of(parts)

    def towns_feeds(self: Any, town: Any, square: int) -> Any:
        return answer(At(town, square=square))

    return towns_feeds


def _worth(parts: Sequence[Part]) -> Method:
    answer = first_of(parts)

    def towns_worth(self: Any, town: Any, what: str) -> Any:
        return answer(At(town, named=what))

    return towns_worth


def _of_card(join: Join) -> Make:
    """Return the maker of a method that is asked about a card to be built."""

    def make(parts: Sequence[Part]) -> Method:
        answer = join(parts)

        def about(self: Any, town: Any, card: str) -> Any:
            return answer(At(town, card=card))

        return about

    return make


def _wild(parts: Sequence[Part]) -> Method:
    answer = several(parts)

    def towns_wild(self: Any, town: Any, square: int, card: str) -> Any:
        return answer(At(town, square=square, card=card))

    return towns_wild


def _limit(parts: Sequence[Part]) -> Method:
    answer = first_of(parts)

    def towns_limit(self: Any, view: Any, town: Any) -> Any:
        return answer(At(town, view))

    return towns_limit


def _guards(parts: Sequence[Part]) -> Method:
    answer = joined(parts)

    def towns_guards(self: Any, town: Any, square: int | None) -> Any:
        return answer(At(town, square=NOWHERE if square is None else square))

    return towns_guards


def _ways(parts: Sequence[Part]) -> Method:
    answer = all_of(parts)

    def towns_ways(self: Any, view: Any, town: Any, square: int | None, named: str) -> Any:
        return answer(At(town, view, NOWHERE if square is None else square, named=named))

    return towns_ways


def _card_score(parts: Sequence[Part]) -> Method:
    answer = all_of(parts)

    def towns_card_score(self: Any, town: Any, squares: int, card: str, points: int) -> Any:
        return answer(At(town, squares=squares, card=card, points=points))

    def looking(self: Any, view: Any, town: Any, squares: int, card: str, points: int) -> Any:
        return answer(At(town, view, squares=squares, card=card, points=points))

    return looking if looks(parts) else towns_card_score


def _at_square(join: Join) -> Make:
    """Return the maker of a method that is asked with the game and the square of a piece."""

    def make(parts: Sequence[Part]) -> Method:
        answer = join(parts)

        def here(self: Any, view: Any, town: Any, square: int | None) -> Any:
            return answer(At(town, view, NOWHERE if square is None else square, named=view.named))

        return here

    return make


def _answered(parts: Sequence[Part]) -> Method:
    answer = all_of(parts)

    def towns_answered(self: Any, view: Any, town: Any, square: int | None, key: str, value: Any) -> Any:
        return answer(At(town, view, NOWHERE if square is None else square, card=key, named=value))

    return towns_answered


def _of_setup(join: Join) -> Make:
    """Return the maker of a method that is asked before there are towns."""

    def make(parts: Sequence[Part]) -> Method:
        answer = join(parts)

        def before(self: Any, view: Any) -> Any:
            return answer(At(None, view))  # type: ignore[arg-type]

        return before

    return make


HOOKS: dict[str, Make] = {
    "towns_score": _score,
    "towns_score_fed": _score_fed,
    "towns_feeds": _feeds,
    "towns_worth": _worth,
    "towns_card_score": _card_score,
    "towns_targets": _of_card(joined),
    "towns_covers": _of_card(joined),
    "towns_wild": _wild,
    "towns_limit": _limit,
    "towns_veto": _at_square(vetoes),
    "towns_passed_over": _at_square(first_of),
    "towns_ways": _ways,
    "towns_uses": _at_square(all_of),
    "towns_guards": _guards,
    "towns_put": _at_square(all_of),
    "towns_named": _at_square(all_of),
    "towns_round_end": _at_square(all_of),
    "towns_game_end": _at_square(all_of),
    "towns_answered": _answered,
    "towns_deal": _of_setup(first_of),
    "towns_deck": _of_setup(several),
}
