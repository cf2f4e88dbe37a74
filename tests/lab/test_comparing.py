"""Two versions of a piece: the same places for both, the difference with its interval, in words, and which file is which."""

from __future__ import annotations

import json
import shlex
from hashlib import sha256
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner
from swcore_lab import commands
from swcore_lab import known as known_fields
from swcore_lab.asked import setting_of
from swcore_lab.compared_telling import compared_lines, in_short, named_apart, same_lines
from swcore_lab.comparing import Compared, compared, older, run_both
from swcore_lab.field import Field
from swcore_lab.games import COINS, LEAD, MARGIN, MEASURES, WIN, Outcome
from swcore_lab.pairs import Pair, Setting, place_of, play_piece
from swcore_lab.texts import TEXTS
from swcore_lab.versions import version_of

from swcore import SwcoreError
from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue

STANDING = {"base.amazons": (3.0, 0.5), "base.elves": (0.0, 0.5), "base.trolls": (-3.0, 0.5)}
USUAL = {MARGIN: 1.0, LEAD: 1.0, WIN: 0.5, COINS: 0.0}
FROST = Path("examples/declared/frost_dwarves.toml")
NAMES = ("Frost (new.toml)", "Frost (old.toml)")


def field(places: int = 240) -> Field:
    return Field(9, dict.fromkeys(MEASURES, STANDING), [USUAL] * places)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """Return a new and an old version of one race, of one id: with 8 and with 6 tokens."""
    folder, text = tmp_path_factory.mktemp("versions"), FROST.read_text(encoding="utf-8")
    (folder / "old.toml").write_text(text, encoding="utf-8")
    (folder / "new.toml").write_text(text.replace("tokens = 6", "tokens = 8"), encoding="utf-8")
    return str(folder / "new.toml"), str(folder / "old.toml")


@pytest.fixture(scope="module")
def both(files: tuple[str, str]) -> tuple[Setting, Setting]:
    new = setting_of(files[0], Choice(), bots=("random",), seed=5)
    return new, older(files[1], Choice(), new)


def pairs(setting: Setting, values: list[float]) -> list[Pair]:
    """Return made-up games that end with given margins, and lead by a half of them."""
    return [
        Pair(number, place_of(setting, 9, number, "random"), Outcome(value / 2, value, 1.0, 3, 30, True), USUAL)
        for number, value in enumerate(values)
    ]


def lines(found: Compared, places: int = 240, language: str = "en") -> list[str]:
    return list(compared_lines(found, NAMES, places, 2 * places, Catalogue(language, TEXTS)))


def test_two_files_with_one_id_are_played_each_by_its_own_rules(both: tuple[Setting, Setting]) -> None:
    new, old = both
    assert (new.piece, old.piece) == ("home.frost_dwarves", "home.frost_dwarves")
    assert (version_of(new).tokens, version_of(old).tokens) == (8, 6)
    assert place_of(new, 9, 3, "random") == place_of(old, 9, 3, "random")
    found, told = run_both(new, old, "old.toml", {"random": field()}, 2, 1, lambda done: None)
    assert len(found.pairs) == len(told.pairs) == 2
    for one, other in zip(found.pairs, told.pairs, strict=True):
        assert (one.number, one.place) == (other.number, other.place)
        assert one.mine == play_piece(new, ("random", 9, one.number))
        assert other.mine == play_piece(old, ("random", 9, one.number))


def test_the_difference_is_taken_place_by_place(both: tuple[Setting, Setting]) -> None:
    """Differences of 1 and 5 in turn, a hundred: 3, with squares of 400; those of the old ones by themselves are 99 × 210.35.

    Two imagined places add 2 × 210.35: a deviation of the root of 820.7/99, 2.879, of which 1.984 tenths are 0.571.
    """
    old = [float(number * 7 % 50) for number in range(100)]
    new = [value + (1 if number % 2 else 5) for number, value in enumerate(old)]
    found = compared(both[1], "old.toml", pairs(both[0], new), pairs(both[1], old)[::-1])
    whole = found.shown[MARGIN]
    assert (whole.count, whole.mean) == (100, 3.0)
    assert (whole.low, whole.high) == pytest.approx((2.429, 3.571), abs=0.001)
    assert (found.shown[LEAD].mean, found.more) == (1.5, {MARGIN: 0, LEAD: 0})
    assert lines(found) == [
        f"At the end of a game: 3.0 points more than with {NAMES[1]} (95 %: 2.4 to 3.6), which is surely more.",
        f"After 3 rounds: 1.5 points more than with {NAMES[1]} (95 %: 1.2 to 1.8), which is surely more.",
    ]
    back = compared(both[0], "new.toml", pairs(both[1], old), pairs(both[0], new))
    assert (
        lines(back)[0] == f"At the end of a game: 3.0 points less than with {NAMES[1]} (95 %: 2.4 to 3.6), which is surely less."
    )
    russian = "В конце партии: на 3,0 очка меньше, чем с версией «Frost (old.toml)» (95 %: от 2,4 до 3,6), это точно меньше."
    assert lines(back, language="ru")[0] == russian


