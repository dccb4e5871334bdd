#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How long `weave lsp` takes to answer: prints the median and the 95th percentile in milliseconds.

    latency.py WEAVE [LINES…]     by default designs of 300 and of 5,000 lines

Measured are a key typed until the first diagnostics of that version are there, the same until those that drawing shows are,
completion inside of a text, and hover; warm, 200 of each (40 for designs of more than 1,000 lines).
"""
import json
import statistics
import subprocess
import sys
import tempfile
import time


class Client:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "lsp", "--now", "2026-03-28T14:05:00Z"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last = 0

    def send(self, method, params, number=None):
        message = {"jsonrpc": "2.0", "method": method, "params": params}
        if number is not None:
            message["id"] = number
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            name, value = line.split(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return json.loads(self.process.stdout.read(length))

    def request(self, method, params):
        self.last += 1
        self.send(method, params, self.last)
        while (message := self.read()).get("id") != self.last:
            pass
        return message["result"]

    def told(self, version):
        while True:
            message = self.read()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"].get("version") == version:
                return


def design(lines):
    """Rows of texts, ten lines each."""
    row = """      {
        "type": "hstack",
        "spacing": 4,
        "children": [
          { "type": "text", "text": "{{count|0||number}} of {{goal}}", "font": "caption" },
          { "type": "spacer" },
          { "type": "text", "text": "=round(count / goal * 100, 0) + '%'", "foreground": "secondary" }
        ],
        "padding": { "horizontal": 2 }
      }"""
    head = '{\n  "name": "Rows",\n  "layout": { "template": "custom" },\n  "variables": { "count": 12, "goal": 40 },\n'
    head += '  "content": {\n    "type": "vstack",\n    "children": [\n'
    return head + ",\n".join([row] * max(1, (lines - 10) // 10)) + "\n    ]\n  }\n}\n"


def report(name, times):
    times = sorted(time * 1000 for time in times)
    print(f"  {name:28} {statistics.median(times):7.2f} {times[int(len(times) * 0.95) - 1]:7.2f}", flush=True)


def measure(program, lines, folder):
    client = Client(program)
    client.request("initialize", {"capabilities": {"general": {"positionEncodings": ["utf-8"]}}})
    client.send("initialized", {})
    address = f"file://{folder}/rows.json"
    document = {"uri": address}
    text = design(lines)
    print(f"{text.count(chr(10))} lines")
    client.send("textDocument/didOpen", {"textDocument": {"uri": address, "languageId": "json", "version": 1, "text": text}})
    client.told(1)
    first, drawn, completed, hovered = [], [], [], []
    inside = {"line": 11, "character": 44}
    for step in range(220 if lines <= 1000 else 50):
        version = step + 2
        place = {"line": 1, "character": 14}
        change = {"range": {"start": place, "end": place}, "text": "abcdefghij"[step % 10]}
        start = time.perf_counter()
        client.send("textDocument/didChange", {"textDocument": {"uri": address, "version": version}, "contentChanges": [change]})
        client.told(version)
        first.append(time.perf_counter() - start)
        client.told(version)
        drawn.append(time.perf_counter() - start)
        for method, times in [("completion", completed), ("hover", hovered)]:
            start = time.perf_counter()
            client.request("textDocument/" + method, {"textDocument": document, "position": inside})
            times.append(time.perf_counter() - start)
    # The first are not warm.
    for name, times in [("key to diagnostics", first), ("key to those of drawing", drawn), ("completion", completed),
                        ("hover", hovered)]:
        report(name, times[10:])
    with open(f"/proc/{client.process.pid}/status", encoding="ascii") as status:
        print("  " + next(line for line in status if line.startswith("VmHWM")).strip())
    client.request("shutdown", None)
    client.send("exit", None)
    client.process.wait(20)


def main():
    with tempfile.TemporaryDirectory() as folder:
        for lines in map(int, sys.argv[2:] or ["300", "5000"]):
            measure(sys.argv[1], lines, folder)


if __name__ == "__main__":
    main()
