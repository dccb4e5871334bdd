# SPDX-License-Identifier: MIT
"""The measured programs: how each is set up and started."""
import json
import os
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

from process import Failure, compile_c, run

BENCH = Path(__file__).parent
PEERS = BENCH / "peers"
CARD = BENCH / "card.json"
SCALE = 2
# The number of pictures that a warm process of a fast program draws. weave becomes faster over its first hundred pictures,
# so fewer would measure its warming up.
WARM_RUNS = 100

sys.path.insert(0, str(PEERS))
import draw_chromium  # noqa: E402

# The releases known to work, each with the dependencies whose release matters for speed.
REQUIREMENTS = {
    "takumi": ["takumi-py==0.3.0"],
    "typst": ["typst==0.15.2"],
    "pictex": ["pictex==2.3.0", "skia-python==138.0", "stretchable==1.1.8"],
    "sheet": ["pillow==12.0.0"],
    "feeds": ["icalendar==7.3.0", "recurring-ical-events==3.8.2"],
}


@dataclass
class Program:
    """A program that draws the reference card."""

    name: str
    title: str
    # Starts the program, which writes one picture to the file `picture`; None for a program that only warms up.
    cold: list[str]
    picture: Path | None
    # Starts the program, which draws several pictures and prints medians as JSON.
    warm: list[str] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)
    version: str = ""


class Workshop:
    """The folder .build/bench with everything that the programs need."""

    def __init__(self, folder: Path, weave: Path, weave_bench: Path | None, runs: int):
        """A workshop in which each warm process of a slow program draws `runs` pictures."""
        self.folder, self.weave, self.weave_bench, self.runs = folder, weave, weave_bench, runs
        self.pictures = folder / "pictures"
        self.python = folder / "venv/bin/python"
        self.pictures.mkdir(parents=True, exist_ok=True)

    def program(self, name: str) -> Program:
        """The program with a name, ready to start; raises `Failure` if it cannot be prepared."""
        return getattr(self, f"make_{name}")()

    def require(self, command: str, package: str) -> None:
        """Raises `Failure` if there is no such command."""
        if not shutil.which(command):
            raise Failure(f"there is no {command}; install it with: apt-get install --no-install-recommends {package}")

    def install(self, name: str) -> None:
        """Fetches the releases that a peer needs into the virtual environment."""
        if not self.python.exists():
            run([sys.executable, "-m", "venv", str(self.folder / "venv")])
        script = "import importlib.metadata as m; print(*[f'{d.name.lower()}=={d.version}' for d in m.distributions()])"
        present = run([str(self.python), "-c", script]).split()
        if not set(REQUIREMENTS[name]) <= set(present):
            print(f"tools/bench/run: fetching {', '.join(REQUIREMENTS[name])}", file=sys.stderr)
            pip = [str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            run([*pip, *REQUIREMENTS[name]])

    def peer(self, name: str, title: str, environment: dict[str, str] | None = None, runs: int = WARM_RUNS) -> Program:
        """A peer in Python's virtual environment, whose warm process draws `runs` pictures."""
        self.install(name)
        picture = self.pictures / f"{name}.png"
        script = [str(self.python), str(PEERS / f"draw_{name}.py")]
        warm = [*script, "--runs", str(runs)]
        return Program(name, title, [*script, "-o", str(picture)], picture, warm, environment or {})

    def make_weave(self) -> Program:
        """weave itself."""
        picture = self.pictures / "weave.png"
        cold = [str(self.weave), "render", str(CARD), "--scale", str(SCALE), "-o", str(picture)]
        warm = [str(self.weave_bench), str(CARD), "--runs", str(WARM_RUNS)] if self.weave_bench else []
        return Program("weave", "weave", cold, picture, warm, version=run([str(self.weave), "--version"]).strip())

    def make_limit(self) -> Program:
        """The bare program in C."""
        program, picture = self.folder / "limit", self.pictures / "limit.png"
        compile_c("limit.c", program, ["pangocairo", "libdeflate"])
        warm = [str(program), "--runs", str(WARM_RUNS)]
        return Program("limit", "bare C on Cairo and Pango", [str(program), "-o", str(picture)], picture, warm)

    def make_takumi(self) -> Program:
        """takumi-py."""
        return self.peer("takumi", "takumi-py")

    def make_typst(self) -> Program:
        """typst. The Python package has no command, so the cold run is a Python program that compiles once."""
        return self.peer("typst", "typst (cold: a Python program)")

    def weather(self, name: str, drawing: Path) -> Program:
        """A peer that draws the large weather picture from weave's drawing of it."""
        picture = self.pictures / f"weather-{name}.png"
        if name == "chromium":
            self.require("chromium", "chromium")
            self.require("chromedriver", "chromium-driver")
            python = sys.executable
        else:
            self.install(name)
            python = str(self.python)
        script = [python, str(PEERS / f"draw_weather_{name}.py")]
        warm = [*script, "--runs", str(self.runs)]
        return Program(name, name, [*script, "-o", str(picture)], picture, warm, {"WEATHER": str(drawing)})

    def make_pictex(self) -> Program:
        """pictex, with symbols as pictures, since it takes no SVG."""
        self.require("rsvg-convert", "librsvg2-bin")
        symbols = self.folder / "symbols"
        symbols.mkdir(exist_ok=True)
        for path in sorted((PEERS / "symbols").glob("*.svg")):
            run(["rsvg-convert", "--zoom", str(SCALE), str(path), "-o", str(symbols / f"{path.stem}.png")])
        return self.peer("pictex", "pictex", {"SYMBOLS": str(symbols)}, self.runs)

    def make_chromium(self) -> Program:
        """Headless Chromium. Its profile is kept, so that only the first start has to create one."""
        self.require("chromium", "chromium")
        self.require("chromedriver", "chromium-driver")
        picture = self.pictures / "chromium.png"
        cold = draw_chromium.command(str(picture), str(self.folder / "chromium"))
        warm = [sys.executable, str(PEERS / "draw_chromium.py"), "--runs", str(self.runs)]
        return Program("chromium", "headless Chromium", cold, picture, warm)

    def make_rsvg(self) -> Program:
        """rsvg-convert, on weave's SVG of the card."""
        self.require("rsvg-convert", "librsvg2-bin")
        drawing, picture = self.folder / "card.svg", self.pictures / "rsvg.png"
        run([str(self.weave), "render", str(CARD), "--format", "svg", "-o", str(drawing)])
        cold = ["rsvg-convert", "--zoom", str(SCALE), str(drawing), "-o", str(picture)]
        version = run(["rsvg-convert", "--version"]).strip()
        return Program("rsvg", "rsvg-convert (on weave's SVG)", cold, picture, version=version)

    def make_python(self) -> Program:
        """An empty Python program, which shows how much of a cold peer's time the interpreter takes."""
        self.install("sheet")
        return Program("python", "Python, an empty program", [str(self.python), "-c", ""], None)


NAMES = [name.removeprefix("make_") for name in vars(Workshop) if name.startswith("make_")]


def machine() -> dict[str, object]:
    """The processor model, and the number of processors available to this program."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "unknown")
    return {"processor": model, "processors": len(os.sched_getaffinity(0))}


def parse(output: str) -> dict[str, object]:
    """The JSON object that a warm process prints; raises `Failure` if the output is not one."""
    try:
        return json.loads(output)
    except json.JSONDecodeError as error:
        raise Failure(f"no JSON was printed: {output.strip()[:80]!r}") from error
