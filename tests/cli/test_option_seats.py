"""An option that is for some numbers of players alone, on the command line."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run


@pytest.mark.clause("WC-OPT-3", "WC-TEAM-3")
def test_the_command_line_tells_of_the_variant_seats_four_and_refuses_another_number(run: Run) -> None:
    assert "team_variant=false" in run("options", "warcraft").stdout
    assert json.loads(run("options", "warcraft", "--json").stdout)["options"]["team_variant"]["seats"] == [4]
    assert "2 и 4 — Орда" in " ".join(run("options", "warcraft", "--lang", "ru").stdout.split())
    refused = run("play", "warcraft", "--players", "3", "--team_variant=true", "--lang", "ru")
    assert refused.exit_code == 2
    assert "team_variant=true: число игроков может быть 4, а не 3." in refused.output
    begun = run("play", "warcraft", "--team_variant=true", "--map", "small-1a", lines="quit\n")
    assert "4 players" in begun.output


@pytest.mark.clause("WC-OPT-4", "WC-SOLO-1")
def test_a_game_for_one_is_offered_where_an_option_allows_it(run: Run) -> None:
    assert json.loads(run("options", "warcraft", "--json").stdout)["options"]["murlocs_variant"]["seats"] == [1, 2]
    alone = run("play", "warcraft", "--players", "1")
    assert alone.exit_code == 2
    assert "A game for 1 is played with murlocs_variant=true." in " ".join(alone.output.split())
    refused = run("play", "warcraft", "--players", "1", "--lang", "ru")
    assert "игроков от 2 до 5, а не 1." in refused.output
    assert "Игра на 1 — с murlocs_variant=true." in " ".join(refused.output.split())
    begun = run("play", "warcraft", "--players", "1", "--murlocs_variant=true", lines="quit\n")
    assert "1 player" in begun.output
    assert "Murlocs" in begun.output
    for count, words in (("3", "is for 1, 2 seats, not 3"), ("4", "is for 1, 2 seats, not 4")):
        assert words in run("play", "warcraft", "--players", count, "--murlocs_variant=true").output
