"""Why something cannot be used: in English, with what is needed to tell it in other languages."""

from __future__ import annotations

from typing import Self


class Why(str):
    """A reason in English that can be told in other languages as well.

    Attributes:
        code: names the reason, such as `disabled`.
        details: what it speaks of.
    """

    __slots__ = ("code", "details")
    code: str
    details: dict[str, str]

    def __new__(cls, text: str, code: str, **details: str) -> Self:
        """Return the reason as an English clause without a full stop."""
        self = super().__new__(cls, text)
        self.code, self.details = code, details
        return self
