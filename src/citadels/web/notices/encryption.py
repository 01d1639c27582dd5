"""Encrypting a push message for one browser (RFC 8291), and identifying this server to the push service (RFC 8292).

The push service in between cannot read what it passes on.
"""

from __future__ import annotations

import hmac
import os
import struct
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from citadels.web.encoding import from_base64, to_base64

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

RECORD: Final = 4096            # bytes, the most that a push service must accept
POINT: Final = 65               # bytes of a public key
SECRET: Final = 16              # bytes of a browser's authentication secret
LASTS: Final = 12 * 3600        # seconds for which a signature is valid


def possible() -> bool:
    """Whether the package for cryptography is installed."""
    return find_spec("cryptography") is not None


# -- keys --------------------------------------------------------------------------------------------------------------
def new_key() -> str:
    """A private key, as it is stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return to_base64(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def private_key(text: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(from_base64(text), "big"), ec.SECP256R1())


def public_key(point: bytes) -> EllipticCurvePublicKey:
    """Raises ValueError if it is not a point on the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def point_of(key: EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_subscription(p256dh: str, auth: str) -> bool:
    """Whether these are valid keys of a browser."""
    try:
        point, secret = from_base64(p256dh), from_base64(auth)
        public_key(point)
    except ValueError:
        return False
    return len(point) == POINT and len(secret) == SECRET


# -- RFC 8291 ----------------------------------------------------------------------------------------------------------
def encrypted(payload: bytes, p256dh: str, auth: str, salt: bytes | None = None, own: str | None = None) -> bytes:
    """A message for the browser with these keys. The salt and our own key are random, except in tests."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = salt or os.urandom(16)
    mine = private_key(own or new_key())
    theirs = from_base64(p256dh)
    point = point_of(mine.public_key())
    shared = mine.exchange(ec.ECDH(), public_key(theirs))
    material = derived(from_base64(auth), shared, b"WebPush: info\0" + theirs + point, 32)
    key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(key).encrypt(nonce, payload + b"\x02", None)      # the last record, without padding
    return salt + struct.pack("!IB", RECORD, len(point)) + point + record


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for up to 32 bytes."""
    return hmac.digest(hmac.digest(salt, material, "sha256"), info + b"\x01", "sha256")[:length]


# -- RFC 8292 ----------------------------------------------------------------------------------------------------------
def unsigned(audience: str, expires: int, subject: str) -> bytes:
    """What is signed: the push service, the expiry (seconds since 1970), and whom the service can contact."""
    head = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
    claims = msgspec.json.encode({"aud": audience, "exp": expires, "sub": subject})
    return f"{to_base64(head)}.{to_base64(claims)}".encode()


def authorization(endpoint: str, key: str, subject: str, now: int) -> str:
    """The header that identifies this server to a push service; `now` in milliseconds."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    mine = private_key(key)
    words = unsigned(f"{parts.scheme}://{parts.netloc}", now // 1000 + LASTS, subject)
    r, s = decode_dss_signature(mine.sign(words, ec.ECDSA(SHA256())))
    signature = to_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={words.decode()}.{signature}, k={to_base64(point_of(mine.public_key()))}"
