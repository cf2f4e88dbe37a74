"""Whatever is typed at a table: no failure, no change in silence, undo is exact, and the file holds what the table knows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore.companion.table import Table
from tests.companion.fuzzing import SESSIONS, evening, sat, typed_safely
from tests.companion.seated import seated
from tests.shared.rulesets import toy_rules

LANGUAGES = ("en", "ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SESSIONS)
def test_lines_that_are_a_little_wrong_do_no_harm(name: str, language: str) -> None:
    evening(name, language, 1, 12)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SESSIONS)
@pytest.mark.parametrize("seed", range(2, 12))
def test_long_evenings_of_lines_that_are_wrong_do_no_harm(name: str, language: str, seed: int) -> None:
    evening(name, language, seed, 300)


@pytest.fixture(scope="module")
def toy() -> Table:
    return seated(toy_rules(), 3)


@settings(max_examples=25)
@given(line=st.text(max_size=40))
def test_any_text_at_all_is_answered(toy: Table, line: str) -> None:
    typed_safely(toy, line)
    toy.left = False


@pytest.mark.long
@pytest.mark.parametrize("name", SESSIONS)
def test_any_text_at_all_is_answered_in_every_game(name: str) -> None:
    table, lines, _ = sat(name, "en", 3)
    words = [word for line in lines for word in line.split()]

    @settings(max_examples=1500)
    @given(line=st.lists(st.one_of(st.sampled_from(words), st.text(max_size=8)), max_size=8).map(" ".join))
    def typed(line: str) -> None:
        typed_safely(table, line)
        table.left = False

    typed()
