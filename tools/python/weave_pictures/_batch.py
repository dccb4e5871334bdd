# SPDX-License-Identifier: MIT
"""`weave batch` as a process that stays: a row goes in as a line of JSON, a picture comes out as an entry of a tar."""

from __future__ import annotations

import json
import os
import selectors
import subprocess
import tempfile
import threading
from collections.abc import Mapping
from datetime import date
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal

from ._check import diagnostic
from ._command import Design, command_path, source, starting, warn
from ._errors import DesignError, SystemFailure, UsageError, WeaveError, error_for
from ._options import Appearance, BatchOptions, Moment, arguments, text

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack

#: The size of the blocks of a tar file.
BLOCK = 512


class Batch:
    """Draws many pictures of a design in one process, which keeps what they have in common.

        with Batch("card.json", size="large") as cards:
            for city in cities:
                png = cards.render({"city": city})

    The options are those of `weave batch`, and hold for all pictures. The design is read once; a later change of its
    file does not count. Several threads may share a batch; their pictures are drawn one after the other.

    A design without a path is written to a temporary file; its photos are looked for in `assets`, or else in the current
    folder.
    """

    def __init__(self, design: Design, **options: Unpack[BatchOptions]) -> None:
        for name in ("size", "appearance", "scale"):
            if "," in str(options.get(name)):
                raise UsageError(f"a batch draws one picture at a time; give `{name}` to its render()", 64)
        words = arguments("Batch", BatchOptions, options)
        path, given = source(design)
        self._lock = threading.Lock()
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._own_path = ""
        if given is not None:
            self._folder = tempfile.TemporaryDirectory(prefix="weave-")
            self._own_path = path = os.path.join(self._folder.name, "design.json")
            with open(path, "wb") as file:
                file.write(given)
            if not options.get("assets"):
                words.append("--assets=.")
        names = "--names={row}." + (options.get("format") or "png")
        self._received = bytearray()
        self._reported = bytearray()
        self._events: list[dict[str, Any]] = []
        self._said: list[str] = []
        try:
            command = [str(command_path()), "batch", "-", f"--spec={path}", "--output=-", names, "--jobs=1"]
            with starting():
                self._process = subprocess.Popen(
                    [*command, "--progress=json", *words],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    bufsize=0,
                )
        except BaseException:
            self._remove_folder()
            raise

    def render(
        self,
        variables: Mapping[str, object] | None = None,
        *,
        size: str | None = None,
        appearance: Appearance | None = None,
        scale: Literal[1, 2, 3] | None = None,
        locale: str | None = None,
        now: Moment | None = None,
        time_zone: str | None = None,
    ) -> bytes:
        """Draws the design with these variables, which take precedence over those of the batch.

        Raises DesignError if the design or a value has a mistake, and UsageError if an option has one; the batch goes on
        after both. After a SystemFailure it may have ended. Warnings are `WeaveWarning`s; the command prints the same
        one at most three times.
        """
        row: dict[str, object] = {
            "size": size,
            "appearance": appearance,
            "scale": scale,
            "locale": locale,
            "now": now.isoformat() if isinstance(now, date) else now,
            "timeZone": time_zone,
            "variables": dict(variables) if variables else None,
        }
        # Any other type would be a list, and so several pictures.
        for name in ("size", "appearance", "scale", "locale", "now", "timeZone"):
            if row[name] is not None:
                row[name] = text(name, row[name])
        given = {name: value for name, value in row.items() if value is not None}
        line = json.dumps(given, ensure_ascii=False, allow_nan=False).encode() + b"\n"
        with self._lock:
            try:
                picture = self._answer(line)
            except WeaveError:
                raise
            except BaseException:
                # An interrupted answer would be taken for the next one.
                self._process.kill()
                raise
            said = self._take_warnings()
        if said:
            warn(said)
        return picture

    def close(self) -> None:
        """Ends the process. A second call does nothing."""
        with self._lock:
            if self._process.stdin is None or self._process.stdin.closed:
                return
            self._process.stdin.close()
            while self._read():
                # The list of pictures at the end of the archive.
                self._received.clear()
            self._end()
            said = self._take_warnings()
        if said:
            warn(said)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    # The protocol

    def _answer(self, line: bytes) -> bytes:
        """Sends a row, and waits for its picture or its error."""
        stdin = self._process.stdin
        if stdin is None or stdin.closed:
            raise ValueError("the batch has ended")
        try:
            sent = memoryview(line)
            while sent:
                sent = sent[os.write(stdin.fileno(), sent) :]
        except BrokenPipeError:
            pass  # It has ended; the reason follows.
        while True:
            picture = self._entry()
            if picture is not None:
                # What was reported before the picture is in the pipe already.
                self._read(wait=False)
                return picture
            errors = [event for event in self._events if event.get("event") == "error"]
            if errors:
                self._events.clear()
                raise self._error(errors[0])
            if not self._read():
                raise error_for(self._end(), self._words("".join(self._said)))

    def _entry(self) -> bytes | None:
        """The picture of the next entry of the archive; None if it has not arrived."""
        if len(self._received) < BLOCK:
            return None
        length = int(self._received[124:136].rstrip(b"\0 "), 8)
        end = BLOCK + -(-length // BLOCK) * BLOCK
        if len(self._received) < end:
            return None
        picture = bytes(self._received[BLOCK : BLOCK + length])
        del self._received[:end]
        return picture

    def _read(self, wait: bool = True) -> bool:
        """Reads what the process has written; False if it has closed both pipes, or without `wait` if there is nothing."""
        has_read = False
        with selectors.DefaultSelector() as selector:
            for pipe in (self._process.stdout, self._process.stderr):
                if pipe is not None and not pipe.closed:
                    selector.register(pipe, selectors.EVENT_READ)
            while selector.get_map():
                ready = selector.select(None if wait and not has_read else 0)
                if not ready:
                    break
                for key, _ in ready:
                    data = os.read(key.fd, 1 << 20)
                    has_read = has_read or bool(data)
                    if key.fileobj is self._process.stdout:
                        self._received += data
                    else:
                        self._report(data)
                    if not data:
                        selector.unregister(key.fileobj)
                        key.fileobj.close()  # type: ignore[union-attr]
        return has_read

    def _report(self, data: bytes) -> None:
        """Takes the lines of standard error: events in JSON, and what is said of the whole run."""
        self._reported += data
        while (end := self._reported.find(b"\n")) >= 0:
            line = self._reported[:end].decode(errors="replace")
            del self._reported[: end + 1]
            if line.startswith('{"event": '):
                self._events.append(json.loads(line))
            else:
                self._said.append(line + "\n")

    def _take_warnings(self) -> str:
        """The warnings so far, one a line."""
        found = [event for event in self._events if event.get("event") == "warning"]
        self._events.clear()
        lines = []
        for event in found:
            # What is said of an option names it.
            place = "" if event["origin"].startswith("--") else f"{event['origin']}: "
            lines.append(self._words(f"{place}{event['message']} [{event['code']}]"))
        return "\n".join(lines)

    def _error(self, event: dict[str, Any]) -> WeaveError:
        code, message = event.get("code"), self._words(str(event["message"]))
        found = [str(diagnostic(item["file"], item)) for item in event.get("diagnostics", ())]
        if code in ("row", "name"):
            return UsageError(message, 64)
        if code in ("draw", "file"):
            return SystemFailure(message, 2)
        return DesignError(self._words("\n".join(found)) or message, 1)

    def _words(self, message: str) -> str:
        """A message without the path of a temporary file."""
        return message.replace(self._own_path, "<design>") if self._own_path else message

    def _end(self) -> int:
        """Waits for the end of the process; returns its exit code."""
        code = self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None and not pipe.closed:
                pipe.close()
        self._remove_folder()
        return code

    def _remove_folder(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
