"""The words of Tiny Towns files one by one: what each of them counts, allows or does, and what is refused, with its place."""

from __future__ import annotations

from typing import Any

import pytest
from swcore_tiny_towns.testing import TownScene, picture, points

from swcore import ActionError, Game, Piece, PluginError
from swcore.authoring import dialect_of
from swcore.authoring.building import built
from swcore.authoring.source import from_data
from tests.shared.rulesets import rules as rules_of

MILL = {"swcore": "piece-1", "game": "tiny-towns", "id": "home.mill", "kind": "building", "type": "well", "pattern": "wood stone"}


def card(*rules: dict[str, Any], **more: Any) -> Piece:
    """Return the card of a file: a grey building, unless said otherwise."""
    data = {**MILL, **more, **({"rules": list(rules)} if rules else {})}
    source = from_data({key: value for key, value in data.items() if value is not None}, "mill.toml")
    return built(dialect_of(rules_of("tiny-towns")), rules_of("tiny-towns"), [source])[0][0]


def scored(piece: Piece, *towns: str, seat: int = 0, **more: Any) -> int:
    """Return what all mills of the first town score."""
    game = TownScene(*towns, with_pieces=[piece], several=True, **more).building()
    return points(game, seat, piece.id)


def may(game: Game, text: str) -> bool:
    """Return whether the first seat may do something now."""
    return text in {action.text for action in game.legal_actions(0)}


def why(game: Game, text: str) -> str:
    """Return the message that refuses an action of the first seat."""
    with pytest.raises(ActionError) as caught:
        game.apply(text, 0)
    return caught.value.message


GRID = """
wood    mill    cottage .
farm    mill    tavern  inn
.       cottage .       .
mill    .       .       bank
"""
MINE = ["mill"]
GRANARY = "mill cottage . cottage / . granary . . / . . . . / . . mill ."
E1, T1 = {"everywhere": True}, {"type": ["cottage"]}


