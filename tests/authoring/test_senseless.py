"""Rules that could not work, and how some of them read: what no army can do is refused where it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from swcore import PluginError
from swcore.cli.session.words import WORDS
from swcore.conquest.declared.moment_facts import MOMENTS
from swcore.conquest.declared.moments.ways import OWN_WORDS
from swcore.conquest.declared.rules import RULE
from tests.authoring.pieces import complaints, race, read

COIN = {"do": "coins", "coins": 1}
GAIN = {"do": "gain", "count": 2}
RETIRE = {"do": "retire"}
OWN: dict[str, Any] = {"own": True}


def begin(*then: dict[str, Any]) -> dict[str, Any]:
    return {"on": "begin", "then": list(then)}


def use(**more: Any) -> dict[str, Any]:
    return {"on": "use", "name": "dig", "where": OWN, "then": [COIN], "limit": 1, **more}


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (begin(RETIRE, GAIN), ["after-retire rules[0].then[1]"]),
        (begin(GAIN, COIN, RETIRE), []),
        (begin(RETIRE, COIN), []),  # coins are the seat's
        (begin({"do": "in_each", "where": OWN, "then": [RETIRE]}, GAIN), ["after-retire rules[0].then[1]"]),
        (begin({"do": "in_each", "where": OWN, "then": [GAIN, RETIRE]}), ["after-retire rules[0].then[0].then[0]"]),
        (begin({"do": "leave", "where": {"own": False}}), ["nothing rules[0].then[0].where.own"]),
        (begin({"do": "leave", "where": {"holder": "rival"}}), ["nothing rules[0].then[0].where.holder"]),
        (begin({"do": "leave", "where": OWN}), []),
        ({"on": "mode", "name": "leap", "tokens": 0}, ["range rules[0].tokens"]),
        ({"on": "mode", "name": "leap", "tokens": 1}, []),
        ({"on": "mode", "name": "leap", "tokens": 0, "from": "tray"}, []),
        ({"on": "mode", "name": "conquer", "tokens": 1}, ["own-word rules[0].name"]),
        ({"on": "boost", "name": "die", "less": 1}, ["own-word rules[0].name"]),
        (use(name="quit"), ["own-word rules[0].name"]),
        (use(), []),
    ],
)
def test_what_cannot_be_is_refused_where_it_stands(rule: dict[str, Any], expected: list[str], tmp_path: Path) -> None:
    assert complaints(tmp_path, race(rule)) == expected


SCORE = {"on": "score", "coins": 1}
KIN = SCORE | {"if": {"round": "even"}}
CONQUERED_ASK: dict[str, Any] = {"on": "conquered"}


def ask(*then: dict[str, Any]) -> dict[str, Any]:
    return {"do": "ask", "name": "what", "choices": [{"word": "yes", "then": list(then)}, {"word": "no"}]}


TO_OTHER = {"do": "remove", "whose": "other"}


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        # what the moment is not about
        ([SCORE | {"if": {"here": {"terrain": "hill"}}}], ["no-fact rules[0].if.here"]),
        ([SCORE | {"each": {"held": {"here": True}}}], ["no-fact rules[0].each.held.here"]),
        ([begin({**COIN, "each": {"number": True}})], ["no-fact rules[0].then[0].each.number"]),
        ([begin({"do": "move", "from": OWN})], ["no-fact rules[0].then[0]"]),
        ([begin(TO_OTHER)], ["no-fact rules[0].then[0].whose"]),
        ([begin({**COIN, "if": {"was": "empty"}})], ["no-fact rules[0].then[0].if.was"]),
        ([{"on": "conquered", "then": [TO_OTHER, {"do": "move", "from": OWN}]}], []),
        ([{"on": "abandoned", "then": [{**COIN, "each": {"number": True}}]}], []),
        ([begin({"do": "in_each", "where": OWN, "then": [{"do": "symbol", "symbol": "mine"}]})], []),
        ([begin({"do": "roll", "name": "luck", "then": [{**COIN, "each": {"number": True}}]})], []),
        ([use(then=[{"do": "assault"}])], []),
        ([use(**{"if": {"here": OWN}})], ["no-fact rules[0].if.here"]),
        ([{"on": "defence", "more": 1, "if": {"here": {"terrain": "hill"}}}], ["no-fact rules[0].if.here"]),
        ([{"on": "defence", "more": 1, "if": {"tag": "kin"}, "against": "rival"}, KIN], []),
        ([{"on": "guard", "minimum": 1, "if": {"was": "occupied"}}], ["no-fact rules[0].if.was"]),
        ([{"on": "toll", "coins": 1, "where": {"here": True}}], ["no-fact rules[0].where.here"]),
        ([{"on": "frozen", "steps": ["ready"], "if": {"who": "rival"}}], ["no-fact rules[0].if.who"]),
        (
            [{"on": "counts", "as": "empty", "if": {"who": "rival"}}, {"on": "keeps_badge", "if": {"who": "own"}}],
            ["no-fact rules[1].if.who"],
        ),
        ([{"on": "loss", "less": 1, "if": {"here": {"coast": True}, "way": "die"}}], []),
        ([{"on": "loss", "less": 1, "if": {"victim": "rival"}}], ["no-fact rules[0].if.victim"]),
        ([{"on": "turn_over", "then": [COIN], "if": {"tag": "kin"}}, KIN], ["no-fact rules[0].if.tag"]),
        ([{"on": "abandoned", "then": [COIN], "if": {"spared": True}}], ["no-fact rules[0].if.spared"]),
        ([begin({"do": "note", "name": "foe", "player": True})], ["no-fact rules[0].then[0].player"]),
        # what an answer finds forgotten
        (
            [CONQUERED_ASK | {"then": [ask({**COIN, "if": {"was": "empty"}})]}],
            ["no-fact rules[0].then[0].choices[0].then[0].if.was"],
        ),
        ([CONQUERED_ASK | {"then": [ask({**COIN, "if": {"here": {"coast": True}}})]}], []),
        (
            [CONQUERED_ASK | {"then": [{"do": "ask_player", "name": "foe", "then": [{"do": "move", "from": OWN}]}]}],
            ["no-fact rules[0].then[0].then[0]"],
        ),
        # regions that there are not
        ([SCORE | {"each": {"regions": {"water": True, "terrain": "mountain"}}}], ["nothing rules[0].each.regions.terrain"]),
        ([SCORE | {"each": {"regions": {"water": False, "terrain": "sea"}}}], ["nothing rules[0].each.regions.terrain"]),
        ([SCORE | {"each": {"regions": {"water": True, "terrain": ["sea", "hill"]}}}], []),
        ([SCORE | {"each": {"regions": {"own": True, "not": OWN}}}], ["nothing rules[0].each.regions.not"]),
        ([SCORE | {"each": {"regions": {"own": True, "holder": "rival"}}}], ["nothing rules[0].each.regions.holder"]),
        ([SCORE | {"each": {"regions": {"own": True, "occupied": False}}}], ["nothing rules[0].each.regions.occupied"]),
        ([SCORE | {"each": {"regions": {"occupied": False, "lone": True}}}], ["nothing rules[0].each.regions.occupied"]),
        (
            [SCORE | {"each": {"regions": {"own": True, "any": [{"holder": "rival"}, {"coast": True}]}}}],
            ["nothing rules[0].each.regions.any[0]"],
        ),
        (
            [SCORE | {"each": {"regions": {"coast": True, "any": [{"coast": False}, {"edge": True}]}}}],
            ["nothing rules[0].each.regions.any[0]"],
        ),
        (
            [SCORE | {"each": {"regions": {"any": [{"own": True, "holder": "rival"}, {"edge": True}]}}}],
            ["nothing rules[0].each.regions.any[0].holder"],
        ),
        (
            [begin({"do": "leave", "where": {"any": [{"own": False}, {"coast": True}]}})],
            ["nothing rules[0].then[0].where.any[0].own"],
        ),
        # conditions that never hold
        ([SCORE | {"if": {"round": "even", "not": {"round": "even"}}}], ["nothing rules[0].if.not"]),
        (
            [SCORE | {"if": {"first_turn": True, "any": [{"first_turn": False}, {"round": "last"}]}}],
            ["nothing rules[0].if.any[0]"],
        ),
        (
            [SCORE | {"if": {"count": {"of": {"hand": True}, "more_than": {"hand": True}}}}],
            ["nothing rules[0].if.count.more_than"],
        ),
        (
            [SCORE | {"if": {"count": {"of": {"hand": True}, "more_than": {"coins": True}, "less_than": {"tray": True}}}}],
            ["either rules[0].if.count"],
        ),
        (
            [SCORE | {"if": {"count": {"of": {"hand": True}, "more_than": {"coins": True}, "least": 2}}}],
            ["either rules[0].if.count"],
        ),
        ([SCORE | {"if": {"count": {"of": {"hand": True}, "least": 0}}}], ["nothing rules[0].if.count.least"]),
        # rules that say against each other
        ([{"on": "loss", "exactly": 1}, {"on": "loss", "exactly": 20}], ["clash rules[1]"]),
        ([{"on": "loss", "less": 2}, {"on": "loss", "more": 2}], ["clash rules[1]"]),
        ([{"on": "income", "less": 2}, {"on": "income", "more": 2, "where": {"terrain": "hill"}}], []),
        ([{"on": "loss", "less": 2}, {"on": "loss", "more": 2, "in": "declined"}], []),
    ],
)
def test_rules_that_can_do_nothing_are_refused(rules: list[dict[str, Any]], expected: list[str], tmp_path: Path) -> None:
    assert complaints(tmp_path, race(*rules, tags=["kin"])) == expected


def test_it_is_known_what_every_moment_is_about() -> None:
    assert set(MOMENTS) == set(RULE.words)


def test_the_moment_and_the_other_rule_are_named(tmp_path: Path) -> None:
    with pytest.raises(PluginError, match="at the moment 'score' there is no region that it is about"):
        read(tmp_path, race(SCORE | {"if": {"here": OWN}}))
    file = tmp_path / "clash.toml"
    head = 'swcore = "piece-1"\nid = "home.tests"\nkind = "race"\ntokens = 5\n'
    rules = '[[rules]]\non = "loss"\nexactly = 1\n[[rules]]\non = "loss"\nexactly = 3\n'
    with pytest.raises(PluginError, match=r"clash\.toml:8:\d+: the second rule: this goes against the first rule \(line 5\)"):
        read(tmp_path, head + rules, file.name)


def test_an_act_needs_a_limit(tmp_path: Path) -> None:
    rule = use()
    del rule["limit"]
    assert complaints(tmp_path, race(rule)) == ["missing rules[0]"]


@pytest.mark.parametrize(("tokens", "expected"), [(10, []), (11, ["piece-number tokens"])])
def test_a_home_made_banner_has_ten_tokens_at_most(tokens: int, expected: list[str], tmp_path: Path) -> None:  # SW-CUSTOM-2
    assert complaints(tmp_path, race(tokens=tokens)) == expected


def test_no_word_of_a_session_is_the_name_of_a_way() -> None:
    assert set(WORDS) <= OWN_WORDS


NUMBER = {"do": "coins", "coins": 1, "each": {"number": True}}
ROUND_ABOUT = {"do": "in_each", "where": {"beside": {"here": True}}, "then": [{"do": "conquer"}]}


@pytest.mark.parametrize(
    ("rule", "en", "ru"),
    [
        (
            begin({"do": "roll", "name": "luck", "dice": 8, "faces": [20], "then": [NUMBER]}),
            "Before you ready your troops, roll 8 dice with the face 20, and gain 1 coin for each pip.",
            "Перед подъёмом войск бросьте 8 кубиков с гранью 20 и получите 1 монету за каждое очко.",
        ),
        (
            begin({"do": "roll", "name": "luck", "then": [NUMBER]}),
            "Before you ready your troops, roll the die, and gain 1 coin for each pip.",
            "Перед подъёмом войск бросьте кубик и получите 1 монету за каждое очко.",
        ),
        (
            begin({"do": "leave", "where": OWN, "to": "hand"}),
            "Before you ready your troops, leave all your regions (the tokens come to your hand).",
            "Перед подъёмом войск оставьте все свои области (жетоны возвращаются в руку).",
        ),
        (
            begin({"do": "leave", "where": {"terrain": "hill"}}),
            "Before you ready your troops, leave your hill regions (the tokens go to the tray).",
            "Перед подъёмом войск оставьте свои области холмов (жетоны уходят в запас).",
        ),
        (
            {"on": "conquered", "then": [ROUND_ABOUT]},
            "When you conquer a region, in each region next to this region, conquer it with 1 token.",
            "Когда вы захватываете область, в каждой области рядом с этой областью захватите её, поставив 1 жетон.",
        ),
        (begin({"do": "rounds", "more": -9}), "Before you ready your troops, the game lasts 9 fewer rounds.", None),
        (begin({"do": "rounds", "more": 1}), "Before you ready your troops, the game lasts 1 more round.", None),
        (
            {"on": "score", "coins": 1, "if": {"count": {"of": {"tray": True}, "most": 0}}},
            "+1 coin, with no tokens of yours in the tray.",
            None,
        ),
        (
            SCORE | {"if": {"count": {"of": {"markers": "base.hero"}, "least": 2}}},
            "+1 coin, with at least 2 heroes on the map.",
            "+1 монета, если фишек «герой» на карте не менее 2.",
        ),
        (
            SCORE | {"each": {"supply": "base.hero", "per": 2}},
            "+1 coin for every 2 heroes in the supply.",
            "+1 монета за каждые 2 фишки «герой» в запасе.",
        ),
        (
            {"on": "die", "dice": 8},
            "Roll 8 dice and keep the best.",
            "Бросайте 8 кубиков и возьмите лучший бросок.",
        ),
    ],
)
def test_how_it_reads(rule: dict[str, Any], en: str, ru: str | None, tmp_path: Path) -> None:
    told = read(tmp_path, race(rule)).ruleset.pieces["home.tests"].rule_text
    assert told["en"] == en
    assert ru is None or told["ru"] == ru
