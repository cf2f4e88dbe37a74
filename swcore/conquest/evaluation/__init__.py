"""What bots think of a position: forecasts, threats, estimates. It knows the rules; no rule knows it."""

from swcore.conquest.evaluation.evaluate import Weights, evaluate

__all__ = ["Weights", "evaluate"]
