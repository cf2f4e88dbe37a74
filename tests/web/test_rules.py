"""The page of rules: how a game goes, then its clauses as they are read, then its pieces; and a search over all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import until

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]


def opened(person: Person, game: str, **more: Any) -> Any:
    """Begin a game, and open its rules."""
    page = person(**more)
    page.click(f"[data-game='{game}']")
    page.locator("swcore-new-game button.main").click()
    page.wait_for_selector("swcore-menu h2")
    until(page, lambda now: now["choices"])
    page.locator("button.rules").click()
    page.wait_for_selector("swcore-rulebook dialog[open] .piece")
    return page


def test_the_rules_begin_with_how_a_game_goes_and_end_with_the_pieces(person: Person) -> None:
    page = opened(person, "small-world")
    heads = page.locator("swcore-rulebook h3").all_inner_texts()
    assert heads[:4] == ["How a game goes", "Vocabulary", "Setup", "Play"]
    assert heads[-1] == "What there is"
    assert page.locator("swcore-rulebook .opening p").first.inner_text().startswith("The goal.")
    link = page.locator("swcore-rulebook .opening a.id", has_text="SW-DIE-2")
    link.click()
    lit = page.locator("swcore-rulebook p.shown")
    assert "final attempt" in lit.inner_text()
    assert lit.evaluate("(one) => { const box = one.getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight; }")
    search = page.locator("swcore-rulebook input[type=search]")
    search.fill("hill tritons")
    assert page.locator("swcore-rulebook mark").first.inner_text() == "Hill Tritons"
    assert page.locator("swcore-rulebook p[data-clause]").count() == 1
    search.fill("there is no such rule")
    page.wait_for_selector("swcore-rulebook >> text=Nothing found.")
    search.fill("")
    page.locator("swcore-rulebook nav button", has_text="What there is").click()
    assert page.locator("swcore-rulebook .piece").first.evaluate("(one) => one.getBoundingClientRect().top < innerHeight")


def test_the_rules_in_russian_are_russian_and_what_is_not_stands_apart(person: Person) -> None:
    page = opened(person, "tiny-towns", lang="ru-RU", size=(390, 844), has_touch=True)
    assert page.locator("swcore-rulebook h3").first.inner_text() == "Как идёт партия"
    own = page.locator("swcore-rulebook .body > p[data-clause]").all_inner_texts()
    assert len(own) > 100
    assert [one for one in own if not set(one.lower()) & set("абвгдежзиклмнопрст")] == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    foreign = page.locator("swcore-rulebook details.foreign")
    assert not foreign.locator("p").first.is_visible()
    foreign.locator("summary").click()
    assert foreign.locator("p").first.is_visible()
