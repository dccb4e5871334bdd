# SPDX-License-Identifier: MIT
"""Draws the large weather picture with takumi-py: texts at their places over one SVG image."""
from importlib.metadata import version

from takumi_py import FontResource, ImageResource, Renderer

import measure
import weather

# Inter's baseline in a line as high as the font size: the line's middle is the middle between ascent and descent.
BASELINE = (1 + 0.96875 - 0.24121) / 2


def renderer() -> Renderer:
    """A renderer with Inter as its only font."""
    renderer = Renderer(load_default_fonts=False)
    for _, family, weight, file in weather.fonts():
        renderer.register_font(FontResource(file, name=family, weight=weight))
    return renderer


RENDERER = renderer()
DRAWING, TEXTS = weather.read()
IMAGES = [ImageResource("memory://drawing", DRAWING.encode())]


def node(text: weather.Text) -> dict:
    """A text at its place."""
    style = {
        "position": "absolute",
        "left": f"{text.x}px",
        "top": f"{text.y - BASELINE * text.size}px",
        "fontFamily": text.family,
        "fontSize": f"{text.size}px",
        "fontWeight": text.weight,
        "lineHeight": f"{text.size}px",
        "color": text.color,
        "opacity": text.opacity,
        "whiteSpace": "nowrap",
    }
    return {"type": "text", "text": text.string, "style": style}


def draw(number: int) -> bytes:
    """The picture as a PNG file."""
    size = {"width": f"{weather.WIDTH}px", "height": f"{weather.HEIGHT}px"}
    image = {
        "type": "image",
        "src": "memory://drawing",
        "width": weather.WIDTH,
        "height": weather.HEIGHT,
        "style": {"position": "absolute", "left": "0px", "top": "0px"},
    }
    texts = [node(text) for text in weather.variation(TEXTS, number)]
    tree = {"type": "container", "style": {"position": "relative", **size}, "children": [image, *texts]}
    return RENDERER.render_node(
        tree,
        width=weather.WIDTH * weather.SCALE,
        height=weather.HEIGHT * weather.SCALE,
        device_pixel_ratio=weather.SCALE,
        images=IMAGES,
        format="png",
    )


if __name__ == "__main__":
    measure.main(f"takumi-py {version('takumi-py')}", png=draw)
