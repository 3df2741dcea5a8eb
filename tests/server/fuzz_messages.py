"""Messages that no honest client would send, and some that one might."""

from __future__ import annotations

import json
import random
from typing import Any

Frame = str | bytes
LONGEST = 65_000
KINDS = ["answer", "undo", "ask_undo", "agree", "refuse", "leave", "return", "resign", "hints", "chat", "mute", "ping"]
KINDS += ["think", "think_no_more", "call_bot"]
FIELDS: dict[str, Any] = {"number": 1, "choice": "end", "run": False, "turn": False, "text": "hello", "seat": 1}
FIELDS |= {"muted": True, "free": False, "after": ["end"], "id": "a", "type": "answer"}
WORDS = [
    "",
    "a",
    "hello",
    "end",
    "done",
    "buy",
    "\x00",
    "\u202e",
    "ż" * 50,
    "<b>",
    "'; drop table games; --",
    "x" * 5000,
]
NUMBERS = [0, 1, -1, 2, 3, 4, 7, 255, 10**6, 10**6 + 1, 2**63, 2**64, -(2**63), 10**40, 0.5, 1e308, True, False]


class Fuzz:
    """A source of messages, the same for the same seed."""

    def __init__(self, seed: object, tokens: list[str]) -> None:
        self.chance = random.Random(f"{seed}")
        self.tokens = tokens

    def frame(self) -> Frame:
        """Any message that is not so long that the connection is closed."""
        ways = [self._bytes, self._garbled, self._json, self._deep, self._huge] + [self._mended] * 6
        while True:
            made = self.chance.choice(ways)()
            if len(made) < LONGEST:
                return made

    def _bytes(self) -> Frame:
        return self.chance.randbytes(self.chance.choice([0, 1, 20, 2000]))

    def _garbled(self) -> Frame:
        """A message with some letters changed."""
        text = bytearray(json.dumps(self._message()).encode())
        for _ in range(self.chance.randint(1, 4)):
            text[self.chance.randrange(len(text))] = self.chance.randrange(32, 127)
        return text.decode()

    def _json(self) -> Frame:
        return json.dumps(self._value(3))

    def _deep(self) -> Frame:
        depth = self.chance.choice([10, 500, 7000])
        nested = self.chance.choice(["[" * depth + "]" * depth, '{"a":' * depth, "[" * depth])
        around = ['{"type":"ping","id":"a","x":%s}', '{"type":"answer","id":"a","number":1,"choice":%s}', "%s"]
        return self.chance.choice(around) % nested

    def _huge(self) -> Frame:
        size = self.chance.choice([16_000, 16_385, 30_000, 60_000])
        return json.dumps({"type": "chat", "id": "a", "text": "x" * size})

    def _mended(self) -> Frame:
        """A message with its fields, some of them wrong, missing, or of another kind."""
        message = self._message()
        for _ in range(self.chance.choice([0, 1, 1, 2, 3])):
            name = self.chance.choice([*message, *FIELDS, "extra", "token", "type"])
            if self.chance.random() < 0.3:
                message.pop(name, None)
            else:
                message[name] = self._value(2)
        return json.dumps(message)

    def _message(self) -> dict[str, Any]:
        kind = self.chance.choice([*KINDS, "answer", "answer", "hello", "state", "done"])
        message: dict[str, Any] = {
            "type": kind,
            "id": self.chance.choice(["a", "b", f"c{self.chance.randrange(10**9)}"]),
        }
        wanted = {"answer": ["number", "choice"], "chat": ["text"], "mute": ["seat"]}.get(kind, [])
        message |= {name: FIELDS[name] for name in wanted}
        if kind == "answer":
            message["number"] = self.chance.choice([*NUMBERS[:8], "1", None])
        if kind == "hello":
            message |= {"token": self.chance.choice(self.tokens), "since": 0}
        return message

    def _value(self, depth: int) -> Any:
        """Anything that JSON, or what calls itself so, can hold."""
        plain: list[Any] = [*WORDS, *NUMBERS, *KINDS, *self.tokens, None, float("nan"), float("inf"), [], {}]
        kind = self.chance.randrange(6) if depth else 0
        if kind == 5:
            return [self._value(depth - 1) for _ in range(self.chance.choice([1, 3, 60]))]
        if kind == 4:
            return {self.chance.choice([*FIELDS, "x"]): self._value(depth - 1) for _ in range(3)}
        return self.chance.choice(plain)
