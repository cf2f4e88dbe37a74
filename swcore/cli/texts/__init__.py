"""The command line's own texts in English and Russian."""

from __future__ import annotations

from swcore.cli.texts.at_table import AT_TABLE
from swcore.cli.texts.authors import AUTHORS
from swcore.cli.texts.commands import COMMANDS
from swcore.cli.texts.maps import MAPS
from swcore.cli.texts.printing import PRINTING
from swcore.cli.texts.screen import SCREEN
from swcore.cli.texts.session import SESSION
from swcore.cli.texts.tables import TABLES
from swcore.cli.texts.trace import TRACE
from swcore.cli.texts.words import ALIASES, NO, TYPED, YES
from swcore.wording.catalogue import Table
from swcore.wording.left_out_texts import REASONS

__all__ = ["ALIASES", "NO", "TEXTS", "YES"]

TEXTS: Table = {**SESSION, **TYPED, **TABLES, **REASONS, **COMMANDS, **TRACE, **AUTHORS, **AT_TABLE, **PRINTING, **SCREEN, **MAPS}
