"""Conquests: targets and their cost, what a conquest does, uses of pieces, and why one is refused. It knows no turn."""
