"""The rules text of each pack: its clauses are those of the list, its tables say what the game does, and no note is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts import rules
from swcore import PluginError, Rulebook, load_plugins
from swcore.graph import load_map
from swcore.text.clauses import Clause, load_clauses, named, read_clauses

ROOT = Path(__file__).parents[2]
PACKS = {"small-world": "base_game", "warcraft": "warcraft", "tiny-towns": "tiny_towns"}
COUNTS = {"small-world": 445, "warcraft": 388, "tiny-towns": 294}
GAMES = sorted(PACKS)
BOLD = re.compile(r"\*\*([A-Z][A-Z0-9_]*(?:-[A-Z][A-Z0-9_]*)*-\d+)\*\*")
NOTES = re.compile(
    r"`?\[(?:\d|D\b|P\b|pub|SAME|CHG|NEW)|\(D\b|\bseeds?\b|\b00[0124]\b|\+pub|DERIVED|PROPOSED|Hooks:|Memory:|§|\bsection \d",
    re.IGNORECASE,
)


def text_of(game: str) -> str:
    """Return the rules text that the pack of a game ships."""
    named_there = load_plugins(game).book.rules.replace(":", "/")
    return (ROOT / "plugins" / PACKS[game] / named_there).read_text(encoding="utf-8")


# -- the texts of the games


@pytest.mark.parametrize("game", GAMES)
def test_the_text_holds_every_clause_of_the_game_exactly_once_and_no_other(game: str) -> None:
    listed = [id for id, one in rules.clauses().items() if one["game"] == game.replace("-", "_")]
    assert len(listed) == COUNTS[game]
    assert sorted(BOLD.findall(text_of(game))) == sorted(listed)
    assert sorted(load_clauses(load_plugins(game).book)) == sorted(listed)


@pytest.mark.parametrize("game", GAMES)
def test_each_clause_is_a_sentence_and_stands_under_a_heading(game: str) -> None:
    for clause in load_clauses(load_plugins(game).book).values():
        assert re.match(r'[A-Z0-9+*"(]', clause.text), clause
        assert re.search(r"[.)]$", clause.text), clause
        assert clause.section, clause
        assert clause.text.count("(") == clause.text.count(")"), clause
        assert clause.text.count("`") % 2 == 0, clause


@pytest.mark.parametrize("game", GAMES)
def test_the_text_is_free_of_notes_on_where_it_comes_from(game: str) -> None:
    for line in text_of(game).splitlines():
        assert not NOTES.search(line), line


@pytest.mark.parametrize("game", GAMES)
def test_what_a_clause_names_exists(game: str) -> None:
    found = load_clauses(load_plugins(game).book)
    for clause in found.values():
        assert set(named(clause.text)) <= set(found), clause
    assert set(named(text_of(game))) <= set(found)


def test_the_clauses_of_a_piece_of_small_world_stand_under_its_name() -> None:
    found = load_clauses(load_plugins("small-world").book)
    assert found["SW-CONQ-2"].section == ("Play", "Conquest")
    for kind, chapter in (("race", "Races"), ("power", "Powers")):
        for piece in load_plugins("small-world").of_kind(kind):
            own = found[f"SW-{kind.upper()}-{piece.id.partition('.')[2].upper()}-1"]
            assert own.section == (chapter, piece.name["en"])


CHAPTERS = {"race": ("Races",), "power": ("Powers",), "place": ("Artifacts", "Legendary Places")}


@pytest.mark.parametrize("kind", sorted(CHAPTERS))
def test_the_clauses_of_a_piece_of_warcraft_stand_under_its_name(kind: str) -> None:
    found = load_clauses(load_plugins("warcraft").book)
    for piece in load_plugins("warcraft").of_kind(kind):
        chapters = {found[id].section for id in piece.clauses if found[id].section[0] in CHAPTERS[kind]}
        assert {title for _, title in chapters} == {piece.name["en"]}, piece.id


def table(game: str, heading: str, level: int = 3) -> dict[str, dict[str, str]]:
    """Return the table under a heading: rows by their first cell, cells by the head of their column."""
    part = text_of(game).partition(f"\n{'#' * level} {heading}\n")[2].partition("\n#")[0]
    rows = [
        [cell.strip().replace("`", "") for cell in line.strip("|").split("|")] for line in part.splitlines() if line[:1] == "|"
    ]
    return {row[0]: dict(zip(rows[0], row, strict=True)) for row in rows[2:]}


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_the_tables_of_numbers_are_those_of_the_pieces(game: str) -> None:
    ruleset = load_plugins(game)
    russian = {"small-world": "hobbyworld-2016", "warcraft": "Russian"}[game]
    for kind, heading, number in (("race", "Numbers of races", "Banner"), ("power", "Numbers of powers", "Badge")):
        rows = table(game, heading)
        pieces = ruleset.of_kind(kind)
        assert sorted(rows) == sorted(piece.id.partition(".")[2] for piece in pieces)
        for piece in pieces:
            row = rows[piece.id.partition(".")[2]]
            assert row["English"] == piece.name["en"]
            assert row[russian] == piece.name["ru"]
            assert int(row[number].partition(" ")[0]) == piece.tokens  # type: ignore[attr-defined]
            if kind == "race":
                assert int(row["Supply"]) == piece.supply  # type: ignore[attr-defined]


@pytest.mark.parametrize(("kind", "heading"), [("building", "Names of buildings"), ("monument", "Names of monuments")])
def test_the_tables_of_tiny_towns_are_those_of_the_cards(kind: str, heading: str) -> None:
    rows = table("tiny-towns", heading)
    cards = load_plugins("tiny-towns").of_kind(kind)
    assert {id: (row["English"], row["Russian"], row["Type"], row["Pattern"]) for id, row in rows.items()} == {
        card.id.partition(".")[2]: (card.name["en"], card.name["ru"], card.type, card.pattern)  # type: ignore[attr-defined]
        for card in cards
    }


@pytest.mark.parametrize(("kind", "chapter"), [("building", "Buildings"), ("monument", "Monuments")])
def test_the_clauses_of_a_card_of_tiny_towns_stand_under_its_name(kind: str, chapter: str) -> None:
    found = load_clauses(load_plugins("tiny-towns").book)
    for card in load_plugins("tiny-towns").of_kind(kind):
        assert {found[id].section for id in card.clauses} == {(chapter, card.name["en"])}, card.id


def test_the_tables_of_warcraft_say_what_is_ours_what_side_a_race_is_on_and_what_places_are_called() -> None:
    ruleset = load_plugins("warcraft")
    badges = table("warcraft", "Numbers of powers")
    for piece in ruleset.of_kind("power"):
        assert badges[piece.id.partition(".")[2]]["Badge"].endswith(" (ours)") is bool(piece.option)  # type: ignore[attr-defined]
    races = table("warcraft", "Numbers of races")
    for piece in ruleset.of_kind("race"):
        side = races[piece.id.partition(".")[2]]["Faction"]
        assert {"Alliance": "alliance", "Horde": "horde", "neutral": ""}[side] == "".join(piece.tags & {"alliance", "horde"})
    named_there = {**table("warcraft", "Names of Artifacts"), **table("warcraft", "Names of Legendary Places")}
    assert {id: (row["English"], row["Russian"]) for id, row in named_there.items()} == {
        piece.id.partition(".")[2]: (piece.name["en"], piece.name["ru"]) for piece in ruleset.of_kind("place")
    }


def test_the_table_of_islands_is_what_the_maps_have() -> None:
    rows = table("warcraft", "Islands")
    assert sorted(rows) == sorted(load_plugins("warcraft").book.maps)
    symbols = {"Harbors": "harbor", "Murlocs": "murloc", "Magic": "magic", "Caverns": "cavern"}
    for name, row in rows.items():
        island = load_map((ROOT / f"plugins/warcraft/swcore_warcraft/maps/{name}.json").read_bytes())
        counts = {"Regions": len(island.regions), "Water": len(island.where(terrain=("sea", "lake")))}
        counts |= {head: len(island.where(symbol=symbol)) for head, symbol in symbols.items()}
        counts["Mountains"] = len(island.where(terrain="mountain"))
        assert {head: int(row[head]) for head in counts} == counts, name


def test_the_table_of_options_is_what_the_editions_choose() -> None:
    game, rows = load_plugins("small-world"), table("small-world", "Options")
    assert sorted(rows) == sorted(game.options)
    for name, row in rows.items():
        assert row["From"] in game.options[name].clauses
        for edition in game.book.editions:
            column = next(head for head in row if head.partition(" ")[0] == edition)
            _, chosen = game.resolve_options(edition, {})
            assert row[column] == str(chosen[name]).lower(), (name, edition)


def test_the_table_of_options_of_warcraft_has_each_with_its_values() -> None:
    game, rows = load_plugins("warcraft"), table("warcraft", "Options", level=2)
    assert sorted(rows) == sorted(game.options)
    for name, row in rows.items():
        option = game.options[name]
        assert row["From"] in option.clauses
        assert row["Default"] == str(option.default).lower()
        assert sorted([row["Default"], *row["Other values"].split(", ")]) == sorted(str(value).lower() for value in option.values)


def test_an_edition_row_names_its_option() -> None:
    for game in GAMES:
        found = load_clauses(load_plugins(game).book)
        for name, option in load_plugins(game).options.items():
            for id in option.clauses:
                if id.startswith(("ED-", "WC-OPT-")):
                    assert f"Option `{name}`" in found[id].text


# -- reading a text

SMALL = """# A game

