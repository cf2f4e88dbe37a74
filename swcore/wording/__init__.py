"""What is said of a game, as plain data and in a language. It knows no terminal: nothing here imports rich or click."""

from swcore.wording.catalogue import FALLBACK, LANGUAGES, Catalogue, Table, Words, figure, plural
from swcore.wording.lexicon import Lexicon

__all__ = ["FALLBACK", "LANGUAGES", "Catalogue", "Lexicon", "Table", "Words", "figure", "plural"]
