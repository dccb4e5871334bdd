# SPDX-License-Identifier: MIT
"""Uses the workshop of `weave preview` in a real Chromium, mostly by keyboard; prints a line for each thing that worked.

    preview_workshop_browser.py WEAVE

Needs the programs chromium and chromedriver, and of Python its own library alone. SHOTS=FOLDER in the environment keeps pictures
of each panel, light and dark.
"""
import base64
import contextlib
import json
import os
import pathlib
import re
import subprocess
import tempfile

from preview_workshop import WEAVE, fill, photo
from report_browser import Browser, check, equal, until

PANELS = ("words", "remix", "theme", "photo-theme", "sizes", "photo", "buttons", "variables", "inspector", "library", "exchange",
          "catalogue")


def shot(browser, name):
    """Keeps a picture of the whole page, where one is asked for."""
    if folder := os.environ.get("SHOTS"):
        height = browser.run("return document.documentElement.scrollHeight")
        browser.size(1000, min(height, 4000))
        pathlib.Path(folder, name + ".png").write_bytes(base64.b64decode(browser.call("GET", "/screenshot")))
        browser.size(1000, 800)


def reach(browser, selector, what):
    """Goes on by Tab until an element has the focus."""
    for _ in range(150):
        if browser.run("return document.activeElement === document.querySelector(arguments[0])", selector):
            return
        browser.press("Tab")
    raise AssertionError(f"{what} is not reached by Tab")


def by_keyboard(browser, address, note):
    """A request in words, applied and taken back without a mouse."""
    browser.open(address + "workshop?design=note.json")
    equal(browser.run("return document.activeElement.name"), "words", "the field is ready")
    browser.type("padding 20")
    browser.press("Enter")
    until(lambda: "padding 16 → 20" in (browser.text("main") or ""), "the review")
    reach(browser, "main form[method=post] button", "Apply")
    browser.press("Enter")
    until(lambda: browser.count(".notice"), "it is done")
    equal(json.loads(note.read_text())["style"]["padding"], 20, "the file")
    reach(browser, "header form[method=post] button", "Undo")
    browser.press("Space")
    until(lambda: "undone" in (browser.text(".notice") or ""), "it is taken back")
    equal(json.loads(note.read_text())["style"]["padding"], 16, "the file")
    # Tab leads from the top of the page past all panels.
    browser.open(address + "workshop?panel=sizes&design=note.json")
    browser.press("Tab")
    equal(browser.text(":focus"), "To the panel", "the way past the panels")
    print("keyboard")


def files(browser, address, folder):
    """Files that are sent by the page's own forms, and one that is kept."""
    browser.open(address + "workshop?panel=photo&design=note.json")
    field = browser.find("input[type=file]")
    browser.call("POST", f"/element/{field}/value", {"text": str(folder / "lake.png")})
    browser.click("form[enctype] button.main")
    until(lambda: browser.count("svg.crop") == 3, "the crops")
    equal(browser.run("return [...document.querySelectorAll('img')].filter(i => !i.naturalWidth).length"), 0, "pictures")
    browser.open(address + "workshop?panel=library&design=note.json")
    browser.click("main button.main")
    until(lambda: "Added to the library" in (browser.text(".notice") or ""), "it is in the library")
    browser.open(address + "workshop?panel=exchange&design=note.json")
    check(browser.attribute("a[download]", "download").endswith(".wwdesign"), "the name of the export")
    print("files")


def changes(browser, address, note):
    """A page that was made before a change by another program changes nothing."""
    browser.open(address + "workshop?panel=buttons&design=note.json")
    text = note.read_text()
    note.write_text(text.replace("Hello", "Good day"))
    browser.click("form button.danger")
    until(lambda: browser.count(".notice.bad"), "it is refused")
    check("changed elsewhere" in browser.text(".notice.bad"), "the reason")
    check("Good day" in note.read_text() and "actionBar" in note.read_text(), "the change of the other program stays")
    note.write_text(text)
    # The first page of the preview sees what the workshop changes.
    browser.open(address + "#design=note.json")
    until(lambda: browser.count(".frame img"), "the preview")
    window = browser.call("GET", "/window")
    other = browser.call("POST", "/window/new", {"type": "tab"})["handle"]
    browser.call("POST", "/window", {"handle": other})
    browser.open(address + "workshop?design=note.json&words=teal+accent")
    browser.click("main form[method=post] button")
    until(lambda: browser.count(".notice"), "it is done")
    browser.call("DELETE", "/window")
    browser.call("POST", "/window", {"handle": window})
    until(lambda: "teal" in browser.run("return document.querySelector('.CodeMirror').CodeMirror.getValue()"), "the preview has the new text")
    print("changes")


def panels(browser, address):
    """Each panel at 1,000 pixels and on a phone, light and dark: nothing sticks out, every field has a name."""
    for panel in PANELS:
        for scheme in ("light", "dark"):
            browser.media(prefers_color_scheme=scheme)
            browser.size(1000, 800)
            browser.open(address + f"workshop?panel={panel}&design=note.json")
            shot(browser, f"{panel}-{scheme}")
            for width in (1000, 400):
                browser.size(width, 800)
                check(browser.run("return document.documentElement.scrollWidth <= innerWidth"), f"{panel} at {width} pixels")
        nameless = browser.run("""
            return [...document.querySelectorAll('input:not([type=hidden]), select, button')].filter(e =>
              !e.closest('label') && !e.getAttribute('aria-label') && !e.textContent.trim()).map(e => e.outerHTML)""")
        equal(nameless, [], f"fields without a name on {panel}")
        alone = browser.run("return [...document.querySelectorAll('img')].filter(i => !i.naturalWidth || !i.alt).length")
        equal(alone, 0, f"pictures of {panel}")
        equal(browser.count("nav [aria-current=page]"), 1, f"where one is on {panel}")
    browser.media(prefers_color_scheme="light")
    browser.size(1000, 800)
    print("panels")


def main():
    """Starts a preview of a folder and a browser."""
    with tempfile.TemporaryDirectory() as place, contextlib.ExitStack() as stack:
        folder = pathlib.Path(place, "designs")
        folder.mkdir()
        fill(folder)
        (folder / "lake.png").write_bytes(photo())
        environment = {**os.environ, "XDG_DATA_HOME": str(pathlib.Path(place, "home"))}
        for words in (["library", "add", "note.json", "odd.json"], ["variables", "set", "glasses=5", "last done=2026-03-28", "--now", "2026-03-28T14:00:00Z"]):
            subprocess.run([WEAVE, *words], cwd=folder, env=environment, capture_output=True, check=True)
        child = subprocess.Popen([WEAVE, "preview", str(folder), "--now", "2026-03-28T14:05:00Z"], stderr=subprocess.PIPE,
                                 text=True, env=environment)
        stack.callback(child.wait)
        stack.callback(child.kill)
        address = re.search(r"http://\S+/", child.stderr.readline()).group()
        browser = Browser(place)
        stack.callback(browser.end)
        browser.size(1000, 800)
        note = folder / "note.json"
        by_keyboard(browser, address, note)
        files(browser, address, folder)
        changes(browser, address, note)
        panels(browser, address)
        said, asked = browser.complaints()
        # Chromium tells of what was refused, as it was meant to be.
        equal([line for line in said if "409" not in line], [], "the console")
        origin = address.rsplit("/", 2)[0]
        equal([url for url in asked if not url.startswith(origin)], [], "other servers")
        print("quiet")


if __name__ == "__main__":
    main()
