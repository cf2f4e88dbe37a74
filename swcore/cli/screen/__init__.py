"""The game on the whole screen: map, seats, menu and log side by side, with mouse and keyboard, by Textual (`swcore[screen]`).

It is the session of `swcore.cli.session` with another terminal: the session runs in a thread of its own and asks through a
`Link`; the window draws the scenes that it is handed and answers with lines. `run` opens the
window, and nothing imports Textual before a game is shown so.
"""
