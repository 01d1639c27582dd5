"""Peace on a server: people who do not want to hear or meet others, reports, and the desk of the host."""
