"""A game of a stranger: its pieces are plain cards, until it says by `prints` what they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore import Piece, PluginError, Ruleset, load_plugins
from swcore.hooks.discovery import load_file
from swcore.printing import PLAIN, Part, Prints, Text, entry_of, job_for, prints_of
from swcore.printing.prints import Job

STONES = Path(__file__).parents[2] / "examples" / "stones.py"


class Amulet(Piece):
    """Brings luck."""


OWN = Prints(lambda piece, job: (Part("tile", piece.id, 10, 10, ()),), lambda piece, job: entry_of(piece, job))


def game(prints: str = "") -> Ruleset:
    (book,) = load_file(STONES)
    if prints:
        book.prints = prints  # type: ignore[attr-defined]
    return load_plugins(book.id, pieces=[book, Amulet("stones.amulet", emblem="moon")], with_pieces=["stones.amulet"])


def words(part: Part) -> list[str]:
    return [one.text for one in part.drawing if isinstance(one, Text)]


def test_a_piece_of_a_game_that_says_nothing_is_a_card() -> None:
    rules = game()
    job: Job = job_for(rules, "ru")
    assert prints_of(rules) is PLAIN
    (card,) = prints_of(rules).parts(rules.pieces["stones.amulet"], job)
    assert card.kind == "card"
    assert {"piece", "Amulet", "Brings luck.", "stones.amulet"} <= set(words(card))


def test_a_game_says_itself_what_is_printed() -> None:
    rules = game(f"{__name__}:OWN")
    (part,) = prints_of(rules).parts(rules.pieces["stones.amulet"], job_for(rules, "en"))
    assert part.kind == "tile"


def test_a_name_that_leads_nowhere_is_told() -> None:
    with pytest.raises(PluginError) as caught:
        prints_of(game("nowhere:PRINTS"))
    assert caught.value.code == "bad-reference"
