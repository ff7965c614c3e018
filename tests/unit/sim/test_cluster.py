"""The same simulation on a Dask cluster, one of whose two workers is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest
from euchre_cli.main import app
from typer.testing import CliRunner

import euchre_core as eu
from euchre_core.sim import Job, Result, result_data, simulate

pytestmark = [
    pytest.mark.dask,
    pytest.mark.skipif(find_spec("distributed") is None, reason="dask check not run: Dask is not installed"),
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as found:  # type: ignore[no-untyped-call, unused-ignore]
        yield found


def test_a_worker_that_is_killed_changes_nothing(cluster: Any) -> None:
    from distributed import Client

    connect: Any = Client
    job = Job(eu.load("classic", overlays=["stick_the_dealer"]), games=40, seed=3, other=eu.load("classic"))
    killed: list[int] = []

    with connect(cluster.scheduler_address, set_as_default=False) as client:
        workers = list(client.run(os.getpid).values())
        assert len(set(workers)) == 2

        def kill_one(result: Result) -> None:
            if not killed and result.done >= 3:
                killed.append(workers[0])
                os.kill(workers[0], signal.SIGKILL)

        found = simulate(job, client.get_executor(retries=3), kill_one, ahead=8)
        assert killed
        assert workers[0] not in client.run(os.getpid).values()
    assert result_data(found) == result_data(simulate(job, jobs=1))


def test_the_program_plays_on_a_cluster(cluster: Any) -> None:
    command = ["sim", "bid_euchre", "--games", "4", "--format", "json"]
    here = CliRunner().invoke(app, [*command, "--jobs", "1"])
    there = CliRunner().invoke(app, [*command, "--scheduler", cluster.scheduler_address])
    assert (here.exit_code, there.exit_code) == (0, 0)
    assert json.loads(there.stdout) == json.loads(here.stdout)


def test_an_address_where_nobody_answers() -> None:
    done = CliRunner().invoke(app, ["sim", "bid_euchre", "--games", "4", "--scheduler", "nowhere"])
    assert done.exit_code == 2
    assert "no scheduler of Dask answers at `nowhere`" in done.stderr
    assert "an address looks like tcp://192.168.0.7:8786" in done.stderr


def test_an_address_where_something_else_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            connection, _ = server.accept()
            with connection:
                connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        threading.Thread(target=answer, daemon=True).start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        done = CliRunner().invoke(app, ["sim", "bid_euchre", "--games", "4", "--scheduler", address])
    assert done.exit_code == 2
    assert f"error: no scheduler of Dask answers at `{address}`: whatever is there speaks otherwise\n" in done.stderr


@pytest.mark.parametrize("address", ["nonsense", ""])
def test_an_address_that_is_none_leaves_no_traceback(address: str) -> None:
    command = [sys.executable, "-m", "euchre_cli", "sim", "bid_euchre", "--games", "4", "--scheduler", address]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("error: no scheduler of Dask answers at ")
    assert "Traceback" not in done.stderr
