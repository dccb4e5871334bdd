# SPDX-License-Identifier: MIT
"""Uses the owner's page of `weave serve` in a real Chromium; prints a line for each thing that worked.

    owner_browser.py ADDRESS FOLDER

ADDRESS is that of a server of FOLDER, whose display `kitchen` shows a.json, b.json or c.json. Needs the programs chromium and
chromedriver, and of Python its own library alone.
"""
import json
import pathlib
import sys
import tempfile

from report_browser import Browser, check, equal, until


def playlist(folder):
    """The files of the playlist in order; none while it is being written or missing."""
    try:
        return [entry["show"] for entry in json.loads((folder / "kitchen.playlist.json").read_text())["entries"]]
    except (FileNotFoundError, json.JSONDecodeError):
        return []


def choose(browser, folder):
    """A display gets another design, chosen from pictures, and the page is not loaded again."""
    browser.click('.choice input[value="b.json"]')
    browser.click('form[action$="/show"] button')
    until(lambda: '"b.json"' in (folder / "displays.json").read_text(), "the file of displays")
    until(lambda: "b.json" in (browser.text("dl dd") or ""), "the page")
    check(browser.run("return window.kept === true"), "the page was loaded again")


def collect(browser, folder):
    """It takes turns with others."""
    browser.click('form[action$="/playlist"] button')
    until(lambda: playlist(folder) == ["b.json"], "the playlist")
    for count, name in enumerate(("a.json", "c.json"), 2):
        until(lambda: browser.count(f'form:not(.tools)[action$="/playlist"] option[value="{name}"]'), "the choice")
        browser.run("""document.querySelector('form:not(.tools)[action$="/playlist"] select').value = arguments[0]""", name)
        browser.click('form:not(.tools)[action$="/playlist"] button')
        until(lambda: browser.count(".tools") == count, "the entries")
    equal(playlist(folder), ["b.json", "a.json", "c.json"], "the playlist")
    check(browser.run("return window.kept === true"), "the page was loaded again")


def drag(browser, folder):
    """The first entry is dragged behind the last one."""
    first, last = browser.box(".grip", 0), browser.box(".grip", 2)
    middle = lambda box: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    end = middle(last)
    browser.drag(middle(first), (end[0], end[1] + last["height"]))
    until(lambda: playlist(folder) == ["a.json", "c.json", "b.json"], "the order in the file")
    until(lambda: "a.json" in (browser.text(".list li") or ""), "the order on the page")
    check(browser.run("return window.kept === true"), "the page was loaded again")


def main(address, folder):
    with tempfile.TemporaryDirectory() as profile:
        browser = Browser(pathlib.Path(profile))
        try:
            browser.size(820, 1200)
            browser.open(f"{address}display/kitchen")
            browser.run("window.kept = true")
            for step in (choose, collect, drag):
                step(browser, folder)
                print(step.__name__)
            said = [line for line in browser.complaints()[0] if "favicon" not in line]
            equal(said, [], "what the browser says")
        finally:
            browser.stop()


main(sys.argv[1], pathlib.Path(sys.argv[2]))
