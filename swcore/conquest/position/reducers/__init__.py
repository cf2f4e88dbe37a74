"""What each event does to the state; `position/events.py` lists them. Nothing else writes the state."""
