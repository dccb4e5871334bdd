# SPDX-License-Identifier: MIT
"""The workshop's page of `weave preview`, asked as a browser asks; prints a line for each thing that holds.

    preview_workshop.py WEAVE
"""
import json
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

NAME = '<script>alert("x")</script>'


def get(address: str, path: str = "", host: str | None = None) -> tuple[int, bytes]:
    """The status and the body of an answer."""
    request = urllib.request.Request(address + path, headers={"Host": host} if host else {})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def pictures(address: str, page: str) -> list[bytes]:
    """The first bytes of the images of a page."""
    return [get(address, path)[1][:8] for path in re.findall(r'<img src="(picture/[^"]+)"', page)]


def look(address: str, folder: Path) -> None:
    """Asks for everything that the page has."""
    status, body = get(address, "workshop?design=note.json")
    page = body.decode()
    assert status == 200 and all(f"<h2>{title}</h2>" in page for title in ("Words", "Remixes", "Sizes", "Inspector")), page
    assert "small: a variant\n  " in page and "adds 1 to `glasses`" in page and "missing.jpg" in page, page
    print("page")
    page = get(address, "workshop?design=note.json&words=padding+20")[1].decode()
    assert "padding 16 → 20" in page and "weave patch note.json 'padding 20' --apply" in page, page
    assert pictures(address, page) == [b"\x89PNG\r\n\x1a\n"]
    print("words")
    page = get(address, "workshop?design=note.json&seed=7")[1].decode()
    assert page.count("<li>") >= 12 and "--seed 7 --pick 1" in page and len(pictures(address, page)) == 1, page
    said = subprocess.run(
        [sys.argv[1], "remix", "note.json", "--seed", "7", "-o", "sheet.png"], cwd=folder, capture_output=True, text=True, check=True)
    names = [line[3:].strip() for line in said.stdout.splitlines()[:12]]
    assert names == [name.strip() for name in re.findall(r"<li>(.*?)</li>", page.split("<ol>")[1])], names
    print("remixes")
    page = get(address, "workshop?design=odd.json&words=" + "%3Cb%3E")[1].decode()
    assert "<script" not in page and "<b>" not in page and "&lt;b&gt;" in page, page
    print("texts")
    broken = get(address, "workshop?design=broken.json")
    assert broken[0] == 200 and b"has errors" in broken[1] and get(address, "workshop?design=none.json")[0] == 404
    assert get(address, "workshop", host="example.org")[0] == 403
    assert get(re.sub(r"/[0-9a-f]{32}/", "/0/", address), "workshop")[0] == 404
    print("doors")


def main() -> None:
    """Starts a preview of a folder and looks at it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        note = {
            "name": "Note", "primaryText": "Hello {{glasses|0}}", "style": {"padding": 16},
            "image": {"fileName": "missing.jpg"},
            "matchedSet": {"small": {"primaryText": "Short", "layout": {"template": "classic"}}},
            "actionBar": {"style": "prominent", "actions": [{
                "id": "6F9619FF-8B86-4D01-B42D-00CF4FC964FF", "title": "+1", "kind": "incrementVariable", "variableKey": "glasses",
                "incrementAmount": 1, "nowFormat": "iso8601"}]},
        }
        (folder / "note.json").write_text(json.dumps(note))
        (folder / "odd.json").write_text(json.dumps({"name": NAME, "primaryText": NAME}))
        (folder / "broken.json").write_text("{")
        child = subprocess.Popen(
            [sys.argv[1], "preview", str(folder)], stderr=subprocess.PIPE, text=True)
        try:
            address = re.search(r"http://\S+/", child.stderr.readline()).group()
            look(address, folder)
        finally:
            child.kill()


main()
