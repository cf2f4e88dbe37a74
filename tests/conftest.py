"""For all tests: how Hypothesis searches, and how long a test may take.

Hypothesis tries the same examples in every run of the default suite, and new ones in the long runs.
"""

from __future__ import annotations

import gc
import os
import random

import pytest
from hypothesis import settings

settings.register_profile("same", deadline=None, derandomize=True)  # a loaded machine may be slow, and that is not a failure
settings.register_profile("new", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("SWCORE_EXAMPLES", "same"))


@pytest.fixture(autouse=True, scope="session")
def _folders(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games of the tests are kept where nobody looks for games of one's own, and one's own settings count for no test."""
    for kind in ("state", "config", "cache"):
        os.environ[f"XDG_{kind.upper()}_HOME"] = str(tmp_path_factory.mktemp(kind))


@pytest.fixture(autouse=True)
def _seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds that nobody gave are drawn, but the same in every run of a test: no test may fail by chance."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr("secrets.randbelow", rng.randrange)
    monkeypatch.setattr("secrets.randbits", rng.getrandbits)


def pytest_sessionstart() -> None:
    """Collect no garbage while thousands of tests are made, all of which live to the end."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Count what lives to the end no more, each time that garbage is looked for, and look for it seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SOME_GARBAGE, 20, 20)
    gc.enable()


SOME_GARBAGE = 50_000  # objects
LIMIT, LONG_LIMIT = 300, 3_600  # seconds; the slowest test takes ten on an idle machine, and machines may be loaded


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let a test that hangs fail instead; one that says its own limit keeps it."""
    for item in items:
        if item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(LONG_LIMIT if item.get_closest_marker("long") else LIMIT))
