"""What commands of packs are made of: choosing a game, tables, the terminal, texts of errors. A door: it only hands on names."""

from swcore.cli.empty import NamesGiven
from swcore.cli.output import print_json
from swcore.cli.setup import Choice, language_option
from swcore.cli.tables import drawn, table
from swcore.cli.terminal import Terminal
from swcore.wording.error_texts import bring_texts

__all__ = ["Choice", "NamesGiven", "Terminal", "bring_texts", "drawn", "language_option", "print_json", "table"]
