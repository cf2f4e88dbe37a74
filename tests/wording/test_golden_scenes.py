"""Golden scenes and menus: the same text on every run. After a wanted change run scripts/golden_scenes.py and read the diff."""

from __future__ import annotations

import pytest

from scripts.golden_scenes import FOLDER, NAMES, Golden, file_of, text


@pytest.mark.parametrize(("golden", "language"), NAMES, ids=[f"{golden.game}-{language}" for golden, language in NAMES])
def test_a_scene_is_shown_as_it_was_recorded(golden: Golden, language: str) -> None:
    told = text(golden, language).splitlines()
    assert told == file_of(golden, language).read_text(encoding="utf-8").splitlines()


def test_there_is_no_other_golden_scene() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(file_of(*name).name for name in NAMES)
