"""Needs what is not there."""

from gnoll_tools import Gnoll

imports_a_stranger = Gnoll("home.imports_a_stranger", tokens=5)
