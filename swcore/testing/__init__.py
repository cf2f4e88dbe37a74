"""The kit for testing pieces and games."""

from swcore.testing.scene import Scene, cost, income, legal, tiny_map

__all__ = ["Scene", "cost", "income", "legal", "tiny_map"]
