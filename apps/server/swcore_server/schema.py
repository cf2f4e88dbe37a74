"""What the tables of the database hold. The steps that lead there from those of earlier servers stand in `migrations`."""

from __future__ import annotations

import sqlalchemy as sql

META = sql.MetaData()
TABLES = sql.Table(
    "tables",
    META,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("game", sql.String(128), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("host", sql.String(64), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("clock", sql.Text, nullable=False, server_default=""),
    sql.Column("over", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("agreed", sql.Text, nullable=False, server_default=""),
    # Whether all that is hidden was told while the game went on, as to who plays alone: nobody else may join then.
    sql.Column("laid_open", sql.Boolean, nullable=False, server_default=sql.false()),
)
LINES = sql.Table(
    "lines",
    META,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("line", sql.Text, nullable=False),
)
KEYS = sql.Table(
    "keys",
    META,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("key", sql.String(128), primary_key=True),
    sql.Column("seat", sql.Integer),
    sql.Column("deed", sql.Text, nullable=False),
)
MARKS = sql.Table(  # when what changed a game with a clock, and who was awaited from then on
    "marks",
    META,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("name", sql.String(64), nullable=False, index=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("pending", sql.String(64), nullable=False),
)
SEATS = sql.Table(
    "seats",
    META,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("invite", sql.String(64), nullable=False, index=True),
    sql.Column("token", sql.String(64), nullable=False, index=True),
    sql.Column("bot", sql.String(64), nullable=False),
    sql.Column("player", sql.String(64), nullable=False),
    # How many have ever sat there; of seats from before this was counted it may be anybody.
    sql.Column("sat", sql.Integer, nullable=False, server_default="2"),
)
