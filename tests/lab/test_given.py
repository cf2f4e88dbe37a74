"""What is typed for maps, bots, options and numbers is refused before any game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from swcore_lab import commands, running
from swcore_lab.given import several
from swcore_lab.shared import shared

from swcore import SwcoreError
from swcore.cli.packs import Choice
from swcore.wording.errors import in_words
from tests.lab.trials import GNOLLS


@pytest.mark.parametrize(
    ("args", "code", "told"),
    [
        (("--maps", "nosuch,,"), "lab-list", "--maps: there is an empty name in 'nosuch,,'."),
        (("--maps", "nosuch"), "unknown-map", "There is no map 'nosuch'"),
        (("--bots", "random,greedy,mcts:3"), "lab-list", "--bots: there are 3 names, and 2 is the most. Leave out mcts:3."),
        (("--bots", "greedy,greedy"), "lab-list", "--bots: 'greedy' stands there twice. Name each once."),
        (("--bots", "greedi"), "unknown-bot", "There is no bot 'greedi'"),
        (("--bots", "mcts:x"), "bot-budget", "'x' is no budget of a bot"),
    ],
)
def test_wrong_names_are_refused_before_the_first_game(
    args: tuple[str, ...], code: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "tried", None)
    error = CliRunner().invoke(commands.balance, ["examples/gnolls.py", *args]).exception
    assert isinstance(error, SwcoreError)
    assert error.code == code
    assert told in str(error)
    assert in_words(error, "ru")[0] != error.message


def test_names_come_in_their_order() -> None:
    assert several("--bots", "greedy,random", 2) == ("greedy", "random")
    assert several("--maps", "") == ()


def test_hints_about_lists_are_told_in_russian() -> None:
    found = []
    for text in ("a,b,c", "a,,", "a,a"):
        with pytest.raises(SwcoreError) as caught:
            several("--bots", text, 2)
        found.append(in_words(caught.value, "ru")[1])
    assert found == ["Уберите лишние: c.", "Напишите имена через одну запятую.", "Назовите каждое один раз."]


@pytest.mark.parametrize(
    ("target", "code", "told"),
    [
        ("forced_decline_when_stuck=maybe", "option-value", "Option forced_decline_when_stuck cannot be 'maybe'. Allowed: "),
        ("forced_decline_when_stack=true", "unknown-option", "Did you mean forced_decline_when_stuck"),
    ],
)
def test_options_and_values_that_there_are_not_are_refused(target: str, code: str, told: str) -> None:
    with pytest.raises(SwcoreError) as caught:
        shared(target, Choice())
    assert caught.value.code == code
    assert told in str(caught.value)


def test_a_value_that_holds_already_is_told() -> None:
    _, values = Choice().rules(quiet=True)[0].resolve_options("", {})
    now = str(values["forced_decline_when_stuck"]).lower()
    other = {"true": "false", "false": "true"}[now]
    with pytest.raises(SwcoreError) as caught:
        shared(f"forced_decline_when_stuck={now}", Choice())
    assert caught.value.code == "lab-as-it-is"
    assert caught.value.hint == f"Other values of forced_decline_when_stuck: {other}."
    assert in_words(caught.value, "ru")[0] == f"forced_decline_when_stuck={now}: так уже и есть, ничего не изменится."
    assert shared(f"forced_decline_when_stuck={other}", Choice()) is not None


def test_a_number_that_is_none_is_told_as_such() -> None:
    found = CliRunner().invoke(commands.balance, ["examples/gnolls.py", "--games", "1e9"])
    assert found.exit_code == 2
    assert "'1e9' is not a whole number from 60 to 100000" in found.output


@pytest.mark.parametrize("command", ["contest", "matrix", "ladder"])
def test_all_commands_of_the_lab_say_alike_what_is_wrong_with_a_number(tmp_path: Path, command: str) -> None:
    option, low = ("--deals", 1) if command == "ladder" else ("--games", 60 if command == "contest" else 2)
    target = [str(tmp_path)] if command == "contest" else []
    found = CliRunner().invoke(commands.lab, [command, *target, option, "1e9"])
    assert found.exit_code == 2
    assert f"'1e9' is not a whole number from {low} to " in found.output


def test_a_contest_refuses_a_third_bot_and_one_that_there_is_not(tmp_path: Path) -> None:
    for bots, code in (("greedy,random,novice", "lab-list"), ("gredy", "unknown-bot")):
        found = CliRunner().invoke(commands.lab, ["contest", str(tmp_path), "--bots", bots])
        assert getattr(found.exception, "code", "") == code
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [("editions", "classic", "royal"), ("effect", "examples/windmill.py")])
def test_an_empty_name_among_the_bots_of_seats_is_told(words: tuple[str, ...]) -> None:
    """A bot may sit on several seats, so a name may stand there twice."""
    done = CliRunner().invoke(commands.lab, [*words, "--bots", "random,,random", "--games", "60"])
    assert isinstance(done.exception, SwcoreError)
    assert str(done.exception).startswith("--bots: there is an empty name in 'random,,random'.")


@pytest.mark.parametrize(
    ("args", "told", "russian"),
    [
        (
            ("examples/windmill.py", "--suggest"),
            "--suggest: home.windmill has no number of tokens to try. Leave it out.",
            "--suggest: home.windmill: жетонов здесь нет, подбирать нечего.",
        ),
        (
            ("examples/rules/shorter_game.py", "--suggest"),
            "--suggest: home.shorter_game has no number of tokens to try. Leave it out.",
            "--suggest: home.shorter_game: жетонов здесь нет, подбирать нечего.",
        ),
        (
            ("examples/windmill.py", "--picks", "20"),
            "--picks: home.windmill is there for all seats, and none picks it. Leave it out.",
            "--picks: home.windmill: это общее для всех, никто не берёт этого себе.",
        ),
        (
            ("fan-as", "--maps", "base-3p"),
            "--maps: fan-as is tried on one map. Name it with --map, and call again for each.",
            "--maps: fan-as: проверка идёт на одной карте.",
        ),
        (
            ("fan-as", "--bots", "greedy,random"),
            "--bots: one bot plays the games of fan-as, and two are named. Leave out random.",
            "--bots: fan-as: партии играет один бот, а названы два.",
        ),
        (
            ("examples/windmill.py", "--id", "home.windmil"),
            "There is no piece 'home.windmil' to try. Did you mean home.windmill?",
            "",
        ),
        (
            ("examples/gnolls.py", "--rows"),
            "--rows: the rows of games are written beside the page, and no page is named. Name it: --report FILE.html",
            "--rows: строки партий пишутся рядом со страницей, а страница не названа.",
        ),
        (
            ("base.flying", "--suggest"),
            "base.flying has no tokens that could be changed. Leave out --suggest.",
            "base.flying: число жетонов изменить нельзя.",
        ),
    ],
)
def test_what_cannot_apply_is_refused_before_the_first_game(
    args: tuple[str, ...], told: str, russian: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that is typed is silently ignored."""
    from swcore_lab import shared_command

    monkeypatch.setattr(running, "tried", None)
    monkeypatch.setattr(shared_command, "weigh_and_tell", None)
    error = CliRunner().invoke(commands.balance, [*args]).exception
    assert isinstance(error, SwcoreError), error
    assert str(error) == told
    assert not russian or in_words(error, "ru")[0] == russian


