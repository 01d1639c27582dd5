"""The samples of the documentation: found in its pages, and run as a reader would, page by page in order."""

from __future__ import annotations

import doctest
import io
import json
import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, Final, NamedTuple

from citadels import Game, cli
from citadels.terminal import welcome
from citadels.terminal.commands import settings_of

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("benchmarks/*.md"), *ROOT.glob("docs/**/*.md")], key=lambda path: path.as_posix())

ADAPTERS: Final = "docs/adapters.md"      # its libraries have an environment of their own: tests/adapters runs it

# What a block may be. `text` is for reading only: pictures in letters, conversations.
RUN: Final = ("python", "console", "sh", "json", "sql")
CHECKED: Final = ("nginx", "caddy", "toml")     # by tests/test_docs_host.py
READ: Final = ("text",)

# Programs that are not ours: none of them is run here.
OUTSIDE: Final = (
    "chmod", "cp", "createdb", "createuser", "docker", "nginx", "npm", "openssl", "podman", "ray", "systemctl",
    "useradd",
)
VARIABLES: Final = ("ARGS", "CITADELS_OPT", "CITADELS_PURE", "JOBS", "OPENBLAS_NUM_THREADS", "PYTHON")
FEW_GAMES: Final = {"arena": "6", "simulate": "6", "balance": "1000"}


class Block(NamedTuple):
    page: str
    line: int
    language: str
    title: str      # the file that a reader is told to put it in
    reason: str     # why it is not run; "" if it is
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(path: Path) -> list[Block]:
    """The blocks of a page between fences, with the reason that a comment before them gives for not running them."""
    found: list[Block] = []
    reason = ""
    lines = iter(enumerate(path.read_text("utf-8").splitlines(), 1))
    for number, line in lines:
        fence = re.fullmatch(r"\s*```(\w*)(?: title=\"(.*)\")?", line)
        comment = re.fullmatch(r"<!-- not run: (.*) -->", line)
        if fence:
            text = "".join(f"{line}\n" for line in inside(lines))
            page = path.relative_to(ROOT).as_posix()
            found.append(Block(page, number, fence[1], fence[2] or "", reason, text))
        if comment:
            reason = comment[1]
        elif line:
            reason = ""
    return found


def inside(lines: Iterator[tuple[int, str]]) -> Iterator[str]:
    for _, line in lines:
        if line.strip() == "```":
            return
        yield line
    raise AssertionError("a block has no end")


def commands(block: Block) -> list[tuple[list[str], str]]:
    """The commands of a block as words, each with the output that is shown below it."""
    found: list[tuple[list[str], str]] = []
    prompt = "$ " if block.language == "console" else ""
    for line in block.text.replace("\\\n", " ").splitlines(keepends=True):
        if line.startswith(prompt):
            words = shlex.split(line.removeprefix(prompt), comments=True)
            if words:
                found.append((words, ""))
        else:
            found[-1] = (found[-1][0], found[-1][1] + line)
    return found


