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
    return browser.texts("figcaption > span")


def set_value(browser, name, value, event="change"):
    """What somebody does who fills in a field."""
    browser.run("""
      const field = document.getElementById(arguments[0]);
      if (field.type === 'checkbox') field.checked = arguments[1]; else field.value = arguments[1];
      field.dispatchEvent(new Event(arguments[2], {bubbles: true}));""", name, value, event)


def text(browser):
    return browser.run("return document.querySelector('.CodeMirror').CodeMirror.getValue()")


def problems(browser):
    """What the list of problems says, also while it is folded."""
    return browser.run("return [...document.querySelectorAll('#problems li')].map((one) => one.textContent)")


def click(browser, selector):
    browser.run("document.querySelector(arguments[0]).click()", selector)


def type_at(browser, place, letters):
    """Letters typed into the text behind the first occurrence of some words."""
    browser.run("""
      const code = document.querySelector('.CodeMirror').CodeMirror;
      code.focus();
      code.setCursor(code.posFromIndex(code.getValue().indexOf(arguments[0]) + arguments[0].length));""", place)
    browser.type(letters)


STOPS = """{
  "name": "Stops",
  "layout": { "template": "custom" },
  "types": { "stops": [{ "to": "text", "delay?": "number min" }] },
  "variables": { "stops": [{ "to": "Harbour", "delay": 3 }, { "to": "Airport" }], "place": { "name": "Pier", "isOpen": true } },
  "content": {
    "type": "vstack",
    "children": [
      { "type": "forEach", "items": "=stops", "as": "stop",
        "children": [{ "type": "text", "text": "{{stop.to}} {{stop.delay|-}}" }] },
      { "type": "text", "text": "{{place.name}}" }
    ]
  }
}
"""


def open_all(browser):
    """Opens the lists and records of the values, and those in them."""
    for _ in range(3):
        browser.run("for (const one of document.querySelectorAll('#values details')) one.open = true;")


def choose(browser, pointer):
    """A click on a layer."""
    until(lambda: browser.count(f'#tree [data-pointer="{pointer}"]') == 1, "the layer " + pointer)
    browser.run("document.querySelector(arguments[0]).click()", f'#tree [data-pointer="{pointer}"]')


def lists(browser, design):
    """Fields of a list of records, and of a record, by the types of the design."""
    design.write_text(STOPS)
    says = lambda: browser.attribute(".frame img", "alt") or ""
    until(lambda: "Harbour 3" in says(), "the stops")
    click(browser, "#tab-values")
    until(lambda: browser.count("#value-stops") == 1, "the field of the list")
    open_all(browser)
    equal(browser.run("return [...document.querySelectorAll('#value-stops-0 label')].map((one) => one.textContent)"),
          ["to", "delay (min)"], "the members of an entry, by their types")
    equal(browser.attribute("#value-stops-1-delay", "placeholder"), "missing", "what has no value")
    set_value(browser, "value-stops-0-delay", "12", "input")
    until(lambda: "Harbour 12" in says(), "another delay")
    set_value(browser, "value-stops-1-to", "Old Town", "input")
    until(lambda: "Old Town" in says() and "Harbour 12" in says(), "another stop")
    click(browser, "#value-stops > .fields > button")
    until(lambda: says().count("Old Town") == 2, "one more entry, as the last one")
    click(browser, "[aria-label='Remove entry 1 of stops']")
    until(lambda: "Harbour" not in says(), "an entry less")
    set_value(browser, "value-place-name", "Quay", "input")
    until(lambda: "Quay" in says(), "a member of a record")
    until(lambda: "json.stops=" in browser.run("return location.hash"), "the address carries it")
    open_all(browser)
    shot(browser, "lists")
    nameless = browser.run("""
      return [...document.querySelectorAll('#values button, #values input')].filter((one) =>
        !one.getAttribute('aria-label') && !one.labels?.length && !one.textContent.trim()).map((one) => one.id);""")
    equal(nameless, [], "fields of entries without a name")
    browser.run("location.hash = ''")
    browser.open(browser.run("return location.href.split('#')[0]"))
    design.write_text(DESIGN)
    until(lambda: "words" in says(), "the first design again")
    print("lists")


