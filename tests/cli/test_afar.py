"""A game that is played elsewhere looks as one that is played here: from its scene, menu and looks alone."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from swcore import Game
from swcore.cli.packs import Afar, Terminal, words_here
from swcore.protocol.reading import looks_of
from tests.shared.rulesets import rules


class Seen:
    """What a seat sees of a game, with what was written for it."""

    def __init__(self, game: Game, seat: int = 0, lang: str = "en", *, window: int = 24) -> None:
        self.written = io.StringIO()
        console = Console(file=self.written, width=80, height=window, force_terminal=True, color_system=None)
        # as it came over a wire
        self.scene: dict[str, Any] = game.scene(seat, lang).as_json()
        self.menu: dict[str, Any] = game.menu(seat, lang).as_json()
        spoken = words_here(game.ruleset.id, lang)
        self.afar = Afar(Terminal(console), lang, looks_of(game, lang), spoken)

    def lines(self) -> list[str]:
        """Return what was written since the last time."""
        found = [line.rstrip() for line in self.written.getvalue().splitlines()]
        self.written.seek(0)
        self.written.truncate()
        return found

    def position(self) -> list[str]:
        self.afar.position(self.scene, self.menu, {0: "Ann", 1: "Bob"})
        return self.lines()

    def asked(self) -> list[str]:
        self.afar.menu(self.menu, self.scene["status"])
        return self.lines()


def game_of(name: str, *actions: str) -> Game:
    game = Game.new(rules(name), 2, seed=5)
    for action in actions:
        game.apply(action, game.pending[0])
    return game


def test_the_board_stands_above_what_belongs_to_the_seats() -> None:
    told = Seen(game_of("small-world")).position()
    board = [line for line in told if line.startswith(("⡇", "⡏", "⣇", "⣧", "⡗"))]
    assert len(board) >= 16  # a picture has 16 rows at least
    names = {f"r{number:02}" for number in range(1, 24)}  # the map for two has 23 regions
    assert {name for name in names if any(name in line for line in told)} == names
    legend = next(at for at, line in enumerate(told) if line.startswith("A You  B Player 2, Bob  "))
    assert told.index(" A  You ▸  Coins: 5") > legend  # five coins for each at the beginning
    assert "Round 1 of 10 ●○○○○○○○○○" in told


def test_each_action_has_its_number_and_amounts_stand_in_one_line() -> None:
    game = game_of("small-world", "pick base.halflings", "conquer r01", "conquer r02", "conquer r03", "done", "gather")
    seen = Seen(game)
    told = seen.asked()
    actions = [one["action"] for one in seen.menu["choices"]]
    hand = max(int(one.split()[2]) for one in actions if one.startswith("deploy r01"))
    assert [one for one in actions if one.startswith("deploy r01")] == [f"deploy r01 {n}" for n in range(1, hand + 1)]
    first = actions.index("deploy r01 1") + 1
    row = next(line for line in told if f"deploy r01 1…{hand}" in line)
    assert row.split()[0] == f"{first}–{first + hand - 1}"
    assert any(line.startswith("All at once: redeploy ") for line in told)  # the hints of the question


def test_combos_are_counted_as_the_menu_counts_them() -> None:
    """The first one is free (SW-PICK-3), each one behind it costs a coin more (SW-PICK-2)."""
    seen = Seen(game_of("small-world"))
    seen.afar.cards(seen.scene)
    first, second, *_ = [line for line in seen.lines() if "×" in line]
    picks = [line for line in seen.asked() if "pick " in line]
    assert (first.split()[0], second.split()[0]) == (picks[0].split()[0], picks[1].split()[0]) == ("1", "2")
    assert " · free" in first
    assert " · price 1" in second


def test_what_is_typed_may_be_cut_short_and_a_place_alone_is_asked_about() -> None:
    seen = Seen(game_of("small-world", "pick base.ghouls"))  # who begin at the edge of the board
    seen.position()
    actions = [one["action"] for one in seen.menu["choices"]]
    assert seen.afar.meant("2", seen.menu) == actions[1]
    assert seen.afar.meant("con r02", seen.menu) == "conquer r02"
    assert seen.afar.meant("nonsense", seen.menu) == "nonsense"  # the game says why not
    assert seen.lines() == []
    assert seen.afar.meant("999", seen.menu) == ""
    assert seen.lines() == [f"Choose a number from 1 to {len(actions)}."]
    assert seen.afar.meant("r02", seen.menu) == ""  # it might be given up as well as conquered
    assert seen.lines() == ["Which one do you mean?", f"  {actions.index('conquer r02') + 1}  conquer r02"]
    inland = next(f"r{n:02}" for n in range(1, 24) if f"conquer r{n:02}" not in actions)
    assert seen.afar.meant(inland, seen.menu) == f"conquer {inland}"  # and the game says why not


def test_a_square_alone_is_enough_and_its_town_stands_above_the_question() -> None:
    game = game_of("tiny-towns")
    while game.menu(0).kind != "place-cube":
        game.apply(game.legal_actions(game.pending[0])[0], game.pending[0])
    seen = Seen(game)
    told = seen.position()
    assert told[-1].startswith("└───────────┴")
    assert not any("Cottage" in line for line in told)  # the cards have a word of their own
    assert any(line.startswith("1–16  place ") for line in seen.asked())  # an empty town: all squares alike
    assert seen.afar.meant("c2", seen.menu).split()[::2] == ["place", "c2"]
    seen.afar.cards(seen.scene)
    assert any("Cottage" in line for line in seen.lines())


@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-towns"])
def test_in_another_language_actions_are_told_and_read_in_it(game: str) -> None:
    seen = Seen(game_of(game), lang="ru")
    told = seen.asked()
    for number, one in enumerate(seen.menu["choices"], start=1):
        said = seen.afar.say(one["action"])
        assert not said.isascii()
        assert any(line.split()[0] == str(number) for line in told if line.split())
        assert seen.afar.meant(said, seen.menu) == one["action"]


def test_who_has_no_rules_here_reads_actions_as_they_are() -> None:
    assert words_here("small-world", "en") is None
    assert words_here("no-such-game", "ru") is None
