"""The program is killed at any moment, and the game goes on where it was."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from animalfolk.table.store import restore
from animalfolk.tui.plain import Wishes
from animalfolk.tui.setting import Way
from tests.tui.visitor import Sitting, merchant, wishes

MODES = ["free", "teams", "solo", "coop"]
PROMPT = b"\n> "
STACKS = "4"


class Program:
    """The real program in a process of its own, at the other end of a pipe."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "animalfolk", "play", "--plain", *arguments]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.piece = self._read()

    def _read(self) -> str:
        """What is said up to the next question."""
        assert self._process.stdout
        said = b""
        while not said.endswith(PROMPT):
            part = os.read(self._process.stdout.fileno(), 1 << 16)
            assert part, said.decode("utf-8")
            said += part
        return said.decode("utf-8")

    def send(self, line: str) -> None:
        """Type a line, and wait for nothing."""
        assert self._process.stdin
        self._process.stdin.write(f"{line}\n".encode())

    def type(self, line: str) -> str:
        """Type a line, and read up to the next question."""
        self.send(line)
        self.piece = self._read()
        return self.piece

    def play(self, until: str) -> None:
        """Play on until this is asked."""
        self.type(merchant(self.piece))
        while until not in self.piece:
            self.type(merchant(self.piece))

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream
            stream.close()


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    """Programs that are ended whatever happens."""
    found: list[Program] = []
    yield found
    for program in found:
        program.kill()


def begin(programs: list[Program], mode: str, path: Path) -> Program:
    arguments = ["--players", "Anna", "--seed", "3", "--mode", mode, "--stacks", STACKS, "--save", str(path)]
    programs.append(Program(*arguments))
    return programs[-1]


def resume(programs: list[Program], path: Path) -> Program:
    programs.append(Program("--resume", str(path)))
    return programs[-1]


@pytest.mark.parametrize("mode", MODES)
def test_a_killed_game_is_at_the_same_question_and_ends_the_same(
    tmp_path: Path, programs: list[Program], mode: str
) -> None:
    path = tmp_path / "killed"
    program = begin(programs, mode, path)
    for _ in range(2):
        program.play(until="Your actions are done.")
    middle = program.type("t")
    taken_back = program.type("u")
    assert "You take back your last step" in taken_back
    before = program.type("t")
    assert table_in(before) != table_in(middle)
    program.kill()

    program = resume(programs, path)
    assert question_in(program.piece) == question_in(taken_back)
    assert table_in(program.type("t")) == table_in(before)
    program.send(merchant(program.piece))  # killed while it answers, or before
    program.kill()

    assert Sitting(merchant, Wishes(resume=path)).code == 0
    Sitting(merchant, wishes(tmp_path, save=tmp_path / "whole", way=Way({"mode": mode, "stacks": STACKS})))
    killed, whole = (restore(file.read_text(encoding="utf-8")) for file in (path, tmp_path / "whole"))
    assert killed.is_over
    assert killed.game.record() == whole.game.record()


def table_in(piece: str) -> str:
    """The last table, and what is asked at it."""
    return piece[piece.rindex("--- Turn") :]


def question_in(piece: str) -> str:
    """What is asked last."""
    return re.split(r"\n\n", piece)[-1]