def test_what_is_not_told_apart_says_how_many_games_would(both: tuple[Setting, Setting]) -> None:
    """-9 and 11 in turn: 1 with a deviation of 10.05; 1.984 errors are 1 with (1.984 × 10.05)² = 397.6 games."""
    new = [-9.0 if number % 2 else 11.0 for number in range(100)]
    found = compared(both[1], "old.toml", pairs(both[0], new), pairs(both[1], [0.0] * 100))
    assert found.more[MARGIN] == pytest.approx(398, abs=1)
    whole = lines(found, 400)[0]
    assert whole.startswith(
        "At the end of a game: +1.0 points compared with Frost (old.toml) (95 %: −1.0 to +3.0), which may be "
    )
    assert f"be chance. If it stays so, about {found.more[MARGIN]} games of each would tell." in whole
    assert "further places" not in whole
    ends = [line for line in lines(found, 240) if "further places" in line]  # by both criteria as many, and said once
    assert ends == [
        f"For {found.more[MARGIN]} games of each the official pieces are played in {found.more[MARGIN] - 240} "
        "further places first, which takes longer, and is kept."
    ]
    assert lines(found, 240)[-1] == ends[0]


@pytest.mark.parametrize(
    ("whole", "opening", "says"),
    [
        ((2.6, 3.4), (-1.0, 1.0), "over a whole game Frost (new.toml) is surely the stronger of the two."),
        ((-3.4, -2.6), (0.5, 1.0), "over a whole game Frost (new.toml) is surely the weaker of the two."),
        (
            (-4.0, 4.9),
            (0.5, 2.3),
            "Frost (new.toml) is surely better in the first 3 rounds. Which one is better over a whole game",
        ),
        (
            (-4.9, 4.0),
            (-2.3, -0.5),
            "Frost (new.toml) is surely worse in the first 3 rounds. Which one is better over a whole game",
        ),
        ((-4.9, 4.0), (-1.0, 1.0), "these games do not show which one is better."),
    ],
)
def test_a_comparison_is_summed_up_by_the_whole_game_and_else_by_its_beginning(
    both: tuple[Setting, Setting], whole: tuple[float, float], opening: tuple[float, float], says: str
) -> None:
    """Where the whole game does not tell, no end of its interval is farther from 0 than 4.9 points."""
    found = compared(both[1], "old.toml", pairs(both[0], [0.0, 1.0] * 50), pairs(both[1], [0.0] * 100))
    told = {
        name: attrs.evolve(found.shown[name], mean=sum(ends) / 2, low=ends[0], high=ends[1])
        for name, ends in ((MARGIN, whole), (LEAD, opening))
    }
    (line,) = in_short(attrs.evolve(found, shown=told), NAMES[0], Catalogue("en", TEXTS))
    assert line.startswith(f"In short: {says}")
    assert ("hardly more than 4.9 points." in line) == (whole[0] < 0 < whole[1])


@pytest.mark.parametrize(("places", "says"), [(199, True), (198, False)])
def test_more_than_twice_the_places_of_the_official_pieces_are_hardly_played(
    both: tuple[Setting, Setting], places: int, says: bool
) -> None:
    """About 398 games of each would tell: twice 199 places are as many, and twice 198 are fewer."""
    found = compared(both[1], "old.toml", pairs(both[0], [0.0] * 100), pairs(both[1], [0.0] * 100))
    open_one = attrs.evolve(found.shown[MARGIN], mean=1.0, spread=10.0, low=-1.0, high=3.0)
    shown, differ = dict.fromkeys((MARGIN, LEAD), open_one), dict.fromkeys((MARGIN, LEAD), 100)
    told = lines(attrs.evolve(found, shown=shown, differ=differ, more={MARGIN: 398, LEAD: 14_292}), places)
    assert ("about 398 games of each would" in told[0], "more games than are worth the time" in told[0]) == (says, not says)
    assert "To tell would take more games than are worth the time, if there is a difference at all." in told[1]
    assert "14" not in " ".join(told)
    assert len(told) == (3 if says else 2)


