"""A server is set by file, environment and flags, and says what is wrong with any of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.cli.spec import SERVE
from animalfolk.server.config import NAMES, BadConfig, Config, NotToml, UnknownSetting, load


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "one"\ngrace_seconds = 11\norigins = ["https://a.example"]\n', encoding="utf-8")
    found = load(file, {"ANIMALFOLK_PORT": "2", "ANIMALFOLK_HOST": "two", "ANIMALFOLK_HOME": "x"}, {"port": "3"})
    assert (found.port, found.host, found.grace_seconds) == (3, "two", 11)
    assert found.origins == ("https://a.example",)
    assert found.idle_seconds == Config().idle_seconds


def test_lists_have_commas_in_variables_and_flags() -> None:
    found = load(None, {"ANIMALFOLK_ORIGINS": "https://a.example, https://b.example"}, {"proxies": "10.0.0.1"})
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.proxies == ("10.0.0.1",)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("port = 70000", "port"),
        ('port = "8000x"', "port"),
        ("bot_workers = 0", "bot_workers"),
        ("origins = 3", "origins"),
        ('origins = ["example.org"]', "origins"),
        ('public_url = "games.example.org"', "public_url"),
        ('public_url = "https://games.example.org?a=b"', "public_url"),
    ],
)
def test_what_cannot_be_is_named_with_its_file(text: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadConfig) as caught:
        load(file, {}, {})
    assert (caught.value.where, caught.value.name) == (str(file), name)


def test_a_variable_and_a_flag_that_cannot_be_are_named() -> None:
    with pytest.raises(BadConfig, match="ANIMALFOLK_PORT"):
        load(None, {"ANIMALFOLK_PORT": "many"}, {})
    with pytest.raises(BadConfig, match="--log-level"):
        load(None, {}, {"log_level": "loud"})


def test_unknown_settings_and_files_that_are_no_toml_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("prot = 8000", encoding="utf-8")
    with pytest.raises(UnknownSetting):
        load(file, {}, {})
    file.write_text("port: 8000", encoding="utf-8")
    with pytest.raises(NotToml):
        load(file, {}, {})


def test_every_setting_has_a_flag_and_help_tells_what_is_usual() -> None:
    flags = {name: SERVE.flags[f"--{name.replace('_', '-')}"] for name in NAMES}
    for name, flag in flags.items():
        value = getattr(Config(), name)
        assert flag.usual == (",".join(value) if isinstance(value, tuple) else str(value)), name
