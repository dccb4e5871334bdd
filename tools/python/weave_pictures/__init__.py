# SPDX-License-Identifier: MIT
"""Draws widget designs to pictures, with the command `weave` that this package contains.

    import weave_pictures

    png = weave_pictures.render("design.json", size="large", variables={"city": "Porto"})
    for diagnostic in weave_pictures.check("design.json"):
        print(diagnostic)

`Batch` keeps one process for many pictures of a design.
"""

from __future__ import annotations

from ._batch import Batch
from ._check import Diagnostic, check
from ._command import Design, command_path, version
from ._errors import DesignError, SystemFailure, UsageError, WeaveError, WeaveWarning
from ._options import BatchOptions, CheckOptions, RenderOptions
from ._render import render

__all__ = [
    "Batch",
    "BatchOptions",
    "CheckOptions",
    "Design",
    "DesignError",
    "Diagnostic",
    "RenderOptions",
    "SystemFailure",
    "UsageError",
    "WeaveError",
    "WeaveWarning",
    "check",
    "command_path",
    "render",
    "version",
]
