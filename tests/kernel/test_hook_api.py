"""The number of the hook API: what packs say of it, and what is deprecated before it goes."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from scripts import make_docs
from swcore import Game, Piece, PluginError, hookimpl, load_plugins
from swcore.hooks import HookDeprecated, deprecated, hookspec
from swcore.hooks.discovery import load_installed
from swcore.hooks.numbers import unserved
from swcore.hooks.registration import make_manager, register
from swcore.version import __version__
from tests.kernel.dists import GNOLLS, make_distribution
from tests.project.repo import PACKS, pyproject


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


# -- what packs say


@pytest.mark.parametrize("numbers", [(), (1,), (1, 2), (7, 1)])
def test_a_pack_that_works_with_the_number_here_joins(folder: Path, numbers: tuple[int, ...]) -> None:
    """One that says nothing was written for number 1."""
    make_distribution(folder, GNOLLS, {"home.gnolls": "gnolls"}, hook_api=numbers)
    assert "home.gnolls" in load_plugins("small-world", with_pieces=["home.gnolls"]).pieces


def test_a_pack_for_a_later_number_is_refused_by_name_and_harms_no_other(folder: Path) -> None:
    module = make_distribution(folder, GNOLLS, {"home.gnolls": "gnolls"}, hook_api=(2, 3))
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=["home.gnolls"])
    assert caught.value.message == (
        "home.gnolls cannot be loaded: home-pack is written for hook API 2 and 3, and swcore "
        f"{__version__} serves hook API 1; update swcore (pip install --upgrade swcore)."
    )
    assert [name for name, _ in load_installed().broken] == ["home.gnolls"]
    assert Game.new("small-world", 2, seed=1).legal_actions()
    assert module not in sys.modules  # nothing is imported to be refused


def test_a_pack_for_a_number_that_is_no_longer_served_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swcore.hooks.numbers.HOOK_API", 4)
    monkeypatch.setattr("swcore.hooks.numbers.OLDEST_HOOK_API", 2)
    told = f"home-pack is written for hook API 1, and swcore {__version__} serves hook APIs 2 to 4"
    assert unserved("home-pack", ["1"]) == f"{told}; update it (pip install --upgrade home-pack)"
    assert unserved("home-pack", []) == unserved("home-pack", ["1"])
    assert [unserved("home-pack", words) for words in (["2"], ["3"], ["4"], ["1", "2"])] == [""] * 4
    assert "update swcore" in unserved("home-pack", ["5"])


@pytest.mark.parametrize("word", ["one", "0", "-1", "1.0", "\N{SUPERSCRIPT TWO}"])
def test_a_pack_that_names_no_number_is_refused(folder: Path, word: str) -> None:
    make_distribution(folder, GNOLLS, {"home.gnolls": "gnolls"}, hook_api=(word,))
    told = f"its entry points name the hook API {word!r}, which is not a number such as 1."
    assert dict(load_installed().broken) == {"home.gnolls": told}


@pytest.mark.pure
@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_our_packs_say_which_hook_api_they_are_written_for(pack: Path) -> None:
    (package,) = (path.parent.name for path in pack.glob("swcore_*/__init__.py"))
    assert pyproject(pack)["project"]["entry-points"]["swcore.hook_api"] == {"1": package}


# -- what is deprecated


def specs() -> ModuleType:
    """Return a module with hooks made for these tests: one that goes, one that loses an argument, and one that stays."""

    @hookspec
    @deprecated(since=2, use="demo_new")
    def demo_old(view: Any, army: Any) -> None:
        """Go.

        Since: 1.
        """

    @deprecated(since=3, until=6, use="region", argument="place")
    @hookspec
    def demo_moved(view: Any, place: int, region: int) -> None:
        """Stay.

        Since: 1; region 3.
        """

    @hookspec
    def demo_new(view: Any, army: Any) -> None:
        """Stay.

        Since: 2.
        """

    made = ModuleType("demo")
    vars(made).update(demo_old=demo_old, demo_moved=demo_moved, demo_new=demo_new)
    return made


def told_of(piece: Piece) -> list[warnings.WarningMessage]:
    """Return the warnings that come when a piece is registered."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        register(make_manager([specs()]), piece)
    return caught


