#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Asks `weave preview` without a browser: files that are saved by two, huge, binary, gone or too many, and the editor beside it.

    preview_files.py WEAVE

Prints a line for each thing that worked and exits with 1 at the first that did not. Needs of Python its own library alone.
"""
import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent / "language_server"))
from latency import Client
from report_browser import check, equal

CARD = """{
  "name": "Card",
  "layout": { "template": "custom" },
  "content": {
    "type": "vstack",
    "children": [
      { "type": "text", "text": "Hello" },
      { "type": "shape", "fill": "#1060C0", "frame": { "width": 60, "height": 20 } }
    ]
  }
}
"""


class Page:
    """What a page asks."""

    def __init__(self, address):
        self.address = address
        self.origin = address.rsplit("/", 2)[0]

    def ask(self, path, body=None, origin=True, **parameters):
        address = self.address + path + "?" + urllib.parse.urlencode(parameters)
        headers = {"Origin": self.origin} if origin and body is not None else {}
        data = body.encode() if isinstance(body, str) else body
        try:
            with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=300) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def json(self, path, body=None, **parameters):
        code, answer = self.ask(path, body, **parameters)
        equal(code, 200, f"{path}: {answer[:300]}")
        return json.loads(answer)

    def state(self, body=None, **parameters):
        return self.json("state", body, sizes="small", appearances="light", **parameters)


class Preview(Page):
    def __init__(self, program, path):
        self.process = subprocess.Popen([program, "preview", str(path), "--now", "2026-03-28T14:05:00Z"],
                                        stderr=subprocess.PIPE, text=True, env={**os.environ, "XDG_DATA_HOME": str(path)})
        super().__init__(re.search(r"http://\S+/", self.process.stderr.readline()).group(0))

    def end(self):
        self.process.kill()
        self.process.wait(20)


def two_editors(page, design):
    first, second = page.state(), page.state()
    equal(first["sum"], second["sum"], "both have the same text")
    mine, theirs = CARD.replace("Hello", "Mine"), CARD.replace("Hello", "Theirs")
    code, answer = page.ask("save", theirs, base=second["sum"])
    equal(code, 200, "the first who saves")
    code, refusal = page.ask("save", mine, base=first["sum"])
    equal((code, b"changed elsewhere" in refusal), (409, True), "the second is told")
    equal(design.read_text(), theirs, "and nothing is written over")
    equal(page.ask("save", mine, base=json.loads(answer)["sum"])[0], 200, "the text that is there was seen")
    equal(design.read_text(), mine, "written")
    equal(page.ask("save", mine, origin=False, base=first["sum"])[0], 403, "who is no page of ours")
    equal(page.ask("save", b"\xff\xfe\x00", base=page.state()["sum"])[0], 400, "what is no text")
    equal(sorted(path.name for path in design.parent.iterdir() if path.name.endswith(".json")), [design.name], "no file is left behind")
    design.write_text(CARD)
    print("two editors")


def changes(page):
    """The smallest edits, and what is not safe."""
    shape = next(node for node in page.state()["pictures"][0]["nodes"] if node.get("at") is not None and "children[1]" in node["id"])
    equal(CARD.encode()[shape["at"]:shape["end"]].decode()[:18], '{ "type": "shape",', "its place")
    found = page.json("change", json.dumps({"text": CARD, "at": shape["at"], "path": ["frame", "width"], "value": "72"}))
    edit = found["edits"][0]
    equal(CARD[:edit["range"][0]] + edit["text"] + CARD[edit["range"][1]:], CARD.replace("\"width\": 60", "\"width\": 72"), "the smallest edit")
    refused = page.json("change", json.dumps({"text": CARD.replace("60,", '"=30 * 2",'), "at": shape["at"], "path": ["frame", "width"], "value": "72"}))
    check("refused" in refused, refused)
    steps = page.json("why", sizes="small", appearances="light", node=shape["id"])
    check(any(step["isOwn"] and step["width"] == "`frame` sets the width: 60." for step in steps), steps)
    equal(page.ask("export/svg", sizes="small", appearances="light")[1][:4], b"<svg", "an SVG")
    equal(page.ask("export/png", sizes="small", appearances="light")[1][:4], b"\x89PNG", "a PNG")
    check(json.loads(page.ask("export/json", sizes="small", appearances="light")[1])[0]["tree"], "the frames")
    items = page.json("complete", CARD, at=CARD.index('"fill"'))["items"]
    check(any(item["label"] == "rotation" for item in items), [item["label"] for item in items][:20])
    broken = CARD.replace('"shape"', '"shap"')
    fixes = page.json("fixes", broken, at=broken.index("shap") + 1)
    check(any("shape" in fix["title"] for fix in fixes), fixes)
    print("changes")


def odd_files(page, design):
    design.write_bytes(bytes(range(256)) * 40)
    state = page.state()
    check(state.get("error"), "a binary file is told")
    page.json("problems")
    many = ",\n".join(f'"v{index}": "{"x" * 990}"' for index in range(10_000))
    large = CARD.replace('"content"', '"variables": {\n' + many + '\n},\n  "content"')
    check(len(large) > 10_000_000, len(large))
    design.write_text(large)
    check(page.ask("state", sizes="small", appearances="light")[0] == 200, "ten megabytes")
    design.write_text(CARD)
    equal(len(page.state()["pictures"]), 1, "the design is drawn again")
    gone = design.rename(design.with_name("renamed.json"))
    state = page.state(design=design.name)
    check("cannot read the file" in state["error"], state)
    gone.rename(design)
    equal(len(page.state(design=design.name)["pictures"]), 1, "back again")
    print("odd files")


def many_files(program, folder):
    crowd = folder / "crowd"
    crowd.mkdir()
    for index in range(100_000):
        os.close(os.open(crowd / f"design{index:06}.json", os.O_CREAT | os.O_WRONLY))
    (crowd / "design000000.json").write_text(CARD)
    preview = Preview(program, crowd)
    try:
        state = preview.state()
        equal((len(state["files"]), state["isBounded"]), (2000, True), "bounded, and told")
        equal(len(state["pictures"]), 1, "the first is drawn")
    finally:
        preview.end()
    print("many files")


def beside_an_editor(program, folder):
    design = folder / "beside.json"
    design.write_text(CARD)
    address = f"file://{design}"
    editor = Client(program)
    try:
        abilities = {"general": {"positionEncodings": ["utf-8"]}, "window": {"showDocument": {"support": True}}}
        found = editor.request("initialize", {"capabilities": abilities})["capabilities"]
        equal(found["executeCommandProvider"]["commands"], ["weave.showPreview"], "the command")
        editor.send("initialized", {})
        editor.send("textDocument/didOpen", {"textDocument": {"uri": address, "languageId": "json", "version": 1, "text": CARD}})
        editor.told(1)
        page = Page(editor.request("workspace/executeCommand", {"command": "weave.showPreview", "arguments": [address]}))
        state = page.state()
        equal((state["isLinked"], state["source"]), (True, CARD), "the editor's text")
        # Typed and not saved: drawn.
        place = {"line": 6, "character": 38}
        editor.send("textDocument/didChange", {"textDocument": {"uri": address, "version": 2}, "contentChanges": [
            {"range": {"start": place, "end": place}, "text": "s!"}]})
        editor.told(2)
        state = page.state()
        equal(state["source"], CARD.replace("Hello", "Hellos!"), "what is typed")
        check("Hellos!" in state["pictures"][0]["says"], state["pictures"][0]["says"])
        equal(design.read_text(), CARD, "nothing is written")
        # The cursor of the editor, told to the page on its one connection.
        with urllib.request.urlopen(page.address + "events", timeout=60) as events:
            editor.request("textDocument/documentHighlight", {"textDocument": {"uri": address}, "position": {"line": 7, "character": 12}})
            line = b""
            while b"event: cursor" not in line:
                line = events.readline()
            told = json.loads(events.readline().split(b":", 1)[1])
        text = state["source"]
        equal(text[told["at"]:].startswith("type") or "shape" in text[told["at"] - 12:told["at"] + 20], True, "the cursor")
        # A click in the picture, shown in the editor.
        shape = next(node for node in state["pictures"][0]["nodes"] if "children[1]" in node["id"] and node.get("at") is not None)
        page.json("reveal", "", at=shape["at"], to=shape["end"])
        while (message := editor.read()).get("method") != "window/showDocument" or message["params"].get("external"):
            pass
        equal(message["params"]["uri"], address, "the file")
        equal(message["params"]["selection"]["start"], {"line": 7, "character": 6}, "the place")
    finally:
        editor.process.kill()
        editor.process.wait(20)
    print("beside an editor")


def main():
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = pathlib.Path(name)
        designs = folder / "designs"
        designs.mkdir()
        design = designs / "card.json"
        design.write_text(CARD)
        page = Preview(sys.argv[1], designs)
        stack.callback(page.end)
        two_editors(page, design)
        changes(page)
        odd_files(page, design)
        beside_an_editor(sys.argv[1], folder)
        many_files(sys.argv[1], folder)


if __name__ == "__main__":
    main()
