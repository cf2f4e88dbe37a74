"""What commands of packs are made of: choosing a game, tables, the terminal, a game elsewhere, errors. It only hands on names."""

from swcore.cli.afar import Afar, words_here
from swcore.cli.empty import NamesGiven, NamesGivenGroup
from swcore.cli.output import print_json
from swcore.cli.setup import Choice, language_option
from swcore.cli.tables import drawn, table
from swcore.cli.terminal import Terminal, interactive, piped
from swcore.wording.error_texts import bring_texts

__all__ = [
    "Afar",
    "Choice",
    "NamesGiven",
    "NamesGivenGroup",
    "Terminal",
    "bring_texts",
    "drawn",
    "interactive",
    "language_option",
    "piped",
    "print_json",
    "table",
    "words_here",
]
