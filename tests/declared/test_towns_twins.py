"""The scene tests of the cards of Tiny Towns, played with their twins without code in the place of the originals."""

from __future__ import annotations

import pytest
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.testing import scene

from tests.declared.twins import ROOT, scene_tests, twins, with_twins
from tests.towns import helpers

CARDS = sorted(path.stem for path in (ROOT / "tests" / "towns" / "cards").glob("test_*.py"))
found, MODULES = scene_tests("towns/cards", CARDS)
globals().update(found)
PRINTED = MODULES[CARDS.index("test_printed")]


@pytest.fixture(autouse=True)
def twins_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every town be drawn with the twins."""
    rules = with_twins("tiny-towns")
    cards = {id.partition(".")[2]: piece for id, piece in rules.pieces.items() if isinstance(piece, Card)}
    monkeypatch.setattr(scene, "_installed_rules", lambda: rules)
    monkeypatch.setattr(helpers, "RULES", rules)
    monkeypatch.setattr(PRINTED, "CARDS", cards)


def test_most_cards_have_a_twin() -> None:
    """Issue 13, section 1: twins of at least 25 of the 40 cards."""
    assert len([piece for piece in twins("tiny-towns") if isinstance(piece, Card)]) >= 25
