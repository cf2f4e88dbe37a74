"""The runs behind `swcore balance`, with their progress: of a piece, of two versions, on maps, with other numbers of tokens."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING

from swcore_lab.measuring import fields_of, kept_told
from swcore_lab.watching import lines_wanted, watched

if TYPE_CHECKING:
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.ahead import Beside
    from swcore_lab.field import Field
    from swcore_lab.maps import OnMap
    from swcore_lab.pairs import Setting
    from swcore_lab.suggesting import Tried
    from swcore_lab.telling import Teller
    from swcore_lab.trial import Found


def go_on(teller: Teller, picks: int, maps: tuple[str, ...], jobs: int, *, suggest: bool) -> None:
    """Try what was asked beside the verdict; what Ctrl-C leaves undone is noted.

    Args:
        teller: tells what was found, and takes what is found now.
        picks: in how many games bots pick the piece by themselves.
        maps: names or files.
        jobs: processes.
        suggest: whether other numbers of tokens are tried.
    """
    from swcore_lab.picking import prices
    from swcore_lab.suggesting import numbers

    setting, texts = teller.setting, teller.texts
    left = [name for name, wanted in (("picks", picks), ("maps", maps), ("suggest", suggest)) if wanted]

    def done(what: str, *, whole: bool) -> None:
        left.remove(what)
        if not whole:
            left.insert(0, f"{what}.rest")
            raise KeyboardInterrupt

    try:
        if picks:
            games, found = watched(texts("lab.choosing"), picks, partial(prices, setting, picks, jobs))
            teller.picks = (games, tuple(found))
            done("picks", whole=games == picks)
        if maps:
            teller.maps = tuple(mapped(setting, list(maps), jobs, texts))
            done("maps", whole=len(teller.maps) == len(maps))
        if suggest:
            teller.tried = tuple(suggested(setting, teller.field, teller.found, jobs, texts))
            done("suggest", whole=len(teller.tried) == len(numbers(setting)))
    except KeyboardInterrupt:
        teller.left = tuple(left)


def tried(
    setting: Setting, games: int | None, jobs: int, texts: Catalogue, what: str = "", beside: Beside | None = None
) -> Teller:
    """Try a piece, and return what tells of it.

    Args:
        setting: what is tried.
        games: the budget; None for the usual one.
        jobs: processes.
        texts: the texts of the lab.
        what: what the bar calls it; "" for matched games.
        beside: what else is asked for, where the length of the run is told before it begins.
    """
    from swcore_lab.pairs import rules_of
    from swcore_lab.telling import Teller
    from swcore_lab.trial import GAMES, run, tasks_of
    from swcore_lab.versions import version_of

    version = version_of(setting)  # before the games: somebody may edit the file while they are played
    fields = fields_of(setting, games, jobs, texts)
    most = min(games or GAMES, len(fields[setting.bots[0]].usual))
    total = len(tasks_of(setting, fields, most))
    with kept_told(fields, texts) if beside else nullcontext():
        if beside:
            _say_length(setting, fields, most, beside, jobs, texts)
        found = watched(what or texts("lab.matched"), total, lambda progress: run(setting, fields, most, jobs, progress))
    return Teller(setting, rules_of(setting.choice), fields, found, texts, version)


def both_tried(new: Setting, old: Setting, than: str, games: int | None, jobs: int, texts: Catalogue, beside: Beside) -> Teller:
    """Try two versions of a piece in the same places, and return what tells of the new one.

    Args:
        new, old: the versions.
        than: the old one as it was typed.
        games: in how many places; None for the usual number.
        jobs: processes.
        texts: the texts of the lab.
        beside: what else is asked for.
    """
    from swcore_lab.comparing import run_both
    from swcore_lab.pairs import rules_of
    from swcore_lab.telling import Teller
    from swcore_lab.trial import GAMES, tasks_of
    from swcore_lab.versions import version_of

    version, before = version_of(new), version_of(old)
    fields = fields_of(new, games, jobs, texts)
    most = min(games or GAMES, len(fields[new.bots[0]].usual))
    total = len(tasks_of(new, fields, most)) + most
    with kept_told(fields, texts):
        _say_length(new, fields, most, beside, jobs, texts, twice=True)
        found, compared = watched(
            texts("lab.matched"), total, lambda progress: run_both(new, old, than, fields, most, jobs, progress, before)
        )
    teller = Teller(new, rules_of(new.choice), fields, found, texts, version)
    teller.compared = compared
    return teller


def _say_length(
    setting: Setting, fields: dict[str, Field], most: int, beside: Beside, jobs: int, texts: Catalogue, *, twice: bool = False
) -> None:
    """Say before a run how many games it is and how long they take; a program that reads along has no use for it."""
    if lines_wanted():
        return
    from swcore.cli.terminal import on_errors
    from swcore_lab.ahead import said
    from swcore_lab.trial import tasks_of

    places, tasks = len(fields[setting.bots[0]].usual), tasks_of(setting, fields, most)
    on_errors().print(said(setting, places, tasks, twice, beside, jobs, texts))


def say_contest(setting: Setting, games: int, files: int, jobs: int, texts: Catalogue) -> None:
    """Say before the first piece of a contest how long all of them take, as long as this one for each file.

    Args:
        setting: the first piece.
        games: the budget of each.
        files: how many are still to be tried, this one among them.
        jobs: processes.
        texts: the texts of the lab.
    """
    if lines_wanted():
        return
    from swcore.cli.terminal import on_errors
    from swcore_lab.ahead import length, spoken
    from swcore_lab.trial import tasks_of

    fields = fields_of(setting, games, jobs, texts)
    tasks = tasks_of(setting, fields, min(games, len(fields[setting.bots[0]].usual)))
    counts = {bot: sum(task[0] == bot for task in tasks) for bot in setting.bots}
    time = spoken(length(setting, counts, tasks, jobs).times(files), texts)
    on_errors().print(texts("lab.contest.length", files=texts.count("lab.contest.files", files), games=len(tasks), time=time))


def mapped(setting: Setting, maps: list[str], jobs: int, texts: Catalogue) -> list[OnMap]:
    """Try a piece on several maps.

    Args:
        setting: what is tried.
        maps: names or files.
        jobs: processes.
        texts: the texts of the lab.
    """
    from swcore_lab.intervals import LEAST
    from swcore_lab.maps import on_maps

    def there(setting: Setting) -> Field:
        return fields_of(setting, None, jobs, texts)[setting.bots[0]]

    total = LEAST * len(maps)
    return watched(texts("lab.on.maps"), total, lambda progress: on_maps(setting, maps, there, LEAST, jobs, progress))


def suggested(setting: Setting, field: Field, found: Found, jobs: int, texts: Catalogue) -> list[Tried]:
    """Try other numbers of tokens.

    Args:
        setting: what is tried.
        field: what is usual.
        found: what was found of the piece as it is.
        jobs: processes.
        texts: the texts of the lab.
    """
    from swcore_lab.suggesting import GAMES, numbers, suggest

    games = min(GAMES, len(field.usual))
    total = games * (len(numbers(setting)) - 1)  # the number that it has was played before
    return watched(texts("lab.with.tokens"), total, lambda progress: suggest(setting, field, found, games, jobs, progress))
