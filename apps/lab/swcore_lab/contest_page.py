"""The page of a contest, and its lines for a terminal."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from swcore.authoring.new import templates_of
from swcore.cli.commands.check import sentences
from swcore.cli.output import visible
from swcore.errors import from_here
from swcore.testing.inspection import Finding
from swcore.wording.catalogue import Catalogue
from swcore_lab.charts import Row, intervals
from swcore_lab.contest import Entry, places
from swcore_lab.contest_names import Names, key, named_apart
from swcore_lab.games import LEAD, MARGIN, ROUNDS
from swcore_lab.intervals import Estimate
from swcore_lab.pages import filled
from swcore_lab.signs import signed


def page(
    entries: Sequence[Entry], texts: Catalogue, rest: Sequence[str] = (), missing: Sequence[str] = (), *, stopped: bool = False
) -> str:
    """Return the page.

    Args:
        entries: in the order of their ranks.
        texts: the texts of the lab.
        rest: names of what else lies in the folder.
        missing: names of the files that were not tried, or not yet.
        stopped: whether somebody stopped it.
    """
    played = [entry for entry in entries if entry.teller]
    names = named_apart(entries)
    how = texts("lab.contest.how") if played else texts("lab.contest.nothing") if not missing else ""
    small = [texts("lab.contest.rest", names=", ".join(rest))] if rest else []
    if played:
        small += dict.fromkeys(entry.teller.hands() for entry in played if entry.teller)
    return filled(
        "contest.html",
        language=texts.language,
        title=texts("lab.contest"),
        how=how,
        halted=halted(missing, texts) if stopped else texts("lab.contest.missing", names=", ".join(missing)) if missing else "",
        heads=[texts(f"lab.contest.{name}") for name in ("place", "piece", "verdict", "check")],
        entries=[_line(place, entry, names, texts) for place, entry in _placed(entries)],
        charts=list(_charts(played, names, texts)),
        charts_how=texts("lab.contest.chart"),
        small=small,
    )


def halted(missing: Sequence[str], texts: Catalogue) -> str:
    """Return what is told of a contest that was stopped.

    Args:
        missing: names of the files that were not tried.
        texts: the texts of the lab.
    """
    told = [texts("lab.contest.stopped")]
    if missing:
        told.append(texts("lab.contest.missing", names=", ".join(missing)))
    return " ".join(told)


def said(entry: Entry, texts: Catalogue) -> list[str]:
    """Return what is told of an entry in a terminal: the verdict, or what is wrong and how to mend it.

    Args:
        entry: the entry.
        texts: the texts of the lab.
    """
    name = f"{entry.file} ({entry.piece})" if entry.piece else entry.file
    if entry.teller:
        return [f"{name}: {entry.teller.verdict()}", *(f"  {line}" for line in _faults(entry, texts))]
    return [f"{name}: {texts('lab.contest.unplayed')}", *(f"  {_told(one, entry, texts)}" for one in entry.errors)]


def standing(entries: Sequence[Entry], texts: Catalogue) -> Iterator[str]:
    """Yield the ranks as lines: the places it may have, points at the end of a game, name, verdict in a word.

    Args:
        entries: in the order of their ranks.
        texts: the texts of the lab.
    """
    names = named_apart(entries)
    for place, entry in _placed(entries):
        if entry.teller:
            mean = signed(entry.teller.found.shown[MARGIN].mean, texts.language)
            yield f"{place:>5}  {mean:>6}  {names[key(entry)]}: {_short(entry)[0]}"


def _placed(entries: Sequence[Entry]) -> list[tuple[str, Entry]]:
    """Return the entries with the places that they may have: `2`, or `1–3` where chance decides; a dash for no place."""
    span = iter(places([entry for entry in entries if entry.teller]))
    found = []
    for entry in entries:
        best, worst = next(span) if entry.teller else (0, 0)
        found.append(("–" if not best else f"{best}–{worst}" if best < worst else str(best), entry))
    return found


def _short(entry: Entry) -> tuple[str, str]:
    """Return the first sentence of the verdict, which says it in a word, and the others."""
    assert entry.teller is not None
    head, _, rest = entry.teller.verdict().partition(". ")
    return head, rest


def _line(place: str, entry: Entry, names: Names, texts: Catalogue) -> dict[str, object]:
    """Return a line of the table."""
    errors = [_told(one, entry, texts) for one in entry.errors]
    head, why = _short(entry) if entry.teller else (texts("lab.contest.unplayed"), "")
    faults, notes = _faults(entry, texts), [_told(one, entry, texts) for one in entry.findings if not one.grave]
    clean = [texts("lab.contest.clean")] if entry.teller and not entry.faults else []
    return {
        "place": place,
        "name": names[key(entry)],
        "file": entry.file,
        "kind": entry.teller.found.verdict if entry.teller else "torn",
        "head": head,
        "why": [why] if why else errors,
        "figures": _figures(entry, texts),
        "checked": [*clean, *faults],
        "notes": notes,
        "counted": texts.count("lab.contest.notes", len(notes)),
    }


def _faults(entry: Entry, texts: Catalogue) -> list[str]:
    """Return what is wrong with a piece besides that it could not be played."""
    faults = [_told(one, entry, texts) for one in entry.findings if one.grave and one not in entry.errors]
    same = [texts("lab.contest.same", piece=entry.piece, file=entry.same)] if entry.same else []
    return [*faults, *same]


def _told(one: Finding, entry: Entry, texts: Catalogue) -> str:
    """Return a finding in a line: where in the file, what, and how to mend it; no folder of this machine."""
    told = sentences(one, texts.language)
    what = told["what"] if told["what"].endswith((".", "!", "?")) else f"{told['what']}."
    line = " ".join(filter(None, (f"{one.where}:" if one.where else "", what, told["mend"])))
    folder = str(entry.path.parent)
    for path in (f"{folder}/", f"{from_here(folder)}/"):
        line = line.replace(path, "")
    return visible(line)


def _figures(entry: Entry, texts: Catalogue) -> list[str]:
    if not entry.teller:
        return []
    shown = entry.teller.found.shown
    return [texts(f"lab.contest.{name}", value=_interval(shown[name], texts), rounds=ROUNDS) for name in (MARGIN, LEAD)]


def _interval(one: Estimate, texts: Catalogue) -> str:
    mean, low, high = (signed(value, texts.language) for value in (one.mean, one.low, one.high))
    return f"{mean} ({texts('lab.interval', low=low, high=high)})" if math.isfinite(one.low) else mean


def _charts(played: Sequence[Entry], names: Names, texts: Catalogue) -> Iterator[tuple[str, str, str]]:
    """Yield title, picture and what is usual by each criterion, for each kind of piece: each is measured beside its own kind."""
    groups: dict[tuple[str, str], list[Entry]] = {}
    for entry in played:
        assert entry.teller is not None
        groups.setdefault((entry.teller.ruleset.id, entry.teller.setting.kind), []).append(entry)
    for (_, kind), entries in groups.items():
        for name in (MARGIN, LEAD):
            title = texts(f"lab.chart.{name}", rounds=ROUNDS)
            title = f"{title} · {_word(entries[0], kind, texts)}" if len(groups) > 1 else title
            yield title, _chart(entries, name, title, names, texts), _usual(entries[0], name, texts)


def _word(entry: Entry, kind: str, texts: Catalogue) -> str:
    """Return what a kind of piece is called."""
    assert entry.teller is not None
    found = templates_of(entry.teller.ruleset.book).get(kind)
    return texts.name(found.doc) if found else kind


def _chart(entries: Sequence[Entry], measure: str, title: str, names: Names, texts: Catalogue) -> str:
    rows, axis = [], ""
    usual: dict[str, float] = {}
    for entry in entries:
        assert entry.teller is not None
        one, axis = entry.teller.found.shown[measure], entry.teller.texts("lab.chart.axis")
        rows.append(Row(names[key(entry)], one.mean, one.low, one.high, "mine"))
        usual |= _officials(entry, measure)
    band = min(usual.values()), max(usual.values())
    strip = texts("lab.contest.officials"), usual
    return intervals(rows, band, title, axis=axis, language=texts.language, strip=strip)


def _officials(entry: Entry, measure: str) -> dict[str, float]:
    """Return what the official pieces bring, by name."""
    assert entry.teller is not None
    return {entry.teller.name(id): mean for id, (mean, _) in entry.teller.field.standing[measure].items()}


def _usual(entry: Entry, measure: str, texts: Catalogue) -> str:
    """Return from which official piece to which the usual reaches."""
    order = sorted(_officials(entry, measure).items(), key=lambda one: one[1])
    (weakest, low), (strongest, high) = order[0], order[-1]
    ends = {"low": signed(low, texts.language), "high": signed(high, texts.language)}
    return texts("lab.contest.usual", weakest=weakest, strongest=strongest, **ends)
