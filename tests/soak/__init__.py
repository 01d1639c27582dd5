"""The server under long faults: people play while it is killed, starved and lied to; see __main__.py."""
