"""`swcore map`, and a replay as pictures."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from swcore import Game
from swcore.authoring.maps import Sketch, alike, deal, random_sketch, report, sketch_of
from swcore.bots import make_bot
from swcore.errors import MapError
from swcore.graph import load_map
from swcore.graph.drawing import territories
from tests.cli.conftest import Run
from tests.shared.pictures import differences
from tests.shared.rulesets import rules

SIX = "a*: b c\nb*: c d\nc: d e\nd*: e f\ne*: f\nf:\na hill mine\n"


def test_a_newcomer_draws_a_map_of_six_regions_from_a_list_of_borders(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("six.txt").write_text(SIX)
    made, picture = "six.json", Path("six.svg")
    done = run("map", "new", made, "--from", "six.txt", "--players", "2")
    assert done.exit_code == 0
    assert "map draw six.json --out six.svg" in done.stdout
    source = load_map(Path(made))
    assert set(map(frozenset, source.borders)) == set(map(frozenset, ["ab", "ac", "bc", "bd", "cd", "ce", "de", "df", "ef"]))
    assert [region.id for region in source.regions if region.edge] == ["a", "b", "d", "e"]
    assert (source.region("a").terrain, source.region("a").symbols, source.players, source.rounds) == ("hill", ("mine",), 2, 10)
    assert differences(source, territories(source)) == []
    assert run("map", "draw", made, "--out", str(picture)).exit_code == 0
    assert picture.read_text().startswith("<svg")
    again = run("map", "new", made)
    assert (again.exit_code, "there is a file of this name already" in again.stderr) == (2, True)


def test_a_grid_of_letters_is_read(run: Run, tmp_path: Path) -> None:
    made = tmp_path / "grid.json"
    assert run("map", "new", str(made), "--from", "-", lines="aab\nacb\nddd\n").exit_code == 0
    source = load_map(made)
    assert source.ids == ("a", "b", "c", "d")
    assert set(source.borders) == {("a", "b"), ("a", "c"), ("a", "d"), ("b", "c"), ("b", "d"), ("c", "d")}
    assert source.where(edge=True) == ("a", "b", "d")
    assert (source.region("c").x, source.region("c").y) == (0.5, 0.5)


def test_a_grid_is_as_wide_as_it_has_letters() -> None:
    """Each letter is a square: five letters by three lines are wider than high."""
    assert sketch_of("aabbb\naccdb\needdf\n").aspect == pytest.approx(5 / 3, abs=0.01)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["one entry by two conquests: 2 to 3; by three: 3.", "No region that an army reaches lies behind these."]),
        ("ru", ["за два захвата доступно областей: от 2 до 3; за три — 3.", "Других областей, куда может дойти армия, нет."]),
    ],
)
def test_a_map_that_is_entered_everywhere_has_no_far_region(run: Run, tmp_path: Path, language: str, lines: list[str]) -> None:
    """In a row of three the middle reaches all by two conquests, an end itself and the middle."""
    made = str(tmp_path / "three.json")
    run("map", "new", made, "--from", "-", lines="abc\na hill\nb forest\nc swamp\n")
    told = " ".join(run("map", "check", made, "--lang", language).stdout.split())
    assert [line in told for line in lines] == [True, True]


@pytest.mark.parametrize("name", ["warcraft", "small-world"])
def test_a_large_map_has_no_more_of_a_word_than_there_are_pieces(run: Run, tmp_path: Path, name: str) -> None:
    """Small World has 18 tokens of the Lost Tribes and 9 mountains (SW-SETUP-9, 10): no map made up needs more."""
    made = tmp_path / "large.json"
    done = run("map", "new", str(made), "--regions", "120", "--game", name)
    assert (done.exit_code, done.stdout.count("swcore play")) == (0, 1)
    source = load_map(made)
    stock = rules(name).book.stock(rules(name))
    assert all(max(len(source.where(symbol=word)), len(source.where(terrain=word))) <= most for word, most in stock.items())
    if name == "small-world":
        assert stock == {"lost_tribe": 18, "mountain": 9}
        assert (len(source.where(symbol="lost_tribe")), len(source.where(terrain="mountain"))) == (18, 9)


def test_what_is_said_counts_for_the_stock() -> None:
    """Of nine mountains seven are said: two are left to deal."""
    ids = [f"r{at}" for at in range(60)]
    said = dict.fromkeys(ids[:7], ("mountain", ()))
    sketch = Sketch(tuple(ids), tuple(pairwise(ids)), facts=said)
    charts = [rules().book.read_map(rules(), "base-2p")]
    made = deal(sketch, charts, 1, {"mountain": 9})
    assert sum(terrain == "mountain" for terrain, _ in made.facts.values()) == 9


@pytest.mark.parametrize(("language", "told"), [("en", "--regions is for a map that"), ("ru", "--regions — для карты, которая")])
def test_a_number_of_regions_is_refused_where_a_text_says_them(run: Run, tmp_path: Path, language: str, told: str) -> None:
    done = run("map", "new", str(tmp_path / "x.json"), "--from", "-", "--regions", "30", "--lang", language, lines="ab\ncd\n")
    assert (done.exit_code, told in done.stderr, list(tmp_path.iterdir())) == (2, True, [])


@pytest.mark.parametrize(
    ("language", "taken", "sizes"),
    [
        ("en", "a word is an action: 1, done, Conquer. Give other ids.", "mixed up in a game: a, A. Give other ids."),
        ("ru", "слово — действие: 1, done, Conquer. Дайте", "легко спутать: a, A. Дайте"),
    ],
)
def test_ids_that_are_hard_to_name_in_a_game_are_told(run: Run, tmp_path: Path, language: str, taken: str, sizes: str) -> None:
    made = str(tmp_path / "x.json")
    lines = "1*: done\ndone*: Conquer\nConquer*: a\na: A\nA: r1\nr1*:\n"
    new = " ".join(run("map", "new", made, "--from", "-", "--lang", language, lines=lines).stdout.split())
    check = run("map", "check", made, "--lang", language)
    assert (check.exit_code, taken in new, sizes in new) == (0, True, True)
    assert [one in " ".join(check.stdout.split()) for one in (taken, sizes)] == [True, True]
    assert json.loads(run("map", "check", made, "--json").stdout)["hard_to_type"] == ["1", "A", "Conquer", "a", "done"]
    assert json.loads(run("map", "check", "base-2p", "--json").stdout)["hard_to_type"] == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "The text holds no map, or two."),
        ("...\n...\n", "The text holds no map, or two."),
        ("ab\ncd\na*: b\n", "The text holds no map, or two."),
        ("a: b c\nx hill\n", "Line 2: 'x' is not a region of this map."),
        ("a: b\na hill\na sea\n", "Line 3: 'a' is told twice."),
        ("a: b c b\nb:\nc:\n", "Line 1: the border of 'a' with 'b' is told twice."),
        ("a: b\nb: a\na: b\n", "Line 3: the border of 'a' with 'b' is told twice, first in line 1."),
        ("a: b\nb: q\n", "Line 2: 'q' has no line of its own, and no terrain."),
        ("a: a\n", "Line 1: 'a' borders on itself."),
        ("a: b!\n", "Line 1: 'b!' is not a region id."),
        ("а: b\nb:\n", "Line 1: 'а' is not a region id: only letters a to z, small or capital, digits, '_' and '-'."),
        ("a?\n", "Line 1: '?' is not a letter from a to z, small or capital, nor a digit."),
        ("aя\n", "Line 1: 'я' is not a letter from a to z, small or capital, nor a digit."),
    ],
)
def test_lines_that_say_nothing_are_told_with_their_number(text: str, told: str) -> None:
    with pytest.raises(MapError) as caught:
        sketch_of(text)
    assert (caught.value.message, caught.value.code) == (told, "map-lines")


def test_a_mistyped_region_is_told_with_the_one_that_is_meant(run: Run, tmp_path: Path) -> None:
    lines, made = "p1*: p2 p3\np2: p3 q9\np3:\np9: p1\n", tmp_path / "bad.json"
    done = run("map", "new", str(made), "--from", "-", lines=lines)
    assert (done.exit_code, made.exists()) == (2, False)
    assert "Line 2: 'q9' has no line of its own, and no terrain." in done.stderr
    assert "Did you mean p9? Is it a region? Then add a line `q9:`." in " ".join(done.stderr.split())
    told = run("map", "new", str(made), "--from", "-", "--lang", "ru", lines=lines).stderr
    assert "Строка 2: у области q9 нет ни своей строки, ни местности." in told
    assert sketch_of(lines + "q9 hill\n").names == ("p1", "p2", "p3", "p9", "q9")  # facts make a region, too
    assert sketch_of("a: b\nb: a\n").borders == (("a", "b"),)  # a border may be told from both its ends


@pytest.mark.parametrize(
    ("file", "made"), [("6", "6.json"), ("v1.2", "v1.2.json"), ("Six.JSON", "Six.JSON"), ("a.json", "a.json")]
)
def test_the_file_of_a_map_ends_as_it_should(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, made: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("map", "new", file, "--regions", "6")
    assert [path.name for path in tmp_path.iterdir()] == [made]
    assert f"+ {made}" in done.stdout
    assert f"swcore map check {made}" in done.stdout


def test_a_map_that_no_army_can_enter_is_not_called_sound(run: Run, tmp_path: Path) -> None:
    """Of a ring around `d`, without a star anywhere: the three outer regions could be the ways in."""
    made = str(tmp_path / "none.json")
    lines = "a: b c d\nb: c d\nc: d\nd:\n" + "".join(f"{one} hill\n" for one in "abcd")
    done = " ".join(run("map", "new", made, "--from", "-", lines=lines).stdout.split())
    assert "no army can enter" in done
    assert "swcore play" not in done
    shown = run("map", "check", made)
    assert shown.exit_code == 1
    told = " ".join(shown.stdout.split())
    assert "no errors" not in told
    assert "Armies enter" not in told
    assert 'Say "edge": true in a land region at the border of the map' in told
    data = run("map", "check", made, "--json")
    (error,) = json.loads(data.stdout)["errors"]
    assert (data.exit_code, error["code"]) == (1, "no-entry")
    assert len(error["regions"]) == 3  # one of the four lies inside, whichever way it is drawn
    russian = " ".join(run("map", "check", made, "--lang", "ru").stdout.split())
    assert "ни одна армия не войдёт" in russian
    assert "no army" not in russian


def test_a_map_in_pieces_is_told(run: Run, tmp_path: Path) -> None:
    done = run("map", "new", str(tmp_path / "two.json"), "--from", "-", lines="a*: b\nb:\nc*: d\nd:\n")
    assert "The map is in 2 pieces: a, b; c, d." in " ".join(done.stdout.split())


@pytest.mark.parametrize("regions", [12, 23, 48])
@pytest.mark.parametrize("seed", [1, 2, 3, 5])
def test_no_neighbours_of_a_new_map_are_of_one_terrain(seed: int, regions: int) -> None:
    """Seven terrains and a planar map: a colouring with none alike exists (of four colours, even), and is found."""
    models = [rules().book.read_map(rules(), name) for name in rules().book.maps]
    made = deal(random_sketch(seed, regions), models, seed)
    assert alike({name: terrain for name, (terrain, _) in made.facts.items()}, made.borders) == ()


def test_as_few_neighbours_are_alike_as_there_can_be() -> None:
    """A hub that touches all others; every terrain of the model stands on four regions: three neighbours are like the hub."""
    models = [rules().book.read_map(rules(), "base-2p")]
    names = [f"r{at}" for at in range(20)]
    hub = Sketch((*names, "hub"), tuple((name, "hub") for name in names), facts={"hub": ("hill", ())})
    made = deal(hub, models, 1)
    hills = sum(terrain == "hill" for terrain, _ in made.facts.values()) - 1
    assert len(alike({name: terrain for name, (terrain, _) in made.facts.items()}, hub.borders)) == hills


def test_check_tells_of_neighbours_of_one_terrain(run: Run, tmp_path: Path) -> None:
    """The official boards have none (two players) to eight (five), counted by hand in their files."""
    made = str(tmp_path / "six.json")
    run("map", "new", made, "--from", "-", lines=SIX + "b hill\nc sea\nd farmland\ne forest\nf farmland\n")
    told = " ".join(run("map", "check", made).stdout.split())
    assert "Neighbours of one terrain: 2 of 9 borders (a–b, d–f). On the maps of the game there are 0 to 8." in told
    assert "Соседей с одинаковой местностью: 2 из 9 границ (a–b, d–f)." in " ".join(
        run("map", "check", made, "--lang", "ru").stdout.split()
    )
    data = json.loads(run("map", "check", made, "--json").stdout)
    assert (data["alike"], data["borders"]) == ([["a", "b"], ["d", "f"]], 9)
    assert data["alike_on_maps_of_the_game"] == {"base-2p": 0, "base-3p": 5, "base-4p": 5, "base-5p": 8}


def test_a_new_map_says_where_its_regions_lie(run: Run, tmp_path: Path) -> None:
    made = tmp_path / "six.json"
    run("map", "new", str(made), "--from", "-", lines=SIX)
    source = load_map(made)
    assert len({(region.x, region.y) for region in source.regions}) == 6
    assert territories(source).planar


def test_a_map_out_of_nothing_is_dealt_as_the_maps_of_the_game(run: Run, tmp_path: Path) -> None:
    """The board for two has 20 land regions, four of each terrain, and three of water."""
    made = tmp_path / "new.json"
    assert run("map", "new", str(made), "--seed", "5").exit_code == 0
    source = load_map(made)
    counts = {terrain: len(source.where(terrain=terrain)) for terrain in ("farmland", "forest", "hill", "mountain", "swamp")}
    assert counts == dict.fromkeys(counts, 4)
    assert len(source.where(terrain=("sea", "lake"))) == 3
    text = made.read_text()
    assert run("map", "new", str(made), "--seed", "5", "--force").exit_code == 0
    assert made.read_text() == text
    Game.new(rules(), seats=2, seed=1, map=text)


def test_the_same_number_gives_the_same_map_and_another_one_another() -> None:
    book = rules().book
    models = [book.read_map(rules(), "base-2p")]
    assert deal(random_sketch(1, 30), models, 1) == deal(random_sketch(1, 30), models, 1)
    assert random_sketch(1, 30) != random_sketch(2, 30)
    for seed in range(6):
        made = deal(random_sketch(seed, 5 + 7 * seed), models, seed).finished("m", {"en": "M"}, players=2, rounds=8)
        assert territories(made).planar
        assert not made.islands


def test_check_tells_what_lies_around_the_entries(run: Run) -> None:
    data = json.loads(run("map", "check", "base-2p", "--json").stdout)
    assert (data["regions"], data["land"], len(data["entries"])) == (23, 20, 14)  # as tests/graph/test_base_maps.py counts them
    assert data["terrains"] == dict.fromkeys(("farmland", "forest", "hill", "mountain", "swamp"), 4)
    assert (data["links"], data["crossing"], data["landlocked"], data["drawing"], data["chokes"]) == ([], None, [], "", {})
    shown = run("map", "check", "base-2p").stdout
    assert "Regions: 23, of them land 20; neighbours of each on average 4.1." in shown
    assert "On land: cavern 4, Lost Tribes 9, magic 4, mine 4." in shown
    assert "Узкие места" not in run("map", "check", "base-2p", "--lang", "ru").stdout


def test_a_report_finds_choke_points_and_what_no_army_reaches() -> None:
    source = sketch_of("a*: b\nb: c d\nc: d\nx: y\n" + "".join(f"{one} hill\n" for one in "abcdxy"))
    made = source.finished("m", {"en": "M"}, players=None, rounds=None)
    found = report(made, made.ids, ["a"])
    assert found.chokes == {"a": 3, "b": 2}  # without the only entry nothing is reached
    assert found.unreached == ("x", "y")
    assert (found.far, found.islands) == ((2, ("c", "d")), 2)
    assert found.entries[0].reach == (1, 2, 4)
    assert found.entries[0].near == {"hill": 2}


def test_check_names_borders_that_cross(run: Run, tmp_path: Path) -> None:
    lines = "a*: b c d e\nb*: c d e\nc*: d e\nd*: e\n" + "".join(f"{one} hill\n" for one in "abcde")
    made = str(tmp_path / "five.json")
    run("map", "new", made, "--from", "-", lines=lines)
    shown = run("map", "check", made).stdout
    assert "cross: no flat map shows both. Borders drawn as lines: 1." in shown


def test_shares_of_the_seats_add_up(run: Run, tmp_path: Path) -> None:
    made = str(tmp_path / "six.json")
    run("map", "new", made, "--from", "-", "--players", "2", "--rounds", "2", lines=SIX)
    shares = json.loads(run("map", "check", made, "--games", "2", "--json").stdout)["shares"]
    assert len(shares) == 2
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("draw", "base-2p", "--out", "x.jpg"), "'x.jpg' says no format of a picture."),
        (("draw", "--out", "x.svg"), "Say which map is to be drawn."),
        (("draw", "nowhere", "--out", "x.svg"), "There is no map 'nowhere', and no file of that name."),
        (("check", "nowhere"), "There is no map 'nowhere', and no file of that name."),
        (("new", "x.json", "--from", "nowhere.txt"), "nowhere.txt cannot be read: No such file or directory."),
    ],
)
def test_slips_are_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], told: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("map", *arguments)
    assert done.exit_code == 2
    assert told in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["large-1a", "large-1a+small-2b"])
def test_the_game_of_a_map_is_found_by_its_name(run: Run, tmp_path: Path, name: str) -> None:
    out = tmp_path / "island.svg"
    assert run("map", "draw", name, "--out", str(out), "--lang", "ru").exit_code == 0
    assert "гавань" in out.read_text(encoding="utf-8")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A saved game of some steps."""
    file = tmp_path / "game.save"
    game = Game.new(rules(), seats=2, seed=3)
    bot = make_bot("random", rules(), 1)
    with game.record(file):
        for _ in range(4):
            seat = game.pending[0]
            game.apply(bot.choose(game, seat), seat)
    return file


