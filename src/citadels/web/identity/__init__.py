"""The same person on several devices: passkeys, a recovery code, and what a person can take along or have deleted."""
