"""From what people call a piece to an id, a class and the name of a file: any name gives valid ones."""

from __future__ import annotations

import builtins
import keyword
import re
import unicodedata
import zlib

from swcore.text.escaping import cut

MOST_ID, MOST_NAME = 32, 60
LATIN = "a b v g d e e zh z i y k l m n o p r s t u f h ts ch sh sch _ y _ e yu ya"
CYRILLIC = dict(zip("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", LATIN.split(" "), strict=True))
# Names of files that some systems keep for themselves, and words that a generated file uses.
DEVICES = {f"{name}{number}" for name in ("com", "lpt") for number in range(1, 10)} | {"con", "prn", "aux", "nul"}
TAKEN = DEVICES | {"test", "swcore", "pieces"}


def identifier(name: str, kind: str) -> str:
    """Return a word for ids, files and variables: lower case letters, digits and `_`, at most 32 of them.

    Args:
        name: what people call it, in any script.
        kind: the kind of piece; it stands in for a name that leaves nothing, and before one that begins with a digit.
    """
    letters = "".join(CYRILLIC.get(letter, letter) for letter in unicodedata.normalize("NFKC", name).casefold())
    plain = unicodedata.normalize("NFKD", letters.replace("_", " ")).encode("ascii", "ignore").decode()
    plain = re.sub(r"['’`]", "", plain)
    word = re.sub(r"[^a-z0-9]+", "_", plain.lower()).strip("_")
    if not word:
        word = f"{kind}_{zlib.crc32(name.encode('utf-8', 'replace')):08x}"
    if not word[0].isalpha():
        word = f"{kind}_{word}"
    word = word[:MOST_ID].rstrip("_")
    if keyword.iskeyword(word) or keyword.issoftkeyword(word) or word in TAKEN or word in dir(builtins):
        word = f"{word[: MOST_ID - len(kind) - 1]}_{kind}"
    return word


def class_name(word: str) -> str:
    """Return the name of a class for an id: `frost_gnolls` makes `FrostGnolls`."""
    return "".join(part[:1].upper() + part[1:] for part in word.split("_"))


def display(name: str) -> str:
    """Return a name as it is shown: on one line, without control characters, and no longer than a card takes."""
    shown = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in name)
    return cut(" ".join(shown.split()), MOST_NAME)
