"""Barbarians: they do not redeploy, and the tokens of a failed last attempt stay off the map."""

from swcore import EVERYWHERE, Gate, hookimpl
from swcore.conquest import Race

HEADLONG = Gate("headlong", EVERYWHERE, reason="they do not redeploy")


class Barbarians(Race):
    @hookimpl
    def conquest_frozen(self, view, army, step):
        return HEADLONG if step in ("gather", "deploy", "retreat") else None


PIECES = (Barbarians("rows.barbarians", tokens=9),)
