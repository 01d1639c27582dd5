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


def run(study: Study, work: Work, processes: int | None = None, cluster: str | None = None,
        progress: Tick | None = None, pool: Pool | None = None, lang: str = texts.SOURCE) -> bool:
    """Play what is missing and gather the tables; whether the study is whole now, which it is unless interrupted."""
    missing = study.missing()
    done = study.games - sum(study.span(chunk)[1] for chunk in missing)
    jobs = [(work, study.settings, study.plan_hash, chunk, *study.span(chunk)) for chunk in missing]
    interrupted = False
    try:
        with (_pool(pool, processes, cluster, len(jobs)) as chosen,
              _progress(progress, done, study.games, lang) as tick):
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
            try:
                result = function(*job)
            except LabError:
                raise
            except Exception as fault:
                raise LabError("lab-work-failed", why=describe(fault)) from fault
            yield result


class Processes:
    """Several processes, each with a pipe. They end with this one, also when it is killed."""

    def __init__(self, count: int) -> None:
        # Spawned, not forked: a fork copies locks that another thread may hold, and is not to be had everywhere.
        context = multiprocessing.get_context("spawn")
        self.pipes: dict[Connection, BaseProcess] = {}
        with _ignoring_interrupts():
            for _ in range(count):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work_for, args=(theirs,), daemon=True)
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
            self._send_next(pipe, function, waiting, busy)
        while busy:
            for pipe in [pipe for pipe in wait(list(busy)) if isinstance(pipe, Connection)]:
                good, result = self._use_pipe(pipe, pipe.recv)
                busy.discard(pipe)
                if not good:
                    raise result
                self._send_next(pipe, function, waiting, busy)  # before the result is used: that may take a while
                yield result

    def _send_next(self, pipe: Connection, function: Callable[..., Any], jobs: Iterator[Job],
                   busy: set[Connection]) -> None:
        """The next job, if there is one."""
        job = next(jobs, None)
        if job is not None:
            self._use_pipe(pipe, partial(pipe.send, (function, job)))
            busy.add(pipe)

    def _use_pipe(self, pipe: Connection, act: Callable[[], Any]) -> Any:
        """The pipe of a process that has died is at its end."""
        try:
            return act()
        except (EOFError, OSError):
            process = self.pipes[pipe]
            process.join(1)
            raise LabError("lab-worker-died", why=_ending(process.exitcode)) from None


def _work_for(pipe: Connection) -> None:
    """What another process does: one job after the other until nobody is there to ask."""
    with suppress(EOFError, OSError):
        while True:
            function, job = pipe.recv()
            try:
                answer = (True, function(*job))
            except LabError as error:
                answer = (False, error)
            except Exception as fault:
                answer = (False, LabError("lab-work-failed", why=describe(fault)))
            pipe.send(answer)


def describe(fault: BaseException) -> str:
    return " ".join(f"{type(fault).__name__}: {fault}".split())


def _ending(code: int | None) -> str:
    """How a process ended, in the system's own words."""
    if code is not None and code < 0:
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
def _progress(progress: Tick | None, done: int, games: int, lang: str) -> Iterator[Tick]:
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


