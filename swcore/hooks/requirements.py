"""What distributions require of each other, as their metadata says: names, versions, and whether they are met here.

Enough of PEP 508 and PEP 440 for the requirements that packs write; what is beyond it counts as met, as pip has the last word.
"""

from __future__ import annotations

import re
from email import message_from_string
from email.message import Message
from functools import lru_cache
from importlib import metadata

import attrs

from swcore.hooks.reasons import Why
from swcore.version import __version__

_REQUIREMENT = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)\s*(?:\[[^\]]*\])?\s*\(?([^;()@]*)\)?\s*(?:;(.*))?")
_EXTRA = re.compile(r"extra\s*==\s*['\"]([^'\"]+)['\"]")
_CLAUSE = re.compile(r"(~=|==|!=|<=|>=|<|>)\s*v?(\d+(?:\.\d+)*)(\.\*)?")
_VERSION = re.compile(r"v?(\d+(?:\.\d+)*)(?:[._-]?(a|b|rc|dev)[._-]?\d*)?")


@attrs.frozen
class Requirement:
    """One line `Requires-Dist`.

    Attributes:
        name: of the distribution, normalized.
        versions: what its version must be, such as `>=0.1,<0.2`.
        extra: the extra that it belongs to, or "".
        conditional: whether it goes for an extra, a system or a version of Python alone.
    """

    name: str
    versions: str
    extra: str
    conditional: bool

    def unmet(self) -> str:
        """Return in words what is missing or has another version; "" when it is met."""
        line = f"{self.name}{self.versions}"
        try:
            here = headers(metadata.distribution(self.name))["Version"] or ""
        except metadata.PackageNotFoundError:
            if self.name != "swcore":
                return Why(f"it requires {line}, which is not installed", "lacking", wanted=line)
            here = __version__  # run from its sources
        if fits(here, self.versions):
            return ""
        return Why(
            f"it requires {line}, and {self.name} {here} is installed", "other-version", wanted=line, here=f"{self.name} {here}"
        )


def headers(dist: metadata.Distribution) -> Message:
    """Return the metadata of a distribution; the same text is parsed once, for every ruleset that is loaded asks again."""
    return _parsed(dist.read_text("METADATA") or dist.read_text("PKG-INFO") or "")


@lru_cache(maxsize=256)
def _parsed(text: str) -> Message:
    return message_from_string(text)


def required(dist: metadata.Distribution | str) -> list[Requirement]:
    """Return the requirements of a distribution; none when it is not installed.

    Args:
        dist: the distribution, or its name.
    """
    try:
        one = metadata.distribution(dist) if isinstance(dist, str) else dist
        lines = headers(one).get_all("Requires-Dist") or one.requires or []
    except (metadata.PackageNotFoundError, ValueError):  # ValueError: the name is empty
        return []
    return [found for line in lines if (found := parsed(line)) is not None]


def parsed(line: str) -> Requirement | None:
    """Return what a line `Requires-Dist` says; None when it has a form of its own."""
    parts = _REQUIREMENT.fullmatch(line.strip())
    if not parts:
        return None
    marker = parts[3] or ""
    extra = _EXTRA.search(marker)
    versions = parts[2].replace(" ", "")
    return Requirement(normalized(parts[1]), versions, normalized(extra[1]) if extra else "", bool(marker))


def fits(version: str, wanted: str) -> bool:
    """Return whether a version meets all clauses of a specifier such as `>=0.1,<0.2`; a clause of another form is met."""
    here = _VERSION.match(version)
    if not here:
        return True
    early = bool(here[2])  # 1.0rc1 comes before 1.0
    for clause in wanted.split(","):
        parts = _CLAUSE.fullmatch(clause.strip())
        if parts and not _meets(_numbers(here[1]), early, parts[1], _numbers(parts[2]), bool(parts[3])):
            return False
    return True


def normalized(name: str) -> str:
    """Return the name of a distribution as names are compared: `Home_Pack` is `home-pack`."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _meets(here: list[int], early: bool, sign: str, wanted: list[int], prefix: bool) -> bool:
    if prefix:  # ==1.2.*
        same = _padded(here, len(wanted))[: len(wanted)] == wanted
        return same if sign == "==" else not same
    size = max(len(here), len(wanted))
    mine, theirs = (_padded(here, size), not early), (_padded(wanted, size), True)
    if sign == "~=":
        return mine >= theirs and _padded(here, size)[: len(wanted) - 1] == wanted[:-1]
    if sign == "<" and early and mine[0] == theirs[0]:  # a release candidate of what is excluded is excluded, too
        return False
    return {
        "==": mine == theirs,
        "!=": mine != theirs,
        "<=": mine <= theirs,
        ">=": mine >= theirs,
        "<": mine < theirs,
        ">": mine > theirs,
    }[sign]


def _numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(".")]


def _padded(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))
