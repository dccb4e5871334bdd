# SPDX-License-Identifier: MIT
"""`weave validate` as a function."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from ._command import Design, run, source, warn
from ._options import CheckOptions, arguments

if TYPE_CHECKING:
    from typing_extensions import Unpack


@dataclass(frozen=True)
class Diagnostic:
    """What the command says of a place in a design."""

    severity: Literal["error", "warning", "note"]
    #: The name of the code, for `weave explain`.
    code: str
    message: str
    #: The path as it was given; `<standard input>` for a design without a path.
    file: str
    #: From 1; columns count characters. None if it concerns the whole file.
    line: int | None = None
    column: int | None = None
    #: The place after the last character.
    end_line: int | None = None
    end_column: int | None = None
    #: The widget size, if it concerns only one.
    size: str | None = None
    #: The path of the node.
    node: str | None = None
    #: More about it, in the order in which the command prints it.
    notes: tuple[str, ...] = ()
    #: How to correct it; `weave validate --fix` applies what is sure.
    fixes: tuple[str, ...] = ()

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
        return f"{place}: {self.severity}: {self.message} [{self.code}]"


def check(design: Design, **options: Unpack[CheckOptions]) -> list[Diagnostic]:
    """Reports every mistake in a design, errors and warnings, in the order of their places.

    The options are those of `weave validate`, with underscores. A design with mistakes is not an exception; a file that
    cannot be read is a SystemFailure, and a wrong option a UsageError.
    """
    words = arguments("check", CheckOptions, options)
    path, given = source(design)
    _, report, said = run(["validate", path, "--format=json", *words], given, done=(0, 1))
    warn(said)
    return [diagnostic(file["file"], item) for file in json.loads(report)["files"] for item in file["diagnostics"]]


def diagnostic(file: str, item: dict[str, Any]) -> Diagnostic:
    """A diagnostic from the JSON of `weave validate` or `weave batch`."""
    return Diagnostic(
        severity=item["severity"],
        code=item["code"],
        message=item["message"],
        file=file,
        line=item.get("line"),
        column=item.get("column"),
        end_line=item.get("endLine"),
        end_column=item.get("endColumn"),
        size=item.get("size"),
        node=item.get("node"),
        notes=tuple(note["message"] for note in item.get("notes", ())),
        fixes=tuple(fix["message"] for fix in item.get("fixes", ())),
    )
