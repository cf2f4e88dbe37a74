"""A table of any game: turns, points, history, names, and the words in both languages."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from swcore_tiny_towns.companion.words import TABLE as TOWNS

from swcore import SwcoreError
from swcore.companion.keeping import check
from swcore.companion.table import Table
from swcore.companion.texts import COMMON
from swcore.conquest.companion.words import TABLE as CONQUEST
from swcore.wording import LANGUAGES
from tests.companion.seated import facts, seated, typed
from tests.shared.rulesets import GAMES, rules, toy_rules

FIELD = re.compile(r"\{(\w+)")
LINES = (
    "+3",
    "-2",
    "end",
    "end 4",
    "undo",
    "redo",
    "pick 1",
    "pick 3",
    "decline",
    "wood",
    "turn 2",
    "name 1 Zoe",
    "history",
    "bob +1",
)


# -- a game that brings nothing of its own


def test_a_game_without_a_companion_has_turns_points_and_history() -> None:
    table = seated(toy_rules(), 2)
    assert typed(table, "")[-1] == "Round 1 · turn: Ann · 0 points"
    assert typed(table, "end 3") == ["Ann: +3 points.", "Now 3 points.", "Round 1 · turn: Bob · 0 points"]
    assert typed(table, "end +2 +2")[-1] == "Round 2 · turn: Ann · 3 points"
    assert typed(table, "history") == ["1  Ann: +3 points.", "1  Bob: +4 points."]
    assert typed(table, "finish") == ["The game is over.", "1  Bob · 4 points", "2  Ann · 3 points", "Bob won."]


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "end 5 bob", "It is the turn of Ann: `+5 Bob` enters that for Bob, `end` alone ends the turn."),
        ("en", "done -2 cy", "It is the turn of Ann: `-2 Cy` enters that for Cy, `end` alone ends the turn."),
        ("ru", "конец 5 bob", "Ходит Ann: «+5 Bob» запишет это другому (Bob), «конец» без имени закончит ход."),
        ("en", "end 6 7", "6 7: these are several numbers, so nothing was done. To add them up write `end 6 +7`."),
        ("ru", "конец 6 7", "6 7 — чисел несколько, ничего не сделано. Чтобы сложить их, напишите «конец 6 +7»."),
        ("en", "end 6 7 +8", "6 7: these are several numbers, so nothing was done. To add them up write `end 6 +7`."),
        ("en", "undo 3", "`undo` stands alone, so nothing was done: take back the last line, and the one before."),
        ("en", "redo all", "`redo` stands alone, so nothing was done: do again what was taken back."),
        ("ru", "счёт bob", "«счёт» пишется без других слов, ничего не сделано: у кого сколько, если это не тайна."),
    ],
)
def test_what_a_word_does_not_take_is_refused_and_changes_nothing(language: str, line: str, told: str) -> None:
    table = seated("small-world", 3, language)
    before = facts(table)
    assert typed(table, line) == [told]
    assert facts(table) == before
    typed(table, "end 5 ann")
    assert (facts(table)["seat"], facts(table)["points"][0]) == (1, before["points"][0] + 5)


def test_the_history_tells_what_it_leaves_out() -> None:
    table = seated(toy_rules(), 2)
    typed(table, *(f"end {n}" for n in range(1, 8)))
    assert typed(table, "history")[:2] == ["… earlier turns: 3. `history all` tells them.", "2  Bob: +4 points."]
    assert typed(table, "history all")[0] == "1  Ann: +1 point."
    assert len(typed(table, "history all")) == 7
    table.texts = table.texts.into("ru")
    assert typed(table, "история")[0] == "… раньше ещё ходов: 3. «история всё» покажет их."


def test_the_history_of_a_player_tells_of_no_other() -> None:
    table = seated(toy_rules(), 3)
    typed(table, "end 3", "+5 cy", "end 4", "end 1")
    assert typed(table, "history bob") == ["1  Bob: +4 points."]
    assert typed(table, "history cy") == ["1  Cy: +5 points.", "1  Cy: +1 point."]


def test_level_players_share_a_place() -> None:
    table = seated(toy_rules(), 3)
    told = typed(table, "+3 ann", "+3 bob", "finish")
    assert told[1:] == ["1  Ann · 3 points", "1  Bob · 3 points", "3  Cy · 0 points", "Victory is shared: Ann, Bob."]


def test_who_begins_ends_the_round_with_the_player_before() -> None:
    table = seated(toy_rules(), 3, first=1)
    rounds = [(facts(table)["round"], facts(table)["seat"])]
    for _ in range(4):
        typed(table, "end")
        rounds.append((facts(table)["round"], facts(table)["seat"]))
    assert rounds == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2)]


def test_whoever_leaves_is_passed_over_and_has_no_place() -> None:
    table = seated(toy_rules(), 3)
    assert typed(table, "+9 ann", "leave ann")[:1] == ["Ann leaves the game."]
    assert facts(table)["seat"] == 1
    typed(table, "end", "end")
    assert (facts(table)["seat"], facts(table)["round"]) == (1, 2)
    assert typed(table, "scores")[0] == "Ann  has left · 9 points"
    assert typed(table, "finish")[1:] == ["1  Bob · 0 points", "1  Cy · 0 points", "Victory is shared: Bob, Cy."]
    typed(table, "undo", "leave bob")
    assert typed(table, "leave cy") == ["Somebody has to stay; `finish` ends the game."]
    assert typed(table, "leave ann")[0] == "Ann is back."
    assert typed(table, "finish")[1] == "1  Ann · 9 points"


def test_a_turn_is_ended_with_all_that_it_brought() -> None:
    table = seated(toy_rules(), 2)
    assert typed(table, "end 6 +7 # wealthy")[0] == "Ann: +13 points (wealthy)."


def test_the_last_round_ends_the_game() -> None:
    table = seated(toy_rules(), 2)
    assert "The game is over." in typed(table, "round 3 3", "end", "end")
    assert typed(table, "end") == ["The game is over; `undo` goes back."]
    assert facts(table)["over"]
    typed(table, "undo")
    assert not facts(table)["over"]


# -- entries


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("+7", [7, 0, 0]),
        ("score 7", [7, 0, 0]),
        ("income 7", [7, 0, 0]),
        ("доход 7", [7, 0, 0]),
        ("+7 bob", [0, 7, 0]),
        ("b +7", [0, 7, 0]),
        ("3 +7", [0, 0, 7]),
        ("+5 +2 # regions and a mine", [7, 0, 0]),
        ("-1", [-1, 0, 0]),
        ("−1", [-1, 0, 0]),
        ("pay 2 cy", [0, 0, -2]),
    ],
)
def test_an_entry_is_written_in_many_ways(line: str, points: list[int]) -> None:
    table = seated(toy_rules(), 3)
    typed(table, line)
    assert facts(table)["points"] == points


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("7", "7 of what? `end 7` ends the turn with them, +7 only enters them."),
        ("+7 zed", "Nobody here is called zed. Did you mean: Ann, Bob, Cy?"),
        ("score", "How many? Write it like this: +7"),
        ("+99999", "A number from 0 to 9999 is needed here, not 99999."),
        ("hsitory", "'hsitory' means nothing here. Did you mean: history [PLAYER|all]?"),
        ("s", "'s' means nothing here."),
        ("name 2 +7", "Nobody can be called '+7': a name has letters."),
        ("name 2 ann", "Somebody is called ann already."),
        ("name Zoe, Yan", "3 names are needed, with commas between them."),
        ("turn", "Write it as: turn PLAYER - whose turn it is; at first, who begins."),
        ("history zed", "Nobody here is called zed. Did you mean: Ann, Bob, Cy?"),
        ("undo", "There is nothing to take back."),
        ("redo", "There is nothing to do again."),
        ("x" * 401, "A line has at most 400 letters."),
    ],
)
def test_a_line_that_cannot_be_is_told_with_what_would_be_right(line: str, told: str) -> None:
    table = seated(toy_rules(), 3)
    assert typed(table, line) == [told]
    assert not table.understood
    assert table.journal.done == 0


def test_totals_are_hidden_until_the_end_where_that_is_wanted() -> None:
    table = seated(toy_rules(), 2, count="hidden")
    told = [*typed(table, "end 5"), *typed(table, "scores"), *typed(table, "")]
    assert not any("5 points" in line.replace("+5 points", "") for line in told)
    (line,) = table.type("look ann")
    assert (line.text, line.secret) == ("Ann has 5 points.", True)
    assert typed(table, "finish")[1] == "1  Ann · 5 points"


def test_points_may_be_left_uncounted() -> None:
    table = seated(toy_rules(), 2, count="off")
    assert typed(table, "+5") == ["Points are not counted; `count open` begins."]
    assert typed(table, "end")[-1] == "Round 1 · turn: Bob"


# -- names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Zoë", "Zoë"),
        ("  a   b ", "a b"),
        ("\x1b[31mred\x1b[0m", "[31mred[0m"),
        ("‮evil", "evil"),
        ("x" * 24, "x" * 24),
        ("undo", "undo"),
        ("日本", "日本"),
        ("🙂", "🙂"),
        ("{n}", "{n}"),
        ("%s [bold]", "%s [bold]"),
    ],
)
def test_a_name_is_kept_as_one_line_that_steers_nothing(given: str, kept: str) -> None:
    table = seated(toy_rules(), 2, names=(given, "Bob"))
    assert facts(table)["names"] == [kept, "Bob"]
    assert kept in typed(table, "+1")[0]
    assert kept in typed(table, f"turn {kept}")[-1]


@pytest.mark.parametrize("given", ["​", "7", "+7", "- 3"])
def test_what_is_no_name_is_refused(given: str) -> None:
    table = seated(toy_rules(), 2)
    assert "a name has letters" in typed(table, f"name 1 {given}")[0] or "Write it as" in typed(table, f"name 1 {given}")[0]


def test_players_are_named_one_by_one_or_all_at_once() -> None:
    table = seated(toy_rules(), 3)
    assert typed(table, "name Zoe, Yan, Xi")[0] == "At the table: Zoe, Yan, Xi."
    assert typed(table, "name zoe Zora")[0] == "Zoe is called Zora."
    assert typed(table, "name Zoe, Yan, Yan") == ["Somebody is called Yan already."]
    typed(table, "name Anna, Annette, Ann")
    assert typed(table, "+1 anne")[0] == "Annette: +1 point."
    assert typed(table, "+1 an") == ["an may be several players. Did you mean: Anna, Annette, Ann?"]
    assert typed(table, "+1 ann")[0] == "Ann: +1 point.", "a whole name wins"


def test_the_turn_and_the_round_are_put_right() -> None:
    table = seated(toy_rules(), 3)
    assert typed(table, "turn cy") == ["Cy begins.", "Round 1 · turn: Cy · 0 points"]
    typed(table, "end")
    assert typed(table, "turn cy")[0] == "It is the turn of Cy."
    assert facts(table)["first"] == 2
    assert typed(table, "round 4 9")[-1].startswith("Round 4 of 9")
    assert typed(table, "round 12") == ["This game has 9 rounds."]
    assert typed(table, "round 0") == ["A number from 1 to 99 is needed here, not 0."]
    assert typed(table, "round")[0].startswith("Round 4 of 9")


def test_the_rules_are_looked_up_by_id_and_by_words() -> None:
    table = seated()
    assert typed(table, "rules sw-pick-3") == ["SW-PICK-3  The top combo is free."]
    assert typed(table, "rules SW-PICK")[-1].startswith("... and ")
    assert typed(table, "rules xyzzy") == ["No clause holds 'xyzzy'."]
    assert typed(table, "rules")[0].startswith("Write it as: rules [WORDS]")
    assert typed(seated(toy_rules(), 2), "rules die") == ["This game has no text of its rules."]


# -- undo, over all games


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(GAMES), st.lists(st.sampled_from(LINES), max_size=25))
def test_every_line_can_be_taken_back_and_done_again(game: str, lines: list[str]) -> None:
    table = seated(game)
    begun = facts(table)
    for line in lines:
        typed(table, line)
    after, steps = facts(table), table.journal.done
    for _ in range(steps):
        typed(table, "undo")
    assert facts(table) == begun
    for _ in range(steps):
        typed(table, "redo")
    assert facts(table) == after


# -- whatever is typed

SEATED: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("small-world", 3, {}),
    ("warcraft", 1, {"murlocs_variant": True}),
    ("warcraft", 4, {"team_variant": True}),
    ("tiny-towns", 1, {"mode": "solo"}),
    ("tiny-towns", 3, {"mode": "town_hall"}),
)
SCRAPS = (
    "ann",
    "1",
    "7",
    "99999",
    "+3",
    "-2",
    "#",
    "/",
    ",",
    "?",
    "as",
    "from",
    "hill",
    "sea",
    "горы",
    "declined",
    "я",
    "- - - -",
    "‮",
)


def fault_of(table: Table, line: str) -> str:
    """Type a line, which is answered, and return the code of the error that it ends in; "" for none."""
    try:
        told = table.type(line)
    except SwcoreError as error:
        return error.code
    assert told or facts(table).get("typing") or table.left or not facts(table)["round"], line
    return ""


@pytest.mark.parametrize(("game", "seats", "options"), SEATED)
def test_whatever_is_typed_is_answered_or_refused_and_leaves_a_table(game: str, seats: int, options: dict[str, object]) -> None:
    rng = random.Random(f"{game}/{seats}")
    for language in LANGUAGES:
        table = seated(game, seats, language, options=options)
        names = [word for piece in rules(game).pieces.values() for name in piece.name.values() for word in name.split()]
        for _ in range(60):
            words = rng.choices([*table.called, *names, *SCRAPS], k=rng.randint(1, 5))
            line = rng.choice(["", "", "?"]) + " ".join(words)
            assert fault_of(table, line) in ("", "town-text", "unknown-name", "ambiguous-name"), line
            table.companion.public(facts(table))
            check(facts(table))


# -- words


@pytest.mark.parametrize("texts", [COMMON, CONQUEST, TOWNS], ids=["common", "conquest", "towns"])
def test_every_text_is_there_in_every_language_and_asks_for_the_same(texts: dict[str, dict[str, object]]) -> None:
    for key, forms in texts.items():
        assert set(forms) == set(LANGUAGES), key
        asked = [set(FIELD.findall(str(forms[language]))) for language in LANGUAGES]
        assert asked[1] <= asked[0], key


@pytest.mark.parametrize("texts", [COMMON, CONQUEST, TOWNS], ids=["common", "conquest", "towns"])
def test_no_text_speaks_two_languages(texts: dict[str, dict[str, object]]) -> None:
    for key, forms in texts.items():
        russian = re.sub(r"\{[^}]*\}|[A-Z]{2}-[A-Z0-9-]+|--resume|shrine|Enter", "", str(forms["ru"]))
        assert not re.search("[A-Za-z]{3,}", russian), key
        assert not re.search("[А-Яа-яЁё]{2,}", str(forms["en"])), key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_explained_and_understood_in_every_language(game: str, language: str) -> None:
    table = seated(game, language=language)
    for key in table.known:
        for kind in ("word", "what"):
            assert set(table.texts.texts(f"{kind}.{key}")) == set(LANGUAGES), key
        for text in table.texts.texts(f"word.{key}").values():
            assert table.called[str(text).split()[0].lower()] == key
    told = " ".join(typed(table, "help all"))
    assert all(table.usage(key) in told for key in table.known if not table.companion.idle(table.desk(), key))


@pytest.mark.parametrize("game", GAMES)
def test_no_two_words_are_called_alike(game: str) -> None:
    table = seated(game)
    names = [name for key in table.known for name in set(table._names(key))]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []
