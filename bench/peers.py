"""Measure games of other projects beside ours: uniform random play and copies, in processes that take turns.

    make bench-peers                     measure, and write the table into docs/explanation/performance.md
    make bench-peers ARGS="--quick"      a first look, written nowhere

Each peer is installed by its name into an environment of its own under `build/peers`, which may be thrown away at any time. One
that cannot be installed is named and left out.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.measure import HERE, REPEATS, Turns, Worker, calibration, keep, markdown, ratio
from bench.peer_player import PEERS

FOLDER = HERE.parent / "build" / "peers"
REQUIREMENTS = {
    "catanatron": "catanatron",
    "open_spiel": "open_spiel",
    "pettingzoo": "pettingzoo[classic]",
    "rlcard": "rlcard",
    "chess": "chess",
}
OWN = "swcore"
BASE = (OWN, "small-world")  # what all others are compared with
PATIENCE = 900  # seconds for one installation
Key = tuple[str, str]  # peer, game
Samples = dict[Key, list[dict[str, Any]]]


def install(name: str) -> Path | None:
    """Return the interpreter of a peer's environment, which is made where it is missing; None where the peer cannot be had.

    Args:
        name: the peer.
    """
    home = FOLDER / name
    python, done = home / "bin" / "python", home / "installed"
    if done.exists():
        return python
    print(f"Installing {name} ...", file=sys.stderr)
    try:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True, capture_output=True, text=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, REQUIREMENTS[name]], check=True, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.CalledProcessError as error:
        lines = [line for line in str(error.stderr).splitlines() if line.strip()]
        print(f"{name} cannot be installed and is left out: {lines[-1] if lines else error}", file=sys.stderr)
        return None
    except subprocess.TimeoutExpired:
        print(f"{name} cannot be installed within {PATIENCE} seconds and is left out.", file=sys.stderr)
        return None
    done.touch()
    return python


def version(python: Path, name: str) -> str:
    """Return the version of a peer as it is installed."""
    code = f"from importlib.metadata import version; print(version({name!r}))"
    return subprocess.run([str(python), "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def measure(pythons: dict[str, Path], least: float, repeats: int) -> tuple[Samples, Samples]:
    """Return the samples of playing and of copying, of all rounds but the first, which warms up.

    Args:
        pythons: the interpreters of those that take part.
        least: CPU seconds of play that make a sample.
        repeats: how many rounds count.
    """
    workers = {name: Worker([str(python), "-P", str(HERE / "peer_player.py"), name]) for name, python in pythons.items()}
    turns, keys = Turns(), [(name, game) for name in pythons for game in PEERS[name].games]
    played: Samples = {key: [] for key in keys}
    copied: Samples = {key: [] for key in keys}
    for number in range(repeats + 1):
        for name, game in Turns.order(keys, number):
            key = name, game
            try:
                played[key].append(workers[name].ask(do="play", game=game, seed=turns.seed(), least=least))
                depth = int(played[key][0]["decisions"] / 2)
                copied[key].append(workers[name].ask(do="clone", game=game, seed=turns.seed(), least=least / 5, depth=depth))
            except EOFError as error:
                sys.exit(f"{name} cannot play {game}: {error}")
    for worker in workers.values():
        worker.close()
    return {key: taken[1:] for key, taken in played.items()}, {key: taken[1:] for key, taken in copied.items()}


def table(played: Samples, copied: Samples, versions: dict[str, str]) -> str:
    """Return the medians, and the ratios to Small World in the same rounds.

    Args:
        played, copied: the samples.
        versions: of those that took part.
    """
    rows = []
    for key, samples in played.items():
        name, game = key
        middle = {what: statistics.median(one[what] for one in samples) for what in samples[0]}
        shares = ratio([one["us"] for one in samples], [one["us"] for one in played[BASE]])
        row = [f"{name} {versions[name]}", game, f"{1e6 / middle['us']:,.0f}", f"{middle['us']:.1f}", f"{middle['units']:,.0f}"]
        row += [f"{shares:.2f}", f"{middle['decisions']:.0f}", f"{middle['actions']:.1f}", f"{middle['forced']:.0%}"]
        rows.append(row + copies(copied[key], copied[BASE]))
    head = ["", "game", "decisions a second", "us a decision", "iterations", "times Small World", "decisions a game"]
    return markdown([*head, "actions to choose from", "forced", "clone, us", "times Small World"], rows)


def copies(samples: list[dict[str, Any]], base: list[dict[str, Any]]) -> list[str]:
    """Return the cells that tell of copies."""
    if any("refused" in one for one in samples):
        return ["cannot be copied", ""]
    times = [one["us"] for one in samples]
    return [f"{statistics.median(times):.1f}", f"{ratio(times, [one['us'] for one in base]):.2f}"]


def main() -> None:
    """Install, measure, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer games and rounds; the documentation stays as it is")
    parser.add_argument("--peers", default=",".join(REQUIREMENTS), help="which ones")
    given = parser.parse_args()
    if unknown := set(given.peers.split(",")) - set(REQUIREMENTS):
        parser.error(f"unknown peers {', '.join(sorted(unknown))}; there are {', '.join(REQUIREMENTS)}")
    found = {name: install(name) for name in given.peers.split(",")}
    here = {OWN: Path(sys.executable)} | {name: python for name, python in found.items() if python}
    versions = {name: version(python, name) for name, python in here.items()}
    start = calibration()
    played, copied = measure(here, *((0.2, 3) if given.quick else (1.0, REPEATS)))
    head = f"Python {platform.python_version()}, one calibration iteration {(start + calibration()) / 2:.1f} ns."
    if missing := [name for name in found if name not in here]:
        head += f" Could not be installed: {', '.join(missing)}."
    text = f"{head}\n\n{table(played, copied, versions)}"
    print(text)
    raw = {f"{name} {game}": [played[name, game], copied[name, game]] for name, game in played}
    (HERE / "results-peers.json").write_text(json.dumps(raw, indent=1, allow_nan=False) + "\n", encoding="utf-8")
    if not given.quick:
        keep("bench-peers", text)


if __name__ == "__main__":
    main()
