"""Records: copies, JSON, hashes and views, all derived from the list of fields."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swcore import SaveError
from swcore.engine.fields import COW, DICT, LIST, OWNER, PART, PUBLIC, RECORDS, SHARE, Field, freeze, thaw, unset
from swcore.engine.records import Record
from swcore.engine.state import State


class Hut(Record):
    """An entry of a list of records."""

    __slots__ = ("inside", "roof")
    FIELDS = (Field("roof", str, visible=PUBLIC), Field("inside", tuple))
    roof: str
    inside: tuple[Any, ...]


class Village(State):
    """One field of every sort."""

    __slots__ = ("builds", "cache", "deck", "forgotten", "huts", "lanes", "plain", "purse", "shelf", "stock")
    FIELDS = (
        Field("plain", int, copy=SHARE, visible=PUBLIC),
        Field("stock", dict, copy=COW, visible=PUBLIC),
        Field("lanes", list, copy=LIST, visible=PUBLIC),
        Field("shelf", dict, copy=DICT, visible=PUBLIC),
        Field("huts", list, copy=RECORDS, record=Hut, visible=PUBLIC),
        Field("purse", list, copy=LIST, visible=OWNER),
        Field("builds", list, copy=LIST, visible=PART),
        Field("deck", tuple),
        Field("forgotten", lambda: "a field whose author said nothing"),
        Field("cache", int, visible=PUBLIC, derived=True),
    )
    plain: int
    stock: dict[str, Any]
    lanes: list[Any]
    shelf: dict[str, Any]
    huts: list[Hut | None]
    purse: list[Any]
    builds: list[Any]
    deck: tuple[Any, ...]
    forgotten: str
    cache: int


SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5))
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=6)
NAMES = st.text(max_size=6)
FILLED = {
    "plain": st.integers(),
    "stock": st.dictionaries(NAMES, VALUES, max_size=3),
    "lanes": st.lists(VALUES, max_size=3),
    "shelf": st.dictionaries(NAMES, VALUES, max_size=3),
    "purse": st.lists(st.integers(), min_size=2, max_size=2),
    "builds": st.lists(VALUES, min_size=2, max_size=2),
    "deck": st.lists(VALUES, max_size=4).map(tuple),
    "stack": st.lists(st.tuples(NAMES, VALUES), max_size=2).map(tuple),
    "streams": st.dictionaries(NAMES, st.tuples(st.integers(0, 2**128), st.integers(0)), max_size=2),
}


def make_hut(roof: str, *inside: Any) -> Hut:
    hut = Hut()
    hut.roof, hut.inside = roof, inside
    return hut


def village(**values: Any) -> Village:
    made = Village()
    made.seats = 2
    made.purse, made.builds = [3, 4], [("a1",), ("b2",)]
    made.huts = [make_hut("straw", "gold"), None]
    made.stock, made.lanes, made.shelf = {"brick": 2}, [(1, 2)], {"glass": (3,)}
    made.deck = ("x", "y")
    for name, value in values.items():
        setattr(made, name, value)
    return made


@st.composite
def villages(draw: st.DrawFn) -> Village:
    made = Village()
    made.seats = 2
    for name, values in FILLED.items():
        setattr(made, name, draw(values))
    huts = st.one_of(st.none(), st.builds(lambda roof, inside: make_hut(roof, *inside), NAMES, st.lists(VALUES, max_size=2)))
    made.huts = draw(st.lists(huts, max_size=3))
    return made


def fields(record: Record) -> dict[str, Any]:
    """Return all fields that are not a cache, entries of lists of records spelled out."""
    found: dict[str, Any] = {}
    for field in record.ALL_FIELDS:
        value = getattr(record, field.name)
        if field.copy == RECORDS:
            value = [item and fields(item) for item in value]
        if not field.derived:
            found[field.name] = value
    return found


# -- JSON and hash


@given(villages())
def test_a_record_comes_back_from_json_with_the_same_values_and_types(record: Village) -> None:
    again = Village.from_json(json.loads(json.dumps(record.to_json())))
    assert repr(fields(again)) == repr(fields(record))
    assert again.digest() == record.digest()


def test_tuples_inside_of_lists_and_dicts_stay_tuples() -> None:
    again = Village.from_json(json.loads(json.dumps(village().to_json())))
    assert again.lanes == [(1, 2)]
    assert again.shelf == {"glass": (3,)}
    assert again.builds == [("a1",), ("b2",)]
    assert isinstance(again.huts[0], Hut)
    assert again.huts[0].inside == ("gold",)
    assert again.huts[1] is None


def test_a_derived_field_is_in_no_json_hash_or_view() -> None:
    one, two = village(cache=1), village(cache=2)
    assert "cache" not in one.to_json()
    assert "cache" not in one.view(0)
    assert one.digest() == two.digest()
    assert Village.from_json(one.to_json()).cache == 0


CHANGES: dict[str, Any] = {
    "plain": 1,
    "stock": {"brick": 3},
    "lanes": [(2, 1)],
    "shelf": {"glass": (4,)},
    "huts": [make_hut("straw", "silver"), None],
    "purse": [4, 3],
    "builds": [("a1",), ()],
    "deck": ("y", "x"),
    "forgotten": "",
    "seats": 3,
    "stack": (("ask", 0),),
    "streams": {"die": (1, 2)},
    "left": (1,),
    "committed": (("builds", ()),),
    "ranking": ((0,), (1,)),
}


def test_every_field_is_tried() -> None:
    assert set(CHANGES) == {field.name for field in Village.ALL_FIELDS if not field.derived}


@pytest.mark.parametrize("field", sorted(CHANGES))
def test_a_change_of_any_field_changes_the_hash(field: str) -> None:
    assert village().digest() == village().digest()
    assert village(**{field: CHANGES[field]}).digest() != village().digest()


def test_the_hash_does_not_depend_on_the_order_of_writing() -> None:
    assert village(stock={"a": 1, "b": 2}).digest() == village(stock={"b": 2, "a": 1}).digest()


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(SaveError) as caught:
        Village.from_json({**village().to_json(), "purses": []})
    assert caught.value.code == "save-field"
    assert str(caught.value) == "Village has unknown fields: purses."


def test_a_field_that_is_not_there_has_its_starting_value() -> None:
    """So that data from before the field was added can be read."""
    data = village().to_json()
    del data["purse"]
    assert Village.from_json(data).purse == Village().purse == []


def test_a_field_added_later_does_not_change_the_hashes_of_records_that_do_not_use_it() -> None:
    class Town(Record):
        """A record of the next version."""

        __slots__ = ("roof", "tower")
        FIELDS = (Field("roof", str), Field("tower", list, copy="list"))
        roof: str
        tower: list[int]

    hut, town = Hut(), Town()
    hut.roof = town.roof = "tiles"
    assert town.digest() == hut.digest()
    town.tower = [1]
    assert town.digest() != hut.digest()


# -- copies


def test_records_are_the_same_as_long_as_no_field_differs_in_any_depth() -> None:
    record = village()
    assert record.same(record.clone())
    for change in (
        lambda one: one.lanes.append((9,)),
        lambda one: one.shelf.update(glass=(9,)),
        lambda one: one.huts.append(None),
        lambda one: setattr(one.huts[0], "roof", "reed"),
        lambda one: one.huts.__setitem__(0, None),
    ):
        other = record.clone()
        change(other)
        assert not record.same(other)
    assert not Hut().same(record)


def test_a_copy_shares_nothing_that_its_owner_may_change() -> None:
    record = village()
    before = record.to_json()
    copy = record.clone()
    assert copy.to_json() == before
    copy.lanes.append((9,))
    copy.shelf["glass"] = (9,)
    copy.purse[0] = 9
    assert copy.huts[0] is not None
    copy.huts[0].roof = "tiles"
    copy.huts.append(None)
    copy.plain = 9
    copy.stock = {**copy.stock, "brick": 9}  # a `cow` field is replaced, never changed
    assert record.to_json() == before


def test_a_change_of_the_original_leaves_the_copy_alone() -> None:
    record = village()
    copy = record.clone()
    before = copy.to_json()
    record.lanes[0] = ()
    record.shelf.clear()
    record.huts[0] = None
    record.stock = {}
    assert copy.to_json() == before


def test_a_field_that_is_replaced_as_a_whole_costs_no_copy() -> None:
    record = village()
    copy = record.clone()
    assert copy.stock is record.stock
    assert copy.deck is record.deck
    assert copy.lanes is not record.lanes
    assert copy.shelf is not record.shelf
    assert copy.huts[0] is not record.huts[0]


def test_a_fresh_record_owns_its_lists() -> None:
    one, two = Village(), Village()
    one.lanes.append(1)
    assert two.lanes == []


# -- views


def test_a_field_without_declared_visibility_is_in_no_view() -> None:
    record = village()
    for seat in (None, 0, 1):
        shown = json.dumps(record.view(seat))
        assert "deck" not in shown
        assert "forgotten" not in shown
        assert "author said nothing" not in shown
        assert "streams" not in shown
        assert "stack" not in shown


def test_a_hidden_field_of_an_entry_is_in_no_view() -> None:
    record = village()
    assert record.view(0)["huts"] == [{"roof": "straw"}, None]
    assert "gold" not in json.dumps(record.view(1))


def test_an_owner_field_shows_each_seat_its_own_entry_alone() -> None:
    record = village()
    assert record.view(0)["purse"] == [3, None]
    assert record.view(1)["purse"] == [None, 4]
    assert record.view(None)["purse"] == [None, None]


def test_a_part_shows_others_the_last_commit_while_seats_act_at_once() -> None:
    record = village()
    assert record.view(0)["builds"] == [["a1"], ["b2"]]
    record.committed = record.parts()
    record.builds = [("a1", "a2"), ("b2", "b3")]
    assert record.view(0)["builds"] == [["a1", "a2"], ["b2"]]
    assert record.view(1)["builds"] == [["a1"], ["b2", "b3"]]
    assert record.view(None)["builds"] == [["a1"], ["b2"]]
    record.committed = None
    assert record.view(None)["builds"] == [["a1", "a2"], ["b2", "b3"]]


def test_only_parts_are_kept_for_a_commit() -> None:
    assert village().parts() == (("builds", (("a1",), ("b2",))),)


def test_a_view_is_json_data_that_shares_nothing_with_the_state() -> None:
    record = village()
    shown = record.view(0)
    assert json.loads(json.dumps(shown)) == shown
    shown["lanes"].append(5)
    shown["stock"]["brick"] = 5
    shown["purse"][0] = 5
    assert (record.lanes, record.stock, record.purse) == ([(1, 2)], {"brick": 2}, [3, 4])


@given(VALUES)
def test_freezing_undoes_thawing(value: Any) -> None:
    assert repr(freeze(json.loads(json.dumps(thaw(value))))) == repr(value)


def test_a_derived_field_without_a_start_is_not_there_before_it_is_worked_out() -> None:
    class Lake(Record):
        __slots__ = ("deep", "map")
        FIELDS = (Field("deep", int, visible=PUBLIC), Field("map", unset, derived=True))
        map: str

    lake = Lake()
    assert not hasattr(lake, "map")
    assert (lake.to_json(), lake.view(None), lake.digest()) == ({"deep": 0}, {"deep": 0}, Lake().digest())
    lake.map = "blue"
    assert lake.clone().map == "blue"
