"""The cards and rules of the game, one entry point each. They know the public names alone."""
