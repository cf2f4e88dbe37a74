"""Tables on the network: people and bots at games of every installed pack, kept in a database and played in worker processes.

It knows the messages of `swcore.protocol` and no game.
"""
