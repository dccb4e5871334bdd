# SPDX-License-Identifier: MIT
"""Draws the reference card with takumi-py, as a tree of nodes with Flexbox and symbols as SVG images."""
from importlib.metadata import version

from takumi_py import FontResource, ImageResource, Renderer

import card
import measure

FONTS = [("Regular", "Inter", 400), ("Medium", "Inter", 500), ("SemiBold", "Inter", 600)]


def renderer() -> Renderer:
    """A renderer with Inter as its only font."""
    renderer = Renderer(load_default_fonts=False)
    for name, family, weight in FONTS:
        renderer.register_font(FontResource(card.font(name).read_bytes(), name=family, weight=weight))
    display = card.font("SemiBold", "InterDisplay").read_bytes()
    renderer.register_font(FontResource(display, name="Inter Display", weight=600))
    return renderer


def text(string: str, size: int, line: int, color: str = card.WHITE, weight: int = 400, family: str = "Inter") -> dict:
    """A line of text."""
    style = {
        "fontFamily": family,
        "fontSize": f"{size}px",
        "fontWeight": weight,
        "lineHeight": f"{line}px",
        "color": color,
        "whiteSpace": "nowrap",
    }
    return {"type": "text", "text": string, "style": style}


def box(children: list[dict], direction: str = "column", **style: object) -> dict:
    """A row or column."""
    style = {"display": "flex", "flexDirection": direction, **style}
    return {"type": "container", "style": style, "children": children}


def bar(value: float) -> dict:
    """A bar of the chart."""
    style = {
        "width": "4px",
        "height": f"{card.bar_height(value)}px",
        "backgroundColor": card.BAR,
        "borderTopLeftRadius": "1.5px",
        "borderTopRightRadius": "1.5px",
    }
    return {"type": "container", "style": style}


def day(name: str, symbol: str, high: int) -> dict:
    """The forecast of a day."""
    lines = [text(name, 11, 14, card.PALE), text(f"{high}°", 13, 16, weight=500)]
    image = {"type": "image", "src": f"memory://{symbol}", "width": 14, "height": 14}
    content = box([image, box(lines, alignItems="flex-start")], "row", alignItems="center", gap="3px")
    return box([content], "row", justifyContent="center", width="0px", flexGrow=1)


def tree(city: str, now: int) -> dict:
    """The whole card."""
    left = [
        text(city, 15, 18, weight=600),
        text(f"{now}°", 38, 46, weight=600, family="Inter Display"),
        text("Showers until noon", 12, 15, card.PALE),
    ]
    bars = [bar(value) for value in card.VALUES]
    chart = box(bars, "row", height="40px", alignItems="flex-end", justifyContent="space-between")
    hours = box([text(hour, 11, 14, card.PALE) for hour in card.HOURS], "row", justifyContent="space-between")
    right = [text("Rain, mm an hour", 12, 15, card.PALE), chart, hours]
    upper = box(
        [box(left, alignItems="flex-start"), box(right, width="158px", gap="3px")],
        "row",
        justifyContent="space-between",
        alignItems="flex-start",
    )
    lower = box([day(*item) for item in card.DAYS], "row")
    return box(
        [upper, lower],
        justifyContent="space-between",
        width=f"{card.WIDTH}px",
        height=f"{card.HEIGHT}px",
        padding=f"{card.PADDING}px",
        borderRadius="22px",
        backgroundImage=f"linear-gradient(180deg, {card.TOP}, {card.BOTTOM})",
    )


RENDERER = renderer()
IMAGES = [ImageResource(f"memory://{name}", card.symbol(name).read_bytes()) for _, name, _ in card.DAYS]


def draw(number: int, format: str) -> bytes:
    """The card as a PNG file or as raw pixels."""
    return RENDERER.render_node(
        tree(*card.variation(number)),
        width=card.WIDTH * card.SCALE,
        height=card.HEIGHT * card.SCALE,
        device_pixel_ratio=card.SCALE,
        images=IMAGES,
        format=format,
    )


if __name__ == "__main__":
    measure.main(
        f"takumi-py {version('takumi-py')}",
        png=lambda number: draw(number, "png"),
        pixels=lambda number: draw(number, "raw"),
    )
