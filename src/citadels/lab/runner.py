"""Plays the games of a study: here, in several processes, or on a cluster. The results are the same everywhere."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol

from citadels import texts
from citadels.lab.errors import LabError
from citadels.lab.shapes import Json
from citadels.lab.study import Part, Rows, Study, encode_part

Work = Callable[[Json, int, int], Mapping[str, Rows]]  # (settings, first game, number of games) to rows by table
Job = tuple[Any, ...]           # the arguments of one call
Tick = Callable[[int], None]    # called with the number of games that have just been finished

CHUNKS: Final = 100  # a study is split into about this many, so that little is lost when it is stopped
LARGEST: Final = 500


class Pool(Protocol):
    """Where jobs run."""

    def each(self, function: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[Any]:
        """The results of all calls as they arrive, in any order. The function must belong to a module."""
        ...


def run(study: Study, work: Work, processes: int | None = None, cluster: str | None = None, *,
        progress: Tick | None = None, pool: Pool | None = None, lang: str = texts.SOURCE) -> bool:
    """Play what is missing and gather the tables. Returns whether the study is complete; it is, unless interrupted."""
    missing = study.missing()
    done = study.games - sum(study.span(chunk)[1] for chunk in missing)
    jobs = [(work, study.settings, study.plan_hash, chunk, *study.span(chunk)) for chunk in missing]
    interrupted = False
    try:
        with (nullcontext(pool) if pool is not None else workers(processes, cluster, len(jobs)) as chosen,
              shown_progress(progress, done, study.games, lang) as tick):
            for part in chosen.each(chunk_of_games, jobs):
                study.write_part(part)
                tick(study.span(part.chunk)[1])
    except KeyboardInterrupt:
        interrupted = True
    except LabError:
        with suppress(LabError):  # the first error is the one to report
            study.gather()
        raise
    study.gather()
    return not interrupted


def chunk_size(games: int) -> int:
    """How many games make a chunk, wherever they are played."""
    return max(1, min(LARGEST, games // CHUNKS))


def chunk_of_games(work: Work, settings: Json, plan_hash: str, chunk: int, first: int, count: int) -> Part:
    """Play a chunk and encode it in the same process, so that the one that gathers has little left to do."""
    return encode_part(plan_hash, chunk, first, count, work(settings, first, count))


@contextmanager
def workers(processes: int | None = None, cluster: str | None = None, jobs: int | None = None) -> Iterator[Pool]:
    """A cluster, or some processes: by default one per core. If one is enough, the jobs run in this process."""
    if processes is not None and processes < 1:
        raise LabError("lab-processes-few")
    if cluster is not None:
        from citadels.lab.cluster import Cluster

        with Cluster(cluster) as there:
            yield there
        return
    wanted = cores() if processes is None else processes
    if jobs is not None:
        wanted = min(wanted, jobs)
    if wanted <= 1:
        yield ThisProcess()
        return
    with Processes(wanted) as several:
        yield several


def cores() -> int:
    """The number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class ThisProcess:
    def each(self, function: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[Any]:
        for job in jobs:
            yield attempt(function, job)


class Processes:
    """Several processes. They end with this one, even if it is killed."""

    def __init__(self, count: int) -> None:
        # Spawned, not forked: a fork copies locks that another thread may hold, and not every system can fork.
        context = multiprocessing.get_context("spawn")
        theirs, self.lifeline = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(count, context, _end_with_parent, (theirs,))

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *_: object) -> None:
        self.lifeline.close()  # otherwise the pool would wait for the games that are being played
        self.pool.shutdown(cancel_futures=True)

    def each(self, function: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[Any]:
        processes: list[BaseProcess] = []
        try:
            for future in as_completed(self._submit(function, jobs, processes)):
                yield future.result()
        except BrokenProcessPool:
            self.pool.shutdown()  # waits until all have ended
            raise LabError("lab-worker-died", why=_ending(processes)) from None

    def _submit(self, function: Callable[..., Any], jobs: Iterable[Job],
                processes: list[BaseProcess]) -> set[Future[Any]]:
        """Submit all jobs. Only `as_completed` holds the futures, so a result is freed once it has been used."""
        with _ignoring_interrupts():  # the pool starts its processes when it gets jobs
            futures = {self.pool.submit(attempt, function, job) for job in jobs}
        processes += multiprocessing.active_children()
        return futures


def attempt(function: Callable[..., Any], job: Job) -> Any:
    try:
        return function(*job)
    except LabError:
        raise
    except Exception as fault:
        raise LabError("lab-work-failed", why=describe(fault)) from fault


def _end_with_parent(lifeline: Connection) -> None:
    """End this process when the other end of the pipe is closed, at the latest when the parent process ends."""
    def follow() -> None:
        wait([lifeline])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def describe(fault: BaseException) -> str:
    return " ".join(f"{type(fault).__name__}: {fault}".split())


def _ending(processes: list[BaseProcess]) -> str:
    """How the first process ended: the name of a signal or an exit code. The pool ends the others with SIGTERM."""
    codes = [process.exitcode for process in processes if process.exitcode]
    code = next((code for code in codes if code != -signal.SIGTERM), -signal.SIGTERM)
    with suppress(ValueError):
        return signal.Signals(-code).name
    return str(code)


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Processes started here ignore Ctrl-C, even while they start: only the one that gathers reacts to it."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # only the main thread may do this, and only it gets Ctrl-C
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# -- progress ----------------------------------------------------------------------------------------------------------
@contextmanager
def shown_progress(progress: Tick | None, done: int, games: int, lang: str) -> Iterator[Tick]:
    """What to call after each game: `progress` if it is given, else a progress bar if there is a terminal."""
    if progress is not None:
        yield progress
        return
    if not sys.stderr.isatty() or done == games:
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[said]}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        def said(count: int) -> str:
            return texts.text("lab-progress", lang, done=count, games=games)

        task = shown.add_task(texts.text("lab-playing", lang), total=games, completed=done, said=said(done))

        def tick(count: int) -> None:
            nonlocal done
            done += count
            shown.update(task, advance=count, said=said(done))

        yield tick


