"""A monument with a condition on timing."""

from swcore_tiny_towns import ALL, Monument

from swcore import Gate, Modifier, hookimpl

FIRST = 6
TOO_EARLY = Gate("too-early", ALL, reason="too-early")
WORDS = {"why.too-early": {"en": "not before round 6", "ru": "не раньше шестого раунда"}}


class LateSpire(Monument):
    """It cannot be built before round 6. 6 points."""

    @hookimpl
    def towns_limit(self, view):
        return TOO_EARLY if view.round < FIRST else None


PIECES = (LateSpire("rows.late_spire", words=WORDS, pattern="stone glass / wood .", points=Modifier(6, "spire")),)
