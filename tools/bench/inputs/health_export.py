# SPDX-License-Identifier: MIT
"""Writes an Apple Health export of any size: mostly heart rates, and steps of a watch and a phone that never overlap."""
import random
import sys
from datetime import datetime, timedelta
from pathlib import Path

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
]>
<HealthData locale="en_GB">
 <ExportDate value="2026-03-28 12:00:00 +0000"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
"""
DEVICE = (
    "&lt;&lt;HKDevice: 0x283b5a3c0&gt;, name:{0}, manufacturer:Apple Inc., model:{0}, hardware:{0}14,5, software:18.1&gt;"
)
RECORD = (
    ' <Record type="HKQuantityTypeIdentifier{}" sourceName="{}" sourceVersion="18.1" device="{}" unit="{}" '
    'creationDate="{}" startDate="{}" endDate="{}" value="{}"/>\n'
)


def write(path: Path, megabytes: int) -> None:
    """Writes at least `megabytes`; the same size gives the same bytes."""
    chance = random.Random(17)
    watch, phone = DEVICE.format("Watch"), DEVICE.format("iPhone")
    step = timedelta(seconds=150)

    def record(number: int, moment: datetime) -> str:
        """A record of heart rate, or of steps for every fourth number."""
        start, until = (f"{one:%Y-%m-%d %H:%M:%S} +0000" for one in (moment, moment + step))
        if number % 4:
            source = ("Ana’s Apple\u00a0Watch", watch)
            return RECORD.format("HeartRate", *source, "count/min", until, start, until, chance.randrange(45, 180))
        source = ("Ana’s Apple\u00a0Watch", watch) if number % 8 else ("Ana’s iPhone", phone)
        return RECORD.format("StepCount", *source, "count", until, start, until, chance.randrange(1, 300))

    origin = datetime(2026, 3, 28, 11, 0)
    sample = sum(len(record(number, origin).encode()) for number in range(1000)) / 1000
    count = int(megabytes * 1_000_000 / sample)
    temporary = path.with_suffix(".part")
    with temporary.open("w", encoding="utf-8", newline="\n") as file:
        file.write(HEAD)
        # The newest record ends an hour before the export.
        for number in range(count):
            file.write(record(number, origin - step * (count - number)))
        file.write("</HealthData>\n")
    temporary.rename(path)


if __name__ == "__main__":
    write(Path(sys.argv[1]), int(sys.argv[2]))
