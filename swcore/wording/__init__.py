"""What is said of a game, as plain data and in a language. It knows no terminal: nothing here imports rich or click."""

from swcore.wording.catalogue import FALLBACK, LANGUAGES, Catalogue, Table, Words, plural

__all__ = ["FALLBACK", "LANGUAGES", "Catalogue", "Table", "Words", "plural"]
