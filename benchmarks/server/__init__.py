"""How much the server carries; see server.md beside this folder."""
