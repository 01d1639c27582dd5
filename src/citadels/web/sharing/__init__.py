"""A moment of a finished game: seen by one seat, continued, drawn, or written down."""
