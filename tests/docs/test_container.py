"""The image recipe: it copies what is there, installs from that alone, and serves as somebody who is not root."""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from animalfolk.server import config
from tests.web.site import serving

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402

RECIPE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
OURS = "ANIMALFOLK_"


class Step(NamedTuple):
    """An instruction and what follows it, on one line."""

    name: str
    text: str


def stages() -> list[list[Step]]:
    """The recipe's instructions, from each FROM to the next."""
    lines = [line for line in RECIPE.replace("\\\n", " ").splitlines() if line and not line.startswith("#")]
    found: list[list[Step]] = []
    for line in lines:
        name, _, text = line.partition(" ")
        if name == "FROM":
            found.append([])
        if found:
            found[-1].append(Step(name, text.strip()))
    return found


BUILD, FINAL = stages()


def texts(stage: list[Step], name: str) -> list[str]:
    return [step.text for step in stage if step.name == name]


def environment(stage: list[Step]) -> dict[str, str]:
    """The variables that a stage sets."""
    return dict(word.partition("=")[::2] for text in texts(stage, "ENV") for word in shlex.split(text))


def copies() -> list[tuple[str, str]]:
    """What is copied out of the checkout, and where to."""
    words = [text.split() for text in texts(BUILD, "COPY")]
    return [(source, target) for *sources, target in words for source in sources]


def ignored(name: str) -> bool:
    """Whether .dockerignore keeps a file from the builder: the last line decides that fits it or a folder above it."""
    folders = [name, *(str(parent) for parent in Path(name).parents if str(parent) != ".")]
    result = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.removeprefix("!")
        tail = pattern.removeprefix("**/")
        names = [
            part
            for folder in folders
            for part in ([folder, folder.rpartition("/")[2]] if tail != pattern else [folder])
        ]
        if line and not line.startswith("#") and any(fnmatch.fnmatchcase(one, tail) for one in names):
            result = not line.startswith("!")
    return result


@pytest.fixture
def context(tmp_path: Path) -> Path:
    """The folder of the build stage after everything is copied into it."""
    place = tmp_path / "source"
    for source, target in copies():
        into = place / target / Path(source).name if target.endswith("/") else place / target
        into.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / source).is_dir():
            copy_folder(source, into)
        else:
            shutil.copy(ROOT / source, into)
    return place


def copy_folder(source: str, into: Path) -> None:
    def left_out(folder: str, names: list[str]) -> list[str]:
        place = Path(folder).relative_to(ROOT)
        return [name for name in names if ignored((place / name).as_posix())]

    shutil.copytree(ROOT / source, into, ignore=left_out)


def test_the_base_is_small_and_named_by_its_usual_short_name() -> None:
    bases = [texts(stage, "FROM")[0].split()[0] for stage in (BUILD, FINAL)]
    assert bases == ["python:${PYTHON}-slim"] * 2
    version = re.findall(r"^ARG PYTHON=(\d+)\.(\d+)$", RECIPE, re.MULTILINE)
    assert [tuple(map(int, version[0]))] >= [(3, 11)]


def test_everything_that_is_copied_is_there_and_sent_to_the_builder() -> None:
    assert {"src", "web", "pyproject.toml", "requirements/play.txt"} <= {source for source, _ in copies()}
    for source, _ in copies():
        assert (ROOT / source).exists(), source
        assert not ignored(source), source
    for name in (".git/HEAD", "tests/conftest.py", "web/node_modules/x.js", "src/animalfolk/server/client/index.html"):
        assert ignored(name), name
    assert ignored("src/animalfolk/engine/__pycache__/state.pyc")
    assert not ignored("src/animalfolk/engine/state.py")


def test_the_source_distribution_holds_the_recipe_and_all_that_it_copies() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    given = project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    always = ["/pyproject.toml", "/README.md", "/LICENSE"]  # hatch adds these by itself
    for name in ("Dockerfile", ".dockerignore", *(source for source, _ in copies())):
        assert any(f"/{name}/".startswith(f"{place}/") for place in [*given, *always]), name


