"""Options with values that a rule wants, as a piece file names them."""

from __future__ import annotations

from typing import Any

from swcore.authoring.common import Value
from swcore.authoring.findings import shown
from swcore.authoring.shapes import Schema, Shape
from swcore.authoring.spots import WRONG, Spot

OPTION = {"en": "option", "ru": "опция"}


class Wanted(dict[str, Any]):
    """Options with the values that are wanted.

    Attributes:
        usual: whether the game has them when nobody says otherwise; the rule text then says nothing of them.
    """

    usual: bool = True


class OptionValues(Shape):
    """An object of option names, each with the value that is wanted."""

    wanted = {"en": "an object of options", "ru": "объект с опциями"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, dict):
            return self.refuse(spot)
        if not spot.value:
            return spot.wrong("empty")
        found = Wanted()
        known = tuple(spot.report.known.get("option", ()))
        for name, value in spot.value.items():
            if name not in known:
                found[name] = spot.unknown(OPTION, known, key=name)
                continue
            found[name] = Value().read(spot.at(name))
            values = tuple(spot.report.known.get(f"option {name}", ()))
            found.usual = found.usual and value == next(iter(values), None)
            if not any(value is one or (value == one and type(value) is type(one)) for one in values):
                wanted = ", ".join(map(str, values))
                found[name] = spot.at(name).wrong("value", wanted={"en": wanted, "ru": wanted}, shown=shown(value))
        return WRONG if any(one is WRONG for one in found.values()) else found

    def schema(self, defs: Schema) -> Schema:
        names = {"maxLength": 48}
        return {
            "type": "object",
            "minProperties": 1,
            "maxProperties": 12,
            "propertyNames": names,
            "additionalProperties": Value().schema(defs),
        }
