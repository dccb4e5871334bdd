# SPDX-License-Identifier: MIT
"""Draws the large weather picture with the Python package of typst: texts at their places over one SVG image."""
from importlib.metadata import version

import typst

import card
import measure
import weather

DRAWING, TEXTS = weather.read()
COMPILER = typst.Compiler(
    root=card.SYMBOLS.parent,
    font_paths=typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[card.FONTS]),
)


def string(text: str) -> str:
    """A text as a typst string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def place(text: weather.Text) -> str:
    """A text at its place."""
    color = f"rgb({string(text.color)}).transparentize({100 - text.opacity * 100}%)"
    style = f"font: {string(text.family)}, size: {text.size}pt, weight: {text.weight}, fill: {color}"
    return f"#place(dx: {text.x}pt, dy: {text.y}pt, text({style}, {string(text.string)}))"


def draw(number: int) -> bytes:
    """The picture as a PNG file."""
    source = [
        f"#set page(width: {weather.WIDTH}pt, height: {weather.HEIGHT}pt, margin: 0pt, fill: none)",
        '#set text(top-edge: "baseline", bottom-edge: "baseline")',
        f"#place(image(bytes({string(DRAWING)}), width: {weather.WIDTH}pt))",
        *[place(text) for text in weather.variation(TEXTS, number)],
    ]
    return COMPILER.compile("\n".join(source).encode(), format="png", ppi=72 * weather.SCALE)


if __name__ == "__main__":
    measure.main(f"typst {version('typst')}, Python package", png=draw)
