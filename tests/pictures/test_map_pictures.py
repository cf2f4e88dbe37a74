"""Pictures of maps: what stands in them, and that people who see few colours or none can tell it apart."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from scripts.outlines import maps
from swcore import Game, SwcoreError
from swcore.graph import load_map
from swcore.graph.drawing import Drawing, drawing_of, load_drawing, territories
from swcore.text.extras import how_to_get
from swcore.wording.looks import Look, looks_of
from swcore.wording.menus import Argument, Choice, Menu
from swcore.wording.pictures import FIGURES, PATTERNS, Spot, Tokens, png_of, spots_of_map, spots_of_scene, svg_map
from swcore.wording.pictures.ink import DASHES, INK, SEATS
from swcore.wording.pictures.map_picture import pattern_ink
from swcore.wording.pictures.patterns import figure_of, pattern_of
from swcore.wording.pictures.spots import costs_of
from swcore.wording.shows import face_of
from tests.graph.test_drawing import small
from tests.shared.rulesets import rules

SVG = "{http://www.w3.org/2000/svg}"
# What eyes without one kind of cones see (Machado, Oliveira and Fernandes 2009, severity 1), on linear light.
EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def light(colour: str, eyes: str = "all") -> float:
    """Return the relative luminance of a colour as WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in EYES[eyes]]
    return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), seen, strict=True))


