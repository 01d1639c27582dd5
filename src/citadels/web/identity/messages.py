"""The messages about a person's passkeys, recovery code and data."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

LONGEST_PASSKEY_NAME: Final = 40
Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,20000}$")]
# The standard's limits in bytes: an id has at most 1023, a handle at most 64.
CredentialId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{2,1364}$")]
Handle = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{2,86}$")]
PasskeyId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
PasskeyName = Annotated[str, Meta(max_length=LONGEST_PASSKEY_NAME)]


class Passkey(Struct):
    id: str
    name: str                       # empty if it has none
    created: int                    # milliseconds since 1970
    used: int | None                # when somebody last signed in with it


class RecoveryState(Struct):
    """The code itself is known to nobody but the person."""

    made: int
    used: int | None


class Identity(Struct):
    """The visitor's ways back, and whether passkeys are possible: not without the package, nor under every address."""

    passkeys: list[Passkey]
    recovery: RecoveryState | None
    possible: Literal["yes", "no-package", "no-address"]
    known: bool                     # whether the server knows the visitor


class PasskeyOptions(Struct):
    """What the browser hands to `navigator.credentials`, as the standard writes it in JSON."""

    options: dict[str, Any]


class Attestation(Struct):
    client_data: Base64 = field(name="clientDataJSON")
    attestation: Base64 = field(name="attestationObject")


class NewCredential(Struct):
    """What the browser made. It may tell more than that."""

    id: CredentialId
    raw_id: CredentialId = field(name="rawId")
    type: Literal["public-key"]
    response: Attestation


class Assertion(Struct):
    client_data: Base64 = field(name="clientDataJSON")
    authenticator_data: Base64 = field(name="authenticatorData")
    signature: Base64
    handle: Handle = field(name="userHandle")


class UsedCredential(Struct):
    """What the browser signed."""

    id: CredentialId
    raw_id: CredentialId = field(name="rawId")
    type: Literal["public-key"]
    response: Assertion


class AddPasskey(Struct, forbid_unknown_fields=True):
    credential: NewCredential
    name: PasskeyName = ""          # empty: named after the browser and the system


class UsePasskey(Struct, forbid_unknown_fields=True):
    credential: UsedCredential


class RenamePasskey(Struct, forbid_unknown_fields=True):
    id: PasskeyId
    name: PasskeyName


class RemovePasskey(Struct, forbid_unknown_fields=True):
    id: PasskeyId


class RecoveryCode(Struct):
    """It is shown this once."""

    code: str


class UseRecovery(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=100)]


class DeletePerson(Struct, forbid_unknown_fields=True):
    """Delete the visitor and everything about them, for good."""

    sure: Literal[True]