# -- running -----------------------------------------------------------------------------------------------------------
class Reader:
    """Goes through a page: one folder, one namespace."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "__page__"}
        self.searched = False           # for balance: one search is enough
        shutil.copytree(ROOT / "examples", folder / "examples")

    def file(self, block: Block) -> None:
        """Put a block into the file that it is for, also where the page uses it before it shows it."""
        if block.title:
            (self.folder / block.title).write_text(block.text, "utf-8")

    def read(self, block: Block) -> None:
        if block.language == "python":
            self.python(block)
        elif block.language == "json":
            check_json(block)
        elif block.language == "sql":
            self.sql(block)
        elif block.language in ("console", "sh"):
            for words, output in commands(block):
                self.command(words, output, block)

    def python(self, block: Block) -> None:
        if ">>> " not in block.text:
            exec(compile(block.text, str(block), "exec"), self.names)
            return
        test = doctest.DocTestParser().get_doctest(block.text, self.names, str(block), block.page, block.line)
        told: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=told.append, clear_globs=False)
        assert not runner.failures, "".join(told)
        self.names.update(test.globs)

    def sql(self, block: Block) -> None:
        import duckdb

        with duckdb.connect() as connection:
            for statement in filter(str.strip, block.text.split(";")):
                assert connection.execute(statement).fetchall()

    def command(self, words: list[str], output: str, block: Block) -> None:
        words = environment_apart(words)
        check(words)
        if words[0] != "citadels" or not self.short(words, output):
            return
        said = io.StringIO()
        with redirect_stdout(said), redirect_stderr(said):
            status = cli.main(few(words[1:], output))
        assert status == 0, said.getvalue()
        if output:
            assert agrees(output, said.getvalue()), f"{block}: {' '.join(words)} says\n{said.getvalue()}"

    def short(self, words: list[str], output: str) -> bool:
        """Whether a command ends by itself, and soon."""
        name = words[1] if len(words) > 1 else "play"
        if name in ("rules", "replay") or output:
            return True
        if name == "balance":
            again = self.searched and "--resume" not in words
            self.searched = True
            return not again
        return name in ("arena", "simulate", "report") and "--cluster" not in words


def environment_apart(words: list[str]) -> list[str]:
    """The command without the variables before it."""
    while re.fullmatch(r"[A-Z_]+=.*", words[0]):
        assert words[0].partition("=")[0] in VARIABLES, words
        words = words[1:]
    return words


def few(words: list[str], output: str) -> list[str]:
    """The command with few games in one process, unless its output is shown."""
    if words[0] not in FEW_GAMES or "--resume" in words:
        return words
    if not output:
        words = [*words, "--games", FEW_GAMES[words[0]]]
    return [*words, "--processes", "1"]


def agrees(shown: str, true: str) -> bool:
    """Whether that is the output, where a line of three dots stands for any lines."""
    pattern = "".join(r"(?:.*\n)*?" if line == "..." else re.escape(line) + " *\n" for line in shown.splitlines())
    return re.fullmatch(pattern, true.rstrip() + "\n") is not None


# -- checking ----------------------------------------------------------------------------------------------------------
def check(words: list[str]) -> None:
    """That there is such a command."""
    name = words[0]
    if name in ("citadels", "/opt/citadels/bin/citadels"):
        args = cli.parser("en").parse_args(words[1:] or ["play"])
        if args.command == "serve":
            from citadels.web.settings import make_settings  # not where tests/adapters runs samples
            make_settings({}, database=args.database, host=args.host, port=args.port, public_origin=args.origin,
                          pool=args.thinkers, log_level=args.log_level)
        elif args.command == "play":
            welcome.dealt(settings_of(args))
    elif name == "make":
        targets = [word for word in words[1:] if "=" not in word]
        assert set(targets) <= make_targets(), words
        assert {word.partition("=")[0] for word in words[1:] if "=" in word} <= set(VARIABLES), words
        for word in words:
            if word.startswith("ARGS=") and targets[0] in ("play", "serve", "terminal"):
                check(["citadels", "serve" if targets[0] == "serve" else "play", *shlex.split(word[5:])])
    elif name in ("pip", "/opt/citadels/bin/pip"):
        assert words[1] == "install"
        for extra in re.findall(r"\[(.*)\]", words[-1]):
            assert set(extra.split(",")) <= extras(), words
    elif name in ("python", "python3"):
        check_python(words[1:])
    else:
        assert name in OUTSIDE, words


def check_python(words: list[str]) -> None:
    if words[0] == "-m" and words[1] in ("venv", "http.server"):
        return
    path = f"src/{words[1].replace('.', '/')}" if words[0] == "-m" else words[0]
    assert (ROOT / path).exists() or (ROOT / f"{path}.py").exists(), words


def check_json(block: Block) -> None:
    """Positions and records are those that the game reads; the messages of the protocol have their own test."""
    value = json.loads(block.text)
    if value.get("format") == "citadels-record":
        game = Game.from_record(value)
        assert value.get("result") is None or value["result"] == game.record()["result"]
    elif "edition" in value and "players" in value:
        Game.from_position(value)
    else:
        assert block.page == "docs/protocol.md", block


def make_targets() -> set[str]:
    return set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def extras() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return set(project["project"]["optional-dependencies"])
