"""An editor's half of the talk with yaml-language-server: requests, answers and what the server reports by itself."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from pathlib import Path
from typing import Any, BinaryIO

PATIENCE = 30.0
"""Seconds after which a server that does not answer has failed."""


class Server:
    """The language server as a child process, spoken to as an editor does.

    Args:
        command: how it is started.
        folder: the folder that the editor has open.
        settings: what the editor's user has set under `yaml`.
    """

    def __init__(self, command: list[str], folder: Path, settings: dict[str, Any]) -> None:
        self.settings = {**OFFLINE, **settings}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.to_server: BinaryIO = self.process.stdin  # type: ignore[assignment]
        self.answers: dict[int, Any] = {}
        self.inbox: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self.reports: dict[str, list[dict[str, Any]]] = {}
        self.last = 0
        threading.Thread(target=self.listen, args=(self.process.stdout,), daemon=True).start()
        self.ask("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": CAPABILITIES})
        self.tell("initialized", {})
        self.tell("workspace/didChangeConfiguration", {"settings": {"yaml": self.settings}})

    def close(self) -> None:
        """End the server as an editor does."""
        self.ask("shutdown", None)
        self.tell("exit", None)
        self.process.wait(PATIENCE)

    # -- what an editor does -----------------------------------------------------------------------------------------

    def open(self, path: Path, text: str) -> str:
        """Open a file, or one that is only in the editor; gives its address."""
        uri = path.as_uri()
        self.tell(
            "textDocument/didOpen",
            {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}},
        )
        return uri

    def shut(self, uri: str) -> None:
        """Close a file."""
        self.reports.pop(uri, None)
        self.tell("textDocument/didClose", {"textDocument": {"uri": uri}})

    def findings(self, uri: str) -> list[dict[str, Any]]:
        """Wait for what the server finds wrong with an open file."""
        while uri not in self.reports:
            self.take(self.inbox.get(timeout=PATIENCE))
        return self.reports[uri]

    def completions(self, uri: str, line: int, column: int) -> list[dict[str, Any]]:
        """What may be typed at a place; lines and columns count from 0."""
        found = self.ask("textDocument/completion", at(uri, line, column))
        return list(found["items"] if isinstance(found, dict) else found or [])

    def hover(self, uri: str, line: int, column: int) -> str:
        """What is told about the word at a place."""
        found = self.ask("textDocument/hover", at(uri, line, column))
        return str(found["contents"]["value"]) if found else ""

    # -- messages ----------------------------------------------------------------------------------------------------

    def ask(self, method: str, params: Any) -> Any:
        """Send a request and wait for its answer; what arrives before it is taken note of."""
        self.last += 1
        number = self.last
        self.send({"id": number, "method": method, "params": params})
        while number not in self.answers:
            self.take(self.inbox.get(timeout=PATIENCE))
        answer = self.answers.pop(number)
        assert "error" not in answer, answer
        return answer.get("result")

    def tell(self, method: str, params: Any) -> None:
        """Send a notice, which has no answer."""
        self.send({"method": method, "params": params})

    def send(self, message: dict[str, Any]) -> None:
        """Write one message with its header."""
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.to_server.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.to_server.flush()

    def take(self, message: dict[str, Any] | None) -> None:
        """Answer what the server asks, and keep what it reports."""
        assert message is not None, "the server has ended"
        if "method" not in message:
            self.answers[message["id"]] = message
        elif message["method"] == "workspace/configuration":
            wanted = [{"yaml": self.settings}.get(item.get("section")) for item in message["params"]["items"]]
            self.send({"id": message["id"], "result": wanted})
        elif message["method"] == "textDocument/publishDiagnostics":
            self.reports[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif "id" in message:
            self.send({"id": message["id"], "result": None})

    def listen(self, stream: Any) -> None:
        """Read messages as they come, until the server ends."""
        while header := stream.readline():
            length = 0
            while header.strip():
                name, _, value = header.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
                header = stream.readline()
            self.inbox.put(json.loads(stream.read(length)))
        self.inbox.put(None)


def at(uri: str, line: int, column: int) -> dict[str, Any]:
    """A place in a file, as the protocol writes it."""
    return {"textDocument": {"uri": uri}, "position": {"line": line, "character": column}}


OFFLINE = {"schemaStore": {"enable": False}, "validate": True, "hover": True, "completion": True}
"""Nothing is fetched from anywhere."""
CAPABILITIES = {
    "textDocument": {
        "completion": {"completionItem": {"snippetSupport": True, "documentationFormat": ["markdown"]}},
        "hover": {"contentFormat": ["markdown"]},
        "publishDiagnostics": {},
    },
    "workspace": {"configuration": True},
}
