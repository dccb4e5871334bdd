# SPDX-License-Identifier: MIT
"""Adds up the steps of each day of an Apple Health export with xml.etree, and prints them as JSON."""
import json
import sys
import xml.etree.ElementTree as ET
from collections import Counter

days = Counter()
root = None
for event, element in ET.iterparse(sys.argv[1], events=("start", "end")):
    if root is None:
        root = element
    if event == "end" and element.tag == "Record":
        if element.get("type") == "HKQuantityTypeIdentifierStepCount":
            # No span in the file crosses midnight.
            days[element.get("startDate")[:10]] += int(element.get("value"))
        root.clear()
print(json.dumps(days))
