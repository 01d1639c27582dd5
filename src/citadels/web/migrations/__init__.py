"""How the database came to its present shape, step by step. The only way back is a backup."""
