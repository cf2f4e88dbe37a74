"""The core names no piece: what one game brings, no other game meets in `swcore/` or in an app."""

from __future__ import annotations

import re
from functools import cache

import pytest
import swcore_tiny_towns.position.specs as towns

from swcore.conquest import specs
from swcore.hooks.discovery import load_installed
from tests.expressiveness import rows, town_rows
from tests.project.repo import ROOT, entry_points, show, sources

# Ordinary words that the core needs for itself. Whoever adds one says why.
ORDINARY = {
    "bank": "where coins come from and go to",
    "factory": "the keyword of attrs for the default of a field",
    "face_down": "how a marker lies whose face nobody sees",
    "forest": "a terrain",
    "garrison": "what must stay in a region",
    "hex": "how Python calls numbers and bytes in digits of sixteen",
    "hill": "a terrain",
    "mountain": "a terrain",
    "swamp": "a terrain",
    "human": "a player who is not a bot",
    "well": "an adverb",
    "were": "a verb",
    "box": "the frame of a table at the terminal",
    "gnolls": "the race of the tutorial, which hints take for an example of an id",
    "small_world": "the game, not a piece of it: the command line begins it when no other is named",
}
SINGULAR = {"dwarves": "dwarf", "elves": "elf", "ratmen": "ratman"}
EXAMPLE = re.compile(r"^    Example: ([a-z0-9_.]+)\.$")


@cache
def ids() -> frozenset[str]:
    """Return the ids of all pieces: those of our packs, and those that the tests write as strangers would."""
    return frozenset((*entry_points(), *(piece.id for piece in (*rows(), *town_rows()))))


@cache
def pattern() -> re.Pattern[str]:
    """Return what a text must not hold: qualified ids, and names in plural and singular with the words joined in any way."""
    names = {id.partition(".")[2] for id in ids()}
    names |= {SINGULAR.get(name, name.removesuffix("s")) for name in names if not name.endswith("ss")}
    bare = (name.replace("_", "[ _-]?") for name in sorted(names - ORDINARY.keys()))
    return re.compile(
        rf"(?<![a-z.])(?:{'|'.join(map(re.escape, sorted(ids())))})(?![a-z_])|(?<![a-z])(?:{'|'.join(bare)})(?![a-z])"
    )


def named(text: str) -> list[str]:
    """Return the pieces that a text names: qualified ids, and distinctive bare names."""
    return pattern().findall(text.lower())


def test_the_scan_finds_what_it_looks_for() -> None:
    for text in (
        "base.ratmen",
        "A Ghoul army",
        "SW-RACE-GHOULS-8",
        "is_troll_lair",
        "dragonMaster = 1",
        "an elf",
        "orcs",
        "rows.were",
    ):
        assert named(text), text
    for text in ("sorcery", "a forest", "orchid", "base.html", "heroine", "humankind", "elvish"):
        assert not named(text), text


def test_no_ordinary_word_is_kept_without_need() -> None:
    names = {id.partition(".")[2] for id in ids()}
    assert {word for word in ORDINARY if word not in names and f"{word}s" not in names} == set()
    assert len(ORDINARY) <= 15


@pytest.mark.parametrize("folder", ["swcore", "apps"])
def test_no_piece_is_named_in_code_strings_or_comments(folder: str) -> None:
    found = []
    for path in sources(folder):
        in_specs = path.parent == ROOT / "swcore" / "conquest" / "specs"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not (in_specs and EXAMPLE.match(line)):
                found += [f"{show(path)}:{number}: {name}" for name in named(line)]
    assert found == []


def test_no_schema_names_a_piece() -> None:
    for path in sorted((ROOT / "schemas").glob("*.json")):
        assert named(path.read_text(encoding="utf-8")) == [], path.name


def test_every_example_of_a_hook_is_a_piece_that_implements_it() -> None:
    pieces = {piece.id: piece for piece in (*load_installed().pieces, *rows(), *town_rows())}
    for name, spec in {**vars(specs), **vars(towns)}.items():
        if name.startswith(("conquest_", "towns_")):
            examples = [match[1] for line in (spec.__doc__ or "").splitlines() if (match := EXAMPLE.match(line))]
            assert len(examples) == 1, name
            assert hasattr(pieces[examples[0]], name), f"{examples[0]} does not implement {name}"
