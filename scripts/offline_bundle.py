"""Makes the zip of Python sources that the worker of a page loads to play without a server.

    python scripts/offline_bundle.py FILE [PYODIDE]

It contains what `citadels.offline` imports and nothing else. The texts are parsed in advance, so that Fluent is not
needed. With the folder of the npm package pyodide, the sources are also compiled for it, and pages start faster. The
same sources always give the same bytes.
"""

from __future__ import annotations

import ast
import base64
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
FIRST: Final = "citadels.offline"
# Imported only for users' own bots, which do not exist in a browser.
LEFT_OUT: Final = ("citadels.bots.program_bot", "citadels.bots.python_bot")
DATA: Final = ("citadels/bots/learned/weights.bin",)
WORDS: Final = ("bots", "cards", "errors", "reasons", "rules", "rules-classic", "rules-circus", "rules-common-city",
                "server", "table")
TIME: Final = (1980, 1, 1, 0, 0, 0)


# -- sources -----------------------------------------------------------------------------------------------------------
def path_of(name: str) -> Path | None:
    """The file of a module."""
    place = SOURCES.joinpath(*name.split("."))
    for path in (place / "__init__.py", place.with_suffix(".py")):
        if path.is_file():
            return path
    return None


def imported(path: Path, anywhere: bool) -> set[str]:
    """The modules that a file imports anywhere, or only those at the top level, when it is imported itself."""
    tree = ast.parse(path.read_text("utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree) if anywhere else tree.body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def modules(first: str = FIRST) -> dict[str, Path]:
    """All modules that a module needs, with their packages."""
    found: dict[str, Path] = {}
    waiting = [first]
    while waiting:
        name = waiting.pop()
        path = path_of(name)
        if path is None or name in found or name in LEFT_OUT:
            continue
        found[name] = path
        waiting += imported(path, anywhere=True)
        waiting += [name.rpartition(".")[0]] if "." in name else []
    return found


def early(wheel: str) -> list[str]:
    """The modules that can be imported before a wheel is loaded: those of the standard library that are needed at the
    start, then ours that need neither the wheel nor any module that does."""
    ours = modules()
    needs = {name: {one for other in (*imported(path, anywhere=False), name) for one in with_packages(other)} - {name}
             for name, path in ours.items()}
    late = {wheel}
    while found := {name for name in ours.keys() - late if needs[name] & late}:
        late |= found
    standard = {name for one in needs.values() for name in one} & sys.stdlib_module_names
    return [*sorted(standard - {"__future__"}), *sorted(ours.keys() - late)]


def with_packages(name: str) -> list[str]:
    """A module and its packages, which are imported before it."""
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts) + 1)]


# -- texts -------------------------------------------------------------------------------------------------------------
class Words:
    """The messages of one language, as citadels.texts.ready reads them."""

    def __init__(self, lang: str) -> None:
        self.messages: dict[str, Any] = {}
        self.attributes: dict[str, dict[str, str]] = {}
        self.files: dict[str, dict[str, Any]] = {}
        folder = SOURCES / "citadels" / "texts" / lang
        parsed = {name: FluentParser().parse((folder / f"{name}.ftl").read_text("utf-8")) for name in WORDS}
        entries = [(f"{name}.ftl", entry) for name, file in parsed.items() for entry in file.body]
        for _, entry in entries:
            if isinstance(entry, fluent.Message):
                self.messages[entry.id.name] = entry
        for name, entry in entries:
            if isinstance(entry, fluent.Message) and entry.value is not None:
                self.files.setdefault(name, {})[entry.id.name] = self.pattern(entry.value)
                if entry.attributes:
                    named = {"": entry.value, **{one.id.name: one.value for one in entry.attributes}}
                    self.attributes[entry.id.name] = {form: self.text(value) for form, value in named.items()}

    def pattern(self, pattern: fluent.Pattern) -> Any:
        parts: list[Any] = []
        for element in pattern.elements:
            part = self.part(element.expression if isinstance(element, fluent.Placeable) else element)
            for one in part if isinstance(part, list) else [part]:
                if isinstance(one, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += one
                else:
                    parts.append(one)
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts

    def part(self, node: Any) -> Any:
        match node:
            case fluent.TextElement():
                return node.value
            case fluent.StringLiteral():
                return node.parse()["value"]
            case fluent.VariableReference():
                return {"of": node.id.name}
            case fluent.MessageReference(attribute=None):
                return self.pattern(self.messages[node.id.name].value)
            case fluent.FunctionReference():
                return {"call": node.id.name, "with": [self.part(one) for one in node.arguments.positional]}
            case fluent.SelectExpression():
                keys = {self.key(variant.key): self.pattern(variant.value) for variant in node.variants}
                last = next(self.key(variant.key) for variant in node.variants if variant.default)
                return {"by": self.part(node.selector), "is": keys, "else": last}
        raise ValueError(f"the texts for the browser cannot use {type(node).__name__}")

    def key(self, key: Any) -> str:
        return str(key.name if isinstance(key, fluent.Identifier) else key.value)

    def text(self, pattern: fluent.Pattern) -> str:
        found = self.pattern(pattern)
        if not isinstance(found, str):
            raise ValueError("the forms of a name must be plain texts")
        return found

    def written(self) -> bytes:
        found = {"files": self.files, "attributes": self.attributes}
        return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


def languages() -> list[str]:
    return sorted(path.parent.name for path in (SOURCES / "citadels" / "texts").glob("*/rules.ftl"))


# -- the bundle --------------------------------------------------------------------------------------------------------
def contents(pyodide: Path | None = None) -> dict[str, bytes]:
    """All files, by their path in the zip."""
    found = {path.relative_to(SOURCES).as_posix(): path.read_bytes() for path in modules().values()}
    if pyodide is not None:
        found |= bytecode(found, pyodide)
    found |= {name: (SOURCES / name).read_bytes() for name in DATA}
    found |= {f"citadels/texts/ready/{lang}.json": Words(lang).written() for lang in languages()}
    return dict(sorted(found.items()))


def bytecode(sources: dict[str, bytes], pyodide: Path) -> dict[str, bytes]:
    """Each source compiled by the Python that will run it. Python uses these without comparing them with the sources;
    any other release of Python ignores them."""
    given = json.dumps({name: source.decode() for name, source in sources.items()})
    done = subprocess.run(["node", str(Path(__file__).with_name("offline_bytecode.mjs")), str(pyodide)], input=given,
                          stdout=subprocess.PIPE, text=True, check=True)
    return {name: base64.b64decode(code) for name, code in json.loads(done.stdout).items()}


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip file whose bytes depend only on the files."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as bundle:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, TIME)
            entry.external_attr = 0o644 << 16
            bundle.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    return written.getvalue()


def write(target: Path, pyodide: Path | None = None) -> int:
    """Write the bundle and return the number of its files."""
    found = contents(pyodide)
    target.write_bytes(zipped(found))
    return len(found)


def main() -> int:
    if len(sys.argv) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    count = write(target, Path(sys.argv[2]) if len(sys.argv) == 3 else None)
    print(f"{target}: {count} files, {target.stat().st_size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