@pytest.mark.parametrize(
    ("rule", "grid", "total"),
    [
        ({"points": 2}, GRID, 6),
        ({"points": 2, "once": True}, GRID, 2),
        ({"points": 1, "each": {"buildings": {"type": "cottage", "beside": True}}}, GRID, 2),
        ({"points": 1, "each": {"buildings": {"type": "cottage", "around": True}}}, GRID, 4),
        ({"points": 1, "each": {"buildings": {"type": "cottage", "diagonal": True}}}, GRID, 2),
        ({"points": 1, "each": {"buildings": {"building": True, "row": True}}}, GRID, 5),
        ({"points": 1, "each": {"buildings": {"building": True, "column": True}}}, GRID, 5),
        ({"points": 1, "each": {"buildings": {"building": True, "line": True}}}, GRID, 10),
        ({"points": 1, "each": {"buildings": {"card": "self"}}}, GRID, 9),
        ({"points": 1, "each": {"buildings": {"card": "towns.bank"}}}, GRID, 3),
        ({"points": 1, "each": {"buildings": {"type": "well", "corner": True}}}, GRID, 3),
        ({"points": 1, "each": {"buildings": {"type": "well", "corner": False}}}, GRID, 6),
        ({"points": 1, "each": {"buildings": {"building": True, "centre": True}}, "once": True}, GRID, 3),
        ({"points": 1, "each": {"buildings": {"type": "cottage", "next_to": {"type": "tavern"}}}, "once": True}, GRID, 1),
        ({"points": 1, "each": {"buildings": {"not": {"type": "well"}, "line": True}}}, GRID, 8),
        ({"points": 1, "each": {"buildings": {"any": [{"type": "farm"}, {"corner": True}]}}, "once": True}, GRID, 3),
        ({"points": 1, "each": {"squares": {"empty": True, "beside": True}}}, GRID, 3),
        ({"points": 1, "each": {"squares": {"empty": False}}, "once": True}, GRID, 9),
        ({"points": 1, "each": {"types": {"everywhere": True}}, "once": True}, GRID, 5),
        ({"points": 1, "each": {"missing_types": True}, "once": True}, GRID, 2),
        ({"points": 1, "each": {"better_line": {"card": "self"}}}, GRID, 5),
        ({"points": 1, "each": {"groups": {"type": "well"}}, "once": True}, GRID, 2),
        ({"points": 1, "each": {"largest_group": {"building": True}}, "once": True}, GRID, 7),
        ({"points": 1, "each": {"largest_group_of_a_type": True}, "once": True}, GRID, 2),
        ({"points": 1, "each": {"own_group": {"card": "self"}}}, GRID, 5),
        ({"points": 1, "each": {"buildings": E1, "per": 4}, "once": True}, GRID, 2),
        ({"points": 1, "each": {"buildings": E1, "beyond": 4}, "once": True}, GRID, 5),
        ({"points": 1, "each": {"buildings": E1, "most": 4}, "once": True}, GRID, 4),
        ({"points": 1, "each": {"buildings": {"card": "towns.abbey"}, "least": 2}, "once": True}, GRID, 2),
        ({"points": 1, "each": {"buildings": {"type": "cottage", "close_to": {"type": "tavern"}}}, "once": True}, GRID, 2),
        ({"points": 1, "each": {"squares": {"empty": True, "in_line_with": {"card": "towns.bank"}}}, "once": True}, GRID, 4),
        ({"points": 5, "if": {"some": {"beside": True, "type": "farm"}}}, GRID, 5),
        ({"points": 5, "if": {"none": {"beside": True, "type": "farm"}}}, GRID, 10),
        ({"points": 5, "if": {"here": {"corner": True}}}, GRID, 5),
        ({"points": 5, "if": {"not": {"here": {"corner": True}}}}, GRID, 10),
        ({"points": 5, "if": {"any": [{"here": {"corner": True}}, {"some": {"beside": True, "type": "farm"}}]}}, GRID, 10),
        ({"points": 5, "if": {"count": {"of": {"buildings": T1}, "most": 1}}}, GRID, 0),
        ({"points": 5, "if": {"count": {"of": {"buildings": T1}, "least": 2, "most": 2}}}, GRID, 15),
        ({"points": 5, "if": {"round": {"from": 2}}}, GRID, 0),
        ({"points": 5, "if": {"round": {"until": 2}}}, GRID, 15),
        ({"points": 5, "if": {"seats": 1}}, GRID, 15),
        ({"points": 5, "if": {"option": {"monuments": "on"}}}, GRID, 0),
        ({"table": [0, 2, 0, 7], "of": {"buildings": T1}, "once": True}, GRID, 2),
        ({"table": [4], "of": {"buildings": T1}}, GRID, 12),
        ({"points": 1, "each": {"rounds": True}, "once": True}, GRID, 1),
        ({"points": 1, "each": {"buildings": {"fed": True}}, "once": True}, GRANARY, 1),
        ({"points": 1, "each": {"buildings": {"fed": False, "type": "cottage"}}, "once": True}, GRANARY, 1),
    ],
)
def test_points(rule: dict[str, Any], grid: str, total: int) -> None:
    """Counted by hand on the towns drawn above."""
    assert scored(card({"on": "score", **rule}), grid) == total


@pytest.mark.parametrize(
    ("rule", "towns", "total"),
    [
        ({"points": 3, "if": {"more": {"of": {"buildings": T1}, "than": "others"}}}, ("mill cottage", "cottage", ""), 0),
        (
            {"points": 3, "if": {"more": {"of": {"buildings": T1}, "than": "others", "ties": True}}},
            ("mill cottage", "cottage", ""),
            3,
        ),
        ({"points": 3, "if": {"fewer": {"of": {"buildings": T1}, "than": "left"}}}, ("mill", "cottage", ""), 3),
        ({"points": 3, "if": {"fewer": {"of": {"buildings": T1}, "than": "right"}}}, ("mill", "cottage", ""), 0),
        ({"points": 1, "each": {"buildings": T1, "in": "neighbours"}}, ("mill", "cottage", "cottage cottage"), 3),
        ({"points": 1, "each": {"buildings": T1, "in": "right"}}, ("mill", "cottage", "cottage cottage"), 2),
    ],
)
def test_points_that_look_at_other_towns(rule: dict[str, Any], towns: tuple[str, ...], total: int) -> None:
    piece = card({"on": "score", **rule})
    assert scored(piece, *towns) == total
    assert type(piece).towns_score.__code__.co_varnames[1] == "view"  # type: ignore[attr-defined]
    assert "view" not in vars(type(card({"on": "score", "points": 1})))["towns_score"].__code__.co_varnames


