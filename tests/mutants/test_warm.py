"""A process that has collected tests once runs them with one fault after another, and none of them outlasts its run."""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

import pytest

from scripts.mutants import body
from tests.mutants.bodies import exchange, exchanged, functions
from tests.mutants.listing import FOLDER, Mutant, carriers, read
from tests.mutants.warm import Order
from tests.mutants.warming import Warming

MUTANT = next(one for one in read(FOLDER / "small_world.toml").mutants if one.id == "berserk-roll-without-a-token")
TESTS = tuple(test for test in carriers()[MUTANT.clause] if "test_berserk" in test)
BEFORE = "LEAST = 1\n\n\ndef cost(tokens, least=LEAST):\n    return max(tokens, least)\n\n\nclass A:\n    holds = 1\n"


def pairs(*change: str) -> list[tuple[CodeType, CodeType]] | None:
    return exchanged(Path("made_up.py"), BEFORE, BEFORE.replace(*change))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def warming(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Warming]:
    made = Warming(TESTS, tmp_path_factory.mktemp("warm") / "told.txt", 1, 120)
    yield made
    made.close()


def test_a_fault_is_noticed_and_gone_afterwards(warming: Warming) -> None:
    code = body(MUTANT)
    assert code
    found, sound = warming.run(Order(TESTS, MUTANT.clause, code)), warming.run(Order(TESTS, MUTANT.clause))
    assert found
    assert sound
    assert found["asserted"][0].partition("[")[0] in TESTS
    assert (sound["asserted"], sound["errors"], sound["ran"] >= found["ran"]) == ([], [], True)


def test_a_fault_of_another_clause_proves_nothing(warming: Warming) -> None:
    found = warming.run(Order(TESTS, "another", body(MUTANT) or b""))
    assert found
    assert (found["asserted"], len(found["errors"]) > 0) == ([], True)


def test_what_is_not_there_is_not_tried(warming: Warming) -> None:
    unknown = marshal.dumps(pairs("max", "min"))
    assert warming.run(Order(TESTS, MUTANT.clause, unknown)) is None
    assert warming.run(Order(("tests/test_unknown.py::test_it",), MUTANT.clause)) is None


def test_the_body_of_a_function_is_exchanged_whoever_holds_it() -> None:
    space: dict[str, object] = {}
    exec(compile(BEFORE, __file__, "exec"), space)
    cost = space["cost"]
    assert callable(cost)
    changed = exchanged(Path(__file__), BEFORE, BEFORE.replace("max", "min"))
    assert changed
    assert cost(2) == 2
    assert exchange(changed, functions([Path(__file__).parent]))
    assert cost(2) == 1


@pytest.mark.parametrize(
    "change",
    [
        ("LEAST = 1", "LEAST = 2"),
        ("least=LEAST", "least=1"),
        ("(tokens, least", "(least, tokens"),
        ("tokens, least=LEAST", "tokens, *, least=LEAST"),
        ("holds = 1", "holds = 2"),
        ("class A:", "class B:"),
        ("def cost", "@print\ndef cost"),
    ],
)
def test_more_than_a_body_is_read_from_the_import_on(change: tuple[str, str]) -> None:
    assert pairs(*change) is None


def test_a_file_that_is_no_code_is_read_from_the_import_on() -> None:
    assert exchanged(Path("map.json"), '{"x": 1}', '{"x": 2}') is None
    assert (
        body(Mutant("made-up", "SW-CONQ-1", "swcore/conquest/rulebook.py", "base_cost: int = 2,", "base_cost: int = 3,")) is None
    )
