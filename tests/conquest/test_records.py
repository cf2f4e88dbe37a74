"""Records that write `__init__` and `clone` out do what their list of fields says, as those do that get both made from it."""

from __future__ import annotations

from typing import Any

import pytest

from swcore.conquest.position.army import Army
from swcore.conquest.position.state import ConquestState
from swcore.engine.fields import DICT, LIST, RECORDS, Field, unset
from swcore.engine.records import Record

WRITTEN: tuple[type[Record], ...] = (Army, ConquestState)
UNSET: dict[type[Record], list[str]] = {Army: ["kit"], ConquestState: ["ground"]}  # what is derived, and not there at first


def other(field: Field, number: int) -> Any:
    """Return a value that no field has at its start, another one for each number."""
    if field.copy == LIST:
        return [number]
    if field.copy == RECORDS:
        army: Any = Army()
        army.hand, army.kit = number, ()
        return [army, None]
    return {f"key{number}": number} if field.make is not unset and isinstance(field.make(), dict) else (number,)


@pytest.mark.parametrize("kind", WRITTEN)
def test_a_new_record_has_every_field_at_its_start(kind: type[Record]) -> None:
    record = kind()
    made = [field for field in kind.ALL_FIELDS if field.make is not unset]
    assert {field.name: getattr(record, field.name) for field in made} == {field.name: field.make() for field in made}
    assert [field.name for field in kind.ALL_FIELDS if not hasattr(record, field.name)] == UNSET[kind]
    assert record.digest() == kind().digest()
    assert kind.from_json(record.to_json()).view(None) == record.view(None)


@pytest.mark.pure  # a native record takes values of the right types alone
@pytest.mark.parametrize("kind", WRITTEN)
def test_a_clone_has_every_field_and_shares_nothing_that_changes(kind: type[Record]) -> None:
    record = kind()
    given = {field.name: other(field, number) for number, field in enumerate(kind.ALL_FIELDS, start=100)}
    for name, value in given.items():
        setattr(record, name, value)
    copy = record.clone()
    for field in kind.ALL_FIELDS:
        value = getattr(copy, field.name)
        if field.copy == RECORDS:
            assert [one and one.hand for one in value] == [one and one.hand for one in given[field.name]]
            assert value[0] is not given[field.name][0]
        else:
            assert value == given[field.name], field.name
        if field.copy in (LIST, DICT, RECORDS):
            assert value is not given[field.name], field.name
