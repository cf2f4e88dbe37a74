"""A program that is to play is looked for before the game begins."""

from __future__ import annotations

import shlex
import sys

import click
import pytest
from click.testing import CliRunner

from swcore.cli.programs import PROGRAM, program_option
from swcore.errors import SwcoreError
from swcore.wording.errors import in_words


@program_option
def _play(programs: tuple[str, ...]) -> None:
    click.echo("\n".join(programs))


PLAY = click.command()(_play)


@pytest.mark.parametrize(("command", "program"), [("nosuchbot --deep", "nosuchbot"), ('"open', '"open'), ("", "")])
def test_a_program_that_is_not_there_is_refused_at_the_start(command: str, program: str) -> None:
    error = CliRunner().invoke(PLAY, ["--bot", command]).exception
    assert isinstance(error, SwcoreError)
    assert (error.code, error.details["program"]) == ("bot-program", program)
    named = f"Программы «{program}», которая могла бы играть, нет."
    assert in_words(error, "ru")[0] == (named if program else "Программа, которая играет, не названа.")


def test_one_that_is_there_plays() -> None:
    command = f"{shlex.quote(sys.executable)} bot.py"
    assert CliRunner().invoke(PLAY, ["--bot", command]).output == f"{PROGRAM}{command}\n"
