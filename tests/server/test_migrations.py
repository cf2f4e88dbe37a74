"""Databases of servers from before are brought to what is needed now, with all that stands in them."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from swcore_server import migrations
from swcore_server.store import META, Store

from swcore.errors import SwcoreError

BEFORE = """
CREATE TABLE tables (name VARCHAR(64) NOT NULL PRIMARY KEY, game VARCHAR(128) NOT NULL, public BOOLEAN NOT NULL,
    host VARCHAR(64) NOT NULL, created FLOAT NOT NULL);
CREATE TABLE lines (name VARCHAR(64) NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (name, number));
CREATE TABLE keys (name VARCHAR(64) NOT NULL, key VARCHAR(128) NOT NULL, seat INTEGER, deed TEXT NOT NULL,
    PRIMARY KEY (name, key));
CREATE TABLE seats (name VARCHAR(64) NOT NULL, seat INTEGER NOT NULL, invite VARCHAR(64) NOT NULL, token VARCHAR(64) NOT NULL,
    bot VARCHAR(64) NOT NULL, player VARCHAR(64) NOT NULL, PRIMARY KEY (name, seat));
CREATE INDEX ix_seats_invite ON seats (invite);
CREATE INDEX ix_seats_token ON seats (token);
INSERT INTO tables VALUES ('t', 'a.game', 1, 'h', 1.5);
INSERT INTO lines VALUES ('t', 0, 'first');
INSERT INTO seats VALUES ('t', 0, '', 'x', '', 'Ann');
"""


def differences(store: Store) -> list[object]:
    """Return what is otherwise in a database than in the code."""
    with store.engine.connect() as link:
        found = compare_metadata(MigrationContext.configure(link), META)
    return [one for one in found if "alembic_version" not in str(one)]


def test_a_new_database_is_as_the_code_says(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'new.db'}")
    store.prepare()
    assert differences(store) == []
    store.prepare()
    store.close()


def test_a_database_from_before_keeps_what_stands_in_it(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'old.db'}")
    with store.engine.begin() as link:
        for one in BEFORE.split(";"):
            if one.strip():
                link.execute(sql.text(one))
    store.prepare()
    assert differences(store) == []
    assert store.load("t").text == "first"  # type: ignore[union-attr]
    table = store.table("t")
    assert table is not None
    assert (table["clock"], table["over"], table["host"]) == ("", False, "h")
    assert [(one["player"], one["sat"]) for one in store.seats("t")] == [("Ann", 2)], "who sat there before is not known"
    store.close()


def test_a_database_of_a_newer_server_is_left_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'newer.db'}")
    store.prepare()
    with store.engine.begin() as link:
        link.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(SwcoreError) as caught:
        store.prepare()
    assert caught.value.code == "database"
    store.close()


def test_the_newest_step_is_the_last_one() -> None:
    folder = Path(migrations.__file__).parent / "versions"
    assert max(path.stem[1:5] for path in folder.glob("v*.py")) == migrations.NEWEST
