"""Every piece has the numbers, names and marks of the published table, and an entry point of its own."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
from functools import cache
from typing import Any

import pytest

from swcore import Piece, load_plugins
from swcore.conquest import Marker, Natives, Power, Race
from swcore.hooks.discovery import load_installed
from tests.project.repo import DATA, PACKS, ROOT, clause_ids, entry_points, pyproject

TABLE: dict[str, Any] = json.loads((DATA / "small_world_pieces.json").read_text(encoding="utf-8"))
RACES = {row["id"]: row for row in TABLE["races"]}
POWERS = {row["id"]: row for row in TABLE["powers"]}
MARKERS = {row["id"]: row for row in TABLE["markers"] if row["id"] != "lost_tribe"}
LOST_TRIBE = next(row for row in TABLE["markers"] if row["id"] == "lost_tribe")
OURS = sorted(entry_points())
BASE = {id for id in OURS if id.startswith("base.")}
BOOKS = {"base.small_world", "warcraft.warcraft", "towns.tiny_towns"}
CONTENT = sorted(set(OURS) - BOOKS)
GAMES = ["small-world", "warcraft", "tiny-towns"]
CARDS = [id for id in CONTENT if id.startswith("towns.")]


@cache
def pieces() -> dict[str, Any]:
    return {piece.id: piece for piece in load_installed().pieces}


def test_the_table_and_the_packs_hold_the_same_pieces() -> None:
    """14 races, 20 powers, 7 markers and the Lost Tribes."""
    assert (len(RACES), len(POWERS), len(MARKERS)) == (14, 20, 7)
    of_kind: dict[type[Piece], set[str]] = {
        kind: {id.partition(".")[2] for id, piece in pieces().items() if isinstance(piece, kind) and id in BASE}
        for kind in (Race, Power, Marker, Natives)
    }
    assert of_kind == {Race: set(RACES), Power: set(POWERS), Marker: set(MARKERS), Natives: {"lost_tribes"}}


@pytest.mark.clause("SW-SETUP-12", "SW-SETUP-16")
@pytest.mark.parametrize("name", RACES)
def test_a_race_has_its_printed_numbers_and_names(name: str) -> None:
    race, row = pieces()[f"base.{name}"], RACES[name]
    assert (race.tokens, race.supply) == (row["tokens"], row["supply"])
    assert race.name == row["name"]
    assert race.tokens + row.get("conquest_only_tokens", 0) + TABLE["limits"]["custom_power_tokens"] <= race.supply


@pytest.mark.parametrize("name", POWERS)
def test_a_power_has_its_printed_number_and_names(name: str) -> None:
    power, row = pieces()[f"base.{name}"], POWERS[name]
    assert power.tokens == row["tokens"]
    assert power.name == row["name"]


@pytest.mark.clause("SW-SETUP-15", "SW-CONQ-4", "SW-ABAN-4", "SW-DECL-10", "SW-IMM-1")
@pytest.mark.parametrize("name", MARKERS)
def test_a_marker_behaves_as_declared(name: str) -> None:
    """What stands as null in the table cannot happen: an immune region is not conquered."""
    marker, row = pieces()[f"base.{name}"], MARKERS[name]
    assert (marker.supply, marker.defence, marker.immune) == (row["supply"], row["defence"], row["immune"])
    assert (list(marker.counts), marker.returns_to, marker.per_region) == (
        row["counts_as_token"],
        row["returns_to"],
        row["max_per_region"],
    )
    for occasion in ("conquest", "abandon", "decline"):
        declared = row[f"leaves_on_{occasion}"]
        assert declared is None or marker.leaves[occasion] == declared, occasion
    assert marker.name == row["name"]


@pytest.mark.clause("SW-SETUP-9")
def test_the_lost_tribes_are_as_many_as_printed() -> None:
    tribes = pieces()["base.lost_tribes"]
    assert tribes.supply == LOST_TRIBE["supply"] == 18
    assert tribes.name == {"en": "Lost Tribes", "ru": "Забытые племена"}


@pytest.mark.clause("SW-SETUP-4", "SW-SETUP-7", "SW-SETUP-11", "SW-DIE-1", "SW-CUSTOM-2")
def test_the_game_has_the_printed_numbers() -> None:
    book: Any = load_plugins("small-world").book
    assert list(book.die) == TABLE["die"] == [0, 0, 0, 1, 2, 3]
    assert (book.coins, book.combos) == (TABLE["starting_coins"], TABLE["combos_visible"]) == (5, 6)
    assert {str(seats): rounds for seats, rounds in book.rounds.items()} == TABLE["rounds"]
    limits = {"race": TABLE["limits"]["custom_race_tokens"], "power": TABLE["limits"]["custom_power_tokens"]}
    assert book.most_tokens == limits == {"race": 10, "power": 5}


@pytest.mark.parametrize("id", OURS)
def test_a_piece_has_names_and_texts_in_both_languages(id: str) -> None:
    piece = pieces()[id]
    for words in (piece.name, piece.text):
        assert set(words) == {"en", "ru"}
        assert all(word.strip() == word and word for word in words.values())
    assert piece.name["en"].isascii()
    for words in (piece.name, piece.text):
        assert any("а" <= letter <= "я" for letter in words["ru"].lower())
    assert piece.text["en"].endswith(".")
    assert piece.text["ru"].endswith(".")
    for option in piece.options:
        assert set(option.text) == {"en", "ru"}


@pytest.mark.parametrize("id", CONTENT)
def test_a_piece_cites_clauses_of_the_rules(id: str) -> None:
    clauses = pieces()[id].clauses
    assert clauses
    assert len(set(clauses)) == len(clauses)
    assert set(clauses) <= clause_ids()


@pytest.mark.parametrize(("kind", "names"), [("RACE", RACES), ("POWER", POWERS)])
def test_a_race_or_power_cites_every_clause_of_its_own(kind: str, names: dict[str, Any]) -> None:
    for name in names:
        group = f"SW-{kind}-{name.upper()}-"
        own = {id for id in clause_ids() if id.startswith(group)}
        assert own
        assert own <= set(pieces()[f"base.{name}"].clauses), name


def test_a_card_or_rule_of_towns_cites_every_clause_of_its_own_and_no_two_the_same_group() -> None:
    groups = {id: pieces()[id].clauses[0].rpartition("-")[0] for id in CARDS}
    assert len(set(groups.values())) == len(CARDS) == 25 + 15 + 1
    families = ("TT-BLD-", "TT-MON-", "TT-CAVERN-")
    all_groups = {id.rpartition("-")[0] for id in clause_ids() if id.startswith(families)}
    assert set(groups.values()) == all_groups - {"TT-MON"}  # which is of monuments in general
    for id, group in groups.items():
        own = {clause for clause in clause_ids() if clause.rpartition("-")[0] == group}
        assert own <= set(pieces()[id].clauses), id


@pytest.mark.parametrize("game", GAMES)
def test_options_cite_clauses_of_the_rules(game: str) -> None:
    for option in load_plugins(game).options.values():
        assert option.clauses
        assert set(option.clauses) <= clause_ids()


def test_all_our_games_are_here() -> None:
    assert {id for id, piece in pieces().items() if piece.kind == "rulebook"} == BOOKS
    assert {load_plugins(game).id for game in GAMES} == BOOKS


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_the_clauses_behind_the_rules_of_the_family_are_in_the_rules(game: str) -> None:
    book: Any = load_plugins(game).book
    assert {id for clauses in book.clauses_by_code.values() for id in clauses} <= clause_ids()


def test_every_piece_is_reached_by_an_entry_point_of_its_own() -> None:
    """What stands as a value in a module of a pack is installed under its id, and is that very object."""
    installed = {id(piece) for piece in load_installed().pieces}
    for pack in PACKS:
        for package in pyproject(pack)["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
            found = importlib.import_module(package)
            for module in pkgutil.walk_packages(found.__path__, f"{package}."):
                for name, value in vars(importlib.import_module(module.name)).items():
                    if isinstance(value, Piece):
                        assert id(value) in installed, f"{module.name}:{name} has no entry point"


def test_every_entry_point_names_its_piece() -> None:
    for id, target in entry_points().items():
        module, _, name = target.partition(":")
        assert getattr(importlib.import_module(module), name).id == id
    assert load_installed().broken == ()


@pytest.mark.parametrize("id", [id for id in CONTENT if pieces()[id].kind in ("race", "power", "place")])
def test_a_race_a_power_and_a_place_have_a_test_file_of_their_own(id: str) -> None:
    pack, _, name = id.partition(".")
    folder = ROOT / "tests" / pack / f"{pieces()[id].kind}s"
    file = folder / f"test_{name}.py"
    if not file.is_file():  # pieces of one kind share a file that is parametrised by piece
        file = folder / "test_terrain_powers.py"
        assert f'"{name}"' in file.read_text("utf-8") or f'"{id}"' in file.read_text("utf-8")
    assert "\ndef test_" in file.read_text("utf-8")


@pytest.mark.parametrize("id", CARDS)
def test_a_card_of_towns_has_a_test_file_of_its_family(id: str) -> None:
    """Which names it, by a word of its own or in a drawn town."""
    family = entry_points()[id].partition(":")[0].rpartition(".")[2]
    folder = ROOT / "tests" / "towns" / "cards"
    file = folder / f"test_{family}_monuments.py" if family in ("acting", "counting") else folder / f"test_{family}.py"
    texts = [path.read_text("utf-8") for path in folder.glob("test_*.py")]
    assert "\ndef test_" in file.read_text("utf-8")
    assert any(re.search(rf"\b{id.partition('.')[2]}\b", text) for text in texts)
