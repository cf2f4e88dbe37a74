"""The spaces of Gymnasium, as PettingZoo uses them, too."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from swcore_rl.errors import refused
from swcore_rl.observing import Floats
from swcore_rl.scenario import Scenario

FORMS = ("flat", "dict")


def check_form(form: str) -> str:
    """Return the form of observations.

    Args:
        form: `flat` or `dict`.

    Raises:
        SwcoreError: `rl-option` for another.
    """
    if form not in FORMS:
        raise refused("rl-option", f"There is no form {form!r}.", f"There are {' and '.join(FORMS)}.", value=form)
    return form


def observation_space(scenario: Scenario, form: str) -> Any:
    """Return the space of observations.

    Args:
        scenario: the scenario.
        form: `flat` or `dict`.
    """
    if form == "flat":
        return gymnasium.spaces.Box(-1, 1, (scenario.observer.size,), np.float32)
    boxes = {one.name: gymnasium.spaces.Box(-1, 1, one.shape, np.float32) for one in scenario.observer.features}
    return gymnasium.spaces.Dict(boxes)


def shaped(scenario: Scenario, form: str, flat: Floats) -> Any:
    """Return an observation in its form.

    Args:
        scenario: the scenario.
        form: `flat` or `dict`.
        flat: the vector.
    """
    return flat if form == "flat" else scenario.observer.named(flat)
