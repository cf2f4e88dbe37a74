"""The scene tests of the base races and powers, played with their twins without code in the place of the originals."""

from __future__ import annotations

import pytest

from swcore.testing import scene
from tests.declared.twins import ROOT, scene_tests, with_twins

RACES = sorted(path.stem for path in (ROOT / "tests" / "base" / "races").glob("test_*.py"))
POWERS = sorted(path.stem for path in (ROOT / "tests" / "base" / "powers").glob("test_*.py"))
LEFT_OUT = {"test_sharp_offers", "test_numbers", "test_badges"}  # they are about all pieces together
for folder, names in (("base/races", RACES), ("base/powers", POWERS)):
    found, modules = scene_tests(folder, [name for name in names if name not in LEFT_OUT])
    globals().update(found)


@pytest.fixture(autouse=True)
def twins_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every scene be laid with the twins."""
    real = scene._installed_rules
    monkeypatch.setattr(scene, "_installed_rules", lambda game: with_twins(game) if game == "small-world" else real(game))
