"""Versions of the library and of what it writes."""

VERSION = "0.1.0"
RECORD_FORMAT = 1
"""The format of records."""
VARIANT_FORMAT = 1
"""The format of variant files."""
