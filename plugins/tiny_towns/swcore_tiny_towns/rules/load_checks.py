"""What is looked at when rules are loaded: that every piece will be asked what its author wrote."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from swcore import PluginError, nearest
from swcore.engine import Piece
from swcore.hooks import Impl
from swcore_tiny_towns.position.pieces import Card, TownRule

if TYPE_CHECKING:
    from swcore import Ruleset

OF_BOTH = (
    "towns_ways",
    "towns_guards",
    "towns_targets",
    "towns_covers",
    "towns_veto",
    "towns_passed_over",
    "towns_worth",
    "towns_score",
    "towns_card_score",
    "towns_named",
    "towns_round_end",
    "towns_game_end",
    "towns_answered",
)
OF_RULES = ("towns_deal", "towns_deck", *OF_BOTH)
"""The hooks that a rule is asked; the first two are asked of rules alone, those that are not listed of cards alone."""


def check_joining(ruleset: Ruleset) -> None:
    """Refuse what would be passed over in silence.

    Args:
        ruleset: the rules with all their pieces.

    Raises:
        PluginError: `bad-hook` for a hook that its piece would never be asked, or with marks that mean nothing here;
            `unknown-option` or `option-value` for an option that there is not.
    """
    for id, piece in ruleset.pieces.items():
        _check_hooks(piece, ruleset.impls.get(id, {}))
        if isinstance(piece, TownRule) and piece.option:
            _check_option(ruleset, piece, piece.option, "on")
        for name, value in piece.absent.items() if isinstance(piece, Card) else ():
            _check_option(ruleset, piece, name, value)


def _check_hooks(piece: Piece, impls: Mapping[str, Impl]) -> None:
    for hook, impl in impls.items():
        told = hint = ""
        if not isinstance(piece, Card | TownRule):
            told = f"{piece.id}.{hook}: only cards and rules are asked, and this piece is of the kind {piece.kind}."
            hint = "Make it a Building, a Monument or a TownRule."
        elif isinstance(piece, TownRule) and hook not in OF_RULES:
            told = f"{piece.id}.{hook}: cards alone are asked this, so a rule would never be called."
            hint = "Let a card answer it."
        elif isinstance(piece, Card) and hook in OF_RULES and hook not in OF_BOTH:
            told = f"{piece.id}.{hook}: it is asked before there are towns, so a card would never be called."
            hint = "Let a TownRule answer it."
        elif impl.declined != "no" or impl.order:
            told = f"{piece.id}.{hook}: cards are asked in the order of their squares, and none is in decline."
            hint = "Write @hookimpl without arguments."
        if told:
            raise PluginError(told, code="bad-hook", hint=hint, piece=piece.id, hook=hook)


def _check_option(ruleset: Ruleset, piece: Piece, name: str, value: object) -> None:
    option = ruleset.options.get(name)
    if option is None:
        told = f"{piece.id} depends on the option {name!r}, which does not exist."
        raise PluginError(told, code="unknown-option", hint=nearest(name, ruleset.options), piece=piece.id)
    if value not in option.values:
        told = f"{piece.id} depends on {name}={value}, and the option has no such value."
        hint = f"One of: {', '.join(map(str, option.values))}."
        raise PluginError(told, code="option-value", hint=hint, piece=piece.id)
