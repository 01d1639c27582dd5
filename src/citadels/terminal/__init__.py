"""The game in a terminal: a person, bots round the table, and words from `texts` only."""
