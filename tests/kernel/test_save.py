"""Saves: replayed and checked line by line, readable, and never trusted."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import swcore
from swcore import ActionError, Game, Ruleset, SaveError, load_plugins
from swcore.conquest import Race, fx
from swcore.saves.format import MAX_BYTES
from swcore.testing import check_position, tiny_map
from tests.kernel.dists import GNOLLS, make_distribution
from tests.kernel.pieces import RATS, race
from tests.shared.rulesets import dice_rules, rules

REGIONS = {
    **{
        f"r{number}": f"{terrain} edge"
        for number, terrain in enumerate(("hill", "forest", "swamp", "farmland", "hill", "forest"))
    },
    "m1": "mountain mine lost_tribe",
    "m2": "forest magic lost_tribe",
    "w1": "sea edge",
}
SMALL: dict[str, Any] = tiny_map(REGIONS, "r0-r1 r1-r2 r2-r3 r3-r4 r4-r5 r0-m1 r1-m1 r2-m2 r4-m2 m1-m2 r5-w1 r0-w1", rounds=4)


def play_on(game: Game, steps: int, seed: int = 0) -> Game:
    rng = random.Random(seed)
    for _ in range(steps):
        if not game.over:
            game.apply(rng.choice(game.legal_actions()))
    return game


@cache
def saved() -> str:
    """A finished game of two seats on the small map."""
    game = play_on(Game.new(rules(), 2, seed=12, map=SMALL), 10_000, 12)
    assert game.over
    return game.save()


def refused(text: str | bytes, ruleset: Ruleset | None = None) -> SaveError:
    with pytest.raises(SaveError) as caught:
        Game.load(text, ruleset or rules())
    return caught.value


def same(one: Game, other: Game) -> None:
    """Hold two games to be equal for everybody who asks."""
    assert one.digest() == other.digest()
    assert one.play.state.to_json() == other.play.state.to_json()
    assert (one.pending, one.revisable, one.over, one.result) == (other.pending, other.revisable, other.over, other.result)
    for seat in (None, *range(one.play.state.seats)):
        assert one.view(seat) == other.view(seat)
    assert [(step.seat, step.action, step.chance, step.events) for step in one.log] == [
        (step.seat, step.action, step.chance, step.events) for step in other.log
    ]


def rows(text: str) -> list[dict[str, Any]]:
    return [json.loads(row) for row in text.split("\n") if row]


def chained(lines: list[dict[str, Any]]) -> str:
    """Write lines with a chain that fits: a stranger can do that, the chain is not a signature."""
    chain, text = "", []
    for line in lines:
        plain = {key: value for key, value in line.items() if key != "chain"}
        body = json.dumps(plain, separators=(",", ":"))[:-1]
        chain = hashlib.blake2b((chain + body).encode(), digest_size=8).hexdigest()
        text.append(f'{body},"chain":"{chain}"}}')
    return "\n".join(text)


# -- there and back


@pytest.mark.case("CASE-EN-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_is_restored_at_every_step(seats: int) -> None:
    """At every step the saved position is the position: whose turn, what is asked, what was remembered."""
    game = Game.new(rules(), seats, seed=seats, map=SMALL, first=seats - 1)
    rng = random.Random(seats)
    for _ in range(60):
        again = Game.load(game.save(), rules())
        same(again, game)
        if game.over:
            break
        game.apply(rng.choice(game.legal_actions()))
    check_position(again)


@pytest.mark.case("CASE-EN-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_on_a_printed_map_is_restored_and_goes_on(seats: int) -> None:
    game = play_on(Game.new(rules(), seats, seed=seats), 40 * seats, seats)
    again = Game.load(game.save())
    same(again, game)
    play_on(game, 10_000, 5)
    play_on(again, 10_000, 5)
    same(again, game)


def test_a_save_says_what_was_chosen() -> None:
    options = {"sorcerer_limit": "per_turn"}
    game = Game.new(rules(), 3, seed=2**128 - 1, first=2, options=options, featured=[RATS])
    header = json.loads(game.save().splitlines()[0])
    assert (header["swcore-save"], header["game"], header["map"]) == (2, "base.small_world", "base-3p")
    assert (header["seats"], header["first"], header["seed"]) == (3, 2, "f" * 32)
    assert header["options"] == {**game.play.setup.options, "sorcerer_limit": "per_turn"}
    assert header["featured"] == [RATS]
    assert list(header["pieces"]) == sorted([*rules().pieces, "base.small_world"])
    assert header["pieces"]["base.small_world"] == "swcore-base-game 0.1.0"
    assert header["pieces"]["base.orcs"] == "swcore-base-races 0.1.0"
    assert header["pieces"]["base.flying"] == "swcore-base-powers 0.1.0"
    assert header["packs"] == {"swcore-base-game": "0.1.0", "swcore-base-powers": "0.1.0", "swcore-base-races": "0.1.0"}
    same(Game.load(game.save()), game)


def test_a_step_is_one_line_that_a_person_can_read() -> None:
    game = Game.new(dice_rules(), 2, seed=3)
    game.apply("roll")
    game.apply("count")
    pips = game.play.state.rolls[0]
    _, begin, roll, count = rows(game.save())
    assert (begin["seat"], begin["do"], begin["chance"]) == (-1, "begin", [])
    assert (roll["seat"], roll["do"], roll["chance"]) == (0, "roll", [["die", pips]])
    assert (count["seat"], count["do"], count["chance"]) == (1, "count", [])
    assert count["state"] == game.digest()[:16]


def test_saving_twice_gives_the_same_bytes_and_so_does_a_game_that_was_loaded() -> None:
    assert Game.load(saved(), rules()).save() == saved()


def test_the_save_of_an_earlier_step_is_the_beginning_of_the_save_of_a_later_one() -> None:
    game = Game.new(dice_rules(), 2)
    before = game.save()
    play_on(game, 5)
    assert game.save().startswith(before)


def test_undone_steps_are_not_saved() -> None:
    game = Game.new(dice_rules(), 1)
    game.apply("count")
    before = game.save()
    game.apply("roll")
    game.undo()
    assert game.save() == before


def test_a_loaded_game_can_be_undone_to_its_beginning_and_draws_what_it_would_have_drawn() -> None:
    game = Game.new(dice_rules(), 1, seed=9)
    game.apply("roll")
    again = Game.load(game.save(), dice_rules())
    for one in (game, again):
        one.apply("roll")
        one.apply("mix")
    same(again, game)
    for _ in range(3):
        again.undo()
    assert len(again.log) == 1


@pytest.mark.case("CASE-EN-06")
@pytest.mark.clause("SW-DIE-6", "SW-DIE-7", "SW-POWER-BERSERK-3")
@pytest.mark.parametrize(("power", "attempt"), [("base.swamp", "conquer r0 die"), ("base.berserk", "roll")])
def test_a_failed_attempt_is_in_the_log_and_the_game_is_rebuilt_from_it(power: str, attempt: str) -> None:
    """12 tokens take r2, m2 (one more for the Lost Tribe), r1, r3 and r4; the die shows 0 for the last one, which is too few."""
    game = Game.new(
        rules(), 2, seed=1, map=SMALL, featured=[RATS, power], script=lambda stream, wanted: 0 if stream == "die" else None
    )
    for text in (f"pick {RATS}", "conquer r2", "conquer m2", "conquer r1", "conquer r3", "conquer r4"):
        game.apply(text)
    with pytest.raises(ActionError):
        game.apply("conquer r0")
    game.apply(attempt)
    assert not any(action.kind in ("conquer", "roll") for action in game.legal_actions())
    play_on(game, 12, 4)
    lines = rows(game.save())[1:]
    assert next(line["chance"] for line in lines if line["do"] == attempt) == [["die", 0]]
    assert "conquer r0" not in [line["do"] for line in lines[:7]]
    same(Game.load(game.save(), rules()), game)


# -- comments


def test_comments_and_empty_lines_stand_outside_the_chain() -> None:
    lines = saved().splitlines()
    noted = ["# A game for Anna", ""]
    for number, line in enumerate(lines):
        noted += [line, "   ", f"# after line {number}: a bold move, смело!", "#"]
    same(Game.load("\n".join(noted), rules()), Game.load(saved(), rules()))


@pytest.mark.parametrize("end", ["\n", "\r\n", "\n\n"])
def test_ends_of_lines_may_be_those_of_any_editor(end: str) -> None:
    same(Game.load(saved().replace("\n", end), rules()), Game.load(saved(), rules()))
    same(Game.load(b"\xef\xbb\xbf" + saved().encode(), rules()), Game.load(saved(), rules()))


def test_a_text_with_odd_separators_is_saved_on_one_line() -> None:
    named = {**SMALL, "name": {"en": "Two\u2028lines, and\u0085three"}}
    game = Game.new(rules(), 2, map=named)
    same(Game.load(game.save(), rules()), game)


# -- damage


@pytest.mark.parametrize(
    "what", ["a line is left out", "two lines change places", "a line stands twice", "a line is made a comment"]
)
def test_lines_that_were_moved_are_found(what: str) -> None:
    lines = saved().splitlines()
    if what == "a line is left out":
        del lines[5]
    elif what == "two lines change places":
        lines[5], lines[6] = lines[6], lines[5]
    elif what == "a line stands twice":
        lines.insert(5, lines[5])
    else:
        lines[5] = "#" + lines[5]
    error = refused("\n".join(lines))
    assert error.code == "save-chain"
    assert "was altered: its chain does not fit" in error.message


def test_a_file_that_breaks_off_inside_of_a_line_is_refused() -> None:
    text = saved()
    first = text.index("\n") + 2
    for size in (first, (first + len(text)) // 2, len(text) - 2):
        cut = text[:size]
        if cut.endswith("\n") or text[size] == "\n":
            continue
        error = refused(cut)
        line = cut.count("\n") + 1
        assert (error.code, error.details["line"]) == ("save-cut", line)
        assert error.message == f"Line {line} of the save is cut off."
        assert "the last whole step" in error.hint


def test_a_file_that_breaks_off_between_lines_is_the_game_up_to_there() -> None:
    game = Game.load("\n".join(saved().splitlines()[:20]), rules())
    assert len(game.log) == 19
    assert not game.over


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "The save is empty."),
        ("\n# only a comment\n", "The save is empty."),
        ("{}", "Line 1 of the save is damaged: 'swcore-save' is a required property."),
        ("[]", "Line 1 of the save is damaged: [] is not of type 'object'."),
        ("null", "Line 1 of the save is damaged: None is not of type 'object'."),
        ("hello", "Line 1 of the save is not a JSON object."),
        ("[" * 100_000, "Line 1 of the save is not a JSON object."),
        ("9" * 5_000, "Line 1 of the save is not a JSON object."),
        ("\ud800", "Line 1 of the save is not UTF-8 text (its byte 0)."),
        (b"\xff\xfe\x00", "Line 1 of the save is not UTF-8 text (its byte 0)."),
    ],
)
def test_what_is_no_save_is_refused(text: str | bytes, told: str) -> None:
    error = refused(text)
    assert (error.code, error.message) == ("save-damaged", told)


def test_the_name_of_a_file_is_no_save_and_the_error_says_how_to_give_it() -> None:
    assert refused("game.save").hint.endswith("The path of a file is given as a Path.")


def test_a_save_of_the_format_before_says_so() -> None:
    """It began with its chain, which was made in another way."""
    error = refused('{"chain":"8b2eaa4bb9e820f5","edition":"","engine":"0.1.0","hooks":1,"swcore-save":1}\n')
    assert (error.code, error.message) == ("save-format", "This save has format 1; this swcore reads format 2.")
    assert "Update" not in error.hint


def test_a_header_alone_is_no_game() -> None:
    error = refused(saved().splitlines()[0])
    assert error.code == "save-cut"
    assert str(error) == "The save holds a header but no set-up."


def test_a_save_that_is_too_large_is_refused_before_it_is_read() -> None:
    assert MAX_BYTES == 8 * 1024 * 1024
    error = refused(saved() + "#" * MAX_BYTES)
    assert (error.code, str(error)) == ("save-damaged", "A save has at most 8 MiB, this one is larger.")


@pytest.mark.parametrize("more", [{}, {"a field of the future": 1}])
def test_a_save_of_another_format_says_so_first(more: dict[str, Any]) -> None:
    lines = rows(saved())
    lines[0] = {**lines[0], "swcore-save": 3, **more}
    error = refused(chained(lines))
    assert (error.code, str(error)) == ("save-format", "This save has format 3; this swcore reads format 2. Update swcore.")


# -- saves whose chain fits, and which are wrong all the same


def header_with(**fields: Any) -> Callable[[list[dict[str, Any]]], None]:
    return lambda lines: lines[0].update(fields)


def step_with(**fields: Any) -> Callable[[list[dict[str, Any]]], None]:
    return lambda lines: lines[3].update(fields)


FORGED: dict[str, Callable[[list[dict[str, Any]]], None]] = {
    "another state": step_with(state="0" * 16),
    "an illegal action": step_with(do="conquer nowhere"),
    "an action in two words": step_with(do="\ud800 \udfff"),
    "another seat": step_with(seat=1),
    "a seat that is not there": step_with(seat=15),
    "an outcome too many": step_with(chance=[["die", 1]]),
    "an impossible order": lambda lines: lines[1].update(chance=[["banners", 5], *lines[1]["chance"][1:]]),
    "an order of texts": lambda lines: lines[1].update(chance=[["banners", ["x", 1]], *lines[1]["chance"][1:]]),
    "no outcome": lambda lines: lines[1].update(chance=[]),
    "an outcome that is an object": lambda lines: lines[1].update(chance=[["banners", {"0": 1}]]),
    "a starting seat that is not there": header_with(first=7),
    "too many seats": header_with(seats=16),
    "a number of seats that is not a whole number": header_with(seats=2.5),
    "a map of that name that is not there": header_with(map="atlantis"),
    "a map elsewhere on the disk": header_with(map="/etc/passwd"),
    "a map in another folder": header_with(map="../map.json"),
    "a map that is not a map": header_with(map={"format": "swcore-map-1"}),
    "an option that is not there": header_with(options={"fog": True}),
    "an option with another value": header_with(options={"sorcerer_limit": 3}),
    "an edition that is not there": header_with(edition="folio"),
    "a featured piece that is not there": header_with(featured=["base.orks"]),
    "fewer pieces": header_with(pieces={"base.orcs": ""}),
    "pieces without their versions": header_with(pieces=["base.orcs"]),
    "a step taken back that was not the last": lambda lines: lines.insert(4, {"seat": 0, "undo": "conquer", "state": "0" * 16}),
    "the set-up taken back": lambda lines: lines.insert(2, {"seat": 0, "undo": "", "state": lines[1]["state"]}),
    "a step taken back of a seat that has none": lambda lines: lines.insert(
        3, {"seat": 1, "undo": lines[2]["do"], "state": lines[1]["state"]}
    ),
    "another game": header_with(game="base.chess"),
    "a seed that is too long": header_with(seed="f" * 33),
    "nested too deeply": step_with(chance=[["die", json.loads("[" * 400 + "]" * 400)]]),
}


@pytest.mark.parametrize("what", FORGED)
@pytest.mark.parametrize("given", [True, False])
def test_a_forged_save_is_refused_with_an_error_of_swcore(what: str, given: bool) -> None:
    lines = rows(saved())[:6]
    FORGED[what](lines)
    with pytest.raises(SaveError):
        Game.load(chained(lines), rules() if given else None)


def test_a_save_that_cannot_be_replayed_names_the_line_and_the_reason() -> None:
    lines = rows(saved())
    lines[3]["do"] = "conquer w1"
    error = refused(chained(lines))
    assert error.code == "save-diverged"
    assert error.details["line"] == 4
    assert error.message.startswith("Line 4 of the save cannot be replayed: ")


@pytest.mark.parametrize(("key", "value"), [("do", "begin\x1b[2J"), ("do", "pick base.orcs"), ("seat", 1)])
def test_the_line_of_the_set_up_says_what_it_is(key: str, value: object) -> None:
    """Its text was never read, so that a stranger could write anything there."""
    lines = rows(saved())
    lines[1][key] = value
    error = refused(chained(lines))
    assert (error.code, error.details["line"]) == ("save-diverged", 2)
    assert "the set-up is 'begin' of seat " in error.message
    assert "\x1b" not in error.message


@pytest.mark.parametrize(
    ("key", "value"), [("options", {"no_such_option": True}), ("edition", "nobody's"), ("seats", 14), ("first", 4)]
)
def test_what_is_wrong_with_the_header_is_said_of_its_line(key: str, value: object) -> None:
    lines = rows(saved())
    lines[0][key] = value
    error = refused(chained(lines))
    assert error.details["line"] == 1
    assert error.message.startswith("Line 1 of the save ")


def test_another_version_of_a_pack_is_named_when_the_rules_differ() -> None:
    lines = rows(saved())
    lines[0]["pieces"]["base.orcs"] = "swcore-base-races 0.0.9"
    assert Game.load(chained(lines), rules()).digest() == Game.load(saved(), rules()).digest()
    lines[3]["state"] = "0" * 16
    error = refused(chained(lines))
    assert error.code == "save-diverged"
    assert error.hint == "Versions differ: swcore-base-races 0.0.9 (here 0.1.0)."


def test_other_versions_of_engine_and_hooks_are_named_when_the_rules_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = rows(saved())
    lines[0]["engine"] = "0.0.9"
    assert Game.load(chained(lines), rules()).over
    lines[3]["state"] = "0" * 16
    assert refused(chained(lines)).hint == f"Versions differ: swcore 0.0.9 (here {swcore.__version__})."
    lines[0]["engine"] = swcore.__version__
    assert refused(chained(lines)).hint == ""
    monkeypatch.setattr("swcore.saves.compatibility.HOOK_API", 2)
    assert refused(chained(lines)).hint == "Versions differ: hook API 1 (here 2)."


@pytest.mark.parametrize("hooks", [2, 2.0, 99])
def test_a_save_of_later_hooks_says_so_first(hooks: float) -> None:
    lines = rows(saved())
    lines[0] = {**lines[0], "hooks": hooks, "pieces": {"home.unheard_of": ""}, "a field of the future": 1}
    error = refused(chained(lines))
    assert error.code == "save-format"
    assert str(error) == f"This save was made with hook API {hooks}; this swcore has 1. Update swcore."


def test_a_save_records_the_engine_and_its_hooks() -> None:
    header = json.loads(saved().splitlines()[0])
    assert (header["engine"], header["hooks"]) == (swcore.__version__, 1)


def test_whole_numbers_written_with_a_point_are_whole_numbers() -> None:
    lines = rows(saved())
    lines[0]["seats"], lines[0]["first"], lines[3]["seat"] = 2.0, 0.0, float(lines[3]["seat"])
    again = Game.load(chained(lines), rules())
    assert again.save() == saved()


# -- pieces


@pytest.mark.case("CASE-EN-07")
def test_a_save_names_the_piece_and_the_version_that_are_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = tmp_path / "pack"
    make_distribution(pack, GNOLLS, {"home.gnolls": "gnolls"})
    monkeypatch.setattr(sys, "path", [str(pack), *sys.path])
    game = play_on(Game.new("small-world", 2, with_pieces=["home.gnolls"], featured=["home.gnolls"]), 30)
    path = tmp_path / "game.sav"
    path.write_text(game.save(), encoding="utf-8")
    same(Game.load(path.read_text(encoding="utf-8")), game)

    monkeypatch.setattr(sys, "path", sys.path[1:])
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        Game.load(path.read_bytes())
    error = caught.value
    assert error.code == "save-pieces"
    assert error.message == "The save needs pieces that cannot be loaded here: home.gnolls (home-pack 1.2.3)."
    assert error.details["pieces"] == ["home.gnolls"]
    assert path.read_bytes() == before
    assert Game.load(saved()).over  # other saves still load


@pytest.mark.case("CASE-EN-07")
@pytest.mark.parametrize("code", [GNOLLS, "import a_module_that_nobody_has\n"])
def test_a_pack_that_grew_still_loads_its_older_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """A game plays with the pieces that its save records, whether the new one works or not."""
    before = Game.load(saved())
    make_distribution(tmp_path / "pack", code, {"home.gnolls": "gnolls"}, name="home-more")
    monkeypatch.setattr(sys, "path", [str(tmp_path / "pack"), *sys.path])
    again = Game.load(saved())
    same(again, before)
    assert set(again.ruleset.pieces) == set(before.ruleset.pieces)
    if "Race" in code:
        assert "home.gnolls" in load_plugins("small-world", with_pieces=["home.gnolls"]).pieces


@pytest.mark.case("CASE-EN-07")
def test_a_pack_that_lost_a_piece_is_named_with_the_version_that_had_it() -> None:
    lines = rows(saved())
    lines[0]["pieces"]["base.zombies"] = "swcore-base-races 0.0.9"
    with pytest.raises(SaveError) as caught:
        Game.load(chained(lines))
    assert caught.value.code == "save-pieces"
    assert caught.value.message == "The save needs pieces that cannot be loaded here: base.zombies (swcore-base-races 0.0.9)."
    assert caught.value.hint.startswith("Here: swcore-base-races 0.1.0. ")
    assert caught.value.details["pieces"] == ["base.zombies"]


@pytest.mark.case("CASE-EN-07")
def test_a_save_whose_piece_is_broken_now_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = rows(saved())
    lines[0]["pieces"]["home.zombies"] = "home-pack 1.0"
    make_distribution(tmp_path / "pack", "import a_module_that_nobody_has\n", {"home.zombies": "zombies"})
    monkeypatch.setattr(sys, "path", [str(tmp_path / "pack"), *sys.path])
    with pytest.raises(SaveError) as caught:
        Game.load(chained(lines))
    assert caught.value.message == "The save needs pieces that cannot be loaded here: home.zombies (home-pack 1.0)."
    assert caught.value.hint.startswith("Here: home-pack 1.2.3. ")
    assert "ModuleNotFoundError" in caught.value.hint


@pytest.mark.case("CASE-EN-07")
def test_a_save_of_a_game_that_is_gone_names_it() -> None:
    text = play_on(Game.new(dice_rules(), 2), 5).save()
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    assert caught.value.code == "save-pieces"
    assert str(caught.value).startswith(
        "The save needs pieces that cannot be loaded here: toy.dice. There is no game 'toy.dice'."
    )
    same(Game.load(text, dice_rules()), Game.load(text, dice_rules()))


def test_a_home_made_piece_is_given_when_its_save_is_loaded() -> None:
    gnolls = Race("home.gnolls", tokens=5)
    game = play_on(Game.new("small-world", 2, with_pieces=[gnolls], featured=[gnolls.id]), 30)
    text = game.save()
    same(Game.load(text, with_pieces=[gnolls]), game)
    same(Game.load(text, with_pieces=iter([gnolls])), game)
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    assert caught.value.details["pieces"] == ["home.gnolls"]
    with pytest.raises(SaveError) as caught:
        Game.load(text, rules())
    assert caught.value.message == "The pieces differ: missing home.gnolls."
    with pytest.raises(SaveError) as caught:
        Game.load(saved(), load_plugins("small-world", with_pieces=[gnolls]))
    assert caught.value.message == "The pieces differ: not in the save home.gnolls."


def test_a_save_of_another_game_is_refused() -> None:
    error = refused(saved(), dice_rules())
    assert (error.code, str(error)) == ("save-pieces", "The save is of base.small_world, not of toy.dice.")


@pytest.mark.case("CASE-EN-22")
def test_what_a_piece_remembers_has_its_types_after_a_round_trip() -> None:
    value = (1, "two", (True, None, (3,)), -(2**70))

    def remember(view: Any, army: Any, conquest: Any) -> Any:
        return fx.note(army, "home.gnolls.seen", value)

    gnolls = race({"conquest_conquered": remember})
    rules = load_plugins("small-world", with_pieces=[gnolls])
    game = Game.new(rules, 2, map=SMALL, featured=[gnolls.id])
    game.apply(f"pick {gnolls.id}")
    game.apply("conquer r0")
    again = Game.load(game.save(), rules)
    same(again, game)
    assert repr(again.play.state.army(again.play.state.active[0]).memory) == repr({"home.gnolls.seen": value})


# -- maps


def test_a_map_of_ones_own_travels_inside_of_the_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    (here / "small.json").write_text(json.dumps(SMALL))
    monkeypatch.chdir(here)
    game = play_on(Game.new("small-world", 2, map=Path("small.json")), 25)
    text = game.save()
    (here / "small.json").unlink()
    monkeypatch.chdir(there)
    again = Game.load(text)
    same(again, game)
    assert again.play.setup.board.names == tuple(REGIONS)
    assert again.save() == text


def test_a_save_opens_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file beside the reader may have the name that a stranger wrote into a save."""
    game = play_on(Game.new(rules(), 2, map=SMALL), 5)
    lines = rows(game.save())
    lines[0]["map"] = "mymap"
    (tmp_path / "mymap").write_text(json.dumps(SMALL))
    monkeypatch.chdir(tmp_path)
    error = refused(chained(lines))
    assert error.code == "save-map"
    assert error.message == "The save is on a map 'mymap', which base.small_world does not have."
    assert error.hint.startswith("Known: base-2p")
