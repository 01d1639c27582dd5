"""A TCP proxy in front of the database that can be slow, silent or gone."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

CHUNK: Final = 65_536


class Proxy:
    """Forwards everything to a local port unless told otherwise."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.delay = 0.0                    # seconds of delay for each chunk
        self.flowing = asyncio.Event()      # when cleared, nothing gets through, but no connection is cut
        self.flowing.set()
        self.refusing = False
        self.lines: set[asyncio.Task[None]] = set()
        self.writers: set[asyncio.StreamWriter] = set()
        self.silent: set[asyncio.StreamWriter] = set()  # connections that have gone dead for good
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self.refusing = True
        self._server.close()
        self.cut()
        for line in list(self.lines):
            line.cancel()
        await asyncio.gather(*self.lines, return_exceptions=True)

    def cut(self) -> None:
        """Cut all connections at once."""
        for writer in list(self.writers):
            writer.transport.abort()

    def silence(self) -> None:
        """Leave all connections open, but never send anything over them again, as if a router had forgotten them. New
        connections work normally."""
        self.silent |= self.writers

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, far_writer}
        self.writers |= both
        ways = (reader, far_writer), (far_reader, writer)
        tasks = [asyncio.create_task(self._pass(*way)) for way in ways]
        self.lines.update(tasks)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            self.lines.difference_update(tasks)
            self.writers -= both
            self.silent -= both
            for one in both:
                one.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self.flowing.wait()
                if writer in self.silent:
                    continue
                writer.write(data)
                await writer.drain()
