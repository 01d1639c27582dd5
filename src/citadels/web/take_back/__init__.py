"""Taking moves back: at once while nothing was learned, later if all agree."""
