"""An SQLite file is for one server at a time."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner
from swcore_server.alone import alone, path_of
from swcore_server.commands import serve

from swcore.errors import SwcoreError


def test_a_second_server_on_a_file_is_refused_until_the_first_one_ends(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    with alone(url):
        with pytest.raises(SwcoreError) as caught, alone(url):
            raise AssertionError("two of them")
        assert (caught.value.code, caught.value.details["database"]) == ("database-in-use", str(tmp_path / "games.db"))
        told = CliRunner().invoke(serve, ["--database", url, "--port", "0"])
        assert isinstance(told.exception, SwcoreError)
        assert told.exception.code == "database-in-use"
        assert "http://" not in told.output, "an address at which nobody answers"
        with alone(f"sqlite:///{tmp_path / 'other.db'}"):
            pass
    with alone(url):
        pass


def test_a_file_is_one_file_by_whichever_link_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the link is that of the file or of its folder, or the path is one from here."""
    real = tmp_path / "real"
    real.mkdir()
    (tmp_path / "link.db").symlink_to(real / "games.db")
    (tmp_path / "folder").symlink_to(real)
    monkeypatch.chdir(real)
    with alone(f"sqlite:///{real / 'games.db'}"):
        for name in (tmp_path / "link.db", tmp_path / "folder" / "games.db", "games.db", "./games.db"):
            with pytest.raises(SwcoreError, match="Another server"), alone(f"sqlite:///{name}"):
                raise AssertionError(name)
    assert path_of(f"sqlite:///{tmp_path / 'link.db'}") == os.path.realpath(real / "games.db")


@pytest.mark.parametrize("url", ["postgresql+psycopg://user@host/name"])
def test_what_several_servers_may_share_is_not_locked(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with alone(url), alone(url):
        assert not list(tmp_path.iterdir())