def test_what_would_have_happened_anyway_may_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    from swcore_lab import shared_command

    begun: list[str] = []
    monkeypatch.setattr(shared_command, "weigh_and_tell", lambda whole, *_, **__: begun.append(whole.name))
    done = CliRunner().invoke(commands.balance, ["examples/windmill.py", "--picks", "0", "--no-rows", "--id", "home.windmill"])
    assert (done.exit_code, begun) == (0, ["home.windmill"])


def test_the_name_of_a_piece_in_a_file_that_lies_here_is_told_as_this_command_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`swcore balance` takes the file itself, and has no --piece."""
    shutil.copy("examples/declared/frost_dwarves.toml", tmp_path)
    monkeypatch.chdir(tmp_path)
    error = CliRunner().invoke(commands.balance, ["home.frost_dwarves"]).exception
    assert isinstance(error, SwcoreError)
    assert error.hint == "To take the file of that name, write frost_dwarves.toml."
    assert in_words(error, "ru")[1] == "Чтобы взять файл с этим именем, напишите frost_dwarves.toml."


def test_a_file_with_another_ending_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "frost_dwarves.toml").write_text("", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(commands.balance, ["frost_dwarves.tml", "--lang", "en"])
    assert "Did you mean frost_dwarves.toml?" in str(getattr(done.exception, "hint", done.output))


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["home.gnols"], "No piece 'home.gnols' is installed; a piece of your own is given as a file"),
        (["examples"], "examples is a folder. Name a file in it; all of them are compared by: swcore lab contest examples"),
        (["skeletons_count_goul_conquests=true"], "Did you mean skeletons_count_ghoul_conquests"),
        (["warcraft.beast", "--game", "small-world"], "warcraft.beast does nothing by itself"),
        (["base.lost_tribes"], "base.lost_tribes is in every game"),
        ([GNOLLS, "--report", "x.txt"], "x.txt is no name of a page. Name it FILE.html."),
    ],
)
def test_what_cannot_be_tried_is_refused_before_any_game(monkeypatch: pytest.MonkeyPatch, args: list[str], says: str) -> None:
    for where in ("trial.play_piece", "shared_command.weigh", "known.known"):
        monkeypatch.setattr(f"swcore_lab.{where}", None)
    done = CliRunner().invoke(commands.balance, args)
    assert says in str(done.exception)