def edit(browser, design):
    """The text in the page: completion, a fix, undo, changes in the picture, saving, and a file that was changed elsewhere."""
    until(lambda: text(browser) == DESIGN, "the text of the file")
    type_at(browser, '"fill": "#1060C0"', ", \"rot")
    until(lambda: "rotation" in (browser.text(".CodeMirror-hints") or ""), "completion of a key")
    shot(browser, "completion")
    browser.press("Enter")
    until(lambda: '"rotation": ' in text(browser), "the key is written")
    equal(design.read_text(), DESIGN, "the file is not written before it is saved")
    for _ in range(12):
        if text(browser) == DESIGN:
            break
        browser.press("z", held=["Control"])
    equal(text(browser), DESIGN, "all of it taken back")

    # The picture follows what is typed, and the file does not.
    type_at(browser, "{{count}} words", " or so")
    until(lambda: " words or so" in browser.attribute(".frame img", "alt"), "the picture of the text")
    check("not saved" in browser.text("#saved"), "not saved")
    browser.press("s", held=["Control"])
    until(lambda: " words or so" in design.read_text(), "the file is saved")
    equal(design.read_text(), DESIGN.replace("words", "words or so"), "nothing else in it has changed")
    until(lambda: browser.text("#saved") == "", "saved")
    print("typed")

    # Changes in the picture: the smallest edits.
    choose(browser, "/content/children/2")
    until(lambda: browser.count("#field-frame-width") == 1, "the fields of the shape")
    set_value(browser, "field-frame-width", "72")
    until(lambda: '"width": 72' in text(browser), "another width")
    until(lambda: "72 × 20 points" in browser.text("#node"), "drawn")
    click(browser, "#move-earlier")
    until(lambda: text(browser).index('"shape"') < text(browser).index("{{count}}"), "another order")
    shot(browser, "direct")
    click(browser, "#undo")
    click(browser, "#undo")
    until(lambda: text(browser) == design.read_text(), "both taken back")
    print("changed")

    # The form of the tables.
    click(browser, "#tab-form")
    until(lambda: browser.count("#form-style-accent") == 1, "the form")
    set_value(browser, "form-style-accent", "teal")
    until(lambda: '"accent": "teal"' in text(browser), "the accent")
    shot(browser, "form")
    click(browser, "#undo")
    print("form")

    # Two states, compared.
    click(browser, "#keep")
    set_value(browser, "value-count", "5", "input")
    # The words of one picture are other ones in all of them.
    until(lambda: all("pixels differ" in one for one in browser.texts("figcaption em")), "a verdict for each")
    shot(browser, "compared")
    click(browser, "#keep")
    print("compared")

    # Somebody else saves the file while something is typed here: told, and neither text is lost.
    type_at(browser, '"name": "Card', "s")
    until(lambda: "not saved" in browser.text("#saved"), "not saved")
    theirs = DESIGN.replace("Card", "Theirs")
    design.write_text(theirs)
    until(lambda: "changed elsewhere" in browser.text("#conflict"), "the conflict")
    browser.run("document.querySelector('.CodeMirror').CodeMirror.focus()")
    browser.press("s", held=["Control"])
    until(lambda: "nothing was written" in browser.text("#conflict"), "the refusal")
    equal(design.read_text(), theirs, "not written over")
    shot(browser, "conflict")
    click(browser, "#theirs")
    until(lambda: text(browser) == theirs, "their text")
    click(browser, "#undo")
    check('"Cards"' in text(browser), "one's own text comes back")
    click(browser, "#redo")
    until(lambda: browser.text("#saved") == "", "as in the file")
    print("conflict")

    # Pictures as files.
    for kind in ["png", "svg", "json"]:
        click(browser, f"#exports button[data-as={kind}]")
        until(lambda: (browser.run("return document.body.dataset.exported") or "") == f"card-small-light.{kind}", kind)
    print("exported")
    design.write_text(DESIGN)
    until(lambda: text(browser) == DESIGN, "the first text")

    # All that can be used has a name for screen readers, and can be reached by keys.
    nameless = browser.run("""
      return [...document.querySelectorAll('button, input, select, textarea')].filter((one) => one.checkVisibility()
        && !one.getAttribute('aria-label') && !one.labels?.length && !one.textContent.trim()).map((one) => one.outerHTML.slice(0, 120));""")
    equal(nameless, [], "fields without a name")
    print("named")