def test_what_empty_squares_and_other_cards_are_worth() -> None:
    worth = card({"on": "worth", "of": "empty", "becomes": 1, "where": {"corner": True}})
    assert points(TownScene("mill", with_pieces=[worth]).building(), 0) == 3 - 12
    more = card({"on": "worth", "of": "unfed", "more": 2})
    assert points(TownScene("mill cottage cottage", with_pieces=[more]).building(), 0) == 4 - 13
    guild = card({"on": "card_score", "type": "tavern", "points": 2})
    assert points(TownScene("mill inn . .", with_pieces=[guild], cards=["inn"]).building(), 0, "inn") == 5
    cap = card({"on": "card_score", "card": "towns.inn", "most": 1})
    assert points(TownScene("mill inn . .", with_pieces=[cap], cards=["inn"]).building(), 0, "inn") == 1


def test_squares_around_the_pieces_and_scores_that_double() -> None:
    watch = card({"on": "worth", "of": "empty", "becomes": 0, "where": {"around": True}})
    assert points(TownScene("mill", with_pieces=[watch]).building(), 0) == -12  # three of the fifteen are watched
    twice = card({"on": "card_score", "type": "tavern", "times": 2})
    assert points(TownScene("mill inn . .", with_pieces=[twice], cards=["inn"]).building(), 0, "inn") == 6


def test_cubes_that_are_left_count_when_the_game_ends() -> None:
    left = card({"on": "score", "points": 2, "each": {"cubes_left": ["wood", "brick"]}})
    game = TownScene("mill wood brick glass", with_pieces=[left]).ended()
    assert game.result is not None
    assert [line["points"] for line in game.result["sheets"][0]["lines"] if line["card"] == "home.mill"] == [4]


def test_limits_covers_and_other_squares() -> None:
    two = card({"on": "limit", "most": 1})
    game = TownScene("wood stone mill", with_pieces=[two], cards=MINE).building()
    assert "your town has 1 of them already" in why(game, "build mill a1 b1")
    late = card({"on": "limit", "if": {"round": {"until": 3}}})
    assert not may(TownScene("wood stone", with_pieces=[late], cards=MINE).building(3), "build mill a1 b1")
    assert may(TownScene("wood stone", with_pieces=[late], cards=MINE).building(4), "build mill a1 b1")
    over = card({"on": "covers", "what": "self", "where": {"type": "cottage"}})
    game = TownScene("wood stone cottage inn", with_pieces=[over], cards=["inn", "mill"]).building()
    assert may(game, "build mill c1 a1 b1")
    assert not may(game, "build mill d1 a1 b1")
    corner = card({"on": "opens", "what": "others", "where": {"corner": True}})
    game = TownScene("mill wheat . . / brick glass", with_pieces=[corner]).building()
    assert may(game, "build cottage d4 b1 a2 b2")
    assert not may(game, "build cottage c3 b1 a2 b2")


