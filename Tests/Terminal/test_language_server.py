"""The editor's server, spoken to as an editor does: messages on standard input and output."""

import json
import subprocess

import pytest

from screen import environment

URI = "file:///tmp/a.swift"


class Editor:
    def __init__(self, rxsh):
        self.process = subprocess.Popen(
            [rxsh.path, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(rxsh.home))
        self.number = 0

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            name, value = line.split(b":")
            length = int(value) if name.lower() == b"content-length" else length
        return json.loads(self.process.stdout.read(length))

    def ask(self, method, **parameters):
        self.number += 1
        self.send(id=self.number, method=method, params=parameters)
        answer = self.receive()
        assert answer["id"] == self.number
        return answer

    def at(self, method, line, character, **more):
        return self.ask(
            "textDocument/" + method, textDocument={"uri": URI}, position={"line": line, "character": character},
            **more)["result"]

    def diagnostics(self, method, **document):
        self.send(method=method, params=document)
        message = self.receive()
        assert message["method"] == "textDocument/publishDiagnostics" and message["params"]["uri"] == URI
        return message["params"]["diagnostics"]

    def open(self, text):
        return self.diagnostics("textDocument/didOpen", textDocument={
            "uri": URI, "languageId": "swift", "version": 1, "text": text})

    def change(self, text):
        return self.diagnostics(
            "textDocument/didChange", textDocument={"uri": URI, "version": 2}, contentChanges=[{"text": text}])


@pytest.fixture
def editor(rxsh):
    editor = Editor(rxsh)
    result = editor.ask("initialize", processId=None, rootUri=None, capabilities={})["result"]
    assert result["capabilities"]["hoverProvider"]
    editor.send(method="initialized", params={})
    yield editor
    if editor.process.poll() is None:
        assert editor.ask("shutdown")["result"] is None
        editor.send(method="exit")
        assert editor.process.wait(60) == 0


def test_diagnostics_come_while_typing_with_columns_in_utf16(editor):
    found = editor.open('let e = "😀".cuont\n')
    assert [d["severity"] for d in found] == [1]
    assert found[0]["range"]["start"] == {"line": 0, "character": 13}
    assert "did you mean 'count'?" in found[0]["message"]
    assert editor.change('let e = "😀".count\nprint(e)\n') == []


def test_hover_tells_the_type_and_shows_a_marble_diagram(editor):
    editor.open("let s = PublishSubject<String>()\nlet t = s.debounce(.seconds(1), scheduler: MainScheduler.instance)\n_ = t\n")
    assert "t: Observable<String>" in editor.at("hover", 1, 4)["contents"]["value"]
    text = editor.at("hover", 1, 12)["contents"]["value"]
    assert "debounce(" in text and "--a-b-----c---|" in text


def test_completion_lists_members_with_their_signatures(editor):
    editor.open("let s = PublishSubject<Int>()\ns.onN\n")
    items = editor.at("completion", 1, 5)["items"]
    assert [item["label"] for item in items] == ["onNext"] and "Int" in items[0]["detail"]


def test_signature_help_counts_arguments(editor):
    editor.open("func add(_ a: Int, to b: Int) -> Int { a + b }\nprint(add(1, to: 2))\n")
    found = editor.at("signatureHelp", 1, 16)
    assert found["activeParameter"] == 1 and "to b: Int" in found["signatures"][0]["label"]


def test_definition_finds_where_a_name_is_declared(editor):
    editor.open("struct A { let size = 1 }\nlet a = A()\nprint(a.size)\n")
    assert editor.at("definition", 2, 6)["range"]["start"] == {"line": 1, "character": 4}
    assert editor.at("definition", 2, 9)["range"]["start"] == {"line": 0, "character": 15}


def test_hover_and_definition_answer_beside_errors(editor):
    editor.open(
        "struct Model { var count = 0\n  func next() -> Int { count + 1 } }\nlet model = Model()\n"
        'let wrong: Int = "a"\nlet n = model.next()\n')
    for line, character, text in ((2, 5, "model: Model"), (4, 4, "n: Int"), (4, 10, "model: Model"), (4, 15, "next() -> Int")):
        assert text in editor.at("hover", line, character)["contents"]["value"]
    assert editor.at("definition", 4, 9)["range"]["start"] == {"line": 2, "character": 4}
    assert editor.at("definition", 4, 15)["range"]["start"] == {"line": 1, "character": 7}


def test_a_fix_it_is_an_edit(editor):
    editor.open("let s = PublishSubject<Int>()\n_ = s.observeOn(MainScheduler.instance)\n")
    place = {"start": {"line": 1, "character": 6}, "end": {"line": 1, "character": 15}}
    actions = editor.ask("textDocument/codeAction", textDocument={"uri": URI}, range=place, context={"diagnostics": []})
    edits = actions["result"][0]["edit"]["changes"][URI]
    assert [edit["newText"] for edit in edits] == ["observe", "on: "]


def test_an_unknown_request_is_answered_with_an_error(editor):
    assert editor.ask("no/such")["error"]["code"] == -32601


def test_of_changes_that_come_together_the_last_is_checked(editor):
    editor.open("let a = 1\n")
    body = b""
    for count in range(1, 40):
        text = "let a = 1\n" + "let b: String = 1\n" * count
        message = {"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {
            "textDocument": {"uri": URI, "version": 2 + count}, "contentChanges": [{"text": text}]}}
        encoded = json.dumps(message).encode()
        body += b"Content-Length: %d\r\n\r\n" % len(encoded) + encoded
    editor.process.stdin.write(body)
    editor.process.stdin.flush()
    found = [editor.receive()["params"]]
    while found[-1]["version"] != 41:
        found.append(editor.receive()["params"])
    # A pipe holds them all; the first may be checked before the others are there.
    assert len(found) <= 3 and len(found[-1]["diagnostics"]) >= 39


