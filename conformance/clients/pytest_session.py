"""A session of pytest-lsp's client, which knows the whole protocol: pytest pytest_session.py, with SPECCLI and FOLDER in the
environment."""

import os
from pathlib import Path

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

FOLDER = Path(os.environ["FOLDER"])
MAIN = FOLDER / "main.motion.json"


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["SPECCLI"], "lsp"]))
async def client(lsp_client: LanguageClient):
    capabilities = client_capabilities("visual_studio_code")
    capabilities.text_document.diagnostic = types.DiagnosticClientCapabilities()
    # It has no answer to a registration.
    capabilities.workspace.did_change_watched_files = None
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities,
            workspace_folders=[types.WorkspaceFolder(uri=FOLDER.as_uri(), name="folder")]))
    yield
    await lsp_client.shutdown_session()


def place(text, piece, delta=0):
    """Where a piece begins, in UTF-16."""
    before = text[: text.index(piece) + delta].split("\r\n")
    return types.Position(line=len(before) - 1, character=len(before[-1].encode("utf-16-le")) // 2)


async def test_session(client: LanguageClient):
    text = MAIN.read_bytes().decode()
    document = types.TextDocumentIdentifier(uri=MAIN.as_uri())
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=MAIN.as_uri(), language_id="jsonc", version=1, text=text)))
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
    assert [item.code for item in report.items] == ["unknown-key"]
    assert report.items[0].range.start == place(text, '"curv"')
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, report.items[0].range, types.CodeActionContext(diagnostics=[])))
    assert actions[0].title == "write 'curve'"
    text = text.replace('"curv"', '"curve"')
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=MAIN.as_uri(), version=2),
            [types.TextDocumentContentChangeWholeDocument(text=text)]))
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
    assert not report.items
    whole = types.Range(types.Position(0, 0), types.Position(99, 0))
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(document, whole))
    assert hints is not None
    found = await client.text_document_completion_async(
        types.CompletionParams(document, place(text, '"lib.soft"', 1)))
    assert "lib.soft" in [item.label for item in found.items]
    edit = await client.text_document_rename_async(
        types.RenameParams(new_name="gentle", text_document=document, position=place(text, "lib.soft", 5)))
    assert len(edit.document_changes) == 2
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document))
    assert tokens.data and len(tokens.data) % 5 == 0
    items = await client.text_document_prepare_call_hierarchy_async(
        types.CallHierarchyPrepareParams(document, place(text, '"show"', 2)))
    assert items[0].name == "show"
    links = await client.text_document_document_link_async(types.DocumentLinkParams(document))
    assert links[0].target.endswith("lib.motion.json")
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(tab_size=2, insert_spaces=True)))
    assert edits
