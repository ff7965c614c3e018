"""Euchre Game Notation: read, judged, imported and written."""
