"""Put the pages of the documentation together for Sphinx: those of docs/, and those that stand elsewhere in the repository.

    python -m scripts.site build/site-pages

Pages link to each other, and to sources, as files of the repository do, so that they can be read there. Here a link to a page
that is on the site under another name leads to that page, and a link to a source file to a page that shows it. docs/contents.toml
is the menu.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
CONTENTS: dict[str, Any] = tomllib.loads((DOCS / "contents.toml").read_text(encoding="utf-8"))
PICTURES = (".svg", ".webp")
LANGUAGES = {
    "": "text",
    ".py": "python",
    ".json": "json",
    ".toml": "toml",
    ".md": "markdown",
    ".yml": "yaml",
    ".sh": "bash",
    ".mjs": "javascript",
    ".mts": "typescript",
    ".ipynb": "json",
    ".js": "javascript",
    ".ts": "typescript",
}
FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")


def pages() -> dict[str, Path]:
    """Return every page of the site by its name, with the file that it is made of."""
    own = {path.relative_to(DOCS).with_suffix("").as_posix(): path for path in sorted(DOCS.rglob("*.md"))}
    return own | {name: ROOT / file for name, file in CONTENTS["elsewhere"].items()}


class Site:
    """A site that is put together: pages as they are written, and the source files that they lead to."""

    def __init__(self) -> None:
        self.pages = pages()
        self.names = {path: name for name, path in self.pages.items()}
        self.sources: dict[str, Path] = {}

    def text(self, name: str) -> str:
        """Return a page as Sphinx reads it.

        Args:
            name: its name.
        """
        parts = FENCE.split(self.pages[name].read_text(encoding="utf-8"))
        parts[::2] = [LINK.sub(lambda found: self._leads(name, found), part) for part in parts[::2]]
        return "".join(parts) + (menu() if name == "index" else "")

    def _leads(self, name: str, found: re.Match[str]) -> str:
        """Return where a link of a page leads on the site."""
        target = Path(os.path.normpath(self.pages[name].parent / found[1]))
        page = self.names.get(target)
        if page is None and target.suffix in LANGUAGES and target.is_file():
            page = f"source/{target.relative_to(ROOT).as_posix()}"
            self.sources[page] = target
        if page is None and target.suffix in PICTURES and target.is_relative_to(DOCS):
            return os.path.relpath(target.relative_to(DOCS), Path(name).parent)
        if page is None:
            return found[0]
        return os.path.relpath(f"{page}.md", Path(name).parent) + (found[2] or "")


def menu() -> str:
    """Return the menu of the site, as the directives at the end of its first page."""
    parts = []
    for title, listed in contents():
        parts.append("\n".join(("\n```{toctree}", ":hidden:", f":caption: {title}\n", *listed, "```\n")))
    return "".join(parts)


def contents() -> list[tuple[str, list[str]]]:
    """Return the parts of the site, each with its pages: those that are named, then the others of its folder."""
    found = []
    for part in CONTENTS["part"]:
        inside = [name for name in pages() if name.rpartition("/")[0] == part.get("folder", None)]
        found.append((part["title"], [*part["pages"], *sorted(set(inside) - set(part["pages"]))]))
    return found


def shown(path: Path) -> str:
    """Return the page that shows a source file.

    Args:
        path: the file.
    """
    text = path.read_text(encoding="utf-8").rstrip("\n")
    return f"---\norphan: true\n---\n\n# {path.relative_to(ROOT).as_posix()}\n\n````{LANGUAGES[path.suffix]}\n{text}\n````\n"


def assemble(target: Path) -> None:
    """Write all that Sphinx reads into a folder, and nothing else.

    Args:
        target: the folder.
    """
    site = Site()
    texts = {name: site.text(name) for name in site.pages}
    texts |= {name: shown(path) for name, path in site.sources.items()}
    kept = {target / f"{name}.md" for name in texts}
    for picture in (path for path in DOCS.rglob("*") if path.suffix in PICTURES):
        kept.add(target / picture.relative_to(DOCS))
        (target / picture.relative_to(DOCS)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, target / picture.relative_to(DOCS))
    for name, text in texts.items():
        path = target / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:  # Sphinx reads anew what is newer
            path.write_text(text, encoding="utf-8")
    for path in target.rglob("*"):
        if path.is_file() and path not in kept:
            path.unlink()


if __name__ == "__main__":
    assemble(Path(sys.argv[1]).absolute())
