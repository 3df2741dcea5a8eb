"""A server within the test's own process that is asked anything over HTTP, and what is kept there, to compare."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any, cast

import msgspec
from schemathesis.python.asgi import ASGIClient, shutdown_lifespans

from animalfolk.server.app import create_app
from animalfolk.server.config import Config
from animalfolk.server.live import Live
from animalfolk.server.tokens import INVITE, SEAT, VISITOR, WATCH, new_token
from tests.server.prepared import prepared

PLENTY = 100_000
DAY = 24 * 3600  # seconds: nobody is absent for so long
Kept = tuple[int, dict[str, object]]


class FuzzHouse:
    """The server, with an open table, one at which is played, and one whose game is over."""

    def __init__(self, folder: Path) -> None:
        file = folder / "games.db"
        limits = Config(
            asks_per_second=PLENTY,
            makes_per_minute=PLENTY,
            lobby_tables=PLENTY,
            lobby_seats=PLENTY,
            hosts=("*",),
            grace_seconds=DAY,
            idle_seconds=DAY,
        )
        config = msgspec.structs.replace(limits, database=prepared(file))
        self.app = create_app(config)
        self.web = ASGIClient(cast(Any, self.app))
        self.web.__enter__()
        self.app.state.parts.hall._wheel._now = lambda: 0  # of tables made meanwhile no clock runs out, as that is kept
        self._file = sqlite3.connect(file)
        self.tokens: dict[str, str] = {}
        self.tables = [self._open(), self._running(), self._over()]
        made_up = {kind: new_token(kind) for kind in (VISITOR, SEAT, INVITE, WATCH)}
        self.tokens |= {f"made up {kind}": token for kind, token in made_up.items()}
        self.tokens |= {"none": "", "no token": "x", "long": f"s_{'x' * 5000}"}

    def close(self) -> None:
        """Stop it."""
        shutdown_lifespans()
        self._file.close()

    def good(self, path: str, body: Any = None, token: str = "") -> Any:
        """Ask for something, and it is done."""
        response = self.web.post(path, json=body or {}, headers=bearer(token), timeout=60)
        assert response.ok, response.text
        return response.json()

    def _visitor(self, name: str) -> str:
        token: str = self.good("/api/visitors", {"name": name})["token"]
        self.tokens[f"visitor {name}"] = token
        return token

    def _open(self) -> str:
        made = self.good("/api/tables", {"seats": [{}, {}, {}], "visibility": "public"}, self._visitor("Anna"))
        first, second = (invite["token"] for invite in made["invites"])
        joined = self.good(f"/api/tables/{made['table']}/join", {"token": first})
        self.tokens |= {"open seat": made["token"], "used invite": first, "open invite": second}
        self.tokens |= {"open watch": made["watch"], "open second": joined["token"]}
        return str(made["table"])

    def _running(self) -> str:
        asked = {"seats": [{}, {}], "watchers_chat": True, "even_reactions": False}
        made = self.good("/api/tables", asked, self._visitor("Ben"))
        joined = self.good(f"/api/tables/{made['table']}/join", {"token": made["invites"][0]["token"]})
        self.tokens |= {"seat": made["token"], "second": joined["token"], "watch": made["watch"]}
        return str(made["table"])

    def _over(self) -> str:
        made = self.good("/api/quick", {"name": "Clara"})
        self.good("/api/play/resign", token=made["token"])
        self.tokens |= {"over seat": made["token"], "over watch": made["watch"]}
        return str(made["table"])

    def renew(self) -> None:
        """Another open table where all seats were taken or all have left, another game where it is over."""
        found = self._file.execute("SELECT id, phase FROM games WHERE id IN (?, ?)", self.tables[:2])
        phases: dict[str, str] = dict(found.fetchall())
        if phases.get(self.tables[0]) != "open":
            self.tables[0] = self._open()
        if phases.get(self.tables[1]) != "running":
            self.tables[1] = self._running()

    # what is kept

    def kept(self) -> Kept:
        """What changes whenever anything is written, and how every table in memory stands; bots have answered."""
        end = time.monotonic() + 60
        while any(live._tasks or live._lock.locked() for live in self._lives()):
            assert time.monotonic() < end
            time.sleep(0.001)
        (version,) = self._file.execute("PRAGMA data_version").fetchone()
        return version, {live.row.id: _stands(live) for live in self._lives()}

    def changed(self, before: Kept) -> list[str]:
        """What is not as it was; that a table was read into memory meanwhile is no change."""
        version, tables = self.kept()
        stand = {name: (stood, tables.get(name)) for name, stood in before[1].items()}
        found = [f"{name}: {stood} -> {stands}" for name, (stood, stands) in stand.items() if stood != stands]
        return found if version == before[0] else [*found, f"something was written, and the last is {self._last()}"]

    def _last(self) -> object:
        """What was done last at any table, to look into."""
        newest = "SELECT entries.*, request FROM entries JOIN games ON game_id = games.id ORDER BY time DESC LIMIT 1"
        return self._file.execute(newest).fetchone()

    def _lives(self) -> list[Live]:
        return list(self.app.state.parts.hall._tables.values())


def _stands(live: Live) -> object:
    table = live._kept._table
    if table is None:
        return live.row.phase
    return live.row.phase, len(table.log), table.told, table.moment(), sorted(table.away), table.request


def bearer(token: str) -> dict[str, str]:
    """The header with a token."""
    return {"Authorization": f"Bearer {token}"} if token else {}
