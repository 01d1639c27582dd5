"""What is in deploy/, and the Containerfile, names settings, commands, ports and paths that there are."""

from __future__ import annotations

import configparser
import fnmatch
import ipaddress
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from citadels import cli
from citadels.web.configuration import read_settings
from citadels.web.routes import ROUTES
from citadels.web.settings import PORT, Settings
from tests.samples import ROOT

DEPLOY = ROOT / "deploy"
PATHS = {path for route in ROUTES for path in route.paths}
SERVICE = DEPLOY / "citadels@.service"
PROGRAM = "/opt/citadels/bin/citadels"


def settings_from(variables: dict[str, str]) -> Settings:
    """The settings that a server would have with these variables, all of which it knows."""
    found = read_settings({}, None, variables)
    assert found.problems == []
    assert len(found.sources) == len(variables), "a variable that is no setting"
    return found.settings


def parsed(words: list[str]) -> Any:
    """A command line of ours, which must be one that the program takes."""
    assert words[0] in ("citadels", PROGRAM), words
    return cli.parser("en").parse_args(words[1:])


# -- the container -----------------------------------------------------------------------------------------------------
def instructions() -> list[tuple[str, str]]:
    text = (ROOT / "Containerfile").read_text("utf-8")
    lines = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines if line]


def last_stage() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, rest in instructions():
        if name == "FROM":
            found = {}
        found.setdefault(name, []).append(rest)
    return found


def variables_of(stage: dict[str, list[str]]) -> dict[str, str]:
    pairs = [word.partition("=") for line in stage["ENV"] for word in shlex.split(line)]
    return {name: value for name, _, value in pairs}


def test_the_container_serves_as_nobody_in_particular_and_knows_whether_it_is_healthy() -> None:
    stage = last_stage()
    variables = {name: value for name, value in variables_of(stage).items() if name.startswith("CITADELS_")}
    settings = settings_from(variables)
    assert settings.host == "0.0.0.0"
    assert [int(port) for port in stage["EXPOSE"]] == [settings.port] == [PORT]
    assert settings.file is not None and [settings.file.parent.as_posix()] == stage["VOLUME"] == stage["WORKDIR"]
    assert stage["USER"] == ["citadels"] and "useradd" in stage["RUN"][0] and settings.file.parent.as_posix() in (
        stage["RUN"][0].split())
    assert parsed(json.loads(stage["CMD"][0])).command == "serve"
    check = stage["HEALTHCHECK"][0].partition("CMD ")[2]
    assert parsed(json.loads(check)).command == "health"
    assert variables_of(stage)["PATH"].split(":")[0] == str(Path(PROGRAM).parent)


def test_what_the_container_was_built_with_stays_behind() -> None:
    stages = [rest.partition(" AS ") for name, rest in instructions() if name == "FROM"]
    names = {name for _, _, name in stages}
    copied = [name for _, rest in instructions() for name in re.findall(r"--from=(\S+)", rest)]
    assert copied == ["wheel", "packages"] and set(copied) <= names
    assert "-slim" in stages[-1][0] and last_stage()["COPY"] == ["--from=packages /opt/citadels /opt/citadels"]


def ignored(path: str) -> bool:
    """Whether .dockerignore keeps a file out; the last line that fits decides."""
    out = False
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        pattern = line.removeprefix("!").removeprefix("**/")
        anywhere = "**/" in line
        parts = path.split("/")
        heads = ["/".join(parts[:count]) for count in range(1, len(parts) + 1)]
        fits = any(fnmatch.fnmatchcase(part, pattern) for part in parts) if anywhere else any(
            fnmatch.fnmatchcase(head, pattern) and head.count("/") == pattern.count("/") for head in heads)
        out = not line.startswith("!") if fits else out
    return out


