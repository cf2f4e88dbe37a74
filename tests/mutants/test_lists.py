"""The lists of mutants are whole: every patch fits, and no piece, option or group of clauses goes without one."""

from __future__ import annotations

import ast
import json

import pytest

from scripts.hook_surface import hooks
from scripts.rules import clauses
from swcore import load_plugins
from tests.mutants.listing import FOLDER, ROOT, Listing, Mutant, StalePatch, carriers, group, lists, read, scenes

LEAST = 60
LISTS = [pytest.param(listing, id=path.stem) for path in lists() if (listing := read(path)).clauses]
HOOKS = read(FOLDER / "hooks.toml").mutants
FILES: dict[str, list[Mutant]] = {}
for _mutant in (mutant for path in lists() for mutant in read(path).mutants):
    FILES.setdefault(_mutant.file, []).append(_mutant)


def test_each_game_of_the_family_has_a_list() -> None:
    assert {read(path).game for path in lists()} >= {"small-world", "warcraft", "tiny-towns"}


@pytest.mark.parametrize("file", FILES)
def test_the_patches_of_a_file_fit_exactly_once_and_leave_one_that_can_be_read(file: str) -> None:
    text, wrong = (ROOT / file).read_text(encoding="utf-8"), []
    for mutant in FILES[file]:
        try:
            patched = mutant.patched(text)
            ast.parse(patched) if file.endswith(".py") else json.loads(patched)
        except (ValueError, SyntaxError) as error:
            wrong.append(f"{mutant.id}: {error}")
    assert wrong == []


@pytest.mark.parametrize("listing", LISTS)
def test_each_clause_exists_and_a_test_carries_it(listing: Listing) -> None:
    cited = {mutant.clause: mutant.id for mutant in listing.mutants}
    assert sorted(cited.keys() - clauses().keys()) == []
    assert {clause: id for clause, id in cited.items() if not carriers().get(clause)} == {}, "no test carries these"


@pytest.mark.parametrize("listing", LISTS)
def test_the_names_are_unique_and_the_list_is_long_enough(listing: Listing) -> None:
    names = [mutant.id for mutant in listing.mutants]
    assert len(set(names)) == len(names) >= LEAST
    patches = [(mutant.file, mutant.old, mutant.new) for mutant in listing.mutants]
    assert len(set(patches)) == len(patches), "one fault stands twice"


@pytest.mark.parametrize("listing", LISTS)
def test_every_piece_of_the_game_has_a_mutant_and_no_other_is_named(listing: Listing) -> None:
    ruleset = load_plugins(listing.game)
    named = {mutant.piece for mutant in listing.mutants} - {""}
    assert named == set(ruleset.pieces) - {ruleset.id}


@pytest.mark.parametrize("listing", LISTS)
def test_every_piece_has_a_mutant_of_a_clause_that_it_cites_itself(listing: Listing) -> None:
    """So none is covered by the clauses of others alone."""
    ruleset = load_plugins(listing.game)
    own = {mutant.piece for mutant in listing.mutants if mutant.piece and mutant.clause in ruleset.pieces[mutant.piece].clauses}
    assert own == set(ruleset.pieces) - {ruleset.id}


@pytest.mark.parametrize("listing", LISTS)
def test_every_option_has_a_mutant_and_no_other_is_named(listing: Listing) -> None:
    assert {mutant.option for mutant in listing.mutants} - {""} == set(load_plugins(listing.game).options)


@pytest.mark.parametrize("listing", LISTS)
def test_every_group_of_clauses_has_a_mutant(listing: Listing) -> None:
    """Of groups in which nothing needs a test of its own, none is wanted."""
    rows = clauses().values()
    wanted = {group(row["id"]) for row in rows if row["game"] == listing.clauses and row["test"] == "required"}
    assert {group(mutant.clause) for mutant in listing.mutants} == wanted


def test_every_hook_that_no_pack_uses_has_a_mutant_in_how_it_is_asked() -> None:
    """What the pieces of the packs implement, the lists of their games hold."""
    used = {hook for game in ("small-world", "warcraft") for own in load_plugins(game).impls.values() for hook in own}
    free = {hook for hook in hooks() if hook.startswith("conquest_") and hook not in used}
    assert {mutant.hook for mutant in HOOKS} >= free


def test_the_mutants_of_hooks_name_hooks_and_rows_with_scenes() -> None:
    names = [mutant.id for mutant in HOOKS]
    assert len(set(names)) == len(names)
    assert {mutant.hook for mutant in HOOKS} <= hooks().keys()
    assert {mutant.clause for mutant in HOOKS} <= scenes().keys()


def test_a_patch_whose_old_text_is_gone_or_not_alone_is_named() -> None:
    mutant = Mutant("made-up", "SW-CONQ-1", "some/file.py", old="base = 2", new="base = 3")
    assert mutant.patched("base = 2\n") == "base = 3\n"
    for text, times in (("base = 4\n", 0), ("base = 2\nbase = 2\n", 2)):
        with pytest.raises(StalePatch, match=rf"made-up: its old text stands {times} times in some/file\.py"):
            mutant.patched(text)
    with pytest.raises(StalePatch, match="made-up: its new text is the old one"):
        mutant._replace(new="base = 2").patched("base = 2\n")
