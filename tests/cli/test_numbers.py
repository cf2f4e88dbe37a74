"""Numbers of the command line: what is none, or is beyond the limits, is refused with the limits."""

from __future__ import annotations

import click
import pytest

from swcore.cli.app import cli
from swcore.cli.numbers import Real, Whole
from tests.cli.conftest import Run

LONG = "9" * 5000


def commands(command: click.Command) -> list[click.Command]:
    """Return a command with those within it."""
    inner = command.commands.values() if isinstance(command, click.Group) else ()
    return [command, *(one for two in inner for one in commands(two))]


def test_every_number_of_the_command_line_has_limits() -> None:
    """`simulate --games 99999999999999999999` began to play, and `--seed` took a negative one in some commands."""
    numbers = [
        (one.name, param.opts[-1])
        for one in commands(cli)
        for param in one.params
        if isinstance(param.type, click.types.IntParamType | click.types.FloatParamType | click.IntRange | click.FloatRange)
        and not isinstance(param.type, Whole | Real)
    ]
    assert numbers == []


def test_the_help_names_the_limits_in_words() -> None:
    """click would write `INTEGER RANGE` and `2<=x<=16`; a seed of 39 digits is no limit that anybody types beyond."""
    kinds = {"--players": Whole(2, 16), "--pace": Real(0, 60), "--seed": Whole(0, (1 << 128) - 1)}
    command = click.Command("x", params=[click.Option([name], type=kind) for name, kind in kinds.items()])
    told = click.Context(command).get_help()
    assert [line.split() for line in told.splitlines() if "[" in line and "OPTIONS" not in line] == [
        ["--players", "N", "[2", "to", "16]"],
        ["--pace", "N", "[0", "to", "60]"],
        ["--seed", "N", "[0", "or", "more]"],
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("17", "17 is not from 1 to 16."),
        ("0", "0 is not from 1 to 16."),
        ("-3", "-3 is not from 1 to 16."),
        ("+0", "'+0' is not a whole number from 1 to 16."),
        ("+3", "'+3' is not a whole number from 1 to 16."),
        ("３", "'３' is not a whole number from 1 to 16."),
        ("1_0", "'1_0' is not a whole number from 1 to 16."),
        ("2.0", "'2.0' is not a whole number from 1 to 16."),
        ("", "'' is not a whole number from 1 to 16."),
        (LONG, f"{'9' * 37}... is not from 1 to 16."),
        (f"-{LONG}", f"-{'9' * 36}... is not from 1 to 16."),
    ],
)
def test_a_whole_number_is_refused_with_its_limits(text: str, told: str) -> None:
    with pytest.raises(click.BadParameter) as caught:
        Whole(1, 16).convert(text, None, None)
    assert caught.value.message == told


def test_whole_numbers_are_read() -> None:
    assert [Whole(0, 16).convert(text, None, None) for text in ("0", "7", "016", " 3 ", 5)] == [0, 7, 16, 3, 5]
    assert Whole(0, (1 << 128) - 1).convert(str((1 << 128) - 1), None, None) == (1 << 128) - 1


@pytest.mark.parametrize("text", ["nan", "inf", "1e3", "61", "-1", "x", LONG])
def test_a_number_is_refused_with_its_limits(text: str) -> None:
    with pytest.raises(click.BadParameter, match="from 0 to 60"):
        Real(0, 60).convert(text, None, None)
    assert [Real(0, 60).convert(one, None, None) for one in ("0", "2.5", ".5", "60")] == [0, 2.5, 0.5, 60]


@pytest.mark.parametrize(
    ("args", "english", "russian"),
    [
        (("simulate", "--games", LONG), f"{'9' * 37}... is not from 1 to 1000000.", "нужно целое число от 1 до 1000000."),
        (("play", "--pace", "61"), "61 is not from 0 to 60.", "нужно число от 0 до 60."),
    ],
)
def test_the_limits_are_told_in_both_languages(run: Run, args: tuple[str, ...], english: str, russian: str) -> None:
    for language, told in (("en", english), ("ru", russian)):
        result = run(*args, "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert told in result.stderr