def test_a_position_is_drawn(run: Run, tmp_path: Path, saved: Path) -> None:
    empty, position = tmp_path / "empty.svg", tmp_path / "position.svg"
    run("map", "draw", "base-2p", "--out", str(empty))
    assert run("map", "draw", "--save", str(saved), "--out", str(position)).exit_code == 0
    assert ">A<" in position.read_text()
    assert ">A<" not in empty.read_text()


def test_a_pdf_is_the_map_to_play_on_at_the_size_that_was_asked(run: Run, tmp_path: Path, saved: Path) -> None:
    """300 mm are wider than the 190 mm of A4 without its margins: two tiles beside each other, and a page or two for the key."""
    out = tmp_path / "board.pdf"
    assert "A4" in run("map", "draw", "base-2p", "--out", str(out), "--width", "300").stdout
    pages = PdfReader(out).pages
    assert [round(float(page.mediabox.width) / 72 * 25.4) for page in pages] == [210] * len(pages)
    source = rules().book.read_map(rules(), "base-2p")
    words = " ".join(page.extract_text() for page in pages).split()
    assert {*source.ids} <= {*words}
    few = tmp_path / "islands.pdf"
    assert run("map", "draw", "large-1a+small-2b", "--out", str(few), "--paper", "letter").exit_code == 0
    assert len(PdfReader(few).pages) > 1
    done = run("map", "draw", "--save", str(saved), "--out", str(tmp_path / "position.pdf"))
    assert (done.exit_code, "A position is not printed" in done.stderr) == (2, True)


