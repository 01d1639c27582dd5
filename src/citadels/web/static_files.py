"""The built client, served from memory: a few files that were compressed in advance."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from citadels import texts
from citadels.web.language import LANGUAGE

CLIENT: Final = Path(__file__).parent / "client"
PAGE: Final = "index.html"
NOTE: Final = ".built"              # written last when the client is built
HASHED: Final = ("assets/", "offline/")     # files in here never change: their names contain a hash
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {
    ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".json": "application/json", ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png", ".svg": "image/svg+xml", ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}


class File(NamedTuple):
    type: str
    caching: str
    tag: str
    contents: dict[str, bytes]  # by encoding; "" for the file itself


class FileResponse(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class StaticFiles:
    """The files of a folder. It is read at the first request, and again when it has been rebuilt."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._stamp: tuple[int, int] = (0, 0)

    def is_page(self, path: str) -> bool:
        """Whether a path gets the client's page, because it is not the path of a file."""
        self._refresh()
        name = path.lstrip("/") or PAGE
        return name == PAGE or not (name in self._files or name.startswith(HASHED) or "." in name.rpartition("/")[2])

    def get(self, path: str, accepted: str = "", known: str = "", head: str = "") -> FileResponse:
        """The file at a path, for a browser that accepts these encodings and may have a version with this tag.

        `head` is added to the head of a page.
        """
        self._refresh()
        if not self._files:
            return plain(503, texts.text("server-no-client", LANGUAGE.get()))
        name = path.lstrip("/") or PAGE
        if self.is_page(path):
            file = with_head(self._files[PAGE], head)
        elif name in self._files:
            file = self._files[name]
        else:
            return plain(404, texts.text("refused-no-page", LANGUAGE.get()))
        coding = next((coding for coding, _ in COMPRESSED if coding in file.contents and coding in accepted), "")
        headers = {"content-type": file.type, "cache-control": file.caching, "etag": file.tag,
                   "vary": "accept-encoding"}
        if file.tag in known:
            return FileResponse(304, headers, b"")
        if coding:
            headers["content-encoding"] = coding
        return FileResponse(200, headers, file.contents[coding])

    @property
    def built(self) -> bool:
        return (self.folder / PAGE).is_file()

    def _refresh(self) -> None:
        stamp = (changed(self.folder / PAGE), changed(self.folder / NOTE))
        if stamp != self._stamp:
            self._files = read(self.folder) if stamp[0] else {}
            self._stamp = stamp


def changed(path: Path) -> int:
    """When a file was last written, 0 if it does not exist."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def plain(status: int, sentence: str) -> FileResponse:
    return FileResponse(status, {"content-type": TYPES[".txt"], "cache-control": "no-store"}, f"{sentence}\n".encode())


def with_head(page: File, head: str) -> File:
    """A page with an addition to its head. It is small, so it is not compressed."""
    if not head:
        return page
    content = page.contents[""].replace(b"</head>", head.encode() + b"</head>", 1)
    return page._replace(tag=tag_of(content), contents={"": content})


def tag_of(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'


def read(folder: Path) -> dict[str, File]:
    """All files of a folder, by their paths in it."""
    found = {}
    endings = tuple(ending for _, ending in COMPRESSED)
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.endswith(endings) and path.name != NOTE:
            name = path.relative_to(folder).as_posix()
            content = path.read_bytes()
            contents = {"": content}
            for coding, ending in COMPRESSED:
                packed = path.with_name(path.name + ending)
                if packed.is_file():
                    contents[coding] = packed.read_bytes()
            kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            caching = CACHE_FOREVER if name.startswith(HASHED) else REVALIDATE
            found[name] = File(kind, caching, tag_of(content), contents)
    return found
