"""Every piece of the three games is printed in both languages: texts fit, letters are in the fonts, parts go on a page."""

from __future__ import annotations

from collections import Counter

import pytest

from swcore.conquest import Power, Race
from swcore.conquest.printing.prints import markers_of
from swcore.printing import CHARGES, TOKEN, Move, Part, Text, drawn_from, listed, prints_of, token
from swcore.printing.pages import PAPERS, room
from swcore.printing.prints import text_of
from swcore.printing.shapes import moved
from swcore.wording import LANGUAGES
from tests.printing.sheets import job, rules

GAMES = ("small-world", "warcraft", "tiny-towns")


def parts_of(game: str, language: str) -> dict[str, list[Part]]:
    prints, made = prints_of(rules(game)), job(game, language)
    return {id: list(prints.parts(piece, made)) for id, piece in rules(game).pieces.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_fits_on_what_is_printed_of_it(game: str, language: str) -> None:
    found = parts_of(game, language)
    assert {id: part.misfits for id, parts in found.items() for part in parts if part.misfits} == {}
    least = [min(sizes) for sizes in zip(*(room(paper) for paper in PAPERS), strict=True)]
    assert [
        (part.kind, id) for id, parts in found.items() for part in parts if part.width > least[0] or part.height > least[1]
    ] == []
    assert all(any(part.kind == "card" for part in parts) for parts in found.values()), "each has a reference card"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_reference_sheet_names_every_piece(game: str, language: str) -> None:
    prints, made = prints_of(rules(game)), job(game, language)
    entries = [prints.entry(piece, made) for piece in rules(game).pieces.values()]
    sheet = listed(game, [("all", entries)], "letter", made.texts)
    assert sheet.misfits == ()
    words = " ".join(text.text for page in sheet.pages for text in page.drawing if hasattr(text, "text"))
    for piece in rules(game).pieces.values():
        assert piece.name[language] in words
        assert " ".join(text_of(piece, language).split()[:3]) in words


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_that_a_piece_asks_for_is_there(game: str) -> None:
    assert {piece.emblem for piece in rules(game).pieces.values() if piece.emblem} <= CHARGES.keys()


@pytest.mark.clause("SW-SETUP-5", "SW-SETUP-6", "SW-SETUP-12")
def test_a_race_is_a_banner_with_all_its_tokens_and_a_power_a_badge() -> None:
    found = parts_of("small-world", "en")
    for id, piece in rules("small-world").pieces.items():
        kinds = [part.kind for part in found[id]]
        if isinstance(piece, Race):
            assert kinds[:2] == ["banner", "card"]
            squares = sum(round(part.width / 20) * round(part.height / 40) for part in found[id] if part.kind == "tokens")
            assert squares == piece.supply
        elif isinstance(piece, Power):
            assert kinds[:2] == ["badge", "card"]


def test_a_power_brings_the_markers_of_its_clauses() -> None:
    pieces = rules("small-world").pieces
    assert [one.id for one in markers_of(pieces["base.fortified"], job())] == ["base.fortress"]
    assert [one.id for one in markers_of(pieces["base.merchant"], job())] == []


@pytest.mark.clause("WC-RACE-GOBLINS-2")
def test_a_marker_with_faces_has_one_on_each_front_and_the_same_back() -> None:
    tokens = [part for part in parts_of("warcraft", "en")["warcraft.bomb"] if part.kind == "tokens"]
    words = Counter(one.text for part in tokens for one in part.drawing if isinstance(one, Text))
    assert words == {"a dud": 6, "it explodes": 6}
    assert {one.turn for part in tokens for one in part.drawing if isinstance(one, Text)} == {0}, "the backs say nothing"


def test_places_have_the_back_of_the_marker_that_hides_them() -> None:
    cover = rules("warcraft").pieces["warcraft.face_down"]
    back = moved(token(drawn_from(cover.id, (cover.emblem,)), TOKEN), Move(TOKEN, TOKEN, turn=180))
    found = parts_of("warcraft", "en")
    for id in ("warcraft.frostmourne", "warcraft.karazhan"):
        (strip,) = (part for part in found[id] if part.kind == "tokens")
        assert strip.drawing[: len(back)] == back
