"""C8: whatever a player can meet has a Russian text, and no Russian sentence holds an English one."""

from __future__ import annotations

import ast
import errno
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from swcore_tiny_towns.wording.table_errors import CODES as TOWNS
from swcore_tiny_towns.wording.table_errors import HINTS as TOWNS_HINTS

from swcore import Game, SwcoreError, load_plugins
from swcore.bots import make_bot
from swcore.cli.packs import bring_texts
from swcore.cli.texts import TEXTS
from swcore.conquest import Marker, Race
from swcore.errors import PluginError
from swcore.testing import Scene
from swcore.wording.catalogue import Catalogue
from swcore.wording.error_texts import CLICK, CODES, HINTS, NEAR, SYSTEM
from swcore.wording.errors import in_words, of_system, reason
from tests.cli.conftest import Run, Screen

ROOT = Path(__file__).parents[2]
LISTED = set(re.findall(r"^## `([a-z-]+)`$", (ROOT / "docs/reference/errors.md").read_text(), re.MULTILINE))
# What only authors of pieces, maps and programs meet is told in English as a whole.
AUTHORS = {
    "ambiguous-game", "arguments", "bad-answer", "bad-chance", "bad-effect", "bad-game", "bad-hook", "bad-reference",
    "borrows", "bot-failed", "busy", "clause-twice", "counts", "dangling-border", "disconnected",
    "map-lines",
    "duplicate-border", "duplicate-kind", "duplicate-option", "duplicate-region", "endless", "featured",
    "frozen", "game-failed", "listener", "listener-failed", "map-not-json", "map-schema", "map-supply", "map-too-large",
    "map-unreadable", "missing-chance", "no-history", "no-map", "not-a-game", "pattern", "piece-argument", "piece-id",
    "piece-init", "piece-number", "piece-text", "piece-value", "points", "reserved-pack", "save-field", "save-line",
    "save-source", "script", "self-border", "step", "two-faces", "type", "unchecked", "undeclared",
    "unknown-fact", "unknown-hook", "unknown-marker", "unknown-purpose", "unknown-region", "unknown-schema", "unsound",
    "wrong-seat", "no-action",
}  # fmt: skip
IN_PLAY = {"unknown-action", "malformed-action", "illegal-action", "redeploy"}  # told by the words of the game that is played
TABLE = {"town-file", "town-json", "town-note", "town-text", "ambiguous-name", "unknown-name"}  # texts of the pack of towns
# Places where a code of players is raised about the argument of a program, or about what stands in a piece.
OF_AUTHORS = {
    "swcore/game/acting.py", "swcore/game/asking.py", "swcore/game/doors.py", "swcore/game/opening.py",
    "swcore/hooks/piece_files.py", "swcore/hooks/discovery.py", "swcore/hooks/game_files.py",
    "swcore/authoring/files.py", "swcore/cli/tracing/games.py",
    "plugins/tiny_towns/swcore_tiny_towns/rules/load_checks.py",
}  # fmt: skip
FIELD = re.compile(r"\{(\w+)")


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Yield each place where an error with a code is made, with the code and the names of its details."""
    for folder in ("swcore", "plugins"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                named = {one.arg: one.value for one in node.keywords} if isinstance(node, ast.Call) else {}
                code = named.get("code")
                if isinstance(code, ast.Constant) and isinstance(code.value, str) and code.value:
                    yield path.relative_to(ROOT).as_posix(), code.value, {name for name in named if name} - {"code", "hint"}


def test_every_code_is_either_told_in_russian_or_met_by_authors_alone() -> None:
    """A new code has to say which it is."""
    told = CODES.keys() - {"file", "output", "failed"}
    assert told | AUTHORS | IN_PLAY | TABLE == LISTED
    assert sum(map(len, (told, AUTHORS, IN_PLAY, TABLE))) == len(LISTED), "a code stands twice"


def test_a_pack_brings_the_texts_of_its_own_errors_and_no_others() -> None:
    assert TOWNS.keys() == TABLE
    with pytest.raises(ValueError, match="itself: seats"):
        bring_texts({"seats": {"ru": ("Мест нет.",)}}, {})


@pytest.mark.pure  # it reads the sources
def test_every_place_that_raises_a_code_of_players_brings_what_its_russian_text_speaks_of() -> None:
    found = [one for one in raised() if one[1] in CODES]
    assert len(found) > 50
    for path, code, details in found:
        fits = any(set(FIELD.findall(text)) <= details for text in CODES[code]["ru"])
        assert fits or path in OF_AUTHORS, (path, code, details)


TYPED_SO = r"""\{[^}]*\} | `[^`]*` | --[a-z-]+ | \b[A-Z]{2}-[A-Z0-9-]+ | pip\ install\ '?"?\S+ | Ctrl-[A-Z] | \br12\b
    | swcore\ play | \bplayers\ 4 | UTF-8 | \bJSON\b |
    \b(Enter|Esc|Shift|Tab|Textual|swcore|prompt_toolkit|greedy|random|manual|mode=\w+)\b"""


@pytest.mark.parametrize("table", [TEXTS, CODES, HINTS, CLICK, NEAR, SYSTEM, TOWNS, TOWNS_HINTS])
def test_no_russian_text_of_the_command_line_has_english_words(table: dict[str, dict[str, object]]) -> None:
    """But for what is typed so: keys, commands, values and names of programs."""
    for key, texts in table.items():
        text = texts["ru"]
        told = re.sub(TYPED_SO, "", " ".join([text] if isinstance(text, str) else text), flags=re.VERBOSE)  # type: ignore[arg-type]
        assert not re.search("[A-Za-z]{2,}", told), (key, told)


@pytest.mark.parametrize(
    ("code", "details", "told", "hint"),
    [
        ("mode", {"seats": 3}, "Одиночный режим — на одного игрока, а не на 3.", "--players 1"),
        ("seats", {"number": 4, "seats": 3, "seat": 3}, "Места 4 нет, за столом 3.", ""),
        ("seats", {"first": 4, "seats": 3}, "Начинать может место от 1 до 3, а не 4.", "--first"),
        ("worker-lost", {}, "Один из процессов завершился сам.", "Причину покажет --jobs 1."),
        ("worker-failed", {"kind": "OSError", "why": "x"}, "Сбой в одном из процессов: OSError: x.", ""),
        ("save-pieces", {"game": "toy.dice"}, "Это сохранение другой игры: toy.dice.", ""),
        ("save-pieces", {"pieces": ["a.b", "a.c"], "extra": []}, "Не загрузить фигуры, которые нужны сохранению: a.b, a.c.", ""),
        ("save-pieces", {"pieces": [], "extra": ["a.b"]}, "Фигуры не те: нет в сохранении a.b.", ""),
        (
            "save-pieces",
            {"pieces": ["a.b"], "files": "--piece b.py"},
            "нужны сохранению: a.b.",
            "Дайте файл снова: --piece b.py.",
        ),
        ("save-diverged", {"line": 7, "suspects": ["home.x"]}, "Строка 7 сохранения не повторяется", "дело в фигуре: home.x."),
        ("save-diverged", {"line": 7, "versions": ["a 1 (here 2)"]}, "Строка 7", "Версии другие: a 1 (here 2)."),
        ("unknown-piece", {"piece": "орки", "several": ["a.orcs", "b.orcs"]}, "«орки» называется несколько", "a.orcs, b.orcs?"),
        ("wrong-game", {"piece": "towns.inn", "game": "towns.tiny_towns"}, "towns.inn — из другой игры: towns.tiny_towns.", ""),
    ],
)
def test_an_error_of_players_is_told_in_russian(code: str, details: dict[str, object], told: str, hint: str) -> None:
    shown = in_words(SwcoreError("In English.", code=code, hint="Do it otherwise.", **details), "ru")
    assert told in shown[0]
    assert hint in shown[1]
    assert "otherwise" not in shown[1]


def test_a_list_from_a_file_is_told_without_its_controls_and_without_end() -> None:
    told, _ = in_words(SwcoreError("", code="save-pieces", pieces=["a.\x1b[2J", *map(str, range(99))]), "ru")
    assert "a.\\x1b[2J, 0, 1," in told
    assert told.endswith("9, 10, ...")


def test_the_lender_that_is_missing_is_named() -> None:
    """Russian said that the race was missing that wanted to borrow."""
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=[Race("home.gnolls", tokens=5, borrows="base.orks")])
    told, hint = in_words(caught.value, "ru")
    assert told.startswith("home.gnolls берёт жетоны у «base.orks», а такой фигуры в этой игре нет.")
    assert hint.startswith("Может быть, base.orcs")


# -- a reason within a sentence

RU = Catalogue("ru", TEXTS)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "Не удалось открыть f: на диске нет места."),
        (OSError(errno.EBADMSG, "Bad message"), "f cannot be opened: Bad message."),
        (SwcoreError("Line 2 is bad.", code="save-damaged", line=2), "Не удалось открыть f: Строка 2 сохранения повреждена."),
        (SwcoreError("A hook is bad.", code="bad-hook"), "f cannot be opened: A hook is bad."),
        (ZeroDivisionError("by zero"), "f cannot be opened: ZeroDivisionError: by zero."),
    ],
)
def test_a_sentence_and_the_reason_in_it_are_of_one_language(error: Exception, told: str) -> None:
    texts, why = reason(error, RU)
    assert texts("cannot-load", file="f", why=why) == told


def test_an_error_of_the_system_without_a_text_is_english_as_a_whole() -> None:
    assert of_system(OSError(errno.EBADMSG, "Bad message", "f"), "ru")[0] == "f: Bad message."
    assert of_system(OSError(errno.EIO, "Input/output error", "f"), "ru")[0] == "f: диск или устройство не отвечает."


def test_a_file_of_pieces_that_is_not_there_is_told_in_russian(run: Run) -> None:
    shown = run("play", "--piece", "no.py", "--lang", "ru").stderr
    assert shown.splitlines()[0] == "Ошибка: no.py не читается: нет такого файла или папки."


def test_a_word_that_a_group_of_commands_does_not_know_is_told_in_russian(run: Run) -> None:
    assert run("editions", "chess", "--lang", "ru").stderr.splitlines()[0] == "Ошибка: Нет команды «chess»."


# -- in a game


def alone(screen: type[Screen], game: Game) -> Screen:
    """Return a session in Russian of one person against a bot."""
    return screen(game, {1: make_bot("random", game.ruleset, 0)}, language="ru", width=300)


def test_a_line_that_is_too_long_is_no_action(screen: type[Screen]) -> None:
    """`?` and 400 letters ended the game with a KeyError; without `?` the refusal was English."""
    shown = alone(screen, Game.new("small-world", 2, seed=1)).answers("?" + "x" * 500, "x" * 500)
    for told in shown:
        assert told.startswith(f"Нет действия «{'x' * 77}...». Введите номер")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("положить a9", "«положить a9» — не всё. Пишется так: положить РЕСУРС КЛЕТКА."),
        ("?положить кирпич a9", "«положить кирпич a9» не разобрать: какого-то из этих слов здесь нет."),
        ("назвать золото", "«назвать золото» не разобрать: какого-то из этих слов здесь нет."),
        ("кирпич a9", "Нет действия «кирпич a9»."),
    ],
)
def test_what_was_typed_is_told_again_in_the_language_of_the_player(screen: type[Screen], line: str, told: str) -> None:
    """`«place brick a9» не разобрать` was the answer to Russian words."""
    _, shown = alone(screen, Game.new("tiny-towns", 2, seed=5)).answers("1", line)
    assert told in shown


def test_what_is_like_an_unknown_name_is_told_in_russian(screen: type[Screen]) -> None:
    (told,) = alone(screen, Game.new("small-world", 2, seed=1)).answers("что дракк")
    assert told == "Здесь ничего не называется «дракк». Может быть, Дракон?"


def test_tokens_are_redeployed_by_a_russian_word(screen: type[Screen]) -> None:
    """The example of the composite said `redeploy` among Russian words."""
    made = Scene({"a": "hill edge", "b": "forest"}, "a-b")
    made.army(0, "base.ratmen", "base.hill", {"a": 2, "b": 2})
    game = made.turn(0, "redeploy")
    shown = alone(screen, game).play("перегруппировать a=1", "перегруппировать a=3 b=1")
    assert "Всё сразу: перегруппировать a=2 b=2 (итог по всем вашим областям; всего жетонов: 4)." in shown
    assert "назовите каждую свою область один раз с её итогом: перегруппировать a=N b=N." in shown
    assert [step.action.text for step in game.log if step.seat == 0 and step.action] == ["gather", "deploy a 2"]
    assert "redeploy" not in shown


@pytest.mark.parametrize("number", [1, 2])
def test_a_marker_without_a_text_says_by_how_much_it_defends(number: int) -> None:
    """The number of the sentence is that of the piece (SW-CONQ-4)."""
    marker = Marker("home.hut", supply=3, defence=number)
    assert marker.text == {"en": f"+{number} to the defence of its region.", "ru": f"+{number} к обороне области."}
    assert Marker("home.hut", supply=3, defence=number, text="A hut.").text["en"] == "A hut."
    assert Marker("home.hut", supply=3).text["en"] == ""


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("д" * 200 + ".save", "слишком длинное имя"),
        ("~nobody-is-called-so/a.save", "нет такого файла или папки"),
        ("a\0b.save", "нет такого файла или папки"),
        ("/dev/null/a.save", "это не папка"),
    ],
)
@pytest.mark.parametrize("recorded", [False, True])
def test_a_name_that_the_system_refuses_does_not_end_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, why: str, recorded: bool
) -> None:
    """A name that was too long ended the program with the error of the system, a strange `~` with a RuntimeError."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "500")
    more = ("--save", str(tmp_path / "g.save")) if recorded else ()
    lines = f"сохранить {name}\nзагрузить {name}\nвыход\nвыход\n"
    told = run("play", "--interactive", "--seed", "3", "--lang", "ru", *more, lines=lines).stdout
    shown = name.replace("\0", "\\x00")
    assert f"Не удалось записать {shown}: {why}." in told
    assert f"Не удалось открыть {shown}: {why}." in told
    assert "До встречи." in told
