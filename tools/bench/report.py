# SPDX-License-Identifier: MIT
"""The results as goals, tables in Markdown and a page of pictures."""
import html
import statistics
from collections.abc import Callable

# Growth counts as linear if ten times as many take at most this many times as long.
LINEAR = 12


def median(results: dict, program: str, figure: str) -> float | None:
    """A program's median over all rounds; None if it was not measured."""
    rounds = results["programs"].get(program, {}).get("rounds", [])
    values = [one[figure] for one in rounds if figure in one]
    return statistics.median(values) if values else None


def ratio(results: dict, above: tuple[str, str], below: tuple[str, str]) -> float | None:
    """The median over all rounds of one program's figure divided by another's in the same round."""
    rounds = [results["programs"].get(name, {}).get("rounds", []) for name, _ in (above, below)]
    pairs = [(a[above[1]], b[below[1]]) for a, b in zip(*rounds) if above[1] in a and below[1] in b]
    return statistics.median(a / b for a, b in pairs) if pairs else None


def typst_ratio(results: dict) -> float | None:
    """How many times as long typst takes as weave's cold command, without the start of Python."""
    rounds = [results["programs"].get(name, {}).get("rounds", []) for name in ("typst", "python", "weave")]
    ratios = [(typst["cold_ms"] - python["cold_ms"]) / weave["cold_ms"] for typst, python, weave in zip(*rounds)]
    return statistics.median(ratios) if ratios else None


def batch(results: dict, figure: str, images: int, jobs: int = 2) -> float | None:
    """A figure of a batch; None if it was not measured."""
    wanted = (images, jobs, False)
    found = [case[figure] for case in results["batch"] if (case["images"], case["jobs"], case["anew"]) == wanted]
    return found[0] if found else None


def growth(small: float | None, large: float | None) -> float | None:
    """How many times as long the larger takes; None if one was not measured."""
    return large / small if small and large else None


def lead(results: dict, figure: str) -> float | None:
    """How many times as long the fastest peer takes as weave for the large weather picture."""
    weather = results["weather"]
    if not weather or not weather.get("peers"):
        return None
    return min(peer["png_ms"] for peer in weather["peers"].values()) / weather["weave"][figure]


def goals(results: dict) -> list[dict[str, object]]:
    """Every goal, with the measured value and whether it is met."""
    pixels = ratio(results, ("weave", "pixels_ms"), ("limit", "pixels_ms"))
    bytes_ = ratio(results, ("weave", "png_bytes"), ("chromium", "png_bytes"))
    images = growth(batch(results, "ms", 1000), batch(results, "ms", 10000))
    nodes = growth(results["nodes"].get("1000"), results["nodes"].get("10000"))
    table: list[tuple[str, float | None, str, Callable[[float], bool]]] = [
        (
            "warm, spec to PNG: 3 × as fast as takumi-py",
            ratio(results, ("takumi", "png_ms"), ("weave", "png_ms")),
            "{:.2f} ×",
            lambda value: value >= 3,
        ),
        (
            "warm, spec to pixels: 2.5 × as fast as takumi-py",
            ratio(results, ("takumi", "pixels_ms"), ("weave", "pixels_ms")),
            "{:.2f} ×",
            lambda value: value >= 2.5,
        ),
        ("warm, spec to pixels: at most 1.3 × bare C", pixels, "{:.2f} ×", lambda value: value <= 1.3),
        ("PNG no larger than Chromium's", bytes_, "{:.2f} ×", lambda value: value <= 1),
        (
            "cold command, spec to PNG: at most 45 ms",
            median(results, "weave", "cold_ms"),
            "{:.1f} ms",
            lambda value: value <= 45,
        ),
        (
            "cold command, spec to PNG: at most 1.25 × bare C",
            ratio(results, ("weave", "cold_ms"), ("limit", "cold_ms")),
            "{:.2f} ×",
            lambda value: value <= 1.25,
        ),
        (
            "cold command: under a third of typst's without Python's start",
            typst_ratio(results),
            "1 / {:.2f}",
            lambda value: value > 3,
        ),
        (
            "10,000 different images on two processors: over 900 a second",
            batch(results, "images_per_second", 10000),
            "{:.0f} / s",
            lambda value: value > 900,
        ),
        (
            "… in less than 150 MB",
            batch(results, "megabytes", 10000),
            "{:.0f} MB",
            lambda value: value < 150,
        ),
        *[
            (
                f"every design of the gallery, {words}: a quarter of plain's rate",
                next(iter(compared(results, figure).values()), None),
                "1 / {:.1f}",
                lambda value: value <= QUARTER,
            )
            for figure, words in (("moment_ms", "minute moving"), ("texts_ms", "text changing"))
        ],
        (
            "every design of the gallery through `weave batch`, minute moving: a quarter of plain's rate",
            next(iter(slowest_moments(results).values()), None),
            "1 / {:.1f}",
            lambda value: value <= QUARTER,
        ),
        *[
            (f"large weather, {words}: {least} × as fast as the next", lead(results, figure), "{:.1f} ×", is_met)
            for figure, words, least, is_met in (
                ("facts_ms", "one text changed", 4, lambda value: value >= 4),
                ("drawn_ms", "anew, same work as the peers", 3, lambda value: value >= 3),
                ("anew_ms", "anew, from the facts", 3, lambda value: value >= 3),
            )
        ],
        (f"10 × the images: at most {LINEAR} × the time", images, "{:.1f} ×", lambda value: value <= LINEAR),
        (f"10 × the nodes: at most {LINEAR} × the time", nodes, "{:.1f} ×", lambda value: value <= LINEAR),
    ]
    return [
        {
            "goal": goal,
            "measured": value,
            "text": "not measured" if value is None else form.format(value),
            "met": None if value is None else is_met(value),
        }
        for goal, value, form, is_met in table
    ]


