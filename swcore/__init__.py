"""swcore: a rules framework for board-game variants."""

import typing as _typing

from swcore.text import early as _early  # before what takes a while is imported
from swcore.text import needed as _needed  # before what may be missing is imported

# isort: split
from swcore.engine.actions import Action
from swcore.engine.answers import EVERYWHERE, Gate, Modifier, Modifiers, Toll
from swcore.engine.options import Option
from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.errors import ActionError, MapError, OptionError, PluginError, SaveError, SwcoreError, nearest
from swcore.game.game import Game
from swcore.game.lobby import games
from swcore.hooks.discovery import load_plugins
from swcore.hooks.markers import hookimpl
from swcore.moved import elsewhere as _elsewhere
from swcore.moved import register as _register_moved
from swcore.version import __version__ as __version__

__all__ = [
    "EVERYWHERE",
    "Action",
    "ActionError",
    "Game",
    "Gate",
    "MapError",
    "Modifier",
    "Modifiers",
    "Option",
    "OptionError",
    "Piece",
    "PluginError",
    "Rulebook",
    "Ruleset",
    "SaveError",
    "SwcoreError",
    "Toll",
    "games",
    "hookimpl",
    "load_plugins",
    "nearest",
]

del _early, _needed
_register_moved()


if not _typing.TYPE_CHECKING:  # checkers shall see that a name is not here

    def __getattr__(name: str) -> _typing.NoReturn:
        """Say where a name stands that is looked for here."""
        raise _elsewhere(__name__, name)
