"""Arms and pictures: the same piece has the same ones everywhere, and they can be told apart without colour."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from swcore import Piece, PluginError
from swcore.authoring.files import joined
from swcore.printing import CHARGES, Shape, drawn_from, prints_of, shield
from swcore.printing.charges import ALSO, ORNAMENTS, charge
from swcore.printing.emblems import DIVISIONS, clipped
from swcore.printing.hatching import DARK, LIGHT, TINCTURES, filled, hatch
from swcore.printing.shapes import Move, box, circle, outline, polygons
from tests.printing.sheets import job, rules
from tests.project.repo import ROOT

EXAMPLES = ROOT / "examples"


def area(ring: list[tuple[float, float]]) -> float:
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], *ring[:1]], strict=True))) / 2


def test_arms_follow_from_the_id_alone() -> None:
    assert drawn_from("home.gnolls") == drawn_from("home.gnolls")
    many = {drawn_from(f"home.piece_{number}") for number in range(200)}
    assert len(many) > 150


def test_a_picture_is_the_first_that_is_asked_for_and_there() -> None:
    assert drawn_from("home.gnolls", ("unicorn", "sea", "wolf")).charge == "wave"
    assert drawn_from("home.gnolls", ("wolf", "sea")).charge == "wolf"
    assert drawn_from("home.gnolls", ("unicorn",)).charge in ORNAMENTS
    assert set(ORNAMENTS) | set(ALSO.values()) <= CHARGES.keys()


def test_a_piece_that_asks_for_nothing_gets_a_picture_of_what_it_is_about() -> None:
    entry = prints_of(rules("small-world")).entry
    pieces = rules("small-world").pieces
    assert entry(pieces["base.forest"], job()).emblem.charge == "forest"
    assert entry(pieces["base.dragon"], job()).emblem.charge == "dragon"


@pytest.mark.parametrize("name", CHARGES)
def test_a_picture_lies_on_its_square_and_is_large_enough(name: str) -> None:
    points = [point for ring in polygons(charge(name)) for point in ring]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert -5 <= min(xs) < max(xs) <= 105
    assert -5 <= min(ys) < max(ys) <= 105
    assert max(max(xs) - min(xs), max(ys) - min(ys)) >= 60


def test_colours_are_told_apart_by_their_hatching() -> None:
    kinds = [(one.angles, one.dots) for one in TINCTURES.values()]
    assert len(set(kinds)) == len(kinds)
    assert {*DARK, *LIGHT} == TINCTURES.keys()


def test_hatching_stays_inside_and_leaves_holes_out() -> None:
    rings = polygons((*box(0, 0, 20, 20), *box(5, 5, 10, 10)))
    for angle in (0, 90, 45, -45):
        pairs = hatch(rings, angle, 1)
        assert pairs
        for one, other in pairs:
            x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
            assert 0 <= x <= 20
            assert 0 <= y <= 20
            assert not (5 < x < 15 and 5 < y < 15)


def test_a_dotted_field_has_dots() -> None:
    drawn = filled(box(0, 0, 20, 20), TINCTURES["gold"])
    assert len(drawn) == 2


@pytest.mark.parametrize("name", DIVISIONS)
def test_a_part_of_a_field_is_cut_to_it(name: str) -> None:
    field = box(0, 0, 30, 30)
    for corners in DIVISIONS[name]:
        part = [(x * 30, y * 30) for x, y in corners]
        assert area(polygons(clipped(outline(part), field))[0]) == pytest.approx(area(part))
    disc = circle(15, 15, 15)
    for corners in DIVISIONS[name]:
        steps = outline([(x * 30, y * 30) for x, y in corners])
        inside = area(polygons(clipped(steps, disc))[0])
        assert 0 < inside < area(polygons(steps)[0])


def test_what_is_faded_has_no_ink_but_lines() -> None:
    fills = {one.fill for one in shield(drawn_from("home.gnolls"), 20, 24, faded=True) if isinstance(one, Shape)}
    assert fills <= {"", "#ffffff"}


def test_turning_a_drawing_by_half_lays_it_head_down() -> None:
    move = Move(10, 20, turn=180)
    assert move.of((0, 0)) == (10, 20)
    assert move.of((3, 4)) == pytest.approx((7, 16))


def test_an_emblem_is_a_word() -> None:
    assert Piece("home.gnolls", emblem="wolf").emblem == "wolf"
    with pytest.raises(PluginError) as caught:
        Piece("home.gnolls", emblem=5)  # type: ignore[arg-type]
    assert caught.value.code == "piece-text"
    assert caught.value.hint == "Write emblem='...'."


@pytest.mark.parametrize(
    ("id", "rules_of", "picture"),
    [
        ("home.frost_dwarves", [{"on": "cost", "less": 1, "where": {"terrain": "mountain"}}], "mountain"),
        ("home.frost_dwarves", [{"on": "score", "coins": 1, "each": {"held": {"symbol": "magic"}}}], "magic"),
        ("home.wolf_riders", [{"on": "cost", "less": 1, "where": {"terrain": "mountain"}}], "wolf"),
        ("home.wolf", [{"on": "score", "coins": 1}], "wolf"),
        ("home.merchants", [{"on": "score", "coins": 1}], "coin"),
        ("home.raiders", [{"on": "cost", "less": 1}], "sword"),
    ],
)
def test_without_an_emblem_the_picture_goes_by_what_the_rules_say(
    tmp_path: Path, id: str, rules_of: list[Mapping[str, object]], picture: str
) -> None:
    """The race of the tutorial is about mountains and had a sword."""
    declared = {"swcore": "piece-1", "id": id, "kind": "race", "tokens": 5, "rules": rules_of}
    path = tmp_path / "own.json"
    path.write_text(json.dumps(declared))
    (piece,) = joined("small-world", [path]).pieces
    assert prints_of(rules("small-world")).entry(piece, job()).emblem.charge == picture


def test_the_races_of_the_tutorials_say_their_picture() -> None:
    for file, picture in (("declared/frost_dwarves.toml", "snow"), ("gnolls.py", "paw")):
        (piece,) = joined("small-world", [EXAMPLES / file]).pieces
        assert prints_of(rules("small-world")).entry(piece, job()).emblem.charge == picture == piece.emblem
