# SPDX-License-Identifier: MIT
"""The pages of the workshop of `weave preview`, used by their forms as somebody without scripts would; prints a line for each
thing that holds.

    preview_workshop.py WEAVE
"""
import html.parser
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from io import BytesIO
from pathlib import Path

from report_browser import png

NAME = '<script>alert("x")</script>'
WEAVE = str(Path(sys.argv[1]).resolve())


class Forms(html.parser.HTMLParser):
    """The forms of a page, with the values that their fields have."""

    def __init__(self, page: str):
        super().__init__()
        self.forms: list[dict] = []
        self.form: dict | None = None
        self.choice: str | None = None
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        if tag == "form":
            self.form = {"action": values["action"], "method": values.get("method", "get"), "type": values.get("enctype"),
                         "fields": {}, "files": []}
            self.forms.append(self.form)
        if self.form is None:
            return
        name = values.get("name")
        if tag == "input" and name:
            if values.get("type") == "file":
                self.form["files"].append(name)
            elif values.get("type") != "checkbox" or "checked" in values:
                self.form["fields"][name] = values.get("value", "on")
        if tag == "select":
            self.choice = name
        if tag == "option" and self.choice and (self.choice not in self.form["fields"] or "selected" in values):
            self.form["fields"][self.choice] = values["value"]

    def handle_endtag(self, tag):
        if tag == "form":
            self.form = None
        if tag == "select":
            self.choice = None


