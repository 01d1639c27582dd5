"""What is asked of the reader now, in one sentence."""

from __future__ import annotations

from typing import Any, Final

from citadels.terminal.moves import Effect, Option
from citadels.terminal.voice import Voice

Json = dict[str, Any]

# The kind of decision by what is offered: the first verb found decides.
BY_VERB: Final = (
    ("strongman", "strongman"),
    ("acrobat", "acrobat"),
    ("thanks", "thank"),
    ("graveyard", "graveyard"),
    ("lighthouse", "search"),
    ("cash", "cash"),
    ("bid", "bid"),
    ("give-gold", "grant"),
    ("pick", "pick"),
    ("discard", "discard"),
    ("theater", "stage"),
    ("give-character", "cast"),
    ("gold", "gather"),
    ("cards", "gather"),
    ("keep", "keep"),
    ("warrant", "warrant"),
    ("threaten", "threaten"),
    ("bribe", "answer"),
    ("reveal", "turn-over"),
    ("put", "redraw"),
    ("done", "redraw"),
    ("take-gold", "toll"),
    ("take", "take"),
    ("hold", "use"),
    ("give", "give"),
    ("spend", "spend"),
    ("pay", "pay"),
    ("framework", "pay"),
    ("sacrifice", "pay"),
    ("for", "for"),
    ("confiscate", "confiscate"),
    ("end", "act"),
)
SALES: Final = {"sell", "auction", "bell-tower"}  # open in every turn of a common city, so not worth a word
KINDS: Final = tuple(dict.fromkeys(kind for _, kind in BY_VERB)) + (
    "act-must", "bewitch", "ring", "launch", "crown", "choose",
    "gather-first", "gather-witch", "gather-bewitched", "gather-threatened", "gather-murdered",
)


def decision(view: Json, options: list[Option]) -> str:
    """Which kind of decision this is."""
    keys = {option.move.key for option in options}
    kind = next((kind for verb, kind in BY_VERB if verb in keys), "")
    turn = view["turn"]
    if kind == "gather":
        return gathering(view, turn, keys)
    if kind == "give" and turn and turn["seat"] != view["seat"]:
        return "grant"
    if not kind and keys == {"pass", "bell-tower"}:
        return "ring"
    if not kind and keys == {"build"}:
        return "launch"
    if not kind and keys == {"pass"} and turn and turn["building"]:
        return "confiscate"
    if not kind and keys == {"crown"} and not turn:
        return "crown"
    if not kind and turn and turn["character"] == "witch" and "name" in keys:
        return "bewitch"
    return kind or ("act-must" if turn and turn["gathered"] else "choose")


def gathering(view: Json, turn: Json, keys: set[str]) -> str:
    character = turn["character"]
    if "pass" in keys:
        return "gather-murdered"
    if view["suspended"] and (character == view["bewitched"] or "victim" in turn["used"]):
        return "gather-bewitched"
    if character == "witch":
        return "gather-witch"
    threats = view["threats"] or []
    if keys <= {"gold", "cards"} and character in (threats.values() if isinstance(threats, dict) else threats):
        return "gather-threatened"
    return "gather" if keys - SALES <= {"gold", "cards"} else "gather-first"


def question(voice: Voice, view: Json, options: list[Option], known: dict[str, Effect]) -> str:
    kind = decision(view, options)
    return voice.say(f"ask-{kind}", **arguments(voice, view, kind, options, known))


def arguments(
    voice: Voice, view: Json, kind: str, options: list[Option], known: dict[str, Effect]
) -> dict[str, str | int]:
    """All that a question may ask for."""
    seat = view["seat"]
    me = view["players"][seat]
    turn = view["turn"] or {"seat": seat, "character": None, "building": None, "paid": 0, "owed": [], "tokens": []}
    character = turn["character"]
    args: dict[str, str | int] = {
        "held": len(me["characters"]),
        "gold": me["gold"],
        "role": character or "",
        "character": voice.character(character) if character else "",
        "player": voice.player(turn["seat"]),
        "card": voice.card(turn["building"]) if turn["building"] else "",
        "count": 0,
        "pile": "open" if voice.facts.open_pile else "deck",
        "crown": "mine" if view["crown"] == seat else "other",
    }
    tokens = turn["tokens"] if isinstance(turn["tokens"], list) else []
    args["characters"] = voice.characters(tokens)
    if kind == "keep":
        args["count"] = len(view["drawn"])
    elif kind == "warrant":
        args["count"] = len(tokens)
    elif kind in ("redraw", "spend"):
        args["count"] = len(view["aside"])
    elif kind == "give":
        args["count"] = len(turn["owed"])
        args["player"] = voice.player(turn["owed"][0] if turn["owed"] else None)
    elif kind == "answer":
        args["bribe"] = -known["bribe"].gold if "bribe" in known else 0
    elif kind == "toll":
        args["player"] = voice.player(view["crown"])
    elif kind == "turn-over":
        threats = view["threats"] if isinstance(view["threats"], dict) else {}
        args["flower"] = "yes" if threats.get("flower") == character else "no"
        args["gold"] = view["players"][turn["seat"]]["gold"]
    elif kind == "confiscate":
        warrants = view["warrants"] if isinstance(view["warrants"], dict) else {}
        args["signed"] = "yes" if warrants.get("signed") == character else "no"
        args["gold"] = turn["paid"]
    elif kind == "thank":
        args["player"] = voice.player(view["crown"])
    elif kind == "graveyard":
        lying = (view.get("known") or {}).get("aside") or [None]
        args["card"] = voice.card(lying[0]) if isinstance(lying[0], str) else ""
    elif kind == "ring":
        args["goal"] = voice.facts.goal(len(view["players"]), True)
    elif kind == "cash":
        args["gold"] = known["cash"].gold if "cash" in known else 0
    elif kind == "strongman":
        args["character"] = voice.character(view["killed"]) if view["killed"] else ""
    elif kind == "bid":
        auction = view["auction"]
        args["player"] = voice.player(auction["seller"])
        args["card"] = voice.card(auction["card"])
        args["bid"] = auction["bid"]
        args["bidder"] = voice.player(auction["bidder"])
    elif kind == "use":
        taken = (view.get("known") or {}).get("taken")
        args["card"] = voice.card(taken) if taken else ""
    return args
