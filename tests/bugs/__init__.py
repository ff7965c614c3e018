"""Bugs that other programs of this family had: each kind is looked for in every shipped game where it could be."""
