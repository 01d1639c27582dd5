"""What is asked of the reader now, in one sentence."""

from __future__ import annotations

from typing import Any

from citadels.offers import Effect, decision
from citadels.terminal.moves import Option
from citadels.terminal.voice import Voice

Json = dict[str, Any]


def kind_of(view: Json, options: list[Option]) -> str:
    """Which kind of question it is."""
    return decision(view, {option.move.key for option in options})


def question(voice: Voice, view: Json, options: list[Option], known: dict[str, Effect]) -> str:
    kind = kind_of(view, options)
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
