"""Running jobs on a Ray cluster: `pip install 'citadels[cluster]'` here and on each of its machines."""

from __future__ import annotations

import logging
import os
import pickle
import secrets
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from typing import Any, Final

from citadels import __version__
from citadels.lab.cluster_worker import DIFFERS, FAILED, MISSING, fingerprint
from citadels.lab.errors import LabError, require
from citadels.lab.runner import Job, describe

LOCAL: Final = "local"
HERE: Final[dict[str, Any]] = {"include_dashboard": False}
PATIENCE: Final = 10.0  # seconds
AHEAD: Final = 2   # jobs submitted per core of the cluster, so that none is idle


class Cluster:
    """A connection to a Ray cluster; with the address "local", one that is started and stopped here."""

    def __init__(self, address: str) -> None:
        _set_environment(address)
        require("ray", "cluster")
        import ray

        self.ray: Any = ray
        _check_address(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR,
                     **(HERE if address == LOCAL else {}))
        except Exception as fault:  # Ray has no common base class for what can go wrong here
            raise LabError("cluster-unreached", address=address, why=describe(fault)) from None

    def __enter__(self) -> Cluster:
        self.aside = redirect_stdout(sys.stderr)  # Ray would print messages from its machines among the results
        self.aside.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.ray.shutdown()
        finally:
            self.aside.__exit__(None, None, None)

    def each(self, function: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[Any]:
        task = self.ray.remote(max_retries=2)(_remote())
        waiting = iter(jobs)
        running: list[Any] = []
        room = max(1, int(self.ray.cluster_resources().get("CPU", 1))) * AHEAD
        mine = fingerprint()
        try:
            while True:
                while len(running) < room and (job := next(waiting, None)) is not None:
                    running.append(task.remote(mine, pickle.dumps((function, job))))
                if not running:
                    return
                ready, running = self.ray.wait(running, num_returns=1)
                yield self._result(ready[0])
        finally:
            for left in running:
                self.ray.cancel(left, force=True)

    def _result(self, ready: Any) -> Any:
        try:
            state, result = self.ray.get(ready)
        except self.ray.exceptions.RayError as fault:
            raise LabError("lab-worker-died", why=describe(fault)) from None
        if state == MISSING:
            raise LabError("cluster-package")
        if state == DIFFERS:
            raise LabError("cluster-differs", here=__version__, there=result)
        if state == FAILED:
            raise pickle.loads(result)
        return pickle.loads(result)


def _set_environment(address: str) -> None:
    """Set what Ray reads from the environment on import, except what is already set."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # report nothing to anyone
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # otherwise it warns of a future change
    if address == LOCAL:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # listen on this machine only
        if "RAY_AUTH_MODE" not in os.environ:  # a key for this run; otherwise Ray leaves one in the home folder
            os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))


def _check_address(address: str) -> None:
    """Fail quickly if nothing listens at the address: Ray itself takes minutes to notice."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        except (OSError, OverflowError) as fault:
            why = getattr(fault, "strerror", None) or str(fault)
            raise LabError("cluster-unreached", address=address, why=why) from None


def _remote() -> Callable[[str, bytes], tuple[str, Any]]:
    """The function that is sent to the cluster's machines.

    It is nested so that it is pickled as code, not as the name of a module that may be missing there. The job is
    pickled separately for the same reason.
    """
    def remote(here: str, job: bytes) -> tuple[str, Any]:
        try:
            from citadels.lab import cluster_worker
        except ImportError:
            return "missing", None
        return cluster_worker.run_job(here, job)

    return remote