@pytest.mark.parametrize(("differ", "rough"), [(9, True), (10, False)])
def test_where_few_places_differ_the_interval_is_called_a_rough_one(
    both: tuple[Setting, Setting], differ: int, rough: bool
) -> None:
    new = [5.0] * differ + [0.0] * (100 - differ)
    found = compared(both[1], "old.toml", pairs(both[0], new), pairs(both[1], [0.0] * 100))
    assert (f"Only in {differ} of 100 places do the two differ, so this is rough." in lines(found)) == rough


def test_nothing_is_said_of_too_few_games_and_no_interval_of_games_that_are_alike(both: tuple[Setting, Setting]) -> None:
    few = compared(both[1], "old.toml", pairs(both[0], [1.0] * 59), pairs(both[1], [0.0] * 59))
    assert lines(few) == [f"{NAMES[0]} and {NAMES[1]} cannot be compared yet: there are 59 games of each, and 60 are needed."]
    same = compared(both[1], "old.toml", pairs(both[0], [1.0] * 60), pairs(both[1], [1.0] * 60))
    assert lines(same) == [f"{NAMES[0]} and {NAMES[1]} did exactly the same in all 60 places."]


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", f"{NAMES[0]} and {NAMES[1]} did the same after 3 rounds in all 60 places: no difference in any."),
        ("ru", f"{NAMES[0]} и {NAMES[1]}: после 3 раундов разницы нет ни в одном раскладе из 60."),
    ],
)
def test_of_a_criterion_without_any_difference_no_small_difference_is_told(
    both: tuple[Setting, Setting], language: str, says: str
) -> None:
    """The new one ends two points ahead in each place, and leads by nothing more."""
    new, old = (
        pairs(both[0], [float(number % 7) for number in range(60)]),
        pairs(both[1], [number % 7 - 2.0 for number in range(60)]),
    )
    alike = [attrs.evolve(one, mine=attrs.evolve(one.mine, lead=other.mine.lead)) for one, other in zip(new, old, strict=True)]
    found = compared(both[1], "old.toml", alike, old)
    assert (found.differ, found.shown[MARGIN].mean) == ({MARGIN: 60, LEAD: 0}, 2.0)
    assert lines(found, language=language)[1] == says


def test_a_piece_that_is_compared_with_itself_or_a_copy_is_told_so(files: tuple[str, str], tmp_path: Path) -> None:
    texts, new = Catalogue("en", TEXTS), version_of(setting_of(files[0], Choice()))
    beside = str(Path(files[0]).parent / ".." / Path(files[0]).parent.name / "new.toml")
    assert list(same_lines(new, attrs.evolve(new, file=beside), texts)) == [f"It is compared with itself: both are {files[0]}."]
    copy = attrs.evolve(new, file=str(tmp_path / "copy.toml"))
    assert list(same_lines(new, copy, texts)) == [f"Both files have the same text, to the letter: {files[0]} and {copy.file}."]
    assert not list(same_lines(new, version_of(setting_of(files[1], Choice())), texts))
    official, other = (version_of(setting_of(id, Choice())) for id in ("base.amazons", "base.elves"))
    assert list(same_lines(official, official, texts)) == ["It is compared with itself: both are base.amazons."]
    assert not list(same_lines(official, other, texts))
    assert not list(same_lines(new, official, texts))


def test_a_change_that_came_up_in_no_place_or_in_one_is_not_known_to_do_nothing(both: tuple[Setting, Setting]) -> None:
    """Games of 20 and -20 in turn: squares of 60 × 400; two imagined places add 2 × 24,000/59 = 813.6 to those of a difference.

    With no difference the interval is 2.001 times the root of 813.6/59/60, 0.959, to each side. With one of 40 in sixty places
    the mean is 0.667, and its squares are 1600 − 60 × 0.444 = 1573.3: 2.001 times the root of 2386.9/59/60, 1.643.
    """
    values = [20.0 if number % 2 else -20.0 for number in range(60)]
    old = pairs(both[1], values)
    none = compared(both[1], "old.toml", pairs(both[0], values), old).shown[MARGIN]
    assert (none.mean, none.low, none.high) == pytest.approx((0.0, -0.959, 0.959), abs=0.001)
    once = compared(both[1], "old.toml", pairs(both[0], [values[0] + 40, *values[1:]]), old).shown[MARGIN]
    assert (once.mean, once.low, once.high) == pytest.approx((0.667, -0.976, 2.310), abs=0.001)


