"""The server: people play at tables, in the browser."""
