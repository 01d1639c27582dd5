"""The server: people at tables, in the browser."""
