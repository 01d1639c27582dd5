"""How fast things are; see README.md beside this file."""
