"""The laboratory's commands. Each module declares its arguments and imports anything heavy only when it runs."""
