"""The build hook: what is listed is compiled when asked, a build without a compiler is pure, and packs carry the hook along."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import hatch_build
from tests.project.repo import PACKS, ROOT, pyproject

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "demo"
version = "1"
requires-python = ">=3.11"
[tool.swcore]
native = ["demo/h*.py"]
[tool.hatch.build.hooks.custom]
"""
HOOKS = {folder: "hatch_build.py" if folder == ROOT else "hatch_pack.py" for folder in (ROOT, *PACKS)}
WITH_HOOK = [folder for folder, name in HOOKS.items() if (folder / name).exists()]


@pytest.fixture
def demo(tmp_path: Path) -> Path:
    """A project with one module to compile."""
    (tmp_path / "demo").mkdir()
    (tmp_path / "demo" / "__init__.py").touch()
    (tmp_path / "demo" / "hot.py").write_text("def double(x: int) -> int:\n    return 2 * x\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    return tmp_path


def build(project: Path, target: str = "wheel", out: str = "dist", **variables: str) -> subprocess.CompletedProcess[str]:
    """Build a project as a frontend does, in this environment."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", out]
    environment = {key: value for key, value in os.environ.items() if key != hatch_build.ASKED} | variables
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


def built(project: Path) -> list[str]:
    """Return the names of what was built."""
    return [path.name for path in (project / "dist").glob("*")]


def test_a_project_that_lists_modules_has_the_hook_and_the_others_need_none() -> None:
    listing = [folder for folder in (ROOT, *PACKS) if "swcore" in pyproject(folder)["tool"]]
    assert listing == WITH_HOOK
    for folder in listing:
        settings = pyproject(folder)["tool"]["hatch"]["build"]["hooks"]["custom"]
        assert settings.get("path", "hatch_build.py") == HOOKS[folder]
        package = {name.partition("/")[0] for name in hatch_build.native(folder)}
        assert package <= {pyproject(folder)["project"]["name"].replace("-", "_")}
    shared = {(folder / HOOKS[folder]).read_text(encoding="utf-8") for folder in listing if folder != ROOT}
    assert len(shared) == 1


def test_the_hook_of_a_pack_does_not_stand_before_that_of_the_root_where_packs_are_editable() -> None:
    code = "import hatch_build; print(hatch_build.__file__)"
    path = os.pathsep.join(str(folder) for folder in (*PACKS, ROOT))
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    assert done.stdout.strip() == str(ROOT / "hatch_build.py"), done.stderr


@pytest.mark.parametrize("pack", [folder for folder in WITH_HOOK if folder != ROOT], ids=lambda folder: folder.name)
def test_no_listed_module_of_a_pack_holds_a_class_that_inherits_one_of_swcore(pack: Path) -> None:
    """A pack is compiled apart: such a class would put its attributes where those of the compiled class above it are."""
    for path in hatch_build.native(pack):
        module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
        own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
        above = {base.__module__.partition(".")[0] for one in own for base in one.__mro__}
        assert "swcore" not in above, f"{path}: {own}"


def test_a_class_of_a_listed_module_inherits_from_listed_modules_alone() -> None:
    """A class is native only where all that it inherits is; tests/native looks at the compiled build itself."""
    listed = {path.removesuffix(".py").replace("/", ".") for path in hatch_build.native(ROOT)}
    wrong = []
    for name in sorted(listed):
        own = [one for one in vars(importlib.import_module(name)).values() if isinstance(one, type) and one.__module__ == name]
        for one in own:
            above = [base for base in one.__mro__ if base.__module__.startswith("swcore.") and base.__module__ not in listed]
            if above and not issubclass(one, tuple | BaseException):  # those are left to Python by design
                wrong.append(f"{name}.{one.__name__} inherits {above[0].__module__}")
    assert wrong == []


def test_an_entry_of_the_list_that_names_no_file_is_a_fault(demo: Path) -> None:
    (demo / "pyproject.toml").write_text(PROJECT.replace("demo/h*.py", "demo/cold*.py"), encoding="utf-8")
    with pytest.raises(ValueError, match=r"no file is named demo/cold\*\.py"):
        hatch_build.native(demo)


def test_a_build_is_pure_unless_it_is_asked_to_compile(demo: Path) -> None:
    for variables in ({}, {hatch_build.ASKED: "0"}, {hatch_build.ASKED: ""}):
        assert build(demo, CC="/no/compiler", **variables).returncode == 0
        assert built(demo) == ["demo-1-py3-none-any.whl"]


def test_where_there_is_no_compiler_the_wheel_is_pure_and_a_warning_says_why(demo: Path) -> None:
    done = build(demo, CC="/no/compiler", **{hatch_build.ASKED: "1"})
    assert done.returncode == 0, done.stderr
    assert built(demo) == ["demo-1-py3-none-any.whl"]
    assert "demo: not compiled, this is the pure wheel. mypyc or the C compiler says:" in done.stdout + done.stderr
    assert "/no/compiler" in done.stdout + done.stderr


def test_where_there_is_no_compiler_and_compiling_is_required_the_build_fails(demo: Path) -> None:
    (demo / "temporary").mkdir()
    done = build(demo, CC="/no/compiler", TMPDIR=str(demo / "temporary"), **{hatch_build.ASKED: "require"})
    assert done.returncode != 0
    assert "/no/compiler" in done.stderr
    assert built(demo) == []
    assert list((demo / "temporary").iterdir()) == []


@pytest.mark.parametrize("pack", [folder for folder in WITH_HOOK if folder != ROOT], ids=lambda folder: folder.name)
def test_the_source_archive_of_a_pack_carries_the_hook_and_so_does_an_archive_of_it(pack: Path, tmp_path: Path) -> None:
    place = pack
    for time in ("first", "second"):
        done = build(place, "sdist", str(tmp_path / time))
        assert done.returncode == 0, done.stderr
        archive = next((tmp_path / time).glob("*.tar.gz"))
        with tarfile.open(archive) as packed:
            packed.extractall(tmp_path / time, filter="data")
        place = tmp_path / time / archive.name.removesuffix(".tar.gz")
        assert (place / hatch_build.CARRIED).read_text(encoding="utf-8") == (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    done = build(place)
    assert done.returncode == 0, done.stderr
    assert len(built(place)) == 1
