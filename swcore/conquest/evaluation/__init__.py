"""What bots think of a position: forecasts, threats, estimates. It knows the rules; no rule knows it."""
