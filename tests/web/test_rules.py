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
    assert page.locator("swcore-rulebook mark").all_inner_texts()[:2] == ["Hill", "Tritons"]
    assert page.locator("swcore-rulebook p[data-clause]").count() == 1
    search.fill("there is no such rule")
    page.wait_for_selector("swcore-rulebook >> text=Nothing found.")
    search.fill("")
    page.locator("swcore-rulebook nav button", has_text="What there is").click()
    assert page.locator("swcore-rulebook .piece").first.evaluate("(one) => one.getBoundingClientRect().top < innerHeight")


def test_the_rules_in_russian_are_russian_and_what_is_not_stands_apart(person: Person) -> None:
    page = opened(person, "tiny-towns", lang="ru-RU", size=(390, 844), has_touch=True)
    assert page.locator("swcore-rulebook h3").first.inner_text() == "Как идёт партия"
    own = page.locator("swcore-rules .body > p[data-clause]").all_inner_texts()
    assert len(own) > 100
    assert [one for one in own if not set(one.lower()) & set("абвгдежзиклмнопрст")] == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    foreign = page.locator("swcore-rulebook details.foreign")
    assert not foreign.locator("p").first.is_visible()
    foreign.locator("summary").click()
    assert foreign.locator("p").first.is_visible()


@pytest.mark.parametrize(("lang", "first"), [("en-GB", "How a game goes"), ("ru-RU", "Как идёт партия")])
def test_the_rules_of_each_game_are_read_before_anybody_plays(person: Person, lang: str, first: str) -> None:
    page = person(lang=lang)
    page.wait_for_selector(".cell a")
    links = page.locator(".cell a").evaluate_all("(all) => all.map((one) => one.href)")
    assert len(links) == page.locator("[data-game]").count() >= 3
    page.locator(".cell:has([data-game='tiny-towns']) a").click()
    page.wait_for_selector("swcore-rule-page .piece")
    assert page.url.endswith("/rules/tiny-towns")
    assert page.locator("swcore-rule-page h3").first.inner_text() == first
    page.locator("swcore-rule-page input[type=search]").fill("TT-ROUND-5")
    assert page.locator("swcore-rule-page p[data-clause]").count() >= 1
    page.locator("header > select").select_option("ru" if lang == "en-GB" else "en")
    page.locator("swcore-rule-page input[type=search]").fill("")
    other = "Как идёт партия" if lang == "en-GB" else "How a game goes"
    page.wait_for_selector(f"swcore-rule-page h3 >> text={other}")


def test_paper_gets_all_rules_and_nothing_of_the_table_nor_of_the_chrome(person: Person) -> None:
    page = opened(person, "small-world")
    shown = """() => { const table = document.querySelector("swcore-app").renderRoot.querySelector("swcore-table");
        const dialog = table.renderRoot.querySelector("swcore-rulebook").renderRoot.querySelector("dialog");
        return [dialog.matches(":modal"), Math.round(dialog.getBoundingClientRect().height / innerHeight),
            table.renderRoot.querySelector(".main").offsetHeight]; }"""
    modal, screens, table = page.evaluate(shown)
    assert (modal, screens) == (True, 1)
    assert table > 0
    page.emulate_media(media="print")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    modal, screens, table = page.evaluate(shown)
    assert not modal
    assert screens > 5, "as long as they are"
    assert table == 0
    assert not page.locator("header a.shop").is_visible()
    assert not page.locator("header > select").is_visible()
    page.emulate_media(media="screen")
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(shown)[:2] == [True, 1]
