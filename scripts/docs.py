"""What mkdocs needs in addition to docs/: pages from elsewhere in the repository, the rules from the texts, and the
numbers from the results of the studies.

mkdocs.yml names this file as a hook; `make docs` builds the site. Every page can also be read in the repository, so its
links are written for that, and are converted to links on the site here.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from citadels import texts
from citadels.facts import Facts, facts_of
from citadels.lab.numbers import page as numbers_page
from citadels.lab.numbers import published

ROOT: Final = Path(__file__).resolve().parent.parent

# Pages of the site from outside docs/, and other files that pages link to.
PAGES: Final = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "license.md",
    "benchmarks/README.md": "benchmarks/engine.md",
    "benchmarks/bots.md": "benchmarks/bots.md",
    "benchmarks/server.md": "benchmarks/server.md",
    "benchmarks/soak.md": "benchmarks/soak.md",
    "benchmarks/first_load.md": "benchmarks/first_load.md",
    "benchmarks/waiting.md": "benchmarks/waiting.md",
    "benchmarks/offline.md": "benchmarks/offline.md",
    "benchmarks/research.md": "benchmarks/research.md",
}
FILES: Final = {
    "examples/simple_bot.py": "examples/simple_bot.py",
    "examples/simple_bot.mjs": "examples/simple_bot.mjs",
    "examples/train.py": "examples/train.py",
    "frontend/public/favicon.svg": "favicon.svg",
}
SOURCES: Final = {page: source for source, page in PAGES.items()}

# The file of the texts with the rules of each edition.
RULES: Final = {
    "deluxe": "rules.ftl",
    "classic": "rules-classic.ftl",
    "circus": "rules-circus.ftl",
    "common-city": "rules-common-city.ftl",
}
EDITIONS: Final = {prefix: edition for edition, prefix in texts.prefixes().items()}

LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
MARKER: Final = re.compile(
    r"^<!-- (rules|characters|districts|actions|rulings|numbers)(?: ([a-z-]+))? -->$", re.MULTILINE)
NUMBERS: Final = ROOT / "docs" / "numbers"
ELSEWHERE: Final = re.compile(r"^<!-- not on the site -->\n(?:.+\n)+", re.MULTILINE)
ITEM: Final = re.compile(r"(?:[-*]|\d+\.) ")


# -- hooks of mkdocs ---------------------------------------------------------------------------------------------------
def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    for source, target in {**PAGES, **FILES}.items():
        path = ROOT / source
        if source == "LICENSE":
            title, _, rest = path.read_text("utf-8").partition("\n")
            files.append(File.generated(config, target, content=f"# {title}\n\n```text\n{rest.strip()}\n```\n"))
        else:
            files.append(File.generated(config, target, abs_src_path=str(path)))
    for lang in texts.languages():
        if lang != texts.SOURCE:
            content = f"# {texts.text('numbers-page-title', lang)}\n\n<!-- numbers {lang} -->\n"
            files.append(File.generated(config, f"numbers/{lang}.md", content=content))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = page.file.src_uri
    source = SOURCES.get(here, f"docs/{here}")
    markdown = ELSEWHERE.sub("", rewritten(markdown, source, here))
    return MARKER.sub(lambda found: made(found[1], found[2], here), markdown)


# -- pages as the site has them ----------------------------------------------------------------------------------------
def rewritten(markdown: str, source: str, here: str) -> str:
    """The page with links to the site's pages, and lists as mkdocs needs them; code samples stay unchanged."""
    lines: list[str] = []
    fenced = False
    for line in markdown.split("\n"):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            line = LINK.sub(lambda found: link(found, source, here), line)
            # mkdocs needs an empty line before a list, and an indent of four spaces instead of two.
            if ITEM.match(line) and lines and lines[-1] and not ITEM.match(lines[-1]) and lines[-1][0] not in " #`<":
                lines.append("")
            if re.match(r"  (?:[-*]|\d+\.) ", line):
                line = "  " + line
        lines.append(line)
    return "\n".join(lines)


