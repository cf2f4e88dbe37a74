"""The notebooks of the examples run: their cells one after another, and as Jupyter runs them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples" / "notebooks").glob("*.ipynb"))


def cells(path: Path) -> list[str]:
    """Return the code of a notebook."""
    found = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(one["source"]) for one in found if one["cell_type"] == "code"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_cells_run_one_after_another(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for code in cells(path):
        exec(compile(code, str(path), "exec"), names)
        assert capsys.readouterr().out, "each cell shows something"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_what_it_has_shown(path: Path) -> None:
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_in_a_kernel(path: Path, tmp_path: Path) -> None:
    nbformat = pytest.importorskip("nbformat", reason="Jupyter's parts are not installed: make dev")
    client = pytest.importorskip("nbclient", reason="Jupyter's parts are not installed: make dev")
    pytest.importorskip("ipykernel", reason="Jupyter's parts are not installed: make dev")
    book = nbformat.read(path, as_version=4)
    nbformat.validate(book)
    client.NotebookClient(book, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [cell["outputs"] for cell in book["cells"] if cell["cell_type"] == "code"]
    assert all(shown)
    assert not any(one["output_type"] == "error" for outputs in shown for one in outputs)
