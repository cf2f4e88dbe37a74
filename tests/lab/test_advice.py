"""What a verdict advises: a step for each, a command line for this very file, and none that cannot be taken."""

from __future__ import annotations

import shlex
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner
from swcore_lab import commands, report, showing
from swcore_lab import known as known_fields
from swcore_lab.asked import setting_of
from swcore_lab.command_lines import Asked, asked_of
from swcore_lab.comparing import compared
from swcore_lab.field import Field
from swcore_lab.games import COINS, LEAD, MARGIN, MEASURES, WIN, Outcome
from swcore_lab.intervals import Estimate, looks
from swcore_lab.pairs import Pair, Setting, place_of, rules_of
from swcore_lab.telling import Teller
from swcore_lab.texts import TEXTS
from swcore_lab.trial import found_in
from swcore_lab.verdicts import ABOVE, FITS, HIGH, LOW, OPEN, STRONG, UNDER, WEAK

from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue
from tests.lab.trials import numbered, words_of

GNOLLS = "examples/gnolls.py"
STANDING = {"base.amazons": (3.0, 0.5), "base.elves": (0.0, 0.5), "base.trolls": (-3.0, 0.5)}
USUAL = {MARGIN: 1.0, LEAD: 1.0, WIN: 0.5, COINS: 0.0}
ENDLESS = 20_000  # games that nobody plays
POWER = """swcore = "piece-1"
id = "home.icy"
kind = "power"
tokens = 4
name = { en = "Icy", ru = "Ледяные" }

[[rules]]
on = "score"
coins = 1
"""


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of(GNOLLS, Choice(), bots=("random",), seed=5)


def told(setting: Setting, verdict: str, more: int = 0, language: str = "en", target: str = GNOLLS, played: int = 240) -> Teller:
    """Return what tells of made-up games that end in a verdict; the official pieces are known in 240 places."""
    pairs = [Pair(one, place_of(setting, 9, one, "random"), Outcome(1, 1, 1.0, 3, 30, True), USUAL) for one in range(played)]
    fields = {"random": Field(9, dict.fromkeys(MEASURES, STANDING), [USUAL] * 240)}
    found = attrs.evolve(found_in(setting, fields, pairs, looks(240)[0]), verdict=verdict, more=more)
    teller = Teller(setting, rules_of(setting.choice), fields, found, Catalogue(language, TEXTS))
    teller.asked = Asked(target)
    return teller


def words(teller: Teller) -> str:
    return " ".join(" ".join((step.say, *step.commands)) for step in teller.steps())


@pytest.mark.parametrize(
    ("verdict", "says"),
    [
        (STRONG, "one token less, or a limit"),
        (ABOVE, "one token less, or a limit"),
        (WEAK, "one token more, or a rule"),
        (UNDER, "one token more, or a rule"),
        (HIGH, "It may stay as it is if you like a strong piece"),
        (LOW, "It may stay as it is if you like a weak piece"),
    ],
)
def test_a_piece_of_ones_own_is_changed_or_stays_and_other_tokens_are_a_command_away(
    setting: Setting, verdict: str, says: str
) -> None:
    teller = told(setting, verdict)
    assert says in words(teller)
    assert teller.steps()[-1].commands == (f"swcore balance {GNOLLS} --suggest",)


def test_what_fits_is_played_and_printed(setting: Setting) -> None:
    teller = told(setting, FITS)
    assert words(teller).startswith("Nothing has to be changed. Play it with people")
    assert teller.steps()[-1].commands == (f"swcore play --piece {GNOLLS}", f"swcore card {GNOLLS} --out gnolls.pdf")


def test_what_fits_is_played_as_it_was_tried(setting: Setting) -> None:
    """`swcore play` takes the game as its first word, and has no --bots."""
    teller = told(setting, FITS, target="frost.toml")
    teller.asked = Asked("frost.toml", ("--game", "warcraft", "--players", "3", "--map", "my map.json", "--bots", "random"))
    play, card = teller.steps()[-1].commands
    assert play == "swcore play warcraft --piece frost.toml --players 3 --map 'my map.json'"
    assert card == "swcore card frost.toml --game warcraft --out frost.pdf"


def test_what_is_not_settled_wants_more_games_or_a_judgement(setting: Setting) -> None:
    more, never = told(setting, OPEN, 300), told(setting, OPEN, ENDLESS)
    assert "about 300 games would settle it" in words(more)
    assert more.steps()[-1].commands == (f"swcore balance {GNOLLS} --seed 5 --games 300",)
    assert "about 481 games would settle it. The official pieces would first have to be played in 241 further places" in words(
        told(setting, OPEN, 481)
    )
    assert "--games" not in words(told(setting, OPEN, 481))  # more than twice the 240 places of the official pieces
    assert "More games of it alone will hardly settle it" in words(never)
    assert "leave it as it is and play it with people; else change a little (one token more or less)" in words(never)
    assert "Or let the official pieces be measured in 400 places" in words(never)


