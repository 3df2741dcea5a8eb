"""Plays one seat of one table to its end: python bot.py ws://127.0.0.1:8000/api/live TOKEN."""

import json
import random
import sys
import time

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(options: list[str]) -> str:
    """Build a stack if that is possible, else buy something, else anything."""
    for wanted in ("build", "buy", ""):
        found = [option for option in options if option.startswith(wanted)]
        if found:
            return random.choice(found)
    raise ValueError("nothing is asked")


def play(address: str, token: str) -> list[int]:
    """Answer whenever this seat is asked; who has won."""
    while True:
        try:
            with connect(address) as socket:
                socket.send(json.dumps({"type": "hello", "token": token}))
                for message in map(json.loads, socket):
                    if message["type"] == "refused" and message["id"] is None:
                        sys.exit(message["message"])
                    if message["type"] != "state":
                        continue
                    if message["phase"] == "over":
                        return list(message["view"]["winners"])
                    number = message["number"]
                    if number is not None:
                        choice = choose(message["view"]["decision"]["options"])
                        answer = {"type": "answer", "id": f"bot-{number}", "number": number, "choice": choice}
                        socket.send(json.dumps(answer))
        except (ConnectionClosed, OSError):
            time.sleep(1)  # the server starts anew, and knows how the game stood


if __name__ == "__main__":
    print("won:", *play(sys.argv[1], sys.argv[2]))
