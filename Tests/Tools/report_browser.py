#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Uses a report of `weave test` as a reviewer would, in headless Chromium.

    report_browser.py REPORT.html          a page from a file
    report_browser.py http://127.0.0.1:N/  a review, which it decides and finishes

The report needs a changed picture with both pictures and a new one. Prints what holds, and exits with 1 at the first that
does not. With --screenshots FOLDER it keeps pictures of the page. Speaks W3C WebDriver to chromedriver by itself.
"""
import base64
import json
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Browser:
    """A session of chromedriver."""

    def __init__(self, folder):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.driver = subprocess.Popen(
            ["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait_for_driver()
        options = {
            "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                     f"--user-data-dir={folder}", "--window-size=1280,900"],
        }
        answer = self.send("POST", "/session", {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}})
        self.session = f"/session/{answer['sessionId']}"

    def wait_for_driver(self):
        for _ in range(200):
            try:
                if self.send("GET", "/status")["ready"]:
                    return
            except OSError:
                time.sleep(0.05)
        sys.exit("chromedriver does not answer")

    def send(self, method, path, body=None):
        data = None if method == "GET" else json.dumps(body or {}).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def open(self, address):
        self.send("POST", f"{self.session}/url", {"url": address})

    def run(self, script):
        return self.send("POST", f"{self.session}/execute/sync", {"script": script, "args": []})

    def keys(self, text):
        actions = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.send("POST", f"{self.session}/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def drag(self, start, end):
        moves = [{"type": "pointerMove", "x": start[0], "y": start[1]}, {"type": "pointerDown", "button": 0},
                 {"type": "pointerMove", "x": end[0], "y": end[1], "duration": 50}, {"type": "pointerUp", "button": 0}]
        self.send("POST", f"{self.session}/actions", {"actions": [
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}]})

    def resize(self, width, height):
        self.send("POST", f"{self.session}/window/rect", {"width": width, "height": height})

    def screenshot(self, path):
        path.write_bytes(base64.b64decode(self.send("GET", f"{self.session}/screenshot")))

    def log(self):
        return self.send("POST", f"{self.session}/se/log", {"type": "browser"})

    def close(self):
        try:
            self.send("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait()


def check(what, holds):
    print("ok   " if holds else "FAIL ", what, sep="", flush=True)
    if not holds:
        sys.exit(1)


def until(browser, script):
    for _ in range(100):
        if browser.run(f"return {script}"):
            return True
        time.sleep(0.05)
    return False


def reads(browser, expression):
    return browser.run(f"return {expression}")


STAGE = "document.querySelector('.stage')?.dataset.stage"
CURRENT = "document.querySelector('#list [aria-current=true]')?.dataset.name"


def test_list(browser):
    counts = reads(browser, "data.counts")
    shown = sum(count for state, count in counts.items() if state not in ("same", "close"))
    check("everything that needs a look is listed", reads(browser, "document.querySelectorAll('#list [data-name]').length") == shown)
    check("the first picture is shown", reads(browser, CURRENT) == reads(browser, "visible[0]"))
    browser.run("document.querySelector('[data-state=changed]').click()")
    check("a state can be left out", not reads(browser, "visible.some(name => byName.get(name).state === 'changed')"))
    browser.run("document.querySelector('[data-state=changed]').click()")
    browser.keys("/")
    check("/ goes to the search", reads(browser, "document.activeElement.id") == "search")
    browser.keys("zzz")
    check("a search narrows the list", reads(browser, "visible.length") == 0)
    browser.keys("\ue003" * 3 + "\ue00c")
    check("Escape leaves the search", reads(browser, "document.activeElement.id") != "search")
    first = reads(browser, CURRENT)
    browser.keys("j")
    check("j shows the next", reads(browser, CURRENT) == reads(browser, "visible[1]"))
    browser.keys("k")
    check("k shows the one before", reads(browser, CURRENT) == first)


def test_views(browser):
    changed = reads(browser, "data.cases.find(item => item.before && item.after && item.difference).name")
    browser.run(f"select({json.dumps(changed)})")
    for key, name in zip("12345", ["side by side", "swipe", "onion skin", "blink", "difference"]):
        browser.keys(key)
        check(f"{key} shows {name}", reads(browser, STAGE) == name)
    browser.keys("1")
    check("pictures are loaded", until(browser, "[...document.images].every(image => image.naturalWidth > 0)"))
    check("pictures are not smoothed", reads(browser, "getComputedStyle(document.querySelector('.frame img')).imageRendering") == "pixelated")
    check("one pixel is one pixel", reads(browser, "document.querySelector('.frame').offsetWidth === document.querySelector('.frame img').naturalWidth"))
    browser.keys("+")
    check("+ enlarges", reads(browser, "document.querySelector('.frame').offsetWidth === 2 * document.querySelector('.frame img').naturalWidth"))
    browser.keys("-")
    browser.keys("2")
    box = reads(browser, "(() => { document.querySelector('.frame').scrollIntoView(); const b = document.querySelector('.frame').getBoundingClientRect(); return [b.left, b.top, b.width, Math.min(b.height, innerHeight - b.top)] })()")
    y = int(box[1] + box[3] / 2)
    browser.drag((int(box[0] + box[2] / 2), y), (int(box[0] + box[2] / 4), y))
    check("the edge can be dragged", abs(reads(browser, "model.share") - 0.25) < 0.02)
    browser.keys("\ue014")
    check("and moved by keys", abs(reads(browser, "model.share") - 0.3) < 0.02)
    browser.keys("3")
    check("the onion skin is translucent", 0 < float(reads(browser, "document.querySelectorAll('.frame img')[1].style.opacity")) < 1)
    browser.keys("4")
    seen = set()
    for _ in range(40):
        seen.add(reads(browser, "document.querySelectorAll('.frame img')[1].style.visibility"))
        time.sleep(0.05)
    check("it blinks", seen == {"visible", "hidden"})
    browser.keys(" ")
    check("and pauses", reads(browser, "model.isPaused"))
    browser.keys(" 1o")
    check("outlines can be taken away", reads(browser, "document.querySelectorAll('.region').length") == 0)
    browser.run("document.querySelector('.changes button').click()")
    check("a change shows where it is", reads(browser, "document.querySelectorAll('.region.strong').length") > 0)
    check("the address keeps picture and view", reads(browser, "decodeURIComponent(location.hash)").startswith(f"#{changed}&"))


def test_accept_list(browser):
    browser.keys("a")
    text = reads(browser, "document.querySelector('#accepted pre').textContent")
    check("a adds to the command", text.startswith("weave accept") and "@" in text)
    browser.run("select(model.decisions.keys().next().value)")
    browser.keys("x")
    check("x takes away", reads(browser, "document.getElementById('accepted').hidden"))
    browser.run("document.querySelector('#list input[type=checkbox]').click()")
    check("a tick adds, too", not reads(browser, "document.getElementById('accepted').hidden"))
    check("odd names are quoted", reads(browser, "quoted(\"it's a name\")") == "'it'\\''s a name'")


def test_review(browser):
    first = reads(browser, "visible.find(name => canAccept(byName.get(name)))")
    browser.run(f"select({json.dumps(first)})")
    browser.keys("a")
    check("a accepts", until(browser, f"model.decisions.get({json.dumps(first)}) === 'accepted'"))
    check("and goes on", reads(browser, CURRENT) != first or reads(browser, "visible.length") == 1)
    browser.run("select(visible.find(name => canAccept(byName.get(name)) && !model.decisions.has(name)))")
    second = reads(browser, CURRENT)
    browser.keys("x")
    check("x rejects", until(browser, f"model.decisions.get({json.dumps(second)}) === 'rejected'"))
    browser.run("document.getElementById('finish').click()")
    check("the review can be finished", until(browser, "model.isFinished"))


def test_page(browser, shots):
    browser.keys("?")
    check("? shows the keys", reads(browser, "document.getElementById('keys').open"))
    browser.keys("\ue00c")
    check("Escape closes them", not reads(browser, "document.getElementById('keys').open"))
    ground = reads(browser, "getComputedStyle(document.body).backgroundColor")
    browser.keys("t")
    check("t switches light and dark", reads(browser, "getComputedStyle(document.body).backgroundColor") != ground)
    if shots:
        browser.screenshot(shots / "1280-other.png")
    browser.keys("t")
    for width in (500, 1600):
        browser.resize(width, 900)
        check(f"nothing sticks out at {width} pixels", reads(browser, "document.documentElement.scrollWidth <= innerWidth"))
        if shots:
            browser.screenshot(shots / f"{width}.png")
    check("nothing is loaded from elsewhere", reads(
        browser, "performance.getEntriesByType('resource').every(entry => entry.name.startsWith('data:') || entry.name.startsWith(location.origin))"))
    check("the console is silent", [entry for entry in browser.log() if "favicon" not in entry["message"]] == [])


def main():
    # Who starts this from a thread may have signals blocked, and a browser waits for those of its children.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    arguments = sys.argv[1:]
    shots = None
    if "--screenshots" in arguments:
        place = arguments.index("--screenshots")
        shots = pathlib.Path(arguments[place + 1])
        del arguments[place:place + 2]
    address = arguments[0] if "://" in arguments[0] else pathlib.Path(arguments[0]).resolve().as_uri()
    folder = tempfile.mkdtemp()
    browser = Browser(folder)
    try:
        browser.open(address)
        check("the page runs", until(browser, "typeof model === 'object'"))
        if shots:
            browser.screenshot(shots / "1280.png")
        test_list(browser)
        test_views(browser)
        if reads(browser, "data.review"):
            test_page(browser, shots)
            test_review(browser)
        else:
            test_accept_list(browser)
            test_page(browser, shots)
    finally:
        browser.close()
        shutil.rmtree(folder, ignore_errors=True)


main()
