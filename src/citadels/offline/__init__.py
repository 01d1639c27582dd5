"""The game in a browser, without a server.

    server      what the pages talk to; its two halves are routes and sockets
    store       tables kept in the browser, as documents
    backup      exporting all games to one file, and importing them
    bots        bots that share the only thread
"""

from __future__ import annotations

from citadels.offline.server import OfflineServer
from citadels.offline.start import boot

__all__ = ["OfflineServer", "boot"]