def test_a_piece_is_first_played_in_all_places_that_there_are(setting: Setting) -> None:
    """After 60 of 240 nothing is said of a piece too near to an end; where no command can be typed it is judged as it is."""
    part = told(setting, OPEN, ENDLESS, played=60)
    assert words(part).startswith("Play it first in all 240 places")
    assert part.steps()[0].commands == (f"swcore balance {GNOLLS} --seed 5 --games 240",)
    part.asked = None
    assert "leave it as it is and play it with people" in words(part)


@pytest.mark.parametrize(("low", "high", "says"), [(-1.0, 2.0, ""), (0.5, 3.0, "less"), (-3.0, -0.5, "more")])
def test_what_fits_and_is_surely_not_usual_says_so(setting: Setting, low: float, high: float, says: str) -> None:
    teller = told(setting, FITS)
    margin = attrs.evolve(teller.found.shown[MARGIN], mean=(low + high) / 2, low=low, high=high)
    teller.found = attrs.evolve(teller.found, shown={**teller.found.shown, MARGIN: margin})
    text = words(teller)
    more, less = (f"it surely brings {word} than an average official piece" in text for word in ("more", "less"))
    assert (more, less) == (says == "less", says == "more")
    assert "or several" not in text  # other numbers of tokens are what --suggest tries
    assert "othing has to be changed" in text


def test_what_lies_far_beyond_its_kind_wants_more_than_a_token(setting: Setting) -> None:
    """With 3, 0 and -3 one of twenty lies above 2.92 x 3 x 1.155 = 10.1; twice that are 20.2."""
    teller = told(setting, STRONG)
    for low, far in ((20.0, False), (20.5, True)):
        margin = attrs.evolve(teller.found.shown[MARGIN], mean=25.0, low=low, high=30.0)
        teller.found = attrs.evolve(teller.found, shown={**teller.found.shown, MARGIN: margin})
        assert ("one token less will not do: put a limit on its strongest rule" in words(teller)) == far


def test_a_piece_compared_with_itself_is_tried_again_without_the_comparison(setting: Setting) -> None:
    teller = told(setting, OPEN, 300)
    teller.asked = Asked(GNOLLS, ("--than", GNOLLS, "--picks", "0"))
    version = teller.version
    for old, kept in ((version, False), (attrs.evolve(version, digest="other"), True)):
        teller.compared = compared(setting, GNOLLS, [], [], old)
        assert ("--than" in words(teller)) == kept


@pytest.mark.parametrize(("places", "says"), [(120, True), (400, False)])
def test_where_the_official_pieces_are_known_in_few_places_more_may_be_measured(
    setting: Setting, places: int, says: bool
) -> None:
    """What no games of the piece alone settle may be settled when the official ones are known better: in 400 places."""
    teller = told(setting, OPEN, ENDLESS, played=places)
    teller.field = attrs.evolve(teller.field, usual=[USUAL] * places)
    assert (f"swcore balance {GNOLLS} --seed 5 --games 400" in words(teller)) == says


@pytest.mark.parametrize(
    ("low", "high", "says"),
    [
        (
            -12.6,
            -5.8,
            "brings less than official pieces do on average. If you like a weak piece, leave it as it is; else give it",
        ),
        (
            5.8,
            12.6,
            "brings more than official pieces do on average. If you like a strong piece, leave it as it is; else take",
        ),
        (-5.8, 12.6, "leave it as it is and play it with people; else change a little (one token more or less)"),
    ],
)
def test_what_no_games_settle_is_changed_in_the_direction_that_is_sure(
    setting: Setting, low: float, high: float, says: str
) -> None:
    teller = told(setting, OPEN, ENDLESS)
    margin = attrs.evolve(teller.found.shown[MARGIN], mean=(low + high) / 2, low=low, high=high)
    teller.found = attrs.evolve(teller.found, shown={**teller.found.shown, MARGIN: margin})
    assert says in words(teller)
    assert (low < 0 < high) == ("one token more or less" in words(teller))


def test_a_trial_that_was_stopped_is_to_run_to_its_end(setting: Setting) -> None:
    """The same order of places, so that the games that there are come again; the budget is the one that was typed."""
    teller = told(setting, OPEN, 300)
    teller.found = attrs.evolve(teller.found, stopped=True)
    teller.asked = Asked(GNOLLS, games="200")
    (step,) = teller.steps()
    assert step.say.startswith(
        "It was stopped early, and the numbers may still move. Let it run to its end; these games are in it"
    )
    assert "so it errs somewhat more often than one run" in step.say
    assert step.commands == (f"swcore balance {GNOLLS} --seed 5 --games 200",)
    teller.asked = Asked(GNOLLS)
    assert teller.steps()[0].commands == (f"swcore balance {GNOLLS} --seed 5",)


