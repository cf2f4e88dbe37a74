"""A trial as one page that needs nothing from elsewhere, and its rows as lines of JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import attrs

from swcore.text.writing import put
from swcore_lab.charts import Row, bars, intervals
from swcore_lab.games import ROUNDS
from swcore_lab.pairs import Pair
from swcore_lab.telling import Teller

SURE = 1.96


def page(teller: Teller, seconds: float, rows: str) -> str:
    """Return the page.

    Args:
        teller: tells what was found.
        seconds: how long it took.
        rows: the name of the file with the rows.
    """
    from jinja2 import Environment

    texts = teller.texts
    template = Environment(autoescape=True).from_string(files("swcore_lab").joinpath("report.html").read_text(encoding="utf-8"))
    field, partners = texts("lab.chart.field"), texts("lab.chart.partners")
    small = [texts("lab.rows", rows=rows, bot=teller.setting.bots[0]), teller.source(), teller.played(seconds), texts("lab.bots")]
    return template.render(
        language=texts.language,
        title=teller.title(),
        kind=teller.found.verdict,
        verdict=teller.verdict(),
        reasons=list(teller.reasons()),
        field_title=field,
        field_how=texts("lab.chart.field.how", rounds=ROUNDS),
        field_chart=intervals(field_rows(teller), (teller.field.floor(), teller.field.ceiling()), field),
        partners_title=partners,
        partners_how=texts("lab.chart.partners.how"),
        partners_chart=bars(partner_rows(teller), partners),
        numbers_title=texts("lab.numbers"),
        figures=list(teller.figures()),
        small=small,
    )


def field_rows(teller: Teller) -> list[Row]:
    """Return the official pieces and the one that was tried, the strongest first."""
    field, found, piece = teller.field, teller.found, teller.setting.piece
    rows = [
        Row(teller.name(id), mean, mean - SURE * field.errors[id], mean + SURE * field.errors[id])
        for id, mean in field.means.items()
        if id != piece
    ]
    rows.append(Row(teller.name(piece), found.shown.mean, found.shown.low, found.shown.high, "mine"))
    return sorted(rows, key=lambda row: -row.mean)


def partner_rows(teller: Teller) -> list[Row]:
    """Return the partners, the best one first."""
    found = teller.found.partners
    return [Row(teller.name(one.id), one.mean, one.mean, one.mean, "sure" if one.surely else "") for one in found]


def write_rows(path: Path, pairs: Sequence[Pair]) -> None:
    """Write the rows of a trial, a pair in a line."""
    lines = (json.dumps(_row(pair), ensure_ascii=False, default=str) for pair in pairs)
    put(path, "".join(f"{line}\n" for line in lines))


def _row(pair: Pair) -> dict[str, object]:
    place = {name: value for name, value in attrs.asdict(pair.place).items() if name != "arguments"}
    return {
        "pair": pair.number,
        **place,
        "neighbour": pair.neighbour,
        "mine": attrs.asdict(pair.mine),
        "other": attrs.asdict(pair.other),
    }
