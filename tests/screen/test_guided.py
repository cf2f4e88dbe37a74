"""A guided first game of each game: every step of its script is the next advice when the one before was followed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from swcore import Game
from swcore.bots import Bot, make_bot
from swcore.cli.session.guide import Guide
from swcore.cli.session.session import Session
from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError
from swcore.wording.catalogue import Catalogue
from swcore.wording.guide_script import Script, script_of
from swcore.wording.guiding import MORE
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


def leads(script: Script, language: str = "en") -> Callable[[Session], None]:
    """Give a session its guide, as `swcore play --guided` does it."""

    def lead(session: Session) -> None:
        session.guide = Guide(script, Catalogue(language, TEXTS), 0, session.menu_line, session.where)

    return lead


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
        own = [one.text[language] for one in step.say if one.when is None]
        assert all(text in lines[-2] for text in own)
        assert step.action in lines[-1]
        assert (lines[0] == script.intro[language]) == (number == 0)
        assert not guide.guidance(game).last
        game.apply(step.action, 0)
    bots_play(game, bots)
    assert guide.guidance(game).last
    assert guide.lines(game, 0)[-1].startswith(script.end[language][:40])
    game.apply(game.legal_actions(0)[-1], 0)
    bots_play(game, bots)
    assert guide.lines(game, 0) == [], "once the end is said the guide is silent"
    assert 10 <= len(script.steps) <= 25


@pytest.mark.parametrize("name", GAMES)
def test_every_text_stands_in_both_languages(name: str) -> None:
    script = led(name)[2]
    said = [one.text for lines in script.kinds.values() for one in lines]
    said += [one.text for step in script.steps for one in (*step.say, *step.then)]
    for text in (script.intro, script.end, *said):
        assert set(text) == {"en", "ru"}
        assert all(text.values())


def test_whoever_does_something_else_is_told_and_led_on() -> None:
    game, _bots, script, guide = led("small-world")
    game.apply("pick base.ghouls", 0)
    assert guide.lines(game, 0)[0] == script.steps[0].then[0].text["en"]
    game.apply("conquer r02", 0)
    lines = guide.lines(game, 0)
    assert lines[0].startswith("You have gone a way of your own.")
    assert "`undo` takes it back" in lines[0]
    assert lines[-1] == "Now try: conquer r03", "the next step whose facts hold: a forest beside r02, for 2 tokens"
    game.undo(0)
    assert guide.lines(game, 0)[0] == script.steps[0].then[0].text["en"], "as if it had not been"
    game.apply("conquer r02", 0)
    game.apply("conquer r03", 0)
    assert not guide.lines(game, 0)[0].startswith("You have gone"), "followed again"
    assert guide.lines(game, 1) == [], "the others are not led"


def test_undo_is_promised_only_where_it_can_be() -> None:
    """Whoever takes another combo has seen the one that came after it: that stays."""
    game, _, _, guide = led("small-world")
    game.apply("pick base.dwarves", 0)
    told = guide.lines(game, 0)[0]
    assert told.startswith("You have gone a way of your own.")
    assert "undo" not in told


def test_advice_for_one_race_is_not_given_to_another() -> None:
    """With Dwarves instead of Ghouls, r10 is as near and as cheap: but the texts speak of Ghouls, swamps and nine tokens."""
    game, _, script, guide = led("small-world")
    game.apply("pick base.dwarves", 0)
    for action in ("conquer r04", "conquer r10"):
        told = guide.lines(game, 0)
        assert guide.next(game) is None
        assert "Ghoul" not in " ".join(told)
        assert told[-1].startswith(script.kinds["conquer"][0].text["en"])
        game.apply(action, 0)


def test_a_die_is_explained_where_a_line_rolls_one() -> None:
    game, _, _, guide = led("small-world")
    for action in ("pick base.ghouls", "conquer r04", "conquer r10"):
        assert "final attempt" not in " ".join(guide.lines(game, 0))
        game.apply(action, 0)
    game.apply("conquer r09", 0)  # one token is left
    told = " ".join(guide.lines(game, 0))
    assert any(one.faces for one in game.menu(0, "en").choices)
    assert "a die is rolled" in told


def strays(game: Game, bots: dict[int, Bot], guide: Guide, turns: int, *, decline: bool) -> list[str]:
    """Play turns in a way of one's own; return what the guide says at each question."""
    told, before = list[str](), game.play.state.round
    while game.play.state.round < before + turns and not game.over:
        bots_play(game, bots)
        if 0 not in game.pending:
            break
        told.append(" ".join(guide.lines(game, 0)))
        legal = [one.text for one in game.legal_actions(0)]
        wanted = "decline" if decline else "expand"
        game.apply(wanted if wanted in legal else legal[0], 0)
    return told


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whoever_strays_is_not_left_alone_before_the_first_decline(language: str) -> None:
    """In ways of one's own the steps and a dozen more are over before a race is worn out: decline would never be taught."""
    game, bots, script, guide = led("small-world", language)
    game.apply("pick base.dwarves", 0)
    over = {"en": "I leave you to it", "ru": "Вы справляетесь сами"}[language]
    think = {"en": "No more than four tokens are free", "ru": "Сейчас свободно не больше четырёх жетонов"}[language]
    told = strays(game, bots, guide, 5, decline=False)
    acted = sum(1 for step in game.log if step.action is not None and step.seat == 0)
    assert acted > len(script.steps) + MORE, "the guide would have left"
    assert not any(over in one for one in told)
    asked = [one for one in told if script.kinds["choose-turn"][0].text[language] in one]
    assert asked, "every turn begins with what decline is"
    assert any(think in one for one in asked)
    told = strays(game, bots, guide, 4, decline=True)
    assert sum(over in one for one in told) == 1
    assert told[-1] == "", "silent once it has left"


