"""How words of a game look in a picture: a colour, and a sign that says the same without colour.

A game says it with words: `look.symbol.mine` is a sign with a letter for terminals that lack it, such as `◆ M`, and perhaps a
colour, `◆ M #c4bdb4`; `-` is no sign at all. A fourth word says how it is drawn where pictures are: a pattern or a figure of
`swcore.wording.pictures`, or a path of SVG in a square of 24 without spaces. The key is made of what `about` says of the word:
`symbol:mine`, `terrain:forest`, `marker:` and its id. A face may bring them as data, too (`own_looks`). A word that has no
look gets one by its name, the same wherever it is drawn.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from typing import Any

import attrs


@attrs.frozen
class Look:
    """How a word looks.

    Args:
        colour: light, as `#rrggbb`: black text on it can be read.
        sign: one letter or mark that is scattered over it, or stands for it.
        plain: the same in ASCII.
        picture: how it is drawn: the name of a pattern or figure, or a path of SVG; "" where its sign stands for it.
        name: what it is called in the language of the reader; told over the protocol, "" elsewhere.
    """

    colour: str
    sign: str
    plain: str = ""
    picture: str = ""
    name: str = ""


Looks = Mapping[str, Look]
KEY = "look."
_COLOUR = re.compile("#[0-9a-f]{6}")
_STONE = "#c4bdb4"
FALLBACK_COLOURS = ("#d9c6a0", "#bcd3b0", "#c9bfdb", "#e0bdb0", "#b5d0d8", "#d8d69a", "#d3b8cc", "#c2c8b8")
_SIGNS = "·:;'`,+°"


def looks_of(entries: Mapping[str, Mapping[str, Any]], language: str) -> dict[str, Look]:
    """Return the looks that are among words.

    Args:
        entries: the words, by key and language.
        language: the language.
    """
    found = {}
    for key, texts in entries.items():
        if key.startswith(KEY):
            words = str(texts.get(language) or next(iter(texts.values()))).split()
            sign, plain, colour, picture, *_ = (*words, "", "", "", "")
            found[key.removeprefix(KEY).replace(".", ":", 1)] = Look(
                colour if _COLOUR.fullmatch(colour) else _STONE, sign.replace("-", ""), plain.replace("-", ""), picture
            )
    return found


def look_of(looks: Looks, id: str) -> Look:
    """Return the look of a word, its own or one that follows from its letters."""
    found = looks.get(id)
    if found is not None:
        return found
    mark = zlib.crc32(id.encode())
    word = id.partition(":")[2] or id
    return Look(FALLBACK_COLOURS[mark % len(FALLBACK_COLOURS)], word[:1].upper() or _SIGNS[mark % len(_SIGNS)], word[:1].upper())
