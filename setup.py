"""Compiles the engine with mypyc where that is possible; without, the same files run as plain Python.

`CITADELS_PURE=1` at build time leaves everything uncompiled; with `CITADELS_STRICT=1`, what cannot be compiled is an
error. Beside the compiled modules lies a manifest with the hashes of the sources they were made from;
`citadels/_pure.py` uses them only while those hashes still hold. It is named like the modules, so after the system that
they are built for.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "citadels"
CLIENT = PACKAGE / "web" / "client" / "index.html"
OPT_LEVEL = os.environ.get("CITADELS_OPT", "3")  # a lower level compiles quicker while working on the engine
COMPILING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


def sources() -> list[Path]:
    """The files to compile, in a fixed order."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["citadels"]["compile"]
    found = {path for pattern in patterns for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def settings() -> str:
    """All but the sources that decides what comes out."""
    from mypy.version import __version__ as mypy_version

    own = hashlib.sha256((ROOT / "setup.py").read_bytes()).hexdigest()[:16]
    return f"{sys.implementation.cache_tag}, mypy {mypy_version}, level {OPT_LEVEL}, setup.py {own}"


def generated() -> Path:
    """Where the C files go: a folder for each combination of settings, so that no object is taken for another's."""
    return Path("build", "mypyc-" + hashlib.sha256(settings().encode()).hexdigest()[:16])


def manifest() -> str:
    """One line per source, "hash  path", after a comment with the settings."""
    lines = ["# " + settings()]
    for path in sources():
        lines.append(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(PACKAGE).as_posix()}")
    return "\n".join(lines) + "\n"


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def forced_pure() -> bool:
    return is_set("CITADELS_PURE")


def obstacle() -> str | None:
    """Why nothing can or shall be compiled here, or None."""
    if forced_pure():
        return "CITADELS_PURE is set"
    if sys.implementation.name != "cpython":
        return "this is not CPython"
    if find_spec("mypyc") is None:
        return "mypy is not installed"
    if sys.platform == "win32":
        return None  # whether Visual C++ is there shows only when it is called
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler was found ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python (Python.h) are not installed"
    return None


def say_interpreted(reason: str) -> None:
    if is_set("CITADELS_STRICT") and not forced_pure():
        sys.exit(f"citadels: the engine cannot be compiled, because {reason}.")
    print(f"citadels: the engine runs as plain Python, slower but the same game, because {reason}.", file=sys.stderr)


def extensions() -> list[Extension]:
    """The mypyc modules, or none with a sentence that says why."""
    reason = obstacle()
    if reason is None:
        try:
            BuildExt.written = manifest()  # before mypyc reads the files: one that is saved meanwhile counts as changed
            return translated()
        except (Exception, SystemExit) as problem:  # mypyc prints errors in the sources and exits with 1
            reason = "mypyc could not translate it" + ("" if isinstance(problem, SystemExit) else f" ({problem!r})")
    say_interpreted(reason)
    return []


def on_linux() -> bool:
    """Whether it is built for Linux; `get_platform` knows the target, `sys.platform` only the builder."""
    return sysconfig.get_platform().startswith("linux")


def translated() -> list[Extension]:
    from mypyc.build import mypycify

    # Not the project's own mypy settings: what `texts` imports is not installed while a wheel is built.
    flags = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    found: list[Extension] = mypycify(
        flags + [str(path.relative_to(ROOT)) for path in sources()],
        opt_level=OPT_LEVEL,
        debug_level="0",
        multi_file=True,
        group_name="citadels",
        target_dir=str(generated()),
    )
    # Calls between the C files go straight instead of through the linker's table: cloning gains a sixth.
    direct = ["-fvisibility=hidden", "-fno-plt", "-fno-semantic-interposition"] if on_linux() else []
    for extension in found:
        # A new compiler's new warning about generated code is no reason to run slowly.
        extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"] + direct
    return found


class BuildPy(build_py):
    """Starts from an empty folder, so that a wheel never contains a file that was deleted long ago.

    A wheel carries the pages for the browser; who builds one without them must say so.
    """

    def run(self) -> None:
        if not self.editable_mode:
            if not CLIENT.is_file() and not is_set("CITADELS_NO_CLIENT"):
                sys.exit("citadels: the pages for the browser are not built. `make client` builds them; "
                         "CITADELS_NO_CLIENT=1 makes a package without them.")
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


def compile_changed(  # noqa: PLR0913, PLR0917 - takes the place of a method of setuptools
    compiler: Any, sources: list[str], output_dir: str | None = None, macros: Any = None, include_dirs: Any = None,
    debug: bool = False, extra_preargs: Any = None, extra_postargs: Any = None, depends: Any = None,
) -> list[str]:
    """What `compiler.compile` does, but on all cores, and only for C files that came out different.

    mypyc leaves a C file alone whose content stays the same, so their dates tell which objects are still good.
    """
    _, objects, extra, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(options, debug, extra_preargs)
    headers = [str(path) for path in generated().rglob("*.h")]

    def compile_one(target: str) -> None:
        source, suffix = build[target]
        if newer_group([source, *headers], target):
            compiler._compile(target, source, suffix, arguments, extra, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(compile_one, objects):
            pass
    return list(objects)


class BuildExt(build_ext):
    """Writes the manifest after everything else, and none if anything fails."""

    written = ""

    def run(self) -> None:
        package = PACKAGE if self.inplace or self.editable_mode else Path(self.build_lib, "citadels")
        manifest = package / f"{self.get_ext_filename('_compiled')}.txt"  # as the system calls it that it is built for
        manifest.unlink(missing_ok=True)
        if not self.extensions:
            return
        try:
            super().run()
        except Exception as problem:
            say_interpreted(f"the C compiler failed ({type(problem).__name__}, see what it printed above)")
            return
        manifest.write_text(self.written, encoding="utf-8")

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = partial(compile_changed, self.compiler)
        super().build_extensions()


if __name__ == "__main__":
    setup(
        ext_modules=extensions() if COMPILING.intersection(sys.argv) else [],
        cmdclass={"build_py": BuildPy, "build_ext": BuildExt},
    )
