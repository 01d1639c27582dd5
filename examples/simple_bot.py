"""A small bot: takes what it can get, keeps and builds the most expensive district, and attacks the largest city."""
import json
import random
import sys

FIRST = ["income", "bonus", "build", "pay", "thanks", "take", "keep", "now", "cash"]  # always, when offered
NEVER = ["sell", "auction", "bid", "redraw", "laboratory", "museum", "cannonball", "silence", "refuse", "pass"]
HARM = ["destroy", "seize", "exchange", "armory", "swap"]


def worth(line, view, cards):
    """How good an option looks."""
    verb, *words = line.split()
    if verb in FIRST:
        card = words[-1].rstrip("*") if words else ""
        return 100 + cards.get(card, {"cost": 0})["cost"]
    if verb in ("gold", "cards"):
        wanted = "gold" if view["players"][view["seat"]]["hand"] else "cards"
        return 50 + (verb == wanted)
    if verb in HARM:
        victim = int(words[0])
        return 10 * len(view["players"][victim]["city"]) - 30 if victim != view["seat"] else -100
    return -100 if verb in NEVER else 0 if verb == "end" else 1


for text in sys.stdin:
    told = json.loads(text)
    answer = None
    if told["say"] == "hello":
        answer = {"say": "ready", "version": 1, "name": "Simple bot"}
    elif told["say"] == "game":
        cards, dice = told["cards"], random.Random(told["seed"])
    elif told["say"] == "decide":
        best = max(told["options"], key=lambda line: worth(line, told["view"], cards) + dice.random())
        answer = {"say": "play", "number": told["number"], "line": best}
    if answer:
        print(json.dumps(answer), flush=True)  # without flush, it would stay in the buffer
