"""What is shown hangs together: actions speak of what lies on the table, everything can be asked about, texts are whole."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from swcore import ActionError, Game
from swcore.wording.menus import Choice, Menu
from swcore.wording.scene import Scene
from swcore.wording.shows import face_of
from tests.shared.showing import ALL, LANGUAGES, positions, rules_of

ON_TABLE = frozenset({"region", "square", "combo", "card"})
ID = re.compile(r"\b[a-z][a-z0-9]*\.[a-z][a-z0-9_]*\b")  # base.trolls
LATIN = re.compile(r"[A-Za-z]{3,}")
PLACE = re.compile(r"\b[a-z]\w*(-\d+)+\b|\br\d+\b|\b[a-d][1-4]\b")  # names of regions and squares
TOYS = ("stones", "dice")  # these bring no words


def named(scene: Scene) -> Iterator[str]:
    """Yield all that a scene says may be asked about."""
    for one in scene.elements:
        facts = (*getattr(one, "facts", ()), *getattr(one, "symbols", ()), getattr(one, "terrain", None))
        yield from (word for word in (one.about, *(fact.about for fact in facts if fact is not None)) if word)


@pytest.mark.parametrize("name", ALL)
def test_actions_speak_of_what_lies_on_the_table_and_all_of_it_can_be_asked_about(name: str) -> None:
    for number, game in enumerate(positions(name, 12, seed=11)):
        lang = LANGUAGES[number % 2]
        seat = game.pending[0] if game.pending else None
        scene = game.scene(seat, lang)
        ids = [one.id for one in scene.elements]
        assert len(ids) == len(set(ids))
        places = {one.id: at for at, one in enumerate(scene.elements)}
        for at, one in enumerate(scene.elements):
            assert one.label, one
            assert not one.at or places[one.at] < at, "what others lie in comes first"
        for id in set(named(scene)):
            about = game.about(id, lang)
            assert about.name, id
            assert about.kind, id
        aimed = set()
        for choice in game.menu(seat, lang).choices:
            for arg in choice.arguments:
                assert arg.element in places or not arg.element, (choice.action, arg)
                assert arg.element or arg.type not in ON_TABLE, (choice.action, arg)
                aimed.add(arg.element)
        assert {one.id for one in scene.elements if one.target} == aimed - {""}


@pytest.mark.parametrize("name", ALL)
def test_complete_leads_to_the_legal_actions_and_to_no_others(name: str) -> None:
    for game in positions(name, 5, seed=13):
        seat = game.pending[0] if game.pending else 0
        legal = {action.text for action in game.legal_actions(seat)} if game.pending else set()
        stack = [""]
        walked = set()
        while stack and game.pending:
            prefix = stack.pop()
            found = game.complete(prefix, seat)
            walked.add(found.action)
            for one in found.next:
                if one.whole:
                    walked.add(one.whole)
                stack.append(f"{prefix}{one.word} ")
        assert walked - {""} == legal


def texts(menu: Menu) -> Iterator[str]:
    """Yield all texts of a menu."""
    yield menu.prompt
    yield from menu.hints
    for one in menu.choices:
        yield from (one.label, one.group_label, *(arg.label for arg in one.arguments))
        yield from filter(None, (one.detail, one.warning))


def spoken(game: Game, seat: int | None, lang: str) -> Iterator[str]:
    """Yield all texts that a seat is shown in a position."""
    scene = game.scene(seat, lang)
    yield scene.title
    for one in scene.elements:
        yield one.label
        yield from filter(None, (getattr(one, "text", ""), getattr(one, "closed", ""), *getattr(one, "lying", ())))
        for fact in getattr(one, "facts", ()):
            yield from (fact.label, fact.value)
    for id in set(named(scene)):
        about = game.about(id, lang)
        yield from (about.name, *filter(None, (about.text,)), *(word for fact in about.facts for word in fact))
    if seat is not None:
        yield from texts(game.menu(seat, lang))
        for ahead in game.forecast(seat, lang)[:3]:
            yield from (ahead.label, *ahead.sentences, *(word for fact in ahead.lost for word in fact))
    for step in game.log[-3:]:
        yield from (one.text for one in game.tell(step, seat, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in ALL if name not in TOYS])
def test_texts_are_whole_and_in_their_language(name: str, lang: str) -> None:
    for game in positions(name, 8, seed=17):
        seat = game.pending[0] if game.pending else None
        for text in set(spoken(game, seat, lang)):
            assert text.strip(), "a text is empty"
            assert "{" not in text, text
            assert "}" not in text, text
            assert not [word for word in ID.findall(text) if word in game.ruleset.pieces], text
            if lang == "ru" and name != "tides":
                assert not LATIN.findall(PLACE.sub("", text.replace("Warcraft", ""))), text


def test_a_choice_without_a_label_or_with_an_id_would_be_seen() -> None:
    menu = Menu(0, "pick", "?", (Choice("pick base.trolls", "take base.trolls"),))
    assert [ID.findall(text) for text in texts(menu) if ID.findall(text)] == [["base.trolls"]]
    assert not any(
        LATIN.findall(PLACE.sub("", text.replace("Warcraft", ""))) for text in ("область r05", "l1a-03 · лес", "a1 b2")
    )
    assert LATIN.findall(PLACE.sub("", "взять forest"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_everything_known_can_be_asked_about(name: str, lang: str) -> None:
    ruleset = rules_of(name)
    face, game = face_of(ruleset, lang), next(positions(name, 1))
    known = face.known()
    assert len(known) == len(set(known))
    assert {ruleset.id, *ruleset.pieces, *(f"option:{one}" for one in ruleset.options)} <= set(known)
    for id in known:
        about = game.about(id, lang)
        assert (about.id, bool(about.kind), bool(about.name)) == (id, True, True)
        if lang == "ru" and name not in (*TOYS, "tides") and about.kind != "clause":  # clauses are in English
            told = [about.name, about.text, *(word for fact in about.facts for word in fact)]
            for value in ruleset.options[id[7:]].values if about.kind == "option" else ():
                told[1] = told[1].replace(f"{value}:", "")  # a text may say what is to be typed
            assert not [text for text in told if LATIN.findall(PLACE.sub("", text.replace("Warcraft", "")))], (id, told)


def test_what_is_told_of_options_editions_clauses_markers_and_cards() -> None:
    """From the rules: SW-SETUP-15 and the sheets of the games."""
    game, towns = Game.new("small-world", 2), Game.new("tiny-towns", 2)
    option = game.about("option:sorcerer_limit", "ru")
    assert option.facts == (
        ("Значения", "раз в ход у каждого соперника, раз в ход"),
        ("Обычное", "раз в ход у каждого соперника"),
    )
    assert ("Values", "yes, no") in game.about("option:dwarves_score_in_decline").facts
    assert dict(game.about("edition:fan-as").facts)[game.about("option:sorcerer_limit").name] == "once a turn"
    clause = game.about("clause:SW-CONQ-1")
    assert clause.clauses == ("SW-CONQ-1",)
    assert clause.text
    assert clause.facts[0][0] == "Section"
    assert dict(game.about("base.fortress").facts) == {"How many there are": "6", "Tokens more to conquer its region": "+1"}
    assert game.about("term:decline", "ru").name == "упадок"
    assert "Tavern" in dict(towns.about("type:tavern").facts)["Buildings"]
    assert towns.about("resource:wood", "ru").name == "дерево"


@pytest.mark.parametrize(
    ("id", "near"), [("base.trols", "base.trolls"), ("terrain:hil", "terrain:hill"), ("clause:SW-CONQ-1x", "SW-CONQ-1")]
)
def test_what_is_not_known_is_refused_with_what_is_spelled_alike(id: str, near: str) -> None:
    with pytest.raises(ActionError) as caught:
        Game.new("small-world", 2).about(id)
    assert caught.value.code == "unknown-id"
    assert near in caught.value.hint
