"""How rules read on a card: who may and who must, where, how often, and in which state of the army."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.authoring.pieces import complaints, race, read

GAIN: list[dict[str, Any]] = [{"do": "coins", "coins": 1}]
ON_COAST = {"name": "who", "where": {"coast": True}, "then": GAIN}
LAMP: dict[str, Any] = {"id": "home.lamp", "kind": "marker", "supply": 4, "name": {"en": "lamp", "ru": "маяк"}}


def said(tmp_path: Path, *rules: dict[str, Any], marker: dict[str, Any] | None = None) -> dict[str, str]:
    """Return the text of a race with some rules, or of the marker beside it."""
    lamp = LAMP | (marker or {})
    folk = {key: value for key, value in race(*rules).items() if key != "swcore"}
    found = read(tmp_path, {"swcore": "piece-1", "pieces": [lamp, folk]}).pieces
    return dict(found[0 if marker else 1].rule_text)


@pytest.mark.parametrize(
    ("effect", "en", "ru"),
    [
        ({}, "choose a coastal region: gain 1 coin", "выберите прибрежную область: получите 1 монету"),
        ({"optional": True}, "you may choose a coastal region: gain", "можно выбрать прибрежную область:"),
        ({"who": "other"}, "the other player chooses a coastal", "другой игрок выбирает прибрежную"),
        ({"who": "other", "optional": True}, "the other player may choose a coastal", "другой игрок может выбрать прибрежную"),
    ],
)
def test_a_card_says_who_chooses_and_whether_they_must(effect: dict[str, Any], en: str, ru: str, tmp_path: Path) -> None:
    told = said(tmp_path, {"on": "lost", "then": [{"do": "ask_region", **ON_COAST, **effect}]})
    assert f"When you lose a region, {en}" in told["en"]
    assert f"Когда вы теряете область, {ru}" in told["ru"]


@pytest.mark.parametrize(
    ("effect", "en", "ru"),
    [
        (
            {"do": "ask", "name": "what", "choices": [{"word": "coin", "then": GAIN}, {"word": "nothing"}]},
            ("choose — “coin”", "you may choose — “coin”"),
            ("выберите — «coin»", "можно выбрать — «coin»"),
        ),
        (
            {"do": "ask_player", "name": "foe", "then": GAIN},
            ("name an opponent", "you may name an opponent"),
            ("назовите соперника", "можно назвать соперника"),
        ),
        (
            {"do": "place", "marker": "home.lamp", "where": {"coast": True, "own": True}},
            ("place a lamp in a coastal region you occupy", "you may place a lamp in a coastal region you occupy"),
            ("положите фишку «маяк» в занятую вами прибрежную область", "можно положить фишку «маяк» в занятую вами прибрежную"),
        ),
    ],
)
def test_every_question_says_whether_it_may_be_passed(
    effect: dict[str, Any], en: tuple[str, str], ru: tuple[str, str], tmp_path: Path
) -> None:
    for place, optional in enumerate((False, True)):
        told = said(tmp_path, {"on": "redeployed", "then": [{**effect, "optional": optional}]})
        assert told["en"].startswith(f"After you redeploy, {en[place]}")
        assert told["ru"].startswith(f"После перегруппировки {ru[place]}")


@pytest.mark.parametrize(
    ("fields", "en", "ru"),
    [
        ({"stays": ["decline"]}, "It stays in decline.", "Остаётся в упадке."),
        (
            {"stays": ["conquest", "abandon"]},
            "It stays when its region is conquered and when its region is left.",
            "Остаётся при захвате области и когда область оставляют.",
        ),
        (
            {"stays_for": "kin"},
            "It stays when a race of kin conquers its region.",
            "Остаётся, когда область захватывает народ «kin».",
        ),
        ({"returns_to": "none"}, "It leaves the game with a conquered region.", "При захвате области выходит из игры."),
        ({"many": True}, "Any number may lie in a region.", "В области может лежать сколько угодно."),
        ({"per_region": 2}, "Up to 2 may lie in a region.", "В области может лежать до 2."),
        ({"starts_on": "swamp"}, "At set-up one lies in each swamp region.", "В начале игры лежит в каждой области болот."),
    ],
)
def test_a_marker_says_when_it_stays(fields: dict[str, Any], en: str, ru: str, tmp_path: Path) -> None:
    more = [{"on": "cost", "less": 1, "where": {"tag": "kin"}}] if "stays_for" in fields else []
    tags = {"tags": ["kin"]} if more else {}
    told = said(tmp_path, {"on": "redeployed", "then": [{"do": "place", "marker": "home.lamp"}]}, marker={**fields, **tags})
    assert (told["en"], told["ru"]) == (en, ru)


CONQUERED = {"on": "conquered", "then": GAIN}
SWAMP, RIVAL = {"here": {"terrain": "swamp"}}, {"victim": "rival"}


@pytest.mark.parametrize(
    ("rule", "en", "ru"),
    [
        (
            {"if": SWAMP},
            "When you conquer a swamp region, gain 1 coin.",
            "Когда вы захватываете область болот, получите 1 монету.",
        ),
        (
            {"if": RIVAL | {"here": {"coast": True}}, "times": 3},
            "The first 3 times you conquer a coastal region from an opponent, gain 1 coin.",
            "Первые 3 раза, когда вы захватываете прибрежную область у соперника, получите 1 монету.",
        ),
        (
            {"if": SWAMP | {"round": "even"}},
            "When you conquer a swamp region, in even rounds: gain 1 coin.",
            "Когда вы захватываете область болот, в чётных раундах: получите 1 монету.",
        ),
        (
            {"in": "declined", "on": "lost"},
            "When you lose a region, only while in decline: gain 1 coin.",
            "Когда вы теряете область, только в упадке: получите 1 монету.",
        ),
        ({"on": "turn_end"}, "At the end of your turn, gain 1 coin.", "В конце вашего хода получите 1 монету."),
        (
            {"then": [GAIN[0] | {"if": SWAMP}]},
            "When you conquer a region, gain 1 coin, if it is a swamp region.",
            "Когда вы захватываете область, получите 1 монету, если это область болот.",
        ),
    ],
)
def test_a_moment_names_where_and_from_whom(rule: dict[str, Any], en: str, ru: str, tmp_path: Path) -> None:
    told = said(tmp_path, CONQUERED | rule)
    assert (told["en"], told["ru"]) == (en, ru)


@pytest.mark.parametrize("other", [{}, {"if": SWAMP}])
def test_the_same_rule_in_decline_is_told_once(other: dict[str, Any], tmp_path: Path) -> None:
    rule = CONQUERED | {"on": "lost"} | other
    place = "swamp region" if other else "region"
    told = said(tmp_path, rule, rule | {"in": "declined"})
    assert told["en"] == f"When you lose a {place}, in decline too: gain 1 coin."


@pytest.mark.parametrize(
    ("each", "en", "ru"),
    [
        ({"per": 2, "most": 3}, "for every 2 coastal regions you occupy, at most 3 times", ", но не более 3 раз"),
        ({"per": 2, "most": 1}, "for every 2 coastal regions you occupy, at most once", ", но не более 1 раза"),
        ({"most": 3}, "for each coastal region you occupy, for 3 at most", ", но не более чем за 3"),
    ],
)
def test_what_a_bound_bounds(each: dict[str, Any], en: str, ru: str, tmp_path: Path) -> None:
    told = said(tmp_path, {"on": "score", "coins": 1, "each": {"held": {"coast": True}, **each}})
    assert told["en"] == f"+1 coin {en}."
    assert told["ru"].endswith(f"{ru}.")


def test_whom_a_defence_is_against(tmp_path: Path) -> None:
    told = said(tmp_path, {"on": "defence", "more": 1, "against": "active"})
    assert told["en"] == "Your regions cost active races 1 token more."


def test_the_words_of_the_game_say_how_a_terrain_or_a_symbol_reads(tmp_path: Path) -> None:
    told = said(tmp_path, {"on": "score", "coins": 1, "each": {"held": {"terrain": "hill", "symbol": "cavern"}}})
    assert "hill region" in told["en"]
    assert "with a cavern" in told["en"]
    assert "область холмов с пещерой" in told["ru"]


def test_a_strangers_terrain_without_such_words_reads_by_its_name(tmp_path: Path) -> None:
    rule = {"on": "score", "coins": 1, "each": {"held": {"terrain": "dead_ice", "symbol": "old_gate"}}}
    folk = {**race(rule), "terrains": ["dead_ice"], "symbols": ["old_gate"]}
    told = read(tmp_path, folk).pieces[0].rule_text
    assert told["en"] == "+1 coin for each dead ice region you occupy with the symbol old gate."
    assert told["ru"] == "+1 монета за каждую занятую вами область «dead ice» с символом «old gate»."


def test_a_way_reads_by_its_title(tmp_path: Path) -> None:
    way = {"on": "mode", "name": "leap", "title": {"en": "Long leap", "ru": "Дальний прыжок"}, "tokens": 3, "limit": 1}
    told = said(tmp_path, way, {"on": "conquered", "if": {"way": "leap"}, "then": GAIN})
    assert told["en"].startswith("“Long leap”: once a turn")
    assert "by “Long leap”" in told["en"]
    assert "способом «Дальний прыжок»" in told["ru"]


EDGE = {"edge": True}
PAID = {"do": "pay", "coins": 1, "from": "bank", "to": "own"}
PAID = {"do": "pay", "coins": 1, "from": "bank", "to": "own"}
LUCKY: dict[str, Any] = GAIN[0] | {"if": {"count": {"of": {"number": True}, "least": 2}}}
OWN_OR_HILL = [{"own": True}, {"terrain": "hill"}]


@pytest.mark.parametrize(
    ("where", "en", "ru"),
    [
        (EDGE, "region you occupy at the edge of the map", "занятую вами область у края карты"),
        ({"not": {"marker": "home.lamp"}}, "region you occupy without a lamp", "занятую вами область без фишки «маяк»"),
        ({"beside": {"own": False, "occupied": True}}, "next to a region others occupy", "рядом с занятой другими областью"),
        ({"not": {"beside": {"water": True}}}, "not next to a water region", "не рядом с областью моря и озёр"),
        ({"beside": {"beside": EDGE}}, "two steps from a region at the edge of", "в двух шагах от области у края карты"),
        ({"not": {"immune": True, "coast": True}}, "other than immune coastal regions", "(кроме неуязвимых прибрежных областей)"),
        ({"not": {"coast": True}}, "inland region you occupy", "занятую вами удалённую от воды область"),
        ({"terrain": "hill", "coast": True}, "coastal hill region you occupy", "занятую вами прибрежную область холмов"),
        ({"tokens": {"least": 2}}, "with at least 2 tokens", "(жетонов: не менее 2)"),
        ({"defence": {"most": 3}}, "with a defence of at most 3", "с обороной не более 3"),
        (
            {"any": [EDGE, {"coast": True}]},
            "region you occupy at the edge of the map or coastal region you occupy",
            "или занятую",
        ),
    ],
)
def test_how_regions_read(where: dict[str, Any], en: str, ru: str, tmp_path: Path) -> None:
    rule = {"on": "score", "coins": 1, "each": {"held": where}}
    told = said(tmp_path, rule, {"on": "redeployed", "then": [{"do": "place", "marker": "home.lamp"}]})
    assert en in told["en"]
    assert ru in told["ru"]


@pytest.mark.parametrize(
    ("rule", "en", "ru"),
    [
        (
            {"on": "redeployed", "then": [{"do": "place", "marker": "home.lamp", "where": {"any": OWN_OR_HILL}}]},
            "After you redeploy, place a lamp in a region you occupy or a hill region.",
            "После перегруппировки положите фишку «маяк» в занятую вами область или область холмов.",
        ),
        (
            {"on": "redeployed", "then": [{"do": "place", "marker": "home.lamp", "count": 2, "optional": True}]},
            "After you redeploy, you may place up to 2 lamps in your regions.",
            "После перегруппировки можно положить до 2 фишек «маяк» в свои области.",
        ),
        (
            {"on": "cost", "less": 1, "where": {"any": OWN_OR_HILL}, "if": {"round": "even"}},
            "Regions you occupy and hill regions cost 1 token less, at least 1, in even rounds.",
            "Занятые вами области и области холмов стоят на 1 жетон меньше, но не менее 1, в чётных раундах.",
        ),
        (
            CONQUERED | {"if": {"here": {"own": True, "terrain": "hill"}}},
            "When you conquer a hill region, if you still hold it: gain 1 coin.",
            "Когда вы захватываете область холмов, если она ещё ваша: получите 1 монету.",
        ),
        (
            CONQUERED | {"then": [{"do": "roll", "name": "luck", "then": GAIN}]},
            "When you conquer a region, roll the die, and gain 1 coin.",
            "Когда вы захватываете область, бросьте кубик и получите 1 монету.",
        ),
        (
            CONQUERED | {"then": [{"do": "roll", "name": "luck", "then": [LUCKY]}]},
            "When you conquer a region, roll the die: gain 1 coin, if the die shows at least 2.",
            "Когда вы захватываете область, бросьте кубик: получите 1 монету, если выпало не менее 2.",
        ),
        (
            CONQUERED | {"if": {"not": {"holds": {"coast": True}}}, "then": [PAID, {"do": "gain"}]},
            "When you conquer a region, while you hold no coastal region: gain 1 coin, and take 1 token from the tray.",
            "Когда вы захватываете область, пока у вас нет прибрежной области: получите 1 монету и возьмите 1 жетон из запаса.",
        ),
        (
            CONQUERED | {"then": [{**one, "if": {"round": "last"}} for one in (*GAIN, {"do": "gain"})]},
            "When you conquer a region, in the last round: gain 1 coin, and take 1 token from the tray.",
            "Когда вы захватываете область, в последнем раунде: получите 1 монету и возьмите 1 жетон из запаса.",
        ),
        (
            {"on": "score", "coins": 2, "if": {"count": {"of": {"held": {"coast": True}}, "least": 3}}},
            "+2 coins, if you occupy at least 3 coastal regions.",
            "+2 монеты, если вы занимаете не менее 3 прибрежных областей.",
        ),
        (
            {"on": "score", "coins": 2, "if": {"not": {"count": {"of": {"hand": True}, "least": 3}}}},
            "+2 coins, with at most 2 tokens in hand.",
            "+2 монеты, если жетонов в руке не более 2.",
        ),
        (
            {"on": "redeployed", "then": [{"do": "place", "marker": "home.lamp", "where": {"everywhere": True}}]},
            "After you redeploy, place a lamp in a region of the map.",
            "После перегруппировки положите фишку «маяк» в область карты.",
        ),
        (
            {"on": "rolled", "if": {"who": "rival"}, "then": [GAIN[0] | {"each": {"number": True}}]},
            "After an opponent rolls the die for a conquest, gain 1 coin for each pip.",
            "После броска соперника для захвата получите 1 монету за каждое очко.",
        ),
        (
            CONQUERED | {"then": [{"do": "discard", "marker": "home.lamp", "where": {"coast": True}}]},
            "When you conquer a region, put your lamps in coastal regions away.",
            "Когда вы захватываете область, уберите свои фишки «маяк» из прибрежных областей.",
        ),
        (
            CONQUERED | {"then": [{"do": "assault", "where": {"holder": "rival"}}]},
            "When you conquer a region, all who stand in regions of opponents are driven off.",
            "Когда вы захватываете область, все, кто стоит в занятых соперниками областях, изгнаны.",
        ),
        (
            {"on": "loss", "exactly": 0, "where": {"terrain": "hill"}},
            "When a hill region is conquered from you, no token is lost.",
            "Когда у вас захватывают область холмов, жетоны не теряются.",
        ),
        (
            {"on": "score", "coins": 1, "each": {"spare": True, "short_of": 4}},
            "+1 coin for each one short of 4 tokens beyond one in each region.",
            "+1 монета за каждый недостающий до 4 жетон сверх одного в области.",
        ),
    ],
)
def test_how_rules_read(rule: dict[str, Any], en: str, ru: str, tmp_path: Path) -> None:
    told = said(tmp_path, rule)
    assert (told["en"], told["ru"]) == (en, ru)


def test_words_of_the_piece_read_as_it_calls_them(tmp_path: Path) -> None:
    note: dict[str, Any] = {"on": "turn_end", "then": [{"do": "note", "name": "mood", "add": 1}]}
    rules: list[dict[str, Any]] = [note, {"on": "score", "coins": 1, "if": {"count": {"of": {"store": "mood"}, "least": 2}}}]
    folk = {**race(*rules), "called": {"mood": {"en": "good mood", "ru": "хорошее настроение"}}}
    told = read(tmp_path, folk).pieces[0].rule_text
    assert told["en"] == "At the end of your turn, add 1 to “good mood”. +1 coin, if “good mood” is at least 2."
    assert told["ru"].endswith("+1 монета, если «хорошее настроение» не менее 2.")
    assert complaints(tmp_path, {**folk, "called": {"mod": "mood"}}) == ["unknown-word called.mod"]


@pytest.mark.parametrize(("supply", "en"), [(1, "take up your lamp"), (2, "take up your lamps")])
def test_a_marker_that_exists_once_is_told_in_the_singular(supply: int, en: str, tmp_path: Path) -> None:
    lamp = {**LAMP, "supply": supply}
    folk = race({"on": "ready", "then": [{"do": "lift", "marker": "home.lamp"}]})
    found = read(tmp_path, {"swcore": "piece-1", "pieces": [lamp, {key: folk[key] for key in folk if key != "swcore"}]})
    assert found.pieces[1].rule_text["en"] == f"When you ready your troops, {en}."
