"""Tiny Towns on a terminal: pages as data, which the command line draws, and a command of its own."""
