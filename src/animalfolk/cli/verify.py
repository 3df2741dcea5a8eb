"""`animalfolk verify`."""

from __future__ import annotations

import json
import sys
from typing import Any

from animalfolk.cli.files import expanded, read_text
from animalfolk.cli.given import Given, Mistake
from animalfolk.engine.errors import AnimalfolkError
from animalfolk.game.record import COMPANY, RESIGNED
from animalfolk.i18n import Words
from animalfolk.table.verify import verify

WRONG = 1
UNREADABLE = 2
UNFINISHED = "unfinished"
ENDINGS = (".animalfolk", ".jsonl")
HOLDS = {(True, True): "both", (True, False): "chain", (False, True): "seed", (False, False): "none"}


def run(given: Given) -> int:
    """Verify all files, telling of each; the exit code is that of the worst."""
    words = Words(given.lang)
    verifier = Verifier(words, given.has("--json"))
    return max([verifier.verify(name) for name in expanded(words, given.operands, ENDINGS)])


class Verifier:
    """Looks at files, one after the other."""

    def __init__(self, words: Words, as_json: bool) -> None:
        self._words = words
        self._as_json = as_json

    def verify(self, name: str) -> int:
        """Look at one file and say what it is; returns its code."""
        try:
            text = read_text(self._words, name)
        except Mistake as mistake:
            self._tell(name, UNREADABLE, str(mistake), {})
            return UNREADABLE
        try:
            found: dict[str, Any] = verify(text)._asdict()
        except AnimalfolkError as error:
            line = self._words.text("verify-wrong", file=name, reason=self._words.error(error))
            self._tell(name, WRONG, line, {})
            return WRONG
        self._tell(name, 0, self._line(name, found), found)
        return 0

    def _line(self, name: str, found: dict[str, Any]) -> str:
        values = {key: found[key] for key in ("kind", "mode", "players", "turns", "answers")}
        result = found["result"].removesuffix(RESIGNED).strip()
        end = "unfinished" if result == UNFINISHED else "won" if result == found["result"] else "resigned"
        result = self._words.text("company-name") if result == COMPANY else result
        holds = HOLDS[found["chain"], found["commitment"]]
        return self._words.text("verify-good", file=name, holds=holds, end=end, result=result, **values)

    def _tell(self, name: str, code: int, line: str, found: dict[str, Any]) -> None:
        if self._as_json:
            about = {"file": name, "good": code == 0, **({} if code == 0 else {"reason": line}), **found}
            print(json.dumps(about, ensure_ascii=False))
        else:
            print(line, file=sys.stderr if code == UNREADABLE else sys.stdout)
