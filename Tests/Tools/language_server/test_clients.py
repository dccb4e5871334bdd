# SPDX-License-Identifier: MIT
"""The language server, asked by pytest-lsp in the name of three editors with three encodings of positions.

WEAVE names the program. The design has an emoji before the cursor, which is 4, 2 or 1 columns wide.
"""

import os

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

EDITORS = {
    "neovim@0.11.0": ("utf-8", 4),
    "visual_studio_code@1.65.2": ("utf-16", 2),
    "emacs@29.1": ("utf-32", 1),
}

URI = "file:///tmp/weave-lsp-no-such-folder/card.json"
DESIGN = """{
  "name": "Card",
  "primaryText": "\U0001f324 {{count|0}}",
  "layot": { "template": "hero" },
  "variables": { "count": 12 }
}
"""


@pytest_lsp.fixture(
    params=list(EDITORS),
    config=ClientServerConfig(server_command=[os.environ["WEAVE"], "lsp", "--now", "2026-03-28T14:05:00Z"]),
)
async def client(request, lsp_client: LanguageClient):
    params = types.InitializeParams(capabilities=client_capabilities(request.param))
    result = await lsp_client.initialize_session(params)
    encoding, lsp_client.wide = EDITORS[request.param]
    assert (result.capabilities.position_encoding or "utf-16") == encoding
    lsp_client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=URI, language_id="json", version=1, text=DESIGN)
        )
    )
    # Of the three, only Neovim asks for diagnostics; the server then does not send them.
    lsp_client.pulls = request.param.startswith("neovim")
    if not lsp_client.pulls:
        await lsp_client.wait_for_notification("textDocument/publishDiagnostics")
    yield
    await lsp_client.shutdown_session()


def document() -> types.TextDocumentIdentifier:
    return types.TextDocumentIdentifier(uri=URI)


async def diagnostics(client: LanguageClient) -> list[types.Diagnostic]:
    if not client.pulls:
        return client.diagnostics[URI]
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(document()))
    assert report.kind == "full" and URI not in client.diagnostics
    again = await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(document(), previous_result_id=report.result_id)
    )
    assert again.kind == "unchanged"
    return report.items


def count(client: LanguageClient) -> types.Position:
    """Within `count` on the line with the emoji."""
    return types.Position(line=2, character=18 + client.wide + 1 + 2 + 3)


def carried_out(edits: list[types.TextEdit], encoding_wide: int) -> str:
    """The design after edits, which lie on lines without wide characters or behind the emoji."""
    lines = DESIGN.split("\n")
    for edit in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
        line = edit.range.start.line
        assert edit.range.end.line == line
        shift = 1 - encoding_wide if line == 2 else 0
        start, end = edit.range.start.character + shift, edit.range.end.character + shift
        lines[line] = lines[line][:start] + edit.new_text + lines[line][end:]
    return "\n".join(lines)


def text_edits(edit: types.WorkspaceEdit) -> list[types.TextEdit]:
    if edit.document_changes:
        return [change for file in edit.document_changes for change in file.edits]
    return edit.changes[URI]


@pytest.mark.asyncio
async def test_diagnostics_and_fix(client: LanguageClient):
    (diagnostic,) = [d for d in await diagnostics(client) if d.code == "W0101"]
    assert diagnostic.message == "unknown key `layot`; did you mean `layout`?"
    assert (diagnostic.range.start.line, diagnostic.range.start.character) == (3, 2)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document(), diagnostic.range, types.CodeActionContext(diagnostics=[diagnostic]))
    )
    assert '"layout": { "template": "hero" }' in carried_out(text_edits(actions[0].edit), client.wide)


@pytest.mark.asyncio
async def test_completion_behind_an_emoji(client: LanguageClient):
    answer = await client.text_document_completion_async(types.CompletionParams(document(), count(client)))
    (item,) = [i for i in answer.items if i.label == "count"]
    assert item.text_edit.range.start.character == 18 + client.wide + 1 + 2
    assert item.text_edit.range.end.character == 18 + client.wide + 1 + 2 + 5
    # Of many items those are sent that hold the letters before the cursor, and the client asks again.
    assert answer.is_incomplete and not [i for i in answer.items if i.label == "__weather_temp"]
    before = count(client)
    before.character -= 3
    answer = await client.text_document_completion_async(types.CompletionParams(document(), before))
    (fact,) = [i for i in answer.items if i.label == "__weather_temp"]
    resolved = await client.completion_item_resolve_async(fact)
    assert "Missing now" in resolved.documentation.value


@pytest.mark.asyncio
async def test_hover(client: LanguageClient):
    answer = await client.text_document_hover_async(types.HoverParams(document(), count(client)))
    assert "Now `12`" in answer.contents.value
    assert answer.range.start.character == 18 + client.wide + 1 + 2


@pytest.mark.asyncio
async def test_rename(client: LanguageClient):
    edit = await client.text_document_rename_async(
        types.RenameParams(document(), count(client), new_name="sum")
    )
    after = carried_out(text_edits(edit), client.wide)
    assert "{{sum|0}}" in after and '"variables": { "sum": 12 }' in after


@pytest.mark.asyncio
async def test_changes_are_followed(client: LanguageClient):
    start = 18 + client.wide
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=2, uri=URI),
            [
                types.TextDocumentContentChangePartial(
                    range=types.Range(types.Position(2, start), types.Position(2, start + 1)), text=": \U0001f325 "
                )
            ],
        )
    )
    if not client.pulls:
        await client.wait_for_notification("textDocument/publishDiagnostics")
    place = types.Position(2, start + 2 + client.wide + 1 + 2 + 1)
    answer = await client.text_document_hover_async(types.HoverParams(document(), place))
    assert answer.range.start.character == start + 2 + client.wide + 1 + 2


@pytest.mark.asyncio
async def test_layout(client: LanguageClient):
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document(), types.FormattingOptions(tab_size=2, insert_spaces=True))
    )
    assert not edits
