"""Lessons: chapters of a story on prepared positions, in which the reader learns the game by playing it."""

from citadels.lessons.chapter import READER, Ask, Chapter, Play, Tell
from citadels.lessons.first_game import CHAPTERS, chapter_named
from citadels.lessons.teacher import Astray, BadScript, Beat, Stretch, Teacher, follow

__all__ = [
    "CHAPTERS", "READER", "Ask", "Astray", "BadScript", "Beat", "Chapter", "Play", "Stretch", "Teacher", "Tell",
    "chapter_named", "follow",
]
