"""Saves: their format, reading them line by line, replaying them, and recording a game while it is played.

This room knows the log and the rules, and gets the class that runs a game as an argument.
"""
