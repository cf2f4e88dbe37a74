"""The rules text of each pack: its clauses are those of the list, its tables say what the game does, and no note is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts import rules
from swcore import PluginError, Rulebook, load_plugins
from swcore.clauses import Clause, load_clauses, named, read_clauses

ROOT = Path(__file__).parents[2]
BOOK = load_plugins("small-world").book
TEXT = (ROOT / "plugins/base_game" / BOOK.rules.replace(":", "/")).read_text(encoding="utf-8")
BOLD = re.compile(r"\*\*([A-Z][A-Z0-9_]*(?:-[A-Z][A-Z0-9_]*)*-\d+)\*\*")
NOTES = re.compile(
    r"`?\[(?:\d|D\b|P\b|pub)|\bseeds?\b|\b00[014]\b|\+pub|DERIVED|PROPOSED|Hooks:|Memory:|§|\bsection \d", re.IGNORECASE
)


# -- the text of Small World


def test_the_text_holds_every_clause_of_the_game_exactly_once_and_no_other() -> None:
    listed = [id for id, one in rules.clauses().items() if one["game"] == "small_world"]
    assert len(listed) == 444
    assert sorted(BOLD.findall(TEXT)) == sorted(listed)
    assert sorted(load_clauses(BOOK)) == sorted(listed)


def test_each_clause_is_a_sentence_and_stands_under_a_heading() -> None:
    for clause in load_clauses(BOOK).values():
        assert re.match(r'[A-Z0-9+*"]', clause.text), clause
        assert re.search(r"[.)]$", clause.text), clause
        assert clause.section, clause
        assert clause.text.count("(") == clause.text.count(")"), clause
        assert clause.text.count("`") % 2 == 0, clause


def test_the_text_is_free_of_notes_on_where_it_comes_from() -> None:
    for line in TEXT.splitlines():
        assert not NOTES.search(line), line


def test_what_a_clause_names_exists() -> None:
    found = load_clauses(BOOK)
    for clause in found.values():
        assert set(named(clause.text)) <= set(found), clause
    assert set(named(TEXT)) <= set(found)


def test_the_clauses_of_a_piece_stand_under_its_name() -> None:
    found = load_clauses(BOOK)
    assert found["SW-CONQ-2"].section == ("Play", "Conquest")
    for kind, chapter in (("race", "Races"), ("power", "Powers")):
        for piece in load_plugins("small-world").of_kind(kind):
            own = found[f"SW-{kind.upper()}-{piece.id.partition('.')[2].upper()}-1"]
            assert own.section == (chapter, piece.name["en"])


def table(heading: str) -> dict[str, dict[str, str]]:
    """Return the table under a heading: rows by their first cell, cells by the head of their column."""
    part = TEXT.partition(f"\n### {heading}\n")[2].partition("\n#")[0]
    rows = [
        [cell.strip().replace("`", "") for cell in line.strip("|").split("|")] for line in part.splitlines() if line[:1] == "|"
    ]
    return {row[0]: dict(zip(rows[0], row, strict=True)) for row in rows[2:]}


def test_the_tables_of_numbers_are_those_of_the_pieces() -> None:
    game = load_plugins("small-world")
    for kind, heading, number in (("race", "Numbers of races", "Banner"), ("power", "Numbers of powers", "Badge")):
        rows = table(heading)
        pieces = game.of_kind(kind)
        assert sorted(rows) == sorted(piece.id.partition(".")[2] for piece in pieces)
        for piece in pieces:
            row = rows[piece.id.partition(".")[2]]
            assert row["English"] == piece.name["en"]
            assert row["hobbyworld-2016"] == piece.name["ru"]
            assert int(row[number].partition(" ")[0]) == piece.tokens  # type: ignore[attr-defined]
            if kind == "race":
                assert int(row["Supply"]) == piece.supply  # type: ignore[attr-defined]


def test_the_table_of_options_is_what_the_editions_choose() -> None:
    game, rows = load_plugins("small-world"), table("Options")
    assert sorted(rows) == sorted(game.options)
    for name, row in rows.items():
        assert row["From"] in game.options[name].clauses
        for edition in game.book.editions:
            column = next(head for head in row if head.partition(" ")[0] == edition)
            _, chosen = game.settle_options(edition, {})
            assert row[column] == str(chosen[name]).lower(), (name, edition)


def test_an_edition_row_names_its_option() -> None:
    found = load_clauses(BOOK)
    for name, option in load_plugins("small-world").options.items():
        for id in option.clauses:
            if id.startswith("ED-"):
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
