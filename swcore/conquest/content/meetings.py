"""What a piece says with several hooks together, looked at when rules are loaded and not in the middle of a game."""

from __future__ import annotations

from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError


def check_meetings(ruleset: Ruleset) -> None:
    """Refuse pieces that cannot do what they say.

    Args:
        ruleset: the rules with all their pieces.

    Raises:
        PluginError: `bad-hook` for a piece that offers acts without carrying them out, and for a hook that would never be asked.
    """
    for id, hooks in ruleset.impls.items():
        if ruleset.pieces[id].kind == "natives" and hooks:
            told = f"{id}.{min(hooks)} would never be asked: a people of nobody has no hooks."
            raise PluginError(told, code="bad-hook", hint="Give the hook to a Rule.", piece=id, hook=min(hooks))
        if "conquest_uses" in hooks and "conquest_used" not in hooks:
            told = f"{id}.conquest_uses offers acts, and {id} has no conquest_used that carries them out."
            hint = "Add the hook conquest_used(self, view, army, name, region)."
            raise PluginError(told, code="bad-hook", hint=hint, piece=id, hook="conquest_uses")