def contrast(one: str, other: str, eyes: str = "all") -> float:
    bright, dark = sorted((light(one, eyes), light(other, eyes)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def looks(game: str) -> dict[str, Look]:
    return dict(game_of(game).face("en").looks)


def game_of(game: str) -> Game:
    return Game.new(rules(game), seats=2, seed=1)


def shapes(svg: str, tag: str) -> Iterator[ElementTree.Element]:
    return ElementTree.fromstring(svg).iter(SVG + tag)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_terrains_are_told_apart_by_patterns_that_every_eye_sees(game: str, eyes: str) -> None:
    terrains = {id: look for id, look in looks(game).items() if id.startswith("terrain:")}
    assert len(terrains) == 7
    for (one, look), (other, second) in itertools.combinations(terrains.items(), 2):
        assert pattern_of(look, one) != pattern_of(second, other)
    for look in terrains.values():
        assert contrast(look.colour, pattern_ink(look.colour), eyes) > 2
        assert contrast(look.colour, INK, eyes) > 7  # WCAG 2, level AAA of text


def test_seats_are_told_apart_by_letter_and_dashes_and_their_letters_can_be_read() -> None:
    assert len(set(DASHES)) == len(DASHES) == len(SEATS)
    for colour in SEATS:
        assert contrast(colour, "#ffffff") > 4.5  # WCAG 2, level AA of text


def test_words_without_a_look_get_one_by_their_name() -> None:
    one, again = Look("#ffffff", "x"), Look("#ffffff", "x")
    assert pattern_of(one, "terrain:moor") == pattern_of(again, "terrain:moor")
    assert pattern_of(one, "terrain:moor") in PATTERNS
    found = looks_of({"look.symbol.ford": {"en": "≈ f #AABBCC M2,2L22,22"}, "look.symbol.x": {"en": "x x #aabbcc ring"}}, "en")
    assert found["symbol:ford"].colour != "#AABBCC"  # no colour that we would have to guess at
    assert figure_of(found["symbol:ford"]) == "M2,2L22,22"
    assert figure_of(found["symbol:x"]) == FIGURES["ring"]
    assert figure_of(Look("#ffffff", "x", picture='M0"/><script>')) == ""


@pytest.mark.parametrize("path", maps(), ids=lambda path: path.stem)
def test_every_shipped_map_becomes_a_picture_with_all_its_ids(path: object) -> None:
    source = load_map(path)  # type: ignore[arg-type]
    drawing = load_drawing(path.with_name(path.stem + ".outlines.json").read_bytes())  # type: ignore[attr-defined]
    svg = svg_map(drawing, spots_of_map(source), {}, title="Map & <more>")
    assert {one.text for one in shapes(svg, "text")} >= set(source.ids)
    assert next(shapes(svg, "title")).text == "Map & <more>"
    assert [one.get("data-region") for one in shapes(svg, "g") if one.get("data-region")] == list(source.ids)


def test_letters_are_large_enough_to_be_read_on_a_page() -> None:
    """On the long side of A4, 277 mm between margins, a unit is 0.277 mm; letters of 1.5 mm can be read (4.3 points)."""
    for path in maps():
        drawing = load_drawing(path.with_name(path.stem + ".outlines.json").read_bytes())
        svg = svg_map(drawing, spots_of_map(load_map(path)), {})
        for group in shapes(svg, "g"):
            scaled = group.get("transform", "").partition("scale(")[2].rstrip(")")
            sizes = [float(one.get("font-size", "0")) for one in group.iter(SVG + "text")]
            if scaled and sizes:
                assert min(sizes) * float(scaled) * 0.277 > 1.5, path.stem


def test_a_position_shows_owners_counts_markers_and_costs() -> None:
    drawing: Drawing = territories(small("ab bc", "abc"))
    spots = {
        "a": Spot("terrain:hill", ("symbol:mine",), tokens=(Tokens(3, 1),)),
        "b": Spot("terrain:hill", name="Bend", tokens=(Tokens(2, 0, active=False),), markers=(("marker:x.hut", 2),)),
        "c": Spot("terrain:lake", target="2 67%"),
    }
    svg = svg_map(drawing, spots, {"symbol:mine": Look("#ffffff", "M", "M")}, key=[("symbol:mine", "a mine")])
    written = [one.text for one in shapes(svg, "text")]
    assert written == ["a", "B", "3", "M", "b", "Bend", "a", "2", "H", "×2", "c", "2 67%", "M", "a mine"]
    dashed = {one.get("stroke-dasharray") for one in shapes(svg, "use")}
    assert DASHES[1] in dashed


def test_a_scene_shows_what_lies_there_and_what_can_be_done() -> None:
    game = Game.new(rules("small-world"), seats=2, seed=3)
    game.apply(game.legal_actions(0)[0], 0)
    menu = game.menu(0)
    spots = spots_of_scene(game.scene(0), menu)
    board = game.play.state.ground
    assert set(spots) == set(board.names)
    tribes = [name for name in board.names if "lost_tribe" in board.board.symbols_of[board.board.index[name]]]
    assert [name for name, spot in spots.items() if spot.tokens] == tribes
    assert all(spots[name].tokens[0].owner is None for name in tribes)
    aimed = {name for name, spot in spots.items() if spot.target is not None}
    assert aimed == {str(choice.arguments[0].value) for choice in menu.choices if choice.group == "conquer"}
    assert aimed


def test_the_cheapest_way_is_shown_and_a_die_with_its_odds() -> None:
    where = (Argument("region", "region", "r1", "r1", "region:r1"),)
    choices = (Choice("a", "", arguments=where, cost=5), Choice("b", "", arguments=where, cost=3))
    assert costs_of(Menu(0, "x", "", choices)) == {"region:r1": "3"}
    assert costs_of(Menu(0, "x", "", (Choice("a", "", arguments=where, cost=1, good=4, faces=6),))) == {"region:r1": "1 67%"}


def test_png(monkeypatch: pytest.MonkeyPatch) -> None:
    svg = svg_map(territories(small("ab", "ab")), {}, {})
    assert png_of(svg, 200).startswith(b"\x89PNG")
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(SwcoreError, match="resvg_py") as caught:
        png_of(svg)
    assert (caught.value.code, caught.value.hint) == ("extra-missing", f"Install it: {how_to_get('pictures')}")


def test_links_are_drawn_as_lines() -> None:
    svg = svg_map(territories(small("ab ac ad ae bc bd be cd ce de")), {}, {})
    assert len(list(shapes(svg, "line"))) == 2  # one link, with its halo


def test_the_drawing_of_a_game_is_that_of_its_map() -> None:
    path = next(one for one in maps() if one.stem == "base-2p")
    game = Game.new(rules("small-world"), seats=2, seed=1)
    drawn = drawing_of(load_map(path), game.ruleset.book)
    areas = {area.name: area for area in game.scene(0).of("area")}
    assert {name: area.outline for name, area in areas.items()} == {one.id: one.outline for one in drawn.territories}


def test_letters_are_drawn_on_a_machine_without_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    import resvg_py

    bare = resvg_py.svg_to_bytes
    monkeypatch.setattr(resvg_py, "svg_to_bytes", lambda **given: bare(**given, skip_system_fonts=True))
    drawing = territories(small("ab", "ab"))
    assert len(png_of(svg_map(drawing, {}, {}), 300)) > len(png_of(svg_map(drawing, {}, {}, ids=False), 300)) + 200


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_every_figure_that_a_game_names_is_there_in_each_language(game: str, language: str) -> None:
    looks = face_of(rules(game), language).looks
    named = {id: look.picture for id, look in looks.items() if look.picture}
    assert len(named) > 5
    assert {id: name for id, name in named.items() if name not in PATTERNS and name not in FIGURES} == {}
