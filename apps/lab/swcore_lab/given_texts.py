"""What is told in Russian where an option cannot apply to what is tried."""

from __future__ import annotations

CODES = {
    "lab-shared-suggest": {"ru": ("--suggest: {piece}: жетонов здесь нет, подбирать нечего.",)},
    "lab-shared-picks": {"ru": ("--picks: {piece}: это общее для всех, никто не берёт этого себе.",)},
    "lab-shared-maps": {"ru": ("--maps: {piece}: проверка идёт на одной карте.",)},
    "lab-shared-than": {"ru": ("--than: сравнить можно версии народа или умения, а {piece} есть у всех.",)},
    "lab-shared-bots": {"ru": ("--bots: {piece}: партии играет один бот, а названы два.",)},
    "lab-rows": {"ru": ("--rows: строки партий пишутся рядом со страницей, а страница не названа.",)},
}
HINTS = {
    "lab-shared-suggest": {"ru": ("Уберите --suggest.",)},
    "lab-shared-picks": {"ru": ("Уберите --picks.",)},
    "lab-shared-maps": {"ru": ("Назовите её ключом --map и повторите для каждой.",)},
    "lab-shared-than": {"ru": ("Уберите --than.",)},
    "lab-shared-bots": {"ru": ("Уберите {rest}.",)},
    "lab-rows": {"ru": ("Назовите её: --report ФАЙЛ.html",)},
    "lab-tokens": {"ru": ("Уберите --suggest.",)},
}
