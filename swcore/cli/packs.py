"""What commands of packs are made of: choosing a game, tables, and the terminal. A door: it only hands on names."""

from swcore.cli.output import print_json
from swcore.cli.setup import Choice, language_option
from swcore.cli.tables import table
from swcore.cli.terminal import Terminal

__all__ = ["Choice", "Terminal", "language_option", "print_json", "table"]
