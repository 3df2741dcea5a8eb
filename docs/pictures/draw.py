"""Draw table.svg from what the terminal game really prints: python docs/pictures/draw.py"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path

ANSWERS = ["4", "", "4", "", "", "1", "", "", "", "", "1", "", "", ""]
WIDE, HIGH, EDGE = 8.4, 19, 18  # a letter, a line, the frame


def printed() -> list[str]:
    """The table of the last turn that these answers lead to."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder, "game.txt"))
        command = [sys.executable, "-m", "animalfolk", "play", "--plain", "--players", "Ada", "--seed", "picnic"]
        done = subprocess.run(
            [*command, "--save", file], input="\n".join(ANSWERS) + "\n", capture_output=True, text=True, check=True
        )
    lines = done.stdout.splitlines()
    first = max(place for place, line in enumerate(lines) if line.startswith("--- Turn") and "your turn" in line)
    last = next(place for place in range(first, len(lines)) if lines[place].startswith(">"))
    return [*lines[first:last], ">"]


def draw(lines: list[str]) -> str:
    """The lines as an SVG."""
    width, height = 80 * WIDE + 2 * EDGE, len(lines) * HIGH + 2 * EDGE
    rows = [
        f'<text x="{EDGE}" y="{EDGE + HIGH * (place + 0.75):g}" xml:space="preserve">{escape(line)}</text>'
        for place, line in enumerate(lines)
    ]
    style = "text{font:14px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#e9e4d8;white-space:pre}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" role="img">',
            "<title>A turn of animalfolk in the terminal</title>",
            f"<style>{style}</style>",
            f'<rect width="{width:g}" height="{height:g}" rx="10" fill="#22302a"/>',
            *rows,
            "</svg>",
            "",
        ]
    )


if __name__ == "__main__":
    target = Path(__file__).with_name("table.svg")
    target.write_text(draw(printed()), encoding="utf-8")
    sys.stdout.write(f"written: {target.name}\n")
