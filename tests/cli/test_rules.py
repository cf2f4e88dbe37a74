"""`swcore rules`: clauses with what decides them and what carries them out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from swcore import load_plugins
from swcore.cli.citations import citations
from tests.cli.conftest import Run
from tests.kernel.dists import make_distribution


def facts(run: Run, *args: str) -> list[dict[str, Any]]:
    """The clauses that a call of the command prints as data."""
    result = run("rules", *args, "--json")
    assert result.exit_code == 0
    found: list[dict[str, Any]] = json.loads(result.stdout)
    return found


def test_a_clause_is_shown_with_its_section_options_checks_and_code(run: Run) -> None:
    shown = run("rules", "SW-CONQ-2").stdout.splitlines()
    assert shown[0] == "SW-CONQ-2 · Play · Conquest"
    assert shown[1].startswith("+1 for each token of another race in the region, active or declined, ")
    rest = " ".join(" ".join(shown[2:]).split())
    assert "Option: own_declined_tokens_defend=true (true, false; " in rest
    assert "fan-as false" in rest
    assert "Checks and parts: tokens" in rest
    assert "Named in: SW-CONQ-1, INT-60" in rest


def test_a_clause_as_data_has_every_fact(run: Run) -> None:
    (one,) = facts(run, "SW-CONQ-2")
    assert one["section"] == ["Play", "Conquest"]
    assert one["options"] == ["own_declined_tokens_defend"]
    assert one["pieces"] == []
    assert one["checks"] == ["tokens"]
    assert "swcore.conquest.attack.costs.costs" in one["code"]
    assert one["named_in"] == ["SW-CONQ-1", "INT-60"]  # SW-CONQ-1 says "SW-CONQ-2 to SW-CONQ-4"


def test_the_pieces_that_carry_out_a_clause_are_named(run: Run) -> None:
    assert "Pieces: Orcs (base.orcs)" in run("rules", "SW-RACE-ORCS-1").stdout
    assert "Кто выполняет: Орки (base.orcs)" in run("rules", "SW-RACE-ORCS-1", "--lang", "ru").stdout
    assert set(facts(run, "SW-IMM-1")[0]["pieces"]) == {"base.dragon", "base.hero", "base.hole"}


def test_an_option_decides_its_row_and_the_clauses_that_name_the_row(run: Run) -> None:
    for id in ("ED-1", "SW-RACE-SORCERERS-1"):
        assert facts(run, id)[0]["options"] == ["sorcerer_limit"], id
    assert facts(run, "SW-RACE-SORCERERS-2")[0]["options"] == []
    assert facts(run, "INT-60")[0]["options"] == ["own_declined_tokens_defend"]  # "cost differs under ED-40"


def test_several_ids_come_in_the_order_of_the_rules_whatever_their_letters(run: Run) -> None:
    assert [one["id"] for one in facts(run, "int-3", "sw-def-1", "ED-2")] == ["SW-DEF-1", "ED-2", "INT-3"]


def test_the_beginning_of_an_id_lists_its_group_and_not_its_namesakes(run: Run) -> None:
    ids = [f"SW-DIE-{number}" for number in range(1, 9)]
    assert [one["id"] for one in facts(run, "SW-DIE")] == ids
    assert [one["id"] for one in facts(run, "SW-DIE-")] == ids
    assert [one["id"] for one in facts(run, "SW-CONQ-1")] == ["SW-CONQ-1"]  # not those from 10 on
    assert {one["section"][0] for one in facts(run, "SW-RACE")} == {"Races"}
    shown = run("rules", "SW-DIE").stdout
    assert shown.startswith("SW-DIE-1  The die has six faces: 0, 0, 0, 1, 2, 3. (ED-55)")
    assert "Checks and parts" not in shown


def test_words_are_looked_for_in_the_texts(run: Run) -> None:
    found = [one["id"] for one in facts(run, "--find", "TIED players")]
    assert found == ["SW-END-3", "SW-END-5", "ED-54"]
    assert [one["id"] for one in facts(run, "SW-END", "--find", "tied players")] == ["SW-END-3", "SW-END-5"]
    assert run("rules", "--find", "chess").stdout == "No clause contains 'chess'.\n"
    assert facts(run, "--find", "chess") == []


def test_without_ids_the_sections_are_listed_with_their_clauses(run: Run) -> None:
    rows = [" ".join(line.split()) for line in run("rules").stdout.splitlines()]
    assert rows[0] == "Section How many Clauses"
    assert "Play · Benefits in general 8 SW-BEN-1 to 3, SW-IMM-1 to 5" in rows
    assert "Races · Humans 1 SW-RACE-HUMANS-1" in rows
    assert "Interactions 83 INT-1 to 83" in rows
    assert run("rules", "--lang", "ru").stdout.split()[0] == "Раздел"
    assert len(facts(run)) == 445


@pytest.mark.parametrize(
    ("id", "hint"), [("SW-DYE", "Did you mean SW-DIE, "), (f"SW-CONQ-{99}", "Did you mean SW-CONQ-9, "), ("orcs", "")]
)
def test_an_unknown_id_is_refused_with_those_near_it(run: Run, id: str, hint: str) -> None:
    result = run("rules", "SW-DIE-1", id)
    assert result.exit_code == 2
    assert f"Error: There is no clause {id!r}.\n  {hint}" in result.stderr
    assert result.stdout == ""


def test_the_game_is_the_one_that_has_the_clause(run: Run) -> None:
    shown = run("rules", "WC-CONQ-4").stdout
    assert shown.startswith("WC-CONQ-4 · Play · Conquest\nTravel cost: +1 if the target is an entry region not adjacent to ")
    assert "Pieces: Travel (warcraft.travel)" in shown
    assert [one["id"] for one in facts(run, "wc-first")] == ["WC-FIRST-1", "WC-FIRST-2", "WC-FIRST-3"]
    assert facts(run, "WC-CONQ-4", "--game", "warcraft") == facts(run, "WC-CONQ-4")
    assert run("rules", "WC-CONQ-4", "--game", "small-world").exit_code == 2
    assert "Did you mean WC-CONQ" in run("rules", "WC-CONK").stderr


def test_a_broken_rules_text_of_another_game_is_no_reason_to_fail(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "from swcore import Rulebook\nown = Rulebook('aaa.game')\nown.rules = 'no_such_package:rules.md'\n"
    make_distribution(tmp_path / "pack", code, {}, games={"aaa.game": "own"})
    monkeypatch.syspath_prepend(str(tmp_path / "pack"))
    assert run("rules", "WC-CONQ-4").stdout.startswith("WC-CONQ-4")


def test_a_game_without_a_rules_text_says_so(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_distribution(tmp_path / "pack", "from swcore import Rulebook\nown = Rulebook('own.game')\n", {"own.game": "own"})
    monkeypatch.syspath_prepend(str(tmp_path / "pack"))
    result = run("rules", "--game", "game")
    assert result.exit_code == 2
    assert "own.game has no text of its rules" in result.stderr


def test_the_parts_of_the_core_are_found_by_the_ids_in_their_sources() -> None:
    found = citations(load_plugins("small-world").book)
    assert found["SW-LOSS-9"] == ["swcore.conquest.turn.turn._regroup"]  # its docstring
    assert found["SW-REDEP-2"] == [
        "swcore.conquest.armies.garrison.KEEP",
        "swcore.conquest.placement.redeploy.Redeploy",
    ]  # a comment, a span
    assert "swcore.conquest.attack.attempt.last_roll" in found["SW-DIE-5"]  # a comment in a function
    assert "swcore.conquest.attack.costs.costs" in found["SW-CONQ-2"]  # a function


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_no_option_is_lost_between_the_rules_and_the_game(run: Run, game: str) -> None:
    """Each option of the game is shown at the clauses it says that it decides."""
    shown = {one["id"]: one["options"] for one in facts(run, "--game", game)}
    for option in load_plugins(game).options.values():
        for id in option.clauses:
            assert option.name in shown[id], id
