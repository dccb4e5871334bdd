# SPDX-License-Identifier: MIT
"""Draws the reference card with the Python package of typst, from the source in card.typ."""
from importlib.metadata import version

import typst

import card
import measure

SOURCE = (card.SYMBOLS.parent / "card.typ").read_text()


def compiler() -> typst.Compiler:
    """A compiler with Inter as its only font."""
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[card.FONTS])
    return typst.Compiler(root=card.SYMBOLS.parent, font_paths=fonts)


COMPILER = compiler()


def draw(number: int) -> bytes:
    """The card as a PNG file. Every source text differs, so typst cannot reuse earlier results."""
    city, now = card.variation(number)
    variables = f'#let city = "{city}"\n#let now = {now}\n#let shade = {number / 10000}%\n'
    return COMPILER.compile((variables + SOURCE).encode(), format="png", ppi=72 * card.SCALE)


if __name__ == "__main__":
    measure.main(f"typst {version('typst')}, Python package", png=draw)
