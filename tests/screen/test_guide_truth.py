"""Nothing that a guide says is false of the position, wherever the player goes: its claims are compared with the game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.session.guide import Guide
from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError
from swcore.wording.catalogue import Catalogue
from swcore.wording.guide_script import Line, script_of
from swcore.wording.menus import Menu
from swcore.wording.scene import Area
from tests.shared.rulesets import GAMES, rules

WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "nine": 9, "no": 0}
COUNT = r"(\d+|one|two|three|four|five|nine|no)"
HELD = rf"(?i){COUNT} tokens? (?:are|is) (?:left|in your hand)|you have {COUNT} tokens? (?:left|in your)"
QUESTIONS = 40  # of one game


def number(word: str) -> int:
    return WORDS.get(word.lower(), 0) if not word.isdecimal() else int(word)


def may_undo(game: Game) -> bool:
    try:
        game.clone().undo(0)
    except SwcoreError:
        return False
    return True


def said_of(text: str, game: Game, menu: Menu, advised: str) -> Iterator[tuple[str, object, object]]:
    """Yield what sentences claim that can be read back, as (claim, what they say, what is so)."""
    facts, scene = game.face("en").standing(game, 0), game.scene(0)
    choice = next((one for one in menu.choices if one.action == advised), None)
    if "takes it back" in text:
        yield "undo", True, may_undo(game)
    if "final attempt" in text:
        yield "die", True, any(one.faces for one in menu.choices)
    if re.search(r"(?i)ends (the|your) turn|turn ends with it", text) and choice is not None:
        yield "end", True, choice.ends_turn
    if "To end your turn" in text:
        yield "end by done", True, next(one.ends_turn for one in menu.choices if one.action == "done")
    for found in re.finditer(HELD, text):
        yield found[0], number(found[1] or found[2]), facts["hand"]
    if "No token is left" in text or "Your hand is empty" in text or "All your tokens are on the map" in text:
        yield "empty hand", 0, facts["hand"]
    for found in re.finditer(r"(\d) coins left", text):
        yield found[0], int(found[1]), facts["coins"]
    if choice is not None and choice.cost is not None:
        for found in re.finditer(r"(?:r\d\d|s2b-\d\d)[^.]*?: (\d) tokens|for (\d)(?: tokens)?\.|costs just that", text):
            yield found[0], int(found[1] or found[2] or facts["hand"]), choice.cost
    for found in re.finditer(r"(r\d\d|s2b-\d\d|l2a-\d\d)(?: is|, a) (?:a )?(\w+)", text):
        area = scene[f"region:{found[1]}"]
        assert isinstance(area, Area)
        if area.terrain is not None and found[2] in ("swamp", "farmland", "forest", "mountain", "hill"):
            yield found[0], found[2], area.terrain.label.lower()
    for found in re.finditer(r"(r\d\d|s2b-\d\d) is farmland with nothing in it", text):
        yield found[0], "nobody", facts[f"at.{found[1]}"]
    mentioned = {
        race for id, piece in game.ruleset.pieces.items() if piece.kind == "race" for race in [id] if piece.name["en"] in text
    }
    if mentioned:
        state = game.view(0)["state"]
        there = {army["race"] for army in state["armies"] if army} | {combo[0] for combo in state["column"]}
        yield "races", set(), mentioned - there
    for found in re.finditer(r"(?:Cottage on|stone on) (\w\d)", text):
        yield found[0], "cottage", facts.get(f"at.{found[1]}") if "your Cottage" in text else "cottage"


def walk(name: str, seed: int) -> Iterator[tuple[Game, Menu, list[str]]]:
    """Yield every question of a player who follows the guide now and then, with what it says; one who goes on at random."""
    ruleset, rng = rules(name), random.Random(seed)
    script, bot = script_of(ruleset.book), make_bot(rng.choice(("greedy", "random")), ruleset, seed)
    game = Game.new(ruleset, script.seats, seed=script.seed, map=script.map)
    guide, other = (Guide(script, Catalogue(language, TEXTS)) for language in ("en", "ru"))
    follows, asked = rng.random(), 0
    while not game.over and asked < QUESTIONS:
        seat = game.pending[0]
        if seat != 0:
            game.apply(bot.choose(game, seat), seat)
            continue
        asked += 1
        menu = game.menu(0, "en")
        lines = guide.lines(game, 0, menu)
        assert len(other.lines(game, 0, menu)) == len(lines)
        yield game, menu, lines
        step = guide.next(game, menu)
        action = step.action if step is not None and rng.random() < follows else str(rng.choice(game.legal_actions(0)))
        game.apply(action, 0)
        if rng.random() < 0.1 and may_undo(game):
            game.undo(0)


def check(name: str, seeds: range) -> int:
    """Compare all that is claimed; return how many claims there were."""
    claims = 0
    for seed in seeds:
        for game, menu, lines in walk(name, seed):
            text = " ".join(lines)
            assert "{" not in text
            advised = lines[-1].removeprefix("Now try: ") if lines and lines[-1].startswith("Now try: ") else ""
            assert not advised or advised in {one.action for one in menu.choices}
            for claim, said, so in said_of(text, game, menu, advised):
                claims += 1
                assert said == so, (name, seed, claim, text, game.face("en").status(game, 0))
    return claims


@pytest.mark.parametrize("name", GAMES)
def test_nothing_false_is_said(name: str) -> None:
    assert check(name, range(8)) > 10


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_nothing_false_is_said_in_200_games(name: str) -> None:
    check(name, range(8, 208))


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_that_a_text_asks_for_is_known(name: str) -> None:
    ruleset = rules(name)
    script = script_of(ruleset.book)
    game = Game.new(ruleset, script.seats, seed=script.seed, map=script.map)
    known = {*game.face("en").standing(game, 0), "path", "undo", "dice", "done.ends", "cost", "ends"}
    known |= {f"can.{kind}" for kind in ruleset.action_kinds}
    lines: list[Line] = [one for lines in script.kinds.values() for one in lines]
    lines += [one for step in script.steps for one in (*step.say, *step.then)]
    asked = {name for one in lines for name in one.when or {}} | {name for step in script.steps for name in step.when or {}}
    assert asked <= known
