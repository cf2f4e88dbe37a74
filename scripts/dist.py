"""Build the source archives and the pure wheels of swcore, its packs and its apps, check them, and play from them.

    python -m scripts.dist    they stand in dist/ then

Wheels are built out of the archives, as whoever has no wheel builds them. They are installed by name into an empty environment,
and no index is asked for them: `swcore[games]` is what lies here, not what an index may have under these names.
"""

from __future__ import annotations

import shutil
import sys
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

from scripts.set_version import current
from scripts.wheels import BUILD, GAMES, PROJECTS, ROOT, run

FOLDER = BUILD / "dist"
APPS = tuple(sorted(path.parent for path in (ROOT / "apps").glob("*/pyproject.toml")))
HOME = BUILD / "venvs" / "dist"
WANTED = "swcore[games,terminal]"


def names() -> dict[Path, str]:
    """Return the name of the distribution of every project, as it begins in the names of files."""
    return {project: "swcore" if project == ROOT else f"swcore_{project.name}" for project in (*PROJECTS, *APPS)}


def files(version: str) -> set[str]:
    """Return how the files of a release are named: an archive and a wheel for each project.

    Args:
        version: the version that all of them have.
    """
    return {f"{name}-{version}{end}" for name in names().values() for end in (".tar.gz", "-py3-none-any.whl")}


def build() -> list[Path]:
    """Build them anew in a folder of their own, and return them by name; leave when others came out."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    for project, name in names().items():
        print(f"building {name}", flush=True)
        run(sys.executable, "-m", "build", "--no-isolation", "--outdir", FOLDER, project)
    built, wanted = sorted(FOLDER.iterdir()), files(current())
    if {path.name for path in built} != wanted:
        sys.exit(f"Built: {', '.join(path.name for path in built)}\nWanted: {', '.join(sorted(wanted))}")
    run(sys.executable, "-m", "twine", "check", "--strict", *built)
    return built


def libraries(wheels: list[Path]) -> list[str]:
    """Return what wheels need from others, the extra of the terminal included, as requirements.

    Args:
        wheels: ours.
    """
    found: dict[str, None] = {}
    for wheel in wheels:
        with ZipFile(wheel) as archive:
            name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
            facts = message_from_string(archive.read(name).decode("utf-8"))
        if facts["Name"] in {f"swcore-{app.name}" for app in APPS}:
            continue  # what an app needs beside swcore is not needed to play
        for one in map(Requirement, facts.get_all("Requires-Dist") or []):
            wanted = one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in ("", "terminal"))
            if wanted and not one.name.startswith("swcore"):
                found[f"{one.name}{one.specifier}"] = None
    return list(found)


def install(built: list[Path]) -> None:
    """Install swcore with its games by name where nothing is: the libraries from the index, ours from the folder alone."""
    shutil.rmtree(HOME, ignore_errors=True)
    run(sys.executable, "-m", "venv", "--without-pip", HOME)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", HOME / "bin" / "python", "install", "--quiet")
    run(*pip, *libraries([path for path in built if path.suffix == ".whl"]))
    run(*pip, "--no-index", "--find-links", FOLDER, WANTED)


def play() -> None:
    """Play a game of each from there."""
    told = run(HOME / "bin" / "swcore", "--version").strip()
    if f"version {current()}," not in told:
        sys.exit(f"{HOME}: {told}")
    for game in GAMES:
        lines = run(HOME / "bin" / "swcore", "play", game, "--bots", "--seed", "3", "--lang", "en").splitlines()
        print(f"{game}: {lines[-1]}", flush=True)
        if len(lines) < 20:
            sys.exit("\n".join(lines))


def main() -> int:
    """Do all of it, and put what was built into dist/, where no other release stays beside it."""
    built = build()
    install(built)
    play()
    target = ROOT / "dist"
    target.mkdir(exist_ok=True)
    for old in (*target.glob("swcore*.tar.gz"), *target.glob("swcore*-none-any.whl")):
        old.unlink()
    for path in built:
        print("dist/" + Path(shutil.copy(path, target)).name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
