"""The screen looks as it did when somebody looked at it last; `python -m tests.screen.goldens` writes it anew."""

from __future__ import annotations

import pytest

from tests.screen.goldens import FOLDER, VIEWS, View, seen


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.name)
def test_the_screen_looks_as_it_did(view: View) -> None:
    assert seen(view) == (FOLDER / f"{view.name}.txt").read_text(encoding="utf-8")


def test_every_picture_that_is_kept_is_looked_at() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {view.name for view in VIEWS}