def test_versions_of_one_name_are_called_by_their_files(both: tuple[Setting, Setting], files: tuple[str, str]) -> None:
    new, old = both
    texts = Catalogue("en", TEXTS)
    assert named_apart(new, "Frost Dwarves", files[1], old, texts) == ("Frost Dwarves (new.toml)", "Frost Dwarves (old.toml)")
    official = older("base.amazons", Choice(), new)
    assert named_apart(new, "Frost Dwarves", "base.amazons", official, texts) == ("Frost Dwarves", "Amazons")
    again = attrs.evolve(old, choice=attrs.evolve(old.choice, files=("elsewhere/new.toml",)))
    one, other = named_apart(new, "Frost Dwarves", "elsewhere/new.toml", old, texts)
    assert (one, other) == (f"Frost Dwarves ({files[0]})", "Frost Dwarves (elsewhere/new.toml)")
    assert version_of(old).digest == sha256(FROST.read_bytes()).hexdigest()[:8]
    assert again.choice != old.choice


def test_what_has_no_places_in_common_is_refused(both: tuple[Setting, Setting]) -> None:
    with pytest.raises(SwcoreError) as caught:
        older("base.flying", Choice(), both[0])
    assert caught.value.code == "lab-than"
    assert caught.value.message.startswith("--than: base.flying is of another kind or game than home.frost_dwarves")


