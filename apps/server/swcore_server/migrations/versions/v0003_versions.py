"""To which differences of versions the host of a table has agreed."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add it."""
    op.add_column("tables", sql.Column("agreed", sql.Text, nullable=False, server_default=""))
