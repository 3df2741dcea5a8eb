"""Take the pictures of a balance report, balance*.png: python docs/pictures/balance.py report/report.html

It needs chromium, as the browser tests do.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import FloatRect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.web.site import launched

HERE = Path(__file__).parent
COLOURS = 256
# Name, width, theme, and the section where the picture begins and that where it ends.
SHOTS: tuple[tuple[str, int, Literal["light", "dark"], str, str], ...] = (
    ("balance", 1280, "light", "seats", "company"),
    ("balance-phone-dark", 360, "dark", "decks", "decks"),
)


def main(page_file: Path) -> None:
    """Take all of them."""
    with sync_playwright() as play, launched(play) as browser:
        for name, width, theme, first, last in SHOTS:
            page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=theme)
            page.goto(page_file.resolve().as_uri())
            boxes = [page.locator(f"#{section}").bounding_box() for section in (first, last)]
            top = min(box["y"] for box in boxes if box) - 12
            bottom = max(box["y"] + box["height"] for box in boxes if box) + 12
            clip = FloatRect(x=0, y=top, width=width, height=bottom - top)
            shot = page.screenshot(full_page=True, clip=clip)
            Image.open(io.BytesIO(shot)).convert("RGB").quantize(COLOURS).save(HERE / f"{name}.png", optimize=True)
            print(f"{name}.png is written")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
