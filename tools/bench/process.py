# SPDX-License-Identifier: MIT
"""Runs commands, and measures them through spawn.c."""
import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

TIMEOUT = 3600


class Failure(Exception):
    """A command that failed, with the line that it printed about it."""


@dataclass
class Outcome:
    """The cost and the output of a command."""

    milliseconds: float
    megabytes: float
    output: str


def run(command: list[str], environment: dict[str, str] | None = None, folder: Path | None = None) -> str:
    """The output of a command; raises `Failure` if it cannot be started or its exit code is not 0."""
    try:
        outcome = subprocess.run(
            command,
            env={**os.environ, **(environment or {})},
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
        )
    except OSError as error:
        raise Failure(f"{command[0]}: {error.strerror}") from error
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{Path(command[0]).name} did not end within {TIMEOUT} s") from error
    if outcome.returncode != 0:
        lines = (outcome.stderr.strip() or outcome.stdout.strip() or f"exit code {outcome.returncode}").splitlines()
        said = next((line for line in lines if "error" in line.lower()), lines[-1])
        raise Failure(f"{Path(command[0]).name}: {said}")
    return outcome.stdout


class Spawner:
    """Starts measured commands."""

    def __init__(self, folder: Path):
        """Compiles spawn.c into a folder."""
        self.program, self.report = folder / "spawn", folder / "spawn.json"
        compile_c("spawn.c", self.program)
        # The last processor, because the first one handles most interrupts.
        self.processor = max(os.sched_getaffinity(0))

    def measure(self, command: list[str], environment: dict[str, str] | None = None, on_one: bool = False) -> Outcome:
        """Runs a command, on one processor if `on_one`."""
        place = str(self.processor) if on_one else "-"
        try:
            output = run([str(self.program), str(self.report), place, *command], environment)
        except Failure as failure:
            raise Failure(f"{' '.join(Path(word).name for word in command[:2])}, by {failure}") from failure
        report = json.loads(self.report.read_text())
        return Outcome(report["ms"], report["megabytes"], output)


def compile_c(source: str, program: Path, libraries: list[str] | None = None) -> None:
    """Compiles a file of this folder, with libraries found by pkg-config."""
    flags = run(["pkg-config", "--cflags", "--libs", *libraries]).split() if libraries else []
    path = Path(__file__).parent / source
    run(["cc", "-O3", "-Wall", "-Wextra", "-o", str(program), str(path), *flags, "-lm"])
