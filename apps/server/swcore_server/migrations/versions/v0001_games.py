"""Lines of games, keys of changes, tables and seats; they stand in databases that were made before there were steps, too."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make what is not there."""
    op.create_table(
        "tables",
        sql.Column("name", sql.String(64), primary_key=True),
        sql.Column("game", sql.String(128), nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("host", sql.String(64), nullable=False),
        sql.Column("created", sql.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "lines",
        sql.Column("name", sql.String(64), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("line", sql.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "keys",
        sql.Column("name", sql.String(64), primary_key=True),
        sql.Column("key", sql.String(128), primary_key=True),
        sql.Column("seat", sql.Integer),
        sql.Column("deed", sql.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "seats",
        sql.Column("name", sql.String(64), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("invite", sql.String(64), nullable=False),
        sql.Column("token", sql.String(64), nullable=False),
        sql.Column("bot", sql.String(64), nullable=False),
        sql.Column("player", sql.String(64), nullable=False),
        if_not_exists=True,
    )
    for column in ("invite", "token"):
        op.create_index(f"ix_seats_{column}", "seats", [column], if_not_exists=True)
