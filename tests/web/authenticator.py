"""An authenticator in a few lines: makes passkeys and signs with them, as a browser would hand it on."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import encode_cbor

Json = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(words: str) -> bytes:
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.handle = ""

    def make(self, options: Json) -> Json:
        """What `navigator.credentials.create` gives."""
        self.handle = options["user"]["id"]
        point = self.key.public_key().public_numbers()
        key = encode_cbor({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        made = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        response = {"clientDataJSON": encoded(self._client("webauthn.create", options)),
                    "attestationObject": encoded(made)}
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response,
                "clientExtensionResults": {}}

    def sign(self, options: Json) -> Json:
        """What `navigator.credentials.get` gives."""
        self.count += 1
        data = self._data(options["rpId"], PRESENT | VERIFIED)
        client = self._client("webauthn.get", options)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": encoded(client), "authenticatorData": encoded(data),
                    "signature": encoded(signature), "userHandle": self.handle}
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response,
                "authenticatorAttachment": "platform", "clientExtensionResults": {}}

    def _data(self, party: str, flags: int) -> bytes:
        return sha256(party.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, options: Json) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin,
                           "crossOrigin": False}).encode()
