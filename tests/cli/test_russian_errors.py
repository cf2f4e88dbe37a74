"""C8: errors of the command line, of click and of the core in the language of the reader."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from swcore import Game
from swcore.errors import MapError, PluginError, SwcoreError, nearest
from swcore.wording.error_texts import CLICK, CODES, HINTS, NEAR, SYSTEM
from swcore.wording.errors import in_words, language_asked, language_of, with_no_game
from tests.cli.conftest import Run

RU = ("--lang", "ru")


@pytest.mark.parametrize(
    ("args", "message", "hint"),
    [
        (("play", "--player", "3"), "Нет ключа --player. Может быть, --players, --pace?", "play --help"),
        (("play", "--players", "many"), "нужно целое число от 1 до 16.", "play --help"),
        (("play", "--players", "9"), "игроков от 2 до 5, а не 9.", ""),
        (("play", "chess"), "Нет игры «chess».", ""),
        (("play", "--map", "base-6p"), "Нет карты «base-6p».", "Может быть, base-5p"),
        (("play", "--edition", "first"), "Нет издания «first».", "Есть: fan-as, hobbyworld-2016"),
        (("play", "--option", "sorcerer_limit"), "«sorcerer_limit» — не опция", "--option ИМЯ=ЗНАЧЕНИЕ"),
        (("play", "--option", "sorcerer_limit=3"), "нет такого значения", "Можно: per_opponent, per_turn."),
        (("play", "--sorcerer-limits=per_turn"), "Нет опции «sorcerer_limits».", "Может быть, sorcerer_limit?"),
        (("play", "--with", "base.orks"), "Нет фигуры «base.orks».", "base.orcs"),
        (("play", "--piece", "no.py"), "no.py не читается", ""),
        (("play", "--seat", "2"), "«2» — не место за столом.", "--seat 2=greedy"),
        (("play", "--seat", "1=gredy"), "Нет игрока «gredy».", "Может быть, greedy?"),
        (("play", "--players", "2", "--seat", "3=random"), "Места 3 нет, за столом 2.", "--players"),
        (("play", "--resume", "--bots"), "Нет терминала, за которым", "--load ФАЙЛ --bots"),
        (("play", "--chance", "manual"), "Нет терминала, чтобы вводить броски.", "--chance manual"),
        (("play", "--first", "3"), "от 1 до 2, а не 3.", "--first"),
        (("replay", "not/here.save"), "not/here.save: нет такого файла или папки.", "Нет папки not: создайте её"),
        (("play", "--load", "no.save"), "no.save: нет такого файла или папки.", "который можно открыть"),
        (("play", "--load", "x", "--players", "3"), "уже есть: --players.", "Уберите --players."),
        (("play", "--resume", "--interactive"), "Нет партии, которую можно продолжить.", "--load ФАЙЛ"),
        (("play", "small-world", "b", "c"), "Лишние слова: b c", "play --help"),
        (("play", "--bots=yes"), "Ключу --bots значение не нужно.", ""),
        (("simulate", "--bots", "gredy"), "Нет бота «gredy».", "Может быть, greedy?"),
        (("simulate", "-n", "0"), "нужно целое число от 1 до 1000000.", "simulate --help"),
        (("simulate", "--bots", "random,random", "--players", "3"), "ботов нужно 3, а не 2.", "greedy,random"),
        (("show",), "Не хватает: ", "show --help"),
        (("rules", "XX-1"), "Нет пункта правил «XX-1».", ""),
    ],
)
def test_a_mistake_is_told_in_russian_c8(
    run: Run, args: tuple[str, ...], message: str, hint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C8: errors stayed English in Russian."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    result = run(*args, *RU)
    assert result.exit_code == 2
    first, *rest = result.stderr.splitlines()
    assert first.startswith("Ошибка: ")
    assert message in first
    assert hint in " ".join(rest)
    assert result.stdout == ""


def test_the_language_of_the_system_counts_where_no_option_is_read_c8(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run("xyzzy").stderr.splitlines()[0] == "Ошибка: Нет команды «xyzzy»."
    assert run("xyzzy", "--lang=en").stderr.splitlines()[0] == "Error: No such command 'xyzzy'."


@pytest.mark.parametrize(
    ("args", "variable", "language"),
    [
        (("--lang", "ru"), "en", "ru"),
        (("--lang=ru",), "", "ru"),
        ((), "ru", "ru"),
        (("--lang", "xx"), "ru", "ru"),
        (("--lang",), "", "en"),
    ],
)
def test_the_language_is_read_off_a_wrong_line_too(
    args: tuple[str, ...], variable: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SWCORE_LANG", variable)
    monkeypatch.setenv("LC_ALL", "C")
    assert language_asked(args) == language


def test_an_error_without_a_text_is_told_in_english_as_a_whole_c8() -> None:
    told, hint = in_words(MapError("Border 3 leads nowhere.", code="dangling-border", hint=nearest("r1", ["r01"])), "ru")
    assert told == "Border 3 leads nowhere."
    assert hint == "Did you mean r01?"
    missing = PluginError("There is no game.", code="unknown-game", hint="Look.")  # a stranger's, without details
    assert in_words(missing, "ru") == ("There is no game.", "Look.")
    assert in_words(SwcoreError("Odd."), "en") == ("Odd.", "")


def test_no_text_is_left_in_english() -> None:
    for table in (CODES, HINTS):
        for texts in table.values():
            assert all(re.search("[а-яё]", text) or "--" in text or text == "{file}: {why}." for text in texts["ru"])
    for plain in (CLICK, NEAR, SYSTEM):
        assert all(re.search("[а-яё]", texts["ru"]) or texts["ru"] == "{message}" for texts in plain.values())


# -- never two languages in one error

LISTED = re.findall(r"^## `([a-z-]+)`$", (Path(__file__).parents[2] / "docs/reference/errors.md").read_text(), re.MULTILINE)
TOLD = " ".join(text for table in (CODES, HINTS) for texts in table.values() for text in texts["ru"])
NAMES = sorted(set(re.findall(r"{(\w+)", TOLD)))


def russian(text: str) -> bool:
    return re.search("[а-яё]", text, re.IGNORECASE) is not None


@pytest.mark.parametrize("given", [(), NAMES], ids=["no details", "all details"])
def test_no_code_is_told_in_two_languages(given: list[str]) -> None:
    """Sentence, hint and place are of one language, whatever details an error brings: all codes of the reference."""
    assert len(LISTED) > 100
    assert CODES.keys() - set(LISTED) <= {"file", "output", "failed"}, "texts of codes that are no more"
    near = nearest("r1", ["r01"])
    for code in LISTED:
        for hint in ("", "Do it otherwise.", near):
            details = {**dict.fromkeys(given, "x"), "file": "a.py", "line": 3}
            error = SwcoreError("It is wrong.", code=code, hint=hint, **details)
            for told in (in_words(error, "ru"), with_no_game(error, "ru")):
                kinds = {russian(part) for part in told if part}
                assert kinds == {language_of(error, "ru") == "ru"}, (code, told)
                assert "It is wrong" not in told[0] or told[0] == "It is wrong. At a.py:3.", told


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("from swcore.conquest import Race\nx = Race('home.x', tokns=5)\n", "has no argument 'tokns'"),
        ("from swcore.conquest import Race\nx = Race('home.x', tokens=5, text=7)\n", "text is a text, not 7"),
        (
            "from swcore import hookimpl\nfrom swcore.conquest import Race\nclass X(Race):\n    @hookimpl\n"
            "    def conquest_scored(self, armi):\n        pass\nx = X('home.x', tokens=5)\n",
            "has no argument 'armi'",
        ),
    ],
)
def test_what_an_author_meets_is_english_from_its_first_word_on(run: Run, tmp_path: Path, source: str, told: str) -> None:
    """`piece-argument`, `piece-text`, `bad-hook`: they began in Russian and went on in English."""
    file = tmp_path / "x.py"
    file.write_text(source)
    shown = run("simulate", "-n", "1", "--jobs", "1", "--piece", str(file), *RU).stderr
    assert shown.startswith("Error: ")
    assert told in shown
    assert not russian(shown)


def test_a_save_that_was_changed_is_told_in_russian(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    path.write_text(Game.new("small-world", 2, seed=1).save().replace('"do"', '"so"'))
    shown = run("replay", str(path), "--verify", *RU).stderr
    assert shown == "Ошибка: Строка 2 сохранения повреждена.\n"


def test_the_help_of_the_program_says_once_that_it_is_in_english(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = "Справка по командам — на английском, сама игра — по-русски."
    monkeypatch.setattr("sys.argv", ["swcore", "--help"])
    assert told not in run("--help").stdout
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run("--help").stdout.count(told) == 1
