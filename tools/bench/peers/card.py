# SPDX-License-Identifier: MIT
"""The reference card's values for peers, the same as in ../card.json."""
from pathlib import Path

WIDTH, HEIGHT, SCALE, PADDING = 338, 158, 2, 16
TOP, BOTTOM, BAR = "#2450BF", "#12224F", "#7FD1FF"
WHITE, PALE = "#FFFFFF", "#FFFFFFC8"
MAXIMUM = 4
VALUES = [0.4, 0.6, 1.1, 1.8, 2.4, 3.1, 3.6, 3.2, 2.7, 2.2, 1.6, 0.9,
          0.5, 0.3, 0.2, 0.2, 0.3, 0.6, 1.0, 1.5, 1.9, 1.4, 0.8, 0.5]  # fmt: skip
HOURS = ["0", "6", "12", "18", "24"]
DAYS = [
    ("Sat", "cloud.drizzle.fill", 13),
    ("Sun", "cloud.sun.fill", 15),
    ("Mon", "sun.max.fill", 17),
    ("Tue", "cloud.fill", 16),
    ("Wed", "cloud.bolt.rain.fill", 12),
    ("Thu", "snowflake", 3),
]
CITY, NOW = "Porto", 14

SYMBOLS = Path(__file__).parent / "symbols"
FONTS = Path("/usr/share/fonts/opentype/inter")


def bar_height(value: float) -> float:
    """The height of a bar in points."""
    return 40 * value / MAXIMUM


def symbol(name: str) -> Path:
    """The SVG file of a symbol, 14 × 14 points, white."""
    return SYMBOLS / f"{name}.svg"


def font(weight: str, family: str = "Inter") -> Path:
    """The file of a font, such as `Inter-Medium.otf`."""
    return FONTS / f"{family}-{weight}.otf"


def variation(number: int) -> tuple[str, int]:
    """The city and the degrees of a picture that differs from the previous one; 0 gives the card itself."""
    return (CITY, NOW) if number == 0 else (f"{CITY} {number}", NOW + number % 20)
