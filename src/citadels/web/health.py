"""`citadels health`: asks a running server whether it is well. For service managers, which use the exit code."""

from __future__ import annotations

import argparse
import sys
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from citadels import texts
from citadels.web.configuration import read_settings, refused
from citadels.web.settings import LOOPBACK, Settings, http_url

ANSWER: Final = 10      # seconds; the server itself gives up on its database after five
LOOPBACKS: Final = {"0.0.0.0": LOOPBACK, "": LOOPBACK, "::": "::1"}    # how to reach a server that listens everywhere


def ask(args: argparse.Namespace) -> int:
    found = read_settings(config=args.config)
    if args.address is None and found.problems:
        print(*refused(found, args.lang), sep="\n", file=sys.stderr)
        return 1
    address = (args.address or address_of(found.settings)).rstrip("/")
    try:
        status = status_of(address)
    except (OSError, HTTPException, ValueError) as fault:
        why = str(getattr(fault, "strerror", None) or fault) or type(fault).__name__
        print(texts.text("health-none", args.lang, address=address, why=why), file=sys.stderr)
        return 1
    if status != 200:
        print(texts.text("health-ill", args.lang, address=address, status=str(status)), file=sys.stderr)
        return 1
    print(texts.text("health-well", args.lang, address=address))
    return 0


def address_of(settings: Settings) -> str:
    return http_url(LOOPBACKS.get(settings.host, settings.host), settings.port)


def status_of(address: str) -> int:
    """The status of the health route, asked for directly, without the proxies from the environment."""
    parts = urlsplit(address)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=ANSWER)
    try:
        connection.request("GET", f"{parts.path}/health")
        return connection.getresponse().status
    finally:
        connection.close()
