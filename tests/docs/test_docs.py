"""The documentation stays true: generated pages are current, and links lead somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from scripts import (
    card_format,
    check_packs,
    docs_map,
    make_docs,
    piece_format,
    reference,
    reference_api,
    reference_bots,
    reference_facts,
    reference_forms,
    reference_lab,
    reference_observations,
    reference_rows,
    reference_shown,
    reference_strength,
)
from tests.docs.snippets import PAGES, blocks

ROOT = Path(__file__).parents[2]
SNIPPET = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
GENERATED = (
    piece_format.PAGES
    | card_format.PAGES
    | reference.PAGES
    | reference_api.PAGES
    | reference_bots.PAGES
    | reference_facts.PAGES
    | reference_forms.PAGES
    | reference_lab.PAGES
    | reference_observations.PAGES
    | reference_strength.PAGES
    | reference_rows.PAGES
    | reference_shown.PAGES
)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#]+)")


@pytest.mark.parametrize("page", make_docs.PAGES, ids=lambda page: page.name)
def test_a_page_of_hooks_is_what_the_specs_say(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == make_docs.page(*make_docs.PAGES[page]), "run scripts/make_docs.py"


@pytest.mark.parametrize("page", make_docs.PAGES, ids=lambda page: page.name)
def test_every_hook_has_a_heading_equal_to_its_signature(page: Path) -> None:
    _, module, prefix = make_docs.PAGES[page]
    names = [name for name in vars(module) if name.startswith(prefix)]
    headings = re.findall(r"^## `(\w+)\(", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(headings) == sorted(names)  # their order is that of the sources, which the page is compared with above


@pytest.mark.parametrize(
    ("page", "example"),
    [
        ("README.md", "gnolls"),
        ("docs/tutorial/first-race.md", "gnolls"),
        ("README.md", "windmill"),
        ("docs/how-to/build-a-building.md", "windmill"),
    ],
)
def test_an_example_on_a_page_is_the_one_in_its_file(page: str, example: str) -> None:
    code = (ROOT / "examples" / f"{example}.py").read_text(encoding="utf-8").split('"""\n\n', 1)[1]
    assert code in SNIPPET.findall((ROOT / page).read_text(encoding="utf-8"))


def test_the_guildhall_of_the_page_is_the_one_in_its_file() -> None:
    """But for what stands above it on the page already."""
    code = (ROOT / "examples" / "guildhall.py").read_text(encoding="utf-8").partition("GUILD = ")[2]
    assert code in "\n".join(SNIPPET.findall((ROOT / "docs" / "how-to" / "build-a-building.md").read_text(encoding="utf-8")))


@pytest.mark.pure
@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.pure
def test_the_picture_of_the_storeys_is_what_the_imports_say() -> None:
    assert docs_map.PICTURE.read_text(encoding="utf-8") == docs_map.draw(), "run make docs-map"


@pytest.mark.pure
@pytest.mark.parametrize("name", GENERATED)
def test_a_generated_page_is_what_the_sources_say(name: str) -> None:
    assert (make_docs.REFERENCE / name).read_text(encoding="utf-8") == GENERATED[name](), "run make docs-pages"


def test_every_error_code_has_a_cause_and_a_cure() -> None:
    codes = re.findall(r"^## `([a-z-]+)`$", (make_docs.REFERENCE / "errors.md").read_text(encoding="utf-8"), re.MULTILINE)
    told = reference.causes()
    assert sorted(set(codes) ^ set(told)) == [], "docs/reference/errors.toml tells the cause and the cure of each code"
    assert [code for code, words in told.items() if any(not word.endswith((".", ").")) for word in words)] == []


def test_the_russian_first_game_is_the_same_game() -> None:
    """tests/docs/test_first_game.py builds it from the English page."""
    english, russian = (list(blocks(ROOT / "docs" / folder / "first-game.md")) for folder in ("tutorial", "ru/tutorial"))
    assert english == russian


def test_every_known_pack_was_checked_in_its_version() -> None:
    results = json.loads(check_packs.RESULTS.read_text(encoding="utf-8"))
    packs = {
        project["name"]: project["version"] for folder in check_packs.FOLDERS.values() for _, project in check_packs.known(folder)
    }
    assert {name: found["version"] for name, found in results.items()} == packs, "run make check-packs"
    assert [name for name, found in results.items() if found["faults"]] == []
