"""Ratings: how well people play who want to know, the ladder, seasons and tournaments."""
