"""Clocks: what was agreed upon at a table, and when its game was changed; and whether a game is over."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sql.Column("clock", sql.Text, nullable=False, server_default=""))
    op.add_column("tables", sql.Column("over", sql.Boolean, nullable=False, server_default=sql.false()))
    op.drop_table("marks", if_exists=True)  # an early form of it
    op.create_table(
        "marks",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("seat", sql.Integer),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("pending", sql.String(64), nullable=False),
    )
    op.create_index("ix_marks_name", "marks", ["name"])
