"""Build hook of hatchling: compile the listed modules natively with mypyc, when asked.

    SWCORE_COMPILE=1         compile; where that cannot be done, warn and build the pure wheel
    SWCORE_COMPILE=require   compile, or fail

Without it a build is pure and needs no compiler. The modules are listed as `tool.swcore.native` in a project's pyproject.toml.
The packs use this file too: their source archives carry a copy of it (`CARRIED`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = "SWCORE_COMPILE"
CARRIED = "swcore_hatch_build.py"
NEEDS = ("mypy[mypyc]>=2.4", "setuptools>=65")
# No settings of mypy are read, and a library without types is no error, so that a build is the same wherever it runs.
OPTIONS = ("--config-file=", "--ignore-missing-imports")
SETUP = """from mypyc.build import mypycify
from setuptools import setup
setup(name="native", packages=[], ext_modules=mypycify({words!r}, group_name={group!r}, opt_level="3", debug_level="0"))
"""


class NotCompiledError(Exception):
    """The modules cannot be compiled here; the text says why."""


class NativeHook(BuildHookInterface[BuilderConfig]):
    """Puts the native modules into the wheel beside their sources, and the hook into the source archives of packs."""

    def dependencies(self) -> list[str]:
        """Return what a build needs beside hatchling: to compile, mypy and all whose types the modules use."""
        wanted = asked() and self.target_name == "wheel" and bool(native(Path(self.root)))
        return [*NEEDS, *self.metadata.core.dependencies] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, or carry the hook along.

        Raises:
            NotCompiledError: it was required, and cannot be done.
        """
        if self.target_name == "sdist":
            if Path(__file__).parent != Path(self.root):
                build_data["force_include"][__file__] = CARRIED
            return
        modules = native(Path(self.root))
        if not asked() or not modules or version == "editable":  # modules in the tree would stand before edited sources
            return
        self.work = Path(tempfile.mkdtemp(prefix="swcore-native-"))
        try:
            built = compile_native(copied(Path(self.root), self.work), modules)
        except NotCompiledError as error:
            if os.environ[ASKED] == "require":
                shutil.rmtree(self.work, ignore_errors=True)  # a build that fails is not finalized
                raise
            self.app.display_warning(f"{self.metadata.name}: not compiled, this is the pure wheel. {error}")
            return
        build_data["force_include"] |= {str(file): str(file.relative_to(self.work)) for file in built}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder in which the modules were compiled."""
        if hasattr(self, "work"):
            shutil.rmtree(self.work, ignore_errors=True)


def asked() -> bool:
    """Return whether a compiled build is asked for."""
    return os.environ.get(ASKED, "0") not in ("", "0")


def native(project: Path, home: Path | None = None) -> list[str]:
    """Return the modules that a project lists for compiling, as paths in it.

    Args:
        project: the folder of its pyproject.toml.
        home: the folder of its package, where that is another one.

    Raises:
        ValueError: an entry of the list names no file.
    """
    settings = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    files: dict[str, None] = {}
    for pattern in settings["tool"].get("swcore", {}).get("native", ()):
        found = sorted(path.relative_to(home or project).as_posix() for path in (home or project).glob(pattern))
        if not found:
            raise ValueError(f"tool.swcore.native of {project / 'pyproject.toml'}: no file is named {pattern}")
        files |= dict.fromkeys(found)
    return list(files)


def copied(project: Path, target: Path) -> Path:
    """Copy the package of a project into a folder, and return the folder."""
    for package in {name.partition("/")[0] for name in native(project)}:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(project / package, target / package, ignore=ignored, dirs_exist_ok=True)
    return target


def compile_native(folder: Path, modules: list[str]) -> list[Path]:
    """Compile modules in place, all of them as one group, and return the native files.

    Args:
        folder: where their package stands.
        modules: their paths in it.

    Raises:
        NotCompiledError: there is no mypyc or no compiler, or they found a fault.
    """
    if sys.implementation.name != "cpython":
        raise NotCompiledError(f"mypyc compiles for CPython, and this is {sys.implementation.name}.")
    script = folder / "build_native.py"
    script.write_text(SETUP.format(words=[*OPTIONS, *modules], group=modules[0].partition("/")[0]), encoding="utf-8")
    command = [sys.executable, script.name, "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    script.unlink()
    if done.returncode:
        raise NotCompiledError(f"mypyc or the C compiler says:\n{(done.stdout + done.stderr).strip()}")
    shutil.rmtree(folder / "build", ignore_errors=True)
    return sorted(path for suffix in ("*.so", "*.pyd") for path in folder.rglob(suffix))
