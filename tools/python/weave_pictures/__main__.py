# SPDX-License-Identifier: MIT
"""The command `weave`, and `python -m weave_pictures`: becomes the program in this package."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Replaces this process with the command."""
    from ._command import command_path
    from ._errors import WeaveError

    try:
        program = command_path()
        os.execv(program, [str(program), *sys.argv[1:]])
    except (WeaveError, OSError) as error:
        sys.exit(f"weave: error: {error}")


if __name__ == "__main__":
    main()
