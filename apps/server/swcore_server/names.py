"""What players call themselves."""

from __future__ import annotations

from unicodedata import category

JOINERS = "\u200c\u200d"  # in some languages, and in emoji, letters need them
UNSEEN = ("Cc", "Cf", "Cs")  # what commands a terminal, turns the text around, or is half a letter
NAME = 40  # letters of a player's name


def clean(name: str) -> str:
    """Return the name of a player without what is not seen and turns the text around it; "" where nothing is left.

    Args:
        name: as it was sent.
    """
    seen = "".join(
        " " if one.isspace() else one for one in name if one.isspace() or one in JOINERS or category(one) not in UNSEEN
    )
    words = " ".join(seen.split())[:NAME].rstrip()
    return words if any(one not in JOINERS and one != " " for one in words) else ""
