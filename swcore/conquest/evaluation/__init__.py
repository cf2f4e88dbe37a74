"""What bots think of a position: forecasts, threats, estimates. It knows the rules; no rule knows it."""

from swcore.conquest.evaluation.evaluate import Weights, evaluate
from swcore.conquest.evaluation.prospects import glimpse, lead_of, outlook

__all__ = ["Weights", "evaluate", "glimpse", "lead_of", "outlook"]
