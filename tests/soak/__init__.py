"""The soak test: people play while the server is killed, starved and misled. See __main__.py."""
