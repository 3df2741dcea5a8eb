"""The built client is small, whole, and takes nothing from elsewhere."""

from __future__ import annotations

import gzip
import re

import pytest

from animalfolk.i18n import languages
from animalfolk.server.pages import FOLDER, is_here
from tests.web.sizes import KINDS, files, sizes

MOST_SCRIPT = 180_000  # bytes, packed
MOST_FIRST = 94_000  # of the first page: its script before tables came in files of their own
ADDRESS = re.compile(rb"(?:https?:)?//[a-z0-9-]+(?:\.[a-z0-9-]+)+", re.IGNORECASE)
NAMES = (b"http://www.w3.org", b"https://www.w3.org", b"https://svelte.dev")  # of languages, and in messages of errors


@pytest.fixture(autouse=True)
def _built() -> None:
    if not is_here():
        pytest.skip("the browser client is not built (python tools/client.py)")


def test_all_script_together_is_small() -> None:
    assert 0 < sizes()["script"].packed < MOST_SCRIPT


def test_the_first_page_fetches_neither_tables_nor_sounds() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'"/(assets/[^"]+\.js)"', page)
    assert 0 < sum(len(gzip.compress((FOLDER / name).read_bytes())) for name in names) < MOST_FIRST
    others = {path.name.partition("-")[0] for path in files() if path.suffix == ".js"}
    assert {"TableAt", "Celebration", "sounding"} <= others


def test_every_file_is_of_a_kind_that_is_known() -> None:
    assert set(sizes()) == set(KINDS.values())


def test_each_language_has_its_sentences_and_rules_in_files_of_their_own() -> None:
    names = {"-".join(path.name.split("-")[:2]) for path in files() if path.suffix == ".txt"}
    assert names == {f"{what}-{lang}" for what in ("game", "rules") for lang in languages()}


def test_no_file_names_another_host() -> None:
    for path in files():
        if path.suffix not in (".woff2", ".txt"):
            found = {address.lower() for address in ADDRESS.findall(path.read_bytes())}
            assert found <= set(NAMES), (path.name, found)


def test_the_page_has_no_script_or_style_of_its_own() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert "<style" not in page
    assert " style=" not in page
    assert not re.search(r"<script[^>]*>[^<]", page)
    assert not re.search(r"\son[a-z]+=", page)
