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
