"""Plays the games of a study: here, in several processes, or on a cluster. The results are the same everywhere."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol

from citadels import texts
from citadels.lab.study import Json, Part, Rows, Study, encoded
from citadels.lab.trouble import Trouble

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


def run(study: Study, work: Work, processes: int | None = None, cluster: str | None = None,
        progress: Tick | None = None, pool: Pool | None = None, lang: str = texts.SOURCE) -> bool:
    """Play what is missing and gather the tables; whether the study is whole now, which it is unless interrupted."""
    missing = study.missing()
    done = study.games - sum(study.span(chunk)[1] for chunk in missing)
    jobs = [(work, study.settings, study.mark, chunk, *study.span(chunk)) for chunk in missing]
    interrupted = False
    try:
        with _using(pool, processes, cluster, len(jobs)) as hands, _watching(progress, done, study.games, lang) as tick:
            for part in hands.each(chunk_of_games, jobs):
                study.put(part)
                tick(study.span(part.chunk)[1])
    except KeyboardInterrupt:
        interrupted = True
    except Trouble:
        with suppress(Trouble):  # the first trouble is the one to tell
            study.gather()
        raise
    study.gather()
    return not interrupted


def chunk_size(games: int) -> int:
    """Into how large chunks so many games are cut, whatever plays them."""
    return max(1, min(LARGEST, games // CHUNKS))


def chunk_of_games(work: Work, settings: Json, mark: str, chunk: int, first: int, count: int) -> Part:
    """Play a chunk and encode it where it was played: the process that gathers has little left to do."""
    return encoded(mark, chunk, first, count, work(settings, first, count))


@contextmanager
def workers(processes: int | None = None, cluster: str | None = None, jobs: int | None = None) -> Iterator[Pool]:
    """Hands for jobs: those of a cluster, or some processes, by default one for each core. One process is this one."""
    if processes is not None and processes < 1:
        raise Trouble("lab-processes-few")
    if cluster is not None:
        from citadels.lab.cluster import Cluster

        with Cluster(cluster) as there:
            yield there
        return
    wanted = cores() if processes is None else processes
    if jobs is not None:
        wanted = min(wanted, jobs)
    if wanted <= 1:
        yield Here()
        return
    with Processes(wanted) as several:
        yield several


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _using(pool: Pool | None, processes: int | None, cluster: str | None, jobs: int) -> AbstractContextManager[Pool]:
    return nullcontext(pool) if pool is not None else workers(processes, cluster, jobs)


class Here:
    """This process."""

    def each(self, function: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[Any]:
        for job in jobs:
            try:
                result = function(*job)
            except Trouble:
                raise
            except Exception as fault:
                raise Trouble("lab-work-failed", why=described(fault)) from fault
            yield result


class Processes:
    """Several processes, each with a pipe. They end with this one, also when it is killed."""

    def __init__(self, count: int) -> None:
        # Spawned, not forked: a fork copies locks that another thread may hold, and is not to be had everywhere.
        context = multiprocessing.get_context("spawn")
        self.pipes: dict[Connection, BaseProcess] = {}
        with _deaf():
            for _ in range(count):
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                self.pipes[ours] = process

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *_: object) -> None:
        for pipe, process in self.pipes.items():
            pipe.close()
            process.terminate()
        for process in self.pipes.values():
            process.join()

    def each(self, function: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[Any]:
        waiting = iter(jobs)
        busy: set[Connection] = set()
        for pipe in self.pipes:
            self._give(pipe, function, waiting, busy)
        while busy:
            for pipe in [pipe for pipe in wait(list(busy)) if isinstance(pipe, Connection)]:
                good, result = self._talk(pipe, pipe.recv)
                busy.discard(pipe)
                if not good:
                    raise result
                self._give(pipe, function, waiting, busy)  # before the result is dealt with: nobody shall wait for that
                yield result

    def _give(self, pipe: Connection, function: Callable[..., Any], jobs: Iterator[Job], busy: set[Connection]) -> None:
        """The next job, if there is one."""
        job = next(jobs, None)
        if job is not None:
            self._talk(pipe, partial(pipe.send, (function, job)))
            busy.add(pipe)

    def _talk(self, pipe: Connection, act: Callable[[], Any]) -> Any:
        """The pipe of a process that has died is at its end."""
        try:
            return act()
        except (EOFError, OSError):
            process = self.pipes[pipe]
            process.join(1)
            raise Trouble("lab-worker-died", why=_ending(process.exitcode)) from None


def _serve(pipe: Connection) -> None:
    """What another process does: one job after the other until nobody is there to ask."""
    with suppress(EOFError, OSError):
        while True:
            function, job = pipe.recv()
            try:
                answer = (True, function(*job))
            except Trouble as trouble:
                answer = (False, trouble)
            except Exception as fault:
                answer = (False, Trouble("lab-work-failed", why=described(fault)))
            pipe.send(answer)


def described(fault: BaseException) -> str:
    return " ".join(f"{type(fault).__name__}: {fault}".split())


def _ending(code: int | None) -> str:
    """How a process ended, in the system's own words."""
    if code is not None and code < 0:
        with suppress(ValueError):
            return signal.Signals(-code).name
    return str(code)


@contextmanager
def _deaf() -> Iterator[None]:
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
def _watching(progress: Tick | None, done: int, games: int, lang: str) -> Iterator[Tick]:
    if progress is not None:
        yield progress
    elif not sys.stderr.isatty() or done == games:
        yield lambda count: None
    else:
        with bar(done, games, lang) as tick:
            yield tick


@contextmanager
def bar(done: int, games: int, lang: str) -> Iterator[Tick]:
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


