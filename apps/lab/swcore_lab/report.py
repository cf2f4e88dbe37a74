"""A trial as one page that needs nothing from elsewhere, and its rows as lines of JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import attrs

from swcore.text.writing import put
from swcore_lab.charts import Row, bars, intervals
from swcore_lab.games import MARGIN, ROUNDS
from swcore_lab.intervals import LEAST
from swcore_lab.pages import filled
from swcore_lab.pairs import Pair
from swcore_lab.telling import Teller
from swcore_lab.verdict_telling import side
from swcore_lab.verdicts import CRITERIA

SURE = 1.96


def page(teller: Teller, seconds: float, rows: str) -> str:
    """Return the page.

    Args:
        teller: tells what was found.
        seconds: how long it took.
        rows: the name of the file with the rows; "" for none.
    """
    texts = teller.texts
    partners = texts("lab.chart.partners", rounds=ROUNDS)
    silent, sure = teller.found.silent, any(one.surely for one in teller.found.partners)
    keys = ("lab.rows", "lab.rows.than") if teller.compared else ("lab.rows",)
    file = [" ".join(texts(key, rows=rows, bot=teller.setting.bots[0]) for key in keys)] if rows else []
    versions, changed = _versions(teller)
    return filled(
        "report.html",
        language=texts.language,
        title=teller.title(),
        kind=side(teller) or teller.found.verdict,
        verdict=teller.verdict(),
        changed=changed,
        than_title=texts("lab.than.title"),
        alone_title=texts("lab.than.alone"),
        against=teller.against(),
        than_how=texts("lab.chart.than.how"),
        than_chart=_compared_chart(teller),
        next_title=texts("lab.next"),
        steps=teller.steps(),
        plain=teller.plain(),
        detail_title=texts("lab.detail"),
        reasons=list(teller.reasons()),
        fields=[] if silent else [_chart(teller, name) for name in CRITERIA],
        partners_title=partners,
        partners_how=texts(f"lab.chart.partners.{'how' if sure else 'pale'}"),
        partners_chart=_partners_chart(teller, partners) if teller.paired() else "",
        partners_shown=sure,
        numbers_title=texts("lab.numbers"),
        figures=list(teller.figures()),
        more=[lines for lines in (list(teller.picked()), list(teller.mapped())) if lines],
        tokens_title=texts("lab.suggest.title"),
        tokens=teller.nearest(),
        tokens_how=texts("lab.suggest.how"),
        tokens_charts=_token_charts(teller),
        in_numbers=texts("lab.suggest.numbers", rounds=ROUNDS),
        token_numbers=teller.numbers()[1:],
        small=teller.hands(),
        checking_title=texts("lab.checking"),
        checking=[*versions, *file, teller.source(), teller.played(seconds)],
    )


def _versions(teller: Teller) -> tuple[list[str], list[str]]:
    """Return which versions were tried, which is for checking, and which files have changed since, which everybody must know."""
    lines, count = teller.identities(), 2 if teller.compared else 1
    return lines[:count], lines[count:]


def _chart(teller: Teller, measure: str) -> tuple[str, str, str]:
    """Return the title of the official pieces by a criterion, how to read the picture, and the picture."""
    texts = teller.texts
    title = texts(f"lab.chart.{measure}", rounds=ROUNDS)
    how = texts("lab.chart.field.how" if measure == MARGIN else f"lab.chart.{measure}.how")
    rows = field_rows(teller, measure)
    means = [row.mean for row in rows if not row.style]
    bounds = teller.found.bounds
    marks = (bounds.low, bounds.high) if measure == MARGIN else ()
    return title, how, intervals(rows, (min(means), max(means)), title, marks, texts("lab.chart.axis"), texts.language)


def _partners_chart(teller: Teller, title: str) -> str:
    """Return the picture of the partners."""
    texts = teller.texts
    return bars(partner_rows(teller), title, texts("lab.chart.partners.axis", rounds=ROUNDS), texts.language)


def _compared_chart(teller: Teller) -> str:
    """Return the picture of how two versions differ; "" where none were compared, or too few games were played."""
    found, texts = teller.compared, teller.texts
    if found is None or len(found.pairs) < LEAST or not any(found.differ.values()):
        return ""
    rows = []
    for name in CRITERIA:
        one = found.shown[name]
        sure = "mine" if one.low > 0 or one.high < 0 else ""
        rows.append(Row(texts(f"lab.than.at.{name}", rounds=ROUNDS), one.mean, one.low, one.high, sure))
    return intervals(rows, (0.0, 0.0), texts("lab.than.title"), axis=texts("lab.chart.than.axis"), language=texts.language)


def _token_charts(teller: Teller) -> list[tuple[str, str]]:
    """Return titles and pictures of what each number of tokens brings; none where no other number was tried."""
    row, texts = sorted(teller.tried, key=lambda one: one.tokens), teller.texts
    charts = []
    for name in CRITERIA if len(row) > 1 else ():
        title = texts(f"lab.than.at.{name}", rounds=ROUNDS)
        rows = []
        for one in row:
            called = str(one.tokens) if one.more else texts("lab.suggest.row", tokens=one.tokens)
            shown = one.shown[name]
            rows.append(Row(called, shown.mean, shown.low, shown.high, "" if one.more else "mine"))
        path = [one.pooled[name] for one in row]
        label = f"{texts('lab.suggest.title')}. {title}"
        charts.append((title, intervals(rows, (0.0, 0.0), label, language=texts.language, path=path)))
    return charts


def field_rows(teller: Teller, measure: str) -> list[Row]:
    """Return the official pieces and the one that was tried, the strongest first.

    Args:
        teller: tells what was found.
        measure: by what.
    """
    mine, piece = teller.found.shown[measure], teller.setting.piece
    rows = [
        Row(teller.name(id), mean, mean - SURE * error, mean + SURE * error)
        for id, (mean, error) in teller.field.others(measure, piece).items()
    ]
    rows.append(Row(teller.name(piece), mine.mean, mine.low, mine.high, "mine"))
    return sorted(rows, key=lambda row: -row.mean)


def partner_rows(teller: Teller) -> list[Row]:
    """Return the partners, the best one first."""
    found = teller.found.partners
    return [Row(teller.name(one.id), one.mean, one.mean, one.mean, "sure" if one.surely else "") for one in found]


def write_rows(path: Path, pairs: Sequence[Pair], others: Sequence[Pair] = ()) -> None:
    """Write the rows of a trial, a game in a line.

    Args:
        path: where.
        pairs: the games.
        others: those of another version, which stand in the rows of the same places.
    """
    before = {(pair.place.bot, pair.number): pair for pair in others}
    lines = (json.dumps(_row(pair, before.get((pair.place.bot, pair.number))), ensure_ascii=False, default=str) for pair in pairs)
    put(path, "".join(f"{line}\n" for line in lines))


def _row(pair: Pair, other: Pair | None) -> dict[str, object]:
    place = {name: value for name, value in attrs.asdict(pair.place).items() if name != "arguments"}
    return {
        "number": pair.number,
        **place,
        "mine": attrs.asdict(pair.mine),
        "usual": dict(pair.usual),
        **({"than": attrs.asdict(other.mine)} if other else {}),
    }
