"""Push messages are encrypted and signed as the RFCs have it, with their own examples."""

from __future__ import annotations

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from citadels.web.encoding import from_base64, to_base64
from citadels.web.notices import encryption
from tests.web.push_service import decrypted

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
THEIR_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
THEIR_SECRET = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
OUR_SECRET = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = ("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
           "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")
# RFC 8292, section 2.4.
TOKEN = ("eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1"
         "YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9Ok"
         "SSHzvoD1oA")
SIGNER = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"


def verify(token: str, key: str) -> None:
    """Raises InvalidSignature."""
    words, _, signature = token.rpartition(".")
    data = from_base64(signature)
    dss = encode_dss_signature(int.from_bytes(data[:32], "big"), int.from_bytes(data[32:], "big"))
    encryption.public_key(from_base64(key)).verify(dss, words.encode(), ec.ECDSA(SHA256()))


def test_the_message_of_the_rfc() -> None:
    assert to_base64(encryption.encrypted(PLAIN, THEIR_KEY, AUTH, from_base64(SALT), OUR_SECRET)) == MESSAGE


def test_the_browser_can_read_it() -> None:
    assert decrypted(from_base64(MESSAGE), THEIR_SECRET, AUTH) == PLAIN
    first, second = (encryption.encrypted(PLAIN, THEIR_KEY, AUTH) for _ in range(2))
    assert first[:16] != second[:16] and first[21:86] != second[21:86]
    assert decrypted(first, THEIR_SECRET, AUTH) == decrypted(second, THEIR_SECRET, AUTH) == PLAIN


def test_what_is_signed_is_that_of_the_rfc() -> None:
    words = encryption.unsigned("https://push.example.net", 1453523768, "mailto:push@example.com")
    assert words.decode() == TOKEN.rpartition(".")[0]
    verify(TOKEN, SIGNER)


def test_the_signature_is_for_one_push_service() -> None:
    key = encryption.new_key()
    endpoint = "https://push.example.net:8443/x/y?z"
    header = encryption.authorization(endpoint, key, "mailto:host@example.org", 1_700_000_000_000)
    token, signer = header.removeprefix("vapid t=").split(", k=")
    verify(token, signer)
    claims = msgspec.json.decode(from_base64(token.split(".")[1]))
    assert claims == {"aud": "https://push.example.net:8443", "exp": 1_700_000_000 + 12 * 3600,
                      "sub": "mailto:host@example.org"}
    assert signer == to_base64(encryption.point_of(encryption.private_key(key).public_key()))
    with pytest.raises(InvalidSignature):
        verify(token, SIGNER)


@pytest.mark.parametrize(("p256dh", "auth"), [
    ("", AUTH), (THEIR_KEY[:-4], AUTH), (THEIR_KEY, ""), (THEIR_KEY, AUTH + "AAAA"), ("A" * 87, AUTH), ("Ж", AUTH)])
def test_other_keys_are_none(p256dh: str, auth: str) -> None:
    assert encryption.is_subscription(THEIR_KEY, AUTH)
    assert not encryption.is_subscription(p256dh, auth)
