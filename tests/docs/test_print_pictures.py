"""The pictures of the page about printing are those that its script draws."""

from __future__ import annotations

import pytest

from scripts.print_pictures import DOCS, PICTURES


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_fresh(name: str) -> None:
    """After a wanted change run `make docs-pages`."""
    assert (DOCS / name).read_text(encoding="utf-8") == PICTURES[name]()
