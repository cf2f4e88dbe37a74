"""Small World of Warcraft on a terminal: islands, markers face up and down, bodies, tolls, and every word in both languages."""

from __future__ import annotations

import random
import re

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.contract import narrator_of, renderer_of
from swcore.testing import Scene
from tests.cli.conftest import Screen
from tests.shared.screens import drawn

UNTRANSLATED = re.compile(r"[{}]|\b(?:ask|boost|did|do|face|head|mode|reason|symbol|terrain|told|use|value|why)\.[a-z]")
# Two islands, each with a harbour: a - b - c and d - e.
ISLANDS = {
    "a": "hill harbor",
    "b": "swamp magic artifact_slot",
    "c": "lake",
    "d": "mountain harbor cavern",
    "e": "farmland murloc artifact_slot",
}
BORDERS = "a-b b-c d-e"
FARMER = "warcraft.farmer"


def scene(**more: object) -> Scene:
    return Scene(ISLANDS, BORDERS, game="warcraft", **more)  # type: ignore[arg-type]


def shown(game: Game, seat: int | None, width: int = 120, language: str = "en") -> list[str]:
    return [" ".join(line.split()) for line in drawn(renderer_of(game.ruleset, language).position(game, seat, width), width)]


# -- the table


@pytest.mark.clause("WC-FACTION-1")
@pytest.mark.parametrize(("language", "alliance", "horde"), [("en", "Alliance", "Horde"), ("ru", "Альянс", "Орда")])
def test_the_faction_of_a_race_stands_behind_its_name_wherever_one_picks_or_compares(
    language: str, alliance: str, horde: str
) -> None:
    made = scene()
    made.column(
        ("warcraft.worgen", "warcraft.sailing", 0), ("warcraft.trolls", FARMER, 0), ("warcraft.naga", "warcraft.mining", 0)
    )
    made.army(1, "warcraft.orcs", "warcraft.ranger", {"a": 1})
    made.army(1, "warcraft.dwarves", "", {"d": 1}, declined=True)
    game, renderer = made.turn(0), renderer_of(made.game.ruleset, language)
    named = renderer.words.combo  # type: ignore[attr-defined]
    picks = [label.splitlines()[0] for _, _, label in renderer.menu(game, 0)]
    table = "\n".join(drawn(renderer.page(game, 0, "combos", [], 120)))
    players = "\n".join(shown(game, 0, language=language))
    for race, power, faction in (
        ("warcraft.worgen", "warcraft.sailing", alliance),
        ("warcraft.trolls", FARMER, horde),
        ("warcraft.naga", "warcraft.mining", ""),
    ):
        name = f"{named(race, power)} ({faction})" if faction else named(race, power)
        assert any(pick.startswith(f"{name} ·") for pick in picks)
        assert name in table
        assert f"{named(race, power)} (" not in table or faction
    assert f"{named('warcraft.orcs', 'warcraft.ranger')} ({horde}):" in players
    assert f"{named('warcraft.dwarves', '')} ({alliance}):" in players


@pytest.mark.clause("WC-ART-AEGIS-1")
def test_a_region_to_choose_is_named_once_with_what_is_there() -> None:
    made = scene()
    made.army(0, "warcraft.orcs", FARMER, {"a": 1, "b": 2})
    made.place("warcraft.aegis_of_aggramar", "a")
    game = made.turn(0, "conquer")
    while not game.legal_actions()[0].text.startswith("choose"):
        game.apply(game.legal_actions()[-1])
    lines = [(text, label) for _, text, label in renderer_of(game.ruleset, "en").menu(game, 0)]
    assert lines == [("choose b", "swamp, magic · your Farmer Orcs 2 · Face-down marker"), ("done", "finish this step")]


