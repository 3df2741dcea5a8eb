"""The commands of tools/dev.py."""

import argparse
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import dev_against
import dev_fast
import dev_suite
from dev_check import check_all
from dev_env import LOCKS, ROOT, Environment, StepError, Words, environ, lock, quietly, require_venv, run, say, workshop

Command = Callable[[list[str]], int]
PORTS = range(8000, 8020)
OPEN_SPIEL, AGAINST = "--open-spiel", "--against"


def play(extra: list[str]) -> int:
    """Play in the browser; further arguments go to the server."""
    place = workshop("play")
    place.build_client()
    port = ["--port", str(free_port())] if "--port" not in extra else []
    words = ["serve", "--open", "--log-level", "error", *port, *extra]
    return run([place.program("animalfolk"), *words], stop=False)


def free_port() -> int:
    """Find a port that nobody listens at, the same each time if it can be: browsers remember games by it."""
    for port in PORTS:
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return 0


def test(extra: list[str]) -> int:
    """Run checks and tests, also with the compiled engine; further arguments go to pytest."""
    return dev_suite.test(extra)


def run_checks(_: list[str]) -> int:
    """Check style, types and imports."""
    return 0 if check_all(workshop("test")) else 1


def fast(_: list[str]) -> int:
    """Compile the engine into .venv-fast."""
    place = dev_fast.ensure()
    say(f"the compiled engine is in {place.folder}")
    say(f"play with it:   {place.program('animalfolk')} play")
    say(f"program on it:  {place.python}")
    return 0


def best_environment(otherwise: str) -> Environment:
    """Return the compiled environment or, where nothing can be compiled, .venv with a lock file."""
    reason = dev_fast.obstacle()
    if reason is None:
        return dev_fast.ensure()
    say(f"running interpreted: {reason}")
    return workshop(otherwise)


def bench(extra: list[str]) -> int:
    """Measure the engine, interpreted and compiled; --against COMMIT compares, --open-spiel adds its games, --help."""
    if any(word in ("-h", "--help") or word.startswith(AGAINST) for word in extra):
        return dev_against.main(extra)
    arguments = [argument for argument in extra if argument != OPEN_SPIEL]
    plain, place = workshop("play"), best_environment("play")
    if OPEN_SPIEL in extra:
        place.install("bench")
    program = ["-m", "animalfolk", "bench"]
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder, "interpreted.json"))
        code = run([plain.python, *program, "--out", file, *arguments])
        if code or place.folder == plain.folder:
            return code
        return run([place.python, *program, "--beside", file, *arguments])


def soak(extra: list[str]) -> int:
    """Run the tests marked soak with large numbers; further arguments go to pytest."""
    command: Words = [best_environment("test").python, "-m", "pytest", "-m", "soak", "-n", "2", "--capture=no", *extra]
    return run(command, environ(ANIMALFOLK_SOAK="1"))


def load(extra: list[str]) -> int:
    """Measure a server with many tables of bots and scripted people; --tables, --workers, --help."""
    return run([workshop("test").python, "-m", "tests.server.load_bench", *extra])


def mutants(extra: list[str]) -> int:
    """Change the rules in small ways and see whether the tests notice; --file, --sample, --seed, --jobs."""
    return run([workshop("test").python, ROOT / "tools" / "mutants.py", *extra])


def frames(extra: list[str]) -> int:
    """Run tools/frames.py."""
    return run([workshop("play").python, ROOT / "tools" / "frames.py", *extra])


def rules(extra: list[str]) -> int:
    """Write docs/rules.md from the catalogue."""
    return run([workshop("play").python, ROOT / "tools" / "rules.py", *extra])


def protocol(extra: list[str]) -> int:
    """Write the schema of the protocol and its TypeScript."""
    return run([workshop("play").python, ROOT / "tools" / "protocol.py", *extra])


def compile_lock(uv: Path, name: str, arguments: Sequence[str]) -> None:
    """Write one lock file: versions and hashes for every system, and no addresses."""
    say(f"locking requirements/{name}.txt ...")
    options = ["--quiet", "--generate-hashes", "--universal", "--python-version", "3.11", "--output-file"]
    command: Words = [uv, "pip", "compile", "pyproject.toml", *options, f"requirements/{name}.txt", *arguments]
    header = ["--no-emit-index-url", "--custom-compile-command", "python3 tools/dev.py lock"]
    quietly([*command, *header], f"locking requirements/{name}.txt failed")
    if "://" in lock(name).read_text(encoding="utf-8"):
        raise StepError(f"requirements/{name}.txt holds an address")


def write_locks(extra: list[str]) -> int:
    """Write the lock files anew; further arguments go to uv (--upgrade takes newer versions)."""
    require_venv()
    LOCKS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        place = Environment(folder)
        place.create()
        place.pip("uv")
        uv = place.program("uv")
        extras = ["--extra", "cli", "--extra", "server"]
        compile_lock(uv, "play", [*extras, "--group", "build", *extra])
        compile_lock(uv, "test", [*extras, "--group", "test", "-c", "requirements/play.txt", *extra])
        compile_lock(uv, "bench", ["--group", "bench", "-c", "requirements/test.txt", *extra])
    return 0


def clean(_: list[str]) -> int:
    """Remove the environments, builds and caches from the checkout."""
    caches = [f".{name}_cache" for name in ("mypy", "pytest", "ruff", "import_linter")]
    names = [
        ".venv",
        dev_fast.NAME,
        "web/node_modules",
        "src/animalfolk/server/client",
        ".hypothesis",
        "build",
        "dist",
        *caches,
    ]
    bytecode = [path for top in ("src", "tests", "tools") for path in (ROOT / top).rglob("__pycache__")]
    for path in [*(ROOT / name for name in names), *bytecode]:
        shutil.rmtree(path, ignore_errors=True)
    return 0


def show_help(_: list[str]) -> int:
    """Print this help."""
    parser().print_help()
    return 0


COMMANDS: dict[str, Command] = {
    "play": play,
    "test": test,
    "check": run_checks,
    "fast": fast,
    "bench": bench,
    "soak": soak,
    "load": load,
    "mutants": mutants,
    "frames": frames,
    "rules": rules,
    "protocol": protocol,
    "lock": write_locks,
    "clean": clean,
    "help": show_help,
}


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    lines = [f"  {name:<8}{(command.__doc__ or '').rstrip('.')}" for name, command in COMMANDS.items()]
    result = argparse.ArgumentParser(
        prog="python3 tools/dev.py",
        usage="%(prog)s [-h] COMMAND [ARGUMENTS ...]",
        description="\n".join(["All that a developer does; needs Python 3.11 or newer, nothing else.", "", *lines]),
        epilog="With make: make COMMAND ARGS='...'. Environments are made in .venv and .venv-fast when first needed.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    result.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="one of the above")
    result.add_argument("arguments", nargs=argparse.REMAINDER, metavar="...", help="passed on; -- may precede them")
    return result


def main(argv: list[str]) -> int:
    """Run one command and return its exit code."""
    options = parser().parse_args(argv)
    extra = options.arguments[1:] if options.arguments[:1] == ["--"] else options.arguments
    try:
        return COMMANDS[options.command](extra)
    except StepError as error:
        print(f"{error.output}\n{error}".strip(), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
