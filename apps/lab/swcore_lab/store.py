"""The files of a run: a folder for each table, in it a Parquet file for each task, and the plan beside them.

A file is written beside its place and renamed, so it is there whole or not at all. The one of `games` comes last: with it a task
is done. So a run that was killed goes on where it stopped.
"""

from __future__ import annotations

import errno
import importlib
import json
import os
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import attrs

import swcore
from swcore.errors import SwcoreError
from swcore.saves.lock import lock
from swcore.text.writing import put
from swcore_lab.plans import Plan, Task
from swcore_lab.rows import TABLES, Rows

PLAN = "plan.json"
LAST = "games"
LOCK = ".lock"  # its holder writes here; the system lets it go with the process, however that ends
FULL = (errno.ENOSPC, errno.EDQUOT)


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
        SwcoreError: `lab-duckdb`; `lab-busy` when another run writes there; `lab-full` and `lab-write` when nothing can be
            written; `lab-other-plan` when the folder holds rows of another plan or another version.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.base = folder, duckdb().connect(config={"threads": 1})
        with writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            file = (folder / LOCK).open("ab")
        self.close = weakref.finalize(self, file.close)
        """Let others write to the folder; it comes to that at the latest when nobody has this store any more."""
        if not lock(file):
            self.close()
            told, hint = f"{folder}: another run is writing here.", "Wait until it ends, or name another folder with --out."
            raise SwcoreError(told, code="lab-busy", hint=hint, folder=str(folder))
        try:
            self._begin(folder, plan)
        except BaseException:
            self.close()
            raise

    def _begin(self, folder: Path, plan: Plan) -> None:
        """Make the folder ready."""
        mine = {"version": swcore.__version__, "mark": plan.mark(), "plan": attrs.asdict(plan)}
        known = folder / PLAN
        if known.exists():
            told = json.loads(known.read_text(encoding="utf-8"))
            if (told.get("version"), told.get("mark")) != (mine["version"], mine["mark"]):
                hint = "Name another folder with --out, or remove this one."
                raise SwcoreError(f"{folder} holds rows of another plan.", code="lab-other-plan", hint=hint, folder=str(folder))
        with writing(folder):
            for table in TABLES:
                (folder / table).mkdir(exist_ok=True)
            put(known, json.dumps(mine, indent=1, default=str) + "\n")

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
        columns = {name: kind for name, kind, _ in TABLES[table]}
        try:
            with writing(self.folder):
                text.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
                read = self.base.read_json(str(text), columns=columns, format="newline_delimited")
                read.write_parquet(str(part), compression="zstd")
                os.replace(part, path)
        except RuntimeError as error:
            if "interrupt" not in str(error).lower():
                raise
            raise KeyboardInterrupt from error  # as DuckDB tells of Ctrl-C
        finally:
            for one in (text, part):
                with suppress(OSError):
                    one.unlink(missing_ok=True)


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Tell what keeps files from being written, with the name of the folder.

    Args:
        folder: where they are written.

    Raises:
        SwcoreError: `lab-full` where the disk is full; `lab-write` for what else DuckDB could not write.
        OSError: the system refuses it for another reason; the error names a file.
    """
    outside = duckdb().IOException
    try:
        yield
    except (OSError, outside) as error:
        why = str(error)
        if getattr(error, "errno", None) in FULL or any(os.strerror(one) in why for one in FULL):
            hint = "What is there is kept; make room and call it again."
            raise SwcoreError(
                f"{folder}: no space left on the device.", code="lab-full", hint=hint, folder=str(folder)
            ) from error
        if isinstance(error, OSError):
            error.filename = error.filename or str(folder)
            raise
        raise SwcoreError(f"{folder} cannot be written: {why}.", code="lab-write", folder=str(folder), why=why) from error


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
        files = str(folder.resolve() / table / "*.parquet").replace("'", "''")
        base.execute(f"CREATE VIEW {table} AS SELECT * FROM read_parquet('{files}')")
    return base


def asked(folder: Path, sql: str) -> tuple[list[str], list[tuple[Any, ...]]]:
    """Return the names of the columns and the rows that answer a question.

    Args:
        folder: the folder of a run.
        sql: one question. It reads what is in the folder, and nothing else.

    Raises:
        SwcoreError: as `opened`; `lab-no-question`, `lab-questions` and `lab-reads` for what is not one question; `lab-outside`
            for one that reads other files; `lab-sql` with what DuckDB says.
    """
    base, duck, tables = opened(folder), duckdb(), ", ".join(TABLES)
    try:
        said = base.extract_statements(sql)
        _check_question(said, duck)
        within = str(folder.resolve()).replace("'", "''")
        base.execute(f"SET allowed_directories = ['{within}', '{within}/']")
        base.execute("SET enable_external_access = false")
        base.execute("SET lock_configuration = true")
        found = base.execute(said[0])
        return [one[0] for one in found.description or ()], found.fetchall()
    except duck.PermissionException as error:
        why, hint = str(error), f"The tables are {tables}."
        told = f"A question reads the rows in {folder} and nothing else: {why}"
        raise SwcoreError(told, code="lab-outside", hint=hint, folder=str(folder), why=why, tables=tables) from error
    except duck.Error as error:
        unknown = isinstance(error, duck.CatalogException) and "Table with name" in str(error)
        more = {"tables": tables} if unknown else {}
        hint = f"The tables are {tables}." if unknown else ""
        raise SwcoreError(
            f"DuckDB does not understand that: {error}", code="lab-sql", hint=hint, why=str(error), **more
        ) from error


def _check_question(said: list[Any], duck: Any) -> None:
    """Refuse what is not one question."""
    if not said:
        hint = 'Such as "SELECT bot, avg(win) FROM seats GROUP BY bot".'
        raise SwcoreError("The question is empty.", code="lab-no-question", hint=hint)
    if len(said) > 1:
        told = f"There are {len(said)} questions, and one is answered."
        raise SwcoreError(told, code="lab-questions", hint="Ask one at a time.", count=len(said))
    kinds = duck.StatementType
    pivots = said[0].type == kinds.MULTI and said[0].query.lstrip()[:5].upper() == "PIVOT"  # which makes a type meanwhile
    if said[0].type not in (kinds.SELECT, kinds.EXPLAIN) and not pivots:
        kind = said[0].type.name
        told, hint = f"That is no question: {kind} changes something, and rows are only read.", "Begin with SELECT, FROM or WITH."
        raise SwcoreError(told, code="lab-reads", hint=hint, kind=kind)


def described() -> Iterator[str]:
    """Yield the tables as Markdown."""
    for table, columns in TABLES.items():
        yield f"## `{table}`\n"
        yield "| column | type | meaning |\n| --- | --- | --- |"
        yield from (f"| `{name}` | {kind} | {told} |" for name, kind, told in columns)
        yield ""