def test_a_replay_becomes_pictures(run: Run, tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swcore.cli.frames.WIDTH", 150)
    folder, film = tmp_path / "frames", tmp_path / "film.gif"
    done = run("replay", str(saved), "--frames", str(folder), "--gif", str(film))
    assert done.exit_code == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names[0] == "step-0000.svg"
    assert 2 <= len(names) <= 5
    assert f"{len(names)} pictures: {folder}" in " ".join(done.stdout.split())
    with Image.open(film) as image:
        assert (image.format, getattr(image, "n_frames", 1)) == ("GIF", len(names))
    assert "A moving picture ends with .gif." in run("replay", str(saved), "--gif", "film.mp4").stderr


def test_a_map_is_drawn_without_outlines_that_leave_the_others_no_room(run: Run, tmp_path: Path) -> None:
    """`check` names the regions that lack one, `draw` says it and draws all of them anew."""
    made = tmp_path / "six.json"
    run("map", "new", str(made), "--from", "-", lines=SIX)
    data = json.loads(made.read_text())
    data["regions"][2]["polygon"] = [[0, 0], [0.02, 0], [0.02, 0.02], [0, 0.02]]
    made.write_text(json.dumps(data))
    told = " ".join(run("map", "check", str(made)).stdout.split())
    assert "Give outlines to a, b, d, e, f, too, or take all of them out." in told
    assert "Без контура: a, b, d, e, f." in " ".join(run("map", "check", str(made), "--lang", "ru").stdout.split())
    done = run("map", "draw", str(made), "--out", str(tmp_path / "six.svg"))
    assert (done.exit_code, "Give outlines to a, b, d, e, f" in done.stderr) == (0, True)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_more_natives_than_there_are_tokens_are_told(run: Run, tmp_path: Path, language: str) -> None:
    """Small World has 18 tokens of the Lost Tribes: a 19th region with their symbol stops every game."""
    made = str(tmp_path / "many.json")
    ids = [f"r{n}" for n in range(1, 20)]
    lines = "".join(f"{one}*: {after}\n" for one, after in zip(ids, [*ids[1:], ""], strict=True))
    assert run("map", "new", made, "--from", "-", lines=lines + "".join(f"{one} hill lost_tribe\n" for one in ids)).exit_code == 0
    shown = run("map", "check", made, "--lang", language)
    assert shown.exit_code == 1
    assert "18" in shown.stdout.split("\n")[1]
    assert run("map", "new", str(tmp_path / "fits.json"), "--from", "-", lines=lines).stdout.count("swcore play") == 1


@pytest.mark.parametrize("sign", ["\x1b", "\u202e", "\n"])
def test_a_name_that_steers_the_text_is_refused(run: Run, tmp_path: Path, sign: str) -> None:
    done = run("map", "new", str(tmp_path / "odd.json"), "--regions", "6", "--name", f"a{sign}b")
    assert done.exit_code == 2
    assert f"U+{ord(sign):04X}" in done.stderr


@pytest.mark.parametrize(("language", "told"), [("en", "FILE is given and is empty."), ("ru", "FILE: значение пустое.")])
def test_a_map_without_a_name_of_its_file_is_refused(run: Run, language: str, told: str) -> None:
    done = run("map", "new", "", "--regions", "6", "--lang", language)
    assert (done.exit_code, told in done.stderr) == (2, True)


def test_what_is_no_map_file_is_told_with_what_makes_one(run: Run, tmp_path: Path) -> None:
    (tmp_path / "six.txt").write_text("a*: b\nb*:\n")
    told = " ".join(run("map", "draw", str(tmp_path / "six.txt"), "--out", str(tmp_path / "six.svg")).stderr.split())
    assert "swcore map new FILE.json --from TEXT" in told
    assert "as a Path" not in told


def test_a_number_of_thousands_of_digits_is_told_with_the_limit(run: Run, tmp_path: Path) -> None:
    (tmp_path / "long.json").write_text('{"format": 1' + "0" * 5000 + "}")
    told = " ".join(run("map", "check", str(tmp_path / "long.json")).stderr.split())
    assert "a number has more than 4300 digits" in told
    assert "set_int" not in told


@pytest.mark.parametrize(("language", "told"), [("en", "all the same: a."), ("ru", "одна область: a.")])
def test_a_letter_in_two_pieces_is_told(run: Run, tmp_path: Path, language: str, told: str) -> None:
    split, whole = "aab\ncca\n", "aab\ncaa\n"
    done = run("map", "new", str(tmp_path / "a.json"), "--from", "-", "--lang", language, lines=split)
    assert (done.exit_code, told in done.stdout) == (0, True)
    assert told not in run("map", "new", str(tmp_path / "b.json"), "--from", "-", "--lang", language, lines=whole).stdout


def test_a_list_that_is_cut_short_ends_in_points_alone(run: Run, tmp_path: Path) -> None:
    """Thirteen regions in a row, one of them water and each other one a way in: six are told."""
    rows = [f"r{at:02}*: r{at + 1:02}" if at < 12 else f"r{at:02}*:" for at in range(13)]
    made = str(tmp_path / "row.json")
    run("map", "new", made, "--from", "-", lines="\n".join(rows) + "\n")
    told = " ".join(run("map", "check", made).stdout.split())
    names = told.partition("Armies enter in 12 regions: ")[2].partition(" … ")[0]
    assert len(names.split(", ")) == 6
    assert "…." not in told
