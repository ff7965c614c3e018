"""A Dask cluster as an executor."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from typing import Any, Final

from euchre_cli.exits import Failure
from euchre_core.language.wording import shown

from .extras import needs

SECONDS_TO_ANSWER: Final = 10


@contextlib.contextmanager
def executor_of(address: str) -> Iterator[tuple[Executor, int]]:
    """The executor of the cluster at an address, and how many threads its workers have together."""
    with needs("dask", "--scheduler"):
        from distributed import Client, KilledWorker
        from distributed.comm.core import CommClosedError
    try:
        # a client that cannot begin leaves a traceback behind when it is forgotten: so somebody else asks first
        asyncio.run(_greet(address))
        connect: Any = Client  # the library has no types
        client = connect(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
    except Exception as error:  # what answers there may be anything, and say anything
        # another kind of server is taken at its word: how long its answer is, say
        known = isinstance(error, (OSError, ValueError)) and str(error)
        reason = str(error).splitlines()[0] if known else "whatever is there speaks otherwise"
        raise Failure(
            f"no scheduler of Dask answers at {shown(address)}: {reason}",
            ["an address looks like tcp://192.168.0.7:8786; `dask scheduler` prints its own"],
        ) from None
    with client:
        try:
            yield client.get_executor(retries=3), max(1, sum(client.nthreads().values()))
        except (KilledWorker, CommClosedError, CancelledError) as error:
            raise Failure(f"the cluster at {shown(address)} has failed: {type(error).__name__}") from None


async def _greet(address: str) -> None:
    """Shake hands with a scheduler and leave again."""
    from distributed.comm.core import connect

    greet: Any = connect
    comm = await greet(address, timeout=SECONDS_TO_ANSWER)
    comm.abort()
