#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes designs in the studio of `weave preview`, in a real Chromium: one by clicks alone, and one in its text editor.

    preview_studio.py WEAVE

Prints a line for each thing that worked and exits with 1 at the first that did not. SHOTS=FOLDER in the environment
keeps pictures of the page; tools/studio makes those of docs/preview.md so.
"""
import contextlib
import json
import pathlib
import subprocess
import sys
import tempfile
import zlib

from preview_browser import Preview, choose, click, problems, set_value, shot, text
from report_browser import Browser, check, equal, until

def photo(path):
    """A picture of 60 × 40 pixels, as PNG."""
    rows = b"".join(b"\0" + b"".join(bytes((230 - y * 3, 140 + x, 90 + y * 3)) for x in range(60)) for y in range(40))
    chunk = lambda kind, data: (len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big"))
    head = (60).to_bytes(4, "big") + (40).to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def new_design(browser, name):
    click(browser, "#new")
    until(lambda: browser.count(".beginnings button") > 20, "layouts and designs to begin with")
    drawn = "return [...document.querySelectorAll('.beginnings img')].slice(0, 20).every((one) => one.naturalWidth > 0)"
    until(lambda: browser.run(drawn), "a picture of each")
    shot(browser, "1-new")
    browser.run("document.getElementById('new-name').focus()")
    browser.type(name)
    browser.press("Enter")
    file = name.lower().replace(" ", "-") + ".json"
    until(lambda: browser.run("return document.getElementById('files').value") == file, "it is shown")
    until(lambda: f'"{name}"' in text(browser), "its text")


def kinds(design):
    """The kinds of the nodes of a design, outermost first."""
    found = []

    def walk(node):
        if isinstance(node, dict):
            if "type" in node:
                found.append(node["type"])
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(design.get("content"))
    return found


def field(browser, key, value, event="change"):
    until(lambda: browser.count("#field-" + key) == 1, "the field of " + key)
    set_value(browser, "field-" + key, value, event)


def written(browser):
    return json.loads(text(browser))


def by_clicks(browser, folder):
    """A photo, two texts, a gauge that is bound to a fact, and a list from data, without a look at JSON."""
    new_design(browser, "My morning")
    check((folder / "my-morning.json").exists(), "the new file")

    # The first text, and a second one below it.
    choose(browser, "/content/children/0")
    field(browser, "text", "Good morning")
    until(lambda: "Good morning" in text(browser), "the first text")
    set_value(browser, "insert", "text")
    until(lambda: kinds(written(browser)) == ["vstack", "text", "text"], "a second text")
    field(browser, "text", "Have a nice walk")
    field(browser, "font", "caption")
    until(lambda: "Have a nice walk" in browser.attribute(".frame img", "alt"), "it is drawn")

    # A photo of one's own.
    set_value(browser, "insert", "image")
    until(lambda: "image" in kinds(written(browser)), "a photo")
    browser.click("[data-key=file] button")
    browser.call("POST", f"/element/{browser.find('#photo-file')}/value", {"text": str(folder.parent / "sunrise.png")})
    until(lambda: '"file": "sunrise.png"' in text(browser), "the photo is named")
    check((folder / "sunrise.png").exists(), "the photo is beside the design")
    set_value(browser, "field-frame-height", "44")
    until(lambda: '"height": 44' in text(browser), "lower, so that all fits")
    shot(browser, "2-photo")

    # A gauge, bound to a fact.
    set_value(browser, "insert", "gauge")
    until(lambda: "gauge" in kinds(written(browser)), "a gauge")
    browser.run("""
      const select = document.querySelector('[data-key=value] select.form');
      select.value = 'formula';
      select.dispatchEvent(new Event('change', {bubbles: true}));""")
    until(lambda: browser.count(".values-list button") > 20, "facts to choose from")
    browser.type("hour")
    until(lambda: browser.count(".values-list button") < 120, "the facts of these letters")
    shot(browser, "3-facts")
    browser.run("document.querySelector('.values-list [data-name=\"__hour\"]').click()")
    until(lambda: '"value": "=__hour"' in text(browser), "bound to the fact")
    field(browser, "max", "24")
    until(lambda: '"max": 24' in text(browser), "its end")
    field(browser, "style", "linear")
    until(lambda: '"linear"' in text(browser), "a bar")
    set_value(browser, "field-frame-height", "6")
    until(lambda: '"height": 6' in text(browser), "a low one")
    set_value(browser, "field-frame-width", "")
    until(lambda: '"width"' not in text(browser), "as wide as there is room")

    # A list from data.
    set_value(browser, "insert", "forEach")
    until(lambda: "forEach" in kinds(written(browser)), "a list")
    equal(written(browser)["variables"], {"items": ["First", "Second", "Third"]}, "its data")
    until(lambda: "Second" in browser.attribute(".frame img", "alt"), "the list is drawn")
    # Small, and in a row, so that it fits in the small size too.
    choose(browser, "/content/children/4/children/0")
    field(browser, "font", "caption")
    until(lambda: text(browser).count('"caption"') == 2, "small texts of the list")
    choose(browser, "/content/children/4")
    set_value(browser, "layer-wrap", "hstack")
    until(lambda: "hstack" in kinds(written(browser)), "a row")
    field(browser, "spacing", "10")
    until(lambda: '"spacing": 10' in text(browser), "room between its texts")
    choose(browser, "/content")
    field(browser, "spacing", "6")
    until(lambda: '"spacing": 6' in text(browser), "less space between")
    until(lambda: problems(browser) == ["None."], "nothing is cut at any size")
    choose(browser, "/content/children/4/children/0")
    shot(browser, "4-list")
    click(browser, "#save")
    until(lambda: browser.text("#saved") == "", "saved")
    design = json.loads((folder / "my-morning.json").read_text())
    equal(kinds(design), ["vstack", "text", "text", "image", "gauge", "hstack", "forEach", "text"], "what was made")
    print("by clicks")


def layers(browser):
    """Duplicate, wrap, move and delete, by buttons and by keys; each is taken back as one."""
    before = text(browser)
    choose(browser, "/content/children/1")
    click(browser, "#layer-duplicate")
    until(lambda: text(browser).count("Have a nice walk") == 2, "two of them")
    click(browser, "#layer-remove")
    until(lambda: text(browser).count("Have a nice walk") == 1, "one again")
    choose(browser, "/content/children/1")
    set_value(browser, "layer-wrap", "zstack")
    until(lambda: "zstack" in kinds(written(browser)), "in a stack")
    choose(browser, "/content/children/1")
    browser.run("document.querySelector('#tree [aria-selected=true]').focus()")
    browser.press("Up", held=["Alt"])
    until(lambda: kinds(written(browser))[1] == "zstack", "moved by a key")
    browser.press("Delete")
    until(lambda: "zstack" not in kinds(written(browser)), "deleted by a key")
    for _ in range(5):
        click(browser, "#undo")
    until(lambda: text(browser) == before, "all of it taken back")
    # Dragged to the top: the gauge stands first.
    browser.run("""
      const [from, to] = [...arguments].map((one) => document.querySelector(`#tree [data-pointer="${one}"]`));
      const box = to.getBoundingClientRect();
      const dataTransfer = new DataTransfer();
      const at = { bubbles: true, cancelable: true, dataTransfer, clientX: box.x + 20, clientY: box.y + 2 };
      for (const [one, type] of [[from, 'dragstart'], [to, 'dragover'], [to, 'drop'], [from, 'dragend']]) {
        one.dispatchEvent(new DragEvent(type, at));
      }""", "/content/children/3", "/content/children/0")
    until(lambda: kinds(written(browser))[1] == "gauge", "dragged")
    equal(kinds(written(browser)), ["vstack", "gauge", "text", "text", "image", "hstack", "forEach", "text"], "nothing else has moved")
    click(browser, "#undo")
    until(lambda: text(browser) == before, "taken back as one")
    # One tab stop, in which arrows walk.
    equal(browser.run("return document.querySelectorAll('#tree [tabindex=\"0\"]').length"), 1, "tab stops of the tree")
    browser.run("document.querySelector('#tree [tabindex=\"0\"]').focus()")
    browser.press("Home")
    browser.press("Down", "Down")
    until(lambda: browser.attribute("#tree [aria-selected=true]", "title") == "/content/children/0", "walked by arrows")
    print("layers")


def by_text(browser, folder):
    """A design that is written in the text editor, with its completion."""
    new_design(browser, "Typed")
    browser.run("""
      const code = document.querySelector('.CodeMirror').CodeMirror;
      code.focus();
      const at = code.getValue().indexOf('"headline" }') + '"headline" }'.length;
      code.setCursor(code.posFromIndex(at));""")
    browser.type(',{"type":"gau')
    until(lambda: "gauge" in (browser.text(".CodeMirror-hints") or ""), "completion of a kind")
    shot(browser, "5-text")
    browser.press("Enter")
    until(lambda: '"type":"gauge"' in text(browser), "the kind is written")
    browser.type(',"value":0.4')
    until(lambda: "gauge" in kinds(json.loads(text(browser))), "whole again")
    until(lambda: problems(browser) == ["None."], "no problem")
    until(lambda: browser.count("#tree .layer.gauge") == 1, "a layer of what was typed")
    # A mistake is underlined, and its fix is offered.
    browser.type(',"lineWidht":5')
    until(lambda: browser.count(".cm-problem") > 0, "the mistake is underlined")
    until(lambda: browser.count("#problems .fix") > 0, "with a fix")
    browser.run("document.querySelector('#problems .fix').click()")
    until(lambda: '"lineWidth"' in text(browser), "mended")
    browser.run("document.querySelector('.CodeMirror').CodeMirror.focus()")
    browser.press("s", held=["Control"])
    until(lambda: '"lineWidth"' in (folder / "typed.json").read_text(), "saved")
    print("by text")


def two_pages(browser, preview, folder):
    """What one page saves is shown by another one."""
    first = browser.call("GET", "/window")
    second = browser.call("POST", "/window/new", {"type": "tab"})["handle"]
    browser.call("POST", "/window", {"handle": second})
    browser.open(preview.address + "#design=typed.json")
    until(lambda: '"Typed"' in text(browser), "the second page")
    browser.call("POST", "/window", {"handle": first})
    browser.run("""
      const code = document.querySelector('.CodeMirror').CodeMirror;
      const at = code.getValue().indexOf('"headline"');
      code.replaceRange('"title"', code.posFromIndex(at), code.posFromIndex(at + 10));""")
    until(lambda: browser.run("return !document.getElementById('save').disabled"), "to be saved")
    click(browser, "#save")
    until(lambda: '"title"' in (folder / "typed.json").read_text(), "saved")
    browser.call("POST", "/window", {"handle": second})
    until(lambda: '"title"' in text(browser), "the other page follows")
    browser.call("DELETE", "/window")
    browser.call("POST", "/window", {"handle": first})
    print("two pages")


PARTS = """{
  "components": {
    "badge": {
      "content": { "type": "hstack", "children": [{ "type": "shape", "fill": "#C02050", "frame": { "width": 80, "height": 60 } }] }
    }
  }
}
"""
INCLUDING = """{
  "name": "Badges",
  "layout": { "template": "custom" },
  "include": "parts.json",
  "content": { "type": "use", "component": "badge" }
}
"""


def parts(browser, folder):
    """A click on what an included part draws chooses it in its own file."""
    (folder / "parts.json").write_text(PARTS)
    (folder / "badges.json").write_text(INCLUDING)
    until(lambda: browser.count("#files option") == 5, "the new files", 60)
    set_value(browser, "files", "badges.json")
    until(lambda: "parts.json" in text(browser), "the including design")
    until(lambda: browser.count("#tree .layer.include") == 1, "the included file among the layers")
    until(lambda: browser.count("figure") == 6, "its pictures")
    browser.run("""
      const frame = document.querySelector('.frame');
      const box = frame.getBoundingClientRect();
      frame.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2}));""")
    until(lambda: text(browser) == PARTS, "the file of the part")
    until(lambda: browser.attribute("#tree [aria-selected=true]", "title") == "/components/badge/content/children/0", "the shape in it")
    set_value(browser, "files", "typed.json")
    until(lambda: '"Typed"' in text(browser), "back again")
    print("parts")


def refusals(browser, preview):
    """What the page may not write."""
    post = """
      const [path, body] = arguments;
      const request = new XMLHttpRequest();
      request.open('POST', path, false);
      request.send(body);
      return [request.status, request.responseText];"""
    equal(browser.run(post, "new", '{"name": "Typed", "template": "blank"}')[0], 409, "a name that is taken")
    equal(browser.run(post, "new", '{"name": " "}')[0], 400, "no name")
    equal(browser.run(post, "new", '{"name": "Other", "template": "none"}')[0], 400, "no such layout")
    for name in ["../outside.png", ".hidden.png", "text.json", ""]:
        equal(browser.run(post, "photo?word=" + name, "x")[0], 400, "a photo called " + name)
    equal(browser.run(post, "photo?word=sunrise.png", "another")[0], 409, "a photo that is there")
    code, said = browser.run(post, "change", '{"text": "{}", "steps": [{"pointer": "/content/children/0"}]}')
    check(code == 200 and "no key" in said, said)
    browser.complaints()
    print("refusals")


CUT = """
  return [...document.querySelectorAll('#fields label, #fields summary, #form label, #values label, #panel-view label')].filter((one) =>
    one.offsetParent && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)).map((one) => one.textContent);"""


def labels(browser):
    """No label of a field is cut, in three widths, light and dark."""
    choose(browser, "/content/children/0")
    for look in ["light", "dark"]:
        browser.media(prefers_color_scheme=look)
        for width in [1440, 1024, 820]:
            browser.size(width, 900)
            for tab in ["node", "form", "values", "view"]:
                click(browser, "#tab-" + tab)
                browser.run("for (const one of document.querySelectorAll('#fields details')) one.open = true;")
                equal(browser.run(CUT), [], f"labels that are cut, {tab}, {width}, {look}")
                shot(browser, f"labels-{tab}-{look}-{width}")
    browser.media(prefers_color_scheme="light")
    browser.size(1440, 900)
    click(browser, "#tab-node")
    print("labels")


def rims(browser):
    """A panel's picture stands in a frame of its own beside those of devices, and is picked without it."""
    click(browser, "#tab-view")
    set_value(browser, "frames", True)
    set_value(browser, "panel", "trmnl-og")
    until(lambda: browser.count("figure[data-panel] .frame img") > 0, "the picture of the panel")
    wide = lambda kind: browser.run(
        "return getComputedStyle(document.querySelector(arguments[0])).borderBottomWidth", f"figure{kind} .frame")
    equal([wide(":not([data-panel])"), wide("[data-panel]")], ["7px", "22px"], "the rims")
    click(browser, "#fit")
    inside = "const c = document.getElementById('canvas'); return c.scrollHeight <= c.clientHeight + 24"
    until(lambda: browser.run(inside), "all are in sight with their rims")
    check(browser.run("return Number(document.getElementById('zoom').value)") >= 0.35, "as large as there is room")
    shot(browser, "rims")
    # The upper left corner of the picture, behind the rim, is the corner of its first node.
    browser.run("""
      const frame = document.querySelector('figure[data-panel] .frame');
      const box = frame.querySelector('img').getBoundingClientRect();
      frame.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2}));""")
    until(lambda: browser.count("#tree [aria-selected=true]") == 1, "a layer is chosen")
    set_value(browser, "panel", "")
    set_value(browser, "frames", False)
    set_value(browser, "zoom", "1")
    click(browser, "#tab-node")
    print("rims")


