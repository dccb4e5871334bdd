#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes a design system for tests of `weave test`: 30 designs of five kinds that share one file of parts.

    design_system.py FOLDER     writes FOLDER/Specs

The suite has 30 designs x 3 sizes x 2 appearances x 3 locales = 540 pictures.
"""
import json
import pathlib
import sys

TEXTS = {
    "en": {"orders": "Open orders", "visits": "Visits", "revenue": "Revenue", "returns": "Returns", "stock": "In stock",
           "week": "This week", "today": "Today", "target": "Target"},
    "de": {"orders": "Offene Aufträge", "visits": "Besuche", "revenue": "Umsatz", "returns": "Retouren",
           "stock": "Auf Lager", "week": "Diese Woche", "today": "Heute", "target": "Ziel"},
    "ar": {"orders": "الطلبات المفتوحة", "visits": "الزيارات", "revenue": "الإيرادات", "returns": "المرتجعات",
           "stock": "المخزون", "week": "هذا الأسبوع", "today": "اليوم", "target": "الهدف"},
}
KIT = {
    "colors": {
        "brand": {"light": "#1E66F5", "dark": "#7AA7FF"},
        "positive": {"light": "#1F7A3D", "dark": "#6FD68F"},
        "paper": {"light": "#FFFFFF", "dark": "#1C1C1F"},
        "quiet": {"light": "#5F6470", "dark": "#A5A9B5"},
    },
    "styles": {
        "title": {"foreground": "brand", "font": {"size": 13, "weight": "semibold"}},
        "figure": {"foreground": "label", "font": {"size": 26, "weight": "bold"}},
        "caption": {"foreground": "quiet", "font": {"size": 11}},
    },
    "strings": TEXTS,
    "components": {
        "card": {
            "parameters": {"title": {"type": "text"}, "note": {"type": "text"}},
            "content": {
                "type": "vstack", "alignment": "leading", "padding": 14, "spacing": 6,
                "frame": {"maxWidth": "infinity", "maxHeight": "infinity", "alignment": "topLeading"},
                "background": "paper",
                "children": [
                    {"type": "text", "text": "{{title}}", "styles": "title"},
                    {"type": "slot"},
                    {"type": "text", "text": "{{note}}", "styles": "caption"},
                ],
            },
        },
    },
}
KINDS = {
    "figure": lambda i: [{"type": "text", "text": str(1200 + 37 * i), "styles": "figure"}],
    "share": lambda i: [
        {"type": "text", "text": f"{40 + 5 * i} %", "styles": "figure"},
        {"type": "gauge", "style": "linear", "value": (40 + 5 * i) / 100, "fill": "brand", "frame": {"height": 8}}],
    "trend": lambda i: [
        {"type": "chart", "mark": "line", "values": [3 + i, 5, 4 + i, 8, 6 + i, 9], "fill": "brand",
         "frame": {"height": 44}}],
    "bars": lambda i: [
        {"type": "chart", "mark": "bars", "values": [2, 4 + i, 3, 6, 5 + i], "fill": "positive",
         "frame": {"height": 44}}],
    "list": lambda i: [
        {"type": "hstack", "children": [
            {"type": "text", "text": f"=localized('{name}')", "styles": "caption"}, {"type": "spacer"},
            {"type": "text", "text": str(value + i), "foreground": "label", "font": {"size": 12}}]}
        for name, value in [("visits", 310), ("returns", 4)]],
}
TITLES = ["orders", "visits", "revenue", "returns", "stock", "target"]
SETTINGS = {
    "sizes": ["small", "medium", "large"], "appearances": ["light", "dark"],
    "locales": ["en_US", "de_DE", "ar_EG"], "scales": [1], "exclude": ["parts"],
}


def design(kind, index):
    return {
        "name": f"{kind} {index}", "layout": {"template": "custom"}, "include": "parts/kit.json",
        "content": {
            "type": "use", "component": "card",
            "with": {"title": f"=localized('{TITLES[index]}')", "note": f"=localized('{'week' if index % 2 else 'today'}')"},
            "children": KINDS[kind](index),
        },
    }


def main(folder):
    specs = pathlib.Path(folder) / "Specs"
    (specs / "parts").mkdir(parents=True)

    def write(name, value):
        (specs / name).write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")

    write("weave.test.json", SETTINGS)
    write("parts/kit.json", KIT)
    for kind in KINDS:
        for index, title in enumerate(TITLES):
            write(f"{kind}-{title}.json", design(kind, index))


if len(sys.argv) != 2:
    sys.exit(f"usage: {sys.argv[0]} FOLDER")
main(sys.argv[1])
