"""The scene tests of the Warcraft races and powers that have twins without code, played with the twins."""

from __future__ import annotations

import pytest

from swcore.testing import scene
from tests.declared.twins import ROOT, scene_tests, twins, with_twins

NAMES = {f"test_{piece.id.partition('.')[2]}" for piece in twins("warcraft")} | {"test_terrain_powers"}
for kind in ("races", "powers"):
    there = sorted(path.stem for path in (ROOT / "tests" / "warcraft" / kind).glob("test_*.py"))
    found, modules = scene_tests(f"warcraft/{kind}", [name for name in there if name in NAMES])
    globals().update(found)


@pytest.fixture(autouse=True)
def twins_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every scene be laid with the twins."""
    real = scene._installed_rules
    monkeypatch.setattr(scene, "_installed_rules", lambda game: with_twins(game) if game == "warcraft" else real(game))