def test_the_container_is_built_from_what_it_needs() -> None:
    commands = " ".join(rest for name, rest in instructions() if name == "RUN")
    needed = re.findall(r"scripts/\w+\.py", commands)
    needed += [path.lstrip("/") for path in re.findall(r"/requirements/\w+\.txt", commands)]
    words = next(rest for name, rest in instructions() if "scripts/env.py" in rest).split()
    needed += [f"requirements/{name}.txt" for name in words[words.index(".venv") + 1:]]
    assert len(needed) > 6
    needed += ["pyproject.toml", "setup.py", "README.md", "LICENSE", "src/citadels/cli.py",
               "src/citadels/texts/en/server.ftl", "frontend/package-lock.json", "frontend/src/lib/language.svelte.ts"]
    for path in needed:
        assert (ROOT / path).is_file() and not ignored(path), path
    for path in (".git/config", ".venv/bin/python", "deploy/.env", "frontend/node_modules/a", "tests/test_deploy.py",
                 "src/citadels/web/client/index.html", "src/citadels/game.cpython-311-x86_64-linux-gnu.so"):
        assert ignored(path), path


# -- the composition ---------------------------------------------------------------------------------------------------
def env_example() -> dict[str, str]:
    lines = (DEPLOY / "env.example").read_text("utf-8").splitlines()
    return {line.partition("=")[0]: line.partition("=")[2] for line in lines if line and not line.startswith("#")}


