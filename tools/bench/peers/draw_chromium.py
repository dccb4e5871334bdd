# SPDX-License-Identifier: MIT
"""Draws the reference card with headless Chromium, from the page in card.html, in a running browser through
chromedriver. `command` returns the command that starts a browser for one screenshot."""
import base64
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

import card
import measure

PAGE = (card.SYMBOLS.parent / "card.html").as_uri()
SWITCHES = [
    "--headless",
    "--hide-scrollbars",
    "--font-render-hinting=none",
    f"--force-device-scale-factor={card.SCALE}",
    f"--window-size={card.WIDTH},{card.HEIGHT}",
    # Chromium refuses to run as root without this.
    *(["--no-sandbox"] if os.geteuid() == 0 else []),
]
CHANGE = """
const [city, now] = arguments;
document.getElementById('city').textContent = city;
document.getElementById('now').textContent = now + '°';
"""


def command(output: str, profile: str) -> list[str]:
    """The command that writes the card to a file."""
    clear = "--default-background-color=00000000"
    return ["chromium", *SWITCHES, clear, f"--user-data-dir={profile}", f"--screenshot={output}", PAGE]


class Browser:
    """A running browser, controlled over chromedriver's HTTP."""

    def __init__(self, port: int):
        """Starts the browser."""
        self.base = f"http://127.0.0.1:{port}/session"
        options = {"goog:chromeOptions": {"args": SWITCHES}}
        session = self.post("", {"capabilities": {"alwaysMatch": options}})
        self.base += f"/{session['sessionId']}"
        self.version = f"Chromium {session['capabilities']['browserVersion']}"

    def show(self) -> None:
        """Shows the card on a transparent background."""
        self.post("/url", {"url": PAGE})
        size = {"width": card.WIDTH, "height": card.HEIGHT, "deviceScaleFactor": card.SCALE, "mobile": False}
        self.devtools("Emulation.setDeviceMetricsOverride", size)
        self.devtools("Emulation.setDefaultBackgroundColorOverride", {"color": {"r": 0, "g": 0, "b": 0, "a": 0}})

    def post(self, path: str, body: dict) -> dict:
        """The answer to a WebDriver command."""
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)["value"]

    def devtools(self, name: str, parameters: dict) -> dict:
        """The answer to a DevTools command."""
        return self.post("/goog/cdp/execute", {"cmd": name, "params": parameters})

    def png(self, number: int) -> bytes:
        """A screenshot of a variation of the card."""
        self.post("/execute/sync", {"script": CHANGE, "args": card.variation(number)})
        return base64.b64decode(self.devtools("Page.captureScreenshot", {"format": "png"})["data"])

    def close(self) -> None:
        """Ends the browser."""
        urllib.request.urlopen(urllib.request.Request(self.base, method="DELETE"), timeout=60).close()


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser that shows the card, for as long as the block runs."""
    command = ["chromedriver", "--port=0"]
    # chromedriver leaves temporary files behind when it is killed.
    scratch = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    environment = {**os.environ, "TMPDIR": scratch.name}
    driver = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        for line in driver.stdout:
            if match := re.search(r"started successfully on port (\d+)", line):
                break
        else:
            sys.exit("chromedriver did not start")
        opened = Browser(int(match[1]))
        try:
            opened.show()
            yield opened
        finally:
            opened.close()
    finally:
        driver.terminate()
        driver.wait()
        scratch.cleanup()


if __name__ == "__main__":
    with browser() as opened:
        measure.main(opened.version, opened.png)
