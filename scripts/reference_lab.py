"""The page of the rows that `swcore lab run` keeps: docs/reference/lab-rows.md, from the tables of swcore-lab."""

from __future__ import annotations

from swcore_lab.store import described

HEAD = """# The rows of a run

<!-- Written by scripts/make_docs.py from apps/lab/swcore_lab/rows.py. -->

`swcore lab run PLAN` keeps the games of a plan in a folder: for each of these tables a folder with Parquet files, each for
a few games, and `plan.json` beside them, with the plan and the version of swcore. Whatever reads Parquet reads them:
`swcore lab query`, DuckDB, Polars, pandas, Spark. [Run a plan](../how-to/run-a-plan.md) tells how. `game` joins the tables.

A game that ended with an error has its row in `games`, and none in `seats` and the other tables: means leave it out. Games of one
number have the same seed in all cells, so rows of different cells are not independent. Ask one `cell` at a time.
"""


def lab_rows() -> str:
    """Return the page."""
    return "\n".join([HEAD, *described()])


PAGES = {"lab-rows.md": lab_rows}
