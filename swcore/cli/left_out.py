"""Telling what cannot be used, in the language of the reader as far as the reason is known in it."""

from __future__ import annotations

from swcore.hooks.reasons import Why
from swcore.wording.catalogue import FALLBACK, Catalogue


def told_left_out(texts: Catalogue, key: str, name: str, why: str) -> str:
    """Return a sentence about something that is left out.

    Args:
        texts: the texts of the command line.
        key: of the sentence around a reason that is in English; with `.told` behind it, that around one in the language.
        name: what is left out.
        why: the reason, without a full stop or with one.
    """
    if texts.language != FALLBACK and isinstance(why, Why) and f"why.{why.code}" in texts:
        return texts(f"{key}.told", name=name, why=texts(f"why.{why.code}", **why.details))
    return texts(key, name=name, why=why.rstrip("."))