## Play

Words for people, **A-1** among them.

- **A-1** One.

### Turn

- **A-B_C-2** Two, see A-1.
- no clause

## End
- **A-3** Three.
"""


def test_clauses_are_read_with_their_headings() -> None:
    assert list(read_clauses(SMALL).values()) == [
        Clause("A-1", "One.", ("Play",)),
        Clause("A-B_C-2", "Two, see A-1.", ("Play", "Turn")),
        Clause("A-3", "Three.", ("End",)),
    ]


def test_a_clause_that_stands_twice_is_refused() -> None:
    with pytest.raises(PluginError, match="The clause A-1 stands twice in the rules") as caught:
        read_clauses(SMALL + "- **A-1** Again.\n")
    assert caught.value.code == "clause-twice"


def test_a_rulebook_without_a_text_has_no_clauses_and_a_wrong_path_is_told() -> None:
    book = Rulebook("own.game")
    assert load_clauses(book) == {}
    for path in ("swcore:rules/nothing.md", "no_such_package:rules.md"):
        book.rules = path
        with pytest.raises(PluginError, match=f"own.game names the rules text '{path}'"):
            load_clauses(book)


def test_spans_of_ids_are_written_out_and_each_id_comes_once() -> None:
    assert list(named("(SW-LOSS-1 to 3, SW-DEF-9 to 11, ED-2, SW-LOSS-2; not SW-X or A-1b)")) == [
        "SW-LOSS-1",
        "SW-LOSS-2",
        "SW-LOSS-3",
        "SW-DEF-9",
        "SW-DEF-10",
        "SW-DEF-11",
        "ED-2",
    ]
