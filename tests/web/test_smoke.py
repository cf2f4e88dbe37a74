"""One look at the page by a real browser: a game is begun and a first move made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import begin, state, until


@pytest.mark.web
def test_a_newcomer_begins_a_game_and_takes_a_people(person: Callable[..., Any]) -> None:
    page = person()
    begin(page, "small-world")
    assert until(page, lambda now: now["choices"])["kind"] == "pick"
    page.locator("swcore-card .name button").first.click()
    assert until(page, lambda now: now["kind"] != "pick")["choices"] > 10, "the map is open"
    assert page.locator("swcore-map .area.open").count() > 10
    assert not state(page)["over"]
