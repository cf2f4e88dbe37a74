"""Settings: arguments of ready-made classes that a value fixes, or an option decides in each game."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.view import View
from swcore.engine.answers import Modifier
from swcore.engine.options import Option, OptionValue
from swcore.errors import PluginError


class Setting:
    """An argument of a ready-made class.

    Args:
        id: the piece, for the error.
        name: the argument, for the error.
        given: a value, or the option that decides.
        *allowed: the values that the effect understands.

    Raises:
        PluginError: `piece-value` for another value.

    Attributes:
        default: the value, or the default of the option.
    """

    __slots__ = ("_allowed", "_option", "default")

    def __init__(self, id: str, name: str, given: OptionValue | Option, *allowed: OptionValue) -> None:
        self._option = given if isinstance(given, Option) else None
        self._allowed = allowed
        self.default = given.default if isinstance(given, Option) else given
        values = given.values if isinstance(given, Option) else (given,)
        wrong = next((value for value in values if value not in allowed), None)
        if wrong is not None:
            known = " or ".join(str(value) for value in allowed)
            told = f"{id}: {name} is {known}, or an Option with these values, not {wrong!r}."
            raise PluginError(told, code="piece-value", piece=id)

    def of(self, view: View) -> OptionValue:
        """Return the value in a game."""
        return self.default if self._option is None else view.options[self._option.name]

    def joined(self, more: dict[str, Any]) -> dict[str, Any]:
        """Return further arguments of a piece with the option among those that it declares."""
        return more if self._option is None else {**more, "options": (*more.get("options", ()), self._option)}

    def priced(self, coins: int, reasons: dict[OptionValue, str], clauses: tuple[str, ...]) -> dict[OptionValue, Modifier]:
        """Return the modifier for each value.

        Args:
            coins: its amount.
            reasons: its reason, by value.
            clauses: those of the piece; the first is cited, or that of the option for another value than the default.
        """
        usual = clauses[0] if clauses else ""
        other = self._option.clauses[0] if self._option is not None and self._option.clauses else usual
        return {value: Modifier(coins, reasons[value], usual if value == self.default else other) for value in self._allowed}
