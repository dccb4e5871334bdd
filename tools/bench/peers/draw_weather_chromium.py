# SPDX-License-Identifier: MIT
"""Draws the large weather picture with headless Chromium: the drawing with its texts, in a page."""
import base64
import tempfile
from pathlib import Path

import draw_chromium
import measure
import weather

CHANGE = """
const [name, string] = arguments;
window.changing ??= [...document.querySelectorAll('text')].find(text => text.textContent == name);
window.changing.textContent = string;
"""


def page(folder: str) -> str:
    """The address of a page with the drawing; its texts are not stretched to weave's lengths."""
    drawing = weather.drawing().read_text()
    style = "body { margin: 0 } svg { display: block }"
    path = Path(folder) / "weather.html"
    path.write_text(f'<!doctype html><meta charset="utf-8"><style>{style}</style>{drawing}')
    return path.as_uri()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        draw_chromium.PAGE = page(folder)
        draw_chromium.card.WIDTH, draw_chromium.card.HEIGHT = weather.WIDTH, weather.HEIGHT
        with draw_chromium.browser() as opened:

            def draw(number: int) -> bytes:
                """A screenshot of a variation."""
                string = weather.CHANGING if number == 0 else f"{weather.CHANGING} {number}"
                opened.post("/execute/sync", {"script": CHANGE, "args": [weather.CHANGING, string]})
                return base64.b64decode(opened.devtools("Page.captureScreenshot", {"format": "png"})["data"])

            measure.main(opened.version, draw)
