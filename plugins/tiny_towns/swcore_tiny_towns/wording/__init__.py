"""Tiny Towns in words, English and Russian: names, menus, sentences. Plain data and strings; it knows no terminal."""