def test_effects() -> None:
    cubes = card({"on": "put", "then": [{"do": "cube", "resource": "glass", "where": {"beside": True}}]})
    game = TownScene("wood stone", with_pieces=[cubes], cards=MINE).building()
    game.apply("build mill a1 b1", 0)
    assert picture(game, 0) == "mill glass . . / glass . . . / . . . . / . . . ."
    wood, glass = ({"do": "cube", "resource": one, "where": {"beside": True}} for one in ("wood", "glass"))
    game = TownScene("wood stone", with_pieces=[card({"on": "put", "then": [wood, glass]})], cards=MINE).building()
    game.apply("build mill a1 b1", 0)
    assert picture(game, 0).startswith("mill wood . . / wood . . .")  # where the first one lies there is no room
    away = card({"on": "put", "then": [{"do": "remove", "where": {"row": True}}]})
    game = TownScene("wood stone cottage glass", with_pieces=[away], cards=MINE).building()
    game.apply("build mill a1 b1", 0)
    assert picture(game, 0).startswith("mill . . . /")
    asking: list[dict[str, Any]] = [{"on": "put", "then": [{"do": "ask", "name": "guild", "from": "cards"}]}]
    asking += [{"on": "score", "points": 2, "each": {"buildings": {"chosen": "guild"}}}]
    game = TownScene("wood stone cottage", with_pieces=[card(*asking)], cards=MINE).building()
    game.apply("build mill a1 b1", 0)
    assert points(game, 0, "mill") == 0
    game.apply("choose cottage", 0)
    assert points(game, 0, "mill") == 2
    use: dict[str, Any] = {"on": "use", "name": "sweep", "limit": 1, "then": [{"do": "remove", "where": {"cube": True}}]}
    game = TownScene("mill stone cottage wood", with_pieces=[card(use)]).building(2)
    game.apply("use a1 sweep", 0)
    assert picture(game, 0).startswith("mill . cottage . /")
    assert not may(game, "use a1 sweep")


def test_buildings_that_change_and_move_and_count_what_is_built() -> None:
    change = card({"on": "put", "then": [{"do": "put", "type": "theater", "where": {"type": "tavern", "beside": True}}]})
    game = TownScene("wood stone inn", with_pieces=[change], cards=["inn", "mill"]).building()
    game.apply("build mill b1 a1", 0)
    assert picture(game, 0).startswith(". mill theater . /")
    moving = card({"on": "moves", "where": {"beside": True}}, {"on": "score", "points": 3, "if": {"here": {"corner": True}}})
    game = TownScene(". mill inn . ", with_pieces=[moving], cards=["inn"]).building(2)
    assert not may(game, "use b1 move c1")
    game.apply("use b1 move a1", 0)
    assert points(game, 0, "mill") == 3
    assert not may(game, "use a1 move a2")  # once a round
    coin = {"on": "round_end", "then": [{"do": "note", "name": "coins", "add": {"built": "cottage", "in": "left"}}]}
    sales = card(coin, {"on": "score", "points": 1, "each": {"note": "coins"}})
    game = TownScene("mill", ". wheat . . / brick glass", with_pieces=[sales]).building(2)
    game.apply("build cottage b1 a2 b2", 1)
    for seat in (0, 1):
        game.apply("done", seat)
    assert points(game, 0, "mill") == 1


def test_what_a_card_takes_from_a_neighbour_who_still_plays() -> None:
    wheat = {"do": "remove", "where": {"resource": "wheat"}, "most": 1, "in": "left"}
    locusts = card({"on": "round_end", "then": [wheat]})
    game = TownScene("mill", "wheat wheat", with_pieces=[locusts]).building(2)
    for seat in (0, 1):
        game.apply("done", seat)
    assert picture(game, 1).startswith(". wheat . . /")


def test_rules_of_no_card() -> None:
    bell = {"on": "round_end", "if": {"round": {"from": 10}}, "then": [{"do": "complete"}]}
    piece = card(bell, {"on": "deal", "monuments": 3}, kind="rule", id="home.bell", type=None, pattern=None)
    assert piece.rule_text is not None
    assert piece.rule_text["en"] == (
        "At the end of each round, from round 10 on, your town is complete. Each player chooses one of 3 monuments."
    )
    game = TownScene("", "", with_pieces=[piece]).building(10)
    for seat in (0, 1):
        game.apply("done", seat)
    assert game.over


