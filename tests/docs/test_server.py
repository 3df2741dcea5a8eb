"""What docs/hosting.md and docs/protocol.md say of settings and routes is what there is; all modules are told of."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
HOSTING, PROTOCOL, ARCHITECTURE = (
    (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("hosting", "protocol", "architecture")
)
SERVER = DOCS.parent / "src" / "animalfolk" / "server"

pytest.importorskip("litestar")

from animalfolk.server.app import create_app  # noqa: E402
from animalfolk.server.config import NAMES, PREFIX, Config, load  # noqa: E402
from animalfolk.server.messages import NewTable  # noqa: E402

LIVE = "/api/live"  # told of in chapters of its own


def test_every_setting_is_in_the_table_with_what_is_usual() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| `(\w+)` \| `(--[\w-]+)` \|(?: `(.*)`| a file of yours)? \|$", HOSTING, re.MULTILINE
    )
    assert [name for name, *_ in rows] == list(NAMES)
    for name, variable, flag, usual in rows:
        value = getattr(Config(), name)
        assert (variable, flag) == (PREFIX + name.upper(), f"--{name.replace('_', '-')}")
        assert usual == (",".join(value) if isinstance(value, tuple) else str(value))


def test_the_file_in_the_page_can_be_read(tmp_path: Path) -> None:
    text = re.findall(r"```toml\n(.*?)```", HOSTING, re.DOTALL)[0]
    (tmp_path / "server.toml").write_text(text, encoding="utf-8")
    assert load(tmp_path / "server.toml", {}, {}).port == tomllib.loads(text)["port"]


def test_every_route_is_in_the_page() -> None:
    table = PROTOCOL.partition("## Over HTTP")[2].partition("A whole game")[0]
    requests = re.findall(r"^\| (`(?:GET|POST) .*?) \|", table, re.MULTILINE)
    paths = [path for cell in requests for path in re.findall(r"(/[\w/-]+)", cell)]
    told = {path if path.startswith("/api") else f"/api/play{path}" for path in paths}
    routes = {route.path.replace("{table_id:str}", "ID") for route in create_app(Config()).routes}
    assert told == {path for path in routes if path.startswith("/api")} - {LIVE}


def test_every_field_of_a_table_is_in_the_page() -> None:
    table = PROTOCOL.partition("### Tables")[2].partition("It begins when")[0]
    fields = [
        name for row in re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
    ]
    assert sorted(fields) == sorted(NewTable.__struct_fields__)


def test_every_module_of_the_server_is_told_of() -> None:
    chapters = ARCHITECTURE.partition("## The server\n")[2].partition("## The terminal")[0]
    told = set(re.findall(r"`(\w+\.py|\w+/)`", "".join(re.findall(r"^\|.*\|$", chapters, re.MULTILINE))))
    modules = {path.name for path in SERVER.glob("*.py")} - {"__init__.py"} | {"migrations/"}
    assert modules <= told
