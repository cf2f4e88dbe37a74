"""Write the generated pages of the documentation: docs/reference/hooks.md.

A test compares the page with what this script would write, so that it cannot go stale.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from types import ModuleType

from swcore.hooks import conquest

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "hooks.md"
INTRO = """# Hooks

<!-- Written by scripts/make_docs.py from swcore/hooks/conquest.py. -->

A piece implements a hook by a method of the same name, marked with `@hookimpl`. It may leave out arguments that it does not
need. `@hookimpl(order=20)` sets the place among the reactions of one moment, `@hookimpl(declined="also")` or `"only"` says
that the piece is asked while its army is in decline, too.

When the hooks of a turn are called:

```text
turn_start - choose: expand or decline? --- decline: outside_limit, decline_keep, keeps_badge -----------+
   |                                                                                                     |
   +- declined armies: acts_declined, then begin ... redeployed as below                                 |
   +- pick: tokens, begin     or     begin, keep, ready                                                  |
   +- conquests, again and again:                                                                        |
   |     reach, links, opens, pierces, protects, toll, modes, boosts, cost, die                          |
   |        - loss - lost (the victim), found, conquered (the attacker), witnessed (the others)          |
   |     uses - used                                                                                     |
   +- redeployment: redeploying - gain - keep (tokens are distributed) - redeployed                      |
   +- score <--------------------------------------------------------------------------------------------+
   +- scored
   +- may_decline_late: decline?
   +- turn_end - regroup (everybody who lost regions)
```
"""


def hooks(module: ModuleType) -> list[tuple[str, str, str]]:
    """Return (name, signature, docstring) of every hook of a spec module, in its order."""
    found = []
    for name, function in vars(module).items():
        if name.startswith("conquest_") and inspect.isfunction(function):
            found.append((name, f"{name}{inspect.signature(function)}".replace("'", ""), inspect.getdoc(function) or ""))
    return found


def page() -> str:
    """Return the text of the page."""
    parts = [INTRO]
    for _, signature, doc in hooks(conquest):
        first, _, rest = doc.partition("\n\n")
        lines = rest.replace("\n    ", " ").splitlines()  # a fact that goes on in the next line is one fact
        facts = "\n".join(f"- **{line.partition(': ')[0]}**: {line.partition(': ')[2]}" for line in lines)
        parts.append(f"## `{signature}`\n\n{first}\n\n{facts}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
