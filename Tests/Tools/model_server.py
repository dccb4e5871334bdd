# SPDX-License-Identifier: MIT
"""The server for models, asked by the official Python client of the Model Context Protocol.

WEAVE names the program; the argument is a folder that may be written. If it is relative, the program gets a relative
folder too. Each step that holds prints its name.
"""

import asyncio
import base64
import json
import os
import struct
import sys

from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.shared.exceptions import MCPError

SERVED = os.path.join(sys.argv[1], "widgets")
ROOT = os.path.abspath(sys.argv[1])
FOLDER = os.path.join(ROOT, "widgets")
OUTSIDE = os.path.join(ROOT, "outside")
TOOLS = {"new", "check", "render", "look", "patch", "facts", "templates", "symbols"}
SECRET = "the text of a file outside"

DESIGN = {
    "name": "Water",
    "layout": {"template": "custom"},
    "variables": {"glasses": 5},
    "content": {
        "type": "vstack", "padding": 16,
        "children": [{"type": "text", "text": "Water"}, {"type": "text", "text": "{{glasses}} glasses", "font": "title"}],
    },
}


def step(name: str, holds: bool, details: object = "") -> None:
    assert holds, f"{name}: {details}"
    print(name, flush=True)


def text(result) -> str:
    return "\n".join(part.text for part in result.content if part.type == "text")