def use(browser, preview, design):
    browser.size(1400, 900)
    browser.open(preview.address)
    until(lambda: len(captions(browser)) == 6, "six pictures", 60)
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
    before = browser.run("return document.querySelector('.frame img').dataset.key")
    design.write_text(DESIGN.replace("#1060C0", "#C02050"))
    until(lambda: browser.run("return document.querySelector('.frame img').dataset.key") != before, "a new picture")
    check(browser.run("return window.seen.every(Boolean)"), "a picture was missing while another was loaded")
    print("redrawn")

    # A click in the middle of the shape of the large picture.
    frame = browser.box(".frame", 2)
    choose(browser, "/content/children/2")
    until(lambda: browser.count(".outline") == 6, "an outline in each picture")
    box = browser.box(".outline", 2)
    equal((round(box["width"]), round(box["height"])), (60, 20), "the outline is the shape's")
    point = (box["x"] + 30, box["y"] + 10)
    choose(browser, "/content")
    browser.run("""
      const frame = document.querySelectorAll('.frame')[2];
      const event = new MouseEvent('click', {bubbles: true, detail: 1, clientX: arguments[0], clientY: arguments[1]});
      frame.dispatchEvent(event);""", *point)
    until(lambda: "60 × 20 points" in browser.text("#node"), "the shape is chosen")
    check("line 12" in browser.text("#node"), browser.text("#node"))
    equal(browser.run("return document.querySelector('.CodeMirror').CodeMirror.getSelection().slice(0, 18)"),
          '{ "type": "shape",', "its place in the text")
    check(frame["width"] >= box["width"], "the outline is in the picture")
    shot(browser, "chosen")
    browser.run("document.getElementById('why-box').open = true")
    until(lambda: browser.count("#why li") > 1, "the reasons")
    check("`frame` sets the width: 60." in browser.text("#why"), browser.text("#why"))
    print("picked")

    # A value of the page goes before that of the file.
    browser.run("""
      const input = document.getElementById('value-count');
      input.value = 99;
      input.dispatchEvent(new Event('input', {bubbles: true}));""")
    until(lambda: "99 words" in browser.attribute(".frame img", "alt"), "the value is shown")
    until(lambda: "var.count=99" in browser.run("return location.hash"), "the address carries it")
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

    # The year: at the same time, another picture on each day, as it shows the date.
    set_value(browser, "yearday", 45, "input")
    until(lambda: browser.text("#clock").startswith("2026-02-14 10:00"), "the 45th day")
    until(lambda: browser.run("return document.getElementById('year-marks').dataset.months") == "12", "a year of marks", 300)
    check(int(browser.run("return document.getElementById('year-marks').dataset.count")) >= 364, "a mark for each day")
    print("year")

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
    until(lambda: any("titel" in text for text in problems(browser)), "the mistake")
    until(lambda: "errors" in browser.text("#status"), "the reason why the pictures stay")
    equal(browser.attribute(".frame img", "src"), picture, "the pictures stay")
    equal(browser.run("return getComputedStyle(document.getElementById('pictures')).opacity"), "1", "in their full colours")
    check("Last good pictures" in browser.text("#quiet"), "with a quiet mark")
    shot(browser, "mistake")
    design.write_text(DESIGN)
    until(lambda: problems(browser) == ["None."], "no mistake any more")
    print("problems")

    edit(browser, design)
    lists(browser, design)

    # Another design of the folder, and narrow windows in the dark.
    design.with_name("other.json").write_text('{ "name": "Other", "primaryText": "Hello", "layout": { "template": "hero" } }')
    until(lambda: browser.count("#files option") == 2, "a new design")
    browser.media(prefers_color_scheme="dark")
    browser.size(1000, 800)
    shot(browser, "dark")
    equal(browser.run("return document.documentElement.scrollWidth <= innerWidth"), True, "nothing sticks out at 1,000 pixels")
    browser.size(820, 1180)
    shot(browser, "tablet")
    equal(browser.run("return document.documentElement.scrollWidth <= innerWidth"), True, "nothing sticks out on a tablet")
    browser.size(1000, 800)

    # Files that come and go: a design that is shown is found again by its name, and one that is gone is told.
    set_value(browser, "files", "other.json")
    until(lambda: "Other" in (browser.attribute(".frame img", "alt") or "") or "Hello" in (browser.attribute(".frame img", "alt") or ""), "the other design")
    design.with_name("a-first.json").write_text('{ "name": "First", "primaryText": "1", "layout": { "template": "hero" } }')
    until(lambda: browser.count("#files option") == 3, "a third design")
    equal(browser.run("return document.getElementById('files').value"), "other.json", "the shown design stays")
    design.with_name("other.json").rename(design.with_name("renamed.json"))
    until(lambda: "cannot read the file" in browser.text("#status"), "the design is gone")
    check(browser.count(".frame img") > 0, "showing its last pictures")
    print("folder")

    said, asked = browser.complaints()
    # Chromium tells of the save that was refused, as it was meant to be.
    equal([line for line in said if "/save?" not in line], [], "the console")
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
