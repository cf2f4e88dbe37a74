"""Numbers with their signs, as people read them: what rounds to zero has none."""

from __future__ import annotations

from swcore.wording.catalogue import FALLBACK, figure


def signed(value: float, language: str = FALLBACK) -> str:
    """Return a number with its sign and one digit; 0.0 without a sign.

    Args:
        value: the number.
        language: of the text that it stands in.
    """
    form = "+.1f" if round(value, 1) else ".1f"
    return figure(value if round(value, 1) else 0.0, form, language)
