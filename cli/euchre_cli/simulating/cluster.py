"""A Dask cluster as an executor."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Any, Final

from euchre_cli.exits import Failure

from .extras import needs

SECONDS_TO_ANSWER: Final = 10


@contextlib.contextmanager
def executor_of(address: str) -> Iterator[tuple[Executor, int]]:
    """The executor of the cluster at an address, and how many threads its workers have together."""
    with needs("dask", "--scheduler"):
        from distributed import Client
    try:
        connect: Any = Client  # the library has no types
        client = connect(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise Failure(
            f"no scheduler of Dask answers at {address}: {str(error).splitlines()[0]}",
            ["an address looks like tcp://192.168.0.7:8786; `dask scheduler` prints its own"],
        ) from None
    with client:
        yield client.get_executor(retries=3), max(1, sum(client.nthreads().values()))
