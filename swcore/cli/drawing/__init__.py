"""Pictures of a scene for a terminal: maps, towns, panels, rows of cards, made of characters and colours by rich.

All of it is drawn from a `Scene` alone: nothing here knows a game, or asks one.
"""
