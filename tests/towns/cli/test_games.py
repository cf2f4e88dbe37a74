"""Whole games of Tiny Towns by the keyboard, in every mode and in both languages."""

from __future__ import annotations

import re

import pytest

from swcore import Game
from swcore.wording import figure
from tests.towns.cli.helpers import Typist

MODES = {
    "base": (2, (0,), {}),
    "town_hall": (3, (1,), {"mode": "town_hall", "cavern": "on"}),
    "solo": (1, (0,), {"mode": "solo", "cavern": "on"}),
    "two people": (2, (0, 1), {}),
}
KEYS = re.compile(r"[{}]|\b(?:ask|do|head|page|reason|round|short|told|title|type|why|word)\.[a-z]")
LATIN = re.compile(r"[A-Za-z]")
HEADING = {"en": "points", "ru": "очк"}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.clause("TT-TOWNHALL-3", "TT-SOLO-6", "TT-ROUND-1", "TT-END-6", "TT-OPT-1")
def test_a_game_is_played_to_its_end_by_the_keyboard(mode: str, language: str) -> None:
    seats, people, options = MODES[mode]
    game = Game.new("tiny-towns", seats, seed=4, options=options)
    typist = Typist(game, people, language, seed=4)
    shown = typist.play()
    assert typist.menus > 16, "sixteen squares take at least sixteen cubes"
    assert not KEYS.search(shown), KEYS.search(shown)
    assert max(len(line) for line in shown.splitlines() if not line.startswith("> ")) <= 80
    result = game.result
    assert result is not None
    for seat, sheet in enumerate(result["sheets"]):
        total = sum(line["points"] for line in sheet["lines"])
        assert total == result["scores"][seat]
        me = (
            {"en": "You", "ru": "Вы"}[language]
            if people == (seat,)
            else {"en": "Player", "ru": "Игрок"}[language] + f" {seat + 1}"
        )
        assert re.search(rf"^{me}: {figure(total)} {HEADING[language]}", shown, re.M), f"{me}: {total}"


@pytest.mark.parametrize(("language", "named"), [("en", "Rank: "), ("ru", "Звание: ")])
@pytest.mark.clause("TT-SOLO-10")
def test_a_solo_game_ends_with_the_rank_of_its_total(language: str, named: str) -> None:
    game = Game.new("tiny-towns", 1, seed=9, options={"mode": "solo"})
    shown = Typist(game, (0,), language, seed=9).play()
    total = game.result["scores"][0]  # type: ignore[index]
    assert total <= 9, "who builds by dice is not a builder"
    lowest = {"en": "Aspiring Architect", "ru": "Начинающий архитектор"}[language]
    assert shown.splitlines()[-1] == f"{named}{lowest} (TT-SOLO-10)"


@pytest.mark.clause("TT-SOLO-1", "TT-TIE-6")
def test_only_a_game_with_master_builders_counts_how_often_each_named() -> None:
    for mode in ("base", "town_hall"):
        game = Game.new("tiny-towns", 2, seed=5, options={"mode": mode})
        rows = [line.split() for line in Typist(game, (0,), "en", seed=5).play().splitlines()]
        head = next(row for row in rows if row[:3] == ["Place", "Player", "points"])
        assert ("Named" in head) == (mode == "base")


def test_sentences_in_russian_hold_no_english_words_but_actions_and_clauses() -> None:
    game = Game.new("tiny-towns", 2, seed=6, options={"cavern": "on"})
    typist = Typist(game, (), "ru", seed=6)
    told = typist.play()
    bare = re.sub(r"\b(?:TT-[A-Z]+(?:-[A-Z]+)?-\d+|[a-d][1-4])\b", "", told)
    rows = [line for line in bare.splitlines() if LATIN.search(line) and not re.fullmatch(r"(?:\s+[a-d])+\s*", line)]
    assert rows == []
