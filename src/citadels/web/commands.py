"""`citadels serve`, and `citadels play` in the browser."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final
from urllib.parse import quote, urlencode

import uvicorn

from citadels import CitadelsError, texts
from citadels.web import garbage, logs
from citadels.web.app import make_app
from citadels.web.checks import bound, no_database, surroundings
from citadels.web.configuration import OPTIONS, read_settings, refused, shown_settings
from citadels.web.database_lock import DatabaseInUse, DatabaseLock
from citadels.web.direct_socket import DirectSocket
from citadels.web.http_messages import LONGEST_BODY
from citadels.web.identity.relying_party import has_package
from citadels.web.notices import encryption
from citadels.web.protocol import LONGEST_NAME
from citadels.web.ratings.core import has_package as has_ratings
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import LOOPBACK, PORT, BadSettings, Settings, http_url, make_settings, prepare
from citadels.web.sharing import picture
from citadels.web.static_files import StaticFiles

OK: Final = 0
BAD: Final = 1
PORTS: Final = range(PORT, PORT + 50)       # one of these is free
EVERYWHERE: Final = ("0.0.0.0", "::", "")
SWITCH: Final = 0.0005                      # seconds
GRACE: Final = 5                            # seconds for open connections to end
Opened = Callable[[ServerLobby], Awaitable[None]]


# -- the commands ------------------------------------------------------------------------------------------------------
def serve(args: argparse.Namespace) -> int:
    """Run a server for others until it is told to end."""
    key: str | None = None

    def ready(address: str) -> None:
        show(args.lang, "server-ready", address=address)
        show(args.lang, "server-host-desk" if key is None else "server-host-key", address=address, key=key or "")
        if not StaticFiles().built:
            print(texts.text("server-no-client", args.lang), file=sys.stderr, flush=True)

    def work() -> int:
        found = read_settings({name: getattr(args, option[2:].replace("-", "_")) for name, option in OPTIONS.items()},
                              args.config)
        settings = found.settings
        logs.configure(settings.log_level)
        for line in shown_settings(found, args.lang, whole=args.check):
            print(line, flush=True)
        for problem in asyncio.run(surroundings(settings, found.wrong)):
            found.refuse(problem, "")
        for sentence in refused(found, args.lang):
            print(sentence, file=sys.stderr, flush=True)
        if found.problems:
            return BAD
        if args.check:
            for possible, message in (
                (has_package(), "server-no-passkeys"), (picture.installed(), "server-no-pictures"),
                (has_ratings(), "server-no-ratings"), (encryption.possible(), "server-no-push"),
                (settings.smtp is None or settings.sends_mail, "server-no-mail"),
            ):
                if not possible:
                    show(args.lang, message)
            show(args.lang, "server-checked")
            return OK
        return run(settings, [settings.port], ready, args.lang, opened)

    async def opened(lobby: ServerLobby) -> None:
        nonlocal key
        key = await lobby.moderation.keys.make(args.new_host_key)

    return exit_code(work, args.lang)


def play_in_browser(args: argparse.Namespace, wanted: list[tuple[str, str]]) -> int:
    """Run a server for the user of this machine, and open a page in their browser that begins the wanted game."""
    path = f"/play?{urlencode(wanted, quote_via=quote)}" if wanted else "/play"

    def ready(address: str) -> None:
        opened = open_page(address + path)
        show(args.lang, "play-open" if opened else "play-no-browser", address=address + path)

    def work() -> int:
        if not StaticFiles().built:
            raise BadSettings("server-no-client")
        settings = make_settings(host=LOOPBACK, log_level=os.environ.get("CITADELS_LOG") or "warning")
        try:
            return run(settings, PORTS, ready, args.lang)
        except DatabaseInUse as running:
            if not running.address:
                raise
            open_page(running.address + path)
            show(args.lang, "play-running", address=running.address + path)
            return OK

    return exit_code(work, args.lang)


def wanted_game(args: argparse.Namespace, options: dict[str, bool | int]) -> list[tuple[str, str]]:
    """What the command line says about the game, as parameters of the page."""
    found = [(name, str(getattr(args, name))) for name in ("edition", "players", "preset", "characters", "uniques")
             if getattr(args, name) is not None]
    if args.rank9 is not False:
        found.append(("rank9", "yes" if args.rank9 is True else args.rank9))
    found += [("option", f"{name}={json.dumps(value)}") for name, value in options.items()]
    if args.bots is not None:
        found.append(("bots", args.bots))
    name = " ".join(args.name.split())[:LONGEST_NAME]
    return [*found, ("name", name)] if name else found


# -- serving -----------------------------------------------------------------------------------------------------------
def exit_code(work: Callable[[], int], lang: str) -> int:
    """Run a command. A failure is reported in one sentence on standard error, and Ctrl-C ends with one line."""
    try:
        return work()
    except CitadelsError as fault:
        print(fault.sentence(lang), file=sys.stderr)
    except KeyboardInterrupt:
        show(lang, "server-ended")
        return OK
    return BAD


async def nothing(_lobby: ServerLobby) -> None:
    pass


def run(settings: Settings, ports: Any, ready: Callable[[str], None], lang: str, opened: Opened = nothing) -> int:
    """Serve on the first free port until a signal comes; `opened` is called before that. Raises BadSettings."""
    logs.configure(settings.log_level)
    prepare(settings)
    with DatabaseLock(settings.file) as lock, bound(settings.host, ports) as listener:
        address = address_of(settings, listener.getsockname()[1])
        lock.write(address)
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_serve(settings, listener, lambda: ready(address), opened))
    show(lang, "server-ended")
    return OK


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[], None], opened: Opened) -> None:
    try:
        lobby = await ServerLobby.open(settings)
    except Exception as fault:
        raise no_database(fault) from None
    try:
        await opened(lobby)
        server = Server(uvicorn.Config(
            make_app(settings, lobby), http=http_protocol(settings), timeout_keep_alive=settings.idle_seconds,
            lifespan="on", log_config=None, access_log=False, server_header=False,
            forwarded_allow_ips=settings.proxies, timeout_graceful_shutdown=GRACE,
            # A deflate window for each connection would take more memory than all games together.
            ws=DirectSocket, ws_max_size=LONGEST_BODY, ws_per_message_deflate=False,
        ))
        garbage.prepare()
        collecting = asyncio.create_task(garbage.collect_now_and_then())
        sys.setswitchinterval(SWITCH)  # moves are written in a thread, which waits this long after each statement
        ready()
        try:
            await server.serve([listener])
        finally:
            collecting.cancel()
    finally:
        await lobby.close()


def http_protocol(settings: Settings) -> Any:
    """HTTP with our limits; without the faster parser, that of h11, which has some limits of its own."""
    try:
        from citadels.web.connections import protocol
    except ImportError:
        return "h11"
    return protocol(settings)


class Server(uvicorn.Server):
    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Pressing Ctrl-C again does not force an exit: shutting down takes a few seconds at most."""
        self.should_exit = True

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server. It is not raised again afterwards, because there is still something to close."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, if it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def address_of(settings: Settings, port: int) -> str:
    """The URL of the server."""
    if settings.public_origin is not None:
        return settings.public_origin
    host = socket.gethostname() if settings.host in EVERYWHERE else settings.host
    return http_url(host, port)


def open_page(address: str) -> bool:
    """Show a page in a browser; False if there is no browser or no screen."""
    screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if not screen and sys.platform not in ("darwin", "win32"):
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=browser.open, args=(address,), daemon=True).start()  # some only return when closed
    return True


def show(lang: str, message: str, **values: str) -> None:
    print(texts.text(message, lang, **values), flush=True)
