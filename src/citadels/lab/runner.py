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
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol

from citadels import texts
from citadels.lab.errors import LabError
from citadels.lab.study import Json, Part, Rows, Study, encode_part

Work = Callable[[Json, int, int], Mapping[str, Rows]]  # settings, the first game, how many; the rows of each table
Job = tuple[Any, ...]           # the arguments of one call
Tick = Callable[[int], None]    # told how many more games are done

CHUNKS: Final = 100  # into about so many a study is cut: little is lost when it is stopped
LARGEST: Final = 500


class Pool(Protocol):
    """Where jobs are done."""

    def each(self, function: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[Any]:
        """The results of all calls, each as soon as it is there, in any order. The function is one of a module."""
        ...


def run(study: Study, work: Work, processes: int | None = None, cluster: str | None = None, *,
        progress: Tick | None = None, pool: Pool | None = None, lang: str = texts.SOURCE) -> bool:
    """Play what is missing and gather the tables; whether the study is whole now, which it is unless interrupted."""
    missing = study.missing()
    done = study.games - sum(study.span(chunk)[1] for chunk in missing)
    jobs = [(work, study.settings, study.plan_hash, chunk, *study.span(chunk)) for chunk in missing]
    interrupted = False
    try:
        with (_pool(pool, processes, cluster, len(jobs)) as chosen,
              shown_progress(progress, done, study.games, lang) as tick):
            for part in chosen.each(chunk_of_games, jobs):
                study.write_part(part)
                tick(study.span(part.chunk)[1])
    except KeyboardInterrupt:
        interrupted = True
    except LabError:
        with suppress(LabError):  # the first error is the one to tell
            study.gather()
        raise
    study.gather()
    return not interrupted


def chunk_size(games: int) -> int:
    """Into how large chunks so many games are cut, whatever plays them."""
    return max(1, min(LARGEST, games // CHUNKS))


def chunk_of_games(work: Work, settings: Json, plan_hash: str, chunk: int, first: int, count: int) -> Part:
    """Play a chunk and encode it where it was played: the process that gathers has little left to do."""
    return encode_part(plan_hash, chunk, first, count, work(settings, first, count))


@contextmanager
def workers(processes: int | None = None, cluster: str | None = None, jobs: int | None = None) -> Iterator[Pool]:
    """Workers for jobs: a cluster, or some processes, by default one for each core. One process is this one."""
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
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _pool(pool: Pool | None, processes: int | None, cluster: str | None, jobs: int) -> AbstractContextManager[Pool]:
    return nullcontext(pool) if pool is not None else workers(processes, cluster, jobs)


class ThisProcess:
    """This process."""

    def each(self, function: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[Any]:
        for job in jobs:
            yield attempt(function, job)


class Processes:
    """Several processes. They end with this one, also when it is killed."""

    def __init__(self, count: int) -> None:
        # Spawned, not forked: a fork copies locks that another thread may hold, and is not to be had everywhere.
        context = multiprocessing.get_context("spawn")
        theirs, self.leash = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(count, context, _follow, (theirs,))

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *_: object) -> None:
        self.leash.close()  # or the pool would wait for the games that are being played
        self.pool.shutdown(cancel_futures=True)

    def each(self, function: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[Any]:
        hands: list[BaseProcess] = []
        try:
            for future in as_completed(self._given(function, jobs, hands)):
                yield future.result()
        except BrokenProcessPool:
            self.pool.shutdown()  # until all have ended
            raise LabError("lab-worker-died", why=_ending(hands)) from None

    def _given(self, function: Callable[..., Any], jobs: Iterable[Job], hands: list[BaseProcess]) -> set[Future[Any]]:
        """All jobs at once. Nobody keeps the results that are still to come but the one who waits for them."""
        with _ignoring_interrupts():  # the pool begins its processes when it is given jobs
            given = {self.pool.submit(attempt, function, job) for job in jobs}
        hands += multiprocessing.active_children()
        return given


def attempt(function: Callable[..., Any], job: Job) -> Any:
    try:
        return function(*job)
    except LabError:
        raise
    except Exception as fault:
        raise LabError("lab-work-failed", why=describe(fault)) from fault


def _follow(leash: Connection) -> None:
    """End this process when the other end of the leash is let go of, at the latest when the one who holds it ends."""
    def follow() -> None:
        wait([leash])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def describe(fault: BaseException) -> str:
    return " ".join(f"{type(fault).__name__}: {fault}".split())


def _ending(processes: list[BaseProcess]) -> str:
    """How the first process ended, in the system's own words. The pool ends the others by SIGTERM."""
    codes = [process.exitcode for process in processes if process.exitcode]
    code = next((code for code in codes if code != -signal.SIGTERM), -signal.SIGTERM)
    with suppress(ValueError):
        return signal.Signals(-code).name
    return str(code)


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Processes begun here never hear Ctrl-C, not even while they start: only the one that gathers stops."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # only the main thread may, and only there does Ctrl-C arrive
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# -- showing how far it is ---------------------------------------------------------------------------------------------
@contextmanager
def shown_progress(progress: Tick | None, done: int, games: int, lang: str) -> Iterator[Tick]:
    """Whom to tell of each game: the one given, else a bar if there is a terminal to show it."""
    if progress is not None:
        yield progress
    elif not sys.stderr.isatty() or done == games:
        yield lambda count: None
    else:
        with progress_bar(done, games, lang) as tick:
            yield tick


@contextmanager
def progress_bar(done: int, games: int, lang: str) -> Iterator[Tick]:
    """A bar on the terminal that grows with each game."""
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