class Both(Piece):
    """It implements what goes."""

    @hookimpl
    def demo_moved(self, place: int) -> None: ...

    @hookimpl
    def demo_old(self, view: Any) -> None: ...


class New(Piece):
    """It implements what stays."""

    @hookimpl
    def demo_moved(self, view: Any, region: int) -> None: ...

    @hookimpl
    def demo_new(self, view: Any) -> None: ...


def test_a_piece_is_warned_once_of_all_that_goes() -> None:
    (warning,) = told_of(Both("home.both"))
    assert warning.category is HookDeprecated
    assert str(warning.message) == (
        "home.both: the argument place of demo_moved is deprecated since hook API 3 and goes with hook API 6: use region; "
        "demo_old is deprecated since hook API 2 and goes with hook API 4: use demo_new."
    )
    assert (warning.filename, warning.lineno) == (__file__, Both.demo_moved.__code__.co_firstlineno)


def test_a_piece_that_uses_nothing_that_goes_is_not_warned() -> None:
    assert told_of(New("home.new")) == []


def test_what_is_deprecated_works_as_before() -> None:
    manager = make_manager([specs()])
    with pytest.warns(HookDeprecated, match=r"home\.both"):
        register(manager, Both("home.both"))
    assert [impl.plugin_name for impl in manager.hook.demo_old.get_hookimpls()] == ["home.both"]


def test_what_is_deprecated_works_for_two_numbers() -> None:
    with pytest.raises(ValueError, match="works until hook API 4 at least, not 3"):
        deprecated(since=2, until=3, use="demo_new")


def test_the_page_of_hooks_says_what_is_deprecated() -> None:
    page = make_docs.page("# Hooks", specs(), "demo_")
    assert "- **Deprecated**: demo_old is deprecated since hook API 2 and goes with hook API 4: use demo_new.\n" in page
    assert page.count("**Deprecated**") == 2


# -- what is read of a class once


def test_a_class_that_changes_is_read_anew() -> None:
    class Late(Piece):
        @hookimpl
        def demo_new(self, view: Any) -> None: ...

    module, late = specs(), Late("home.late")
    for _ in range(2):
        manager = make_manager([module])
        register(manager, late)
        assert [impl.plugin for impl in manager.hook.demo_new.get_hookimpls()] == [late]
    Late.demo_newer = Late.demo_new  # type: ignore[attr-defined]
    with pytest.raises(PluginError, match=r"home\.late\.demo_newer: there is no hook of this name"):
        register(make_manager([module]), late)
    del Late.demo_newer  # type: ignore[attr-defined]
    Late.demo_new = lambda self, view: None  # type: ignore[method-assign]
    with pytest.raises(PluginError, match=r"home\.late\.demo_new has the name of a hook and is not marked as one"):
        register(make_manager([module]), late)


def test_a_piece_with_a_method_of_its_own_is_looked_at_though_its_class_fits() -> None:
    module, own = specs(), New("home.own")
    register(make_manager([module]), New("home.new"))
    object.__setattr__(own, "demo_newest", print)
    with pytest.raises(PluginError, match=r"home\.own\.demo_newest: there is no hook of this name"):
        register(make_manager([module]), own)
    object.__delattr__(own, "demo_newest")
    object.__setattr__(own, "demo_new", hookimpl(lambda view: "own"))
    manager = make_manager([module])
    register(manager, own)
    assert manager.hook.demo_new(view=1, army=2) == ["own"]
    manager = make_manager([module])
    register(manager, New("home.new"))
    assert manager.hook.demo_new(view=1, army=2) == []


def test_what_fits_the_specs_of_one_game_is_held_to_those_of_another() -> None:
    @hookspec
    def demo_other(view: Any) -> None:
        """Stay."""

    other = ModuleType("other")
    vars(other).update(demo_other=demo_other)
    register(make_manager([specs()]), New("home.new"))
    with pytest.raises(PluginError, match=r"home\.new\.demo_moved: there is no hook of this name"):
        register(make_manager([other]), New("home.new"))
