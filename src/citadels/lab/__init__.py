"""The laboratory: many games, played by bots, and what can be learned from them."""
