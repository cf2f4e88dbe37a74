"""P11: a piece that fails or never ends in the middle of a game leaves the player in the game, with advice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from swcore import Game, load_plugins
from swcore.bots import make_bot
from swcore.hooks.discovery import load_file
from tests.cli.conftest import Screen

PIECE = """
from swcore import hookimpl
from swcore.conquest import Race

class Broken(Race):
    @hookimpl
    def {hook}(self, view, army):
        {body}

broken = Broken("home.broken", tokens=5)
"""
FAILS, HANGS = "return 1 / 0", "raise KeyboardInterrupt"  # a person presses Ctrl-C while the hook does not come back


@pytest.fixture
def playing(tmp_path: Path) -> Callable[..., Screen]:
    """Return a game in which seat 1 is about to pick home.broken, whose hook does what is asked."""

    def begin(hook: str, body: str, people: tuple[int, ...] = (0,)) -> Screen:
        path = tmp_path / "broken.py"
        path.write_text(PIECE.format(hook=hook, body=body))
        rules = load_plugins("small-world", with_pieces=load_file(path))
        game = Game.new(rules, 2, seed=1, featured=("home.broken",))
        return Screen(game, {seat: make_bot("random", rules, 1) for seat in (0, 1) if seat not in people})

    return begin


def test_a_failing_hook_comes_with_advice_p11(playing: Callable[..., Screen]) -> None:
    """P11: the action failed for ever with no advice."""
    screen = playing("conquest_score", FAILS)
    told = " ".join(screen.play("1", "1", "done", "done", "undo").split())
    assert "home.broken failed in conquest_score" in told
    assert "Take back your last action with `undo`" in told
    assert "`save`" in told
    assert "A new game can leave home.broken out." in told
    assert "Taken back: " in told


def test_a_hook_that_never_ends_is_stopped_and_the_state_is_whole_p11(playing: Callable[..., Screen]) -> None:
    """P11: an endless loop hung the program."""
    screen = playing("conquest_tokens", HANGS)
    before = screen.session.game.digest()
    told = " ".join(screen.play("1", "map", "2").split())
    assert "Stopped while home.broken was busy in conquest_tokens. Nothing has changed." in told
    log = screen.session.game.log
    assert len(log) == 2  # the second combo was taken after that
    screen.session.game.undo()
    assert screen.session.game.digest() == before


def test_a_hook_that_never_ends_while_the_menu_is_made_is_stopped_p11(playing: Callable[..., Screen]) -> None:
    screen = playing("conquest_cost", HANGS)
    told = " ".join(screen.play("1", "1", "undo", "quit", "quit").split())
    assert "Stopped" in told
    assert told.endswith("Goodbye.")


def test_a_bot_that_cannot_go_on_leaves_the_player_the_word_p11(playing: Callable[..., Screen]) -> None:
    screen = playing("conquest_score", FAILS, (1,))
    screen.session.bots[0] = First()  # type: ignore[index]
    told = " ".join(screen.play("help", "", "nonsense", "quit", "quit").split())
    assert told.count("home.broken failed in conquest_score") == 2  # Enter has tried again
    assert "You can type:" in told
    assert told.count("It is player 1's turn.") >= 2
    assert told.endswith("Goodbye.")


@pytest.mark.parametrize("people", [(0,), (1,)])
@pytest.mark.parametrize(("language", "once"), [("en", "A new game can leave"), ("ru", "Новую партию можно начать без")])
def test_the_advice_is_told_once_and_in_the_language(
    playing: Callable[..., Screen], people: tuple[int, ...], language: str, once: str
) -> None:
    screen = playing("conquest_score", FAILS, people)
    screen = Screen(screen.session.game, screen.session.bots, language)
    if people == (1,):
        screen.session.bots[0] = First()  # type: ignore[index]
    told = " ".join(screen.play("1", "1", "done", "done", "quit", "quit").split())
    failed = {"en": "home.broken failed in conquest_score:", "ru": "Сбой в home.broken, conquest_score:"}[language]
    assert told.count(failed) == told.count(once) > 0
    assert "or save it" not in told


class First:
    """A bot that takes the first combo, conquers once and ends its turn."""

    def choose(self, game: Game, seat: int) -> object:
        legal = game.legal_actions(seat)
        return legal[0] if len(game.log) < 3 else legal[-1]


def test_an_interrupt_after_the_action_goes_on_behind_it() -> None:
    """The step stands once it is logged; the player is asked about what comes next."""
    game = Game.new("small-world", 2, seed=5)
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})

    def stop(game: Game, step: object) -> None:
        if len(game.log) == 2:
            raise KeyboardInterrupt

    game.listen(stop)
    screen.play("1", "1")
    assert len(game.log) == 3