@pytest.mark.clause("WC-COMBO-4", "WC-POWER-FARMER-1")
def test_the_tokens_of_a_combo_are_those_of_the_number_that_the_game_chose_for_its_badge() -> None:
    """Trolls have 6; the badge Farmer, 4 by our proposal, is chosen to be 1."""
    made = scene(options={"badge_farmer": 1})
    made.column(("warcraft.trolls", FARMER, 0))
    game, renderer = made.turn(0), renderer_of(made.game.ruleset, "en")
    (line,) = renderer.menu(game, 0)
    assert line[2].startswith("Farmer Trolls (Horde) · 7 tokens")
    assert "6 + 1 = 7" in "\n".join(drawn(renderer.page(game, 0, "combos", [], 120)))
    game.apply("pick warcraft.trolls")
    assert made.army_of(0).hand == 7


@pytest.mark.clause("WC-SETUP-6", "WC-MAP-1", "WC-TERM-6")
def test_each_island_is_a_table_of_its_own_with_its_symbols_and_borders() -> None:
    rows = shown(scene().turn(0), 0)
    assert rows.index("Island 1") < rows.index("a hill harbour b") < rows.index("Island 2")
    assert rows[rows.index("Island 2") + 3] == "d mountain harbour, cavern Mountain e"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.clause("WC-SETUP-2")