def test_what_is_copied_is_enough_to_build_the_package_and_the_pages(context: Path, tmp_path: Path) -> None:
    """The pages themselves are built by other tests; here they are made from the same sources."""
    assert client.digest(context) == client.digest(ROOT)
    [install] = [text for text in texts(BUILD, "RUN") if text.endswith(" .")]
    words = shlex.split(install)
    assert words[:2] == ["/opt/animalfolk/bin/pip", "install"]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(tmp_path / "packages"), *words[2:]]
    env = {**os.environ, "ANIMALFOLK_WEB": "0"}
    done = subprocess.run(command, cwd=context, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    sources = {path.relative_to(ROOT / "src") for path in (ROOT / "src" / "animalfolk").rglob("*.py")}
    assert sources <= {path.relative_to(tmp_path / "packages") for path in (tmp_path / "packages").rglob("*.py")}


def test_what_is_uninstalled_after_building_is_what_the_lock_file_brought_for_it() -> None:
    [uninstall] = [text for text in texts(BUILD, "RUN") if " uninstall " in text]
    lock = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
    for name in shlex.split(uninstall)[3:]:
        assert name == "pip" or f"\n{name}==" in f"\n{lock}", name
    [install] = [text for text in texts(BUILD, "RUN") if "--requirement" in text]
    assert "--require-hashes" in shlex.split(install)


def test_nobody_is_root_and_the_database_is_in_the_volume() -> None:
    names = [step.name for step in FINAL]
    [user] = texts(FINAL, "USER")
    assert all(number.isdecimal() and int(number) > 0 for number in user.split(":"))
    assert f"--uid {user.split(':')[0]} " in texts(FINAL, "RUN")[0]
    assert names.index("USER") > max(place for place, name in enumerate(names) if name in ("RUN", "COPY"))
    [volume] = texts(FINAL, "VOLUME")
    assert environment(FINAL)[f"{OURS}DATABASE"].startswith(f"sqlite:///{volume}/")
    assert any(
        text.startswith("install --directory --owner=animalfolk") and text.endswith(volume)
        for text in texts(FINAL, "RUN")
    )


def test_the_settings_are_settings() -> None:
    said = {name: value for name, value in environment(FINAL).items() if name.startswith(OURS)}
    assert {name.removeprefix(OURS).lower() for name in said} <= set(config.NAMES)
    found = config.load(None, said, {})
    assert found.host == "0.0.0.0"
    assert texts(FINAL, "EXPOSE") == [str(found.port)]


def test_it_serves_and_its_health_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands of the recipe, with this interpreter, on a free port of this computer."""
    entry, command = (json.loads(texts(FINAL, name)[0]) for name in ("ENTRYPOINT", "CMD"))
    assert [*entry, *command] == ["animalfolk", "serve"]
    [check] = texts(FINAL, "HEALTHCHECK")
    python, *words = json.loads(check.partition(" CMD ")[2])
    assert python == "python"

    def health(port: str) -> int:
        env = {**os.environ, f"{OURS}PORT": port}
        return subprocess.run([sys.executable, *words], env=env, capture_output=True, check=False).returncode

    database = tmp_path / "animalfolk.db"
    monkeypatch.setenv(f"{OURS}DATABASE", f"sqlite:///{database}")
    with serving(tmp_path) as url:
        port = url.rpartition(":")[2]
        assert health(port) == 0
    assert database.is_file()
    assert health(port) != 0, "nobody is there any more"


def test_the_page_for_hosts_tells_how_to_use_it() -> None:
    section = PAGE.split("\n## In a container\n")[1].split("\n## ")[0]
    for name in (*texts(FINAL, "VOLUME"), *texts(FINAL, "EXPOSE"), texts(FINAL, "USER")[0].split(":")[0]):
        assert name in section
    assert set(re.findall(r"ANIMALFOLK_(\w+)", section)) <= {name.upper() for name in config.NAMES}
