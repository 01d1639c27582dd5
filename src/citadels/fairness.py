"""Shuffles that can be checked: the server commits itself before the first card, and shows its secret after the end.

1. For a new table, the server draws a secret and shows its commitment, the SHA-256 hash of it.
2. Players who sit down may add a word of their own. The server does not know these words when it commits itself, so it
   cannot have looked for a secret that deals somebody good cards.
3. When the game begins, secret, words and setup are hashed into the seed, which decides everything that is left to
   chance.
4. When the game is over, the record has the secret. Anybody can hash it again, and deal again.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from citadels import Game
from citadels.engine.errors import BadRecord, CitadelsError
from citadels.shapes import Fairness, FairSetup

SECRET_BYTES: Final = 32
FIELDS: Final = ("edition", "characters", "uniques", "options", "seed", "chance", "crown")    # of a record: the deal


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is shown of a secret before the game; `printf %s SECRET | sha256sum` gives the same."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: Sequence[str], setup: FairSetup) -> int:
    """The seed that follows from what the server, the players and the host have chosen."""
    parts = {"secret": secret, "words": list(words), "setup": setup}
    written = json.dumps(parts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return int.from_bytes(sha256(written.encode()).digest(), "big")


def deal(secret: str, words: Sequence[str], setup: FairSetup) -> Game:
    """The game that is committed to. Raises BadSetup for a setup that the edition does not allow."""
    return Game.new(setup["edition"], setup["players"], preset=setup["preset"], characters=setup["characters"],
                    uniques=setup["uniques"], rank9=setup["rank9"], options=setup["options"],
                    seed=seed_of(secret, words, setup))


def proof(secret: str, words: Sequence[str], setup: FairSetup) -> Fairness:
    """What a record says about its deal."""
    return {"commitment": commitment(secret), "secret": secret, "words": list(words), "setup": setup}


class Verdict(NamedTuple):
    """What became of a commitment."""

    kept: bool          # the secret is the one committed to, and the cards are those that follow from it
    message: str        # the sentence for people


def verify(record: Mapping[str, object], noted: str = "") -> Verdict:
    """Whether a record was dealt as committed to, and as `noted` before the game. Raises BadRecord if it is invalid."""
    return compare(record, Game.from_record(record), noted)


def compare(record: Mapping[str, object], game: Game, noted: str = "") -> Verdict:
    """The same for a record that has been replayed already."""
    if not game.over:
        return Verdict(False, "verify-not-over")
    given: Any = record.get("fairness")
    if given is None:
        return Verdict(False, "verify-none")
    try:
        secret, words, setup = given["secret"], given["words"], given["setup"]
        shown = given["commitment"]
        dealt = deal(secret, words, setup).record()
        right = commitment(secret)
    except CitadelsError:
        return Verdict(False, "verify-other-deal")
    except (TypeError, KeyError, AttributeError, ValueError):
        raise BadRecord("fault-fairness", "fairness") from None
    if right != shown:
        return Verdict(False, "verify-other-secret")
    if noted and noted.strip().lower() != right:
        return Verdict(False, "verify-other-commitment")
    written = game.record()
    if "position" in written or any(written.get(field) != dealt.get(field) for field in FIELDS):
        return Verdict(False, "verify-other-deal")
    result = record.get("result")
    if result is not None and result != written["result"]:
        return Verdict(False, "verify-other-result")
    return Verdict(True, "verify-kept")
