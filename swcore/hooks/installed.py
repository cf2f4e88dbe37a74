"""What is installed: the entry points of distributions, read without importing any of them.

A distribution whose metadata cannot be read, or whose entry points do not fit, is left out and named; all others stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import metadata

from swcore.hooks import numbers
from swcore.hooks.index import Found, Home, Index, LeftOut
from swcore.hooks.reasons import Why
from swcore.hooks.records import COMMANDS, GAMES, GROUPS, PIECES, Record
from swcore.hooks.remembered import Remembered
from swcore.hooks.requirements import normalized, parsed, required
from swcore.hooks.switched import disabled
from swcore.text.source_tree import command_here

FIRST_PARTY = "games"  # the extra of swcore that lists the distributions of its own games
INSTALL = 'Install the games of swcore: pip install "swcore[games]".'


def installed() -> list[Found]:
    """Return the installed entry points of pieces by name, without importing any of them. One found twice counts once."""
    return list(read_index().pieces)


def read_index() -> Index:
    """Read the metadata of all distributions on the path, as far as it has changed since the last time."""
    remembered, off = Remembered(), disabled()
    homes: dict[str, Home] = {}
    left_out: list[LeftOut] = []
    unmet = _requirements()
    for dist in metadata.distributions():
        record, stamp = remembered.record(dist)
        name = normalized(record.name)
        if not record.matters or name in homes:  # the first one on the path is the one that is imported
            continue
        if record.fault and name not in off:
            left_out.append(LeftOut(record.name, record.fault, record.ours, distribution=record.name))
        homes[name] = _home(record, stamp, enabled=name not in off, unmet=unmet)
    remembered.keep()
    return _index(homes, left_out)


def _index(homes: dict[str, Home], left_out: list[LeftOut]) -> Index:
    """Return what distributions bring, by group: what is reserved for those of swcore itself counts from them alone.

    Args:
        homes: the distributions by normalized name.
        left_out: what is left out already.
    """
    own = first_party()
    reserved = {pack for name, home in homes.items() if name in own for pack in home.packs}
    groups: dict[str, set[Found]] = {group: set() for group in GROUPS}
    strangers: set[Found] = set()
    for name, home in homes.items():
        for group, found in home.brings if home.enabled else ():
            strange = group != COMMANDS and found.prefix in reserved and name not in own
            (strangers if strange else groups[group]).add(found)
        if home.brings and not home.enabled:
            cure = f"swcore plugins enable {home.name}"
            why = Why(f"it is disabled; `{cure}` brings it back", "disabled", command=cure)
            lacking = home.packs if name in own else tuple(pack for pack in home.packs if pack not in reserved)
            left_out.append(LeftOut(home.name, why, packs=lacking or ("",), distribution=home.name))
    for one in _sorted(strangers):
        told = f"ids that begin with {one.prefix}. are reserved for the packs of swcore, and {one.release} is not one of them"
        why = Why(told, "reserved", pack=one.prefix, release=one.release)
        left_out.append(LeftOut(one.name, why, packs=(one.prefix,), distribution=one.distribution))
    pieces = _sorted(groups[PIECES] | groups[GAMES])
    known = tuple(home for _, home in sorted(homes.items()) if home.brings or home.fault)
    return Index(pieces, _sorted(groups[GAMES]), _sorted(groups[COMMANDS]), tuple(left_out), frozenset(reserved), known)


def _home(record: Record, stamp: str, *, enabled: bool, unmet: Callable[[Iterable[str]], str]) -> Home:
    lacking = numbers.unserved(record.name, record.hook_api) or unmet(record.requires) if record.entries else ""
    brings = tuple(
        (group, Found(entry, target, record.name, record.version, lacking))
        for group, entry, target in record.entries
        if group in GROUPS
    )
    return Home(record.name, record.version, record.hook_api, record.fault, lacking, enabled, record.ours, brings, stamp)


def _requirements() -> Callable[[Iterable[str]], str]:
    """Return a function that tells the first requirement which is not met; each line is looked at once."""
    told: dict[str, str] = {}

    def unmet(lines: Iterable[str]) -> str:
        for line in lines:
            if line not in told:
                one = parsed(line)
                told[line] = one.unmet() if one is not None and not one.conditional else ""
            if told[line]:
                return told[line]
        return ""

    return unmet


def first_party() -> frozenset[str]:
    """Return the names of the distributions of swcore's own games, as the metadata of swcore lists them."""
    return frozenset(one.name for one in required("swcore") if one.extra == FIRST_PARTY)


def missing_games() -> list[str]:
    """Return which distributions of swcore's own games are not installed."""
    here = {normalized(dist.name) for dist in map(_distribution, sorted(first_party())) if dist is not None}
    return sorted(first_party() - here)


def missing_packs(packs: Iterable[str]) -> list[str]:
    """Return which distributions of swcore's own that bring pieces of some packs are not installed.

    Args:
        packs: first parts of ids; what is called `swcore-base-...` brings pieces of the pack `base`.
    """
    stems = tuple(f"{normalized(f'swcore-{pack}')}-" for pack in packs)
    return [name for name in missing_games() if name.startswith(stems)]


def not_installed(missing: Iterable[str]) -> str:
    """Return the sentences that say what is not installed, and how it comes here."""
    return f"Not installed: {', '.join(missing)}. {how_to_install()}"


def how_to_install() -> str:
    """Return the sentence that says how the games of swcore are installed here."""
    command = command_here()
    return f"Here, among its sources, this command works: {command}." if command else INSTALL


def _distribution(name: str) -> metadata.Distribution | None:
    try:
        return metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return None


def _sorted(found: Iterable[Found]) -> tuple[Found, ...]:
    return tuple(sorted(found, key=lambda one: (one.name, one.target, one.distribution)))
