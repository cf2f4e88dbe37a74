"""A guided first game of each game: every step of its script is the next advice when the one before was followed."""

from __future__ import annotations

import random

import pytest

from swcore import Game
from swcore.bots import Bot, make_bot
from swcore.cli.session.guide import Guide
from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError
from swcore.wording.catalogue import Catalogue
from swcore.wording.guiding import Script, script_of
from tests.cli.conftest import Run, Screen
from tests.screen.pilot import Table, at_table
from tests.shared.rulesets import GAMES, rules, toy_rules


def led(name: str, language: str = "en") -> tuple[Game, dict[int, Bot], Script, Guide]:
    """Return a guided game with its bots, as `swcore play --guided` sets it up."""
    ruleset = rules(name)
    script = script_of(ruleset.book)
    game = Game.new(ruleset, script.seats, seed=script.seed, map=script.map)
    bots = {
        seat: make_bot("greedy", ruleset, random.Random(f"{script.seed}/{seat}").getrandbits(64))
        for seat in range(1, script.seats)
    }
    return game, bots, script, Guide(script, Catalogue(language, TEXTS))


def bots_play(game: Game, bots: dict[int, Bot]) -> None:
    while not game.over and game.pending[0] in bots:
        game.apply(bots[game.pending[0]].choose(game, game.pending[0]), game.pending[0])


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", GAMES)
def test_whoever_follows_is_led_from_step_to_step(name: str, language: str) -> None:
    game, bots, script, guide = led(name, language)
    for number, step in enumerate(script.steps):
        bots_play(game, bots)
        lines = guide.lines(game, 0)
        assert guide.next(game) is step, number
        assert lines[-2] == step.say[language]
        assert step.action in lines[-1]
        assert (lines[0] == script.intro[language]) == (number == 0)
        game.apply(step.action, 0)
    bots_play(game, bots)
    assert guide.lines(game, 0)[-1] == script.end[language]
    assert 10 <= len(script.steps) <= 25


@pytest.mark.parametrize("name", GAMES)
def test_every_text_stands_in_both_languages(name: str) -> None:
    script = led(name)[2]
    texts = [script.intro, script.end, *script.kinds.values(), *(step.say for step in script.steps)]
    for text in [*texts, *(step.then for step in script.steps if step.then)]:
        assert set(text) == {"en", "ru"}
        assert all(text.values())


def test_whoever_does_something_else_is_told_and_led_on() -> None:
    game, _bots, script, guide = led("small-world")
    game.apply("pick base.ghouls", 0)
    assert guide.lines(game, 0)[0] == script.steps[0].then["en"]
    game.apply("conquer r02", 0)
    lines = guide.lines(game, 0)
    assert lines[0].startswith("You did something else.")
    assert "conquer r03" in lines[-1], "the next step that fits"
    game.undo(0)
    assert guide.lines(game, 0)[0] == script.steps[0].then["en"], "as if it had not been"
    game.apply("conquer r02", 0)
    game.apply("conquer r03", 0)
    assert not guide.lines(game, 0)[0].startswith("You did"), "followed again"
    assert guide.lines(game, 1) == [], "the others are not led"


def test_where_no_step_fits_the_question_is_explained() -> None:
    game, bots, script, guide = led("small-world")
    for action in ("pick base.halflings", "conquer r01", "conquer r02"):
        game.apply(action, 0)
    while guide.next(game) is not None or game.pending[0] != 0:
        game.apply(next(one for one in game.legal_actions(0) if str(one) not in {step.action for step in script.steps}), 0)
        bots_play(game, bots)
    kind = str(game.view(0)["decision"]["kind"])
    assert guide.lines(game, 0)[-1] == script.kinds[kind]["en"]


@pytest.mark.parametrize("name", GAMES)
def test_a_guided_game_is_played_on_the_screen(name: str) -> None:
    """Pressing Enter on what the guide says: the advice stands above the menu and goes on."""
    game, bots, script, guide = led(name)

    async def play(table: Table) -> None:
        for number, step in enumerate(script.steps[:6], start=1):
            assert f"Now try: {step.action}" in " ".join(table.text().split())
            await table.press("enter")  # the cursor stands on it
            if table.window.question is not None and table.window.question.kind == "sure":
                await table.press("enter")
            done = [one.action.text for one in table.game.log if one.action is not None and one.seat == 0]
            assert done == [one.action for one in script.steps[:number]]

    at_table(game, play, bots=bots, before=lambda session: setattr(session, "guide", guide))


def test_a_small_window_shows_the_guide_in_a_window_of_its_own() -> None:
    game, bots, _, guide = led("small-world", "ru")

    async def play(table: Table) -> None:
        text = " ".join(table.text().split())
        assert "Добро пожаловать" in text
        assert "Попробуйте: pick base.ghouls" in text
        text = await table.press("escape")
        assert "Добро пожаловать" not in text
        assert "Попробуйте:" in text, "what to do now stays"
        assert "Добро пожаловать" in await table.press("g")
        await table.press("escape")
        await table.type("pick base.ghouls")
        assert "Первый захват" in table.text()

    at_table(game, play, bots=bots, language="ru", size=(80, 24), before=lambda session: setattr(session, "guide", guide))


def test_line_by_line_the_guide_stands_below_the_menu() -> None:
    game, bots, _, guide = led("small-world")
    screen = Screen(game, bots)
    screen.session.guide = guide
    told = screen.answers("pick base.ghouls")
    assert "Now try: conquer r04" in screen.buffer.getvalue()
    assert "Nine tokens are in your hand now" in screen.buffer.getvalue()
    assert told


def test_a_game_without_a_guide_says_so() -> None:
    with pytest.raises(SwcoreError, match="no guided first game"):
        script_of(toy_rules().book)


def test_guided_has_its_own_seed_and_map(run: Run) -> None:
    result = run("play", "--guided", "--seed", "3", "--interactive")
    assert result.exit_code != 0
    assert "A guided game has its own --seed." in result.output
    result = run("play", "--guided", "--interactive", lines="")
    assert "Now try: pick base.ghouls" in result.output
