"""What a wrong input says, and that it changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from swcore import ActionError, Game, MapError, OptionError, PluginError, SwcoreError, load_plugins
from swcore.hooks.discovery import load_file
from swcore.testing import Scene, tiny_map
from tests.conquest.table import INERT, RATS, play, refusal

# a - b - c - sea in a row; seat 1 holds b.
ROW = {"a": "farmland edge", "b": "hill", "c": "mountain lost_tribe", "sea": "sea"}
NONE = f"none of its pieces brings it: {RATS}, {INERT}"


def _conquering(hand: int = 3) -> Game:
    scene = Scene(ROW)
    scene.army(1, "base.orcs", "base.hill", {"b": 3})
    scene.army(0, RATS, INERT, {"a": 1}, hand=hand)
    return scene.turn(0, "conquer")


def _picking() -> Game:
    scene = Scene(ROW)
    scene.column((RATS, INERT, 0), ("base.elves", "base.hill", 0), ("base.orcs", "base.merchant", 0))
    scene.coins(0, 1)
    return scene.turn(0)


# -- texts of actions


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("attack b", "There is no action 'attack'.", "Known: abandon, choose, conquer, "),
        ("conqer b", "There is no action 'conqer'.", "Did you mean conquer, "),
        ("redeploi a=1", "There is no action 'redeploi'.", "Did you mean deploy, "),
    ],
)
def test_an_unknown_action_is_named_with_what_is_known(text: str, message: str, hint: str) -> None:
    error = refusal(_conquering(), text)
    assert isinstance(error, ActionError)
    assert (error.code, error.message) == ("unknown-action", message)
    assert error.hint.startswith(hint)


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("conquer", "'conquer' is malformed.", "Write it as: conquer REGION [die|...]."),
        ("conquer b 1 2 3 4 5 6 7 8", "'conquer b 1 2 3 4 5 6 7 8' is malformed.", "Write it as: conquer REGION [die|...]."),
        ("use b", "'use b' is malformed.", "Write it as: use NAME REGION."),
        ("conquer b;c", "'conquer b;c' is malformed.", "Write it as: conquer REGION [die|...]."),
        ("done now", "'done now' is malformed.", "Write it as: done."),
        ("deploy a", "'deploy a' is malformed.", "Write it as: deploy REGION N."),
        ("deploy a x", "'deploy a x' is malformed: 'x' is not a number of tokens.", "Write it as: deploy REGION N."),
        ("deploy a 0", "'deploy a 0' is malformed: '0' is not a number of tokens.", "Write it as: deploy REGION N."),
        ("deploy a -1", "'deploy a -1' is malformed: '-1' is not a number of tokens.", "Write it as: deploy REGION N."),
        ("pick", "'pick' is malformed.", "Write it as: pick RACE."),
    ],
)
def test_a_malformed_text_is_answered_with_its_usage(text: str, message: str, hint: str) -> None:
    error = refusal(_conquering(), text)
    assert (error.code, error.message, error.hint) == ("malformed-action", message, hint)


@pytest.mark.parametrize(("text", "message"), [("", "The action is empty."), (" \t ", "The action is empty.")])
def test_an_empty_text_is_answered_with_the_actions(text: str, message: str) -> None:
    error = refusal(_conquering(), text)
    assert (error.code, error.message) == ("malformed-action", message)
    assert error.hint.startswith("Known: abandon, choose, conquer, ")


def test_a_text_of_more_than_400_characters_is_not_read() -> None:
    error = refusal(_conquering(), "conquer " + "b" * 393)
    assert (error.code, error.message) == (
        "malformed-action",
        "An action has at most 400 characters, this text has 401.",
    )


# -- actions that are not legal now


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("conquer zz", "there is no region zz on this map"),
        ("conquer b", "it takes 5 and you have 3 in hand (SW-CONQ-1)"),
        ("conquer b dragon", f"this army has no way to conquer called 'dragon'; {NONE}"),
        ("conquer b die now", f"this army has no way to conquer called 'now'; {NONE}"),
        ("conquer b normal", "write it as: conquer b"),
        ("conquer b die die", "write it as: conquer b die"),
        ("use steal b", f"this army has nothing to use called 'steal'; {NONE}"),
        ("use steal zz", "there is no region zz on this map"),
        (
            "conquer c",
            "it does not touch a region of this army (SW-CONQ-6); it takes 4 and you have 3 in hand (SW-CONQ-1)",
        ),
        ("conquer sea", "water is closed to this army (SW-CONQ-5); it does not touch a region of this army (SW-CONQ-6)"),
        ("abandon b", "b is not a region of this army (SW-ABAN-1)"),
        ("roll", "this army does not roll before a conquest, or has no token in hand (SW-DIE-3, SW-CONQ-8)"),
        ("decline", "'decline' is not an action of this step (SW-TURN-7)"),
        ("redeploy a=4", "this is not a redeployment"),
    ],
)
def test_an_illegal_action_is_answered_with_every_reason_and_its_clause(text: str, told: str) -> None:
    error = refusal(_conquering(), text)
    assert (error.code, error.message) == ("illegal-action", f"{text!r} is not legal: {told}.")


def test_an_illegal_action_is_answered_with_the_legal_ones() -> None:
    error = refusal(_conquering(), "conquer b")
    assert error.hint == "Legal: abandon a, conquer b die, done."
    assert error.details["reasons"] == ["tokens"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("pick base.orcs", "it costs 2 coins and you have 1 (SW-PICK-2, SW-PICK-6)"),
        ("pick base.orks", "base.orks is not in the column (base.ratmen, base.elves, base.orcs) (SW-PICK-1)"),
        ("pick base.wizards", "base.wizards is not in the column (base.ratmen, base.elves, base.orcs) (SW-PICK-1)"),
        ("conquer a", "first pick a combo (SW-TURN-3)"),
        ("expand", "first pick a combo (SW-TURN-3)"),
    ],
)
def test_a_wrong_pick_is_answered_with_the_reason_and_the_combos_within_reach(text: str, told: str) -> None:
    error = refusal(_picking(), text)
    assert (error.code, error.message) == ("illegal-action", f"{text!r} is not legal: {told}.")
    assert error.hint == "Legal: pick base.ratmen, pick base.elves."


@pytest.mark.parametrize(("seat", "named"), [(1, "Seat 2"), (7, "Seat 8")])
@pytest.mark.parametrize("text", ["done", "conquer b die", "resign"])
def test_the_wrong_seat_is_told_who_is_awaited(seat: int, named: str, text: str) -> None:
    error = refusal(_conquering(), text, seat)
    assert (error.code, error.message) == ("wrong-seat", f"{named} cannot act now.")
    assert error.hint == "Waiting for: seat 1."


def test_the_wrong_seat_is_told_so_for_a_composite_text_too() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, {"a": 3, "b": 1})
    error = refusal(scene.turn(0, "redeploy"), "redeploy a=1 b=3", 1)
    assert (error.code, error.message) == ("wrong-seat", "Seat 2 cannot act now.")


def test_a_refused_action_leaves_no_step_and_the_game_goes_on() -> None:
    game = _conquering(hand=5)
    steps, legal = len(game.log), game.legal_actions()
    for text in ("attack b", "conquer", "conquer c", "conquer sea", "abandon b"):
        refusal(game, text)
    assert (len(game.log), game.legal_actions()) == (steps, legal)
    play(game, "conquer b")


# -- pieces, options, seats


@pytest.mark.parametrize(
    ("wanted", "message", "hint"),
    [
        ("base.orks", "No piece 'base.orks' is installed.", "Did you mean base.orcs"),
        ("gnolls", "No piece 'gnolls' is installed.", ""),
    ],
)
def test_an_unknown_piece_is_answered_with_the_nearest_ones(wanted: str, message: str, hint: str) -> None:
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=[wanted])
    assert (caught.value.code, caught.value.message) == ("unknown-piece", message)
    assert caught.value.hint.startswith(hint or ("Did you mean ", "Known: "))


def test_an_unknown_featured_piece_is_answered_with_the_nearest_ones() -> None:
    with pytest.raises(PluginError) as caught:
        Game.new("small-world", featured=["base.orks"])
    assert (caught.value.code, caught.value.message) == ("unknown-piece", "There is no piece 'base.orks' in this game.")
    assert caught.value.hint.startswith("Did you mean base.orcs")


def test_an_unknown_game_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(PluginError) as caught:
        Game.new("small-word")
    assert (caught.value.code, caught.value.message) == ("unknown-game", "There is no game 'small-word'.")
    assert caught.value.hint.startswith("Did you mean small-world")


@pytest.mark.parametrize(
    ("more", "code", "message", "hint"),
    [
        (
            {"options": {"open_coin": True}},
            "unknown-option",
            "There is no option 'open_coin'.",
            "Did you mean open_coins?",
        ),
        (
            {"options": {"own_declined_tokens_defend": "maybe"}},
            "option-value",
            "Option own_declined_tokens_defend cannot be 'maybe'.",
            "Allowed: true, false.",
        ),
        (
            {"edition": "hobbyworld-2017"},
            "unknown-edition",
            "There is no edition 'hobbyworld-2017'.",
            "Did you mean hobbyworld-2016?",
        ),
    ],
)
def test_an_unknown_option_value_or_edition_is_answered_with_the_known_ones(
    more: dict[str, Any], code: str, message: str, hint: str
) -> None:
    with pytest.raises(OptionError) as caught:
        Game.new("small-world", **more)
    assert (caught.value.code, caught.value.message, caught.value.hint) == (code, message, hint)


@pytest.mark.parametrize(
    ("more", "code", "message"),
    [
        ({"seats": 1}, "seats", "base.small_world is for 2 to 5 seats, not 1."),
        ({"seats": 6}, "seats", "base.small_world is for 2 to 5 seats, not 6."),
        ({"seats": 3, "first": 3}, "seats", "There is no seat 4 to start (first=3)."),
        ({"seats": 3, "first": -1}, "seats", "There is no seat 0 to start (first=-1)."),
        ({"seed": -1}, "seed", "A seed is a whole number from 0 to 2**128 - 1."),
        ({"seed": 2**128}, "seed", "A seed is a whole number from 0 to 2**128 - 1."),
    ],
)
def test_a_number_out_of_range_is_answered_with_the_range(more: dict[str, Any], code: str, message: str) -> None:
    with pytest.raises(ActionError) as caught:
        Game.new("small-world", **more)
    assert (caught.value.code, caught.value.message) == (code, message)


# -- maps


def _damaged(**changes: Any) -> dict[str, Any]:
    return tiny_map({"a": "farmland edge", "b": "hill"}) | changes


@pytest.mark.parametrize(
    ("data", "code", "message"),
    [
        (_damaged(borders=[["a", "z"]]), "dangling-border", "the border ['a', 'z'] names 'z', which is not a region"),
        (_damaged(rounds="ten"), "map-schema", 'rounds is "ten", but must be a whole number'),
        (_damaged(regions=[]), "map-schema", "regions has 0 entries, but must have at least 1"),
        (tiny_map({"a": "desert edge"}), "unknown-terrain", "region 'a' has the terrain 'desert'"),
        (tiny_map({"a": "hill edge gold"}), "unknown-symbol", "region 'a' has the symbol 'gold'"),
    ],
)
def test_a_damaged_map_is_told_where_and_what(data: dict[str, Any], code: str, message: str) -> None:
    with pytest.raises(MapError) as caught:
        Game.new("small-world", map=data)
    assert caught.value.code == code
    assert message in caught.value.message
    assert caught.value.hint


def test_a_cut_map_file_is_told_the_line(tmp_path: Path) -> None:
    file = tmp_path / "cut.json"
    file.write_text(json.dumps(_damaged(), indent=1)[:60])
    with pytest.raises(MapError, match=r"cut\.json is not JSON: .* in line \d+, column \d+") as caught:
        Game.new("small-world", map=file)
    assert caught.value.code == "map-not-json"
    assert caught.value.hint.startswith("A map is a JSON object in UTF-8.")


@pytest.mark.parametrize(("name", "hint"), [("base-6p", "Did you mean base-5p"), ("atlantis.json", "Known: base-2p, ")])
def test_an_unknown_map_is_answered_with_the_known_ones(name: str, hint: str) -> None:
    with pytest.raises(MapError) as caught:
        Game.new("small-world", map=name)
    assert (caught.value.code, caught.value.message) == ("unknown-map", f"There is no map {name!r}.")
    assert caught.value.hint.startswith(hint)
    assert caught.value.hint.endswith("The path of a file is given as a Path.")


# -- piece files


@pytest.mark.parametrize(
    ("source", "line", "told"),
    [
        ("x = 1\ngnolls = Race(\n", 2, "'(' was never closed"),
        ("\nraise ValueError('no luck')\n", 2, "ValueError: no luck"),
        ("import swcorre\n", 1, "ModuleNotFoundError: No module named 'swcorre'"),
        ("def f():\n    1 / 0\n\nf()\n", 2, "ZeroDivisionError: division by zero"),
        ("raise SystemExit('bye')\n", 1, "SystemExit: bye"),
        (
            "from swcore.conquest import Race\n\ngnolls = Race('Gnolls', tokens=6)\n",
            3,
            "'Gnolls' is not a piece id. Write pack.piece in lower case, such as home.gnolls.",
        ),
        (
            "from swcore.conquest import Power\nsleepy = Power('home.sleepy', tokens=-1)\n",
            2,
            "home.sleepy: tokens is a whole number, 0 or more, not -1.",
        ),
    ],
)
def test_a_piece_file_that_fails_is_told_the_line_and_the_reason(source: str, line: int, told: str, tmp_path: Path) -> None:
    file = tmp_path / "gnolls.py"
    file.write_text(source)
    with pytest.raises(PluginError) as caught:
        load_file(file)
    assert caught.value.code == "piece-file"
    assert caught.value.message.startswith(f"{file}, line {line}: {told}")
    assert caught.value.details["line"] == line


def test_a_piece_file_without_a_piece_is_told_what_to_write(tmp_path: Path) -> None:
    file = tmp_path / "empty.py"
    file.write_text("from swcore.conquest import Race\n\n\nclass Gnolls(Race):\n    '''Never made.'''\n")
    with pytest.raises(PluginError) as caught:
        load_file(file)
    assert (caught.value.code, caught.value.message) == ("piece-file", f"{file} defines no piece.")
    assert caught.value.hint == "A piece file ends with a line such as: gnolls = Gnolls('home.gnolls', tokens=6)."


def test_a_piece_file_that_cannot_be_read_is_told_why(tmp_path: Path) -> None:
    with pytest.raises(PluginError) as caught:
        load_file(tmp_path / "none.py")
    assert caught.value.message == f"{tmp_path / 'none.py'} cannot be read: No such file or directory."
    big = tmp_path / "big.py"
    big.write_text("#" * (256 * 1024 + 1))
    with pytest.raises(PluginError) as caught:
        load_file(big)
    assert caught.value.message == f"{big} is larger than 256 KiB."


def test_a_good_piece_file_is_read_after_a_bad_version_of_it(tmp_path: Path) -> None:
    file = tmp_path / "gnolls.py"
    file.write_text("gnolls = Race(\n")
    with pytest.raises(SwcoreError):
        load_file(file)
    file.write_text("from swcore.conquest import Race\ngnolls = Race('home.gnolls', tokens=6)\n")
    assert [piece.id for piece in load_file(file)] == ["home.gnolls"]