def size(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


def prepare() -> None:
    os.makedirs(FOLDER)
    os.makedirs(OUTSIDE)
    with open(os.path.join(OUTSIDE, "secret.json"), "w", encoding="utf-8") as file:
        json.dump({"name": SECRET, "primaryText": SECRET, "components": {}}, file)
    with open(os.path.join(OUTSIDE, "photo.png"), "wb") as file:
        file.write(base64.b64decode(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="))
    os.symlink(os.path.join(OUTSIDE, "secret.json"), os.path.join(FOLDER, "link.json"))
    os.symlink(OUTSIDE, os.path.join(FOLDER, "linked"))
    os.symlink(os.path.join(OUTSIDE, "photo.png"), os.path.join(FOLDER, "photo.png"))


async def session(mode: str, version: str) -> None:
    server = StdioServerParameters(
        command=os.environ["WEAVE"], args=["mcp", SERVED, "--now", "2026-03-28T14:05:00Z", "--time-zone", "UTC"])
    async with Client(stdio_client(server), mode=mode) as client:
        step(f"{mode} speaks {version}", client.protocol_version == version, client.protocol_version)
        tools = (await client.list_tools()).tools
        step(f"{mode} lists eight tools", {tool.name for tool in tools} == TOOLS, tools)
        for tool in tools:
            length = len(json.dumps(tool.input_schema).encode())
            assert length < 4096, (tool.name, length)
        step(f"{mode} schemas are small", True)


async def work() -> None:
    server = StdioServerParameters(
        command=os.environ["WEAVE"], args=["mcp", SERVED, "--now", "2026-03-28T14:05:00Z", "--time-zone", "UTC"])
    async with Client(stdio_client(server)) as client:
        async def call(tool: str, /, **arguments):
            return await client.call_tool(tool, arguments)

        made = await call("new", file="water.json", design=DESIGN)
        step("new writes a design", not made.is_error and os.path.exists(os.path.join(FOLDER, "water.json")), made)
        again = await call("new", file="water.json", design=DESIGN)
        step("new does not overwrite", again.is_error and "already exists" in text(again), again)
        broken = await call("new", file="broken.json", design={**DESIGN, "content": {"type": "vstak"}})
        step("new refuses mistakes", broken.is_error and "vstack" in text(broken), broken)
        step("new wrote nothing then", not os.path.exists(os.path.join(FOLDER, "broken.json")))
        words = await call("new", file="trip.json", words="countdown to my trip on 20 June 2026")
        step("new makes a design by words", not words.is_error, words)
        ready = await call("new", file="sub/steps.json", template="steps", name="My steps")
        step("new starts from a template", not ready.is_error and "My steps" in text(ready), ready)

        checked = await call("check", file="water.json")
        step("check finds no problem", text(checked) == "No problems.", checked)
        wrong = {**DESIGN, "content": {"type": "text", "text": "{{glases}}", "colour": "red"}}
        checked = await call("check", design=wrong)
        step("check names place and fix", "/content/colour" in text(checked) and "fix: replace with `glasses`" in text(checked),
             checked)

        drawn = await call("render", file="water.json", size="small")
        (image,) = [part for part in drawn.content if part.type == "image"]
        png = base64.b64decode(image.data)
        step("render returns a picture", image.mime_type == "image/png" and size(png) == (316, 316), size(png))
        step("render says size and text", "158 × 158 points" in text(drawn) and "5 glasses" in text(drawn), drawn)
        other = await call("render", file="water.json", size="small", variables={"glasses": 7})
        step("render takes variables", "7 glasses" in text(other), other)

        first = await call("look", file="water.json")
        seen = first.structured_content["hash"]
        step("look is cheap", len(text(first)) < 60 and len(first.content) == 1, first)
        same = await call("look", file="water.json", seen=seen, detail="picture")
        step("look says unchanged", text(same) == "unchanged", same)
        tree = await call("look", file="water.json", detail="tree")
        step("look shows the tree", "content.children[1]" in text(tree), tree)

        patched = await call("patch", file="water.json", edits=[
            {"path": "/content/children/0/text", "value": "Glasses"},
            {"path": "/content/children/-", "value": {"type": "spacer"}},
            {"path": "/style/accent", "value": "teal"},
        ])
        with open(os.path.join(FOLDER, "water.json"), encoding="utf-8") as file:
            written = json.load(file)
        step("patch edits at pointers", written["content"]["children"][0]["text"] == "Glasses"
             and written["content"]["children"][2] == {"type": "spacer"} and written["style"] == {"accent": "teal"}, patched)
        changed = await call("look", file="water.json", seen=seen)
        step("look says changed", text(changed).startswith("changed"), changed)
        bad = await call("patch", file="water.json", edits=[{"path": "/content/type", "value": "vstak"}])
        step("patch refuses errors", bad.is_error and "vstack" in text(bad), bad)
        lost = await call("patch", file="water.json", edits=[{"path": "/content/childre/0", "value": 1}])
        step("patch names the key", lost.is_error and "children" in text(lost), lost)
        stale = await call("patch", file="water.json", hash="0" * 32, edits=[{"path": "/name", "value": "x"}])
        step("patch knows its version", stale.is_error and "changed since" in text(stale), stale)
        undone = await call("patch", file="water.json", undo=True)
        with open(os.path.join(FOLDER, "water.json"), encoding="utf-8") as file:
            step("patch is undone", json.load(file) == DESIGN, undone)

        facts = await call("facts")
        step("facts name the lists", "weather.hourly" in text(facts) and "__steps_today" in text(facts), facts)
        members = await call("facts", words="calendar.events")
        step("facts list members", "time_local" in text(members), members)
        found = await call("templates", words="countdown")
        step("templates are found", "countdown" in text(found), found)
        symbols = await call("symbols", words="heart")
        step("symbols are found", "heart.fill" in text(symbols).split("\n"), symbols)
        unknown = await call("symbols", wrods="heart")
        step("arguments are checked", unknown.is_error and "words" in text(unknown), unknown)

        resources = (await client.list_resources()).resources
        step("resources are listed", {"weave://primer", "weave://schema/gauge", "weave://design/countdown"}
             <= {str(resource.uri) for resource in resources}, resources)
        primer = (await client.read_resource("weave://primer")).contents[0].text
        step("the primer is read", "## Ten nodes" in primer)
        schema = json.loads((await client.read_resource("weave://schema/gauge")).contents[0].text)
        step("the schema of a node is read", "lineWidth" in schema["$defs"]["gaugeNode"]["properties"])
        design = json.loads((await client.read_resource("weave://design/countdown")).contents[0].text)
        step("a ready design is read", design["name"] == "Countdown", design)
        try:
            await client.read_resource("weave://nothing")
            step("an unknown resource is an error", False)
        except MCPError as error:
            step("an unknown resource is an error", error.code == -32602, error)

        await confinement(call)


async def confinement(call) -> None:
    """Nothing outside of the folder is read, written, or shown to exist."""
    for name in ["../outside/secret.json", os.path.join(OUTSIDE, "secret.json"), "link.json", "linked/secret.json",
                 "./../outside/secret.json", "sub/../../outside/secret.json"]:
        for tool, more in [("check", {}), ("render", {}), ("look", {}), ("patch", {"edits": [{"path": "/name", "value": "x"}]}),
                           ("patch", {"undo": True})]:
            result = await call(tool, file=name, **more)
            assert result.is_error and SECRET not in text(result), (tool, name, result)
        result = await call("new", file=name, design=DESIGN)
        assert result.is_error, (name, result)
    with open(os.path.join(OUTSIDE, "secret.json"), encoding="utf-8") as file:
        assert json.load(file)["name"] == SECRET
    step("files outside are refused", sorted(os.listdir(OUTSIDE)) == ["photo.png", "secret.json"])
    for name in ["../outside/secret.json", os.path.join(OUTSIDE, "secret.json"), "link.json", "linked/secret.json"]:
        included = await call("check", design={**DESIGN, "include": name})
        assert SECRET not in text(included) and "error" in text(included), (name, included)
        widget = {**DESIGN, "content": {"type": "widget", "design": name}}
        drawn = await call("render", design=widget)
        assert SECRET not in text(drawn) and drawn.is_error, (name, drawn)
    step("parts outside are refused", True)
    for name in ["../outside/photo.png", os.path.join(OUTSIDE, "photo.png"), "photo.png", "linked/photo.png"]:
        photo = {**DESIGN, "content": {"type": "image", "file": name}}
        checked = await call("check", design=photo)
        assert "outside" in text(checked), (name, checked)
    step("photos outside are refused", True)


async def main() -> None:
    prepare()
    await session("auto", "2026-07-28")
    await session("legacy", "2025-11-25")
    await work()


asyncio.run(main())
print("done")
