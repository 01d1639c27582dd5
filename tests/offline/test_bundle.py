"""The zip that a page loads: it has all that is needed, makes the same bytes each time, and says the same words."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citadels import Game, __version__, texts
from citadels.engine.errors import BadPosition, BadRecord, BadSetup, IllegalMove
from citadels.texts.ready import NotSaid, ReadyLanguage, plural
from scripts import offline_bundle

# Only this zip and msgspec; a game is played there, and a move refused.
PROGRAM = """
import sys
sys.path[:] = [path for path in sys.path if "site-packages" not in path] + [{bundle!r}, {msgspec!r}]
import asyncio, json
from citadels.offline import boot
import citadels
assert citadels.__file__.startswith({bundle!r}) and not citadels.compiled()

async def keep(*document): ...

async def scene():
    server = boot(keep, keep, [])
    async def ask(method, path, **body):
        status, text = await server.request(method, path, "ru", json.dumps(body))
        return status, json.loads(text)
    _, made = await ask("POST", "/api/tables", setup={{"seats": 4, "pace": "instant"}}, watch=True, start=True)
    heard = []
    line = server.connect(f"/api/tables/{{made['code']}}/socket", heard.append, heard.append)
    while not any('"over":{{' in one for one in heard):
        await asyncio.sleep(0.01)
    line.close()
    _, record = await ask("GET", f"/api/games/{{made['code']}}/record")
    assert record["version"] and record["result"]["scores"]
    _, proof = await ask("GET", f"/api/games/{{made['code']}}/verify")
    status, problem = await ask("POST", "/api/games", **{{**record, "moves": ["fly"]}})
    print(json.dumps([server.store.tables[0].row.version, record["players"], proof["sentence"], problem["detail"]]))

asyncio.run(scene())
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("bundle") / "citadels.zip"
    offline_bundle.write(file)
    return file


