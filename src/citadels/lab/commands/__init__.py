"""The commands of the laboratory. Each module declares its arguments and runs; nothing heavy is imported before."""