def cell(value: float | None, form: str) -> str:
    """A number in a table; a dash if there is none."""
    return "–" if value is None else form.format(value)


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown: the first column is left-aligned, the others are right-aligned."""
    rule = ["---", *["--:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [head, rule, *rows])


def goals_section(results: dict) -> str:
    """The goals, met or missed."""
    words = {None: "–", True: "met", False: "**missed**"}
    return table(["Goal", "Measured", ""], [[g["goal"], g["text"], words[g["met"]]] for g in results["goals"]])


def programs_section(results: dict) -> str:
    """All programs, and which were left out."""
    rows = []
    for name, figures in results["programs"].items():
        title = f"{figures['title']}: {figures['version']}" if figures["version"] else figures["title"]
        rows.append(
            [
                title,
                cell(median(results, name, "cold_ms"), "{:.1f} ms"),
                cell(median(results, name, "png_ms"), "{:.2f} ms"),
                cell(median(results, name, "pixels_ms"), "{:.2f} ms"),
                cell(median(results, name, "png_bytes"), "{:,.0f}"),
                cell(median(results, name, "megabytes"), "{:.0f} MB"),
            ]
        )
    head = ["Program", "Cold, to a file", "Warm, to PNG", "Warm, to pixels", "PNG, bytes", "Peak memory, cold"]
    left_out = [f"\nLeft out: {name}: {reason}" for name, reason in results["left_out"].items()]
    return table(head, rows) + "".join(left_out)


def stages_section(results: dict) -> str:
    """The time of each stage, and its growth with the number of nodes in a spec."""
    change = results["stages"]["change"]
    passes = {name: ms for name, ms in results["stages"].items() if name != "change"}
    whole = sum(passes.values())
    stages = [[name, f"{ms:.3f} ms", f"{ms / whole:.0%}"] for name, ms in passes.items()]
    anew = results["anew"]
    summary = (
        f"A picture drawn anew takes {anew['pixels_ms']:.2f} ms to pixels and "
        f"{anew['png_ms']:.2f} ms to PNG. A picture with one changed text takes {change:.2f} ms to PNG."
    )
    nodes = [
        [f"{int(count):,} nodes", f"{ms:.1f} ms", f"{ms / int(count) * 1000:.1f} µs"]
        for count, ms in results["nodes"].items()
    ]
    tables = [table(["Stage", "Median", "Share"], stages), summary, table(["Spec", "To pixels", "Per node"], nodes)]
    return "\n\n".join(tables)


# The design that others are compared with, and the maximum factor for the time of a picture.
PLAIN = "background-plain"
QUARTER = 4


def compared(results: dict, figure: str) -> dict[str, float]:
    """How many times as long each design takes as the plain design with a changing text, slowest first."""
    plain = results["designs"].get(PLAIN, {}).get("texts_ms")
    if not plain:
        return {}
    found = {name: figures[figure] / plain for name, figures in results["designs"].items() if name != PLAIN}
    return dict(sorted(found.items(), key=lambda entry: -entry[1]))


def designs_section(results: dict) -> str:
    """Every design of the gallery: the middle and the slowest first, then all."""
    designs = results["designs"]
    plain = designs[PLAIN]["texts_ms"]
    lines = []
    for figure, words in (("moment_ms", "With the minute moving"), ("texts_ms", "With a text changing")):
        ratios = compared(results, figure)
        slowest, most = next(iter(ratios.items()))
        lines.append(
            f"{words}, the median of {len(ratios)} designs draws "
            f"{1000 / plain / statistics.median(ratios.values()):,.0f} pictures a second, "
            f"and the slowest ({slowest}) {1000 / plain / most:,.0f}. Plain with a text changing draws "
            f"{1000 / plain:,.0f}."
        )
    rows = []
    for name, figures in designs.items():
        cells = []
        for figure in ("moment_ms", "texts_ms", "facts_ms"):
            rate = 1000 / figures[figure]
            cells.append(f"{rate:,.0f}" if figures[figure] <= QUARTER * plain else f"**{rate:,.0f}**")
        rows.append(
            [
                name,
                *cells,
                f"{figures['anew_ms']:.1f} ms",
                f"{figures['first_ms']:.1f} ms",
                f"{figures['png_bytes']:,.0f}",
            ]
        )
    head = ["Design", "Minute moving, a second", "Text changing, a second", "Place changing, a second", "Anew", "First", "PNG, bytes"]
    return "\n\n".join([*lines, table(head, rows)])


def weather_section(results: dict) -> str:
    """The large weather picture, by weave and its peers."""
    own = results["weather"]["weave"]
    lines = [
        ("one text changed", "facts_ms", "png_ms"),
        ("anew, same work as the peers", "drawn_ms", "png_ms"),
        ("… wall time, on all processors", "drawn_together_ms", "together_ms"),
        ("anew, from the facts", "anew_ms", "png_ms"),
        ("… wall time, on all processors", "together_ms", "together_ms"),
    ]
    peers = results["weather"]["peers"].values()
    rows = [
        [
            words,
            f"{own[figure]:.2f} ms",
            *(f"{peer[of_peers]:.2f} ms, {peer[of_peers] / own[figure]:.1f} ×" for peer in peers),
        ]
        for words, figure, of_peers in lines
    ]
    rows.append(["PNG, bytes", f"{own['png_bytes']:,.0f}", *(f"{peer['png_bytes']:,.0f}" for peer in peers)])
    return table(["The picture", "weave", *(peer["version"] for peer in peers)], rows)


def batch_section(results: dict) -> str:
    """The batches."""
    rows = [
        [
            f"{case['images']:,}",
            "every pixel" if case["anew"] else "two texts",
            str(case["jobs"]),
            f"{case['ms'] / 1000:.2f} s",
            f"{case['images_per_second']:.0f}",
            f"{case['megabytes']:.0f} MB",
        ]
        for case in results["batch"]
    ]
    return table(["Images", "Different in", "At once", "Time", "Images a second", "Peak memory"], rows)


def slowest_moments(results: dict) -> dict[str, float]:
    """How many times as long each design takes in a batch, minute moving, as plain with a changing text; slowest first."""
    if not results["commands"]:
        return {}
    plain, designs = results["commands"]["plain"]["ms"], results["commands"]["moments"]
    ratios = {name: figures["ms"] / plain for name, figures in designs.items() if name != PLAIN}
    return dict(sorted(ratios.items(), key=lambda entry: -entry[1]))


def rate(case: dict[str, float]) -> float:
    """Pictures a second."""
    return case["pictures"] / case["ms"] * 1000


def commands_section(results: dict) -> str:
    """The designs in a batch with the minute moving, slowest first, and the other commands."""
    found = results["commands"]
    plain = f"Plain with a text changing draws {rate(found['plain']):,.0f} pictures a second."
    moments = []
    for name, ratio in slowest_moments(results).items():
        pictures = f"{rate(found['moments'][name]):,.0f}"
        moments.append([name, pictures if ratio <= QUARTER else f"**{pictures}**", f"1 / {ratio:.1f}"])
    others = [
        [name, f"{case['pictures']:,.0f}", f"{case['ms']:,.0f} ms", f"{rate(case):,.0f}", f"{case['megabytes']:.0f} MB"]
        for name, case in found["others"].items()
    ]
    return "\n\n".join(
        [
            plain,
            table(["Design, minute moving", "Pictures a second", "Of plain's rate"], moments),
            table(["Command", "Pictures", "Time", "Pictures a second", "Peak memory"], others),
        ]
    )


def markdown(results: dict, rounds: int) -> str:
    """The whole report, with the goals first."""
    machine = results["machine"]
    parts = [
        f"Medians of {rounds} round{'' if rounds == 1 else 's'} on {machine['processors']} × {machine['processor']}; ratios are of the same round. "
        "Cold is a whole process, on all processors; warm is one process on one processor."
    ]
    parts += ["## Goals", goals_section(results)]
    if results["programs"]:
        parts += ["## Programs", programs_section(results)]
    if results["stages"]:
        parts += ["## weave, stage by stage", stages_section(results)]
    if results["designs"]:
        parts += ["## Designs of the gallery", designs_section(results)]
    if results["weather"]:
        parts += ["## The large weather picture", weather_section(results)]
    if results["batch"]:
        parts += ["## Batch: `weave batch`", batch_section(results)]
    if results["commands"]:
        parts += ["## Commands with facts", commands_section(results)]
    return "\n\n".join(parts)


def page(programs: dict) -> str:
    """A page with the picture of every program, to check that all do the same work."""
    figures = [
        f'<figure><img src="{name}.png" width="338" height="158" alt=""><figcaption>{html.escape(found["title"])}'
        f'<br>{html.escape(found["version"])}</figcaption></figure>'
        for name, found in programs.items()
    ]
    return (
        '<!doctype html>\n<meta charset="utf-8">\n<title>The reference card, drawn by all programs</title>\n<style>\n'
        "  body { font: 13px Inter, sans-serif; background: #888; display: flex; flex-wrap: wrap; gap: 16px; }\n"
        "  figure { margin: 0; }\n</style>\n" + "\n".join(figures) + "\n"
    )