@pytest.mark.parametrize("verdict", [STRONG, ABOVE, HIGH, WEAK, UNDER, LOW, FITS])
def test_an_official_piece_is_not_to_be_changed(verdict: str) -> None:
    own = setting_of("base.amazons", Choice(), bots=("random",), seed=5)
    (step,) = told(own, verdict).steps()
    assert step.say.startswith("Nothing is to be done: it is an official piece")
    assert not step.commands


def test_of_an_official_piece_that_is_not_settled_it_is_said_first_that_it_is_official() -> None:
    own = setting_of("base.amazons", Choice(), bots=("random",), seed=5)
    first, games = told(own, OPEN, 300, target="base.amazons").steps()
    assert first.say.startswith("It is an official piece, and not to be changed")
    assert first.say.endswith(
        "about 300 games would settle it. The official pieces are then played in 60 further places first, "
        "which takes longer, and is kept."
    )
    assert games.commands == ("swcore balance base.amazons --seed 5 --games 300",)
    assert "before you change" not in words(told(own, OPEN, 300))
    assert "Делать ничего" not in words(told(own, OPEN, 300, "ru"))
    assert words(told(own, OPEN, 300, "ru")).startswith("Это официальная фигура, менять её не нужно")


@pytest.mark.parametrize(("tokens", "less"), [(0, "a coin less, or a limit"), (4, "one token less")])
def test_a_power_without_tokens_and_with_some_is_advised_what_its_file_can_change(tmp_path: Path, tokens: int, less: str) -> None:
    file = tmp_path / "icy.toml"
    file.write_text(POWER.replace("tokens = 4", f"tokens = {tokens}"), encoding="utf-8")
    own = setting_of(str(file), Choice(), bots=("random",), seed=5)
    assert less in words(told(own, STRONG))


def test_what_pays_early_alone_may_pay_later_too(setting: Setting) -> None:
    teller = told(setting, LOW)
    shown = {**teller.found.shown, LEAD: Estimate(60, 2, 1, 1, 3), MARGIN: Estimate(60, -4, 1, -5, -3)}
    teller.found = attrs.evolve(teller.found, shown=shown)
    assert "As it pays early and not late" in words(teller)


@pytest.mark.parametrize(
    ("verdict", "lead", "margin", "says"),
    [
        (STRONG, 5, -5, "less in the first rounds, such as a limit on its conquests, and more in decline"),
        (HIGH, 5, -5, "less in the first rounds, such as a limit on its conquests, and more in decline"),
        (WEAK, -5, 5, "more in the first rounds, such as for conquests, and less in decline"),
        (LOW, -5, 5, "more in the first rounds, such as for conquests, and less in decline"),
    ],
)
def test_what_is_strong_early_and_weak_in_the_end_is_shifted_and_given_no_other_number_of_tokens(
    setting: Setting, verdict: str, lead: float, margin: float, says: str
) -> None:
    """Five points to one side in the opening and five to the other in the end, each good to one point."""
    teller = told(setting, verdict)
    shown = {LEAD: Estimate(60, lead, 1, lead - 1, lead + 1), MARGIN: Estimate(60, margin, 1, margin - 1, margin + 1)}
    teller.found = attrs.evolve(teller.found, shown={**teller.found.shown, **shown})
    assert says in words(teller)
    assert "token" not in words(teller)
    assert "--suggest" not in words(teller)


def test_what_pays_late_alone_may_pay_earlier_too(setting: Setting) -> None:
    teller = told(setting, HIGH)
    shown = {**teller.found.shown, MARGIN: Estimate(60, 2, 1, 1, 3), LEAD: Estimate(60, -4, 1, -5, -3)}
    teller.found = attrs.evolve(teller.found, shown=shown)
    assert "As it pays late and not early" in words(teller)


def test_numbers_that_were_tried_name_the_one_to_take(setting: Setting) -> None:
    teller = told(setting, STRONG)
    shown = Estimate(60, 1.0, 1.0, -0.5, 1.5)
    teller.tried = (numbered(5, -1, shown, 1.0), numbered(6, 0, shown, 2.0))
    assert "5 tokens came nearest to a usual piece. Write so many into the file" in words(teller)
    assert "--suggest" not in words(teller)
    assert teller.steps()[-1].commands == (f"swcore balance {GNOLLS}",)
    teller.tried = teller.tried[::-1]
    assert "its own number of tokens came nearest" in words(teller)
    assert "It may stay as it is" not in words(teller)
    end = told(setting, LOW)
    end.tried = teller.tried
    assert end.steps()[0].say == "It may stay as it is if you like a weak piece."


