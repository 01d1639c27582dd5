"""The same person on several devices: passkeys, a recovery code, and exporting and deleting a person's data."""
