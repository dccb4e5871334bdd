#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Uses the report of `weave test` in a real Chromium as somebody who reviews pictures would.

    report_browser.py URL-or-path

First the report as it is; then its page with data of our own, whose every pixel is known, also as the page of
`weave test --review` with a server that plays the part of weave. Prints a line for each test and exits with 1 if one
failed. ONLY=zoom in the environment runs the tests with that in their names. Needs the programs chromium and
chromedriver, and of Python its own library alone.
"""
import base64
import contextlib
import http.server
import json
import os
import pathlib
import re
import signal
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import urllib.error
import urllib.parse
import urllib.request
import zlib

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"Escape": "\ue00c", "Enter": "\ue007", "Left": "\ue012", "Up": "\ue013", "Right": "\ue014", "Down": "\ue015",
        "End": "\ue010", "Home": "\ue011", "Tab": "\ue004", "Space": " ", "Control": "\ue009", "Alt": "\ue00a", "Delete": "\ue017"}
DATA = re.compile(r'(<script type="application/json" id="data">)(.*?)(</script>)', re.S)


# The browser, by the W3C WebDriver protocol


class Browser:
    def __init__(self, folder):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        # A group of its own, so that browsers end with their driver.
        self.driver = subprocess.Popen(
            ["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.base = f"http://127.0.0.1:{port}"
        self.opened = []
        try:
            self.begin(folder)
        except BaseException:
            self.stop()
            raise

    def begin(self, folder):
        for _ in range(200):
            try:
                if self.call("GET", "/status")["ready"]:
                    break
            except OSError:
                time.sleep(0.05)
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     f"--user-data-dir={folder}", "--force-color-profile=srgb"]
        options = {"args": arguments}
        if shutil.which("chromium"):
            options["binary"] = shutil.which("chromium")
        session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"}}}})
        self.base += "/session/" + session["sessionId"]

    def call(self, method, path, body=None):
        data = None if method != "POST" else json.dumps(body or {}).encode()
        request = urllib.request.Request(
            self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise AssertionError(f"{value['error']}: {value['message'].splitlines()[0]}") from None

    def end(self):
        try:
            self.call("DELETE", "")
        finally:
            self.stop()

    def stop(self):
        """Ends the driver, and what it has started and left."""
        self.driver.terminate()
        try:
            self.driver.wait(20)
        except subprocess.TimeoutExpired:
            pass
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.driver.pid, signal.SIGKILL)
        self.driver.wait()

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def command(self, name, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def size(self, width, height, density=1):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=density,
          mobile=False)

    def media(self, **features):
        features = {"prefers-color-scheme": "light", "prefers-reduced-motion": "no-preference",
                    **{name.replace("_", "-"): value for name, value in features.items()}}
        self.command("Emulation.setEmulatedMedia", features=[{"name": k, "value": v} for k, v in features.items()])

    def open(self, address):
        self.opened.append(address.split("#")[0])
        self.call("POST", "/url", {"url": "about:blank"})
        self.call("POST", "/url", {"url": address})

    def find(self, selector):
        return self.call("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def click(self, selector):
        self.call("POST", f"/element/{self.find(selector)}/click")

    def press(self, *keys, held=()):
        actions = [{"type": "keyDown", "value": KEYS[key]} for key in held]
        for key in keys:
            value = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        actions += [{"type": "keyUp", "value": KEYS[key]} for key in held]
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def type(self, text):
        self.press(*text)

    def drag(self, start, end):
        move = lambda point, duration: {"type": "pointerMove", "duration": duration, "origin": "viewport",
                                        "x": round(point[0]), "y": round(point[1])}
        self.call("POST", "/actions", {"actions": [{
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [
                move(start, 0), {"type": "pointerDown", "button": 0}, move(end, 120), {"type": "pointerUp",
                  "button": 0}]}]})

    def text(self, selector):
        return self.run("const e = document.querySelector(arguments[0]); return e && e.innerText;", selector)

    def texts(self, selector):
        return self.run("return [...document.querySelectorAll(arguments[0])].map(e => e.innerText);", selector)

    def count(self, selector):
        return self.run("return document.querySelectorAll(arguments[0]).length;", selector)

    def attribute(self, selector, name):
        return self.run("return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null;", selector,
          name)

    def box(self, selector, index=0):
        return self.run(
            "const b = document.querySelectorAll(arguments[0])[arguments[1]].getBoundingClientRect();"
            "return {x: b.x, y: b.y, width: b.width, height: b.height};", selector, index)

    def visible(self, selector):
        return self.run("return document.querySelector(arguments[0])?.checkVisibility() ?? false;", selector)

    def focused(self):
        return self.run("return document.activeElement.id || document.activeElement.tagName.toLowerCase();")

    def shot(self, selector, index=0):
        """The pixels of an element as rows of (r, g, b)."""
        elements = self.call("POST", "/elements", {"using": "css selector", "value": selector})
        picture = self.call("GET", f"/element/{elements[index][ELEMENT]}/screenshot")
        return decoded(base64.b64decode(picture))

    def complaints(self):
        """What the console said, and what was asked of a network."""
        entries = [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"})]
        asked = {}
        for entry in self.call("POST", "/se/log", {"type": "performance"}):
            message = json.loads(entry["message"])["message"]
            values = message["params"]
            if message["method"] == "Network.requestWillBeSent":
                asked[values["requestId"]] = values["request"]["url"]
            elif message["method"] == "Network.loadingFailed" and values.get("blockedReason") == "csp":
                asked.pop(values["requestId"], None)
        return entries, [url for url in asked.values() if not url.startswith(("data:", "about:", "chrome:"))]


def until(condition, what, seconds=20):
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds} s in vain: {what}")
        time.sleep(0.03)


def equal(actual, expected, what):
    if actual != expected:
        raise AssertionError(f"{what}: {actual!r}, and not {expected!r}")


def check(condition, what):
    if not condition:
        raise AssertionError(what)


# Pictures whose every pixel is known


def png(rows):
    """A PNG file of rows of (r, g, b, a)."""
    chunk = lambda name, data: len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")
    header = len(rows[0]).to_bytes(4, "big") + len(rows).to_bytes(4, "big") + bytes([8, 6, 0, 0, 0])
    lines = b"".join(b"\0" + bytes(value for pixel in row for value in pixel) for row in rows)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")


def decoded(data):
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        file.write(data)
        file.flush()
        raw = subprocess.run([sys.executable, pathlib.Path(__file__).with_name("read_png.py"), file.name],
                             check=True, capture_output=True).stdout
    width = int.from_bytes(data[16:20], "big")
    pixels = [tuple(raw[i:i + 3]) for i in range(0, len(raw), 4)]
    return [pixels[i:i + width] for i in range(0, len(pixels), width)]


BLUE, RED, WHITE, CLEAR = (0, 0, 255, 255), (255, 0, 0, 255), (255, 255, 255, 255), (0, 0, 0, 0)
MARK = (224, 30, 47)  # what the page draws over pixels that differ


def plain(color, width=64, height=40, spot=None):
    rows = [[color] * width for _ in range(height)]
    for x, y, w, h, ink in [spot] if spot else []:
        for line in rows[y:y + h]:
            line[x:x + w] = [ink] * w
    return "data:image/png;base64," + base64.b64encode(png(rows)).decode()


BEFORE = plain(BLUE)
AFTER = plain(RED, spot=(10, 8, 1, 1, WHITE))


def case(name, state, **values):
    return {"name": name, "state": state, "design": "Specs/today.json", "line": 3, "size": "medium",
      "appearance": "light",
            "locale": "en_US", "scale": 2, "width": 64, "height": 40, "before": None, "after": None,
            "hash": False, "message": "", "differing": 0, "share": 0, "densest": 0, "similarity": 1, "largest": 0,
            "regions": [], "changes": [], "lines": [], **values}


def changed(name, **values):
    return case(name, "changed", **{
        "before": BEFORE, "after": AFTER, "differing": 812, "share": 0.0038, "densest": 200,
        "similarity": 0.98, "largest": 211,
        "regions": [{"x": 10, "y": 8, "width": 12, "height": 6}, {"x": 40, "y": 20, "width": 8, "height": 8}],
        "changes": [
            {"verdict": "moved", "node": "content.children[1]", "text": "text “Steps” moved 2 pt down",
             "place": "Specs/today.json:14:7", "regions": [1]},
            {"verdict": "recoloured", "node": "content", "text": "text “Uhr” is red", "place": "", "regions": [0]},
            {"verdict": "data changed", "node": "content.children[2]", "text": "`steps` is 7 instead of 6",
              "place": "", "regions": []}],
        "lines": ["  group 0 0", "- text 16 13", "+ text 16 15"], **values})


HOSTILE = ["it's <b>odd</b> & \"quoted\" $(touch x) `y` \\ *", "</script><script>window.hacked = 1</script>",
           "\"><img src=x onerror=\"window.hacked = 2\">", "-n", "=ls", "~root", "tab\there\x1b[31m", "ä/ö ü"]
SIZES = plain(RED, width=72)
LIST = [
    case("broken/oragne", "failed",
      message="a.json:5:15: error: unknown token `oragne`\n 5 |   \"oragne\"\n   |   ^~~~~~", width=0, height=0),
    changed("today/medium-light@2x"), changed("today/medium-dark@2x",
      appearance="dark"), changed("week/large-light@3x", scale=3),
    changed("week/wider", after=SIZES, regions=[], changes=[], width=72,
      message="64 × 40 became 72 × 40"),
    changed("clear/spots", before=plain(CLEAR, spot=(4, 4, 8, 8, BLUE)), after=plain(CLEAR, spot=(8, 4, 8, 8, BLUE))),
    case("kept/hash", "changed", hash=True, after=AFTER),
    case("gone/ci", "missing", after=AFTER), case("fresh/one", "new", after=AFTER), case("old/one", "orphaned",
      before=BEFORE),
    case("nearly/one", "close", before=BEFORE, after=BEFORE, differing=1, share=0.0004),
] + [case(f"same/{i:02}", "same", width=0) for i in range(30)]


CAUSES = [
    {"id": "colour:brand", "kind": "colour", "name": "brand", "title": "colour `brand`", "detail": "#1E66F5 → #C02020",
     "file": "Specs/parts/kit.json", "place": "Specs/parts/kit.json:2:24", "pictures": 5, "shown": ["a/1", "a/2"],
     "changes": [{"path": "", "before": "#1E66F5", "after": "#C02020"}]},
    {"id": "text:orders", "kind": "text", "name": "orders", "title": "text `orders`", "detail": "Open orders → Orders",
     "file": "Specs/parts/kit.json", "place": "Specs/parts/kit.json:9:31", "pictures": 3, "shown": ["b/1"],
     "changes": [{"path": "en", "before": "Open orders", "after": "Orders"}]},
    {"id": "design:alone.json", "kind": "design", "name": "alone.json", "title": "design `alone.json`", "detail": "8 → 10",
     "pictures": 1, "shown": ["alone"], "changes": [{"path": "padding", "before": "8", "after": "10"}]},
]
CAUSED = [changed(f"a/{i}", causes=["colour:brand"]) for i in range(1, 5)] + [
    changed("both", causes=["colour:brand", "text:orders"])] + [
    changed(f"b/{i}", causes=["text:orders"]) for i in range(1, 3)] + [
    changed("alone", causes=["design:alone.json"]), case("same/1", "same", width=0)]


def report(cases, **values):
    states = ["same", "close", "changed", "new", "missing", "orphaned", "failed"]
    return {"version": 1, "golden": "Golden", "command": "weave test Specs --golden Golden", "review": False,
      "token": "",
            "environment": [], "counts": {s: sum(c["state"] == s for c in cases) for s in states}, "cases": cases, **values}


# The server of a review


class Review(http.server.BaseHTTPRequestHandler):
    page = b""
    posts = []
    failing = None
    dead = False
    causes = None
    decided = {}

    def answer(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path.split("?")[0] != "/":
            self.answer(404, "text/plain", b"")
            return
        self.answer(200, "text/html; charset=utf-8", self.page)

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        type(self).posts.append((self.path, self.headers["X-Weave-Token"], self.headers["Content-Type"], body))
        if self.dead:
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
            return
        if self.failing:
            self.answer(500, "text/plain", self.failing.encode())
            return
        errors = [{"name": name, "message": "the folder is full"} for name in body.get("names",
          []) if name == "fresh/one"]
        done = [name for name in body.get("names", []) if name != "fresh/one"]
        self.answer(200, "application/json", json.dumps({"done": done, "errors": errors, **self.settled(body)}).encode())

    def settled(self, body):
        """What weave says of causes: an accepted one settles the pictures that have no other, a rejected one all."""
        if not self.causes:
            return {}
        word = self.path[1:] + "ed"
        for cause in body.get("causes", []):
            self.decided[cause] = word
        known = lambda word: [cause for cause in self.causes if self.decided.get(cause) == word]
        having = lambda name: {cause for cause, names in self.causes.items() if name in names}
        names = {name for names in self.causes.values() for name in names}
        return {"accepted": [name for name in names if having(name) <= set(known("accepted"))],
                "rejected": [name for name in names if having(name) & set(known("rejected"))],
                "acceptedCauses": known("accepted"), "rejectedCauses": known("rejected")}

    def log_message(self, *_):
        pass


# The tests


class Tests:
    def __init__(self, browser, address, page, folder):
        self.browser, self.address, self.page, self.folder = browser, address, page, folder
        self.given = json.loads(DATA.search(page).group(2))
        self.made = 0

    def with_data(self, data):
        text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003C")
        return DATA.sub(lambda match: match.group(1) + text + match.group(3), self.page, count=1)

    def write(self, data):
        self.made += 1
        path = pathlib.Path(self.folder, f"report-{self.made}.html")
        path.write_text(self.with_data(data), encoding="utf-8")
        return path.as_uri()

    def show(self, cases=None, item=None, view=None, width=1280, height=900, density=1, **values):
        browser = self.browser
        browser.size(width, height, density)
        parts = {name: value for name, value in (("case", item), ("view", view)) if value}
        browser.open(self.write(report(LIST if cases is None else cases,
          **values)) + ("#" + urllib.parse.urlencode(parts) if parts else ""))

    def names(self):
        return self.browser.run("return [...document.querySelectorAll('#rows .row')].map(e => e.dataset.name);")

    def current(self):
        return self.browser.run("return document.querySelector('.head h2')?.textContent ?? null;")

    def view(self):
        return self.browser.attribute("#views [aria-pressed=true]", "data-view")

    def inside(self, what):
        """Nothing sticks out of the window sideways, and no button is cut or covered by another one."""
        faults = self.browser.run("""
          const faults = [];
          if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
          for (const body of document.querySelectorAll('.body, #list, #side, #main')) {
            if (body.checkVisibility() && body.scrollWidth > body.clientWidth + 1) faults.push(`${body.id || body.className} scrolls sideways`);
          }
          for (const e of document.querySelectorAll('button, input, h1, h2, .tag')) {
            if (!e.checkVisibility() || e.closest('#chips, .unseen')) continue;
            const box = e.getBoundingClientRect();
            const name = `${e.tagName} ${e.id || e.textContent}`;
            if (box.left < -0.5 || box.right > innerWidth + 0.5) faults.push(`${name} sticks out: ${box.left} to ${box.right}`);
            if (e.matches('button') && e.scrollWidth > e.clientWidth + 1) faults.push(`${name} is cut`);
          }
          const buttons = [...document.querySelectorAll('button')].filter(e => e.checkVisibility() && !e.closest('#list, .body'));
          for (const a of buttons) for (const b of buttons) {
            const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
            if (a !== b && p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1) {
              faults.push(`${a.id || a.textContent} covers ${b.id || b.textContent}`);
            }
          }
          return faults;""")
        equal(faults, [], what)

    # The report as it is

    def test_the_report_as_it_is(self):
        browser, data = self.browser, self.given
        browser.size(1280, 900)
        browser.open(self.address)
        counts = {name: count for name, count in data["counts"].items() if count}
        shown = browser.run("return [...document.querySelectorAll('#chips button')].map(e => [e.dataset.state, e.querySelector('b').textContent]);")
        equal({name: int(count.replace(",", "")) for name, count in shown}, counts, "chips")
        equal(browser.visible("#environment"), bool(data["environment"]), "fonts and libraries are shown")
        differing = [c for c in data["cases"] if c["state"] not in ("same", "close")]
        check(differing or browser.count(".blank") == 1, "a report without differences says so")
        for item in differing[:40]:
            browser.run("location.hash = arguments[0];", urllib.parse.urlencode({"case": item["name"]}))
            until(lambda: self.current() == item["name"], f"{item['name']} is shown")
            for view in range(1, 6):
                browser.press(str(view))
                broken = browser.run("return [...document.querySelectorAll('.layers img')].filter(e => !e.complete || e.naturalWidth === 0).length;")
                equal(broken, 0, f"pictures of {item['name']} that cannot be shown")
            equal(browser.count("#changes button.what, #changes span.what") > 0, bool(item["changes"]),
              f"changes of {item['name']}")
        for width in (360, 1600):
            browser.size(width, 800)
            browser.open(self.address)
            self.inside(f"{width} wide")

    # The list

    def test_groups(self):
        self.show()
        browser = self.browser
        equal(browser.texts(".group"), ["Failed\n1", "Changed\n6", "Missing\n1", "New\n1", "Orphaned\n1", "Close\n1",
          "Same\n30"], "groups")
        equal(self.names(), [c["name"] for c in LIST if c["state"] not in ("same", "close")], "rows")
        equal(browser.text("#summary"), "10 of 41 to look at", "summary")
        browser.click("[data-focus='group same']")
        equal(browser.attribute("#rows .row", "aria-setsize"), "40", "rows with those of the unfolded group")
        browser.click("[data-focus='group same']")
        equal(len(self.names()), 10, "rows of a folded group")

    def test_filter(self):
        self.show()
        browser = self.browser
        browser.click("#chips [data-state=new]")
        equal(self.names(), ["fresh/one"], "only new")
        equal(browser.attribute("#chips [data-state=new]", "aria-pressed"), "true", "the chip is pressed")
        browser.click("#chips [data-state=orphaned]")
        equal(self.names(), ["fresh/one", "old/one"], "new and orphaned")
        browser.click("#chips [data-state=new]")
        browser.click("#chips [data-state=orphaned]")
        equal(len(self.names()), 10, "all again")
        browser.click("#chips [data-state=same]")
        check(all(name.startswith("same/") for name in self.names()) and self.names(), "the same ones unfold")

    def test_search(self):
        self.show()
        browser = self.browser
        browser.press("/")
        equal(browser.focused(), "search", "/ goes to the search")
        browser.type("LARGE week")
        equal(self.names(), ["week/large-light@3x"], "words in any order and case")
        browser.press("Escape")
        equal((browser.run("return search.value;"), len(self.names())), ("", 10), "Escape clears")
        browser.type("recoloured")
        equal(self.names(), [c["name"] for c in LIST if any(x["verdict"] == "recoloured" for x in c["changes"])],
          "by verdict")
        browser.press("Escape")
        browser.type("same/07")
        equal(self.names(), ["same/07"], "the same ones are found, too")
        browser.type("zzz")
        equal(self.names(), [], "nothing is found")
        check("same/07zzz" in browser.text("#none"), "and the page says so")
        browser.press("Escape", "Escape")
        equal(browser.focused(), "body", "Escape leaves the search")
        browser.press("j")
        check(self.current() is not None, "keys work again")

    def test_a_thousand_cases(self):
        self.show([changed(f"many/{i:04}") for i in range(1000)] + [case(f"same/{i}", "same") for i in range(4000)])
        browser = self.browser
        check(browser.count("#rows li") < 60, f"{browser.count('#rows li')} rows are built")
        check(browser.count("*") < 900, f"{browser.count('*')} elements are built")
        browser.run("""
          for (let i = 0; i < 200; i += 1) {
            document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'j', bubbles: true}));
            document.body.getBoundingClientRect();
          }""")
        equal(self.current(), "many/0200", "200 steps")
        check("many/0200" in self.names() and browser.count("#rows li") < 60, "the list follows")
        browser.run("document.getElementById('list').scrollTop = 20000;")
        until(lambda: "many/0416" in self.names(), "rows are built where the list is scrolled to")
        order = browser.run("return [...document.querySelectorAll('#rows .row')].map(e => Number(e.getAttribute('aria-posinset')));")
        equal(order, sorted(order), "rows stand in their order")
        browser.click("[data-name='many/0416'] > button")
        equal(self.current(), "many/0416", "a row is opened")

    # The case

    def test_walking(self):
        self.show()
        browser = self.browser
        order = self.names()
        equal(self.current(), order[0], "the first case is open")
        browser.press("j")
        equal(self.current(), order[1], "j")
        browser.press("Down", "j")
        equal(self.current(), order[3], "down")
        browser.press("k")
        equal(self.current(), order[2], "k")
        browser.press("Up", "Up", "k", "k")
        equal(self.current(), order[0], "up, and not beyond the first")
        check(browser.run("return document.getElementById('previous').disabled;"), "there is no previous one")
        browser.click("#next")
        equal((self.current(), browser.focused(), browser.text("#position")), (order[1], "next", "2 of 10"),
          "the button")
        browser.run("document.querySelector('[data-current] > button').focus();")
        browser.press("Down")
        equal(browser.run("return document.activeElement.dataset.focus;"), order[2], "the focus goes along in the list")
        browser.press(*"j" * 20)
        equal(self.current(), order[-1], "not beyond the last")

    def test_words(self):
        self.show(item="today/medium-light@2x")
        browser = self.browser
        equal(browser.texts(".tag"), ["Changed", "medium", "light", "en_US", "@2x", "64 × 40"], "chips")
        equal(browser.texts(".verdict"), ["moved", "recoloured", "data changed"], "verdicts")
        for text in ("Specs/today.json:14:7", "text “Steps” moved 2 pt down"):
            check(text in browser.text("#changes"), f"words and place: {text}")
        equal(browser.texts(".measures dd"), ["812 pixels (0.38 %)", "200 of 1024", "0.980", "211 of 255"], "measures")
        equal(browser.run("return [...document.querySelectorAll('.tree span')].map(e => e.className);"),
          ["", "removed", "added"], "the tree")
        for name, text in {"broken/oragne": "unknown token `oragne`\n 5 |", "kept/hash": "stored as a hash",
                           "gone/ci": "There is no reference",
                           "fresh/one": "no reference yet", "old/one": "This reference no longer has a design",
                           "nearly/one": "within the tolerance",
                           "same/03": "equals the reference", "week/wider": "64 × 40 became 72 × 40"}.items():
            browser.run("location.hash = arguments[0];", urllib.parse.urlencode({"case": name}))
            until(lambda: self.current() == name, f"{name} is shown")
            check(text in browser.text(".body"), f"{name} says “{text}”: {browser.text('.body')!r}")
        browser.run("location.hash = 'case=fresh%2Fone';")
        until(lambda: self.current() == "fresh/one", "the new one is shown")
        equal(browser.texts(".measures dd"), [], "no measures without a difference")

    def test_regions(self):
        self.show(item="today/medium-light@2x")
        browser = self.browser
        seen = "return [...document.querySelectorAll('.pane:last-child .region')].map(e => [e.checkVisibility(), e.hasAttribute('data-lit')]);"
        equal(browser.run(seen), [[True, False], [True, False]], "outlines")
        picture, region = browser.box(".pane:last-child .canvas"), browser.box(".pane:last-child .region", 1)
        equal([region["x"] - picture["x"], region["y"] - picture["y"], region["width"], region["height"]],
          [40, 20, 8, 8], "their place")
        browser.press("r")
        equal(browser.run(seen), [[False, False], [False, False]], "r hides them")
        equal(browser.attribute("#regions", "aria-pressed"), "false", "and the button says so")
        browser.click("[data-change='0']")
        equal(browser.run(seen), [[False, False], [True, True]], "a change shows its region")
        browser.press("3")
        equal(browser.run(seen), [[False, False], [True, True]], "in another view, too")
        browser.press("Escape")
        equal(browser.run(seen), [[False, False], [False, False]], "Escape takes it back")
        browser.click("#regions")
        equal(browser.run(seen), [[True, False], [True, False]], "the button shows all")
        equal(browser.run("return document.querySelectorAll('#changes .what')[2].tagName;"), "SPAN",
          "a change without a place is no button")

    def test_address(self):
        self.show(item="today/medium-dark@2x", view="onion")
        browser = self.browser
        equal((self.current(), self.view()), ("today/medium-dark@2x", "onion"), "the address is followed")
        browser.press("j", "2")
        parts = lambda: urllib.parse.parse_qs(urllib.parse.urlsplit(browser.call("GET", "/url")).fragment)
        until(lambda: parts() == {"case": ["week/large-light@3x"], "view": ["swipe"]}, "the address is kept")
        browser.call("POST", "/refresh")
        equal((self.current(), self.view()), ("week/large-light@3x", "swipe"), "after loading again")
        self.show(item="same/20")
        equal(self.current(), "same/20", "a folded case has an address, too")
        self.show(item="no/such")
        equal(self.current(), LIST[0]["name"], "an unknown case")

    # The views

    def hide_outlines(self):
        if self.browser.attribute("#regions", "aria-pressed") == "true":
            self.browser.press("r")

    def test_side_by_side(self):
        self.show(item="today/medium-light@2x")
        browser = self.browser
        self.hide_outlines()
        equal(browser.run("return [...document.querySelectorAll('figcaption')].map(e => e.textContent);"),
          ["Before64 × 40", "After64 × 40"], "captions")
        left, right = browser.shot(".canvas", 0), browser.shot(".canvas", 1)
        equal((len(left[0]), len(left)), (64, 40), "device pixels")
        equal((left[20][30], right[20][30], right[8][10], right[8][11]), (BLUE[:3], RED[:3], WHITE[:3], RED[:3]),
          "pixels")
        check(browser.box(".pane", 0)["y"] == browser.box(".pane", 1)["y"], "they stand beside each other")
        browser.size(1280, 900, 2)
        browser.media()  # Chromium looks at its media queries again.
        until(lambda: browser.box(".canvas")["width"] == 32, "a pixel stays a pixel on a fine screen")
        self.show(item="fresh/one")
        equal((browser.count(".canvas"), self.view(), browser.count("#views button:disabled")), (1, "side", 4),
          "one picture has one view")
        browser.press("2", "5")
        equal(self.view(), "side", "keys of views that are not there")

    def test_swipe(self):
        self.show(item="today/medium-light@2x", view="swipe")
        browser = self.browser
        self.hide_outlines()
        board = browser.box(".canvas")
        middle = (board["x"] + 32, board["y"] + 30)
        browser.drag(middle, (board["x"] + 16, board["y"] + 30))
        equal(browser.attribute(".handle", "aria-valuenow"), "25", "dragged to a quarter")
        line = browser.shot(".canvas")[0]
        equal((line[4], line[34], line[60]), (BLUE[:3], RED[:3], RED[:3]), "before is left, after is right")
        browser.drag((board["x"] + 50, board["y"] + 5), (board["x"] + 400, board["y"] + 5))
        equal(browser.attribute(".handle", "aria-valuenow"), "100", "dragged beyond the end")
        browser.press("Left")
        equal(browser.attribute(".handle", "aria-valuenow"), "98", "the left arrow")
        browser.press("Home")
        equal(browser.attribute(".handle", "aria-valuenow"), "0", "Home")
        browser.press("Right", "Right")
        equal(browser.attribute(".handle", "aria-valuenow"), "4", "the right arrow")
        equal(browser.attribute(".handle", "role"), "slider", "role")
        self.show(item="week/wider", view="swipe")
        line = browser.shot(".canvas")[4]
        equal((len(line), line[20], line[60]), (72, BLUE[:3], RED[:3]), "a picture that became wider")

    def test_onion_skin(self):
        self.show(item="today/medium-light@2x")
        browser = self.browser
        browser.press("3")
        self.hide_outlines()
        equal(self.view(), "onion", "3")
        near = lambda actual, expected: all(abs(a - b) <= 2 for a, b in zip(actual, expected))
        check(near(browser.shot(".canvas")[30][30], (128, 0, 128)), f"half of each: {browser.shot('.canvas')[30][30]}")
        browser.press(*["Right"] * 25)
        check(near(browser.shot(".canvas")[30][30], RED[:3]), "after alone")
        browser.run("document.getElementById('onion').focus();")
        browser.press("Home")
        check(near(browser.shot(".canvas")[30][30], BLUE[:3]), "before alone, by the slider")
        self.show(item="clear/spots", view="onion")
        self.hide_outlines()
        check(near(browser.shot(".canvas")[6][10], BLUE[:3]), "two transparent pictures are mixed, not stacked")

    def test_blink(self):
        self.show(item="today/medium-light@2x")
        browser = self.browser
        browser.press("4")
        equal(self.view(), "blink", "4")
        browser.run("""window.turns = [];
          new MutationObserver(() => window.turns.push(performance.now())).observe(document.getElementById('blink-side'), {childList: true});""")
        until(lambda: len(browser.run("return window.turns;")) >= 3, "it blinks")
        turns = browser.run("return window.turns;")
        check(all(b - a >= 500 for a, b in zip(turns, turns[1:])), f"slower than 2 Hz: {turns}")
        self.hide_outlines()
        browser.press("Space")
        equal(browser.text("#blink-toggle"), "Start", "Space stops")
        side = browser.text("#blink-side")
        time.sleep(1)
        equal(browser.text("#blink-side"), side, "and it stays")
        shown = lambda: browser.shot(".canvas")[30][30]
        equal(shown(), {"Before": BLUE[:3], "After": RED[:3]}[side], "the picture that is named")
        browser.click("#blink-flip")
        check(browser.text("#blink-side") != side and shown() == {"Before": BLUE[:3],
          "After": RED[:3]}[browser.text("#blink-side")], "the other one")
        browser.media(prefers_reduced_motion="reduce")
        self.show(item="today/medium-light@2x", view="blink")
        equal(browser.text("#blink-toggle"), "Start", "with reduced motion nothing blinks by itself")
        browser.media()

    def test_difference(self):
        self.show(item="today/medium-light@2x")
        browser = self.browser
        self.hide_outlines()
        browser.click("#views [data-view=difference]")
        equal((self.view(), browser.shot(".canvas")[30][30]), ("difference", MARK), "all of it differs")
        browser.press("1")
        equal(self.view(), "side", "1")
        browser.press("5")
        equal(self.view(), "difference", "5")
        browser.press("j", "j", "j")
        equal((self.current(), self.view()), ("week/wider", "side"), "there is none of two sizes")
        browser.press("k")
        equal(self.view(), "difference", "the choice is kept")
        self.show([changed("spot", before=plain(WHITE, spot=(20, 10, 4, 4, BLUE)), after=plain(WHITE))], view="difference",
          item="spot")
        self.hide_outlines()
        board = browser.shot(".canvas")
        equal((board[10][20], board[13][23], board[14][24], board[0][0]), (MARK, MARK, WHITE[:3], WHITE[:3]),
          "what differs, and nothing else")
        self.show([changed("clear", before=plain(CLEAR, spot=(20, 10, 4, 4, BLUE)), after=plain(CLEAR))], view="difference",
          item="clear")
        self.hide_outlines()
        board = browser.shot(".canvas")
        equal((board[12][22], board[0][0]), (MARK, WHITE[:3]), "a pixel that became transparent")

    def test_patch(self):
        """Of the picture before the report has the part that differs: 4 by 4 pixels at 20, 10."""
        item = changed("part", before=plain(BLUE, 4, 4), after=plain(WHITE), patch={"x": 20, "y": 10, "width": 4, "height": 4},
          regions=[])
        browser = self.browser
        self.show([item], item="part")
        left, right = browser.shot(".canvas", 0), browser.shot(".canvas", 1)
        equal((len(left[0]), len(left)), (64, 40), "the size of the whole picture")
        equal([left[y][x] for x, y in ((19, 10), (20, 10), (23, 13), (24, 13), (23, 14))],
          [WHITE[:3], BLUE[:3], BLUE[:3], WHITE[:3], WHITE[:3]], "the part lies in its place")
        equal(right[12][22], WHITE[:3], "the picture after is as it is")
        browser.press("5")
        equal([browser.shot(".canvas")[y][x] for x, y in ((19, 10), (20, 10), (23, 13), (24, 13))],
          [WHITE[:3], MARK, MARK, WHITE[:3]], "the difference")
        browser.press("2", *["Right"] * 30)
        equal(browser.shot(".canvas")[12][22], BLUE[:3], "before, by the swipe")
        browser.press("3", *["Left"] * 30)
        equal(browser.shot(".canvas")[12][22], BLUE[:3], "before alone, by the onion skin")
        # A part that was transparent: nothing of the picture after shows through.
        self.show([changed("hole", before=plain(CLEAR, 12, 12), after=plain(RED), regions=[],
          patch={"x": 20, "y": 10, "width": 12, "height": 12})], item="hole")
        check(browser.shot(".canvas", 0)[16][26] not in (RED[:3], BLUE[:3]), "the board is seen through the hole")
        equal(browser.shot(".canvas", 0)[16][40], RED[:3], "and the rest is whole")

    # Causes

    def test_causes(self):
        browser = self.browser
        self.show(CAUSED, causes=CAUSES, run="1f3a90c2")
        equal(browser.texts(".heading"), ["Causes\n2"], "a heading of their own")
        equal(browser.texts(".group button"), ["Changed\n1", "Same\n1"], "what has no cause in common")
        equal(self.names(), ["cause:colour:brand", "cause:text:orders", "alone"], "the pictures are folded")
        equal(browser.texts(".cause .base"), ["colour brand", "text orders"], "titles")
        equal(browser.texts(".cause small"), ["5 pictures · kit.json:2:24", "3 pictures · kit.json:9:31"], "how many, where")
        equal(browser.text("#summary"), "8 of 9 to look at", "summary")
        equal(self.current(), "colour brand", "the largest cause is open")
        check("#1E66F5" in browser.text(".values") and "#C02020" in browser.text(".values"), "both values")
        equal(browser.count(".values .swatch"), 2, "and their colours")
        equal([name.split("\n")[-2] for name in browser.texts(".card")], ["a/1", "a/2"], "a few pictures")
        check("1 of them is also changed by text orders" in browser.text(".body"), f"together: {browser.text('.body')}")
        browser.click(".every summary")
        until(lambda: browser.count(".tile") == 5, "all pictures")
        browser.click(".tile")
        equal((self.current(), self.names()), ("a/1", ["cause:colour:brand", "a/1", "a/2", "a/3", "a/4", "both",
          "cause:text:orders", "alone"]), "a picture opens in the list")
        check("Changed with others by colour brand" in browser.text(".body"), "it names its cause")
        browser.press("j", "j", "j", "j", "j")
        equal(self.current(), "text orders", "j goes through the pictures to the next cause")
        browser.click("[data-focus='fold cause:text:orders']")
        browser.run("[...document.querySelectorAll('[data-name=both] > button')].at(-1).click();")
        equal(self.current(), "both", "a picture of two causes is below both")
        check("Changed by colour brand, text orders" in browser.text(".body"), browser.text(".body"))
        browser.press("/")
        browser.type("orders")
        equal(self.names(), ["cause:text:orders"], "a cause is found by its name")
        browser.press("Escape")
        browser.type("b/2")
        equal(self.names(), ["cause:text:orders", "b/2"], "and by its pictures")
        browser.press("Escape", "Escape")
        for width in (360, 700, 1280):
            browser.size(width, 800)
            self.show(CAUSED, causes=CAUSES, width=width, item="cause:colour:brand")
            self.inside(f"a cause, {width} wide")

    def test_accept_causes(self):
        browser = self.browser
        self.show(CAUSED, causes=CAUSES, run="1f3a90c2")
        browser.press("a")
        equal((browser.text("#command"), browser.text("#tray strong")),
          ("weave accept --run 1f3a90c2 --cause colour:brand", "4 to accept"), "all but the picture of two causes")
        browser.click("[data-name='cause:text:orders'] input")
        equal((browser.text("#command"), browser.text("#tray strong")),
          ("weave accept --run 1f3a90c2 --cause colour:brand --cause text:orders", "7 to accept"), "with both causes")
        browser.click("[data-name=alone] input")
        equal(browser.text("#command"), "weave accept --run 1f3a90c2 --cause colour:brand --cause text:orders alone",
          "and a single one")
        browser.click("[data-focus='fold cause:colour:brand']")
        equal(browser.run("const box = document.querySelector('[data-name=\"a/1\"] input'); return [box.checked, box.disabled];"),
          [True, True], "the pictures of a cause are ticked with it")
        browser.click("#clear")
        browser.click("#tick-shown")
        equal(browser.text("#tray strong"), "8 to accept", "all")

    def test_review_of_causes(self):
        browser = self.browser
        Review.page = self.with_data(report(CAUSED, causes=CAUSES, review=True, token="t", decided={
          "version": 1, "watch": False, "accepted": [], "rejected": [], "acceptedCauses": [], "rejectedCauses": []})).encode()
        Review.posts.clear()
        Review.causes = {cause["id"]: [item["name"] for item in CAUSED if cause["id"] in item.get("causes", [])]
                         for cause in CAUSES}
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Review)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        tally = lambda: re.findall(r"\d+ \w+", browser.text("#tally"))
        settled = lambda *parts: until(lambda: tally() == list(parts), f"{parts}, and not {tally()}")
        try:
            browser.size(1280, 900)
            browser.open(f"http://127.0.0.1:{server.server_port}/")
            equal(tally(), ["3 undecided", "0 accepted", "0 rejected"], "two causes and a picture")
            browser.press("a")
            settled("2 undecided", "4 accepted", "0 rejected")
            equal(Review.posts[-1][::3], ("/accept", {"causes": ["colour:brand"], "names": []}), "one question for all")
            equal(self.current(), "text orders", "it goes to the next cause")
            browser.press("x")
            settled("1 undecided", "4 accepted", "3 rejected")
            equal(browser.texts(".cause .decision"), ["✓", "✕"], "both are decided")
            equal(self.current(), "alone", "and on to the picture")
            browser.size(360, 740)
            self.inside("a review of causes, 360 wide")
        finally:
            Review.causes = None
            server.shutdown()
            server.server_close()
        browser.complaints()

    def test_zoom(self):
        self.show(item="today/medium-light@2x", view="swipe")
        browser = self.browser
        self.hide_outlines()
        browser.press(*["Right"] * 30)
        browser.press("Home")
        browser.run("document.querySelector('.handle').focus();")
        browser.press("Home")
        for zoom in range(2, 9):
            browser.press("+")
            equal((browser.text("#zoom"), browser.box(".canvas")["width"]), (f"{zoom}×", 64 * zoom), "zoom")
        browser.press("+")
        equal(browser.text("#zoom"), "8×", "not beyond 8")
        equal(browser.run("return getComputedStyle(document.querySelector('.layers img')).imageRendering;"),
          "pixelated", "rendering")
        pixels = browser.shot(".canvas")
        spot = {(x, y) for y in range(40, 100) for x in range(60, 110) if pixels[y][x] == WHITE[:3]}
        equal(spot, {(x, y) for y in range(64, 72) for x in range(80, 88)}, "one pixel is 8 × 8")
        browser.press("-")
        equal(browser.text("#zoom"), "7×", "−")
        browser.press("0")
        equal((browser.text("#zoom"), browser.box(".canvas")["width"]), ("1×", 64), "0")
        browser.click("#zoom-in")
        equal(browser.text("#zoom"), "2×", "the button")
        browser.press("1")
        equal(browser.box(".canvas")["width"], 128, "in another view")
        browser.press(*["+"] * 6)
        browser.run("document.querySelector('.view-port').scrollLeft = 40;")
        until(lambda: browser.run("return document.querySelectorAll('.view-port')[1].scrollLeft;") == 40,
          "both are moved together")
        port = browser.box(".view-port")
        browser.drag((port["x"] + 200, port["y"] + 100), (port["x"] + 150, port["y"] + 100))
        until(lambda: browser.run("return document.querySelectorAll('.view-port')[1].scrollLeft;") > 60,
          "and can be dragged")
        large = plain(WHITE, width=2600, height=60)
        self.show([changed("wide", before=large, after=large, width=2600, height=60)])
        check(browser.text("#zoom").endswith("%") and browser.box(".canvas")["width"] < 1000,
          "a wide picture is made to fit")
        browser.press("+")
        equal((browser.text("#zoom"), browser.box(".canvas")["width"]), ("1×", 2600), "and shown at its pixels")

    # Keys, theme, widths

    def test_help(self):
        self.show()
        browser = self.browser
        browser.press("?")
        check(browser.run("return document.getElementById('keys').open;"), "? opens the list of keys")
        before = self.current()
        browser.press("j")
        equal(self.current(), before, "keys rest while it is open")
        browser.press("Escape")
        check(not browser.run("return document.getElementById('keys').open;"), "Escape closes it")
        browser.click("#help")
        browser.press("Enter")
        check(not browser.run("return document.getElementById('keys').open;"), "Enter closes it")
        browser.press("a", held=["Control"])
        equal(browser.visible("#tray"), False, "keys with Control belong to the browser")

    def test_theme(self):
        browser = self.browser
        light = "const c = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number); return c[0] + c[1] + c[2] > 384;"
        self.show()
        equal(browser.run(light), True, "light, as the system")
        browser.media(prefers_color_scheme="dark")
        equal(browser.run(light), False, "dark, as the system")
        browser.click("#theme")
        equal((browser.run(light), browser.attribute("#theme", "aria-label")), (True, "Theme: light"),
          "light by the button")
        browser.call("POST", "/refresh")
        equal(browser.run(light), True, "and kept")
        browser.media()
        browser.click("#theme")
        equal(browser.run(light), False, "dark by the button")
        browser.click("#theme")
        equal((browser.run(light), browser.attribute("#theme", "aria-label")), (True, "Theme: as the system"),
          "as the system again")

    def test_contrast(self):
        script = """
          const numbers = (text) => text.match(/[\\d.]+/g).map(Number);
          const linear = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
          const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
          const ground = (e) => {
            for (; e; e = e.parentElement) {
              const c = numbers(getComputedStyle(e, e.matches('.row') && e.hasAttribute('data-current') ? '::before' : null).backgroundColor);
              if (c.length < 4 || c[3] === 1) return c;
            }
            return [255, 255, 255];
          };
          const weak = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node; (node = walker.nextNode());) {
            const e = node.parentElement;
            if (!node.data.trim() || !e.checkVisibility() || e.closest(':disabled, .unseen, script, kbd, .canvas')) continue;
            const [a, b] = [luminance(numbers(getComputedStyle(e).color)), luminance(ground(e))];
            const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            if (ratio < 4.5) weak.push(`${ratio.toFixed(2)} ${e.tagName} ${node.data.trim().slice(0, 30)}`);
          }
          return weak;"""
        browser = self.browser
        for scheme in ("light", "dark"):
            browser.media(prefers_color_scheme=scheme)
            self.show(item="today/medium-light@2x", environment=["font Inter: 4.0 → 4.1"])
            browser.press("a")
            browser.click("[data-change='0']")
            browser.click("#chips [data-state=changed]")
            equal(browser.run(script), [], f"weak text in {scheme}")
            for name in ("broken/oragne", "kept/hash", "same/01"):
                browser.run("location.hash = arguments[0];", urllib.parse.urlencode({"case": name}))
                until(lambda: self.current() == name, f"{name} is shown")
                equal(browser.run(script), [], f"weak text of {name} in {scheme}")
        browser.media()

    def test_widths(self):
        browser = self.browser
        long = changed("a-folder/" + "a-design-with-a-rather-long-name-" * 4 + "extraLarge-dark@3x",
          before=plain(BLUE, 1014, 1062), after=plain(RED, 1014, 1062),
                       design="Specs/" + "folder/" * 20 + "today.json", lines=["+ " + "text " * 200])
        for width, height in ((360, 740), (768, 1024), (821, 700), (1280, 800), (1600, 1000)):
            for item in (None, "today/medium-light@2x", long["name"], "broken/oragne"):
                for view in ("side", "swipe", "onion", "blink", "difference") if item else ("side",):
                    self.show([*LIST, long], item=item, view=view, width=width, height=height,
                      environment=["font Inter: 4.0 → 4.1"] * 3)
                    self.inside(f"{width} wide, {item}, {view}")
                    if item and width > 360:
                        continue
                    browser.press("a")
                    self.inside(f"{width} wide, {item}, {view}, ticked")
                    browser.run("document.querySelectorAll('.row input').forEach(e => e.click());")
                    self.inside(f"{width} wide, {item}, {view}, all ticked")

    def test_narrow(self):
        self.show(width=360, height=740)
        browser = self.browser
        equal((browser.visible("#side"), browser.visible("#main")), (True, False), "the list comes first")
        browser.click("[data-name='today/medium-dark@2x'] > button")
        equal((browser.visible("#side"), browser.visible("#main"), self.current()),
          (False, True, "today/medium-dark@2x"), "then the case")
        browser.click("#views [data-view=swipe]")
        equal(self.view(), "swipe", "views")
        browser.click("#next")
        equal(self.current(), "week/large-light@3x", "next")
        browser.click("#back")
        equal((browser.visible("#side"), browser.visible("#main")), (True, False), "the button goes back")
        browser.click("[data-name='fresh/one'] > button")
        browser.call("POST", "/back")
        until(lambda: browser.visible("#side") and not browser.visible("#main"), "the browser's own way back")
        browser.click("[data-name='fresh/one'] > button")
        browser.press("Escape")
        equal(browser.visible("#side"), True, "Escape goes back")
        browser.size(1280, 900)
        until(lambda: browser.visible("#side") and browser.visible("#main"), "both fit in a wide window")

    def test_names_for_screen_readers(self):
        self.show(item="today/medium-light@2x", view="blink")
        browser = self.browser
        browser.press("a")
        for found in browser.call("POST", "/elements",
          {"using": "css selector", "value": "button, input, [role=slider], [role=region], img:not([alt=''])"}):
            element = found[ELEMENT]
            seen = "return arguments[0].checkVisibility({visibilityProperty: true});"
            if browser.run(seen, found):
                label = browser.call("GET", f"/element/{element}/computedlabel")
                # A picture that blinks may have gone meanwhile.
                check(label.strip() or not browser.run(seen, found), "no name: " + browser.run("return arguments[0].outerHTML.slice(0, 120);", found))
        equal(browser.count("main, aside, footer"), 3, "landmarks")
        equal(browser.count("[id]"),
          browser.run("return new Set([...document.querySelectorAll('[id]')].map(e => e.id)).size;"), "ids are unique")
        browser.run("document.getElementById('search').focus();")
        rings = browser.run("return getComputedStyle(document.activeElement).outlineStyle;")
        check(rings != "none", "the focus is seen")

    # Accepting

    def test_accept_list(self):
        self.show()
        browser = self.browser
        equal(browser.visible("#tray"), False, "nothing is ticked")
        browser.click("[data-name='today/medium-dark@2x'] input")
        equal(browser.text("#command"), "weave accept today/medium-dark@2x", "the command")
        equal(self.current(), "broken/oragne", "a tick does not open the case")
        browser.press("a")
        equal(browser.text("#command"), "weave accept today/medium-dark@2x", "a design with errors cannot be accepted")
        equal(browser.count("[data-name='broken/oragne'] input"), 0, "and has no box")
        browser.press("j")
        browser.press("a")
        equal(browser.text("#command"), "weave accept today/medium-light@2x today/medium-dark@2x",
          "in the order of the report")
        browser.press("a")
        equal(browser.text("#command"), "weave accept today/medium-dark@2x", "a again takes it back")
        browser.click("#accept")
        browser.click("#copy")
        until(lambda: browser.text("#copy") == "Copied", "copied")
        browser.press("/")
        browser.press("v", held=["Control"])
        equal(browser.run("return search.value;"), "weave accept today/medium-light@2x today/medium-dark@2x",
          "what was copied")
        browser.press("Escape")
        browser.click("#clear")
        equal(browser.visible("#tray"), False, "cleared")
        browser.click("#chips [data-state=new]")
        browser.click("#tick-shown")
        equal(browser.text("#command"), "weave accept fresh/one", "all that are shown")
        browser.click("#tick-shown")
        equal(browser.visible("#tray"), False, "and none of them")

    def test_names_in_a_shell(self):
        self.show([changed(name) for name in HOSTILE + ["plain/one@2x"]])
        browser = self.browser
        browser.click("#tick-shown")
        command = browser.run("return document.getElementById('command').textContent;")
        check(not re.search(r"[\x00-\x1f]", command), "no character that a terminal obeys")
        for shell in ("bash", "zsh"):
            if shutil.which(shell):
                read = subprocess.run([shell, "-c", 'weave() { printf "%s\\0" "$@"; }\n' + command],
                  capture_output=True, check=True, cwd=self.folder)
                equal(read.stdout.decode().split("\0")[:-1], ["accept", "--", *HOSTILE, "plain/one@2x"],
                  f"what {shell} reads")

    def test_hostile_text(self):
        values = {"design": HOSTILE[1], "message": HOSTILE[2], "lines": HOSTILE, "size": HOSTILE[2],
          "locale": HOSTILE[1],
                  "changes": [{"verdict": text, "node": text, "text": text, "place": text,
                    "regions": [0, 99]} for text in HOSTILE]}
        self.show([changed(name, **values) for name in HOSTILE], environment=HOSTILE, golden=HOSTILE[1],
          command=HOSTILE[2])
        browser = self.browser
        for name in HOSTILE:
            equal(self.current(), name, "the name, as it is")
            browser.press("a", "2", "3", "4", "5", "1", "j")
        equal(browser.run("return window.hacked ?? null;"), None, "no text is run")
        equal(browser.run("return document.querySelectorAll('main b, main script, .head img').length;"), 0,
          "no text is markup")
        browser.run("const s = document.createElement('script'); s.textContent = 'window.hacked = 3'; document.body.append(s);"
                    "const p = document.createElement('p'); p.setAttribute('onclick', 'window.hacked = 4'); document.body.append(p); p.click();"
                    "const i = new Image(); i.src = 'http://127.0.0.1:9/x.png'; document.body.append(i);")
        time.sleep(0.2)
        equal(browser.run("return window.hacked ?? null;"), None, "the page's policy allows its own script alone")
        logged, asked = browser.complaints()
        check(len([entry for entry in logged if "Content Security Policy" in entry]) >= 3,
          f"the browser refused: {logged}")
        equal([url for url in asked if url.startswith("http")], [], "and asked no network")

    def test_without_differences(self):
        browser = self.browser
        self.show([case(f"same/{i}", "same") for i in range(3)])
        equal(browser.texts(".blank h2"), ["All pictures are the same"], "all the same")
        check("3 pictures match their references in Golden" in browser.text(".blank"), "how many")
        equal((browser.text("#summary"), self.names()), ("All 3 pass", []), "the list is folded")
        browser.press("j", "a", "2", "x", "r", "+", "Space", "Escape")
        self.show([case("same/1", "same"), case("nearly", "close", before=BEFORE, after=BEFORE)])
        equal(browser.texts(".blank h2"), ["Nothing differs beyond the tolerance"], "close")
        self.show([])
        equal(browser.texts(".blank h2"), ["No pictures were compared"], "nothing at all")

    def test_environment(self):
        browser = self.browser
        self.show(environment=["font Inter-Regular.otf: 4.0 → 4.1", "library HarfBuzz: 8.3 → 8.4"])
        check("2 fonts or libraries changed" in browser.text("#environment"), "the cause")
        equal(browser.texts("#environment li"), ["font Inter-Regular.otf: 4.0 → 4.1", "library HarfBuzz: 8.3 → 8.4"],
          "what changed")
        check(browser.box("#environment")["y"] == 0, "it stands first")
        browser.click("#environment summary")
        equal(browser.visible("#environment li"), False, "it can be folded")

    # Review

    def test_review(self):
        browser = self.browser
        Review.page = self.with_data(report(LIST, review=True, token="a secret")).encode()
        Review.posts.clear()
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Review)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        tally = lambda: re.findall(r"\d+ \w+", browser.text("#tally"))
        settled = lambda *parts: until(lambda: tally() == list(parts), f"{parts}, and not {tally()}")
        try:
            browser.size(1280, 900)
            browser.open(address)
            equal((browser.count("#rows input"), tally()), (0, ["9 undecided", "0 accepted", "0 rejected"]), "at first")
            browser.press("j")
            browser.click("#accept")
            settled("8 undecided", "1 accepted", "0 rejected")
            equal(Review.posts[-1], ("/accept", "a secret", "application/json", {"names": ["today/medium-light@2x"]}),
              "what was asked")
            equal((self.current(), browser.focused()), ("today/medium-dark@2x", "accept"), "it goes to the next")
            browser.press("x")
            settled("7 undecided", "1 accepted", "1 rejected")
            equal(Review.posts[-1][::3], ("/reject", {"names": ["today/medium-dark@2x"]}), "what was asked")
            equal((self.current(), browser.text("[data-name='today/medium-dark@2x'] .decision")),
              ("week/large-light@3x", "✕"), "rejected")
            browser.press("k")
            equal(browser.attribute("#reject", "aria-pressed"), "true", "a decision is shown")
            browser.call("POST", "/refresh")
            equal(tally(), ["7 undecided", "1 accepted", "1 rejected"], "decisions stay when the page is loaded again")
            self.inside("review")
            # A reference that cannot be written.
            browser.run("location.hash = 'case=fresh%2Fone';")
            until(lambda: self.current() == "fresh/one", "the new one")
            browser.press("a")
            until(lambda: browser.visible("#alert"), "an error is told")
            equal((browser.text("#alert-text"), self.current(), tally()[0]),
              ("fresh/one: the folder is full", "fresh/one", "7 undecided"), "the error")
            check("Not written: the folder is full" in browser.text(".body"), "the case says so, too")
            browser.press("Escape")
            equal(browser.visible("#alert"), False, "Escape closes it")
            # A server that refuses.
            Review.failing = "the token is another one"
            browser.press("x")
            until(lambda: browser.visible("#alert") and browser.text("#alert-text") == "the token is another one",
              "what the server says")
            Review.failing = None
            browser.click("#alert-close")
            # All that are shown.
            browser.click("#chips [data-state=missing]")
            browser.click("#chips [data-state=orphaned]")
            browser.click("#accept-shown")
            check("2 cases" in browser.text("#question"), "it asks first")
            browser.press("Escape")
            time.sleep(0.1)
            equal(tally()[0], "7 undecided", "and can be told no")
            browser.click("#reject-shown")
            browser.press("Enter")
            settled("5 undecided", "1 accepted", "3 rejected")
            equal(Review.posts[-1][::3], ("/reject", {"names": ["gone/ci", "old/one"]}), "all in one go")
            browser.size(360, 740)
            self.inside("review, 360 wide")
            browser.size(1280, 900)
            # The end.
            browser.click("#finish")
            check("5 cases are undecided" in browser.text("#question"), "it says what is open")
            browser.press("Enter")
            until(lambda: browser.count("#finished") == 1, "finished")
            equal(Review.posts[-1][:2], ("/finish", "a secret"), "the end of the server")
            check("close this page" in browser.text("#finished") and not browser.visible("#tray"), "the page says so")
        finally:
            Review.failing = None
            server.shutdown()
            server.server_close()
        logged, asked = browser.complaints()
        equal([entry for entry in logged if "500" not in entry], [], "console")
        equal({url.split("#")[0] for url in asked}, {address + part for part in ("", "accept", "reject", "finish")},
          "what was asked for")

    def test_a_review_without_its_server(self):
        browser = self.browser
        Review.page = self.with_data(report(LIST, review=True, token="t")).encode()
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Review)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser.size(1280, 900)
        browser.open(f"http://127.0.0.1:{server.server_port}/")
        Review.dead = True
        browser.press("j", "a")
        until(lambda: browser.visible("#alert"), "an error is told")
        check("Cannot reach the server" in browser.text("#alert-text"), "in words")
        equal(browser.run("return document.getElementById('accept').disabled;"), False, "and one can try again")
        Review.dead = False
        browser.press("a")
        until(lambda: browser.text("#tally").startswith("8"), "and it is done")
        server.shutdown()
        server.server_close()
        browser.complaints()


def main(target):
    # Who starts this from a thread may have signals blocked, and a browser waits for those of its children.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    if re.match(r"https?://", target):
        address = target
        with urllib.request.urlopen(target, timeout=30) as answer:
            page = answer.read().decode()
    else:
        path = pathlib.Path(target).resolve()
        address, page = path.as_uri(), path.read_text(encoding="utf-8")
    if not DATA.search(page):
        sys.exit("not ok: this is no report of weave test: it has no data")
    failures = 0
    # Ours alone, and away from any proxy of the surroundings.
    os.environ["no_proxy"] = "127.0.0.1,localhost"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = Browser(os.path.join(folder, "profile"))
        try:
            tests = Tests(browser, address, page, folder)
            names = [name for name in Tests.__dict__ if name.startswith("test_")]
            only = os.environ.get("ONLY")
            for name in [name for name in names if not only or only in name]:
                words = name[5:].replace("_", " ")
                try:
                    browser.media()
                    browser.opened.clear()
                    getattr(tests, name)()
                    logged, asked = browser.complaints()
                    equal(logged, [], "console")
                    equal([url for url in asked if url.split("#")[0] not in browser.opened], [], "what was asked for")
                    print(f"ok {words}", flush=True)
                except Exception as error:  # A test that cannot go on fails, whatever the reason.
                    failures += 1
                    place = next((f":{frame.lineno}" for frame in reversed(traceback.extract_tb(error.__traceback__))
                                  if frame.name == name), "")
                    print(f"not ok {words}{place}: {error}", flush=True)
                    try:
                        browser.complaints()
                    except AssertionError:
                        pass
        finally:
            browser.end()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: report_browser.py URL-or-path")
    main(sys.argv[1])
