# SPDX-License-Identifier: MIT
"""The language server with a folder of files, asked by pytest-lsp in the name of Visual Studio Code.

WEAVE names the program. Every test has a folder with two designs and the parts that they share; one design is open.
"""

import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

FILES = {
    "card.json": """{
  "name": "Card",
  "include": "parts/kit.json",
  "content": {
    "type": "vstack",
    "children": [
      { "type": "use", "component": "row", "with": { "title": "A" } },
      { "type": "image", "file": "lake.png", "frame": { "width": 8 } },
      { "type": "text", "text": "=clamp(count, 1, 9)", "foreground": "#102030" }
    ]
  },
  "variables": { "count": 3 }
}
""",
    "deep/folder/other.json": '{ "name": "Other", "include": "kit.json", "content": { "type": "use", "component": "row", "with": { "title": "B" } } }',
    "deep/folder/kit.json": '{ "components": { "row": { "parameters": { "title": {} }, "content": { "type": "spacer" } } } }',
    "second.json": '{\r\n"name": "Second",\r\n"include": "parts/kit.json",\r\n"content": { "type": "use", "component": "row", "with": { "title": "C" } }}\r\n',
    "parts/kit.json": '{ "components": { "row": { "parameters": { "title": { "type": "text" } }, "content": { "type": "text", "text": "{{title}}" } } } }',
    "package.json": '{ "name": "row", "version": "1.0.0" }',
}


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["WEAVE"], "lsp", "--now", "2026-03-28T14:05:00Z"]),
)
async def client(lsp_client: LanguageClient, tmp_path: pathlib.Path):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(text.encode())
    lsp_client.root = tmp_path

    # The server asks for changes on the disk; a test says them itself.
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        return None

    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities("visual_studio_code@1.65.2"),
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="designs")],
        )
    )
    open_file(lsp_client, "card.json")
    yield
    await lsp_client.shutdown_session()


def uri(client: LanguageClient, name: str) -> str:
    return (client.root / name).as_uri()


def open_file(client: LanguageClient, name: str, text: str | None = None):
    text = FILES[name] if text is None else text
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri(client, name), "json", 1, text))
    )


def document(client: LanguageClient, name: str = "card.json") -> types.TextDocumentIdentifier:
    return types.TextDocumentIdentifier(uri(client, name))


def place(text: str, word: str, inside: int = 1) -> types.Position:
    before = text[: text.index(word) + inside].split("\n")
    return types.Position(len(before) - 1, len(before[-1]))


def applied(text: str, edits: list[types.TextEdit]) -> str:
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    at = lambda p: starts[p.line] + p.character
    for edit in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
        text = text[: at(edit.range.start)] + edit.new_text + text[at(edit.range.end):]
    return text


def files(client: LanguageClient, edit: types.WorkspaceEdit) -> dict[str, str]:
    """The files that an edit changes, with their new texts."""
    changes = {c.text_document.uri: c.edits for c in edit.document_changes or []} or edit.changes
    names = {uri(client, name): name for name in FILES}
    return {names[address]: applied(FILES[names[address]], edits) for address, edits in changes.items()}


@pytest.mark.asyncio
@pytest.mark.parametrize("word, new", [("row", "line"), ('"title"', "head")])
async def test_renaming_in_closed_files(client: LanguageClient, word: str, new: str):
    old = word.strip('"')
    edit = await client.text_document_rename_async(
        types.RenameParams(document(client), place(FILES["card.json"], word, 2), new)
    )
    after = files(client, edit)
    # The design in the other folder includes another file of the same name.
    assert sorted(after) == ["card.json", "parts/kit.json", "second.json"]
    for name, text in after.items():
        assert text == FILES[name].replace(old, new)


@pytest.mark.asyncio
async def test_definition_in_a_closed_file(client: LanguageClient):
    (found,) = await client.text_document_definition_async(
        types.DefinitionParams(document(client), place(FILES["card.json"], '"title"', 2))
    )
    assert found.uri == uri(client, "parts/kit.json")


@pytest.mark.asyncio
async def test_workspace_symbols(client: LanguageClient):
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="row"))
    assert [(s.name, s.container_name, s.kind) for s in found] == [
        ("row", "kit.json", types.SymbolKind.Class),
        ("row", "kit.json", types.SymbolKind.Class),
    ]
    everything = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query=""))
    assert {"Card", "Second", "Other", "row", "count"} == {s.name for s in everything}


