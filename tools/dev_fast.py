"""The engine compiled with mypyc, in an environment of its own."""

import filecmp
import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from dev_env import PYPROJECT, ROOT, Environment, StepError, digest, environ, lock, quietly, say, workshop

NAME = ".venv-fast"
KEPT, MOST_KEPT = "build/bench", 6  # compiled engines of other trees
# How hard the C compiler tries: as pyproject.toml says, and for tests, whose run is shorter than compiling so well.
BEST, QUICK = 'opt_level = "3"', 'opt_level = "0"'
# What an installation is built from, besides src/; older versions lack some of it.
PARTS = (PYPROJECT.name, "README.md", "LICENSE", "tools/client.py", "tools/hatch_client.py")
PROBE = """
import importlib, sys
plain = [name for name in sys.argv[1:] if importlib.import_module(name).__file__.endswith(".py")]
sys.exit("not compiled: " + ", ".join(plain) if plain else 0)
"""


def settings(root: Path = ROOT) -> dict[str, Any]:
    """Read pyproject.toml."""
    return tomllib.loads((root / PYPROJECT.name).read_text(encoding="utf-8"))


def sources(root: Path = ROOT) -> list[Path]:
    """List the modules to compile, as the build hook of pyproject.toml names them."""
    try:
        hook = settings(root)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    except KeyError as error:
        raise StepError(f"{root / PYPROJECT.name} does not say what to compile") from error
    chosen, left = (
        {path for pattern in hook.get(key, []) for path in root.glob(pattern)} for key in ("include", "exclude")
    )
    return sorted(chosen - left)


def module(path: Path, root: Path = ROOT) -> str:
    """Return the name under which a source file is imported."""
    parts = path.relative_to(root / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def compiler() -> str | None:
    """Find a C compiler, first the one this Python was built with."""
    own = (sysconfig.get_config_var("CC") or "").split()
    names = [os.environ.get("CC", ""), *own[:1], "cc", "gcc", "clang", "cl"]
    return next((name for name in names if name and shutil.which(name)), None)


def obstacle() -> str | None:
    """Say why the engine cannot be compiled here, if so."""
    if compiler() is None:
        return "no C compiler was found (cc, gcc, clang or cl)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return f"the headers of {sys.executable} were not found (Debian package python3-dev)"
    return None


def build_environ() -> dict[str, str]:
    """Return the environment of a compiling build."""
    env = environ(HATCH_BUILD_HOOK_ENABLE_MYPYC="1", ANIMALFOLK_WEB="0")
    name = compiler()
    if name and name != "cl":
        env.setdefault("CC", name)
        # For this warning gcc reads the one long file of C again from its beginning, line after line: minutes.
        env["CFLAGS"] = f"{env.get('CFLAGS', '')} -Wno-misleading-indentation".strip()
    return env


def copy_project(root: Path, target: Path) -> None:
    """Copy what an installation is built from, without anything that was built before."""
    shutil.copytree(root / "src", target / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (target / "tools").mkdir()
    for name in PARTS:
        if (root / name).is_file():
            shutil.copy(root / name, target / name)


def build(place: Environment, level: str, root: Path = ROOT) -> None:
    """Compile a copy of the project, so that nothing is left beside the sources, and install it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "animalfolk")
        copy_project(root, copy)
        text = (root / PYPROJECT.name).read_text(encoding="utf-8").replace(BEST, level)
        (copy / PYPROJECT.name).write_text(text, encoding="utf-8")
        options = ("--no-deps", "--no-build-isolation", "--force-reinstall")
        place.pip(*options, copy, problem="compiling the engine failed", env=build_environ())
    modules = [module(path, root) for path in sources(root)]
    quietly([place.python, "-c", PROBE, *modules], "the compiled engine cannot be used")


def is_ours(path: Path) -> bool:
    """Tell whether a file is a source or a catalogue rather than something made from it."""
    return path.is_file() and "__pycache__" not in path.parts and not path.name.endswith(tuple(EXTENSION_SUFFIXES))


def mirror(source: Path, target: Path) -> None:
    """Bring what is not compiled up to date."""
    wanted = {path.relative_to(source) for path in source.rglob("*") if is_ours(path)}
    for name in wanted:
        if not (target / name).is_file() or not filecmp.cmp(source / name, target / name, shallow=False):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, target / name)
    for path in list(target.rglob("*")):
        if is_ours(path) and path.relative_to(target) not in wanted:
            path.unlink()


def refuse_if_impossible() -> None:
    """Raise if the engine cannot be compiled here."""
    reason = obstacle()
    if reason:
        raise StepError(f"the engine cannot be compiled: {reason}")


def fingerprint(root: Path = ROOT) -> str:
    """Return a hash of what the compiled engine of a tree depends on."""
    return digest([*sources(root), root / PYPROJECT.name, lock("test")], root)


def ensure(*, quick: bool = False) -> Environment:
    """Return the environment with the engine compiled from the present sources, for tests perhaps but quickly."""
    refuse_if_impossible()
    place = Environment(NAME, above=workshop("test"))
    place.create()
    value = fingerprint()
    levels = [BEST, QUICK] if quick else [BEST]
    if not any(place.is_stamped("engine", f"{value} {level}") for level in levels):
        say(f"compiling the engine into {NAME} (once, until its sources change) ...")
        with place.stamping("engine", f"{value} {levels[-1]}"):
            build(place, levels[-1])
    mirror(ROOT / "src" / "animalfolk", place.packages() / "animalfolk")
    return place


def ensure_of(root: Path) -> Environment:
    """Return an environment with the engine of another tree compiled, by the same compiler; some are kept.

    What is not compiled may be that of a third tree with the same engine, and wants to be mirrored.
    """
    refuse_if_impossible()
    value = fingerprint(root)
    place = Environment(f"{KEPT}/{value[:16]}", above=workshop("test"))
    place.folder.parent.mkdir(parents=True, exist_ok=True)
    place.create()
    if not place.is_stamped("engine", value):
        say(f"compiling the engine into {KEPT} (once, until its sources change) ...")
        with place.stamping("engine", value):
            build(place, BEST, root)
    os.utime(place.folder)
    forget_oldest(place.folder.parent)
    return place


def forget_oldest(folder: Path) -> None:
    """Remove the environments that were not used for longest, but for a few."""
    newest = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in newest[MOST_KEPT:]:
        shutil.rmtree(path, ignore_errors=True)
