"""How many have sat on a seat, and whether all that is hidden at a table was told."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add both; who sat at tables from before is not known."""
    op.add_column("seats", sql.Column("sat", sql.Integer, nullable=False, server_default="2"))
    op.add_column("tables", sql.Column("laid_open", sql.Boolean, nullable=False, server_default=sql.false()))