def test_positions_count_utf16_units_of_wide_characters(editor):
    found = editor.open('let 日本 = "👩‍💻é"; let n: Int = "한국"\n')
    assert found[0]["range"] == {"start": {"line": 0, "character": 32}, "end": {"line": 0, "character": 36}}
    assert editor.change('let 日本 = "👩‍💻é"; let n: String = "한국"\n') == []
    assert editor.at("hover", 0, 5)["range"] == {
        "start": {"line": 0, "character": 4}, "end": {"line": 0, "character": 6}}


def test_a_cancelled_request_is_answered_with_an_error(editor):
    editor.open("let a = 1\n")
    messages = [
        {"id": 70, "method": "textDocument/hover", "params": {
            "textDocument": {"uri": URI}, "position": {"line": 0, "character": 4}}},
        {"id": 71, "method": "textDocument/hover", "params": {
            "textDocument": {"uri": URI}, "position": {"line": 0, "character": 4}}},
        {"method": "$/cancelRequest", "params": {"id": 71}},
    ]
    body = b""
    for message in messages:
        encoded = json.dumps({"jsonrpc": "2.0", **message}).encode()
        body += b"Content-Length: %d\r\n\r\n" % len(encoded) + encoded
    editor.process.stdin.write(body)
    editor.process.stdin.flush()
    answers = {answer["id"]: answer for answer in (editor.receive(), editor.receive())}
    assert "result" in answers[70]
    assert answers[71].get("error", {}).get("code") == -32800


def test_what_is_no_message_is_answered_with_an_error(editor):
    def raw(body):
        editor.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        editor.process.stdin.flush()
        answer = editor.receive()
        return answer["id"], answer["error"]["code"]

    assert raw(b"{not json") == (None, -32700)
    assert raw(b"[1, 2]") == (None, -32600)
    assert raw(b'{"jsonrpc": "2.0", "id": 5}') == (5, -32600)
    assert editor.ask("textDocument/hover", other=1)["error"]["code"] == -32602
    editor.open("let a = 1\n")
    assert editor.at("hover", 9999, 9999) is None
    assert editor.ask(
        "textDocument/definition", textDocument={"uri": URI}, position={"line": -1, "character": -5})["result"] is None


def test_input_that_ends_within_a_message_ends_the_server(rxsh):
    out, err, status = rxsh.pipe("lsp", input="Content-Length: 300\r\n\r\n{{{")
    assert status == 1 and "Fatal" not in err
