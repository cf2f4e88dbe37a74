"""What games of the family offer beside the physical game: the column, decline, costs in words, the end.

Every number comes from the rules themselves: a small position is laid, and the engine is asked. It knows no terminal.
"""
