"""swcore: a rules framework for board-game variants."""

from swcore.actions import Action
from swcore.errors import ActionError, MapError, OptionError, PluginError, SaveError, SwcoreError
from swcore.game import Game
from swcore.hooks import hookimpl
from swcore.options import Option
from swcore.pieces import Piece
from swcore.plugins import load_plugins
from swcore.ruleset import Rulebook, Ruleset
from swcore.values import EVERYWHERE, Gate, Modifier, Toll
from swcore.version import __version__ as __version__

__all__ = [
    "EVERYWHERE",
    "Action",
    "ActionError",
    "Game",
    "Gate",
    "MapError",
    "Modifier",
    "Option",
    "OptionError",
    "Piece",
    "PluginError",
    "Rulebook",
    "Ruleset",
    "SaveError",
    "SwcoreError",
    "Toll",
    "hookimpl",
    "load_plugins",
]
