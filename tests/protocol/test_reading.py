"""What is read at leisure: rules by clause, looks, and news with their sentences."""

from __future__ import annotations

import pytest

from swcore.text.clauses import named
from tests.protocol.talk import play, said, talk
from tests.shared.rulesets import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_clauses_and_pieces_that_can_be_asked_about(game: str) -> None:
    conversation = talk()
    said(conversation, "new", game=game, seed=3)
    rules = said(conversation, "rules")
    assert rules["clauses"]
    assert rules["pieces"]
    for what in (f"clause:{rules['clauses'][0]['id']}", next(iter(rules["pieces"]))):
        assert said(conversation, "about", what=what)["name"]
    russian = said(conversation, "rules", lang="ru")
    assert [one["id"] for one in russian["clauses"]] == [one["id"] for one in rules["clauses"]]
    assert rules["foreign"] == []
    told = {one["id"]: one["text"] for one in russian["clauses"]}
    assert set(russian["foreign"]) == {one["id"] for one in rules["clauses"] if told[one["id"]] == one["text"]}
    first = russian["clauses"][0]
    assert first["text"] == said(conversation, "about", what=f"clause:{first['id']}", lang="ru")["text"]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_how_a_game_goes(game: str) -> None:
    conversation = talk()
    said(conversation, "new", game=game, seed=3)
    english, russian = (said(conversation, "rules", lang=lang) for lang in ("en", "ru"))
    known = {one["id"] for one in english["clauses"]}
    titles = [[part["title"] for part in one["opening"]["parts"]] for one in (english, russian)]
    assert (titles[0][0], titles[0][-1]) == ("The goal", "The end")
    assert (titles[1][0], titles[1][-1]) == ("Цель", "Конец")
    cited = [[set(named(part["text"])) for part in one["opening"]["parts"]] for one in (english, russian)]
    assert cited[0] == cited[1], "the same in both languages"
    assert all(ids and ids <= known for ids in cited[0])


@pytest.mark.parametrize("game", GAMES)
def test_news_bring_the_sentences_that_tell_would_say(game: str) -> None:
    conversation = talk()
    said(conversation, "new", game=game, seed=3)
    play(conversation, 12)
    steps = said(conversation, "news", seat=0, told=True)["steps"]
    assert all("sentences" not in step for step in said(conversation, "news", seat=0)["steps"])
    known = [step for step in steps if step["step"] is not None]
    assert len(known) > 3
    for step in known:
        assert step["sentences"] == said(conversation, "tell", seat=0, step=step["step"])["sentences"]


def test_looks_are_what_pictures_draw_with() -> None:
    conversation = talk()
    said(conversation, "new", game="small-world", seed=3)
    looks = said(conversation, "looks")["looks"]
    assert looks["terrain:forest"] == {"colour": "#8fbf7f", "sign": "♣", "plain": "f", "picture": "trees", "name": "forest"}
    russian = said(conversation, "looks", lang="ru")["looks"]
    assert (russian["terrain:forest"]["name"], russian["marker:base.fortress"]["name"]) == ("лес", "Крепость")


def test_a_map_is_seen_before_a_table_is_opened() -> None:
    conversation = talk()
    seen = said(conversation, "preview", game="small-world", map="base-3p", seats=3)
    areas = [one for one in seen["elements"] if one["kind"] == "area"]
    assert len(areas) == 30, "the three-player board"
    assert all(one["outline"] for one in areas)
    assert {one["kind"] for one in seen["elements"]} == {"board", "area", "stack", "marker"}
    assert seen["looks"]["terrain:hill"]["picture"] == "mounds"
