# SPDX-License-Identifier: MIT
"""What goes wrong, in the words of the command."""

from __future__ import annotations

import re


class WeaveError(Exception):
    """A command has failed. The text is what it printed."""

    def __init__(self, message: str, exit_code: int) -> None:
        super().__init__(message)
        #: The exit code of the command; negative for the signal that ended it.
        self.exit_code = exit_code

    def __reduce__(self) -> tuple[type[WeaveError], tuple[str, int]]:
        return type(self), (str(self), self.exit_code)


class DesignError(WeaveError):
    """The design or its data has errors; `check` lists them."""


class UsageError(WeaveError, ValueError):
    """An option has a value that the command refuses."""


class SystemFailure(WeaveError):
    """A file cannot be read, or a library, memory or the process itself has failed."""


class WeaveWarning(UserWarning):
    """A picture was drawn, but the command printed a warning."""


def error_for(exit_code: int, message: str) -> WeaveError:
    """The exception for a command that has ended with an exit code other than 0."""
    # What only helps at a terminal.
    message = re.sub(r"\A(weave: error|Error): |\nUsage: weave .*\n  See '.*", "", message.strip())
    if not message:
        ending = f"was ended by signal {-exit_code}" if exit_code < 0 else f"ended with exit code {exit_code}"
        message = f"weave {ending} and printed nothing"
    kinds: dict[int, type[WeaveError]] = {1: DesignError, 64: UsageError}
    return kinds.get(exit_code, SystemFailure)(message, exit_code)
