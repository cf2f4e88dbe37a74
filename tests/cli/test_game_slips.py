"""What one gets wrong in a game of one's own: each slip is told with its line and with what would be right, in both languages.

The slips are changes of the game that the tutorial builds; `tests/data/game_slips.toml` lists them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from swcore import Game, SwcoreError
from swcore.bots import make_bot, play_out
from swcore.cli.setup import Choice
from swcore.engine.book_faults import FAULTS_OF_BOOKS
from swcore.engine.machine import Machine
from swcore.wording.author_texts import REMEDIES, TOLD
from swcore.wording.errors import in_words
from tests.cli.conftest import Run, Screen

ROOT = Path(__file__).parents[2]
TIDES = (ROOT / "examples" / "tides.py").read_text(encoding="utf-8")
SLIPS = tomllib.loads((ROOT / "tests" / "data" / "game_slips.toml").read_text(encoding="utf-8"))["slip"]


def slipped(slip: dict[str, Any], folder: Path) -> Path:
    """Return the game with a slip, as a file."""
    path = folder / "tides.py"
    source = TIDES.partition(slip["cut"])[0] if "cut" in slip else TIDES.replace(slip["old"], slip["new"])
    assert source != TIDES, "the game is another one now"
    if "random." in source:
        source = source.replace("from typing", "import random\nfrom typing", 1)
    if "prompt =" not in source:
        source = source.replace("prompt.settle-one", "prompt.other")
    path.write_text(source, encoding="utf-8")
    return path


def fault(path: Path, bot: str) -> SwcoreError:
    """Return what is said when a game is played by bots."""
    with pytest.raises(SwcoreError) as caught:
        played(path, bot)
    return caught.value


def played(path: Path, bot: str) -> Any:
    """Play a file as the command line does, and return the final table."""
    rules, _ = Choice(files=(str(path),)).rules(quiet=True)
    game = Game.new(rules, 2, seed=1)
    play_out(game, [make_bot(bot, rules, seat) for seat in range(2)])
    return game.result


@pytest.mark.parametrize(
    "slip", [pytest.param(slip, id=slip["name"], marks=[pytest.mark.pure] if slip.get("pure") else []) for slip in SLIPS]
)
def test_a_slip_is_told_with_its_line_and_its_remedy(slip: dict[str, Any], tmp_path: Path) -> None:
    path = slipped(slip, tmp_path)
    error = fault(path, slip.get("bot", "greedy"))
    told = {language: in_words(error, language) for language in ("en", "ru")}
    for language, (message, hint) in told.items():
        if "at" in slip:
            message, line = message.rsplit(":", 1)
            assert path.read_text(encoding="utf-8").splitlines()[int(line.rstrip(".")) - 1].strip() == slip["at"]
            message = message.rpartition(f" {path}")[0].rpartition(" ")[0]
        message = re.sub(r"swcore_piece_tides_\w+", "MODULE", message.replace(str(path), "FILE"))
        assert [message, *filter(None, (hint,))] == slip[language]


def test_there_are_slips_of_every_sort() -> None:
    """Each case that can be told of has a slip, in both languages."""
    assert len(SLIPS) > 50
    cases = {f"bad-game.{case}" for case in FAULTS_OF_BOOKS} - {"bad-game.twice", "bad-game.own-name"}
    assert {key for key in TOLD if key.startswith("bad-game.")} == cases
    assert {key for key in REMEDIES if key.startswith("bad-game.")} == cases
    fields = re.compile(r"\{(\w+)[!}]")
    for case, texts in FAULTS_OF_BOOKS.items():
        for table, text in zip((TOLD, REMEDIES), texts, strict=True):
            known = table.get(f"bad-game.{case}") or table[f"duplicate-kind.{case}"]
            assert set(fields.findall(known)) <= set(fields.findall(" ".join(texts))), (case, text)


@pytest.mark.pure
def test_a_menu_that_compiled_code_refuses_is_told_as_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slip = next(one for one in SLIPS if one["name"] == "a list instead of a tuple")
    rules, _ = Choice(files=(str(slipped(slip, tmp_path)),)).rules(quiet=True)
    game = Game.new(rules, 2)

    def compiled(machine: object, seat: int | None = None) -> None:
        raise TypeError("tuple object expected; got list")

    monkeypatch.setattr(Machine, "legal", compiled)
    with pytest.raises(SwcoreError) as caught:
        game.legal_actions()
    assert caught.value.message == slip["en"][0]


def test_a_slip_is_told_by_the_command_that_plays_the_file(run: Run, tmp_path: Path) -> None:
    slip = next(one for one in SLIPS if one["name"] == "a decision that is not declared")
    path = slipped(slip, tmp_path)
    line = path.read_text(encoding="utf-8").splitlines().index("class Tides(Rulebook):") + 1
    shown = run("play", str(path), "--bots")
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert shown.stderr == f"Error: {slip['en'][0]} At {path}:{line}.\n  {slip['en'][1]}\n"
    shown = run("play", str(path), "--bots", "--lang", "ru")
    assert shown.stderr == f"Ошибка: {slip['ru'][0]} Место: {path}:{line}.\n  {slip['ru'][1]}\n"


def test_a_person_who_meets_a_slip_is_told_and_may_leave(screen: type[Screen], tmp_path: Path) -> None:
    slip = next(one for one in SLIPS if one["name"] == "a reducer that raises")
    rules, _ = Choice(files=(str(slipped(slip, tmp_path)),)).rules(quiet=True)
    table = screen(Game.new(rules, 2, seed=3), {1: make_bot("random", rules, 1)})
    shown = table.play("settle palm", "settle palm", "", "quit", "quit")
    assert "home.tides failed in scored at the event ('scored', 1, 'sand', 3): IndexError" in shown
    assert "It is player 2's turn. Enter tries again, `save` keeps the game, `quit` leaves." in shown


@pytest.mark.parametrize(
    ("line", "call"),
    [
        ("import random as r\nr.shuffle([])", "r.shuffle"),
        ("from random import choice as pick\npick('ab')", "pick"),
        ("import secrets\nsecrets.randbelow(6)", "secrets.randbelow"),
        ("import random\nrandom.Random(5).choice('ab')", ""),
        ("import random\nGENERATOR = random.Random(5)", ""),
        ("from swcore.testing import play_random", ""),
    ],
)
def test_only_outcomes_that_come_by_themselves_are_refused(line: str, call: str, tmp_path: Path) -> None:
    path = tmp_path / "tides.py"
    path.write_text(TIDES + line + "\n", encoding="utf-8")
    if call:
        error = fault(path, "random")
        assert error.message.startswith(f"{call} is drawn apart from the game")
        assert error.details["line"] == len(TIDES.splitlines()) + 2
    else:
        assert played(path, "random")["ranking"]


def test_a_game_without_resigning_says_so(tmp_path: Path) -> None:
    slip = {"old": "    def resign(self", "new": "    def leave(self"}
    rules, _ = Choice(files=(str(slipped(slip, tmp_path)),)).rules(quiet=True)
    with pytest.raises(SwcoreError) as caught:
        Game.new(rules, 2).resign(0)
    assert in_words(caught.value, "en")[0].startswith("Tides has no method resign. At ")
    assert in_words(caught.value, "ru")[1] == "Допишите def resign(self, machine, seat) в Tides."
