"""Not Python."""

from swcore.conquest import Race

syntax = Race("home.syntax", tokens=5