def composition() -> Any:
    """As a host would have it who has filled in the example."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    values = {**env_example(), "DATABASE_PASSWORD": "0123456789abcdef"}
    used = set(re.findall(r"\$\{(\w+)", text))
    assert used == values.keys()
    return yaml.safe_load(re.sub(r"\$\{(\w+)[^}]*\}", lambda found: values[found[1]], text))


def test_the_composition_fits_together() -> None:
    found = composition()
    database, server, proxy = (found["services"][name] for name in ("database", "server", "proxy"))
    settings = settings_from({name: str(value) for name, value in server["environment"].items()})
    own = database["environment"]
    assert settings.database == (f"postgresql+asyncpg://{own['POSTGRES_USER']}:{own['POSTGRES_PASSWORD']}@database/"
                                 f"{own['POSTGRES_DB']}")
    assert settings.secure and settings.public_origin == f"https://{proxy['environment']['DOMAIN']}"
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == ROOT / "Containerfile"
    assert [volume.partition(":")[2] for volume in server["volumes"]] == last_stage()["VOLUME"]
    assert server["depends_on"]["database"]["condition"] == "service_healthy" and "healthcheck" in database
    assert proxy["depends_on"]["server"]["condition"] == "service_healthy"
    assert server["ulimits"]["nofile"] >= 65536
    named = {volume.partition(":")[0] for service in found["services"].values() for volume in service["volumes"]}
    assert {name for name in named if not name.startswith(".")} == found["volumes"].keys()
    assert all((DEPLOY / name).is_file() for name in named if name.startswith("."))


def test_only_the_proxy_is_reached_from_outside_and_only_it_is_believed() -> None:
    found = composition()
    services = found["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert services["database"]["networks"] == ["inside"] and found["networks"]["inside"]["internal"] is True
    assert set(services["proxy"]["networks"]) == {"outside"} < set(services["server"]["networks"])
    address = services["proxy"]["networks"]["outside"]["ipv4_address"]
    assert services["server"]["environment"]["CITADELS_PROXIES"] == address
    ranges = found["networks"]["outside"]["ipam"]["config"][0]
    assert ipaddress.ip_address(address) in ipaddress.ip_network(ranges["subnet"])
    assert ipaddress.ip_address(address) not in ipaddress.ip_network(ranges["ip_range"])    # nobody else may get it


def test_the_example_has_no_password() -> None:
    assert env_example()["DATABASE_PASSWORD"] == ""
    assert "/deploy/.env" in (ROOT / ".gitignore").read_text("utf-8").splitlines()


def test_the_proxy_leads_to_the_server_and_hides_what_is_not_for_visitors() -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "server" in composition()["services"] and f"reverse_proxy server:{PORT}\n" in text
    hidden = set(next(line for line in text.splitlines() if "@inside path" in line).split()[2:])
    assert hidden == {"/metrics", "/health"} <= PATHS
    assert re.findall(r"\{\$(\w+)\}", text) == ["DOMAIN"] == list(composition()["services"]["proxy"]["environment"])


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_accepts_its_configuration(tmp_path: Path) -> None:
    words = ["caddy", "adapt", "--config", str(DEPLOY / "Caddyfile"), "--validate"]
    variables = {"DOMAIN": "citadels.example", "HOME": str(tmp_path), "PATH": "/usr/bin"}
    done = subprocess.run([str(shutil.which("caddy")), *words[1:]], env=variables, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0 and "server:4848" in done.stdout, done.stderr


# -- systemd -----------------------------------------------------------------------------------------------------------
def unit(path: Path) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None, delimiters="=")
    found.optionxform = str  # type: ignore[assignment, method-assign]  # as the documentation of the module has it
    found.read(path, "utf-8")
    return found


def service_variables() -> dict[str, str]:
    lines = (DEPLOY / "citadels.env.example").read_text("utf-8").splitlines()
    return {line.partition("=")[0]: line.partition("=")[2] for line in lines if line and not line.startswith("#")}


def test_the_service_is_one_of_ours_with_settings_that_there_are() -> None:
    service = unit(SERVICE)["Service"]
    args = parsed(shlex.split(service["ExecStart"].replace("%i", "4848")))
    assert args.command == "serve" and args.port == "4848"
    settings = settings_from(service_variables())
    assert settings.secure and settings.file is not None
    assert settings.file.parent == Path("/var/lib") / service["StateDirectory"]
    example = (DEPLOY / "citadels.env.example").read_text("utf-8")
    for line in re.findall(r"^# (CITADELS_\w+=.*)$", example, re.MULTILINE):
        settings_from({line.partition("=")[0]: line.partition("=")[2]})
    assert service["EnvironmentFile"] in example
    assert int(service["LimitNOFILE"]) >= 65536


def test_the_service_may_do_little() -> None:
    service = unit(SERVICE)["Service"]
    assert service["User"] not in ("root", "")
    for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "ProtectKernelModules",
                 "ProtectKernelTunables", "ProtectControlGroups", "RestrictNamespaces", "RestrictSUIDSGID"):
        assert service[name] == "yes", name
    assert service["ProtectSystem"] == "strict" and service["CapabilityBoundingSet"] == ""
    # It sets how many files it may open, and how nice it is.
    assert "@resources" not in SERVICE.read_text("utf-8")


def test_backups_are_made_every_night_of_the_same_database() -> None:
    text = (DEPLOY / "citadels-backup.service").read_text("utf-8")
    service, main = unit(DEPLOY / "citadels-backup.service")["Service"], unit(SERVICE)["Service"]
    for name in ("User", "Group", "EnvironmentFile"):
        assert service[name] == main[name]
    folders = service["StateDirectory"].split()
    assert main["StateDirectory"] in folders and len(folders) == 2
    command = re.search(r"exec (\S+ backup \S+ \+%%F\)\S+)'", text)
    assert command is not None
    args = parsed(shlex.split(re.sub(r"\$\$\(.*\)", "2026-11-16", command[1])))
    assert args.command == "backup" and args.file == Path(f"/var/lib/{folders[1]}/2026-11-16.backup")
    assert re.search(rf"^ExecStart=/usr/bin/find /var/lib/{folders[1]} -name \"\*\.backup\"", text, re.MULTILINE)
    assert unit(DEPLOY / "citadels-backup.timer")["Timer"]["OnCalendar"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("name", ["citadels@.service", "citadels-backup.service", "citadels-backup.timer"])
def test_systemd_accepts_the_units(name: str, tmp_path: Path) -> None:
    """With a program that there is."""
    for path in DEPLOY.glob("citadels*.*"):
        text = path.read_text("utf-8").replace(f"={PROGRAM}", "=/bin/true")
        (tmp_path / path.name).write_text(text, "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(tmp_path / name)], capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0 and done.stderr == ""