TEXTS: list[tuple[dict[str, Any], str, str]] = [
    (
        {"on": "score", "points": 2, "each": {"buildings": {"type": ["farm", "theater"], "beside": True}}},
        "2 points for each red or yellow building next to it.",
        "2 очка за каждое красное или жёлтое здание рядом.",
    ),
    (
        {"on": "score", "points": -1, "each": {"squares": {"empty": True, "corner": True}}},
        "−1 point for each empty corner square.",
        "−1 очко за каждую пустую угловую клетку.",
    ),
    (
        {"on": "score", "points": 5, "if": {"none": {"type": "well", "line": True}}},
        "5 points if no other grey building stands in its row or column.",
        "5 очков, если в той же строке или столбце нет других серых зданий.",
    ),
    (
        {"on": "score", "points": 1, "each": {"buildings": {"type": "cottage", "fed": True}, "per": 2, "most": 3}},
        "1 point for every 2 fed cottages in your town, for 3 at most.",
        "1 очко за каждые 2 накормленных коттеджа в вашем городе, но не более чем за 3.",
    ),
    (
        {"on": "score", "table": [5, 3, 1, 0], "of": {"completed": True}},
        "5, 3 or 1 point if your town is completed as number 1, 2 or 3.",
        "5, 3 или 1 очко, если ваш город завершён под номером 1, 2 или 3.",
    ),
    (
        {"on": "score", "points": 3, "if": {"more": {"of": {"buildings": T1}, "than": "others", "ties": True}}},
        "3 points if you have at least as many cottages as everybody else.",
        "3 очка, если у вас не меньше коттеджей, чем у всех остальных.",
    ),
    (
        {"on": "opens", "what": "others", "where": {"corner": True}},
        "From now on put what you build on any empty corner square.",
        "С этого момента ставьте всё построенное на любую пустую угловую клетку.",
    ),
    (
        {"on": "way", "do": "instead", "take": ["wood"], "if": {"named": "stone"}},
        "When another player names stone, you may place wood instead.",
        "Когда другой игрок называет «камень», можно вместо него поставить «дерево».",
    ),
    (
        {"on": "game_end", "then": [{"do": "remove", "where": {"type": "tavern", "beside": True}}]},
        "At the end of the game, take off all green buildings next to it.",
        "В конце игры снимите все зелёные здания рядом.",
    ),
]


@pytest.mark.parametrize(("rule", "en", "ru"), TEXTS, ids=[en for _, en, _ in TEXTS])
def test_rules_read_like_a_printed_card(rule: dict[str, Any], en: str, ru: str) -> None:
    assert card(rule).rule_text == {"en": en, "ru": ru}


REFUSED = [
    ({"on": "scores", "points": 1}, "unknown-word rules[0].on"),
    ({"on": "score", "points": 0}, "nothing rules[0].points"),
    ({"on": "score", "point": 1}, "unknown-word rules[0].point"),
    ({"on": "score"}, "one-of rules[0]"),
    ({"on": "score", "table": [1], "points": 2}, "one-of rules[0]"),
    ({"on": "score", "table": [1]}, "missing rules[0]"),
    ({"on": "score", "points": 1, "each": {"buildings": {"typ": "farm"}}}, "unknown-word rules[0].each.buildings.typ"),
    ({"on": "score", "points": 1, "each": {"buildings": {"type": "barn"}}}, "unknown-word rules[0].each.buildings.type"),
    ({"on": "score", "points": 1, "each": {"buildings": {"card": "towns.wel"}}}, "unknown-word rules[0].each.buildings.card"),
    ({"on": "score", "points": 1, "each": {"squares": {"resource": "wood"}}}, "nothing rules[0].each.squares.resource"),
    ({"on": "score", "points": 1, "once": True, "if": {"some": {"beside": True}}}, "nothing rules[0].if.some.beside"),
    ({"on": "score", "points": 1, "if": {"named": "wood"}}, "nothing rules[0].if.named"),
    ({"on": "score", "points": 1, "if": {"here": {"fed": True}}}, "nothing rules[0].if.here.fed"),
    ({"on": "score", "points": 1, "if": {"option": {"mode": "duel"}}}, "value rules[0].if.option.mode"),
    ({"on": "worth", "of": "empty", "becomes": -1}, "nothing rules[0].becomes"),
    ({"on": "feeds", "upto": 2, "if": {"round": {"from": 2}}}, "nothing rules[0].if.round"),
    ({"on": "way", "do": "swap", "room": 2}, "either rules[0]"),
    ({"on": "put", "then": [{"do": "complete"}]}, "nothing rules[0].then[0]"),
    (
        {"on": "put", "then": [{"do": "cube", "resource": "wood", "where": {"corner": True}, "in": "left"}]},
        "nothing rules[0].then[0]",
    ),
    ({"on": "game_end", "then": [{"do": "place"}]}, "nothing rules[0].then[0]"),
    ({"on": "deal", "monuments": 3}, "nothing rules[0].on"),
    ({"on": "opens", "what": "self", "type": "farm"}, "either rules[0]"),
    (
        {"on": "score", "points": 1, "each": {"squares": {"corner": True, "centre": True}}},
        "nothing rules[0].each.squares.centre",
    ),
    ({"on": "score", "points": 1, "if": {"some": {"row": True, "column": True}}}, "nothing rules[0].if.some.column"),
    ({"on": "score", "points": 1, "each": {"note": "n"}}, "unknown-word rules[0].each.note"),
    ({"on": "score", "points": 1, "if": {"chose": {"name": "n", "is": "a"}}}, "unknown-word rules[0].if.chose"),
    ({"on": "put", "then": [{"do": "note", "name": "n", "set": 1}]}, "nothing rules[0].then[0].name"),
    ({"on": "put", "then": [{"do": "ask", "name": "n", "from": "cards"}]}, "nothing rules[0].then[0].name"),
    ({"on": "way", "do": "discard", "limit_clause": "X"}, "missing rules[0]"),
    (
        {"on": "score", "points": 1, "each": {"buildings": {"beside": True}, "in": "left"}},
        "nothing rules[0].each.buildings.beside",
    ),
    (
        {"on": "score", "points": 1, "if": {"more": {"of": {"squares": {"row": True}}, "than": "left"}}},
        "nothing rules[0].if.more.of.squares.row",
    ),
    ({"on": "opens", "what": "self", "where": {"empty": True, "type": "farm"}}, "nothing rules[0].where.type"),
]


