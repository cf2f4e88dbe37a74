"""A conquest game in words: names, menus, costs and sentences. Plain data and strings; it knows no terminal."""

from swcore.conquest.wording.names import Lexicon
from swcore.conquest.wording.narrator import Narrator
from swcore.conquest.wording.words import TERRAIN_STYLES, TERRAIN_WORDS

__all__ = ["TERRAIN_STYLES", "TERRAIN_WORDS", "Lexicon", "Narrator"]
