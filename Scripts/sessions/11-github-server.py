#!/usr/bin/env python3
"""A small stand-in for GitHub, for the story of the sign-up: it knows a few users and takes new ones.

  python3 Scripts/sessions/11-github-server.py [PORT]      8000 unless said, any free one for 0

  GET  /NAME, GET /users/NAME     200 for a user, 404 for a name that is free
  POST /signup                    201, with username=…&password=… as the body; 409 where the name is taken

It listens on 127.0.0.1 only, forgets everything when it ends, and answers after a moment, as a server does.
"""
import json
import sys
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

USERS = {"ada", "abc", "grace"}


class GitHub(BaseHTTPRequestHandler):
    timeout = 10

    def answer(self, status, content):
        time.sleep(0.05)
        body = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        name = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path.rsplit("/", 1)[-1]).lower()
        if name in USERS:
            self.answer(200, {"login": name})
        else:
            self.answer(404, {"message": "Not Found"})

    def do_POST(self):
        length = min(int(self.headers.get("Content-Length") or 0), 10_000)
        form = urllib.parse.parse_qs(self.rfile.read(length).decode(errors="replace"))
        name = form.get("username", [""])[0].lower()
        if self.path != "/signup" or not name or not form.get("password"):
            self.answer(400, {"message": "username and password are needed"})
        elif name in USERS:
            self.answer(409, {"message": "taken"})
        else:
            USERS.add(name)
            self.answer(201, {"login": name})

    def log_message(self, *_):
        pass


def main():
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8000), GitHub)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


main()
