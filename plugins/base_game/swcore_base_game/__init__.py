"""The Small World ruleset: its four maps, markers, Lost Tribes and editions."""