@pytest.mark.parametrize("name", GAMES)
def test_a_guided_game_is_played_on_the_screen(name: str) -> None:
    """Pressing Enter on what the guide says: the advice stands above the menu and goes on."""
    game, bots, script, _ = led(name)

    async def play(table: Table) -> None:
        for number, step in enumerate(script.steps[:6], start=1):
            menu = table.game.menu(0, "en")
            at = next(n for n, one in enumerate(menu.choices, start=1) if one.action == step.action)
            assert f"Now try line {at} ★:" in " ".join(table.text().split())
            await table.press("enter")  # the cursor stands on it
            if table.window.showing.question is not None and table.window.showing.question.kind == "sure":
                await table.press("enter")
            done = [one.action.text for one in table.game.log if one.action is not None and one.seat == 0]
            assert done == [one.action for one in script.steps[:number]]

    at_table(game, play, bots=bots, before=leads(script))


def test_a_small_window_shows_the_guide_in_a_window_of_its_own() -> None:
    game, bots, script, _ = led("small-world", "ru")

    async def play(table: Table) -> None:
        text = " ".join(table.text().split())
        assert "Добро пожаловать" in text
        assert "Попробуйте строку 2 ★: Болотные Упыри" in text
        text = await table.press("escape")
        assert "Добро пожаловать" not in text
        assert "Попробуйте строку 2" in text, "what to do now stays"
        assert "Добро пожаловать" in await table.press("g")
        await table.press("escape")
        await table.type("pick base.ghouls")
        assert "Первый захват" in table.text()
        assert "Попробуйте строку 7 ★: r04" in " ".join(table.text().split()), "however long it is, what to do is seen"

    at_table(game, play, bots=bots, language="ru", size=(80, 24), before=leads(script, "ru"))


def test_line_by_line_the_guide_stands_below_the_menu() -> None:
    game, bots, _, guide = led("small-world")
    screen = Screen(game, bots)
    screen.session.guide = guide
    told = screen.answers("pick base.ghouls")
    assert "Now try: conquer r04" in screen.buffer.getvalue()
    assert "You have nine tokens in your hand" in screen.buffer.getvalue()
    assert told


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_hint_is_what_the_guide_advises(language: str) -> None:
    """Line by line and on the screen: the same action with its reason, and no mark moves."""
    game, bots, script, guide = led("small-world", language)
    screen = Screen(game, bots, language)
    screen.session.guide = guide
    (told,) = screen.answers("hint")
    assert "pick base.ghouls" in told or "взять" in told
    assert script.steps[0].say[0].text[language] in " ".join(told.split())

    async def play(table: Table) -> None:
        before = table.window.showing.shown
        assert before is not None
        await table.press("h")
        after = table.window.showing.shown
        assert after is not None
        assert after.hinted == before.hinted == "pick base.ghouls"
        assert after.todo == before.todo
        assert table.window.choices.current().action == "pick base.ghouls"  # type: ignore[union-attr]

    game, bots, script, _ = led("small-world", language)
    at_table(game, play, bots=bots, language=language, before=leads(script, language))


def test_a_game_without_a_guide_says_so() -> None:
    with pytest.raises(SwcoreError, match="no guided first game"):
        script_of(toy_rules().book)


def test_guided_has_its_own_seed_and_map(run: Run) -> None:
    result = run("play", "--guided", "--seed", "3", "--interactive")
    assert result.exit_code != 0
    assert "A guided game has its own --seed." in result.output
    result = run("play", "--guided", "--interactive", lines="")
    assert "Now try: pick base.ghouls" in result.output


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Leave out --guided: bots play the game to its end then."),
        ("ru", "Уберите --guided: тогда боты доиграют партию до конца."),
    ],
)
def test_a_guide_leads_nobody_without_a_terminal(run: Run, language: str, told: str) -> None:
    result = run("play", "--guided", "--lang", language)
    assert result.exit_code == 2
    assert told in result.output.replace("\n  ", " ")
