"""The sentences of what is found about a piece, by code: what it is, why it matters, how to mend it; read from `texts.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from swcore.wording.catalogue import LANGUAGES

Sentences = Mapping[str, Mapping[str, str]]
# An error says itself what it is.
_SAID: Final = ("{why}", "Причина (по-английски): {why}")
TONGUES: Mapping[str, Mapping[str, str]] = {
    "en": {"en": "English", "ru": "по-английски"},
    "ru": {"en": "Russian", "ru": "по-русски"},
}


def _read() -> dict[str, Sentences]:
    text = (files("swcore.testing.inspection") / "texts.toml").read_text(encoding="utf-8")
    return {
        code: {part: dict(zip(LANGUAGES, told, strict=True)) for part, told in {"what": _SAID, **parts}.items()}
        for code, parts in tomllib.loads(text).items()
    }


TEXTS: Mapping[str, Sentences] = _read()
