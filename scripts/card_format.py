"""The page of the format of card files of Tiny Towns: made from the words themselves, with what has been said in them."""

from __future__ import annotations

import tomllib

from swcore_tiny_towns.declared import DIALECT
from swcore_tiny_towns.declared.amounts import AMOUNT, BOUNDS
from swcore_tiny_towns.declared.conditions import IF
from swcore_tiny_towns.declared.effects import EFFECT
from swcore_tiny_towns.declared.rules import MOMENTS, RULE
from swcore_tiny_towns.declared.where import WHERE
from swcore_tiny_towns.position.pieces import Card

from scripts.format_words import Words
from scripts.piece_format import BEYOND
from swcore import load_plugins
from swcore.authoring.common import COMMON
from tests.declared.twins import twins

GAME = "tiny-towns"
WORDS = Words({"where": "squares", "amount": "amounts", "if": "conditions", "effect": "effects", "rule": "moments"})
INTRO = """# The card file format of Tiny Towns

<!-- Written by scripts/make_docs.py from swcore_tiny_towns/declared. -->

A building or a monument without code is one file, TOML (`.toml`) or JSON (`.json`). `swcore play tiny-towns --piece FILE`
plays it at once. The file itself is read as [the piece files](piece-format.md) of the other games are, with the same limits, and
what is wrong in it is told with line, column and path, and with the nearest word.

```toml
#:schema piece.schema.json
swcore = "piece-1"
game = "tiny-towns"
kind = "building"
id = "home.windmill"
name = { en = "Windmill", ru = "Мельница" }
type = "well"
pattern = [
  "wheat .",
  "wood stone",
]

[[rules]]
on = "score"
points = 2
each.buildings = { type = "farm", line = true }
```

> 2 points for each red building in its row or column.
>
> 2 очка за каждое красное здание в той же строке или столбце.

That is the text of its card, made from the rule. A rule names a moment (`on`), what happens or what is answered, and, where
wanted, when it holds (`if`). The pattern is drawn as on the card: rows of `wood`, `wheat`, `brick`, `glass`, `stone`, and `.` for
a blank cell.

In scoring a card that counts as another type (`counts`) is one of that type, as often as it says: Barrett Castle is two
cottages. In all other rules the symbol on the card decides. A rule scores for each piece of its card; with `once`, once for all
of them. While a town is scored its cubes are gone: `cubes_left` counts them before. Words that have nothing to look at are
refused: `beside` where no square is meant, `named` where no resource is, other towns where the moment sees the own one alone.

`swcore check FILE` plays the card, and tells of rules that have never changed anything. `swcore schema --game tiny-towns` prints
the schema by which editors complete the words.
"""


def page() -> str:
    """Return the page of the format."""
    parts = [INTRO, WORDS.fields("Every piece", COMMON, "Besides `kind`, which is one of those below.")]
    parts += [WORDS.fields(f"Kind `{kind.name}`", kind.fields, kind.doc) for kind in DIALECT.kinds]
    parts.append(WORDS.tagged("moments", "Moments", RULE, "on", _of_rules()))
    parts.append(WORDS.tagged("effects", "Effects", EFFECT, "do", "What happens in a `then`: `do` names it."))
    parts.append(WORDS.keyed("squares", "Squares", WHERE, "A `where` is an object of these words, all of which hold."))
    parts.append(WORDS.keyed("amounts", "Amounts", AMOUNT, "An `each` is an object with one of these words, and bounds."))
    parts.append(f"The bounds:\n\n{WORDS.rows(BOUNDS.fields)}\n")
    parts.append(WORDS.keyed("conditions", "Conditions", IF, "An `if` is an object of these words, all of which hold."))
    parts.append(_said())
    return "\n".join(parts)


def _of_rules() -> str:
    """Return what a moment is, and which are those of rules of no card."""
    also = ", ".join(f"`{name}`" for name, moment in MOMENTS.items() if moment.of_rules == "also")
    only = " and ".join(f"`{name}`" for name, moment in MOMENTS.items() if moment.of_rules == "only")
    return f"What a rule is about: `on` names it. Pieces of the kind `rule` may name {also}; they alone {only}."


def _said() -> str:
    """Return which cards have been said in this format, and which are beyond it."""
    beyond = tomllib.loads(BEYOND.read_text(encoding="utf-8"))
    cards = [piece for piece in load_plugins(GAME).pieces.values() if isinstance(piece, Card)]
    have = {piece.id: piece for piece in twins(GAME) if isinstance(piece, Card)}
    parts = [
        "## What has been said in it\n",
        f"{len(have)} of the {len(cards)} printed cards stand as files in "
        "[examples/declared/towns](../../examples/declared/towns/wells_and_chapels.toml), and play as the originals do: their "
        "tests run with either, and whole games are the same, choice by choice. Their texts as they are made:\n",
    ]
    parts += [f"- **{piece.name['en']}**: {piece.rule_text['en']}" for piece in have.values() if piece.rule_text]
    parts.append("\nBeyond it, and written in Python:\n")
    parts += [f"- {piece.name['en']}: {beyond[piece.id]}" for piece in cards if piece.id not in have]
    return "\n".join(parts) + "\n"


PAGES = {"card-format.md": page}