def test_the_same_sources_make_the_same_bytes(bundle: Path, tmp_path: Path) -> None:
    offline_bundle.write(tmp_path / "again.zip")
    assert (tmp_path / "again.zip").read_bytes() == bundle.read_bytes()
    with zipfile.ZipFile(bundle) as found:
        names = found.namelist()
        assert names == sorted(names) and {entry.date_time for entry in found.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_it_has_nothing_that_a_page_does_not_need(bundle: Path) -> None:
    with zipfile.ZipFile(bundle) as found:
        names = found.namelist()
    parts = {name.split("/")[1] for name in names if name.startswith("citadels/")}
    assert not parts & {"lab", "research", "training", "terminal", "cli.py", "parsing.py"}
    for name in ("sql_store", "models", "routes", "app", "websocket", "rate_limits", "settings", "migrations"):
        assert not any(one.startswith(f"citadels/web/{name}") for one in names), name
    assert not [name for name in names if name.endswith((".so", ".pyi", ".ftl", ".pyc"))]
    assert bundle.stat().st_size < 4_000_000


def test_a_game_is_played_from_the_zip_alone(bundle: Path) -> None:
    program = PROGRAM.format(bundle=str(bundle), msgspec=str(Path(msgspec.__file__).parent.parent))
    blocked = "import sys\nfor name in ('fluent', 'babel', 'litestar', 'sqlalchemy', 'multiprocessing', 'librt'):\n" \
              "    sys.modules[name] = None\n"
    found = subprocess.run([sys.executable, "-S", "-E", "-c", blocked + program], check=False, capture_output=True,
                           text=True)
    assert found.returncode == 0, found.stderr
    version, players, sentence, detail = msgspec.json.decode(found.stdout)
    assert version == __version__ and players == [name.strip() for name in texts.text("bot-names", "ru").split(",")][:4]
    assert sentence == texts.text("verify-kept", "ru")
    with pytest.raises(BadRecord) as fault:
        Game.from_record({**Game.new("deluxe", 4, seed=1).record(), "moves": ["fly"]})
    assert detail == fault.value.sentence("ru")


def test_what_is_imported_early_needs_no_wheel_and_is_most_of_it() -> None:
    early = offline_bundle.early("msgspec")
    program = "import importlib, sys\nsys.modules['msgspec'] = None\nfor name in sys.argv[1:]: " \
              "importlib.import_module(name)"
    subprocess.run([sys.executable, "-c", program, *early], check=True)
    ours = {name for name in early if name.startswith("citadels")}
    assert {"citadels.game", "citadels.bots.registry", "asyncio"} <= set(early)
    assert len(ours) > len(offline_bundle.modules()) / 2 and "citadels.offline.server" not in ours


# -- words -------------------------------------------------------------------------------------------------------------
def ready(lang: str) -> ReadyLanguage:
    return ReadyLanguage(lang, **msgspec.json.decode(offline_bundle.Words(lang).written()))


@pytest.mark.parametrize("lang", texts.languages())
def test_the_words_are_those_of_fluent(lang: str) -> None:
    language = ready(lang)
    said = 0
    for message in language.files:
        for args in VALUES:
            try:
                told = texts.told(message, lang, **args)
            except texts.BadText:       # it speaks of something else
                with pytest.raises(NotSaid):
                    language.say(message, args)
                continue
            assert language.say(message, args) == told, message
            said += 1
    assert said > 1000


NAMES = ("card", "character", "type", "other", "edition", "value", "field", "told", "rule", "line", "sentence", "why")
NUMBERS = ("count", "cost", "gold", "limit", "seats", "wanted", "bonus", "low", "high", "number", "rank", "seat")
VALUES: list[dict[str, Any]] = [
    {},
    *({**dict.fromkeys(NAMES, "x"), **dict.fromkeys(NUMBERS, count)} for count in (1, 2, 21)),
    {**dict.fromkeys(NAMES, texts.forms.mark("", "King", "card-king")), **dict.fromkeys(NUMBERS, 3)},
]


@pytest.mark.parametrize("lang", texts.languages())
def test_plurals_are_those_of_the_language(lang: str) -> None:
    from babel import Locale

    form = Locale.parse(lang).plural_form
    for count in (*range(250), 1000, 1_000_000, 2_000_000, 1.5, 0.1):
        assert plural(lang, count) == form(count), count


def test_faults_are_told_in_the_same_words() -> None:
    faults: list[Exception] = []
    for work in (lambda: Game.new("deluxe", 99), lambda: Game.new("classic", 3, preset="none"),
                 lambda: Game.from_position({"edition": "deluxe"}), lambda: Game.new("deluxe", 4, seed=1).play("end"),
                 lambda: Game.new("deluxe", 4, characters=["king"])):
        with pytest.raises((BadSetup, BadPosition, IllegalMove)) as caught:
            work()
        faults.append(caught.value)
    for lang in texts.languages():
        language = ready(lang)
        for fault in faults:
            with pytest.MonkeyPatch.context() as patch:
                expected = fault.sentence(lang)  # type: ignore[attr-defined]  # of all our faults
                patch.setattr(texts, "_language", lambda _, language=language: language)
                assert fault.sentence(lang) == expected  # type: ignore[attr-defined]  # likewise


PYODIDE = offline_bundle.ROOT / "frontend" / "node_modules" / "pyodide"


@pytest.mark.heavy(14)
@pytest.mark.skipif(not PYODIDE.is_dir(), reason="the Python of browsers is not installed; the pages bring it along")
def test_the_sources_are_compiled_for_the_python_that_runs_them() -> None:
    found = offline_bundle.contents(PYODIDE)
    sources = {name for name in found if name.endswith(".py")}
    compiled = {name.replace("__pycache__/", "").split(".")[0] + ".py" for name in found if name.endswith(".pyc")}
    assert compiled == sources and found == offline_bundle.contents(PYODIDE)
