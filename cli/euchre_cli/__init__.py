"""The command line of the euchre library: a table to play at, and tools for people who write house rules."""
