# SPDX-License-Identifier: MIT
"""Stacks pictures of one size, each beside its difference from the first: sheet.py TARGET PICTURE..."""
import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

GAP, CAPTION, GROUND, INK = 12, 16, "#888888", "#000000"


def main(target: str, paths: list[str]) -> None:
    """Draws the sheet."""
    images = [Image.open(path).convert("RGBA") for path in paths]
    width, height = images[0].size
    step = CAPTION + height + GAP
    sheet = Image.new("RGB", (2 * width + 3 * GAP, step * len(images) + GAP), GROUND)
    pen = ImageDraw.Draw(sheet)
    grounds = [Image.new("RGBA", image.size, GROUND) for image in images]
    for ground, image in zip(grounds, images):
        ground.alpha_composite(image)
    for number, (path, image) in enumerate(zip(paths, grounds)):
        top = GAP + number * step
        pen.text((GAP, top), Path(path).stem, fill=INK)
        sheet.paste(image, (GAP, top + CAPTION))
        if image.size == images[0].size:
            difference = ImageChops.difference(grounds[0].convert("RGB"), image.convert("RGB"))
            sheet.paste(difference, (width + 2 * GAP, top + CAPTION))
    sheet.save(target)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
