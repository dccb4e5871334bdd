# SPDX-License-Identifier: MIT
"""The command that this package contains, and the designs that it is given."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import subprocess
import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from ._errors import SystemFailure, UsageError, WeaveWarning, error_for

#: The path of a design, its JSON as bytes, or the design itself as a dict. Photos of a design without a path are
#: relative to the current folder.
Design: TypeAlias = str | os.PathLike[str] | bytes | Mapping[str, object]


def command_path() -> Path:
    """The path of the command in this package."""
    path = Path(__file__).parent / "_weave" / "bin" / "weave"
    if not path.is_file():
        raise SystemFailure(f"{path} is missing; install the wheel of weave-pictures, not its sources", 2)
    return path


def version() -> str:
    """The version of the command."""
    return run(["--version"])[1].decode().strip()


def source(design: Design) -> tuple[str, bytes | None]:
    """A design as the command takes it: its path, or `-` and the bytes for its standard input."""
    if isinstance(design, bytes):
        return "-", design
    if isinstance(design, Mapping):
        return "-", json.dumps(design, ensure_ascii=False, allow_nan=False).encode()
    if not isinstance(design, (str, os.PathLike)):
        raise TypeError(f"a design is a path, bytes or a dict, not {type(design).__name__}")
    path = os.fspath(design)
    if not isinstance(path, str):
        raise TypeError("the path of a design is a text; bytes are the design itself")
    # A path that begins with a hyphen is not an option, and `-` is not standard input.
    return ("./" + path if path.startswith("-") else path), None


@contextlib.contextmanager
def starting() -> Iterator[None]:
    """Says what to do if the system refuses the length of the options."""
    try:
        yield
    except OSError as error:
        if error.errno != errno.E2BIG:
            raise
        raise UsageError(
            "the values are too long for a command; write them to a JSON file and give its path as `data`", 64
        ) from error


def run(words: list[str], given: bytes | None = None, done: tuple[int, ...] = (0,)) -> tuple[int, bytes, str]:
    """Runs the command.

    Returns its exit code, its standard output and what it reported. Raises WeaveError unless the exit code is in `done`.
    """
    # An empty input, not the caller's, which may be a terminal.
    with starting():
        result = subprocess.run([command_path(), *words], input=given or b"", capture_output=True)
    report = result.stderr.decode(errors="replace")
    if result.returncode not in done:
        raise error_for(result.returncode, report)
    return result.returncode, result.stdout, report


def warn(report: str, level: int = 3) -> None:
    """Passes on what a command reported beside its result."""
    message = report.strip().removeprefix("weave: warning: ")
    if message:
        warnings.warn(message, WeaveWarning, stacklevel=level)
