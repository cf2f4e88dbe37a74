"""Tiny Towns beside the physical game: cards drawn, resources named or turned over, towns scored. It knows no terminal."""
