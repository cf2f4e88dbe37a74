"""Events as JSON data: the same as the typed ones, with names in place of numbers, for a reader and for the owner of all."""

from __future__ import annotations

import json

import pytest

from tests.shared.showing import ALL, positions


@pytest.mark.parametrize("name", ALL)
def test_events_as_json_say_what_typed_events_say(name: str) -> None:
    for game in positions(name, 4, seed=23):
        for step in game.log[-6:]:
            for seat in (None, 0):
                typed, plain = game.events(step, seat), game.events(step, seat, as_json=True)
                assert json.loads(json.dumps(plain)) == plain
                assert [type(one).__name__.casefold() for one in typed] == [
                    one["event"].replace("-", "").replace("_", "") for one in plain
                ]
                for one, told in zip(typed, plain, strict=True):
                    for field, value in told.items():
                        if isinstance(value, int | str | bool) and field not in ("event", "region"):
                            assert getattr(one, field) == value or isinstance(value, str), (field, value)
            assert len(game.events(step, full=True, as_json=True)) == len(step.events)


@pytest.mark.clause("SW-CONQ-1")
def test_a_region_is_named_and_other_places_are_words() -> None:
    for game in positions("small-world", 4, seed=29):
        names = set(game.view()["names"])
        moves = [one for step in game.log for one in game.events(step, as_json=True) if one["event"] == "tokens"]
        for one in moves:
            for end in ("source", "target"):
                place = one[end]
                assert place["region"] in names if isinstance(place, dict) else isinstance(place, str)
        assert moves
