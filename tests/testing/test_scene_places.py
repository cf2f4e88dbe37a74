"""A scene lays no second marker face down where the map has laid one."""

from __future__ import annotations

import pytest

from swcore.testing import Scene

SLOT = {"a": "hill harbor", "b": "forest artifact_slot", "c": "hill"}


@pytest.mark.parametrize("hidden", [True, False])
def test_a_region_holds_one_marker_that_hides_a_place(hidden: bool) -> None:
    scene = Scene(SLOT, game="warcraft")
    free = scene.state.piles["warcraft.face_down"][0]
    with pytest.raises(ValueError, match="In b a marker lies face down already"):
        scene.place(free, "b", hidden=hidden)
