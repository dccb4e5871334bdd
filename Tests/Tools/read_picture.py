#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints a picture's format, mode, size and dots per inch on a line, then its pixels as RGBA bytes; read by Pillow."""
import sys

from PIL import Image


def main(path):
    with Image.open(path) as image:
        dots = round(image.info.get("dpi", (0, 0))[0])
        line = f"{image.format} {image.mode} {image.width} {image.height} {dots}\n"
        sys.stdout.buffer.write(line.encode() + image.convert("RGBA").tobytes())


main(sys.argv[1])
