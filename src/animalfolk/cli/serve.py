"""`animalfolk serve`."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path

from msgspec.structs import replace

from animalfolk.cli.given import Given, Mistake, near
from animalfolk.i18n import Words
from animalfolk.i18n.trouble import trouble
from animalfolk.server.config import NAMES, BadConfig, Config, NotToml, UnknownSetting, load
from animalfolk.server.errors import ServerError
from animalfolk.server.running import listening, serve, url_of
from animalfolk.server.workers import needs_postgres, serve_workers

FILE = "server.sqlite3"
CONFIG = "--config"
OPEN = "--open"
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def run(given: Given) -> int:
    """Serve until somebody stops it; returns the exit code."""
    words = Words(given.lang)
    config = config_of(words, given)
    try:
        port = listening(config)
    except OSError as error:
        reason = trouble(words, error)
        raise Mistake(words.text("serve-port", host=config.host, port=str(config.port), reason=reason)) from error
    with port:
        try:
            serving = serve_workers if needs_postgres(config) else serve
            serving(config, port, lambda: welcome(words, url_of(config, port), given))
        except ServerError as error:
            raise Mistake(words.text("serve-database", reason=str(error))) from error
    print(words.text("serve-stopped"))
    return 0


def welcome(words: Words, url: str, given: Given) -> None:
    """Say where the server is, and show it if that is wished."""
    print(words.text("serve-ready", url=url), flush=True)
    if given.has(OPEN) and has_screen():
        webbrowser.open(url)


def has_screen() -> bool:
    """Whether a browser has somewhere to open; in a terminal far away, one without pictures would take over."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)


def config_of(words: Words, given: Given) -> Config:
    """The settings of file, environment and flags; a Mistake says what is wrong with them."""
    flags = {name: given.text(flag) for name in NAMES if given.has(flag := f"--{name.replace('_', '-')}")}
    path = Path(given.text(CONFIG)) if given.has(CONFIG) else None
    try:
        config = load(path, os.environ, flags)
    except OSError as error:
        raise Mistake(words.text("file-unreadable", file=str(path), reason=trouble(words, error))) from error
    except BadConfig as error:
        raise Mistake(wrong(words, error)) from error
    return config if config.database else replace(config, database=usual_database())


def wrong(words: Words, error: BadConfig) -> str:
    """What is wrong with a setting."""
    if isinstance(error, NotToml):
        return words.text("serve-not-toml", file=error.where, reason=error.value)
    if not isinstance(error, UnknownSetting):
        return words.text("serve-setting", where=error.where, name=error.name, value=error.value)
    close = near(error.name, list(NAMES))
    if close:
        return words.text("serve-setting-near", where=error.where, name=error.name, near=close)
    return words.text("serve-setting-unknown", where=error.where, name=error.name, names=", ".join(NAMES))


def usual_database() -> str:
    """A file in the folder for this person's data, or in ANIMALFOLK_HOME."""
    return f"sqlite:///{data_folder() / FILE}"


def data_folder() -> Path:
    """Where this system keeps what programs write."""
    own = os.environ.get("ANIMALFOLK_HOME")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "animalfolk"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "animalfolk"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "animalfolk"
