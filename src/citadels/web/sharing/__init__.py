"""A moment of a finished game: seen by one seat, played on from, drawn, or written down."""
