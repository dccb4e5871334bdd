# SPDX-License-Identifier: MIT
"""The `weather` template at its large size, for peers: the drawing that weave makes, and its texts separately.

Peers need no layout: each text has a position, and everything else (curve, symbols, gradients, panes) is one SVG
drawing.
"""
import os
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path

import card

WIDTH, HEIGHT, SCALE = 338, 354, 2
NAMESPACE = "http://www.w3.org/2000/svg"
# The text that differs from picture to picture, as in weave's pictures.
CHANGING = "Lyon"


@dataclass
class Text:
    """A text with the start of its baseline."""

    x: float
    y: float
    string: str
    family: str
    size: float
    weight: int
    color: str
    opacity: float


def drawing() -> Path:
    """The SVG file that weave wrote, with its texts as text."""
    return Path(os.environ["WEATHER"])


def read() -> tuple[str, list[Text]]:
    """The drawing without texts, and the texts."""
    ElementTree.register_namespace("", NAMESPACE)
    root = ElementTree.parse(drawing()).getroot()
    texts = []
    for parent in root.iter():
        for child in [child for child in parent if child.tag == f"{{{NAMESPACE}}}text"]:
            texts.append(
                Text(
                    x=float(child.get("x")),
                    y=float(child.get("y")),
                    string=child.text or "",
                    family=child.get("font-family").split(",")[0],
                    size=float(child.get("font-size")),
                    weight=int(child.get("font-weight", "400")),
                    color=child.get("fill"),
                    opacity=float(child.get("fill-opacity", "1")),
                )
            )
            parent.remove(child)
    return ElementTree.tostring(root, encoding="unicode"), texts


def variation(texts: list[Text], number: int) -> list[Text]:
    """The texts of a picture that differs from the previous one in one text; 0 gives the drawing itself."""
    if number == 0:
        return texts
    return [
        Text(**{**vars(text), "string": f"{CHANGING} {number}"}) if text.string == CHANGING else text for text in texts
    ]


def fonts() -> list[tuple[str, str, int, bytes]]:
    """The font faces that the texts need: name, family, weight and file."""
    faces = [("Inter", "Regular", 400), ("Inter", "Medium", 500), ("Inter", "SemiBold", 600)]
    faces += [("InterDisplay", "Regular", 400), ("InterDisplay", "SemiBold", 600)]
    return [
        (f"{family}-{name}", family.replace("rD", "r D"), weight, card.font(name, family).read_bytes())
        for family, name, weight in faces
    ]
