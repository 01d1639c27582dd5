"""The command `citadels report`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from citadels import texts
from citadels.atomic_file import write_text
from citadels.lab.commands import shared
from citadels.lab.errors import LabError

PAGE: Final = "report.html"


def declare(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=say("report-folder"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("report-out"))


@shared.command
def run(args: argparse.Namespace) -> int:
    from citadels.lab.report import page
    from citadels.lab.simulate import KIND
    from citadels.lab.study import Study
    from citadels.lab.summary import summarize

    study = Study.open(args.folder, KIND)
    html = page(summarize(study), args.lang)
    path = args.out or args.folder / PAGE
    write(path, html)
    print(texts.text("report-written", args.lang, file=str(path)))
    return shared.OK


def write(path: Path, html: str) -> None:
    """Write a page. An older one is kept until the new one is complete. Raises LabError."""
    try:
        if path.is_dir():
            raise IsADirectoryError(21, os.strerror(21))
        write_text(path, html)
    except OSError as fault:
        raise LabError("report-unwritten", file=str(path), why=fault.strerror or str(fault)) from None
