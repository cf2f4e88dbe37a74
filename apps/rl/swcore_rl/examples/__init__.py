"""Examples that run as they are: `python -m swcore_rl.examples.beat_random`."""
