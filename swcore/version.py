"""The version of swcore and the number of its hook API; saves record both."""

__version__ = "0.1.0"  # pyproject.toml says the same, and a test compares them
HOOK_API = 1  # grows when a piece written for the number before may no longer do what it did
