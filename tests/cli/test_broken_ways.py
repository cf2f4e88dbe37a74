"""Packs that are broken in every way: commands work beside all of them at once, and one that is asked for is named (G3, G4)."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import attrs
import pytest

from swcore.hooks.installed import read_index
from tests.cli.conftest import Run
from tests.kernel.dists import GNOLLS, make_distribution

SWCORE = str(Path(sys.executable).parent / "swcore")
PLAYED = ("--seed", "1", "--seat", "1=random", "--seat", "2=random")
ENDS = "import os\nos._exit(7)\n"
HANGS = "import time\ntime.sleep(600)\n"
SPINS = "while True:\n    pass\n"


@attrs.frozen
class Way:
    """A way in which a pack can be broken.

    Attributes:
        code: its module; `{id}` is the id of its piece.
        why: what is told when it is asked for by name; "" when it can be used all the same.
        doctor: what the doctor tells, where that is something else.
        requires, hook_api: what its metadata says.
        id: of its piece, where it is no id of its own.
    """

    code: str = GNOLLS
    why: str = ""
    doctor: str = ""
    requires: tuple[str, ...] = ()
    hook_api: tuple[int, ...] = ()
    id: str = ""


STOPS = "class Stopped(BaseException):\n    pass\nraise Stopped('enough')\n"
RECURSES = "def deeper():\n    return deeper() + 1\ndeeper()\n"
MISSPELT = (
    "from swcore import hookimpl\nfrom swcore.conquest import Race\nclass Gnolls(Race):\n    @hookimpl\n"
    "    def conquest_scor(self, view, army):\n        return 1\ngnolls = Gnolls('home.gnolls', tokens=6)\n"
)
CIRCLE = "from {module} import gnolls\n"
WAYS = {
    "raises": Way("raise RuntimeError('imported')\n", "RuntimeError: imported"),
    "exits": Way("raise SystemExit('no licence')\n", "SystemExit: no licence"),
    "stops": Way(STOPS, "Stopped: enough"),
    "asks": Way("input('Your licence? ')\n", "EOFError: EOF when reading a line"),
    "recurses": Way(RECURSES, "RecursionError: maximum recursion depth exceeded"),
    "circle": Way(CIRCLE, "ImportError: cannot import name 'gnolls' from partially initialized module"),
    "syntax": Way("gnolls = (\n", "SyntaxError: '(' was never closed"),
    "lacks": Way("import a_module_that_nobody_has\n", "ModuleNotFoundError: No module named 'a_module_that_nobody_has'"),
    "nothing": Way("", "has no attribute 'gnolls'"),
    "five": Way("gnolls = 5\n", "is not a piece"),
    "other": Way(GNOLLS.replace("home.", "knoll."), "the entry point is named other.gnolls, the piece knoll.gnolls"),
    "hooks": Way(hook_api=(7,), why="is written for hook API 7"),
    "later": Way(requires=("swcore>=9",), why="it requires swcore>=9, and swcore"),
    "needy": Way(requires=("elm>2",), why="it requires elm>2, which is not installed"),
    "taken": Way(GNOLLS.replace("home.gnolls", "base.orcs"), "ids that begin with base. are reserved", id="base.orcs"),
    "twice": Way(GNOLLS.replace("home.gnolls", "again.gnolls"), "Two plugins bring the piece again.gnolls", id="again.gnolls"),
    "again": Way(why="Two plugins bring the piece again.gnolls"),
    "misspelt": Way(MISSPELT, "misspelt.gnolls.conquest_scor: there is no hook of this name."),
    "talks": Way("print('hello')\n" + GNOLLS),
    "slow": Way("import time\ntime.sleep(0.2)\n" + GNOLLS),
    "unlisted": Way(),  # its RECORD is missing
    "ends": Way(ENDS, doctor="its import ends the process"),
    "hangs": Way(HANGS, doctor="not imported after 4 seconds, it was at "),
}
AT_ONCE = [name for name, way in WAYS.items() if way.code not in (HANGS, ENDS)]  # what can be asked for in this very process
DOCTOR = ("raises", "misspelt", "stops", "asks", "hooks", "taken", "talks", "slow", "ends", "hangs")
RUSSIAN = {
    "raises": ".gnolls не загружается. Причина (по-английски): RuntimeError: imported",
    "lacks": ".gnolls не загружается: нет модуля a_module_that_nobody_has.",
    "five": ".gnolls не загружается: broken_five_",
    "other": ".gnolls не загружается: точка входа названа other.gnolls, а фигура — knoll.gnolls.",
    "misspelt": ".gnolls не загружается: misspelt.gnolls.conquest_scor: такого хука нет, есть conquest_score.",
    "ends": ".gnolls не загружается: его загрузка обрывает программу.",
    "hangs": ".gnolls не загружается: не загрузился за 4 с, стоял на ",
    "hooks": "-pack не используется: hooks-pack написан для хуков с номером 7, а у swcore",
    "later": "-pack не используется: ему нужен swcore>=9, а установлен swcore",
    "needy": "-pack не используется: ему нужен elm>2, а он не установлен.",
}
METADATA = {"bytes": b"[swcore.plugins]\nsad.a = \xff:a\n", "lines": b"[swcore.plugins]\nsad.a = sad:a\nsad.b\n"}


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """All broken packs at once, on the path: the names of their modules."""
    monkeypatch.syspath_prepend(str(tmp_path))
    found = {}
    for name, way in WAYS.items():
        module = f"broken_{name}_{tmp_path.name}"
        code = way.code.replace("home.", f"{name}.").replace("{module}", module)
        found[name] = make_distribution(
            tmp_path,
            code,
            {way.id or f"{name}.gnolls": "gnolls"},
            name=f"{name}-pack",
            module=module,
            requires=way.requires,
            hook_api=way.hook_api,
        )
    for name, raw in METADATA.items():
        make_distribution(tmp_path, "", {}, name=f"{name}-pack", module=f"damaged_{name}")
        (tmp_path / f"{name}_pack-1.2.3.dist-info" / "entry_points.txt").write_bytes(raw)
    return found


COMMANDS = {
    "--help": (),
    "play": PLAYED,
    "play warcraft": PLAYED,
    "play tiny-towns": PLAYED,
    "simulate -n 1 --jobs 1 --bots random --seed 1": (),
    "pieces": (),
    "show base.orcs": (),
    "show Orcs": (),
    "rules SW-DIE-1": (),
    "maps": (),
    "options": (),
    "editions": (),
    "plugins": (),
    "plugins list --json": (),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_works_beside_all_of_them_and_imports_none(modules: dict[str, str], run: Run, command: str) -> None:
    result = run(*command.split(), *COMMANDS[command])
    assert (result.exit_code, result.exception) == ((2, result.exception) if command == "show Orcs" else (0, None))
    assert not set(modules.values()) & set(sys.modules)
    told = [line for line in result.stderr.splitlines() if "was left out" in line]
    names = sorted(line.split()[3] for line in told)
    damaged = ["bytes_pack-1.2.3", "lines-pack"]
    plays = command.startswith(("play", "simulate", "rules", "pieces", "maps", "options", "editions"))
    other = command.endswith(("towns", "warcraft"))
    assert names == (sorted([*damaged, *([] if other else ["base.orcs"])]) if plays else [])


@pytest.mark.parametrize("name", AT_ONCE)
def test_what_is_asked_for_is_named_once_with_what_is_wrong(modules: dict[str, str], run: Run, name: str) -> None:
    way, id = WAYS[name], WAYS[name].id or f"{name}.gnolls"
    if id == "base.orcs":
        id = "taken-pack"  # the own piece is meant by its id
    result = run("play", "--with", id, *PLAYED)
    told = [line for line in result.stderr.splitlines() if "was left out" not in line]
    errors = [line.partition("Error: ")[2] for line in told if "Error: " in line]
    if way.why:
        (error,) = errors
        assert result.exit_code == 2
        assert way.why in error or id == "taken-pack"
        assert id in error
    else:
        assert (result.exit_code, errors) == (0, [])
        assert ("hello" in result.stderr) is (name == "talks")
    assert "hello" not in result.stdout


def test_the_list_tells_what_metadata_says(modules: dict[str, str], run: Run) -> None:
    found = {one["distribution"]: one for one in json.loads(run("plugins", "--json").stdout)}
    assert {found[f"{name}-pack"]["status"] for name in ("hooks", "later", "needy")} == {"unmet"}
    assert {found[name]["status"] for name in ("taken-pack", "lines-pack", "bytes_pack-1.2.3")} == {"left-out"}
    assert {found[f"{name}-pack"]["status"] for name in ("raises", "hangs", "talks")} == {"untried"}
    assert found["hooks-pack"]["hook_api"] == [7]
    assert found["later-pack"]["why"].startswith("it requires swcore>=9")
    text = " ".join(run("plugins").stdout.split())
    for name, one in found.items():
        assert text.count(f"{name} is left out: ") == (one["status"] in ("unmet", "left-out") and name != "taken-pack")
    assert text.count("base.orcs is left out: ids that begin with base. are reserved for the packs of swcore") == 1


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_doctor_names_each_culprit_once_and_the_list_remembers(modules: dict[str, str], run: Run, language: str) -> None:
    """In English those that are told otherwise than where they are asked for in a game, among others; in Russian each reason."""
    names = [f"{name}-pack" for name in (DOCTOR if language == "en" else RUSSIAN)]
    done = run("plugins", "doctor", "--limit", "4", "--lang", language, *names)
    assert done.exit_code == 1
    assert not set(modules.values()) & set(sys.modules)
    text = " ".join(done.stdout.split())
    if language == "ru":
        for name, why in RUSSIAN.items():
            assert f"{name}{why}" in text
        assert "Did you mean" not in text
        remembered = " ".join(run("plugins", "--lang", "ru").stdout.split())
        assert f"ends{RUSSIAN['ends']}" in remembered
        return
    for name in DOCTOR:
        way = WAYS[name]
        why = way.doctor or way.why
        id = way.id or f"{name}.gnolls"
        told = text.count(f"{name}-pack is left out: ") + text.count(f"{id} is left out: ")
        assert told + text.count(f"{id} cannot be loaded: ") == bool(why), name
        assert why in text
    rows = {row["id"]: row for one in json.loads(run("plugins", "--json").stdout) for row in one["plugins"]}
    assert rows["raises.gnolls"]["error"] == "RuntimeError: imported"
    assert (rows["talks.gnolls"]["kind"], rows["talks.gnolls"]["name"]) == ("race", {"en": "Gnolls"})
    assert rows["slow.gnolls"]["seconds"] >= 0.2
    assert rows["five.gnolls"]["seconds"] is None
    listed = run("plugins")
    assert "told as it was tried last; `swcore plugins doctor` tries it anew." in listed.stderr
    again = " ".join(listed.stdout.split())
    assert again.count("raises.gnolls cannot be loaded: RuntimeError: imported") == 1


def test_an_import_without_end_is_named_and_left_by_ctrl_c(tmp_path: Path) -> None:
    site = tmp_path / "site"
    make_distribution(site, SPINS, {"hangs.gnolls": "gnolls"}, name="hangs-pack")
    start = (
        "import signal, sys\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"sys.path.insert(0, {str(site)!r})\nimport swcore.cli.setup as setup\nsetup.LONG = 0.5\n"
        "from swcore.cli import main\nmain()\n"
    )
    words = [sys.executable, "-c", start, "play", "--with", "hangs.gnolls", *PLAYED]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        told = process.stderr.readline()
        while told.startswith("Note: importing base."):  # a busy machine
            told = process.stderr.readline()
        assert told == "One moment: hangs.gnolls (hangs-pack 1.2.3) is still loading; Ctrl-C stops it.\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
        assert "Traceback" not in process.stderr.read()
    finally:
        process.kill()
        process.communicate()


def test_a_module_that_hangs_is_waited_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """Its second piece is not tried again, one of another module is."""
    monkeypatch.syspath_prepend(str(tmp_path))
    module = make_distribution(tmp_path, HANGS, {"a.one": "one", "a.two": "two"}, name="hangs-pack")
    other = make_distribution(tmp_path / "other", GNOLLS, {})
    monkeypatch.syspath_prepend(str(tmp_path / "other"))
    entries = tmp_path / "hangs_pack-1.2.3.dist-info" / "entry_points.txt"
    entries.write_text(f"[swcore.plugins]\na.one = {module}:one\na.two = {module}:two\nhome.gnolls = {other}:gnolls\n")
    (home,) = (one for one in read_index().homes if one.name == "hangs-pack")
    assert len(home.brings) == 3
    (shown,) = json.loads(run("plugins", "doctor", "hangs-pack", "--limit", "4", "--json").stdout)
    errors = {row["id"]: row["error"] for row in shown["plugins"]}
    assert errors["a.one"] == errors["a.two"]
    assert errors["a.one"].startswith(f"not imported after 4 seconds, it was at {tmp_path / module}.py:2")
    assert errors["home.gnolls"] is None
