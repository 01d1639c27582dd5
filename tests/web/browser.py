"""A browser without a page: requests with a cookie of their own."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

Json = dict[str, Any]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Browser:
    """Requests with a cookie of their own."""

    def __init__(self, server: TestClient[Any], agent: str = FIREFOX) -> None:
        self.server = server
        self.agent = agent
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        self.server.cookies.clear()
        answer = self.server.request(method, path, json=body, headers=self.headers)
        if "set-cookie" in answer.headers:
            self.cookie = answer.cookies.get("citadels") or ""
        return answer

    @property
    def headers(self) -> dict[str, str]:
        return {"user-agent": self.agent, **({"cookie": f"citadels={self.cookie}"} if self.cookie else {})}

    def get(self, path: str) -> Any:
        return self.ask("GET", path).json()

    def post(self, path: str, **body: Any) -> Any:
        return self.ask("POST", path, body).json()

    def link(self) -> str:
        token: str = self.post("/api/me/link")["path"].removeprefix("/take/")
        return token

    def devices(self) -> list[Json]:
        found: list[Json] = self.get("/api/me/devices")
        return found

    def line(self, code: str) -> Any:
        self.server.cookies.clear()
        return self.server.websocket_connect(f"/api/tables/{code}/socket", headers=self.headers)
