"""What can be played is worked out once a language; a game that cannot be loaded is tried again."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from swcore.protocol import lobby
from swcore.protocol.lobby import Lobby
from swcore.wording.games import games as installed


@pytest.mark.parametrize(("problem", "times"), [("", 1), ("it is broken", 2)])
def test_what_can_be_played_is_worked_out_once_while_nothing_is_broken(
    monkeypatch: pytest.MonkeyPatch, problem: str, times: int
) -> None:
    asked: list[str] = []
    [one] = (one for one in installed((), "en") if one.id == "base.small_world")

    def games(given: Any, lang: str, rules: Any) -> list[Any]:
        asked.append(lang)
        return [attrs.evolve(one, problem=problem)]

    monkeypatch.setattr(lobby, "games", games)
    hall = Lobby()
    first = hall.games("en")
    first.append({})
    assert [told["id"] for told in hall.games("en")] == ["base.small_world"]
    assert asked == ["en"] * times
    hall.games("ru")
    assert asked[-1] == "ru"
