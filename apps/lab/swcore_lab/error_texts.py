"""What is wrong with what the lab is asked for, in Russian: English is told where the error is raised."""

from __future__ import annotations

from collections.abc import Mapping

CODES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "lab-folder": {"ru": ("{folder}: это папка.",)},
    "lab-contest-none": {"ru": ("В папке {folder} нет файлов фигур.",)},
    "lab-page": {"ru": ("{file}: так страницу не назвать.",)},
    "lab-unknown": {"ru": ("Фигура {piece} не установлена; свою фигуру задают файлом, например gnolls.py.",)},
    "lab-idle": {"ru": ("{piece}: сама по себе эта фигура ничего не делает, проверять нечего.",)},
    "lab-always": {"ru": ("{piece}: есть в каждой партии, без неё не сыграть.",)},
    "lab-piece": {
        "ru": ("{piece}: такую фигуру нельзя дать игроку в начале партии.", "Этого нельзя дать игроку в начале партии.")
    },
    "lab-clock": {"ru": ("Бот {bot} думает по часам: его партии каждый раз шли бы по-другому.",)},
    "lab-than": {"ru": ("--than: {old} и {new}: это разные виды фигур или разные игры, общих раскладов у них нет.",)},
    "lab-no-piece": {"ru": ("Нет фигуры {piece}, которую можно проверить.",)},
    "lab-several": {"ru": ("Фигур несколько: {pieces}.",)},
    "lab-tokens": {"ru": ("{piece}: число жетонов изменить нельзя.",)},
    "lab-edition": {"ru": ("Нет издания {name}.",)},
    "lab-other-plan": {"ru": ("В папке {folder} лежат строки другого плана.",)},
    "lab-no-rows": {"ru": ("В папке {folder} нет строк.",)},
    "lab-sql": {"ru": ("DuckDB этого не понимает: {why}",)},
    "lab-duckdb": {"ru": ("Для файлов со строками нужен DuckDB, а он не установлен.",)},
    "lab-ray": {"ru": ("Ray не установлен.",)},
    "lab-engine": {"ru": ("Нет исполнителя {name}.",)},
    "lab-openskill": {"ru": ("Для рейтингов нужен openskill, а он не установлен.",)},
    "lab-ladder": {"ru": ("Нужно хотя бы два бота.",)},
}
HINTS = {
    "lab-folder": {"ru": ("Назовите файл в ней; все сразу сравнивает swcore lab contest {folder}",)},
    "lab-unknown": {"ru": ("Чтобы взять файл с этим именем, напишите {written}.",)},
    "lab-contest-none": {"ru": ("Файлы фигур оканчиваются на .toml, .json или .py.",)},
    "lab-page": {"ru": ("Назовите её ФАЙЛ.html.",)},
    "lab-idle": {"ru": ("Проверьте то, что приносит её в игру.",)},
    "lab-clock": {"ru": ("Задайте число раундов поиска: mcts:60.",)},
    "lab-piece": {
        "ru": (
            "`swcore balance` проверяет народы и умения, а также то, что общее для всех: правила, карты, издания, параметры, "
            "здания, монументы.",
        )
    },
    "lab-several": {"ru": ("Назовите одну: --id {first}",)},
    "lab-other-plan": {"ru": ("Назовите другую папку: --out, или уберите эту.",)},
    "lab-no-rows": {"ru": ("Получите их: swcore lab run ПЛАН --out ПАПКА",)},
    "lab-duckdb": {"ru": ("Установите: pip install 'swcore-lab[files]'",)},
    "lab-ray": {"ru": ("Установите: pip install 'swcore-lab[ray]'",)},
    "lab-openskill": {"ru": ("Установите: pip install 'swcore-lab[ladder]'",)},
    "lab-ladder": {"ru": ("Например: swcore lab ladder greedy expert",)},
    "lab-engine": {"ru": ("Напишите local, ray или ray:АДРЕС.",)},
}
