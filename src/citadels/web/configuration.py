"""Reading a server's settings from the command line, the environment and a file, and showing them.

The first of these that has a setting decides. All errors are reported at once.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from citadels import texts
from citadels.web.settings import DRIVERS, TOKENS, VARIABLES, BadSettings, Settings, valid_setting, without_password

PREFIX: Final = "CITADELS_"
FILE_VARIABLE: Final = "CITADELS_CONFIG"
OTHERS: Final = frozenset({FILE_VARIABLE, "CITADELS_PURE"})
KEYS: Final = {variable.removeprefix(PREFIX).lower(): name for name, variable in VARIABLES.items()}    # in a file
NAMES: Final = {name: key for key, name in KEYS.items()}
OPTIONS: Final = {
    "host": "--host", "port": "--port", "database": "--database", "public_origin": "--origin", "pool": "--thinkers",
    "log_level": "--log-level",
}
ALWAYS_SHOWN: Final = ("database", "host", "port")
NEAR: Final = 0.75      # how similar an unknown name must be to a known one to count as a typo


class Configuration:
    """The settings, where each of them comes from, and what is wrong with them. Wrong ones keep their defaults."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self.sources: dict[str, str] = {}           # by setting, without defaults
        self.problems: list[tuple[BadSettings, str]] = []   # and where each was found
        self.wrong: set[str] = set()

    @property
    def settings(self) -> Settings:
        return Settings(**self.values)

    def take(self, name: str, value: Any, source: str, written: str) -> None:
        """Set a value, unless a source with precedence has set it before."""
        if name in self.sources:
            return
        self.sources[name] = source
        try:
            self.values[name] = valid_setting(name, value, written)
        except BadSettings as fault:
            self.wrong.add(name)
            self.refuse(fault, source)

    def refuse(self, fault: BadSettings, source: str) -> None:
        self.problems.append((fault, source))


def read_settings(
        given: Mapping[str, Any] | None = None, config: Path | None = None,
        environment: Mapping[str, str] | None = None) -> Configuration:
    """Take each setting from the command line, else the environment, else the file, else its default."""
    variables = os.environ if environment is None else environment
    found = Configuration()
    for name, value in (given or {}).items():
        if value is not None:
            found.take(name, value, OPTIONS[name], OPTIONS[name])
    for name, variable in VARIABLES.items():
        if variables.get(variable):
            found.take(name, variables[variable], variable, variable)
    # Other programs use the environment too, so an unknown variable is only an error if it looks like one of ours.
    for variable in sorted(variables):
        if variable.startswith(PREFIX) and variable not in OTHERS and variable not in VARIABLES.values():
            near = get_close_matches(variable.removeprefix(PREFIX).lower(), KEYS, 1, NEAR)
            if near and variables[variable]:
                meant = VARIABLES[KEYS[near[0]]]
                found.refuse(BadSettings("server-unknown-near", name=variable, near=meant), variable)
    if config is None and variables.get(FILE_VARIABLE):
        config = Path(variables[FILE_VARIABLE])
    if config is not None:
        _read_file(found, config)
    return found


def _read_file(found: Configuration, file: Path) -> None:
    source = str(file)
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as fault:      # ValueError: not TOML, or not UTF-8
        why = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        found.refuse(BadSettings("server-no-config", file=source, why=why.rstrip(".")), "")
        return
    for key, value in content.items():
        if key in KEYS:
            found.take(KEYS[key], value, source, key)
            continue
        near = get_close_matches(key.removeprefix(PREFIX).lower().replace("-", "_"), KEYS, 1, NEAR)
        message = "server-unknown-near" if near else "server-unknown"
        found.refuse(BadSettings(message, name=key, near="".join(near)), source)


def shown_settings(found: Configuration, lang: str, whole: bool) -> Iterator[str]:
    """The settings as lines of a file that could be read again, with the source of each and without secrets. Unless
    `whole`, most defaults are left out."""
    settings = found.settings
    for name, key in NAMES.items():
        if name in found.wrong or not (whole or name in found.sources or name in ALWAYS_SHOWN):
            continue
        value = getattr(settings, name)
        source = found.sources.get(name) or texts.text("server-setting-default", lang)
        line = f"{key} = {written(name, value)}" if value is not None else f"# {key}"
        yield f"{line}  # {source}"


def written(name: str, value: Any) -> str:
    if name in TOKENS:
        value = "…"
    elif name == "database":
        scheme, _, rest = without_password(value).partition("://")
        value = f"{dict(zip(DRIVERS.values(), DRIVERS)).get(scheme, scheme)}://{rest}"
    elif name == "smtp" and value is not None:
        value = without_password(value)
    elif isinstance(value, Path):
        value = str(value)
    return json.dumps(value, ensure_ascii=False)


def refused(found: Configuration, lang: str) -> Iterator[str]:
    """A sentence for each problem, and where it is."""
    for fault, source in found.problems:
        yield f"{fault.sentence(lang)} ({source})" if source else fault.sentence(lang)