@pytest.mark.parametrize(
    ("more", "says"), [(-1, "5 tokens came nearest to a usual piece. Who wants"), (0, "its own number of tokens came nearest")]
)
def test_what_fits_is_advised_by_the_numbers_that_were_tried(setting: Setting, more: int, says: str) -> None:
    """And not to a token more by its interval, where fewer came nearest."""
    teller = told(setting, FITS)
    below = Estimate(60, -1.0, 1.0, -1.5, -0.5)
    teller.found = attrs.evolve(teller.found, shown={**teller.found.shown, MARGIN: below})
    shown = Estimate(60, 1.0, 1.0, -0.5, 1.5)
    teller.tried = (numbered(6 + more, more, shown, 1.0), numbered(7, 1, shown, 2.0))
    assert says in teller.steps()[0].say
    assert "token more" not in words(teller)


@pytest.mark.parametrize(("low", "high", "says"), [(0.5, 1.5, "more than usual"), (-1.5, -0.5, "less than usual")])
def test_where_no_number_of_tokens_will_do_a_rule_is_to_be_changed_too(
    setting: Setting, low: float, high: float, says: str
) -> None:
    teller = told(setting, STRONG)
    shown = Estimate(60, (low + high) / 2, 1.0, low, high)
    teller.tried = (numbered(5, -1, shown, 1.0), numbered(6, 0, shown, 2.0))
    assert f"Even with 5 tokens, the nearest number that was tried, it surely brings {says} over a whole game" in words(teller)
    teller.tried = (numbered(3, -3, shown, 1.0), numbered(6, 0, shown, 2.0))  # the last number: a smaller one may come nearer
    assert "write 3 into the file, and try it again with --suggest, which" in words(teller)
    assert teller.steps()[-1].commands == (f"swcore balance {GNOLLS} --suggest",)
    assert "Even with" not in words(teller)


@pytest.mark.parametrize("verdict", [STRONG, HIGH, FITS, LOW, WEAK, OPEN])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_page_says_what_next_and_the_workshop_no_command(setting: Setting, verdict: str, language: str) -> None:
    teller = told(setting, verdict, language=language)
    title = {"en": "What next", "ru": "Что дальше"}[language]
    assert f"<h2>{title}</h2>" in report.page(teller, 1.0, "")
    assert "swcore balance" in words_of(report.page(teller, 1.0, "")) or verdict == FITS
    teller.asked = None
    assert f"<h2>{title}</h2>" in report.page(teller, 1.0, "")
    assert "<code>" not in report.page(teller, 1.0, "")
    assert showing.data(teller)["next"][0]["say"] in showing.data(teller)["told"]


def test_a_command_line_names_the_file_as_a_shell_reads_it_and_keeps_the_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games 9 points ahead with every number of tokens are too strong: --suggest follows, with the same bots and language."""
    field = Field(9, dict.fromkeys(MEASURES, STANDING), [USUAL] * 240)
    monkeypatch.setattr(known_fields, "known", lambda *_: field)
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda _, task: Outcome(9 + task[2] % 3, 9, 1.0, 1, 1, True))
    file = tmp_path / "my gnolls.py"
    file.write_text(Path(GNOLLS).read_text(encoding="utf-8"), encoding="utf-8")
    args = [str(file), "--bots", "random", "--games", "60", "--jobs", "1", "--picks", "0", "--lang", "en", "--seed", "3"]
    done = CliRunner().invoke(commands.balance, args)
    (line,) = [line.strip() for line in done.output.splitlines() if "--suggest" in line]
    kept = ["--bots", "random", "--jobs", "1", "--picks", "0", "--lang", "en", "--seed", "3"]
    wanted = ["swcore", "balance", str(file), *kept, "--suggest"]
    assert sorted(shlex.split(line)) == sorted(wanted)
    assert shlex.split(line)[:3] == wanted[:3]


def test_maps_and_names_that_begin_with_a_dash_stay_what_was_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After `--` a name may begin with a dash; in a printed line it stands as a path, which no command takes for an option."""
    text = Path(GNOLLS).read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for name in ("-new.py", "-old.py"):
        Path(name).write_text(text, encoding="utf-8")
    args = ["--than", "-old.py", "--maps", "base-2p", "--", "-new.py"]
    asked = asked_of(commands.balance.make_context("balance", args))
    words = shlex.split(asked.again("--suggest"))
    assert words[:3] == ["swcore", "balance", "./-new.py"]
    assert sorted(words[3:]) == sorted(["--than", "./-old.py", "--maps", "base-2p", "--suggest"])
