"""The files of the web client: words in both languages, the vendored library as it was made, our own art as Python draws it."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from scripts import vendor_web, web_art

STATIC = Path(__file__).parents[2] / "apps/server/swcore_web/static"
SOURCES = [path for path in STATIC.rglob("*.js") if "vendor" not in path.parts]
LANGUAGES = ("en", "ru")


def words(lang: str) -> dict[str, str]:
    """Return the words of a language."""
    found: dict[str, str] = json.loads((STATIC / f"words/{lang}.json").read_text(encoding="utf-8"))
    return found


def test_every_word_stands_in_both_languages_with_the_same_values() -> None:
    english, russian = (words(lang) for lang in LANGUAGES)
    assert english.keys() == russian.keys()
    for key, text in english.items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", russian[key])), key
        assert text, key
        assert russian[key], key


def test_every_word_that_is_said_is_known_and_every_word_is_said() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    said = (
        set(re.findall(r"""say\(\s*"([\w.]+)\"""", code))
        | set(re.findall(r'"((?:[a-z]+)\.[a-z]\w*)"', code)) & words("en").keys()
    )
    begun = set(re.findall(r"say\(\s*`([\w.]+)\.\$\{", code))
    known = words("en").keys()
    assert said <= known, said - known
    unsaid = {key for key in known - said if key.rpartition(".")[0] not in begun}
    assert not unsaid, unsaid


def test_no_file_asks_another_server_or_names_a_game() -> None:
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"https?://", text), path
        assert not re.search(r"small.?world|warcraft|tiny.?towns", text, re.IGNORECASE), path


def test_nothing_is_written_that_the_policy_of_content_forbids() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=", page)
    for path in SOURCES:
        assert not re.search(r"\sstyle=|eval\(|new Function|innerHTML", path.read_text(encoding="utf-8")), path


def imported(path: Path, known: dict[Path, None]) -> dict[Path, None]:
    """Return a module with all that it imports, directly or not."""
    if path not in known:
        known[path] = None
        for name in re.findall(
            r"""^(?:import|export)\s[^"';]*["'](\.[^"']+)["'];""", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            imported((path.parent / name).resolve(), known)
    return known


def test_the_page_names_all_that_it_begins_with() -> None:
    """So that a browser far away asks for all at once, and not for each as it finds the one before."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'rel="modulepreload" href="/([^"]+)"', page)
    begun = imported(STATIC / "js/elements/app.js", imported(STATIC / "js/main.js", {}))
    assert named == sorted(one.relative_to(STATIC).as_posix() for one in begun if one.name != "main.js")


def test_the_vendored_libraries_are_those_that_were_fetched() -> None:
    folder = STATIC / "js/vendor"
    kept = json.loads((folder / "vendor.json").read_text(encoding="utf-8"))["libraries"]
    assert kept.keys() == {path.stem for path in folder.glob("*.js")}
    for name, one in kept.items():
        assert hashlib.sha256((folder / f"{name}.js").read_bytes()).hexdigest() == one["sha256"]
        assert "Copyright" in (folder / f"{name}.LICENSE").read_text(encoding="utf-8")
    assert {one.name: one.version for one in vendor_web.LIBRARIES} == {name: one["version"] for name, one in kept.items()}


def test_the_art_is_that_of_the_pictures() -> None:
    assert web_art.TARGET.read_text(encoding="utf-8") == web_art.text(), "run python -m scripts.web_art"
