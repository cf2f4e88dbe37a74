"""What the commands that print say."""

from __future__ import annotations

from swcore.wording.catalogue import Table

PRINTING: Table = {
    "print.written": {"en": "Wrote {files}: {pages}, {paper}.", "ru": "Записано: {files} ({pages}, {paper})."},
    "print.pages": {"en": ("page", "pages"), "ru": ("страница", "страницы", "страниц")},
    "print.paper.a4": {"en": "A4", "ru": "A4"},
    "print.paper.letter": {"en": "letter", "ru": "лист 216 × 279 мм"},
    "print.advice": {
        "en": "Print at 100 % (actual size), and check the ruler at the foot of the page: it is 50 mm long.",
        "ru": "Печатайте в масштабе 100 % и проверьте линейку внизу страницы: в ней 50 мм.",
    },
    "print.no-picture": {
        "en": "Note: {piece} asks for the picture {emblem}, which there is not.",
        "ru": "{piece}: рисунка «{emblem}» нет.",
    },
    "print.lacking": {
        "en": "Note: {piece} has letters that the fonts lack: {letters} (□ is printed instead).",
        "ru": "{piece}: таких знаков в шрифтах нет: {letters} (вместо них напечатано □).",
    },
}
