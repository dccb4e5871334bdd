# SPDX-License-Identifier: MIT
"""The command line that the peers share.

    PEER.py --runs N     draws N pictures in this process, each with different texts, and prints medians as JSON
    PEER.py -o FILE      draws the card once and writes it
"""
import argparse
import json
import statistics
import time
from collections.abc import Callable
from pathlib import Path

WARM_UP = 3
LONGEST = 2


def median_ms(draw: Callable[[int], bytes], runs: int) -> float:
    """The median time of `draw` in milliseconds, without the warm-up pictures; each picture gets another number.

    A slow peer draws fewer pictures, but at least two: none begins after LONGEST seconds.
    """
    times = []
    began = time.perf_counter()
    for number in range(1, WARM_UP + runs + 1):
        start = time.perf_counter()
        if start - began > LONGEST and len(times) > 1:
            break
        draw(number)
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times[WARM_UP:] or times[1:])


def main(version: str, png: Callable[[int], bytes], pixels: Callable[[int], bytes] | None = None) -> None:
    """Runs the command line with functions that draw variation `number` of the card; 0 is the card itself."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("-o", type=Path, dest="output")
    arguments = parser.parse_args()
    if arguments.output:
        arguments.output.write_bytes(png(0))
        return
    result = {"version": version, "png_bytes": len(png(0)), "png_ms": median_ms(png, arguments.runs)}
    if pixels:
        result["pixels_ms"] = median_ms(pixels, arguments.runs)
    print(json.dumps(result))
