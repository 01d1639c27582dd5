"""Notices: a person is told that it is their turn, though no page is open. By push and e-mail; tables by webhook."""
