"""What is wrong with the older version after `--than`, in Russian."""

from __future__ import annotations

from collections.abc import Mapping

CODES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "lab-than-folder": {"ru": ("--than: {folder}: это папка.",)},
    "lab-than-shared": {"ru": ("--than: сравнивать можно только народы и умения, а {old}: ни то ни другое.",)},
    "lab-than-unknown": {"ru": ("--than: фигура {old} не установлена; свою версию задают файлом.",)},
    "lab-than-no-piece": {"ru": ("--than: в файле {file} нет фигуры {piece}.",)},
    "lab-than-several": {"ru": ("--than: в файле {file} несколько фигур, и ни одна не называется {piece}: {pieces}.",)},
}
HINTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "lab-than-folder": {"ru": ("Назовите файл в ней.",)},
    "lab-than-shared": {"ru": ("Задайте другую версию фигуры {new}.",)},
    "lab-than-several": {"ru": ("Назовите одну: --than {way}",)},
}