def canvas(browser):
    """Zoom, ground and frames; and nothing sticks out in windows of three widths, in light and dark."""
    browser.run("document.querySelector('.CodeMirror').CodeMirror.getInputField().blur()")
    width = lambda: browser.box(".frame img")["width"]
    before = width()
    click(browser, "#zoom-out")
    until(lambda: width() < before, "smaller")
    click(browser, "#fit")
    inside = "const c = document.getElementById('canvas'); return c.scrollHeight <= c.clientHeight + 24"
    until(lambda: browser.run(inside), "all pictures are in sight")
    set_value(browser, "zoom", "1")
    set_value(browser, "ground", "wallpaper")
    equal(browser.run("return document.getElementById('canvas').dataset.ground"), "wallpaper", "the ground")
    for look in ["light", "dark"]:
        browser.media(prefers_color_scheme=look)
        for width_of_window in [1440, 1024, 820, 390]:
            browser.size(width_of_window, 900)
            equal(browser.run("return document.documentElement.scrollWidth <= innerWidth"), True, f"fits {width_of_window}")
            shot(browser, f"{look}-{width_of_window}")
    browser.media(prefers_color_scheme="light")
    browser.size(1440, 900)
    set_value(browser, "ground", "page")
    print("canvas")


def main():
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = pathlib.Path(name, "designs")
        folder.mkdir()
        photo(folder.parent / "sunrise.png")
        (folder / "hello.json").write_text('{ "name": "Hello", "primaryText": "Hello", "layout": { "template": "hero" } }')
        preview = Preview(sys.argv[1], folder)
        stack.callback(preview.end)
        browser = Browser(name)
        stack.callback(browser.end)
        browser.size(1440, 900)
        browser.open(preview.address)
        until(lambda: browser.count("figcaption") == 6, "six pictures", 60)
        by_clicks(browser, folder)
        layers(browser)
        by_text(browser, folder)
        two_pages(browser, preview, folder)
        parts(browser, folder)
        labels(browser)
        rims(browser)
        canvas(browser)
        said, asked = browser.complaints()
        equal(said, [], "the console")
        equal([url for url in asked if not url.startswith((preview.origin, "blob:"))], [], "other servers")
        refusals(browser, preview)
        check_designs(sys.argv[1], folder)


def check_designs(weave, folder):
    """What was made has no mistakes."""
    for design in ["my-morning.json", "typed.json"]:
        done = subprocess.run([weave, "validate", str(folder / design)], capture_output=True, text=True)
        equal(done.returncode, 0, done.stdout + done.stderr)
    print("whole")


if __name__ == "__main__":
    main()
