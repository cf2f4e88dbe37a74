"""What became of imports when they were tried last: kept in the user's cache until a distribution is installed anew."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import attrs

from swcore.cli.plugin_child import OK
from swcore.hooks.index import Home
from swcore.hooks.reasons import Why
from swcore.hooks.remembered import cache_file
from swcore.text.stores import read_store, write_store

FORMAT = "2"


def _texts(given: Any) -> dict[str, str]:
    return {str(language): str(text) for language, text in dict(given).items()}


@attrs.frozen
class Trial:
    """What became of an import.

    Attributes:
        status: `ok` or `broken`.
        kind, name: of the piece; empty when it is not there.
        seconds: how long it took; what it shares with others counts for the first of them.
        error: why it cannot be used, or "".
        code, details: what that is, where it can be told in other languages; "" and nothing else.
    """

    status: str = attrs.field(converter=str)
    kind: str = attrs.field(default="", converter=str)
    name: Mapping[str, str] = attrs.field(factory=dict, converter=_texts)
    seconds: float = attrs.field(default=0.0, converter=float)
    error: str = attrs.field(default="", converter=str)
    code: str = attrs.field(default="", converter=str)
    details: Mapping[str, str] = attrs.field(factory=dict, converter=_texts)

    @property
    def why(self) -> str:
        """Why it cannot be used, as a reason that can be told in other languages where that is so; "" when all went well."""
        return Why(self.error, self.code, **self.details) if self.code else self.error

    @property
    def well(self) -> bool:
        """Whether all went well."""
        return self.status == OK


def trials_of(home: Home) -> dict[str, Trial]:
    """Return what became of the entry points of a distribution when they were tried last; nothing when it is another one now."""
    found = read_store(cache_file("tried")).get(home.name)
    trials: dict[str, Trial] = {}
    if isinstance(found, dict) and home.stamp and found.get("stamp") == f"{FORMAT} {home.stamp}":
        with suppress(TypeError, ValueError, AttributeError):
            trials = {name: Trial(**one) for name, one in found["trials"].items()}
    return trials


def keep_trials(tried: Mapping[Home, Mapping[str, Trial]]) -> None:
    """Remember what became of imports, where that can be kept.

    Args:
        tried: the trials of distributions.
    """
    file = cache_file("tried")
    if file is None:
        return
    data = read_store(file)
    for home, trials in tried.items():
        if home.stamp:
            stamp = f"{FORMAT} {home.stamp}"
            data[home.name] = {"stamp": stamp, "trials": {name: attrs.asdict(trial) for name, trial in trials.items()}}
    with suppress(OSError, ValueError):
        write_store(file, data)
