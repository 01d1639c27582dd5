"""Ratings for people who want them, the ladder, seasons and tournaments."""