@pytest.mark.asyncio
async def test_files_that_are_renamed(client: LanguageClient):
    move = lambda old, new: types.FileRename(uri(client, old), uri(client, new))
    edit = await client.workspace_will_rename_files_async(
        types.RenameFilesParams([move("parts/kit.json", "parts/base.json"), move("lake.png", "photos/lake.png")])
    )
    after = files(client, edit)
    assert sorted(after) == ["card.json", "second.json"]
    assert '"include": "parts/base.json"' in after["card.json"] and '"photos/lake.png"' in after["card.json"]
    edit = await client.workspace_will_rename_files_async(types.RenameFilesParams([move("parts", "shared")]))
    assert '"include": "shared/kit.json"' in files(client, edit)["second.json"]
    assert await client.workspace_will_rename_files_async(types.RenameFilesParams([move("a.txt", "b.txt")])) is None


@pytest.mark.asyncio
async def test_signature_help(client: LanguageClient):
    found = await client.text_document_signature_help_async(
        types.SignatureHelpParams(document(client), place(FILES["card.json"], "clamp(count, ", 13))
    )
    (signature,) = found.signatures
    assert signature.label == "clamp(x, low, high)" and found.active_parameter == 1
    assert tuple(signature.parameters[1].label) == (9, 12)
    assert "Example" in signature.documentation.value
    outside = types.SignatureHelpParams(document(client), place(FILES["card.json"], "vstack"))
    assert await client.text_document_signature_help_async(outside) is None


@pytest.mark.asyncio
async def test_refactorings(client: LanguageClient):
    async def offered(word: str, only=types.CodeActionKind.Refactor):
        where = place(FILES["card.json"], word, 2)
        return await client.text_document_code_action_async(
            types.CodeActionParams(document(client), types.Range(where, where), types.CodeActionContext([], only=[only]))
        )

    text = FILES["card.json"]
    (colour,) = [a for a in await offered('"#102030"') if a.title.startswith("Extract colour")]
    assert files(client, colour.edit)["card.json"] == text.replace('"#102030"', '"color"').replace(
        '  "content"', '  "colors": {\n    "color": "#102030"\n  },\n  "content"'
    )
    (inline,) = await offered('"use"', types.CodeActionKind.RefactorInline)
    assert '{ "type": "text", "text": "A" },' in files(client, inline.edit)["card.json"]
    # Refactorings are not offered where only fixes are asked for.
    assert not await offered('"#102030"', types.CodeActionKind.QuickFix)


@pytest.mark.asyncio
async def test_layout_of_the_editor(client: LanguageClient):
    open_file(client, "second.json")
    for options, indent in [((4, True), "    "), ((8, False), "\t")]:
        edits = await client.text_document_formatting_async(
            types.DocumentFormattingParams(document(client, "second.json"), types.FormattingOptions(*options))
        )
        text = FILES["second.json"]
        after = applied(text, edits)
        assert after.startswith(f'{{\r\n{indent}"name": "Second",\r\n{indent}"include"') and after.endswith("}\r\n")
        assert "\n" not in after.replace("\r\n", "")
        # Only gaps between words are replaced.
        assert len(edits) == 4 and all(not e.new_text.strip() for e in edits)


@pytest.mark.asyncio
async def test_a_comma_behind_a_bracket(client: LanguageClient):
    text = '{ "style": {} "name": "A", "primaryText": "B" }'
    open_file(client, "new.json", text)
    where = types.Position(0, 13)
    edits = await client.text_document_on_type_formatting_async(
        types.DocumentOnTypeFormattingParams(document(client, "new.json"), where, "}", types.FormattingOptions(2, True))
    )
    assert applied(text, edits) == text.replace("{} ", "{}, ")
    answer = await client.text_document_completion_async(types.CompletionParams(document(client, "new.json"), where))
    assert answer.items[0].label == "," or "," in [i.label for i in answer.items]


@pytest.mark.asyncio
async def test_a_snippet_in_an_empty_file(client: LanguageClient):
    open_file(client, "empty.json", "")
    answer = await client.text_document_completion_async(
        types.CompletionParams(document(client, "empty.json"), types.Position(0, 0))
    )
    assert [i.label for i in answer.items] == ["weave design", "weave design of a template", "weave board", "weave parts"]
    assert answer.items[0].insert_text_format == types.InsertTextFormat.Snippet


@pytest.mark.asyncio
async def test_changes_on_the_disk_are_followed(client: LanguageClient):
    async def names():
        found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="Fresh"))
        return [s.name for s in found]

    assert await names() == []
    file = client.root / "fresh.json"
    file.write_text('{ "name": "Fresh", "primaryText": "A" }')
    client.workspace_did_change_watched_files(
        types.DidChangeWatchedFilesParams([types.FileEvent(file.as_uri(), types.FileChangeType.Created)])
    )
    assert await names() == ["Fresh"]
