"""A table of people with the physical game at the terminal. What is offered and told there comes from `swcore.companion`."""
