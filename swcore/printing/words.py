"""What stands on sheets besides the pieces' own texts."""

from __future__ import annotations

from swcore.wording.catalogue import Table

PRINT_WORDS: Table = {
    "print.scale": {
        "en": "Print at 100 % (actual size). This line is 50 mm long.",
        "ru": "Печатать в масштабе 100 %. Эта линия — 50 мм.",
    },
    "print.legend.cut": {"en": "cut", "ru": "резать"},
    "print.legend.fold": {"en": "fold back", "ru": "согнуть назад"},
    "print.legend.flap": {"en": "glue the next page here", "ru": "приклеить следующий лист"},
    "print.page": {"en": "{page} of {pages}", "ru": "{page} из {pages}"},
    "print.declined": {"en": "in decline", "ru": "в упадке"},
    "print.tokens": {"en": ("token", "tokens"), "ru": ("жетон", "жетона", "жетонов")},
    "print.sheet": {"en": "{game}: the pieces", "ru": "{game}: фигуры"},
    "print.table": {"en": "{game}: on the table", "ru": "{game}: на столе"},
    "print.map": {"en": "map", "ru": "карта"},
    "print.own": {"en": "made with swcore", "ru": "сделано в swcore"},
}
