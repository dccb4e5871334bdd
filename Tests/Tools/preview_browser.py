#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Uses the page of `weave preview` in a real Chromium as somebody who makes a design would.

    preview_browser.py WEAVE

Prints a line for each thing that worked and exits with 1 at the first that did not. Needs the programs chromium and
chromedriver, and of Python its own library alone. SHOTS=FOLDER in the environment keeps pictures of the page.
"""
import base64
import contextlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

from report_browser import Browser, check, equal, until

DESIGN = """{
  "name": "Card",
  "layout": { "template": "custom" },
  "for": { "sizes": ["small", "medium", "large"] },
  "content": {
    "type": "vstack",
    "spacing": 8,
    "padding": 16,
    "children": [
      { "type": "text", "text": "{{__today|-}}", "font": "headline" },
      { "type": "text", "text": "{{count}} words", "font": "title" },
      { "type": "shape", "fill": "#1060C0", "frame": { "width": 60, "height": 20 } }
    ]
  },
  "variables": { "count": 12 }
}
"""


class Preview:
    """`weave preview` of a folder, ended with the test."""

    def __init__(self, program, folder, *options):
        self.process = subprocess.Popen([program, "preview", str(folder), "--now", "2026-03-28T14:05:00Z", *options],
                                        stderr=subprocess.PIPE, text=True, env={**os.environ, "XDG_DATA_HOME": str(folder)})
        line = self.process.stderr.readline()
        self.address = re.search(r"http://\S+/", line).group(0)
        self.origin = self.address.rsplit("/", 2)[0]

    def end(self):
        # It writes nothing; and whoever runs the tests may have blocked the gentler signals.
        self.process.kill()
        self.process.wait(20)


def status(address, **headers):
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=20) as answer:
            return answer.status, dict(answer.headers)
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers)


def doors(preview):
    """Who is not let in."""
    equal(status(preview.origin + "/")[0], 404, "without the secret")
    equal(status(preview.address, Origin="http://example.org")[0], 403, "another page")
    equal(status(preview.address, Host="example.org")[0], 403, "another name")
    code, headers = status(preview.address)
    equal(code, 200, "the page")
    check("default-src 'none'" in headers["Content-Security-Policy"], headers)
    equal(headers["X-Frame-Options"], "DENY", "frames")
    print("doors")


def shot(browser, name):
    if folder := os.environ.get("SHOTS"):
        pathlib.Path(folder, name + ".png").write_bytes(base64.b64decode(browser.call("GET", "/screenshot")))


def captions(browser):
    return browser.texts("figcaption")


def use(browser, preview, design):
    browser.size(1400, 900)
    browser.open(preview.address)
    until(lambda: len(captions(browser)) == 6, "six pictures")
    equal(captions(browser)[0], "small, light, 158 × 158", "the first picture")
    shot(browser, "first")
    print("pictures")

    # Saved by an editor: the pictures change, and at no moment is a picture missing.
    browser.run("""
      window.seen = [];
      const look = () => { window.seen.push([...document.querySelectorAll('.frame')].every(
        (frame) => { const image = frame.querySelector('img'); return image && image.complete && image.naturalWidth > 0; }));
        requestAnimationFrame(look); };
      look();""")
    before = browser.run("return document.querySelector('.frame img').src")
    design.write_text(DESIGN.replace("#1060C0", "#C02050"))
    until(lambda: browser.run("return document.querySelector('.frame img').src") != before, "a new picture")
    check(browser.run("return window.seen.every(Boolean)"), "a picture was missing while another was loaded")
    print("redrawn")

    # A click in the middle of the shape of the large picture.
    frame = browser.box(".frame", 2)
    place = browser.run("""
      const node = [...document.querySelectorAll('#tree button')].find((one) => one.title.includes('children[2]'));
      return node && node.title;""")
    check(place, "the shape is in the tree")
    browser.run("""
      const node = [...document.querySelectorAll('#tree button')].find((one) => one.title.includes('children[2]'));
      node.click();""")
    until(lambda: browser.count(".outline") == 6, "an outline in each picture")
    box = browser.box(".outline", 2)
    equal((round(box["width"]), round(box["height"])), (60, 20), "the outline is the shape's")
    point = (box["x"] + 30, box["y"] + 10)
    browser.run("document.querySelector('#tree button').click()")
    browser.run("""
      const frame = document.querySelectorAll('.frame')[2];
      const event = new MouseEvent('click', {bubbles: true, detail: 1, clientX: arguments[0], clientY: arguments[1]});
      frame.dispatchEvent(event);""", *point)
    until(lambda: "60 × 20 points" in browser.text("#node"), "the shape is chosen")
    check("line 12" in browser.text("#node"), browser.text("#node"))
    equal(browser.texts("#source .chosen")[0].strip()[:18], '{ "type": "shape",', "its line")
    check(frame["width"] >= box["width"], "the outline is in the picture")
    shot(browser, "chosen")
    print("picked")

    # A value of the page goes before that of the file.
    browser.run("""
      const input = document.getElementById('value-count');
      input.value = 99;
      input.dispatchEvent(new Event('input', {bubbles: true}));""")
    until(lambda: "99 words" in browser.attribute(".frame img", "alt"), "the value is shown")
    check("var.count=99" in browser.run("return location.hash"), "the address carries it")
    print("values")

    # The slider: the day after noon, with a mark at midnight only, as the picture shows the day.
    before = browser.attribute(".frame img", "alt")
    browser.run("""
      const day = document.getElementById('day');
      day.value = '2026-04-02';
      day.dispatchEvent(new Event('change', {bubbles: true}));""")
    until(lambda: browser.attribute(".frame img", "alt") != before, "another day")
    browser.run("""
      const slider = document.getElementById('minute');
      slider.value = 600;
      slider.dispatchEvent(new Event('input', {bubbles: true}));""")
    until(lambda: browser.text("#clock").startswith("2026-04-02 10:00"), "ten o'clock")
    print("time")

    # A panel of black and white beside the other pictures.
    browser.run("""
      const panel = document.getElementById('panel');
      panel.value = 'trmnl-og';
      panel.dispatchEvent(new Event('change', {bubbles: true}));""")
    until(lambda: len(captions(browser)) == 9, "three more pictures")
    check(captions(browser)[6].startswith("small, trmnl-og, "), captions(browser)[6])
    shot(browser, "panel")
    browser.run("""
      const panel = document.getElementById('panel');
      panel.value = '';
      panel.dispatchEvent(new Event('change', {bubbles: true}));""")
    until(lambda: len(captions(browser)) == 6, "six pictures again")
    print("panel")

    # A mistake: told beside the pictures, which stay.
    picture = browser.attribute(".frame img", "src")
    design.write_text(DESIGN.replace('"title"', '"titel"'))
    until(lambda: any("titel" in text for text in browser.texts("#problems li")), "the mistake")
    until(lambda: "errors" in browser.text("#status"), "the reason why the pictures stay")
    equal(browser.attribute(".frame img", "src"), picture, "the pictures stay")
    shot(browser, "mistake")
    design.write_text(DESIGN)
    until(lambda: browser.texts("#problems li") == ["None."], "no mistake any more")
    print("problems")

    # Another design of the folder, and narrow windows in the dark.
    design.with_name("other.json").write_text('{ "name": "Other", "primaryText": "Hello", "layout": { "template": "hero" } }')
    until(lambda: browser.count("#files option") == 2, "a new design")
    browser.media(prefers_color_scheme="dark")
    browser.size(1000, 800)
    shot(browser, "dark")
    equal(browser.run("return document.documentElement.scrollWidth <= innerWidth"), True, "nothing sticks out at 1,000 pixels")
    print("folder")

    said, asked = browser.complaints()
    equal(said, [], "the console")
    equal([url for url in asked if not url.startswith(preview.origin)], [], "other servers")
    print("quiet")


def main():
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        designs = pathlib.Path(folder, "designs")
        designs.mkdir()
        design = designs / "card.json"
        design.write_text(DESIGN)
        preview = Preview(sys.argv[1], designs)
        stack.callback(preview.end)
        doors(preview)
        browser = Browser(folder)
        stack.callback(browser.end)
        use(browser, preview, design)


if __name__ == "__main__":
    main()
