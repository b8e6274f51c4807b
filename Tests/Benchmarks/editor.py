"""Time until the editor's server reports errors while a file of 300 lines is typed, beside a whole check of it.

usage: editor.py RXSH FILE...     the files are joined and cut off behind 300 lines
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

LINES = 300
CHANGES = 12
CHECKS = 6


class Server:
    def __init__(self, rxsh):
        self.process = subprocess.Popen([rxsh, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def change(self, version, text):
        """Seconds from a change of the text to its diagnostics."""
        began = time.perf_counter()
        self.send(method="textDocument/didChange", params={
            "textDocument": {"uri": "file:///edited.swift", "version": version}, "contentChanges": [{"text": text}]})
        assert self.receive()["params"]["version"] == version
        return time.perf_counter() - began


def function(number, text):
    """A file as the body of a function, since two files may declare one name."""
    lines = [line for line in text.splitlines() if not line.startswith("import ")]
    return [f"func part{number}() {{", *("  " + line for line in lines), "}"]


def main():
    rxsh, paths = sys.argv[1], sys.argv[2:]
    lines = ["import Foundation", "import RxSwift", "import RxCocoa"]
    for number, path in enumerate(paths):
        more = function(number, pathlib.Path(path).read_text())
        if len(lines) + len(more) > LINES:
            continue
        lines += more
    text = "\n".join(lines) + "\n"
    server = Server(rxsh)
    server.send(id=1, method="initialize", params={})
    server.receive()
    server.send(method="textDocument/didOpen", params={"textDocument": {
        "uri": "file:///edited.swift", "languageId": "swift", "version": 0, "text": text}})
    server.receive()
    typed = "let typed = 12345"
    changes = [server.change(count, text + typed[:count]) for count in range(1, CHANGES + 1)]
    server.process.kill()
    checks = []
    with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
        file.write(text)
        file.flush()
        for _ in range(CHECKS):
            began = time.perf_counter()
            subprocess.run([rxsh, "--check", file.name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            checks.append(time.perf_counter() - began)
    middle = sorted(changes)[len(changes) // 2]
    print(f"editor: {len(lines)} lines, diagnostics {middle * 1000:.0f} ms after a key, "
          f"{middle / min(checks):.2f} x rxsh --check ({min(checks) * 1000:.0f} ms)")


main()
