"""The game in a browser, without a server.

    server      what the pages speak to; routes and sockets are its two halves
    store       tables kept in the browser, as documents
    backup      all games as one file, and back
    bots        bots that think in the only thread there is
"""

from __future__ import annotations

from citadels.offline.server import OfflineServer
from citadels.offline.start import boot

__all__ = ["OfflineServer", "boot"]