def test_the_islands_of_a_game_are_named_and_all_regions_stand_in_the_tables(width: int, seats: int) -> None:
    game = Game.new("warcraft", seats, seed=3)
    lines = drawn(renderer_of(game.ruleset, "en").position(game, 0, width), width)
    text = "\n".join(lines)
    assert max(map(len, lines)) <= width
    sizes = {2: "LS", 3: "LMS", 4: "LMMS", 5: "LLMSS"}[seats]
    named = re.findall(r"\b(Large|Medium|Small) island \d[ab]", text)
    assert sorted(word[0] for word in named) == sorted(sizes)
    names = game.play.state.ground.names
    assert sorted(re.findall(r"\b[lms]\d[ab]-\d\d\b", text)) == sorted(names)
    heads = [line for line in lines if re.match(r"(?:Large|Medium|Small) island", line)]
    assert len(heads) == (seats if width == 80 else (seats + 1) // 2), "side by side where there is room"


@pytest.mark.clause("WC-SETUP-10", "WC-MARK-1", "WC-MARK-5")
def test_a_marker_is_shown_face_down_until_it_is_found_and_by_its_name_then() -> None:
    made = scene()
    made.place("warcraft.karazhan", "a")
    rows = shown(made.turn(0), 0)
    assert "a hill harbour Karazhan b" in rows
    made = scene()
    made.place("warcraft.karazhan", "a", hidden=True)
    rows = shown(made.turn(0), None)
    assert "a hill harbour Face-down marker b" in rows
    assert "Karazhan" not in "\n".join(rows)


@pytest.mark.clause("WC-POWER-BEASTMASTER-3", "WC-POWER-CHAMPION-2")
def test_bodies_are_shown_in_their_region_and_in_hand() -> None:
    made = scene()
    army = made.army(0, "warcraft.orcs", "warcraft.beastmaster", {"a": 1}, hand=2)
    made.mark("warcraft.beast", "a", army, 2)
    made.game.play.emit(("marker", "warcraft.beast", army.id, -5, -6, 1))  # from the supply to the owner's hand
    game = made.turn(0, "conquer")
    rows = shown(game, 0)
    assert "a hill harbour Orcs 1 Beast ×2 b" in rows
    assert "You Beastmaster Orcs (Horde): 1 region, 1 token 2 + Beast — 5" in rows
    assert "in hand: 2 tokens + Beast" in renderer_of(game.ruleset, "en").status(game, 0)


@pytest.mark.clause("WC-RACE-GOBLINS-2")
def test_a_bomb_is_shown_and_its_face_is_not() -> None:
    made = scene()
    made.army(1, "warcraft.orcs", "warcraft.ranger", {"a": 2})
    goblins = made.army(0, "warcraft.goblins", "warcraft.fishing", {"d": 2})
    made.pile("warcraft.bomb", "explodes", "dud")
    made.mark("warcraft.bomb", "a", goblins)
    game = made.turn(1)
    for seat in (None, 0, 1):
        rows = shown(game, seat)
        assert "a hill harbour Orcs 2 Bomb b" in rows
        assert not re.search("explodes|dud", "\n".join(rows))


@pytest.mark.clause("WC-RACE-PANDAREN-1")
@pytest.mark.parametrize(("language", "line"), [("en", "Harmony tokens: You"), ("ru", "Жетоны гармонии: Вы")])
def test_who_holds_harmony_tokens_stands_below_the_players(language: str, line: str) -> None:
    made = scene()
    pandaren = made.army(1, "warcraft.pandaren", "warcraft.ranger", {"a": 2})
    made.note(pandaren, "warcraft.pandaren.harmony", (0,))
    assert line in shown(made.turn(0, "army"), 0, language=language)


# -- what an action takes


def tolled() -> Game:
    """Orcs in turn, with a Harmony token, before a swamp of Pandaren who are Marsh Dwellers."""
    made = scene()
    made.army(0, "warcraft.orcs", "warcraft.ranger", {"a": 1}, hand=9)
    pandaren = made.army(1, "warcraft.pandaren", "warcraft.marshdweller", {"b": 1})
    made.note(pandaren, "warcraft.pandaren.harmony", (0,))
    return made.turn(0, "conquer")


@pytest.mark.clause("WC-PAY-1", "WC-RACE-PANDAREN-2", "WC-POWER-MARSHDWELLER-1")
def test_a_question_mark_explains_tokens_and_coins_apart() -> None:
    """2 for any region and 1 for the token there; 2 coins for harmony and 1 for the marsh."""
    game = tolled()
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    rows = [" ".join(row.split()) for row in screen.answers("? conquer b")[0].splitlines()]
    assert rows[0] == "conquer b is possible."
    assert rows[1].startswith("3 tokens + 3 coins · swamp, magic · Player 2's Marsh Dweller Pandaren 1")
    assert rows[2:4] == ["+2 any region (WC-CONQ-2)", "+1 Pandaren (WC-CONQ-2)"]
    assert rows[4:6] == ["= 3", "to pay, in coins:"]
    assert sorted(rows[6:8]) == [
        "+1 passage through the marsh (WC-POWER-MARSHDWELLER-1)",
        "+2 harmony (WC-RACE-PANDAREN-2)",
    ]
    assert rows[8] == "= 3"


@pytest.mark.clause("WC-PAY-1")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "you cannot pay the toll: 1 for passage through the marsh, 2 for harmony"),
        ("ru", "пошлина больше, чем у вас монет"),
    ],
)
def test_a_toll_that_cannot_be_paid_is_told(language: str, told: str) -> None:
    made = scene()
    made.coins(0, 2)
    made.army(0, "warcraft.orcs", "warcraft.ranger", {"a": 1}, hand=9)
    pandaren = made.army(1, "warcraft.pandaren", "warcraft.marshdweller", {"b": 1})
    made.note(pandaren, "warcraft.pandaren.harmony", (0,))
    game = made.turn(0, "conquer")
    (violation,) = game.violations("conquer b")
    parts = re.split("[:,] ", renderer_of(game.ruleset, language).why(violation))
    assert sorted(parts) == sorted(re.split("[:,] ", told))


