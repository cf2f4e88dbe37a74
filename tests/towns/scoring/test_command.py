"""`swcore towns score`: towns typed in as text and as JSON, in two languages, and what is said when something is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.position.squares import squares_of
from swcore_tiny_towns.scoring.score import score
from swcore_tiny_towns.table.town import TableTown, view_of
from swcore_tiny_towns.table.town_text import read_text
from swcore_tiny_towns.wording.short_names import Names

from swcore.cli.app import cli
from tests.project.repo import ROOT
from tests.towns.helpers import RULES

SEED = """\
# the worked example of the rulebook
bakery     tavern   cottage   tavern
farm       chapel   cottage   warehouse(stone,brick,glass)
tavern     -        well      cottage
cottage    well     cottage   -
"""
NOTHING = "- - - -\n"
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def run(*args: str, town: str = "") -> Result:
    """Run the command on the standard input, or with other arguments."""
    environment = {"LC_ALL": "", "LC_MESSAGES": "", "SWCORE_LANG": "", "LANG": "C.UTF-8", "COLUMNS": "150"}
    return CliRunner().invoke(cli, ["towns", "score", *(args or ("-",))], input=town, env=environment)


def shown(*args: str, town: str) -> str:
    """Return what is printed for a town; the command succeeds."""
    result = run("-", *args, town=town)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def read(town: str) -> TableTown:
    """Return the town that a text means."""
    return read_text(town, Names(RULES), "town")


def scored(town: str) -> dict[str, Any]:
    """Return the score of a town as the command prints it as JSON."""
    found: dict[str, Any] = json.loads(shown("--json", town=town))
    return found


def wrong(town: str) -> tuple[str, str]:
    """Return what is said about a wrong town: the error and the hint. Nothing else is printed."""
    result = run(town=town)
    assert (result.exit_code, result.stdout) == (2, "")
    error, _, hint = result.stderr.partition("\n")
    return error.removeprefix("Error: "), hint.strip()


# -- what is printed


@pytest.mark.clause("TT-SCORE-3", "TT-FEED-9")
def test_the_worked_example_is_shown_item_by_item() -> None:
    text = shown(town=SEED)
    rows = [re.split(r"\s{2,}", line.strip()) for line in text.splitlines()]
    assert ["2", "Farm", "Chapel", "Cottage", "Warehouse (stone, brick, glass)"] in rows
    assert ["Cottage", "5", "12", "+12 fed cottages (TT-BLD-COTTAGE-1)"] in rows
    assert ["Farm", "1", "0"] in rows
    assert ["Well", "2", "5", "+5 cottages next to wells (TT-BLD-WELL-1)"] in rows
    assert ["Chapel", "1", "4", "+4 fed cottages for chapels (TT-BLD-CHAPEL-1)"] in rows
    assert ["Tavern", "3", "9", "+9 all taverns together (TT-BLD-TAVERN-1)"] in rows
    assert ["Bakery", "1", "3", "+3 bakeries next to farms or factories (TT-BLD-BAKERY-1)"] in rows
    assert ["Warehouse", "1", "−3", "−3 cubes on warehouses (TT-BLD-WAREHOUSE-6)"] in rows
    assert ["empty squares", "2", "−2", "−2 empty squares (TT-SCORE-2)"] in rows
    assert ["Total: 28 points"] in rows
    assert ["Fed: c1 c2 d3 a4."] in rows
    assert "Rank" not in text


def test_the_same_in_russian_has_no_english_word_but_clause_ids() -> None:
    text = shown("--lang", "ru", town=SEED)
    assert "Итого: 28 очков" in text
    assert "Накормлены: c1 c2 d3 a4." in text
    words = re.sub(r"\(TT-[A-Z0-9-]+\)|\b[a-d][1-4]\b", "", text)
    assert set(re.findall(r"[a-zA-Z]+", words)) == {"a", "b", "c", "d"}  # the columns


def test_every_reason_of_a_card_has_russian_words() -> None:
    """Every card in a town in which it scores something."""
    reasons = set()
    for card in (one for one in RULES.pieces.values() if isinstance(one, Card)):
        word = card.id.partition(".")[2]
        lying = "(wood)" if word == "warehouse" else ""
        town = f"shrine 3\nplace 1\nright-halls 0\n{word}{lying} cottage granary {word}\n- cottage {word} theater\n" + 2 * NOTHING
        for line in json.loads(shown("--json", "--lang", "ru", town=town))["lines"]:
            reasons |= {part["reason"] for part in line["parts"]}
    assert len(reasons) > 30
    for reason in reasons:
        assert CYRILLIC.search(reason), reason


@pytest.mark.clause("TT-SOLO-10")
@pytest.mark.case("CASE-TT-16")
def test_a_solo_town_has_a_rank() -> None:
    town = "solo\n" + 2 * "tavern tavern tavern tavern\n" + 2 * "shed shed shed shed\n"
    assert "Total: 28 points" in shown(town=town)
    assert "Rank: Engineer (TT-SOLO-10)" in shown(town=town)
    assert "Звание: Инженер (TT-SOLO-10)" in shown("--lang", "ru", town=town)
    assert scored(town)["rank"] == "Engineer"
    assert "rank" not in scored(town.removeprefix("solo\n"))


def test_the_json_that_is_printed_holds_all_that_the_table_shows() -> None:
    found = scored(SEED)
    assert {line["card"]: (line["count"], line["points"]) for line in found["lines"]} == {
        "towns.cottage": (5, 12),
        "towns.farm": (1, 0),
        "towns.well": (2, 5),
        "towns.chapel": (1, 4),
        "towns.tavern": (3, 9),
        "towns.bakery": (1, 3),
        "towns.warehouse": (1, -3),
        "empty": (2, -2),
    }
    assert found["lines"][0]["parts"] == [
        {"amount": 12, "reason": "fed cottages", "clause": "TT-BLD-COTTAGE-1", "piece": "towns.cottage"}
    ]
    assert (found["fed"], found["empty"], found["total"]) == (["c1", "c2", "d3", "a4"], ["b3", "d4"], 28)


# -- the text form


def test_a_file_may_be_named_and_lines_may_be_written_freely(tmp_path: Path) -> None:
    file = tmp_path / "town.txt"
    file.write_bytes(
        "\ufeff\n".encode() + SEED.upper().replace("WAREHOUSE(STONE,BRICK,GLASS)", "WareHouse(Stone, brick GLASS)").encode()
    )
    result = run(str(file), "--json")
    assert json.loads(result.stdout)["total"] == 28


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("cottage", "cottage"),
        ("cott", "cottage"),
        ("farm", "farm"),  # whole, although nothing else begins so
        ("temp", "temple"),
        ("barrett", "barrett_castle"),
        ("sky", "the_sky_baths"),
        ("the-star", "the_starloom"),
        ("architect's_g", "architects_guild"),
        ("towns.feast_hall", "feast_hall"),
        ("Медовый_зал", "feast_hall"),
        ("жернов", "millstone"),
    ],
)
def test_a_name_may_be_cut_short_as_long_as_it_is_clear(word: str, meant: str) -> None:
    assert read(f"{word} - - -\n" + 3 * NOTHING).squares[0] == f"towns.{meant}"


def test_cubes_are_named_like_cards_and_lie_on_buildings_in_brackets() -> None:
    town = read("ston wheat дерево warehouse(wo,кирпич wood)\nfactory(glass) bank() - cottage(br)\n" + 2 * NOTHING)
    assert town.squares[:3] == ("stone", "wheat", "wood")
    assert town.on == {"d1": ("wood", "brick", "wood"), "a2": ("glass",), "d2": ("brick",)}


@pytest.mark.clause("TT-SCORE-1", "TT-BLD-WAREHOUSE-6", "TT-MON-BONDMAKER-5")
def test_cubes_in_a_town_count_as_empty_squares_and_those_on_warehouses_cost() -> None:
    assert scored("shed wood - -\n" + 3 * NOTHING)["total"] == 1 - 15
    assert scored("statue shed warehouse(wood,wood) cottage(stone)\n" + 3 * NOTHING)["total"] == 1 - 2 - 12


@pytest.mark.clause("TT-MON-SHRINE-1")
def test_the_shrine_is_told_how_many_buildings_stood() -> None:
    assert scored("shrine 4\nshrine - - -\n" + 3 * NOTHING)["total"] == 4 - 15
    assert scored("shrine 6\nshrine - - -\n" + 3 * NOTHING)["total"] == 8 - 15


@pytest.mark.clause("TT-MON-STARLOOM-1", "TT-MON-STARLOOM-3")
@pytest.mark.case("CASE-TT-14")
@pytest.mark.parametrize(("place", "points"), [(1, 6), (2, 3), (3, 2), (4, 0)])
def test_the_starloom_is_told_its_place(place: int, points: int) -> None:
    assert scored(f"players 4\nplace {place}\nstarloom - - -\n" + 3 * NOTHING)["total"] == points - 15


@pytest.mark.clause("TT-BLD-FEASTHALL-1", "TT-BLD-FEASTHALL-2")
@pytest.mark.case("CASE-TT-08")
@pytest.mark.parametrize(("halls", "points"), [(0, 6), (1, 6), (2, 4), (3, 4)])
def test_feast_halls_are_told_about_the_neighbour(halls: int, points: int) -> None:
    assert scored(f"players 3\nright-halls {halls}\nfeast feast - -\n" + 3 * NOTHING)["total"] == points - 14


@pytest.mark.clause("TT-BLD-FEASTHALL-4", "TT-BLD-FEASTHALL-6", "TT-OPT-4", "TT-SOLO-12")
@pytest.mark.case("CASE-TT-16")
def test_alone_nothing_need_be_told_and_options_count() -> None:
    town = "feast feast starloom -\n" + 3 * NOTHING
    assert scored(f"solo\n{town}")["total"] == 4 + 6 - 13
    assert scored(f"solo\noption solo-feast-hall absent\n{town}")["total"] == 6 + 6 - 13


# -- the JSON form


def test_both_forms_of_a_town_are_scored_alike() -> None:
    town = {
        "town": [
            ["feast", "towns.cottage", None, "shrine"],
            ["farm", None, "wood", "warehouse"],
            ["", None, None, None],
            [None, None, None, None],
        ],
        "on": {"d2": ["wood", "стекло"]},
        "players": 3,
        "shrine": 2,
        "right_halls": 0,
        "options": {"cavern": "on"},
    }
    text = (
        "players 3\nshrine 2\nright-halls 0\noption cavern on\n"
        "feast cottage - shrine\nfarm - wood warehouse(wood,glass)\n" + 2 * NOTHING
    )
    assert scored(json.dumps(town)) == scored(text)
    assert scored(text)["total"] == 3 + 3 + 2 - 2 - 11


def test_the_page_of_the_documentation_has_the_same_town_in_both_forms() -> None:
    """The worked example with The Starloom in the place of a well: the wells bring 3 instead of 5, The Starloom 3."""
    page = (ROOT / "docs" / "how-to" / "score-a-town.md").read_text(encoding="utf-8")
    text, data = (re.findall(rf"```{form}\n(.*?)```", page, re.DOTALL)[0] for form in ("text", "json"))
    assert scored(text) == scored(data)
    assert scored(text)["total"] == 29


def test_a_solo_town_in_json() -> None:
    town = {"solo": True, "town": [["starloom", None, None, None], *[[None] * 4] * 3]}
    found = scored(json.dumps(town))
    assert (found["total"], found["rank"]) == (6 - 15, "Aspiring Architect")


@pytest.mark.parametrize(
    ("change", "place", "hint"),
    [
        ({"town": 3}, "town cannot be 3", "Four rows"),
        ({"town": [["farm"] * 3, *[[None] * 4] * 3]}, 'town[0] cannot be ["farm", "farm", "farm"]', "Four names"),
        ({"town": [[7, None, None, None], *[[None] * 4] * 3]}, "town[0][0] cannot be 7", "card or a resource"),
        ({"town": [["frm", None, None, None], *[[None] * 4] * 3]}, "town[0][0]: there is no card or resource 'frm'", "farm"),
        ({"on": {"e1": ["wood"]}}, "on has an unknown key 'e1'", "a1 (upper left) to d4"),
        ({"on": {"a1": ["wod"]}}, "on.a1: there is no resource 'wod'", "wood"),
        ({"on": {"b1": ["wood"]}}, "on.b1 names a square without a building", "a1 is the upper left square"),
        ({"on": {"c1": ["wood"]}}, "on.c1 names a square without a building", "a1 is the upper left square"),
        ({"plaeyrs": 3}, "the top level has an unknown key 'plaeyrs'", "Did you mean players"),
        ({"players": 7}, "players cannot be 7", "How many play"),
        ({"right_halls": -1}, "right_halls cannot be -1", "feast halls"),
        ({"solo": "yes"}, 'solo cannot be "yes"', "true for a solo game"),
    ],
)
def test_a_wrong_value_in_json_is_named_with_its_place(change: dict[str, Any], place: str, hint: str) -> None:
    right = {"town": [["farm", None, "wood", None], *[[None] * 4] * 3]}
    assert scored(json.dumps(right))["total"] == -15
    error, told = wrong(json.dumps({**right, **change}))
    assert error == f"The town: {place}."
    assert hint in told


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "is not JSON"),
        ('{"players": 2}', "the top level has no 'town'"),
        ('{"town":' + "[" * 50_000, "is not JSON"),
    ],
)
def test_what_is_no_town_in_json_is_refused(text: str, why: str) -> None:
    assert why in wrong(text)[0]


# -- what is said when something is wrong


@pytest.mark.parametrize(
    ("town", "error", "hint"),
    [
        ("\ntavrn - - -\n", "line 2, word 1: there is no card or resource 'tavrn'", "Did you mean tavern"),
        ("- - ta -\n", "line 1, word 3: 'ta' may mean several", "Write one of these: tailor, tavern."),
        ("- w - -\n", "line 1, word 2: 'w' may mean several", "warehouse, well, wheat, wood"),
        ("farm - -\n", "line 1: 3 words instead of 4", "farm cottage - warehouse(stone,brick)"),
        ("- - - - -\n", "line 1: 5 words instead of 4", "players, place, shrine, right-halls"),
        (5 * NOTHING, "line 5: a town has 4 lines, this is one more", "Score one town at a time."),
        ("factory(wod) - - -\n", "line 1, word 1: there is no resource 'wod'", "Did you mean wood?"),
        ("warehouse(wood - - -\n", "line 1: a bracket is missing", "warehouse(stone,brick)"),
        ("(wood) - - -\n", "line 1, word 1: the brackets of '(wood)' do not fit", "warehouse(stone,brick)"),
        ("wood(wood) - - -\n", "line 1, word 1: wood is a cube, nothing can lie on it", "Cubes lie on buildings"),
        ("-(wood) - - -\n", "line 1, word 1: there is no card or resource '-'", "Known: abbey"),
        ("players seven\n", "line 1: 'players' needs a number from 1 to 6, not 'seven'", "players 3"),
        ("players 7\n", "line 1: 'players' needs a number from 1 to 6, not '7'", "players 3"),
        ("shrine\n", "line 1: 'shrine' needs a number from 1 to 16, not ''", "shrine 8"),
        ("option cavern\n", "line 1: an option has a name and a value", "option solo_feast_hall absent"),
        ("place 1\nplace 2\n", "line 2: 'place' is given twice", "Leave one of them out: place"),
        ("solo\n\nsolo\n", "line 3: 'solo' is given twice", "Leave one of them out: solo"),
        ("option cavern on\noption cavern off\n", "line 2: 'option cavern' is given twice", "Leave one of them out"),
        ("solo\nplayers 4\n", "line 2: a solo game has one player", "Leave out: players"),
        ("players 4\nsolo\n", "line 2: a solo game has one player", "Leave out: players"),
    ],
)
def test_a_wrong_line_is_named_with_what_would_be_right(town: str, error: str, hint: str) -> None:
    told, helped = wrong(town + 3 * NOTHING)
    assert told == f"The town, {error}."
    assert hint in helped


RUSSIAN = [
    ("tavrn - - -\n", "Город, строка 1, слово 1: нет такой карты или такого ресурса: «tavrn».", "Может быть, tavern"),
    ("warehouse(gold) - - -\n", "Город, строка 1, слово 1: нет такого ресурса: «gold».", "Может быть, "),
    ("w - - -\n", "Город, строка 1, слово 1: «w» значит не одно.", "Напишите одно из этих: warehouse, well, wheat, wood."),
    ("players 9\n", "Город, строка 1: для «players» нужно число от 1 до 6, а не «9».", "Например: players 3"),
    ("place\n", "Город, строка 1: для «place» нужно число от 1 до 6, а не «-».", "Например: place 3"),
    ("option solo\n", "Город, строка 1: у опции есть имя и значение.", "Например: option solo_feast_hall absent"),
    ("place 1\nplace 2\n", "Город, строка 2: «place» дано дважды.", "Оставьте что-то одно: place"),
    ("solo\nplayers 4\n", "Город, строка 2: в одиночной игре один игрок.", "Уберите: players"),
    ("- - -\n", "Город, строка 1: слов 3, а должно быть 4.", "Можно добавить: solo, option, players,"),
    ("factory( - - -\n", "Город, строка 1: не хватает скобки.", "Пишется так: farm cottage"),
    ("a(b)c(d) - - -\n", "Город, строка 1: слов 5, а должно быть 4.", "В строке города 4 слова"),
    (")factory( - - -\n", "Город, строка 1, слово 1: скобки не сходятся: «)factory(».", "в одной паре скобок"),
    ("wood(wood) - - -\n", "Город, строка 1, слово 1: это кубик, на нём ничего не лежит: wood.", "Кубики лежат на зданиях"),
    (2 * NOTHING, "Город, строка 5: строк в городе 4, эта лишняя.", "Считайте города по одному."),
    ("place 3\n- - - -\n", "Город не может быть завершён под номером 3: игроков 2.", "Скажите, сколько игроков"),
    ("solo\nright-halls 1\n- - - -\n", "У того, кто играет один, нет соседа справа.", "Уберите: right-halls"),
    ("shrine_of_the_elder_tree - - -\n", "этого нет: сколько зданий стояло, когда построили Святилище", "shrine 2"),
    ("starloom - - -\n", "этого нет: каким по счёту завершён город", "place 2"),
    ("feast_hall - - -\n", "этого нет: сколько медовых залов у соседа справа.", "right-halls 2"),
    ("{", "Город: это не JSON.", "Город — объект JSON в UTF-8."),
    ('{"town": 3} ', "Город: town: так нельзя: 3.", ""),
    ('{"twn": []} ', "Город: нет такого ключа: «twn».", "town"),
    ("{} ", "Город: не хватает ключа «town».", ""),
    (json.dumps({"town": [["gold", None, None, None], *3 * [4 * [None]]]}), "Город: town[0][0]: нет такой карты", "Может быть, "),
    (
        json.dumps({"town": 4 * [4 * [None]], "on": {"b2": []}}),
        "Город: on.b2: на этой клетке нет здания.",
        "верхняя левая клетка",
    ),
    (
        json.dumps({"town": 4 * [["farm"] * 4], "on": {"b2": ["gold"]}}),
        "Город: on.b2: нет такого ресурса: «gold».",
        "Может быть, ",
    ),
]


@pytest.mark.parametrize(("town", "error", "hint"), RUSSIAN)
def test_what_is_wrong_with_a_town_is_told_in_russian(town: str, error: str, hint: str) -> None:
    result = run("-", "--lang", "ru", town=town if town.startswith("{") else town + 3 * NOTHING)
    told, _, helped = result.stderr.partition("\n")
    assert told.startswith("Ошибка: ")
    assert error in told
    assert hint in helped
    assert helped.strip() or not hint


@pytest.mark.parametrize(
    ("content", "error"), [("Фе - - -".encode("cp1251"), "это не текст в UTF-8."), (b"-" * 70000, "больше 64 КиБ.")]
)
def test_a_file_that_is_no_town_is_named_in_russian(tmp_path: Path, content: bytes, error: str) -> None:
    file = tmp_path / "town.txt"
    file.write_bytes(content)
    assert run(str(file), "--lang", "ru").stderr.startswith(f"Ошибка: {file}: {error}\n")


def test_all_that_is_wrong_is_told_in_russian_at_once() -> None:
    town = "players 9\ntavrn - factory(wod) -\n- - -\n" + 2 * NOTHING
    _, *lines = run("-", "--lang", "ru", town=town).stderr.splitlines()
    assert lines[1].strip() == "Неверно и другое:"
    assert (
        lines[2].strip().startswith("Город, строка 2, слово 1: нет такой карты или такого ресурса: «tavrn». Может быть, tavern")
    )
    assert [line.split(":")[0].strip() for line in lines[2:]] == [
        "Город, строка 2, слово 1",
        "Город, строка 2, слово 3",
        "Город, строка 3",
    ]


def test_all_that_is_wrong_with_a_town_is_told_at_once() -> None:
    told, helped = wrong("players 9\ntavrn - factory(wod) -\n- - -\nwood(wood) - - -\n- - - -\n")
    assert told == "The town, line 1: 'players' needs a number from 1 to 6, not '9'."
    first, also, *others = map(str.strip, helped.splitlines())
    assert (first, also) == ("players 3", "This is wrong, too:")
    assert [line.partition(":")[0] for line in others] == [
        "The town, line 2, word 1",
        "The town, line 2, word 3",
        "The town, line 3",
        "The town, line 4, word 1",
    ]
    assert others[1].endswith("there is no resource 'wod'. Did you mean wood?")


@pytest.mark.parametrize("rows", range(4))
def test_a_town_that_ends_too_early_is_refused(rows: int) -> None:
    assert wrong(rows * NOTHING)[0] == f"The town ends after {rows} of 4 lines of squares."


@pytest.mark.parametrize(
    ("town", "error", "hint"),
    [
        ("shrine - - -\n", "the number of buildings when the Shrine was built", "shrine 2"),
        ("starloom - - -\n", "as what number the town was completed", "place 2"),
        ("feast - - -\n", "the number of feast halls of the right-hand neighbour", "right-halls 2"),
        ("place 3\nstarloom - - -\n", "A town cannot be completed as number 3 among 2.", "players 4"),
        ("solo\nright-halls 1\nfeast - - -\n", "A player alone has no right-hand neighbour.", "right-halls"),
        ("option caver on\n- - - -\n", "There is no option 'caver'.", "cavern"),
        ("option cavern perhaps\n- - - -\n", "Option cavern cannot be 'perhaps'.", "Allowed: off, on."),
    ],
)
def test_what_the_score_depends_on_must_be_said_and_possible(town: str, error: str, hint: str) -> None:
    told, helped = wrong(town + 3 * NOTHING)
    assert error in told
    assert hint in helped


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    missing = run(str(tmp_path / "town.txt"))
    assert missing.exit_code == 2
    assert "town.txt: No such file or directory" in missing.stderr
    latin = tmp_path / "latin.txt"
    latin.write_bytes("Фе - - -".encode("cp1251"))
    assert "latin.txt is not text in UTF-8" in run(str(latin)).stderr
    large = tmp_path / "large.txt"
    large.write_text("#" * 65_537, encoding="utf-8")
    assert "large.txt is larger than 64 KiB" in run(str(large)).stderr


def test_a_home_made_card_joins_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "home.py"
    file.write_text(
        "from swcore import Modifier\n"
        "from swcore_tiny_towns.position.pieces import Building\n"
        'pond = Building("home.pond", type="well", pattern="glass glass", points=Modifier(2, "ponds"))\n',
        encoding="utf-8",
    )
    town = "pond pond - -\n" + 3 * NOTHING
    result = run("-", "--piece", str(file), town=town)
    assert "+4 ponds" in result.stdout
    assert "Total: −10 points" in result.stdout
    assert wrong(town)[0] == "The town, line 1, word 1: there is no card or resource 'pond'."


def test_a_home_made_card_that_fails_is_named(tmp_path: Path) -> None:
    file = tmp_path / "home.py"
    file.write_text(
        "from swcore import hookimpl\n"
        "from swcore_tiny_towns.position.pieces import Building\n"
        "class Pond(Building):\n"
        "    @hookimpl\n"
        "    def towns_score(self, squares):\n"
        "        return squares // 0\n"
        'pond = Pond("home.pond", type="well", pattern="glass glass")\n',
        encoding="utf-8",
    )
    result = run("-", "--piece", str(file), town="pond - - -\n" + 3 * NOTHING)
    assert result.exit_code == 2
    assert "home.pond failed in towns_score: ZeroDivisionError" in result.stderr


def test_what_is_read_is_what_is_scored() -> None:
    """The position behind the score: the town in the first seat, the neighbour's halls in the last."""
    town = read("players 3\nright-halls 2\nplace 2\nfeast_hall starloom - -\n" + 3 * NOTHING)
    view = view_of(RULES, town)
    assert view.seats == 3
    assert view.town(0).squares == town.squares
    assert [view.town(seat).of_card("towns.feast_hall").bit_count() for seat in (1, 2)] == [0, 2]
    assert sorted(view.completed) == [1, 2, 3]
    assert view.completed[0] == 2
    assert squares_of(score(view, 0).empty) == tuple(range(2, 16))
