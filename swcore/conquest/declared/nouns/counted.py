"""Coins and tokens with their numbers."""

from __future__ import annotations

from collections.abc import Mapping

from swcore.wording.catalogue import MINUS, plural

COIN = {"en": ("coin", "coins"), "ru": ("монета", "монеты", "монет")}
TOKEN = {"en": ("token", "tokens"), "ru": ("жетон", "жетона", "жетонов")}
DICE = {"ru": ("кубик", "кубика", "кубиков")}
MOST = 20


def counted(number: int, language: str, words: Mapping[str, tuple[str, ...]], *, sign: bool = False) -> str:
    """Return a number with its word: `2 coins`, or with its sign: `+2 coins`."""
    shown = f"{'+' if number > 0 else MINUS}{abs(number)}" if sign else str(number)
    return f"{shown} {plural(language, number, words[language])}"


def genitive(number: int) -> str:
    """Return tokens in the Russian genitive, as after `не менее`: `1 жетона`, `2 жетонов`."""
    return f"{number} {plural('ru', number, ('жетона', 'жетонов', 'жетонов'))}"
