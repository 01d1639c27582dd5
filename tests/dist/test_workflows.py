"""The workflows can only run on their own service. What can be checked here: they are well formed, and what they call is
there."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts import release_notes
from tests.dist.environments import ROOT
from tests.samples import make_targets

FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))
EXTERNAL = ("gh", "tar")            # programs that the runners have
FOREIGN = ("pip", "cibuildwheel")   # modules that are not ours


def read(path: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


def jobs() -> list[tuple[str, dict[str, Any]]]:
    return [(f"{path.name}: {name}", job) for path in WORKFLOWS for name, job in read(path)["jobs"].items()]


def test_there_is_a_workflow_for_tests_wheels_the_static_page_and_releases() -> None:
    assert [path.stem for path in WORKFLOWS] == ["pages", "release", "static", "tests", "wheels"]
    for path in WORKFLOWS:
        workflow = read(path)
        # YAML takes the word "on" for a truth.
        assert {"name", True, "permissions", "jobs"} == workflow.keys()
        assert workflow["permissions"] == {"contents": "read"}
        if "workflow_call" in workflow[True]:  # one that asks for more than its caller may is refused
            assert not any("permissions" in job for job in workflow["jobs"].values())


@pytest.mark.parametrize(("name", "job"), jobs())
def test_a_job_has_a_machine_and_steps_or_calls_another_workflow(name: str, job: dict[str, Any]) -> None:
    if "uses" in job:
        called = read(ROOT / job["uses"])
        assert "workflow_call" in called[True]
        return
    assert job["runs-on"] and job["steps"]
    needed = {value for values in (job.get("strategy", {}).get("matrix", {}).get("include", [])) for value in values}
    for word in re.findall(r"\$\{\{ matrix\.(\w+) \}\}", str(job)):
        assert word in needed | set(job["strategy"]["matrix"])
    for step in job["steps"]:
        assert ("run" in step) != ("uses" in step)
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v1)", step["uses"])
        else:
            check_command(step["run"])


def check_command(line: str) -> None:
    words = shlex.split(re.sub(r"\$\{\{.*?\}\}", "value", line))
    if words[0] == "make":
        assert {word for word in words[1:] if "=" not in word} <= make_targets()
    elif words[:2] == ["python", "-m"]:
        assert words[2] in FOREIGN
    elif words[0] == "python3":
        assert (ROOT / words[1]).is_file()
    else:
        assert words[0] in EXTERNAL
    for word in words:
        assert not word.startswith("requirements/") or (ROOT / word).is_file()


def test_artifacts_that_are_fetched_were_left_by_somebody() -> None:
    left, fetched = [], []
    for _, job in jobs():
        for step in job.get("steps", []):
            kind = step.get("uses", "").partition("@")[0]
            values = step.get("with", {})
            if kind == "actions/upload-artifact":
                left.append(values["name"])
            elif kind == "actions/download-artifact":
                fetched.append(values.get("name") or values["pattern"].rstrip("*"))
    assert fetched and all(any(name.startswith(one) for name in left) for one in fetched)


def test_wheels_are_built_for_the_systems_that_are_configured_and_each_has_to_play() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    wanted = {(system, processor) for system in ("linux", "macos", "windows") for processor in settings[system]["archs"]}
    matrix = read(FOLDER / "wheels.yml")["jobs"]["wheels"]["strategy"]["matrix"]["include"]
    assert {(row["system"], row["processor"]) for row in matrix} == wanted
    assert settings["environment"] == {"CITADELS_STRICT": "1"}
    played = [shlex.split(command) for command in settings["test-command"]]
    assert played == [["citadels", "--version"], ["python", "{project}/tests/dist/playouts.py", "compiled"]]
    assert (ROOT / played[1][1].replace("{project}/", "")).is_file()


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    changelog = "# Changelog\n\n## [Unreleased]\n\n- new\n\n## [0.3.0] - 2027-01-02\n\n- this\n\n## [0.2.0]\n\n- old\n"
    assert release_notes.notes(changelog, "0.3.0") == "- this"
    assert release_notes.notes(changelog, "0.2.0") == ""    # it has no date
    assert release_notes.notes(changelog, "0.9.0") == ""


def test_a_tag_of_another_version_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"the tag is v9\.9\.9, but this is version"):
        release_notes.main("v9.9.9")


def test_the_changelog_has_the_usual_form() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    versions = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert all(re.fullmatch(r"\[Unreleased\]|\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", one) for one in versions)
    assert versions[0] == "[Unreleased]" or versions[0].startswith(f"[{release_notes.version()}]")
    kinds = re.findall(r"^### (.*)$", text, re.MULTILINE)
    assert set(kinds) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
