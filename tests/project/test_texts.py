"""Every code that a rule or a piece names has a text in every language, and every text speaks of what its code brings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from swcore import load_plugins
from swcore.game.refusals import words_of
from swcore.wording import LANGUAGES, Lexicon
from tests.project.repo import ROOT

GAMES = {
    "small-world": ("swcore/conquest", "plugins/base_game", "plugins/base_races", "plugins/base_powers"),
    "warcraft": ("swcore/conquest", "plugins/warcraft"),
    "tiny-towns": ("plugins/tiny_towns",),
}
KERNEL = ("swcore/engine", "swcore/game")
FIELD = re.compile(r"\{(\w+)")


def calls(folder: str) -> Iterator[ast.Call]:
    """Yield every call in the modules of a folder."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                yield node


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def texts_of(node: ast.AST | None) -> set[str]:
    """Return the constant texts that an argument may be."""
    if isinstance(node, ast.IfExp):
        return texts_of(node.body) | texts_of(node.orelse)
    if isinstance(node, ast.BoolOp):
        return set().union(*map(texts_of, node.values))
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value else set()


def argument(call: ast.Call, place: int, name: str) -> ast.AST | None:
    given = next((one.value for one in call.keywords if one.arg == name), None)
    return given if given is not None else call.args[place] if len(call.args) > place else None


def refusals(folder: str) -> Iterator[tuple[str, set[str]]]:
    """Yield the keys of the refusals that a folder names, each with the names of its parameters where they stand there."""
    for call in calls(folder):
        if called(call) == "Violation":
            params = argument(call, 1, "params")
            pairs = list(zip(params.keys, params.values, strict=True)) if isinstance(params, ast.Dict) else []
            given = {str(key.value): value for key, value in pairs if isinstance(key, ast.Constant)}
            cases = texts_of(given.get("case"))
            for code in texts_of(argument(call, 0, "code")):
                for key in [f"why.{code}.{case}" for case in cases] or [f"why.{code}"]:
                    yield key, set(given)
        elif called(call) == "Gate":
            reasons = texts_of(argument(call, 3, "reason"))
            for code in reasons or texts_of(argument(call, 0, "code")):
                yield f"why.{code}", set()
        elif called(call) == "Veto":
            for code in texts_of(argument(call, 2, "reason")):
                yield f"why.{code}", set()
    for path in (ROOT / folder).rglob("*.py"):
        for code in re.findall(r"^    misplaced = \"([a-z-]+)\"", path.read_text(encoding="utf-8"), re.MULTILINE):
            yield f"why.{code}", set()


REASONS = {"Modifier": (1, "reason"), "Toll": (4, "reason"), "coins": (2, "reason"), "pay": (3, "reason"), "Part": (1, "reason")}


def reasons(folder: str) -> Iterator[str]:
    """Yield the reasons of numbers that a folder names; `reason=` of ready-made pieces too."""
    for call in calls(folder):
        place, name = REASONS.get(called(call), (99, "reason"))
        yield from texts_of(argument(call, place, name))


def lexicons(game: str) -> dict[str, Lexicon]:
    ruleset = load_plugins(game)
    return {language: words_of(ruleset, language) for language in LANGUAGES}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_text_in_every_language(game: str) -> None:
    keys = {key: params for folder in (*KERNEL, *GAMES[game]) for key, params in refusals(folder)}
    assert len(keys) > 25
    for language, words in lexicons(game).items():
        lacking = [key for key in sorted(keys) if not words.texts(key).get(language)]
        assert lacking == [], language


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_text_in_every_language(game: str) -> None:
    codes = {code for folder in GAMES[game] for code in reasons(folder) if "/" not in code}
    assert len(codes) > 20
    for language, words in lexicons(game).items():
        groups = ("reason", "mode", "terrain", "symbol")
        lacking = {code for code in codes if not any(words.texts(f"{group}.{code}").get(language) for group in groups)}
        assert lacking == set(), language


@pytest.mark.parametrize("game", GAMES)
def test_a_text_speaks_of_the_same_things_in_every_language_or_of_fewer(game: str) -> None:
    """A translation may leave a word out that a Russian sentence would have to bend; it never asks for more."""
    for key, texts in lexicons(game)["en"].entries().items():
        english = texts.get("en", "")
        for language, text in texts.items():
            fields = set(FIELD.findall(" ".join([text] if isinstance(text, str) else text)))
            assert fields <= set(FIELD.findall(" ".join([english] if isinstance(english, str) else english))), (key, language)


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_there_in_every_language(game: str) -> None:
    for key, texts in lexicons(game)["en"].entries().items():
        assert set(texts) >= set(LANGUAGES), key
        assert all(texts.values()), key


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_named_and_told_in_every_language(game: str) -> None:
    for piece in load_plugins(game).pieces.values():
        for language in LANGUAGES:
            assert piece.name.get(language), f"{piece.id} has no name in {language}"
            assert piece.kind == "rule" or piece.text.get(language), f"{piece.id} has no text in {language}"


def test_refusals_name_no_parameter_that_is_not_brought() -> None:
    for game, folders in GAMES.items():
        words = lexicons(game)["en"]
        for folder in (*KERNEL, *folders):
            for key, params in refusals(folder):
                fields = set(FIELD.findall(str(words.texts(key).get("en", ""))))
                assert not params or fields <= params, (game, key)


def test_no_table_is_keyed_by_a_sentence_and_no_number_is_taken_out_of_one() -> None:
    """Keys are codes; texts are made from parameters, not from other texts."""
    folders = (ROOT / "swcore/wording", ROOT / "swcore/conquest/wording", ROOT / "plugins")
    for path in (one for folder in folders for one in folder.rglob("*.py") if "wording" in one.parts or one.name == "words.py"):
        text = path.read_text(encoding="utf-8")
        assert ".message)" not in text, path
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Dict):
                keys = [key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
                assert [key for key in keys if " " in key] == [], path
