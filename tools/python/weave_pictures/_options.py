# SPDX-License-Identifier: MIT
"""The options of the command as keyword arguments: `text_size="large"` is `--text-size large`."""

from __future__ import annotations

import difflib
import json
import os
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Literal, TypeAlias, TypedDict

Path: TypeAlias = str | os.PathLike[str]
#: A moment as the command takes it: `2026-03-28T14:05:00+01:00`. One without an offset is in the picture's time zone.
Moment: TypeAlias = str | date
#: `45m`, `2h`, `1d`.
Duration: TypeAlias = str | timedelta
#: `800x480`, or both numbers, in points.
Canvas: TypeAlias = str | tuple[float, float]

Appearance: TypeAlias = Literal["light", "dark", "tinted", "clear", "accented", "eink"]
TextSize: TypeAlias = Literal[
    "xSmall",
    "small",
    "medium",
    "large",
    "xLarge",
    "xxLarge",
    "xxxLarge",
    "accessibility1",
    "accessibility2",
    "accessibility3",
    "accessibility4",
    "accessibility5",
]
Format: TypeAlias = Literal["png", "svg", "pdf", "webp", "jpg", "bmp"]


class CommonOptions(TypedDict, total=False):
    """What `weave render`, `weave batch` and `weave validate` have in common; see docs/command-line.md."""

    size: str
    appearance: Appearance
    device: str
    canvas: Canvas
    tint: str
    wallpaper: Path
    placeholder: bool
    unavailable: bool
    text_size: TextSize
    contrast: Literal["standard", "increased"]
    shape: Literal["rounded", "square"]
    now: Moment
    time_zone: str
    locale: str
    #: Texts are given as `--var`, other values as `--var-json`. None leaves a variable out.
    variables: Mapping[str, object]
    #: `--data`: files by the names of their variables, or a list of files.
    data: Mapping[str, Path] | Sequence[Path]
    snapshots: Path
    profile: str
    max_age: Duration
    lenient: bool
    strict: bool
    assets: Path
    fonts: Path


class RenderOptions(CommonOptions, total=False):
    """The options of `weave render`."""

    scale: float
    panel: Path
    panel_format: str
    viewing_distance: str
    format: Format
    text: Literal["outlines", "live"]
    quality: int


class CheckOptions(CommonOptions, total=False):
    """The options of `weave validate`."""

    scale: float


class BatchOptions(CommonOptions, total=False):
    """The options of `weave batch` for all pictures of a batch."""

    scale: Literal[1, 2, 3]
    format: Format
    text: Literal["outlines", "live"]
    quality: int


def arguments(caller: str, kind: type, given: Mapping[str, object]) -> list[str]:
    """The options of the command for keyword arguments. None is the same as no argument."""
    known = set(kind.__annotations__)
    words: list[str] = []
    for name, value in given.items():
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            raise TypeError(f"{caller}() has no option '{name}'" + (f"; did you mean '{near[0]}'?" if near else ""))
        if value is None or value is False:
            continue
        option = "--" + name.replace("_", "-")
        if name == "variables":
            words += variable_arguments(value)
        elif name == "data":
            words += data_arguments(value)
        elif value is True:
            words.append(option)
        else:
            words.append(f"{option}={text(name, value)}")
    return words


def text(name: str, value: object) -> str:
    """A value as the command takes it."""
    if name == "canvas" and isinstance(value, tuple):
        if len(value) != 2:
            raise TypeError(f"canvas takes a width and a height, not {len(value)} numbers")
        return "x".join(number(side) for side in value)
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, timedelta):
        return f"{round(value.total_seconds() / 60)}m"
    if isinstance(value, (int, float)):
        return number(value)
    if isinstance(value, (str, os.PathLike)):
        path = os.fspath(value)
        if isinstance(path, str):
            return path
    raise TypeError(f"{name} takes a text, not {type(value).__name__}")


def number(value: float) -> str:
    """A number without needless digits: `800`, not `800.0`."""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def variable_arguments(variables: object) -> list[str]:
    """The options for variables."""
    if not isinstance(variables, Mapping):
        raise TypeError(f"variables takes a dict, not {type(variables).__name__}")
    words = []
    for name, value in variables.items():
        if not isinstance(name, str) or "=" in name:
            raise ValueError(f"{name!r} cannot be the name of a variable")
        if value is None:
            continue
        if isinstance(value, str):
            words.append(f"--var={name}={value}")
        else:
            words.append(f"--var-json={name}={json.dumps(value, allow_nan=False)}")
    return words


def data_arguments(data: object) -> list[str]:
    """The options for files of variables."""
    if isinstance(data, Mapping):
        return [f"--data={name}={text('data', path)}" for name, path in data.items()]
    if isinstance(data, (str, os.PathLike)) or not isinstance(data, Sequence):
        raise TypeError("data takes a dict or a list of files")
    return [f"--data={text('data', path)}" for path in data]
