"""What people have done in their finished games, for themselves alone."""
