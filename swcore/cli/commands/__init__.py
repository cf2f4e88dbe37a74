"""The commands, one module each. They know the session and the shared helpers of this room, and no game."""
