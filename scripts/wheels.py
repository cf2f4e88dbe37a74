"""Build the wheels of swcore and its packs, pure and compiled, install them where nothing else is, and play from them.

    python -m scripts.wheels [PYTHON...]    for these interpreters, or all on the path; the wheels stand in dist/ then

Wheels are kept in build/wheels by the hash of what they are made of, so that only what has changed is built again.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import metadata
from pathlib import Path

from hatch_build import ASKED, native

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
PROJECTS = (ROOT, *sorted(path.parent for path in (ROOT / "plugins").glob("*/pyproject.toml")))
INTERPRETERS = ("python3.11", "python3.12", "python3.13")
# Of a project, beside its package.
PARTS = ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "hatch_build.py", "hatch_pack.py", "schemas", "clients")
TOOLS = ("hatchling", "mypy_extensions", "setuptools")  # for compiling, beside mypy in the version that is installed here
GAMES = ("small-world", "warcraft", "tiny-towns")
TAG = "import sys; print('cp%d%d' % sys.version_info[:2])"
DIGESTS = """
import random
from swcore import Game, load_plugins
for name, seats in (("small-world", 3), ("warcraft", 4), ("tiny-towns", 2)):
    game, rng = Game.new(load_plugins(name), seats, seed=7), random.Random(7)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    print(name, game.digest())
"""


def run(*words: str | Path, cwd: Path = BUILD, **variables: str) -> str:
    """Run a command, and return what it prints. If it fails, leave with what it said.

    Args:
        words: the command.
        cwd: the folder to run it in; by default one in which no source of swcore stands.
        variables: what to add to the environment.
    """
    cwd.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, **variables}
    done = subprocess.run([str(word) for word in words], cwd=cwd, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")
    return done.stdout


def interpreters(names: Sequence[str] = INTERPRETERS) -> dict[str, Path]:
    """Return the interpreters to build for by their tag: the one that runs this, and those that are named or found, and run.

    Args:
        names: names or paths.
    """
    found = {run(sys.executable, "-c", TAG).strip(): Path(sys.executable)}
    for name in names:
        path = shutil.which(name)
        done = subprocess.run([path, "-c", TAG], capture_output=True, text=True) if path else None
        if path and done and done.returncode == 0:
            found.setdefault(done.stdout.strip(), Path(path))
    return found


def wheel(project: Path, tag: str, python: Path, *, compiled: bool) -> Path:
    """Return the wheel of a project, built if it is not there. Where a project lists no module, both are the pure one.

    Args:
        project: its folder.
        tag: the tag of the interpreter.
        python: the interpreter.
        compiled: which build.
    """
    compiled = compiled and bool(native(project))
    kind = tag if compiled else "pure"
    name = "swcore" if project == ROOT else project.name
    folder = BUILD / "wheels" / f"{name}-{kind}-{_key(project, compiled=compiled)}"
    if not any(folder.glob("*.whl")):
        for old in folder.parent.glob(f"{name}-{kind}-*"):
            shutil.rmtree(old)
        print(f"building {name}, {kind}", flush=True)
        builder = _tools(tag, python) if compiled else Path(sys.executable)
        command = (builder, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
        run(*command, cwd=project, **{ASKED: "require" if compiled else "0", "MYPYPATH": str(ROOT)})
    return next(folder.glob("*.whl"))


def environment(tag: str, python: Path, *, compiled: bool, extra: Sequence[str] = (), fresh: bool = False) -> Path:
    """Return an environment with the wheels of one build and what they need.

    Args:
        tag: the tag of the interpreter.
        python: the interpreter.
        compiled: which build.
        extra: words for pip, to install more than the wheels need.
        fresh: whether it must be empty before.
    """
    home = BUILD / "venvs" / f"{tag}-{'compiled' if compiled else 'pure'}"
    wheels = [wheel(project, tag, python, compiled=compiled) for project in PROJECTS]
    if fresh or not home.exists():
        run(python, "-m", "venv", "--without-pip", "--clear", home)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", home / "bin" / "python", "install", "--quiet")
    run(*pip, *wheels, *extra, cwd=ROOT)
    run(*pip, "--no-deps", "--no-index", "--force-reinstall", *wheels)
    return home


def check(home: Path, *, compiled: bool) -> str:
    """Play from the wheels of an environment, and return what was played: every build must give the same.

    Args:
        home: the environment.
        compiled: which build must say that it runs.
    """
    told = run(home / "bin" / "swcore", "--version").strip()
    if not told.endswith("(compiled)" if compiled else "(pure)"):
        sys.exit(f"{home}: {told}")
    words = ("-n", "3", "--players", "2", "--seed", "3", "--bots", "random", "--json")
    played = [json.loads(run(home / "bin" / "swcore", "simulate", game, *words)) for game in GAMES]
    for one in played:
        del one["timing"]
    return json.dumps(played, indent=1, allow_nan=False) + "\n" + run(home / "bin" / "python", "-I", "-c", DIGESTS)


def main() -> int:
    """Build, check and collect the wheels."""
    results: dict[str, str] = {}
    ready: set[Path] = set()
    for tag, python in interpreters(sys.argv[1:] or INTERPRETERS).items():
        for compiled in (False, True):
            home = environment(tag, python, compiled=compiled, fresh=True)
            results[home.name] = check(home, compiled=compiled)
            ready |= {wheel(project, tag, python, compiled=compiled) for project in PROJECTS}
            print(f"{home.name}: plays", flush=True)
    if len(set(results.values())) != 1:
        sys.exit("The builds do not play the same games:\n" + "\n".join(f"{name}\n{told}" for name, told in results.items()))
    for path in sorted(ready):
        (ROOT / "dist").mkdir(exist_ok=True)
        print("dist/" + Path(shutil.copy(path, ROOT / "dist")).name)
    return 0


def _key(project: Path, *, compiled: bool) -> str:
    """Return a hash of all that goes into a wheel; native modules also depend on the types of the core, and on mypyc."""
    known = hashlib.sha256()
    for path in _sources(project):
        known.update(f"{path.relative_to(project)}\0".encode() + path.read_bytes() + b"\0")
    if compiled:
        known.update(metadata.version("mypy").encode() + (ROOT / "hatch_build.py").read_bytes())
        if project != ROOT:
            known.update(_key(ROOT, compiled=True).encode())
    return known.hexdigest()[:16]


def _sources(project: Path) -> Iterator[Path]:
    """Yield the files that go into a wheel, sorted."""
    for part in (*PARTS, *sorted(path.parent.name for path in project.glob("*/__init__.py"))):
        found = project / part
        if part.startswith("swcore") or found.is_dir():
            yield from sorted(path for path in found.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so"))
        elif found.exists():
            yield found


def _tools(tag: str, python: Path) -> Path:
    """Return an interpreter of a version that has what compiling needs: mypyc compiles for the interpreter that it runs in."""
    if python == Path(sys.executable):
        return python
    home = BUILD / "tools" / tag
    if not home.exists():
        run(python, "-m", "venv", "--without-pip", home)
    wanted = [*TOOLS, f"mypy=={metadata.version('mypy')}", *(metadata.requires("swcore") or ())]
    needed = [line for line in wanted if "extra ==" not in line]
    run(sys.executable, "-m", "pip", "--python", home / "bin" / "python", "install", "--quiet", *needed)
    return home / "bin" / "python"


if __name__ == "__main__":
    sys.exit(main())
