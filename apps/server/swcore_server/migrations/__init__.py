"""From the tables that a database has to those that are needed: the steps in `versions`, by alembic."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

from swcore.errors import SwcoreError

NEWEST = "0004"  # the last of `versions`
ONE = 0x73776372  # of the advisory lock: one server at a time


def prepare(engine: Any) -> None:
    """Bring a database to what is needed here; one that is so already is not written.

    Raises:
        SwcoreError: `database` when a newer server has written it.
    """
    if _found(engine) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    told = Config()
    told.set_main_option("script_location", "swcore_server:migrations")
    with engine.begin() as link:
        if engine.dialect.name == "postgresql":
            link.execute(sql.text("SELECT pg_advisory_xact_lock(:one)"), {"one": ONE})
        told.attributes["connection"] = link
        try:
            command.upgrade(told, NEWEST)
        except CommandError as error:
            text = "The database was written by a newer server."
            raise SwcoreError(text, code="database", hint="Use that one, or another database.") from error


def _found(engine: Any) -> str:
    """Return what a database is at, or ""."""
    with engine.connect() as link:
        if not sql.inspect(link).has_table("alembic_version"):
            return ""
        return str(link.execute(sql.text("SELECT version_num FROM alembic_version")).scalar() or "")
