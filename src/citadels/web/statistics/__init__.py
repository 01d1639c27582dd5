"""What people have done in their finished games; only they can see it."""
