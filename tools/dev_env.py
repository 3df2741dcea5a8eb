"""Virtual environments in the checkout, filled from the lock files."""

import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
LOCKS = ROOT / "requirements"
WINDOWS = os.name == "nt"
Words = Sequence[str | Path]


class StepError(Exception):
    """A step that failed, told in one line, with what the failed program printed."""

    def __init__(self, message: str, output: str = "") -> None:
        """Keep the line and the output."""
        super().__init__(message)
        self.output = output


def say(line: str) -> None:
    """Print a line at once, so that it keeps its place among the output of other programs."""
    print(line, flush=True)


def lock(name: str) -> Path:
    """Return the path of a lock file."""
    return LOCKS / f"{name}.txt"


def digest(files: Sequence[Path], root: Path = ROOT) -> str:
    """Return a hash of the names and contents of files, which is the same wherever the tree lies."""
    total = hashlib.sha256()
    for file in files:
        total.update(file.relative_to(root if file.is_relative_to(root) else ROOT).as_posix().encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def dealt(text: str) -> list[str]:
    """Deal out what a lock file names, which is everything that is needed, in two halves."""
    entries = re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]
    return ["".join(entries[start::2]) for start in range(2)]


# Nothing may stand before what is installed; and many tests start Python anew, which is slow without its bytecode.
UNWANTED = {"PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE"}


def environ(**more: str) -> dict[str, str]:
    """Return the environment of child processes."""
    return {name: value for name, value in os.environ.items() if name not in UNWANTED} | more


def quietly(command: Words, problem: str, env: Mapping[str, str] | None = None) -> str:
    """Run a program and return its output; if it fails, raise that output with the problem."""
    done = subprocess.run(
        command, cwd=ROOT, env=env or environ(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    output = done.stdout.decode(errors="replace")
    if done.returncode:
        raise StepError(problem, output)
    return output


@contextmanager
def interrupts_left_to_child() -> Iterator[list[int]]:
    """Let Ctrl-C end only the program in the foreground, and note that it was pressed."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


def run(command: Words, env: Mapping[str, str] | None = None, *, stop: bool = True) -> int:
    """Run a program on this terminal and return its exit code; Ctrl-C stops us after it, if so wished."""
    with interrupts_left_to_child() as pressed:
        code = subprocess.call(command, cwd=ROOT, env=env or environ())
    if pressed and stop:
        raise KeyboardInterrupt
    return code if code >= 0 else 128 - code


class Environment:
    """A virtual environment in the checkout and the stamps that say what it holds."""

    def __init__(self, name: str, above: "Environment | None" = None) -> None:
        """Name the folder, which need not exist yet, and the environment whose packages it uses too."""
        self.folder = ROOT / name
        self.above = above
        self.scripts = self.folder / ("Scripts" if WINDOWS else "bin")
        self.python = self.program("python")
        self.made = " ".join([sys.version, str(self.folder), *([f"above {above.folder}"] if above else [])])

    def program(self, name: str) -> Path:
        """Return the path of a program of the environment."""
        return self.scripts / (f"{name}.exe" if WINDOWS else name)

    def is_stamped(self, name: str, value: str) -> bool:
        """Tell whether the step of that name was last done with that value."""
        stamp = self.folder / f"animalfolk-{name}.stamp"
        return stamp.is_file() and stamp.read_text(encoding="utf-8") == value

    @contextmanager
    def stamping(self, name: str, value: str) -> Iterator[None]:
        """Stamp a step when it is done, and leave no stamp when it fails."""
        stamp = self.folder / f"animalfolk-{name}.stamp"
        stamp.unlink(missing_ok=True)
        yield
        stamp.write_text(value, encoding="utf-8")

    def is_ready(self) -> bool:
        """Tell whether the environment is there, in its place and of this Python."""
        return self.is_stamped("python", self.made) and self.python.exists()

    def has(self, name: str) -> bool:
        """Tell whether a lock file is installed as it now is."""
        return self.is_ready() and self.is_stamped(name, digest([lock(name), PYPROJECT]))

    def create(self) -> None:
        """Make the environment, unless it is ready."""
        if self.is_ready():
            return
        require_venv()
        shutil.rmtree(self.folder, ignore_errors=True)
        base = getattr(sys, "_base_executable", "") or sys.executable
        options = ["--without-pip"] if self.above else []
        quietly([base, "-m", "venv", *options, self.folder], f"could not make {self.folder.name}")
        if self.above:
            (self.packages() / "above.pth").write_text(f"{self.above.packages()}\n", encoding="utf-8")
        with self.stamping("python", self.made):
            pass

    def packages(self) -> Path:
        """Return the folder of the installed packages."""
        where = "import sysconfig; print(sysconfig.get_path('purelib'))"
        return Path(quietly([self.python, "-c", where], f"{self.folder.name} is broken").strip())

    def pip(self, *arguments: str | Path, problem: str = "", env: Mapping[str, str] | None = None) -> None:
        """Run pip without a word, unless it fails; what it installs is compiled when it is used."""
        quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-compile"]
        command: Words = [self.python, "-m", "pip", "install", *quiet]
        quietly([*command, *arguments], problem or f"installing into {self.folder.name} failed", env)

    def fill(self, file: Path) -> None:
        """Install a lock file, one half beside the other, as pip uses one processor; all must fit together then."""
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
            halves = [Path(folder, f"{number}.txt") for number in range(2)]
            for half, text in zip(halves, dealt(file.read_text(encoding="utf-8")), strict=True):
                half.write_text(text, encoding="utf-8")
            list(pool.map(lambda half: self.pip("--no-deps", "--require-hashes", "-r", half), halves))
        quietly([self.python, "-m", "pip", "check"], f"what {file.name} names does not fit together")

    def build_client(self) -> None:
        """Build the browser client with the Node of this environment, unless it is there."""
        code = run([self.python, ROOT / "tools" / "client.py"])
        if code:
            terminal = self.program("animalfolk").relative_to(ROOT)
            raise StepError(f"the browser client could not be built; `{terminal} play` plays in the terminal")

    def install(self, name: str, then: Callable[[], None] | None = None) -> None:
        """Install a lock file, and what belongs to it, unless that was done before."""
        if self.has(name):
            return
        say(f"installing requirements/{name}.txt into {self.folder.name} (once, until it changes) ...")
        self.create()
        with self.stamping(name, digest([lock(name), PYPROJECT])):
            self.fill(lock(name))
            if then:
                then()


def require_venv() -> None:
    """Refuse a Python that cannot make virtual environments."""
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise StepError(f"{sys.executable} cannot make virtual environments: install the Debian package python3-venv")


def workshop(name: str) -> Environment:
    """Return .venv with the project, editable, and a lock file installed; test.txt holds all of play.txt."""
    place = Environment(".venv")
    if not (name == "play" and place.has("test")):
        place.install(name, lambda: place.pip("--no-deps", "--no-build-isolation", "--editable", ROOT))
    return place