class Reader:
    """Asks a preview as a browser does."""

    def __init__(self, address: str):
        self.address = address
        self.origin = address.rsplit("/", 2)[0]

    def ask(self, path: str, body: bytes | None = None, **headers) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        request = urllib.request.Request(self.address + path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def page(self, panel: str, design: str = "note.json", status: int = 200, **more) -> str:
        """A panel, whose pictures must be there."""
        query = urllib.parse.urlencode({"panel": panel, "design": design, **more})
        code, body = self.ask("workshop?" + query)
        page = body.decode()
        assert code == status, (code, page)
        for path in re.findall(r'(?:src|image href)="(picture/[^"]+)"', page):
            assert self.ask(path)[1].startswith(b"\x89PNG\r\n\x1a\n"), path
        return page

    def send(self, page: str, deed: str, status: int = 200, where: dict | None = None, files: dict | None = None, **fields) -> str:
        """Sends the form of a page that does something, with other values in some fields."""
        where = where or {}
        form = next(
            form for form in Forms(page).forms
            if form["fields"].get("do") == deed and all(form["fields"].get(key) == value for key, value in where.items()))
        values = {key: value for key, value in {**form["fields"], **fields}.items() if value is not None}
        if form["type"] == "multipart/form-data":
            body, kind = multipart(values, {name: (files or {}).get(name, ("", b"")) for name in form["files"]})
        else:
            body, kind = urllib.parse.urlencode(values).encode(), "application/x-www-form-urlencoded"
        code, answer = self.ask(form["action"], body, Origin=self.origin, **{"Content-Type": kind})
        assert code == status, (code, answer.decode())
        return answer.decode()


def multipart(values: dict, files: dict) -> tuple[bytes, str]:
    """A form with files, as browsers write it."""
    parts = [f'Content-Disposition: form-data; name="{name}"\r\n\r\n{value}'.encode() for name, value in values.items()]
    for name, (file, data) in files.items():
        head = f'Content-Disposition: form-data; name="{name}"; filename="{file}"\r\nContent-Type: application/octet-stream\r\n\r\n'
        parts.append(head.encode() + data)
    edge = "----edge7MA4YWxk"
    body = b"".join(b"--" + edge.encode() + b"\r\n" + part + b"\r\n" for part in parts) + f"--{edge}--\r\n".encode()
    return body, f"multipart/form-data; boundary={edge}"


def told(page: str) -> str:
    """What a page says of what was asked for."""
    found = re.search(r'<(div|p) class="notice[^>]*>(.*?)</\1>', page, re.S)
    assert found, page
    return re.sub("</?code>", "`", found.group(2))


def photo() -> bytes:
    """A photo of 300 × 200 points: red on the left, blue on the right."""
    return png([[(200, 30, 30, 255)] * 150 + [(30, 60, 200, 255)] * 150] * 200)


def weave(folder: Path, *words: str) -> str:
    """What a command prints."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder.parent / "home")}
    return subprocess.run([WEAVE, *words], cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout


def looks(reader: Reader, folder: Path) -> None:
    """Words, remixes and themes."""
    note = folder / "note.json"
    before = note.read_bytes()
    page = reader.page("words", words="padding 20")
    assert "padding 16 → 20" in page and "weave patch note.json &#39;padding 20&#39; --apply" in page, page
    assert note.read_bytes() == before
    applied = reader.send(page, "apply")
    assert json.loads(note.read_text())["style"]["padding"] == 20 and "Undo: padding 20" in applied, applied
    # The page from before is an old one now.
    assert "changed elsewhere" in told(reader.send(page, "apply", status=409))
    reader.send(applied, "undo-design")
    assert note.read_bytes() == before
    print("words")

    page = reader.page("remix", seed="7")
    said = weave(folder, "remix", "note.json", "--seed", "7", "-o", "sheet.png", "--now", "2026-03-28T14:05:00Z")
    names = [line.split("  ", 1)[1].split(":")[0] for line in said.splitlines()[:12]]
    assert re.findall(r"<strong>\d+  (.*?)</strong>", page) == names, (names, page)
    picked = weave(folder, "remix", "note.json", "--seed", "7", "--pick", "3", "--now", "2026-03-28T14:05:00Z")
    taken = reader.send(page, "take", where={"pick": "3"})
    assert json.loads(note.read_text())["style"] == json.loads(picked)["style"]
    reader.send(taken, "undo-design")
    assert note.read_bytes() == before
    print("remixes")

    page = reader.page("theme")
    assert page.count("<figure>") == 7 and "readable" in page, page
    applied = reader.send(page, "apply", where={"theme": "ember-night"})
    assert json.loads(note.read_text())["style"]["accent"] == "red"
    theme = reader.ask("workshop/theme?design=note.json")[1]
    reader.send(applied, "undo-design")
    shown = reader.send(reader.page("theme"), "look", files={"file": ("mine.json", theme)})
    assert note.read_bytes() == before and "Nothing is written yet" in shown, shown
    applied = reader.send(shown, "apply", where={"theme": None})
    assert json.loads(note.read_text())["style"]["accent"] == "red"
    reader.send(applied, "undo-design")
    assert "is not a theme" in told(reader.send(reader.page("theme"), "look", status=400, files={"file": ("x.json", b"[")}))
    print("themes")


def photos(reader: Reader, folder: Path) -> None:
    """A theme from a photo; crops, filters and albums."""
    note = folder / "note.json"
    before = note.read_bytes()
    (folder / "lake.png").write_bytes(photo())
    page = reader.page("photo-theme", photo="lake.png")
    command = weave(folder, "theme", "from", "lake.png", "--rules", "app").strip()
    assert "<strong>WidgetWeaver</strong>: " + command in page and page.count("<figure>") == 3, page
    sent = reader.send(reader.page("photo-theme"), "look", files={"file": ("other.png", photo())})
    assert "<strong>ours</strong>" in sent and note.read_bytes() == before, sent
    applied = reader.send(sent, "apply")
    reader.send(applied, "undo-design")
    assert "is not a photo" in told(reader.send(reader.page("photo-theme"), "look", status=400, files={"file": ("x.png", b"GIF")}))
    print("theme from a photo")

    page = reader.page("photo")
    prepared = reader.send(page, "prepare", photo="lake.png", face="0.1,0.2,0.2,0.3")
    smart = json.loads(note.read_text())["image"]["smartPhoto"]
    assert all((folder / smart[size]["renderFileName"]).exists() for size in ("small", "medium", "large")), smart
    assert smart["small"]["cropRect"]["x"] < 0.1 and 'class="crop"' in prepared
    cut = reader.send(prepared, "crop", where={"size": "small"}, x="0.5", y="0.25", width="0.5")
    new = json.loads(note.read_text())["image"]["smartPhoto"]["small"]
    assert new["cropRect"] == {"height": 0.75, "width": 0.5, "x": 0.5, "y": 0.25}, new
    assert new["renderFileName"] != smart["small"]["renderFileName"] and (folder / new["renderFileName"]).exists()
    assert "inside the photo" in told(reader.send(cut, "crop", status=400, where={"size": "small"}, x="0.9"))
    filtered = reader.send(cut, "filter", filter="noir", intensity="0.5", label="A lake")
    assert json.loads(note.read_text())["image"]["filter"] == {"intensity": 0.5, "token": "noir"}
    entries = [{"id": name, "smallFile": "lake.png", "mediumFile": "lake.png", "largeFile": "lake.png"} for name in "ab"]
    album = {"version": 1, "sourceID": "x", "entries": entries, "currentIndex": 0, "rotationIntervalMinutes": 60,
             "nextChangeDate": 796_400_000}
    (folder / "album.json").write_text(json.dumps(album))
    chosen = reader.send(reader.page("photo"), "album", album="album.json")
    assert "2 photos, which change every 60 minutes" in chosen and "until 20" in chosen, chosen
    (folder / "wood.png").write_bytes(photo())
    page = reader.send(reader.page("photo"), "shuffle", every="15", **{"photo.lake.png": "on", "photo.wood.png": "on"})
    assert "2 photos take turns" in told(page) and "change every 15 minutes" in page and "until 2026-03-28T14:20" in page, page
    assert "two photos" in told(reader.send(page, "shuffle", status=400, **{"photo.lake.png": "on"}))
    page = reader.page("photo")
    for _ in range(5):
        page = reader.send(page, "undo-design")
    assert note.read_bytes() == before and filtered
    print("photos")


def parts(reader: Reader, folder: Path) -> None:
    """Sizes, buttons and variables."""
    note = folder / "note.json"
    before = note.read_bytes()
    page = reader.page("sizes")
    assert "primaryText" in page and "A variant copied from" in page, page
    page = reader.send(page, "set", where={"size": "small"}, primaryText="12", other="layout.spacing=4")
    small = json.loads(note.read_text())["matchedSet"]["small"]
    assert small["primaryText"] == "12" and small["layout"]["spacing"] == 4, small
    assert "unknown key `layuot`" in told(reader.send(page, "set", status=400, where={"size": "small"}, other="layuot=4"))
    page = reader.send(page, "derive", where={"size": "large"})
    assert json.loads(note.read_text())["matchedSet"]["large"]
    page = reader.send(page, "join", where={"size": "extraLarge"}, other="odd.json")
    assert json.loads(note.read_text())["matchedSet"]["extraLarge"]["primaryText"] == NAME
    page = reader.send(page, "split")
    assert {path.name for path in folder.glob("note-*.json")} == {
        "note-base.json", "note-small.json", "note-large.json", "note-extraLarge.json"}
    assert "already exists" in told(reader.send(page, "split", status=400))
    page = reader.send(page, "drop", where={"size": "small"})
    for _ in range(4):
        page = reader.send(page, "undo-design")
    assert note.read_bytes() == before
    for path in folder.glob("note-*.json"):
        path.unlink()
    print("sizes")

    stored = folder.parent / "home/weave/snapshots/variables.json"
    page = reader.page("buttons")
    assert "adds 1 to <code>glasses</code>" in page and "not set" in page, page
    pressed = reader.send(page, "press")
    assert "glasses: not set → 1" in told(pressed) and "glasses" in stored.read_text()
    assert "changed elsewhere" in told(reader.send(page, "press", status=400))
    weave(folder, "variables", "set", "glasses=5")
    assert "changed elsewhere" in told(reader.send(pressed, "press", status=400))
    pressed = reader.send(reader.page("buttons"), "press")
    assert "glasses: 5 → 6" in told(pressed)
    undone = reader.send(pressed, "undo")
    assert "Note: +1" in told(undone) and "<td>5</td>" in undone, undone
    more = reader.send(reader.page("buttons"), "add", variable="last done", time="dateOnly", title="Done")
    assert "sets <code>last done</code> to the current day" in more and "can have two buttons" in more, more
    page = reader.send(more, "remove", where={"button": "1"})
    page = reader.send(page, "preset", preset="hydration")
    assert "+25ml" in page
    for _ in range(3):
        page = reader.send(page, "undo-design")
    assert note.read_bytes() == before
    print("buttons")

    page = reader.page("variables")
    assert "primaryText" in page and 'value="5"' in page, page
    page = reader.send(page, "set", where={"key": "glasses"}, value="7")
    assert "glasses: 5 → 7" in told(page)
    page = reader.send(page, "set", where={"key": ""}, key="Last  Done", value="[1, 2]")
    assert "last done: not set" in told(page)
    page = reader.send(page, "delete", where={"key": "last done"})
    page = reader.send(page, "rename", where={"key": "glasses"}, name="cups")
    assert "{{cups|0}}" in note.read_text() and "cups: not set → 7" in told(page)
    reader.send(page, "undo-design")
    page = reader.page("variables")
    assert "Used, and not stored" in page
    page = reader.send(page, "create")
    assert "glasses: not set → 0" in told(page)
    count = weave(folder, "action", "undo", "--list").count("\n")
    for _ in range(count):
        page = reader.send(page, "undo")
    assert note.read_bytes() == before and not stored.exists()
    assert "a fact" in told(reader.send(reader.page("variables"), "set", status=400, where={"key": ""}, key="__now", value="1"))
    print("variables")


def keeps(reader: Reader, folder: Path) -> None:
    """The library, exchange and new designs."""
    shelf = folder.parent / "home/weave/library"
    page = reader.page("library")
    assert "no library" in page
    page = reader.send(page, "add")
    assert "missing.jpg" in told(page) and "the default" in page, page
    page = reader.send(page, "duplicate", name="Second")
    page = reader.send(page, "default", where={})
    page = reader.send(page, "rename", name="Third")
    assert page.count('<tr class="plain">') == 2, page
    found = reader.page("library", words="third glasses")
    assert "1 of 2 designs" in found, found
    old = page
    page = reader.send(page, "delete")
    assert "Trash" in page and len(list((shelf / "trash").glob("*.json"))) == 1
    assert "changed elsewhere" in told(reader.send(old, "delete", status=400))
    page = reader.send(page, "restore")
    assert not list((shelf / "trash").glob("*.json"))
    for _ in range(5):
        page = reader.send(page, "undo")
    assert len(list(shelf.glob("*-*.json"))) == 1, list(shelf.iterdir())
    print("library")

    page = reader.page("exchange")
    links = re.findall(r'download="([^"]+)" href="([^"]+)"', page)
    assert len(links) == 4 and links[0][0].startswith("Note-design-") and links[0][0].endswith(".wwdesign"), links
    exported = reader.ask(links[0][1].replace("&amp;", "&"))[1]
    assert json.loads(exported)["specs"][0]["name"] == "Note"
    archive = reader.ask(links[1][1].replace("&amp;", "&"))[1]
    assert zipfile.ZipFile(BytesIO(archive)).namelist() == ["Note.json"]
    page = reader.send(page, "import", files={"file": ("../both.wwdesign", exported)})
    assert "Note" in told(page) and len(list(shelf.glob("*-*.json"))) == 2
    (folder / "archive.zip").write_bytes(archive)
    page = reader.send(page, "import", path=str(folder / "archive.zip"), keep="on")
    assert len(list(shelf.glob("*-*.json"))) == 3
    for path, word in (("/dev/zero", "is not a file"), ("archive.zip", "is not a file"), (str(folder / "lake.png"), "no design")):
        assert word in told(reader.send(page, "import", status=404 if word == "is not a file" else 400, path=path)), path
    assert "no design" in told(reader.send(page, "import", status=400, files={"file": ("x.json", b"{}")}))
    print("exchange")

    page = reader.page("catalogue", words="photo")
    assert "poster" in page and "<figure>" in page, page
    fitting = reader.page("catalogue", fitting="on", facts="weather")
    assert "No layout or design matches" in fitting
    made = reader.send(page, "new", name="My Lake")
    assert (folder / "my-lake.json").exists() and "Work on it" in made, made
    assert "already exists" in told(reader.send(page, "new", status=409, name="My Lake"))
    assert json.loads((folder / "my-lake.json").read_text())["name"] == "My Lake"
    page = reader.page("inspector")
    assert "missing.jpg" in page and "Worth checking" in page, page
    print("catalogue")


def doors(reader: Reader) -> None:
    """Texts of others, broken designs, and who is not let in."""
    for panel in ("words", "remix", "theme", "photo-theme", "sizes", "photo", "buttons", "variables", "inspector", "library",
                  "exchange", "catalogue"):
        page = reader.page(panel, "odd.json", words="<b>")
        assert "<script" not in page and "<b>" not in page, page
        assert reader.page(panel, "broken.json")
    print("texts")
    form = b"do=add&base="
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    path = "workshop?panel=library&design=note.json"
    assert reader.ask("workshop?design=none.json")[0] == 404
    assert reader.ask(path, form, **kind)[0] == 403
    assert reader.ask(path, form, Origin="null", **kind)[0] == 403
    assert reader.ask(path, form, Origin="http://example.org", **kind)[0] == 403
    assert reader.ask(path, Host="example.org")[0] == 403
    assert reader.ask(path, form, Origin=reader.origin, **kind)[0] == 400
    assert reader.ask(path, b"--x", Origin=reader.origin)[0] == 400
    other = Reader(re.sub(r"/[0-9a-f]{32}/", "/0/", reader.address))
    assert other.ask(path)[0] == 404 and other.ask(path, form, Origin=reader.origin, **kind)[0] == 404
    print("doors")


def fill(folder: Path) -> None:
    """The designs that are looked at."""
    note = {
        "name": "Note", "primaryText": "Hello {{glasses|0}}", "style": {"padding": 16}, "image": {"fileName": "missing.jpg"},
        "matchedSet": {"small": {"primaryText": "Short", "layout": {"template": "classic"}}},
        "actionBar": {"style": "prominent", "actions": [{
            "id": "6F9619FF-8B86-4D01-B42D-00CF4FC964FF", "title": "+1", "kind": "incrementVariable", "variableKey": "glasses",
            "incrementAmount": 1, "nowFormat": "iso8601"}]},
    }
    (folder / "note.json").write_text(json.dumps(note))
    (folder / "odd.json").write_text(json.dumps({"name": NAME, "primaryText": NAME}))
    (folder / "broken.json").write_text("{")


def main() -> None:
    """Starts a preview of a folder and works in it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "designs")
        folder.mkdir()
        fill(folder)
        child = subprocess.Popen(
            [WEAVE, "preview", str(folder), "--now", "2026-03-28T14:05:00Z"], stderr=subprocess.PIPE, text=True,
            env={**os.environ, "XDG_DATA_HOME": str(Path(name, "home"))})
        try:
            reader = Reader(re.search(r"http://\S+/", child.stderr.readline()).group())
            looks(reader, folder)
            photos(reader, folder)
            parts(reader, folder)
            keeps(reader, folder)
            doors(reader)
        finally:
            child.kill()


if __name__ == "__main__":
    main()
