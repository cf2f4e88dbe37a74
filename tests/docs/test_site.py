"""The site: every page is in the menu once, and what pages lead to is on the site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts import site
from scripts.site import CONTENTS, DOCS, ROOT, Site

pytestmark = pytest.mark.pure  # the rules of the packs and what else stands in the repository is read


def test_every_page_is_in_the_menu_once() -> None:
    listed = [page for _, found in site.contents() for page in found]
    assert sorted(listed) == sorted(set(site.pages()) - {"index"})


def test_a_page_that_nobody_has_named_comes_last_in_the_part_of_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    known = site.pages()
    monkeypatch.setattr(site, "pages", lambda: known | {"how-to/a-new-page": DOCS / "index.md"})
    assert dict(site.contents())["How-to"][-1] == "how-to/a-new-page"


def test_a_page_from_elsewhere_is_there() -> None:
    assert all((ROOT / file).is_file() for file in CONTENTS["elsewhere"].values())
    assert not [name for name in CONTENTS["elsewhere"] if (DOCS / f"{name}.md").exists()]


def test_links_lead_to_pages_of_the_site_or_to_pages_that_show_a_source() -> None:
    made = Site()
    texts = {name: made.text(name) for name in made.pages}
    known = {*texts, *made.sources}
    for name, text in texts.items():
        for found in site.LINK.finditer("".join(site.FENCE.split(text)[::2])):
            target = Path("/", name).parent / found[1]
            page = str(target.resolve().relative_to("/")).removesuffix(".md")
            assert page in known or ((DOCS / page).suffix in site.PICTURES and (DOCS / page).is_file()), (
                f"{name} leads to {found[1]}"
            )


@pytest.mark.parametrize(
    ("page", "link", "leads"),
    [
        ("index", "../CONTRIBUTING.md", "project/contributing.md"),
        ("reference/maps", "../../schemas/map.schema.json", "../source/schemas/map.schema.json.md"),
        ("explanation/hook-api", "../how-to/publish-a-pack.md#test-it", "../how-to/publish-a-pack.md#test-it"),
        ("rules/small-world", "../../../../docs/index.md", "../index.md"),
        ("index", "https://example.org/a.md", "https://example.org/a.md"),
    ],
)
def test_a_link_leads_where_the_page_is_on_the_site(page: str, link: str, leads: str) -> None:
    made = Site()
    assert site.LINK.sub(lambda found: made._leads(page, found), f"[x]({link})") == f"[x]({leads})"


def test_code_of_a_page_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```text\n[a](../CONTRIBUTING.md)\n```\n", encoding="utf-8")
    monkeypatch.setattr(site, "pages", lambda: {"page": page})
    assert Site().text("page") == page.read_text(encoding="utf-8")


def test_a_source_is_shown_whole() -> None:
    text = site.shown(ROOT / "examples" / "gnolls.py")
    assert text.startswith("---\norphan: true\n---\n\n# examples/gnolls.py\n\n````python\n")
    assert (ROOT / "examples" / "gnolls.py").read_text(encoding="utf-8") in text


def test_a_folder_is_put_together_anew_without_what_is_gone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n", encoding="utf-8")
    monkeypatch.setattr(site, "pages", lambda: {"index": page})
    target = tmp_path / "out"
    (target / "old").mkdir(parents=True)
    (target / "old" / "gone.md").touch()
    site.assemble(target)
    assert [path.name for path in target.rglob("*.md")] == ["index.md"]
    assert re.search(r"toctree.*:caption: Tutorials", (target / "index.md").read_text(encoding="utf-8"), re.DOTALL)
