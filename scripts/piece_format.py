"""The page of the format of piece files: made from the words themselves, with what has been said in them and what is beyond."""

from __future__ import annotations

import tomllib
from pathlib import Path

from scripts.format_words import Words
from swcore import load_plugins
from swcore.authoring.common import COMMON, FILE
from swcore.authoring.source import MOST_BYTES, MOST_DEPTH, MOST_VALUES
from swcore.conquest.declared import DIALECT
from swcore.conquest.declared.effects.effects import EFFECT
from swcore.conquest.declared.nouns.amounts import AMOUNT, BOUNDS
from swcore.conquest.declared.nouns.conditions import IF
from swcore.conquest.declared.nouns.where import WHERE
from swcore.conquest.declared.rules import RULE
from tests.declared.rows import required, said
from tests.declared.twins import twins

ROOT = Path(__file__).parents[1]
BEYOND = ROOT / "tests" / "declared" / "beyond.toml"
WORDS = Words({"where": "regions", "amount": "amounts", "if": "conditions", "effect": "effects", "rule": "moments"})
INTRO = f"""# The piece file format

<!-- Written by scripts/make_docs.py from swcore/conquest/declared. -->

A piece without code is one file, TOML (`.toml`) or JSON (`.json`); both say the same. `swcore play --piece FILE` plays it
at once; [Your first race without code](../tutorial/race-without-code.md) begins with an example. A file has at most
{MOST_BYTES // 1024} KiB, {MOST_DEPTH} levels and {MOST_VALUES} values.

Whatever is wrong in a file is told with line, column and place, such as "the second rule, where.terrain", and with the
nearest word; a file with a fault plays nothing. The words below are those of Small World and Small World of Warcraft; cards of
Tiny Towns have [their own](card-format.md).

A piece is a list of `rules`. A rule names a moment (`on`), what happens or what is answered, and, where wanted, when it
holds (`if`), in which regions (`where`), how often (`each`), and whether in decline as well (`in`). The text of the card is
made from the rules in English and Russian; your own `text` may stand in its place, and other numbers in it are reported.

```toml
#:schema piece.schema.json
swcore = "piece-1"
id = "home.frost_dwarves"
kind = "race"
tokens = 6

[[rules]]
on = "score"
coins = 1
each.held.terrain = "mountain"
if.round = "even"
```

Editors complete words while you type, and underline what does not fit, once they know the schema. `swcore schema` prints
it, to be kept as `piece.schema.json`; with `--game small-world` the words of that game stand in it. A TOML file names it in
its first line, as above (Taplo, Even Better TOML); a JSON file in a member `"$schema": "piece.schema.json"` (Visual Studio
Code, the JetBrains editors, and others).
"""


def page() -> str:
    """Return the page of the format."""
    parts = [INTRO, WORDS.fields("The file", FILE, "Around the fields of a piece, or around a list `pieces` of several.")]
    parts.append(WORDS.fields("Every piece", COMMON, "Besides `kind`, which is one of those below."))
    parts += [WORDS.fields(f"Kind `{kind.name}`", kind.fields, kind.doc) for kind in DIALECT.kinds]
    parts.append(WORDS.tagged("moments", "Moments", RULE, "on", "What a rule is about: `on` names it."))
    parts.append(WORDS.tagged("effects", "Effects", EFFECT, "do", "What happens in a `then`: `do` names it."))
    parts.append(WORDS.keyed("regions", "Regions", WHERE, "A `where` is an object of these words, all of which hold."))
    parts.append(WORDS.keyed("amounts", "Amounts", AMOUNT, "An `each` is an object with one of these words, and bounds."))
    parts.append(f"The bounds:\n\n{WORDS.rows(BOUNDS.fields)}\n")
    parts.append(WORDS.keyed("conditions", "Conditions", IF, "An `if` is an object of these words, all of which hold."))
    parts.append(_said())
    return "\n".join(parts)


def _said() -> str:
    """Return what has been said in this format, and what is beyond it."""
    beyond = tomllib.loads(BEYOND.read_text(encoding="utf-8"))
    parts = [
        "## What has been said in it\n",
        "These pieces of the games stand as files in "
        "[examples/declared](../../examples/declared/small_world/plain.toml), and play as the originals do: their tests run with "
        "either, and whole games are the same, choice by choice. What is not among them needs Python.\n",
    ]
    for game, title in (("small-world", "Small World"), ("warcraft", "Small World of Warcraft")):
        all_pieces = [piece for piece in load_plugins(game).pieces.values() if piece.kind in ("race", "power")]
        have = [piece for piece in twins(game) if piece.kind in ("race", "power")]
        parts.append(f"**{title}**, {len(have)} of {len(all_pieces)}: {', '.join(piece.name['en'] for piece in have)}.\n")
        missing = [piece for piece in all_pieces if piece.id not in {one.id for one in have}]
        parts += [f"- {piece.name['en']}: {beyond[piece.id]}" for piece in missing]
        parts += [""] if missing else []
    have_rows = [row for row in required() if row.path.stem in said()]
    parts.append(
        f"**[The rows of what can be said](what-can-be-said.md)**, {len(have_rows)} of {len(required())}: "
        f"{', '.join(row.name for row in have_rows)}. Beyond it:\n"
    )
    parts += [f"- {row.name}: {beyond['row'][row.path.stem]}" for row in required() if row.path.stem not in said()]
    return "\n".join(parts) + "\n"


PAGES = {"piece-format.md": page}
