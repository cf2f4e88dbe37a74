"""The hook API that a distribution is written for, as its metadata says it, and whether it is served here.

It says so with an entry point of the group `swcore.hook_api` whose name is the number, `1 = "its_package"`; one for each number
that it works with. Entry points are read without importing anything. A distribution that says nothing was written for number 1.
"""

from __future__ import annotations

from collections.abc import Iterable

from swcore.hooks.reasons import Why
from swcore.version import HOOK_API, OLDEST_HOOK_API, __version__

GROUP = "swcore.hook_api"
UNSAID = 1  # packs had no number to name before it


def unserved(distribution: str, said: Iterable[str]) -> str:
    """Return in words why the hooks of a distribution are not served here, and what to do; "" when they are.

    Args:
        distribution: its name.
        said: the names of its entry points in the group.
    """
    words = list(said)
    strange = next((word for word in words if not (word.isascii() and word.isdigit() and int(word))), None)
    if strange is not None:
        told = f"its entry points name the hook API {strange!r}, which is not a number such as {HOOK_API}"
        return Why(told, "no-number", strange=repr(strange), like=str(HOOK_API))
    numbers = sorted(set(map(int, words))) or [UNSAID]
    if any(OLDEST_HOOK_API <= number <= HOOK_API for number in numbers):
        return ""
    later = numbers[0] > HOOK_API  # else some are too early, and what is told of the others would help nobody
    cure = f"pip install --upgrade {'swcore' if later else distribution}"
    told = (
        f"{distribution} is written for hook API {' and '.join(map(str, numbers))}, and swcore {__version__} serves {_served()}"
    )
    facts = {
        "numbers": ", ".join(map(str, numbers)),
        "here": __version__,
        "served": str(HOOK_API) if OLDEST_HOOK_API == HOOK_API else f"{OLDEST_HOOK_API}-{HOOK_API}",
        "cure": cure,
    }
    return Why(f"{told}; update {'swcore' if later else 'it'} ({cure})", "hook-api", name=distribution, **facts)


def _served() -> str:
    return f"hook API {HOOK_API}" if OLDEST_HOOK_API == HOOK_API else f"hook APIs {OLDEST_HOOK_API} to {HOOK_API}"