@pytest.mark.clause("WC-ART-FROSTMOURNE-1", "WC-ART-DOOMHAMMER-1", "WC-RACE-GNOMES-2", "WC-ART-ASHES-1")
def test_ways_extras_and_prices_stand_in_the_menu() -> None:
    made = scene()
    made.army(0, "warcraft.gnomes", "warcraft.ranger", {"a": 1, "b": 1}, hand=5)
    made.army(1, "warcraft.orcs", "warcraft.farmer", {"d": 1})
    made.place("warcraft.frostmourne", "a")
    made.place("warcraft.doomhammer", "a")
    game = made.turn(0, "conquer")
    lines = {text: what.split(" · ")[0] for _, text, what in renderer_of(game.ruleset, "en").menu(game, 0)}
    assert lines["conquer d"] == "5 tokens"  # 2, the Orc, the mountain, travel
    assert lines["conquer d frostmourne"] == "3 tokens, with Frostmourne"
    assert lines["conquer d doomhammer"] == "Doomhammer: 1 token + 2 coins"
    assert lines["conquer d strike"] == "air strike: 4 tokens, less what the die shows"  # no travel
    assert lines["conquer d strike frostmourne"] == "air strike: 2 tokens, less what the die shows, with Frostmourne"


# -- no word is left out


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("width", "seats"), [(80, 2), (160, 3), (80, 4), (160, 5)])
def test_whole_games_fit_their_width_and_leave_no_word_untranslated(language: str, width: int, seats: int) -> None:
    """The languages share the work: each draws the board in every other turn of a game, so that together they draw all."""
    game = Game.new("warcraft", seats, seed=seats + 10)
    renderer, narrator, detail = (
        renderer_of(game.ruleset, language),
        narrator_of(game, language, None),
        narrator_of(game, language, 0),
    )
    rng = random.Random(seats)
    mine, turns = ("en", "ru").index(language), 0
    told: list[str] = []
    while not game.over:
        seat = game.pending[0]
        told += [renderer.status(game, seat), *drawn(renderer.prompt(game, seat), width)]
        if not rng.randrange(4):
            menu = renderer.menu(game, seat)
            texts = sorted(action.text for actions, _, _ in menu for action in actions)
            assert texts == sorted(action.text for action in game.legal_actions(seat))
            told += [line for _, _, what in menu for line in what.splitlines()]
            told += reasons(game, language, rng)
        step = game.apply(rng.choice(game.legal_actions(seat)), seat)
        told += [*narrator.hear(step), *detail.tell([step])]
        begun = sum(event[0] == "turn" for event in step.events)
        turns += begun
        if begun and turns % 2 == mine:
            table = drawn(renderer.position(game, seat, width), width)
            assert max(map(len, table)) <= width
            told += table
    told += drawn(renderer.final(game, 0), width) + drawn(renderer.guide(), width)
    for line in dict.fromkeys(told):
        assert not UNTRANSLATED.search(line), line
        assert language == "en" or not re.search(r"[A-Za-z]{4,}", re.sub(r"redeploy|seat-\d", "", line)), line


def reasons(game: Game, language: str, rng: random.Random) -> list[str]:
    """Return why actions of every kind are illegal, and what is in their price, for some region."""
    renderer, region = renderer_of(game.ruleset, language), rng.choice(game.play.state.ground.names)
    ways = ("", "die", "strike", "champion", "doomhammer", "ashes", "frostmourne", "discount", "strike die", "twist")
    texts = [f"conquer {region} {way}".strip() for way in ways]
    texts += [f"use {name} {region}" for name in ("steal", "scare", "raze", "portal", "twist")]
    texts += [f"abandon {region}", f"deploy {region} 1", f"place warcraft.bomb {region}", "roll", "expand", "decline", "done"]
    texts += ["pick warcraft.orcs", "choose twist", "conquer nowhere"]
    told = [renderer.why(violation) for text in texts for violation in game.violations(text)]
    return told + [renderer.part(part) for text in texts for part in game.explain(text)]


# -- by keyboard


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_is_played_by_keyboard_against_bots(language: str, seats: int) -> None:
    game = Game.new("warcraft", seats, seed=seats)
    bots = {seat: make_bot("random", game.ruleset, seat) for seat in range(1, seats)}
    told = Screen(game, bots, language, width=100).play(*["1"] * 600)
    assert game.over
    final = told.partition({"en": "Final table", "ru": "Итог"}[language])[2]
    assert re.search({"en": r"won\.|shared", "ru": "Победа"}[language], final)
