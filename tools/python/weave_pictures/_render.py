# SPDX-License-Identifier: MIT
"""`weave render` as a function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._command import Design, run, source, warn
from ._options import RenderOptions, arguments

if TYPE_CHECKING:
    from typing_extensions import Unpack


def render(design: Design, **options: Unpack[RenderOptions]) -> bytes:
    """Draws a design, and returns the bytes of the picture: PNG unless `format` is given.

    The options are those of `weave render`, with underscores: `render("d.json", text_size="xLarge", scale=3)`. A file
    with several designs, and several sizes, are a document if the format is PDF, and otherwise an error.

    Raises DesignError, UsageError or SystemFailure with the messages of the command. Warnings are `WeaveWarning`s.
    """
    words = arguments("render", RenderOptions, options)
    path, given = source(design)
    _, picture, report = run(["render", path, "--output=-", *words], given)
    warn(report)
    return picture
