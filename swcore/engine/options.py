"""Options: declared switches of a game, and editions, which are named presets of them."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from swcore.errors import ActionError, OptionError, nearest
from swcore.text.clauses import spelled_out

OptionValue = bool | int | str


@attrs.frozen
class Option:
    """A switch that a ruleset or a piece reads.

    Args:
        name: `snake_case` name, unique in its ruleset.
        values: the allowed values.
        default: the value when nothing is said.
        clauses: ids of the rule clauses it decides; a span such as `SW-DIE-1..3` stands for all of them.
        text: description by language.
        seats: the numbers of seats with which it may have another value than the default; any when empty. A number that the game
            is not for otherwise is allowed with such a value.
        usual: by number of seats the value that is offered first, where that is not the default; nothing sets it by itself.
    """

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    clauses: tuple[str, ...] = attrs.field(default=(), converter=spelled_out)
    text: Mapping[str, str] = attrs.field(factory=dict)
    seats: tuple[int, ...] = ()
    usual: Mapping[int, OptionValue] = attrs.field(factory=dict)

    def read(self, value: object) -> OptionValue:
        """Return the allowed value that `value` (or its text form, `true` and `false` included) stands for.

        Raises:
            OptionError: `option-value`.
        """
        word = str(value).lower()
        for allowed in self.values:
            if word == str(allowed).lower():
                return allowed
        shown = ", ".join(str(allowed).lower() for allowed in self.values)
        raise OptionError(
            f"Option {self.name} cannot be {value!r}.",
            code="option-value",
            hint=f"Allowed: {shown}.",
            option=self.name,
            allowed=shown,
        )


def fitting(declared: Mapping[str, Option], values: Mapping[str, OptionValue]) -> list[Option]:
    """Return the options whose chosen values are for some numbers of seats alone."""
    return [one for name, one in declared.items() if one.seats and values.get(name, one.default) != one.default]


def check_count(
    name: str, players: tuple[int, int], declared: Mapping[str, Option], values: Mapping[str, OptionValue], count: int
) -> None:
    """Refuse a number of seats that neither the game nor an option is for.

    Args:
        name: the id of the game.
        players: its fewest and its most seats.
        declared: the options of the ruleset with its pieces, by name.
        values: the value of every option.
        count: the number of seats.

    Raises:
        ActionError: `seats`.
    """
    low, high = players
    if low <= count <= high or any(count in one.seats for one in fitting(declared, values)):
        return
    opening = [one for one in declared.values() if count in one.seats]
    choices = [f"{one.name}={str(value).lower()}" for one in opening for value in one.values if value != one.default]
    hint = f"A game for {count} is played with {' or '.join(choices)}." if choices else ""
    told = f"{name} is for {low} to {high} seats, not {count}."
    more = {"opens": ", ".join(choices)} if choices else {}
    raise ActionError(told, code="seats", hint=hint, game=name, low=low, high=high, count=count, **more)


def check_seats(declared: Mapping[str, Option], values: Mapping[str, OptionValue], count: int) -> None:
    """Refuse values that are not for a number of seats.

    Args:
        declared: the options of the ruleset with its pieces, by name.
        values: the value of every option.
        count: the number of seats of the game.

    Raises:
        OptionError: `option-seats`.
    """
    for one in fitting(declared, values):
        if count not in one.seats:
            value, fits = str(values[one.name]).lower(), ", ".join(map(str, one.seats))
            raise OptionError(
                f"{one.name}={value} is for {fits} seats, not {count}.",
                code="option-seats",
                hint=f"Play with {fits} seats (--players {one.seats[0]}), or with {one.name}={str(one.default).lower()}.",
                option=one.name,
                value=value,
                usual=str(one.default).lower(),
                fits=fits,
                players=one.seats[0],
                count=count,
            )


def resolve(
    declared: Mapping[str, Option], given: Mapping[str, object], preset: Mapping[str, OptionValue] | None = None
) -> dict[str, OptionValue]:
    """Return a value for every declared option.

    Args:
        declared: the options of the ruleset with its pieces, by name.
        given: values chosen for this game, as values or texts.
        preset: values of an edition, which may name options that nobody declares here; a chosen value wins.

    Raises:
        OptionError: `unknown-option` or `option-value`.
    """
    for name in given:
        if name not in declared:
            raise OptionError(f"There is no option {name!r}.", code="unknown-option", hint=nearest(name, declared), option=name)
    values = {name: option.default for name, option in sorted(declared.items())}
    values.update({name: declared[name].read(value) for name, value in (preset or {}).items() if name in declared})
    values.update({name: declared[name].read(value) for name, value in sorted(given.items())})
    return values
