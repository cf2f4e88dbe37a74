"""The files of a run: a folder for each table, in it a Parquet file for each task, and the plan beside them.

A file is written beside its place and renamed, so it is there whole or not at all. The one of `games` comes last: with it a task
is done. So a run that was killed goes on where it stopped.
"""

from __future__ import annotations

import importlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

import swcore
from swcore.errors import SwcoreError
from swcore_lab.plans import Plan, Task
from swcore_lab.rows import TABLES, Rows

PLAN = "plan.json"
LAST = "games"


def duckdb() -> Any:
    """Return DuckDB.

    Raises:
        SwcoreError: `lab-duckdb` where it is not installed.
    """
    try:
        return importlib.import_module("duckdb")
    except ImportError as error:
        hint = "Install it: pip install 'swcore-lab[files]'"
        raise SwcoreError("Files of rows need DuckDB, which is not installed.", code="lab-duckdb", hint=hint) from error


class Store:
    """Where the rows of a plan are kept.

    Args:
        folder: which is made; it may hold an earlier part of the same run.
        plan: the plan.

    Raises:
        SwcoreError: `lab-duckdb`; `lab-other-plan` when the folder holds rows of another plan or another version.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.base = folder, duckdb().connect(config={"threads": 1})
        mine = {"version": swcore.__version__, "mark": plan.mark(), "plan": attrs.asdict(plan)}
        known = folder / PLAN
        if known.exists():
            told = json.loads(known.read_text(encoding="utf-8"))
            if (told.get("version"), told.get("mark")) != (mine["version"], mine["mark"]):
                hint = "Name another folder with --out, or remove this one."
                raise SwcoreError(f"{folder} holds rows of another plan.", code="lab-other-plan", hint=hint, folder=str(folder))
        for table in TABLES:
            (folder / table).mkdir(parents=True, exist_ok=True)
        part = known.with_suffix(".part")
        part.write_text(json.dumps(mine, indent=1, default=str) + "\n", encoding="utf-8")
        os.replace(part, known)

    def missing(self, plan: Plan) -> list[Task]:
        """Return the tasks that are not done."""
        return [task for task in plan.tasks() if not self._path(LAST, task).exists()]

    def put(self, task: Task, rows: Rows) -> None:
        """Keep the rows of a task."""
        for table in sorted(TABLES, key=lambda name: name == LAST):
            self._write(table, self._path(table, task), rows[table])

    def _path(self, table: str, task: Task) -> Path:
        return self.folder / table / f"{task.number:06}.parquet"

    def _write(self, table: str, path: Path, rows: list[dict[str, Any]]) -> None:
        text, part = path.with_suffix(".json.part"), path.with_suffix(".part")
        text.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
        columns = {name: kind for name, kind, _ in TABLES[table]}
        try:
            read = self.base.read_json(str(text), columns=columns, format="newline_delimited")
            read.write_parquet(str(part), compression="zstd")
            os.replace(part, path)
        except RuntimeError as error:
            if "interrupt" not in str(error).lower():
                raise
            raise KeyboardInterrupt from error  # as DuckDB tells of Ctrl-C
        finally:
            text.unlink(missing_ok=True)
            part.unlink(missing_ok=True)


def opened(folder: Path) -> Any:
    """Return a connection of DuckDB with a view for each table of a run.

    Args:
        folder: the folder of the run.

    Raises:
        SwcoreError: `lab-duckdb`; `lab-no-rows` when nothing is there.
    """
    base = duckdb().connect()
    if not any((folder / LAST).glob("*.parquet")):
        hint = "Make them: swcore lab run PLAN --out FOLDER"
        raise SwcoreError(f"{folder} holds no rows.", code="lab-no-rows", hint=hint, folder=str(folder))
    for table in TABLES:
        files = str(folder / table / "*.parquet").replace("'", "''")
        base.execute(f"CREATE VIEW {table} AS SELECT * FROM read_parquet('{files}')")
    return base


def asked(folder: Path, sql: str) -> tuple[list[str], list[tuple[Any, ...]]]:
    """Return the names of the columns and the rows that answer a question.

    Args:
        folder: the folder of a run.
        sql: the question.

    Raises:
        SwcoreError: as `opened`; `lab-sql` with what DuckDB says.
    """
    base = opened(folder)
    try:
        found = base.execute(sql)
        return [one[0] for one in found.description or ()], found.fetchall()
    except duckdb().Error as error:
        raise SwcoreError(f"DuckDB does not understand that: {error}", code="lab-sql", why=str(error)) from error


def described() -> Iterator[str]:
    """Yield the tables as Markdown."""
    for table, columns in TABLES.items():
        yield f"## `{table}`\n"
        yield "| column | type | meaning |\n| --- | --- | --- |"
        yield from (f"| `{name}` | {kind} | {told} |" for name, kind, told in columns)
        yield ""
