"""Why an action is not legal, and what a number is made of: what the rules say of an action, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs


def _params(given: Mapping[str, Any] | str) -> Mapping[str, Any]:
    return {"reason": given} if isinstance(given, str) else given


def _given_reason(violation: Violation) -> str:
    return str(violation.params.get("reason", ""))


@attrs.frozen
class Violation:
    """One reason why an action is not legal now. What it is called in a language is made from the code and its parameters.

    Args:
        code: stable word.
        params: what the reason speaks of, as plain data by name: a `region` by its name, a `piece` by its id, a `seat` counted
            from 0, numbers. `case` tells the texts of one code apart. A piece that has no text in a table gives its `reason`, an
            English sentence part; a text instead of parameters stands for that.
        clauses: ids of the rule clauses behind it.
        message: the reason in English; `Game.violations` makes it from the code.
    """

    code: str
    params: Mapping[str, Any] = attrs.field(factory=dict, converter=_params, hash=False)
    clauses: tuple[str, ...] = ()
    message: str = attrs.field(default=attrs.Factory(_given_reason, takes_self=True), eq=False)


@attrs.frozen
class Part:
    """One part of a number that a player can ask about.

    Args:
        amount: what it adds.
        reason: the code of a text, or a short English label; "" stands for the name of the piece.
        clause: id of the rule clause behind it, or "".
        piece: id of the piece that says so, or "".
        unit: `tokens` for a part of the number itself, `coins` for what is paid besides, `pips` for what a die must show.
        params: what the reason speaks of, as in a `Violation`.
    """

    amount: int
    reason: str
    clause: str = ""
    piece: str = ""
    unit: str = "tokens"
    params: Mapping[str, Any] = attrs.field(factory=dict, hash=False)
