"""The table of rows is whole: each row has its file, scenes of its effect and of an edge, and says it in a few lines."""

from __future__ import annotations

import ast
from collections import Counter
from importlib import import_module

import pytest

from swcore.conquest import specs
from swcore.hooks.piece_files import load_file
from tests.expressiveness.table import FOLDER, HELPERS, Row, kinds, lines, points, rows, table, uses
from tests.mutants.listing import scenes
from tests.project.test_doors import DOORS, imported
from tests.project.test_public_names import NAMES

ROWS = [pytest.param(row, id=row.path.stem) for row in table()]
COUNTS = {"expansion": 35, "race": 16, "power": 8, "probe": 4}  # rows of the collection that a plugin must be able to say
LEAST_SCENES = 2


def test_every_row_of_the_collection_has_a_file() -> None:
    origins = Counter(row.origin for row in table())
    assert {origin: count for origin, count in origins.items() if origin != "further"} == COUNTS
    assert sum(COUNTS.values()) == 63
    for parts in ([row.name for row in table()], [row.file for row in table()]):
        assert len(set(parts)) == len(parts)


def test_every_file_has_a_row() -> None:
    files = {path.name for path in FOLDER.glob("*.py") if path.stem not in HELPERS and not path.stem.startswith("test_")}
    assert files == {row.file for row in table()}


@pytest.mark.parametrize("row", ROWS)
def test_a_file_joins_a_game_as_it_stands(row: Row) -> None:
    """Whoever copies one plays with it, `swcore play --piece`: pieces in a tuple are those of its file."""
    made = import_module(f"tests.expressiveness.{row.path.stem}").PIECES
    assert [piece.id for piece in load_file(row.path)] == sorted(piece.id for piece in made)


def test_no_kind_and_no_point_goes_without_a_row_and_no_other_is_named() -> None:
    assert {row.kind for row in table()} == kinds().keys()
    assert {point for row in table() for point in row.points} <= points().keys()
    told = {point for row in table() for point in row.points if row.origin != "further"}
    assert points().keys() - told == {"H03", "H19"}, "no row of the collection is about these two alone"


def test_scenes_name_rows_that_are_there() -> None:
    assert scenes().keys() <= {row.name for row in table()}


@pytest.mark.parametrize("row", ROWS)
def test_a_row_has_a_scene_of_its_effect_and_one_of_an_edge(row: Row) -> None:
    assert len(scenes()[row.name]) >= LEAST_SCENES


@pytest.mark.parametrize("row", ROWS)
def test_a_row_is_said_in_a_few_lines_with_public_names_alone(row: Row) -> None:
    assert len(row.path.read_text(encoding="utf-8").splitlines()) >= 5
    assert lines(row.path) <= 40
    for module, name in imported(row.path):
        assert module in DOORS, f"{module} is not a public door"
        assert name in NAMES[module], f"{module} does not list {name}"
    assert not [name for name in _attributes(row) if name.startswith("_") and name != "_replace"]


def _attributes(row: Row) -> list[str]:
    return [node.attr for node in ast.walk(ast.parse(row.path.read_text(encoding="utf-8"))) if isinstance(node, ast.Attribute)]


@pytest.mark.parametrize("row", ROWS)
def test_a_row_implements_a_hook_or_is_made_of_a_ready_class(row: Row) -> None:
    used = uses(row.path)
    assert used.hooks or "swcore.conquest.effects" in {module for module, _ in imported(row.path)}
    assert all(hasattr(specs, hook) for hook in used.hooks)


def test_no_two_rows_bring_a_piece_of_one_name() -> None:
    ids = [piece.id for piece in rows()]
    assert len(set(ids)) == len(ids)
    assert {id.partition(".")[0] for id in ids} == {"rows"}
