"""Piece files: what they bring, names that they give, imports that they cannot make (G6, S6, S10, S14)."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from swcore import Game, Piece, PluginError, Rulebook, load_plugins
from swcore.bots import make_bot, usual_bot
from swcore.cli.setup import Choice
from swcore.hooks.discovery import load_file
from swcore.hooks.loading import resolve
from swcore.text.clauses import load_clauses
from swcore.text.resources import resource
from tests.cli.conftest import Run
from tests.kernel.dists import GNOLLS

ROOT = Path(__file__).parents[2]
STONES = ROOT / "examples" / "stones.py"
SCORED = "\n\ndef worth(game, seat):\n    return float(game.play.state.stones[seat])\n\n\nstones.value = 'areas:worth'\n"


def game_file(tmp_path: Path, more: str = "") -> Path:
    """A game in a file called areas.py."""
    path = tmp_path / "areas.py"
    path.write_text(STONES.read_text(encoding="utf-8") + more, encoding="utf-8")
    return path


def refused(path: Path) -> PluginError:
    with pytest.raises(PluginError) as caught:
        load_file(path)
    assert caught.value.code == "piece-file"
    return caught.value


# -- a game in a file (G6)


def test_g6_a_rulebook_is_loaded_with_the_pieces_of_its_file(tmp_path: Path) -> None:
    path = game_file(tmp_path, "\n\nfrom swcore import Piece\ncard = Piece('toy.card')\nother = Piece('else.card')\n")
    book = next(piece for piece in load_file(path) if isinstance(piece, Rulebook))
    game = Game.new(book, 2)
    assert game.ruleset.id == "toy.stones"
    assert set(game.ruleset.pieces) == {"toy.card"}  # of its own packs
    assert game.ruleset.own == {"toy.card"}


def test_g6_a_rulebook_may_join_by_itself_or_with_its_file(tmp_path: Path) -> None:
    pieces = load_file(game_file(tmp_path, "\n\nfrom swcore import Piece\ncard = Piece('toy.card')\n"))
    book = next(piece for piece in pieces if isinstance(piece, Rulebook))
    for joining in ([book], pieces):
        for name in ("stones", "toy.stones"):
            assert set(load_plugins(name, with_pieces=joining).pieces) == {"toy.card"}
            Game.new(name, 2, with_pieces=joining)


def test_g6_an_installed_rulebook_comes_with_all_that_belongs_to_it() -> None:
    code = (
        "from swcore_base_game.rules import small_world; from swcore import Game, load_plugins\n"
        "assert list(Game.new(small_world, 2).ruleset.pieces) == list(load_plugins('small-world').pieces)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_g6_a_rulebook_cannot_join_another_game(tmp_path: Path) -> None:
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=load_file(game_file(tmp_path)))
    assert caught.value.code == "wrong-game"
    assert str(caught.value) == ("toy.stones is a game of its own, it cannot join base.small_world. Play it by its name: stones.")


@pytest.mark.parametrize("wrong", [None, 5, Piece("toy.card"), ["small-world"]])
def test_g6_what_is_no_game_is_refused(wrong: object) -> None:
    with pytest.raises(PluginError) as caught:
        Game.new(wrong, 2)  # type: ignore[arg-type]
    assert caught.value.code == "not-a-game"


def test_g6_names_in_a_file_resolve_in_that_file(tmp_path: Path, run: Run) -> None:
    path = game_file(tmp_path, SCORED)
    (book,) = load_file(path)
    ruleset = load_plugins("stones", with_pieces=[book])
    assert make_bot("greedy", ruleset, 1).choose(Game.new(ruleset, 2), 0).kind == "pile"
    played = run("play", "--piece", str(path), "--bots", "--seed", "1")
    assert played.exit_code == 0
    assert "Player 1: greedy" in played.stdout
    simulated = run("simulate", "--piece", str(path), "-n", "2", "--jobs", "2", "--seed", "1")
    assert simulated.exit_code == 0, simulated.stderr


def test_g6_a_name_that_the_file_does_not_have_is_told(tmp_path: Path) -> None:
    (book,) = load_file(game_file(tmp_path, SCORED.replace("areas:worth", "areas:wroth")))
    with pytest.raises(PluginError) as caught:
        make_bot("greedy", load_plugins("stones", with_pieces=[book]), 1)
    assert caught.value.code == "no-value"
    assert "'areas:wroth' of toy.stones cannot be loaded" in caught.value.message


def test_g6_the_module_may_be_left_out(tmp_path: Path) -> None:
    (book,) = load_file(game_file(tmp_path, SCORED.replace("areas:worth", ":worth")))
    assert callable(resolve(":worth", book))


def test_g6_two_files_of_one_name_keep_their_names_apart(tmp_path: Path) -> None:
    books = []
    for number in (1, 2):
        (tmp_path / str(number)).mkdir()
        path = game_file(tmp_path / str(number), SCORED.replace("float(", f"{number} + float("))
        books += load_file(path)
    assert [resolve("areas:worth", book).__module__ for book in books] == [book.module for book in books]
    assert books[0].module != books[1].module


def test_g6_random_plays_where_positions_have_no_value(tmp_path: Path, run: Run) -> None:
    path = str(game_file(tmp_path))
    assert usual_bot(load_plugins("stones", with_pieces=load_file(path))) == "random"
    assert usual_bot(load_plugins("small-world")) == "greedy"
    played = run("play", "--piece", path, "--bots", "--seed", "1")
    assert (played.exit_code, played.stderr) == (0, "")
    assert "Player 2: random" in played.stdout
    assert run("simulate", "--piece", path, "-n", "2", "--seed", "1", "--jobs", "1").exit_code == 0
    assert run("play", "--piece", path, "--bots", "--seat", "1=greedy").exit_code == 2  # asked for, and not there


# -- what a file brings (S10)


def test_s10_pieces_that_a_file_imports_are_not_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    taken = "from swcore_base_races.simple import orcs\nfrom swcore_base_powers import simple\nmine = simple.hill\n"
    file.write_text(taken + GNOLLS)
    assert [piece.id for piece in load_file(file)] == ["home.gnolls"]
    rules, featured = Choice(files=(str(file),)).rules()
    assert featured == ("home.gnolls",)
    plain = tmp_path / "plain.py"
    plain.write_text(GNOLLS)
    other, _ = Choice(files=(str(plain),)).rules()
    first, second = (Game.new(one, 2, seed=5, featured=featured).digest() for one in (rules, other))
    assert first == second


def test_s10_in_a_process_that_has_loaded_nothing_yet(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from swcore_base_races.simple import orcs\n" + GNOLLS)
    code = f"from swcore.hooks.discovery import load_file; print([piece.id for piece in load_file({str(file)!r})])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "['home.gnolls']\n"


def test_s10_a_file_that_only_imports_defines_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from swcore_base_races.simple import orcs\n")
    assert refused(file).message == f"{file} defines no piece."


def test_s10_pieces_in_a_tuple_are_those_of_the_file_where_they_were_made(tmp_path: Path) -> None:
    made = "from swcore.conquest import Rule\nPIECES = (Rule('home.one'), Rule('home.two'))\nlast = PIECES[1]\n"
    (tmp_path / "rules.py").write_text(made, encoding="utf-8")
    assert [piece.id for piece in load_file(tmp_path / "rules.py")] == ["home.one", "home.two"]
    (tmp_path / "imports.py").write_text("from tests.expressiveness.flood import PIECES\n", encoding="utf-8")
    with pytest.raises(PluginError, match="defines no piece"):
        load_file(tmp_path / "imports.py")


def test_s10_a_piece_made_by_an_imported_class_is_the_file_s_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from swcore_base_races.simple import orcs\nmine = type(orcs)('home.orcs', tokens=5)\nagain = mine\n")
    assert [piece.id for piece in load_file(file)] == ["home.orcs"]


# -- imports that cannot be (S14)


@pytest.mark.parametrize(
    "line", ["from . import a", "from .a import x", "import helper_of_mine", "from helper_of_mine import x", "import sub.x"]
)
def test_s14_relative_and_sibling_imports_are_answered_with_what_to_do(tmp_path: Path, line: str) -> None:
    (tmp_path / "helper_of_mine.py").write_text("x = 1\n")
    (tmp_path / "sub").mkdir()
    file = tmp_path / "mine.py"
    file.write_text(f"{line}\n{GNOLLS}")
    error = refused(file)
    assert error.message.startswith(f"{file}, line 1: ")
    assert error.hint.startswith("A piece file stands alone: write what it needs into it, or make a pack")


def test_s14_a_module_that_is_nowhere_has_no_such_remedy(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import nothing_like_this\n")
    assert refused(file).hint == ""


def test_s14_an_endless_file_is_refused(tmp_path: Path) -> None:
    assert refused(Path("/dev/zero")).message == "/dev/zero cannot be read: Not a regular file."
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refused(pipe).message == f"{pipe} cannot be read: Not a regular file."  # it is not waited for


# -- pieces that were not made properly (S6)

NOT_MADE = {
    "no super": "class Gnolls(Race):\n    def __init__(self):\n        self.tokens = 6\ngnolls = Gnolls()\n",
    "a dataclass": "import dataclasses\n@dataclasses.dataclass\nclass Gnolls(Race):\n    tokens: int = 6\ngnolls = Gnolls()\n",
    "attrs": "import attrs\n@attrs.define(slots=False)\nclass Gnolls(Race):\n    tokens: int = 6\ngnolls = Gnolls()\n",
}


@pytest.mark.parametrize("how", NOT_MADE)
def test_s6_a_piece_without_its_parents_init_is_told(tmp_path: Path, how: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from swcore.conquest import Race\n" + NOT_MADE[how])
    error = refused(file)
    assert error.message.startswith(f"{file}: A piece of the class Gnolls has no id, name, ")
    assert "super().__init__" in error.hint


def test_s6_the_same_for_a_piece_that_is_handed_in() -> None:
    class Gnolls(Piece):
        """Made by hand."""

        def __init__(self) -> None:
            self.tokens = 6

    both: list[list[str | Piece]] = [[Gnolls()], ["base.orcs", Gnolls()]]
    for pieces in both:
        with pytest.raises(PluginError) as caught:
            load_plugins("small-world", with_pieces=pieces)
        assert caught.value.code == "piece-init"


def test_s6_a_dataclass_that_calls_its_parents_init_plays(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "import dataclasses\nfrom swcore.conquest import Race\n@dataclasses.dataclass\nclass Gnolls(Race):\n    bonus: int = 1\n"
        "    def __post_init__(self):\n        super().__init__('home.gnolls', tokens=6)\ngnolls = Gnolls()\n"
    )
    game = Game.new("small-world", 2, with_pieces=load_file(file), featured=["home.gnolls"])
    game.apply("pick home.gnolls")


@pytest.mark.parametrize("code", ["raise BaseException('no')\n", "from _pytest.outcomes import Skipped\nraise Skipped('no')\n"])
def test_s6_a_file_that_raises_anything_is_named(tmp_path: Path, code: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(code)
    assert refused(file).message.endswith(": no")


# -- files beside a game file (G6)


def test_g6_rules_and_maps_beside_a_game_file_are_found(tmp_path: Path, run: Run) -> None:
    more = "\n\nstones.rules = 'areas:rules.md'\nstones.maps = {'plain': 'areas:maps/plain.json'}\n"
    path = game_file(tmp_path, more)
    (tmp_path / "rules.md").write_text("## Play\n- **ST-1** Take stones.\n")
    (book,) = load_file(path)
    assert isinstance(book, Rulebook)
    assert [clause.text for clause in load_clauses(book).values()] == ["Take stones."]
    assert resource(book.maps["plain"], book) == tmp_path / "maps" / "plain.json"


# -- commands that are advised (S14)


def test_s14_advised_commands_can_be_pasted(tmp_path: Path, run: Run) -> None:
    name = str(tmp_path / "my game $1.save")
    Path(name).write_text("something else\n")
    told = run("play", "--bots", "--seed", "1", "--seat", "1=random", "--seat", "2=random", "--save", name)
    assert told.exit_code == 2
    words = shlex.split(told.stderr.partition("in it: ")[2].rstrip(".\n"))
    assert words == ["--load", name, "--save", name]


def test_s14_a_missing_piece_file_is_named_as_a_shell_reads_it(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "my gnolls.py"
    file.write_text(GNOLLS)
    save = tmp_path / "game.save"
    save.write_text(Game.new("small-world", 2, with_pieces=load_file(file)).save())
    told = run("replay", str(save))
    assert told.exit_code == 2
    assert f"Give the file again: --piece '{file}'." in told.stderr  # beside the save
    assert "Did you mean" not in told.stderr
    file.rename(file.with_name("other.py"))
    assert "Give the file again: --piece 'my gnolls.py'." in run("replay", str(save)).stderr


def test_a_file_says_by_its_pieces_which_game_it_is_for(run: Run) -> None:
    """A card of Tiny Towns is shown and played without the name of the game."""
    windmill = str(ROOT / "examples" / "windmill.py")
    assert run("show", "home.windmill", "--piece", windmill).stdout.startswith("Windmill · home.windmill\n")
    assert run("play", "--piece", windmill, "--bots", "--seed", "1", "--players", "1").stdout.startswith(
        "Tiny Towns: 1 player, seed 1."
    )
