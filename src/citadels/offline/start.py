"""Starting the worker of a page: everything that comes from JavaScript is converted to Python here."""

from __future__ import annotations

from typing import Any

from citadels.offline.server import OfflineServer


def boot(save: Any, remove: Any, documents: Any) -> OfflineServer:
    """A server for the worker. `save(key, text)` and `remove(key)` return promises; `documents` is a Map, an object or
    a list of pairs."""
    found = documents.to_py() if hasattr(documents, "to_py") else documents

    async def saved(key: str, text: str) -> None:
        await save(key, text)

    async def removed(key: str) -> None:
        await remove(key)

    return OfflineServer(saved, removed, dict(found))
