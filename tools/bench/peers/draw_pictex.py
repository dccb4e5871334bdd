# SPDX-License-Identifier: MIT
"""Draws the reference card with pictex, in rows and columns. pictex takes no SVG, so the symbols are PNG files of
28 × 28 pixels in the folder named by the variable SYMBOLS. Lengths are in pixels, because `scale_factor` would blur
images."""
import os
from importlib.metadata import version
from pathlib import Path

import skia
from pictex import Canvas, Column, FontSmoothing, Image, LinearGradient, Row, Text

import card
import measure

FOLDER = Path(os.environ["SYMBOLS"])
S = card.SCALE


def text(string: str, size: int, line: int, color: str = card.WHITE, weight: str = "Regular") -> Text:
    """A line of text."""
    family = "InterDisplay" if size > 20 else "Inter"
    style = Text(string).font_family(str(card.font(weight, family))).font_size(size * S).color(color)
    return style.line_height(line / size).text_wrap("nowrap")


def bar(value: float) -> Row:
    """A bar of the chart."""
    box = Row().size(4 * S, card.bar_height(value) * S).background_color(card.BAR)
    return box.border_radius(1.5 * S, 1.5 * S, 0, 0)


def day(name: str, symbol: str, high: int) -> Row:
    """The forecast of a day."""
    lines = Column(text(name, 11, 14, card.PALE), text(f"{high}°", 13, 16, weight="Medium")).align_items("start")
    content = Row(Image(str(FOLDER / f"{symbol}.png")).size(14 * S, 14 * S), lines).align_items("center").gap(3 * S)
    return Row(content).justify_content("center").width((card.WIDTH - 2 * card.PADDING) / len(card.DAYS) * S)


def tree(city: str, now: int) -> Column:
    """The whole card."""
    left = Column(
        text(city, 15, 18, weight="SemiBold"),
        text(f"{now}°", 38, 46, weight="SemiBold"),
        text("Showers until noon", 12, 15, card.PALE),
    ).align_items("start")
    chart = Row(*map(bar, card.VALUES)).size(158 * S, 40 * S).align_items("end").justify_content("space-between")
    hours = Row(*[text(hour, 11, 14, card.PALE) for hour in card.HOURS])
    hours = hours.width(158 * S).justify_content("space-between")
    right = Column(text("Rain, mm an hour", 12, 15, card.PALE), chart, hours).width(158 * S).gap(3 * S).align_items("start")
    upper = Row(left, right).width("100%").justify_content("space-between").align_items("start")
    lower = Row(*[day(*item) for item in card.DAYS]).width("100%")
    background = LinearGradient([card.TOP, card.BOTTOM], start_point=(0.5, 0), end_point=(0.5, 1))
    card_itself = Column(upper, lower).size(card.WIDTH * S, card.HEIGHT * S).padding(card.PADDING * S)
    return card_itself.justify_content("space-between").border_radius(22 * S).background_color(background)


def draw(number: int):
    """The card as a pictex picture, with grey antialiasing."""
    root = tree(*card.variation(number))
    return Canvas().render(root, font_smoothing=FontSmoothing.STANDARD)


def png(number: int) -> bytes:
    """The card as a PNG file, as `save` writes it."""
    return draw(number).skia_image.encodeToData(skia.EncodedImageFormat.kPNG, 100).bytes()


def pixels(number: int) -> bytes:
    """The card's pixels."""
    return draw(number).to_bytes()


if __name__ == "__main__":
    measure.main(f"pictex {version('pictex')}", png, pixels)
