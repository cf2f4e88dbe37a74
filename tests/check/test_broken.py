"""Pieces that are broken on purpose: each is caught, by its own message, and nothing has to be started for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from swcore.cli.commands.check import sentences
from swcore.errors import PluginError
from swcore.testing.inspection import Finding, alike, inspect, subject_of
from swcore.testing.inspection.findings import of_error

BROKEN = Path(__file__).parent / "broken"
# per file the code of what is found, and words that its sentence holds
CAUGHT = {
    # of data, refused
    "bad_id.toml": ("id", "'Home-Test' is not a piece id"),
    "empty_condition.toml": ("empty", "the first rule, if: this is empty"),
    "far_too_many.toml": ("range", "from 1 to 15, not 40"),
    "key_twice.json": ("key-twice", "'tokens' is given twice"),
    "lacks_a_region.toml": ("no-fact", "at the moment 'toll' there is no region"),
    "more_than_itself.toml": ("nothing", "never more or less than itself"),
    "no_such_group.toml": ("nothing", "any, the first value: this does nothing: no region fits"),
    "said_after_an_answer.toml": ("no-fact", "there is no conquest that it is about"),
    "no_format.toml": ("no-format", "says its format"),
    "no_tokens.toml": ("missing", "'tokens' is missing"),
    "not_for_a_rule.toml": ("nothing", "a rule lies on no combo"),
    "not_toml.toml": ("not-toml", "this is not TOML"),
    "other_game.toml": ("unknown-game", "no game 'chess'"),
    "supply_below_banner.toml": ("less", "is less than tokens"),
    "unknown_field.toml": ("unknown-word", "no field 'token'"),
    "unknown_kind.toml": ("no-kind", "no kind of piece 'rase'"),
    "unknown_moment.toml": ("unknown-word", "no moment 'scroe'"),
    "unknown_terrain.toml": ("unknown-word", "no terrain 'hil'"),
    "above_the_limit.toml": ("piece-number", "at most 10, not 12"),
    # of data, played
    "never_done.toml": ("endless-turn", "asks 100 times and goes on"),
    "never_holds.toml": ("silent", "changed nothing"),
    "numbers_of_text.toml": ("numbers", "the text says 3, and the rules say 1"),
    "texts_differ.toml": ("text-numbers", "1 in English, 2 in Russian"),
    # of Python, refused
    "big_badge.py": ("piece-number", "at most 5, not 6"),
    "borrows_too_few.py": ("borrows", "base.dwarves has 8 to lend"),
    "imports_a_stranger.py": ("piece-file", "No module named 'gnoll_tools'"),
    "misspelled_hook.py": ("unknown-hook", "conquest_scor: there is no hook"),
    "no_piece.py": ("piece-file", "defines no piece"),
    "no_self.py": ("bad-hook", "has no self"),
    "same_id.py": ("duplicate-piece", "two pieces with the id home.same_id"),
    "steers_the_terminal.py": ("piece-file", "the character U+001B"),
    "syntax.py": ("piece-file", "line 5"),
    "unknown_argument.py": ("bad-hook", "no argument 'veiw'"),
    "unknown_lender.py": ("unknown-piece", "'base.dwarfs'"),
    "unknown_word.py": ("piece-file", "no argument 'banner'"),
    "unmarked_hook.py": ("bad-hook", "not marked as one"),
    "wrong_value.py": ("piece-file", "not 'five'"),
    # of Python, played
    "a_gold_mine.py": ("coins-absurd", "40 coins at once"),
    "answers_a_text.py": ("bad-answer", "answered 'two coins'"),
    "asks_for_ever.py": ("endless", "more than 200 questions"),
    "counts_in_the_module.py": ("differs", "otherwise when it is asked again"),
    "empty_badge.py": ("does-nothing", "no token and no rule"),
    "endless_effects.py": ("bad-effect", "more than 1000 effects"),
    "half_price.py": ("cost-absurd", "a cost by -9"),
    "many_banners.py": ("blank-cardboard", "2 pieces of the kind banner"),
    "never_more_than_nothing.py": ("silent", "changed nothing"),
    "no_russian.py": ("name-missing", "no name in Russian"),
    "no_russian_text.py": ("text-missing", "no rule text in English"),
    "one_token.py": ("banner-low", "banner says 1"),
    "order_of_a_set.py": ("differs", "in the same place of the same game"),
    "peeks_in_towns.py": ("peeks", "what its player cannot know"),
    "peeks.py": ("peeks", "what its player cannot know"),
    "raises.py": ("plugin-failed", "no attribute 'count_the_hills'"),
    "reason_without_text.py": ("reason-missing", "The reason reason.gold has no text"),
    "remembers.py": ("remembers", "changes the piece itself: self.turns"),
    "slow.py": ("slow", "conquest_cost takes"),
    "supply_short.py": ("supply-short", "only 7 tokens exist"),
    "throws_a_die.py": ("differs", "otherwise when it is asked again"),
    "unknown_effect.py": ("bad-effect", "'teleport'"),
    "writes_the_state.py": ("writes", "conquest_score changes the position"),
}
# what the first verdict is too quick for, with the stages that find it
LATER = {
    "a_gold_mine.py": ("play", "amounts"),
    "half_price.py": ("play", "amounts"),
    "never_holds.toml": ("play", "rules"),
    "never_more_than_nothing.py": ("play", "rules"),
    "order_of_a_set.py": ("alike",),
}


def found(path: Path) -> Iterator[Finding]:
    """Yield what is found about a file, as long as somebody asks."""
    try:
        subject = subject_of(path)
    except PluginError as error:
        yield from of_error(error)
        return
    yield from inspect(subject, quick=path.name not in LATER, only=LATER.get(path.name, ()))


def test_every_broken_piece_is_listed() -> None:
    assert sorted(CAUGHT) == sorted(path.name for path in BROKEN.iterdir() if path.is_file())
    assert len(CAUGHT) >= 30


@pytest.mark.parametrize("name", sorted(CAUGHT))
def test_it_is_caught_by_its_own_message(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what is wrong, why it matters and how to mend it, in English and in Russian."""
    monkeypatch.setattr(alike, "STEPS", 16)  # a few turns are enough for pieces that are as broken as these
    code, words = CAUGHT[name]
    wanted = next((one for one in found(BROKEN / name) if one.code == code), None)
    assert wanted is not None, f"{name} passes"
    told = wanted.told()
    assert words in told["what"]
    for language in ("en", "ru"):
        assert all(sentences(wanted, language).values())
    assert wanted.line().endswith((".", "?", ")", ":"))


@pytest.mark.parametrize(
    ("name", "form"),
    [("no_russian.py", 'name={"en": "...", "ru": "..."}'), ("no_russian.toml", 'name = { en = "...", ru = "..." }')],
)
def test_what_is_missing_is_written_in_the_language_of_the_file(name: str, form: str, tmp_path: Path) -> None:
    """A piece in Python was told to write TOML."""
    path = BROKEN / name
    if path.suffix == ".toml":
        path = tmp_path / name
        path.write_text('swcore = "piece-1"\nkind = "race"\nid = "home.silent"\nname = "Silent"\ntokens = 5\n', encoding="utf-8")
    (one,) = [one for one in inspect(subject_of(path), only=("words",)) if one.code == "name-missing"]
    assert one.told()["mend"] == f"Give {form}."
    assert form in one.told("ru")["mend"]
