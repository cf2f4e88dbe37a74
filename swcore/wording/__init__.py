"""What is said of a game, as plain data and in a language. It knows no terminal: nothing here imports rich or click."""
