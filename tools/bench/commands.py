# SPDX-License-Identifier: MIT
"""Times commands with facts as users run them: whole processes that write files."""
import shutil
import statistics
from pathlib import Path

from process import Failure, Spawner, run

ROOT = Path(__file__).resolve().parents[2]
FACTS = ["--snapshots", str(ROOT / "Specs/Snapshots/lyon")]
# The moment of the snapshots.
MOMENT = "2026-03-28T14:05:30+01:00"
# Time zones of places, from west to east.
ZONES = "America/Los_Angeles America/New_York America/Sao_Paulo Europe/Lisbon Europe/Paris Africa/Nairobi Asia/Kolkata Asia/Tokyo"


def write_rows(path: Path, head: str, rows: list[str]) -> Path:
    """Writes a CSV file whose first column names the pictures."""
    path.write_text("".join(f"{line}\n" for line in [f"name,{head}", *(f"p{n:04},{row}" for n, row in enumerate(rows))]))
    return path


class Commands:
    """The measured commands."""

    def __init__(self, weave: Path, folder: Path, spawner: Spawner, count: int):
        """- count: how many pictures a batch draws."""
        self.weave, self.folder, self.spawner, self.count = str(weave), folder / "commands", spawner, count
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        minutes = [f"2026-03-28T{14 + minute // 60}:{minute % 60:02}:30+01:00" for minute in range(count)]
        places = [f"Place {place},{ZONES.split()[place % 8]}" for place in range(count)]
        self.moments = write_rows(self.folder / "moments.csv", "now", minutes)
        self.texts = write_rows(self.folder / "texts.csv", "turn", [str(turn) for turn in range(count)])
        self.places = write_rows(self.folder / "places.csv", "turn,timeZone", places)

    def batch(self, rows: Path, design: Path, *options: str) -> dict[str, float]:
        """Draws a design for each row, on one processor."""
        target = self.folder / "pictures"
        shutil.rmtree(target, ignore_errors=True)
        command = [self.weave, "batch", str(rows), "--spec", str(design), "-o", str(target), "--jobs", "1", *options]
        outcome = self.spawner.measure(command, on_one=True)
        drawn = sum(1 for _ in target.glob("*.png"))
        if drawn != self.count:
            raise Failure(f"weave batch wrote {drawn} pictures of {design.name} and not {self.count}")
        return {"pictures": drawn, "ms": outcome.milliseconds, "megabytes": outcome.megabytes}

    def one(self, pictures: int, *arguments: str) -> dict[str, float]:
        """Runs a command that draws a number of pictures, on all processors."""
        outcome = self.spawner.measure([self.weave, *arguments])
        return {"pictures": pictures, "ms": outcome.milliseconds, "megabytes": outcome.megabytes}

    def others(self, weather: Path) -> dict[str, dict[str, float]]:
        """The other commands; `weather` is a design that shows the variable `turn`."""
        target = str(self.folder / "picture.png")
        at_moment = [*FACTS, "--now", MOMENT]
        references = self.folder / "references"
        suite = ["test", str(ROOT / "Specs"), "--filter", "Gallery/", "--golden", str(references)]
        suite += ["--report", str(self.folder / "report")]
        if not references.exists():
            run([self.weave, *suite, "--update"])
        count = sum(1 for _ in references.rglob("*.png"))
        return {
            "`weave batch` of places with their time zones": self.batch(self.places, weather, *at_moment),
            "`weave animate` of a day": self.one(96, "animate", str(weather), *at_moment, "-o", target),
            "`weave test` of the gallery": self.one(count, *suite),
            "`weave render`, cold": self.one(1, "render", str(weather), *at_moment, "-o", target),
        }


def measure(weave: Path, folder: Path, spawner: Spawner, designs: list[Path], rounds: int, count: int) -> dict:
    """The rates of designs in batches with the minute moving, the rate of plain with a text changing, and other commands.

    - designs: those of the gallery with the variable `turn` in their texts, plain first.
    """
    commands = Commands(weave, folder, spawner, count)
    plain, weather = designs[0], next(path for path in designs if path.stem == "weather")
    found = []
    for _ in range(rounds):
        texts = commands.batch(commands.texts, plain, *FACTS)
        moments = {path.stem: commands.batch(commands.moments, path, "--var", "turn=", *FACTS) for path in designs}
        found.append({"texts": texts, "moments": moments, "others": commands.others(weather)})
    shutil.rmtree(commands.folder)

    def middle(cases: list[dict[str, float]]) -> dict[str, float]:
        return {figure: statistics.median(case[figure] for case in cases) for figure in cases[0]}

    return {
        "plain": middle([one["texts"] for one in found]),
        "moments": {name: middle([one["moments"][name] for one in found]) for name in found[0]["moments"]},
        "others": {name: middle([one["others"][name] for one in found]) for name in found[0]["others"]},
    }
