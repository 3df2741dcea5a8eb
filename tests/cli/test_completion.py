"""`animalfolk completion`: bash really completes; the scripts for the others name the same things."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from animalfolk.cli import main
from animalfolk.cli.spec import COMMANDS, DECKS

ASK = """
COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); COMP_LINE="${{COMP_WORDS[*]}}"
COMP_POINT=${{#COMP_LINE}}; COMPREPLY=()
_shtab_animalfolk animalfolk "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD-1]}}"
echo "${{COMPREPLY[@]}}"
"""


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["completion", shell]) == 0
    return capsys.readouterr().out


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_bash_completes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "market-day.animalfolk").touch()
    (tmp_path / "completion").write_text(script("bash", capsys), encoding="utf-8")
    asked = {
        "animalfolk pl": "play",
        "animalfolk ''": " ".join(COMMANDS),
        "animalfolk play --de": "--decks",
        "animalfolk play --decks ma": "macaws",
        "animalfolk play --decks macaws,s": "macaws,squirrels macaws,sloths",
        "animalfolk simulate --bots simple,r": "simple,random",
        "animalfolk play --mode ''": "free teams solo coop",
        "animalfolk play --option go": "gold=",
        "animalfolk replay mar": "market-day.animalfolk",
        "animalfolk play --resume mar": "market-day.animalfolk",
        "animalfolk completion ''": "bash zsh fish",
        "animalfolk backup ''": "take check restore",
        "animalfolk cards ow": "owls",
        "animalfolk cards --deck ow": "owls",
    }
    lines = "source ./completion\n" + "".join(ASK.format(words=words) for words in asked)
    result = subprocess.run(["bash", "-c", lines], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert result.stderr == ""
    assert dict(zip(asked, result.stdout.splitlines(), strict=True)) == asked


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_other_shells_are_told_the_same(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = script(shell, capsys)
    for name in [*COMMANDS, *DECKS, "no-hold", "Keep the game in this file"]:
        assert name in text
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=text, text=True, check=True)
