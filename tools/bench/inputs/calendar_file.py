# SPDX-License-Identifier: MIT
"""Writes a calendar of 10,000 events, of which 2,000 recur."""
import sys
from datetime import datetime, timedelta
from pathlib import Path

RULES = [
    "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "FREQ=MONTHLY;BYMONTHDAY=15",
    "FREQ=MONTHLY;BYDAY=1MO", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=YEARLY", "FREQ=DAILY;COUNT=20", "FREQ=DAILY;INTERVAL=10",
    "FREQ=WEEKLY;UNTIL=20260901T000000Z",
]


def write(path: Path, single: int = 8_000, recurring: int = 2_000) -> None:
    """Writes a calendar; the same numbers give the same bytes."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//weave//bench//EN", "X-WR-CALNAME:Bench"]
    origin = datetime(2024, 1, 1, 6, 0)
    for number in range(single + recurring):
        start = origin + timedelta(minutes=number * 137 % (3 * 365 * 1440))
        lines += [
            "BEGIN:VEVENT", f"UID:{number}@bench.example", "DTSTAMP:20260101T000000Z", f"DTSTART:{start:%Y%m%dT%H%M%S}Z",
            f"DTEND:{start + timedelta(minutes=45):%Y%m%dT%H%M%S}Z", f"SUMMARY:Meeting {number}", "LOCATION:Room 4\\, north",
        ]
        if number >= single:
            lines.append(f"RRULE:{RULES[number % len(RULES)]}")
        lines.append("END:VEVENT")
    path.write_bytes(("\r\n".join([*lines, "END:VCALENDAR"]) + "\r\n").encode())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