def test_the_command_compares_says_which_file_is_which_and_judges_the_new_one_at_one_look(
    files: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new one is 9 points and more ahead of a usual one, the old one 4: all 120 places are played, though 60 settle it."""
    monkeypatch.setattr(known_fields, "known", lambda *_: field())
    monkeypatch.setattr(
        "swcore_lab.comparing.play_piece",
        lambda setting, task: Outcome(
            ahead := (10 if "new" in setting.choice.files[0] else 5) + task[2] % 3, ahead, 1, 1, 1, True
        ),
    )
    page = tmp_path / "new.html"
    args = [files[0], "--than", files[1], "--bots", "random", "--games", "120", "--jobs", "1", "--picks", "0", "--seed", "3"]
    done = CliRunner().invoke(commands.balance, [*args, "--lang", "en", "--report", str(page)])
    assert done.exit_code == 0, done.output
    text = " ".join(done.output.split())
    assert (
        "At the end of a game: 5.0 points more than with Frost Dwarves (old.toml) (95 %: 5.0 to 5.0), which is surely more."
        in text
    )
    assert "Too strong." in text
    assert "8 tokens, digest of the file" in text
    assert "6 tokens, digest of the file" in text
    assert "<h2>The two versions</h2>" in page.read_text(encoding="utf-8")
    assert '<p class="verdict">In short: over a whole game' in page.read_text(encoding="utf-8")
    assert 0 < text.index("In short:") < text.index("The new version by itself: Too strong.")
    rows = [json.loads(line) for line in page.with_suffix(".rows.jsonl").read_text(encoding="utf-8").splitlines()]
    told = " ".join(page.read_text(encoding="utf-8").split())
    assert "the comparison is the mean of mine minus than, over the rows of random that have both" in told
    assert {row["mine"]["margin"] - row["than"]["margin"] for row in rows} == {5}
    assert len(rows) == 120
    data = json.loads(CliRunner().invoke(commands.balance, [*args, "--json"]).stdout)
    assert (data["tokens"], data["than"]["tokens"], data["than"]["games"]) == (8, 6, 120)
    assert data["than"]["shown"]["margin"]["mean"] == 5.0
    assert data["file"] == files[0]
    assert data["tried"][:2] == "20"


def test_a_file_that_is_edited_while_games_are_played_is_named_as_it_was_before_them(
    files: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both files are written anew in the first game: the digests, worked out here, are of what was there when it began."""
    ones = [tmp_path / "one.toml", tmp_path / "other.toml"]
    for path, file in zip(ones, files, strict=True):
        path.write_bytes(Path(file).read_bytes())
    digests = [sha256(path.read_bytes()).hexdigest()[:8] for path in ones]

    def edited(setting: Setting, task: object) -> Outcome:
        for path in ones:
            path.write_text("# edited", encoding="utf-8")
        return Outcome(1, 1, 1.0, 1, 1, True)

    monkeypatch.setattr(known_fields, "known", lambda *_: field())
    monkeypatch.setattr("swcore_lab.comparing.play_piece", edited)
    monkeypatch.setattr("swcore_lab.trial.play_piece", edited)
    args = ["--bots", "random", "--games", "60", "--jobs", "1", "--picks", "0", "--seed", "3", "--json"]
    data = json.loads(CliRunner().invoke(commands.balance, [str(ones[0]), "--than", str(ones[1]), *args]).stdout)
    assert [data["digest"], data["than"]["digest"]] == digests
    for path, file in zip(ones, files, strict=True):
        path.write_bytes(Path(file).read_bytes())
    shown = CliRunner().invoke(commands.balance, [str(ones[0]), "--than", str(ones[1]), *args[:-1], "--lang", "en"]).stdout
    assert [f"{path} has changed since" in shown.replace("\n", "") for path in ones] == [True, True]
    ones[0].write_bytes(Path(files[0]).read_bytes())
    assert json.loads(CliRunner().invoke(commands.balance, [str(ones[0]), *args]).stdout)["digest"] == digests[0]


def printed(output: str) -> list[list[str]]:
    """Return the words of the command lines that were printed."""
    return [shlex.split(line) for line in output.splitlines() if line.startswith("  swcore balance ")]


@pytest.mark.parametrize("seeded", [True, False])
def test_an_open_comparison_prints_a_command_that_goes_on_with_the_same_games(
    files: tuple[str, str], monkeypatch: pytest.MonkeyPatch, seeded: bool
) -> None:
    """As -9 and 11 in turn (1 with a deviation of 10.04) in 120 places: (1.98 × 10.04)² are 396 games of each, or nearly."""
    monkeypatch.setattr(known_fields, "known", lambda *_: field())
    monkeypatch.setattr(
        "swcore_lab.comparing.play_piece",
        lambda setting, task: Outcome(ahead := "new" in setting.choice.files[0] and (11, -9)[task[2] % 2], ahead, 1, 1, 1, True),
    )
    monkeypatch.setattr("secrets.randbelow", lambda _: 77)
    monkeypatch.setattr("swcore_lab.comparing.tasks_of", lambda *_: [("random", 9, number) for number in range(120)])
    seed = ["--seed", "3"] if seeded else []
    typed = ["--bots", "random", "--than", files[1], "--picks", "0", "--jobs", "1", "--lang", "en", *seed]
    done = CliRunner().invoke(commands.balance, [files[0], "--games", "120", *typed])
    (line,) = [line for line in printed(done.stdout) if line[-1].startswith("39")]
    assert 390 <= int(line[-1]) <= 399
    wanted = ["swcore", "balance", files[0], *typed, *([] if seeded else ["--seed", "77"]), "--games", line[-1]]
    assert sorted(line) == sorted(wanted)


def test_a_comparison_that_is_stopped_begins_again_as_it_was_asked_for(
    files: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 0

    def stopped(*_: object) -> Outcome:
        nonlocal count
        count += 1
        if count > 20:
            raise KeyboardInterrupt
        return Outcome(1, 1, 1.0, 1, 1, True)

    monkeypatch.setattr(known_fields, "known", lambda *_: field())
    monkeypatch.setattr("swcore_lab.comparing.play_piece", stopped)
    typed = ["--bots", "random", "--than", files[1], "--jobs", "1", "--seed", "3", "--lang", "en", "--games", "120"]
    done = CliRunner().invoke(commands.balance, [files[0], *typed])
    assert done.exit_code == 130
    assert [sorted(line) for line in printed(done.stdout)] == [sorted(["swcore", "balance", files[0], *typed])]


def test_rules_are_no_versions() -> None:
    done = CliRunner().invoke(commands.balance, ["examples/rules/shorter_game.py", "--than", "examples/gnolls.py"])
    assert "--than: versions of races and powers are compared" in str(done.exception)
