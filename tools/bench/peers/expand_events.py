# SPDX-License-Identifier: MIT
"""Expands a calendar over a year with icalendar and recurring-ical-events, and prints how many occurrences there are."""
import json
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

import icalendar
import recurring_ical_events

# The days that weave reads: from yesterday's midnight to 365 days after today.
today = datetime(2026, 3, 28, tzinfo=timezone.utc)
calendar = icalendar.Calendar.from_ical(Path(sys.argv[1]).read_bytes())
found = recurring_ical_events.of(calendar).between(today - timedelta(days=1), today + timedelta(days=366))
starts = sorted(str(event["DTSTART"].dt) for event in found)
print(json.dumps({"occurrences": len(starts)}))