def link(found: re.Match[str], source: str, here: str) -> str:
    """A link of the repository as a link on the site; only the text if there is no such page."""
    picture, words, target = found.groups()
    path, mark, anchor = target.partition("#")
    if not path or re.match(r"[a-z]+:", path):
        return found[0]
    there = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    inside = PAGES.get(there) or FILES.get(there) or (there.removeprefix("docs/") if there.startswith("docs/") else "")
    if inside:
        return f"{picture}[{words}]({relative(inside, here)}{mark}{anchor})"
    if (ROOT / there).exists():
        return str(words)
    return found[0]  # it is broken, and mkdocs says so


def relative(page: str, here: str) -> str:
    return posixpath.relpath(page, posixpath.dirname(here) or ".")


# -- parts generated from the texts ------------------------------------------------------------------------------------
def made(what: str, edition: str | None, here: str) -> str:
    if what == "rulings":
        return "\n\n".join(rules_in(name, here, rulings=True) for name in RULES)
    assert edition is not None, what
    if what == "numbers":
        return numbers_page.page(published.read(NUMBERS), edition, "../" if here.startswith("numbers/") else "")
    if what == "rules":
        return rules_in(edition, here, rulings=False)
    facts = facts_of(edition)
    return {"characters": characters, "districts": districts, "actions": actions}[what](facts, here)


def rules_in(edition: str, here: str, rulings: bool) -> str:
    """The rules of a file under its own headings, each with its id to link to."""
    path = Path(texts.__file__).parent / texts.SOURCE / RULES[edition]
    parts: list[str] = []
    heading = ""
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            heading = f"## {entry.content}"
        elif isinstance(entry, ast.Message) and entry.id.name.startswith(texts.RULING) == rulings:
            if heading:
                parts.append(heading)
                heading = ""
            rule = entry.id.name
            parts.append(f"**{rule}**{{ #{rule} }} {plain(texts.rule(rule))}")
    return "\n\n".join(parts)


def characters(facts: Facts, here: str) -> str:
    rows = [[str(rank), card_name(card), texts.card_text(card, facts.name), rule_links(card, facts, here)]
            for card, rank in sorted(facts.ranks.items(), key=lambda item: item[1])]
    if facts.laps:  # ranks have no meaning there
        return table(["Character", "On the card", "Rules"], [row[1:] for row in rows])
    return table(["Rank", "Character", "On the card", "Rules"], rows)


def districts(facts: Facts, here: str) -> str:
    rows = [[card_name(card), texts.text(f"type-{district.type}"), str(district.cost), str(district.copies),
             texts.card_text(card, facts.name), rule_links(card, facts, here)]
            for card, district in facts.districts.items()]
    return table(["District", "Type", "Cost", "Cards", "On the card", "Rules"], rows)


def actions(facts: Facts, here: str) -> str:
    rows = [[card_name(card), str(copies), texts.card_text(card, facts.name), rule_links(card, facts, here)]
            for card, copies in facts.actions.items()]
    return table(["Card", "Copies", "On the card", "Rules"], rows)


def card_name(card: str) -> str:
    return f"**{texts.name(card)}**{{ #{card} }}"


def rule_links(card: str, facts: Facts, here: str) -> str:
    return " ".join(f"[{rule}]({relative(page_of(rule), here)}#{rule})" for rule in texts.card_rules(card, facts.name))


def page_of(rule: str) -> str:
    """The page with a rule."""
    return "rulings.md" if rule.startswith(texts.RULING) else f"rules/{EDITIONS[rule.partition('-')[0]]}.md"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def plain(text: str) -> str:
    """A text with everything escaped that would be Markdown."""
    return re.sub(r"([*_`\[\]<>])", r"\\\1", " ".join(text.split()))