@pytest.mark.parametrize(("rule", "told"), REFUSED, ids=lambda one: one if isinstance(one, str) else "")
def test_what_does_nothing_or_is_not_known_is_refused_with_its_place(rule: dict[str, Any], told: str) -> None:
    with pytest.raises(PluginError) as caught:
        card(rule)
    assert f"{caught.value.details['finding']} {caught.value.details['path']}" == told


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ({"on": "put", "then": [{"do": "mark"}]}, "nothing rules[0].on"),
        ({"on": "round_end", "then": [{"do": "replace", "times": 1}]}, "nothing rules[0].then[0]"),
        ({"on": "guards", "where": {"around": True}}, "nothing rules[0].where.around"),
        ({"on": "score", "points": 1, "each": {"buildings": {"fed": True}}}, "nothing rules[0].each.buildings.fed"),
        ({"on": "score", "points": 1, "each": {"buildings": {"card": "self"}}}, "nothing rules[0].each.buildings.card"),
    ],
)
def test_a_rule_of_no_card_stands_nowhere(rule: dict[str, Any], told: str) -> None:
    with pytest.raises(PluginError) as caught:
        card(rule, kind="rule", type=None, pattern=None)
    assert f"{caught.value.details['finding']} {caught.value.details['path']}" == told


def test_two_acts_of_one_name_are_refused() -> None:
    sweep = {"on": "use", "name": "move", "then": [{"do": "remove", "where": {"cube": True}}]}
    with pytest.raises(PluginError) as caught:
        card({"on": "moves", "where": {"beside": True}}, sweep)
    assert caught.value.details["finding"] == "twice"


def test_a_monument_is_built_once() -> None:
    with pytest.raises(PluginError) as caught:
        card({"on": "limit", "most": 1}, kind="monument", type=None)
    assert caught.value.details["path"] == "rules[0].most"


def test_a_pattern_and_a_type_are_looked_at() -> None:
    for more, path in (
        ({"pattern": "wood stome"}, "pattern"),
        ({"pattern": ["wood", "stome ."]}, "pattern[1]"),
        ({"type": "mill"}, "type"),
        ({"pattern": None}, ""),
    ):
        with pytest.raises(PluginError) as caught:
            card(**more)
        assert caught.value.details["path"] == path
    with pytest.raises(PluginError, match="stone"):
        card(pattern="wood stome")
