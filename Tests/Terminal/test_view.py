"""The live view: its server as an attacker meets it, its page as a browser shows it."""

import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import urllib.parse

import pytest

from browser import Browser
from screen import CTRL_D, Screen

CHAIN = [
    "let query = PublishSubject<String>()",
    "let search = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance).map { $0.uppercased() }",
    "let found = search.subscribe()",
]


class View:
    def __init__(self, shell):
        pattern = r"http://\S+/(?=\s)"
        known = len(re.findall(pattern, shell.received))
        shell.enter(":view")
        shell.wait(lambda screen: len(re.findall(pattern, screen.received)) > known, "the address")
        self.address = re.findall(pattern, shell.received)[-1]
        parts = urllib.parse.urlsplit(self.address)
        self.port = parts.port
        self.path = parts.path
        self.host = f"127.0.0.1:{self.port}"
        shell.wait_prompt()

    def ask(self, path=None, method="GET", body=None, **headers):
        """The status, the headers and the body of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {key.replace("_", "-"): value for key, value in headers.items()}
        connection.request(method, self.path if path is None else path, body, headers)
        answer = connection.getresponse()
        found = answer.status, dict(answer.getheaders()), answer.read()
        connection.close()
        return found

    def send(self, data):
        """The server's answer to bytes, until it closes the connection."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as connection:
            connection.sendall(data)
            answer = b""
            while arrived := connection.recv(65536):
                answer += arrived
            return answer

    def stream(self):
        return EventStream(self)


class EventStream:
    """The events that a page receives."""

    def __init__(self, view):
        self.connection = http.client.HTTPConnection("127.0.0.1", view.port, timeout=30)
        self.connection.request("GET", view.path + "events")
        self.answer = self.connection.getresponse()
        assert self.answer.status == 200

    def close(self):
        self.answer.close()
        self.connection.close()

    def next(self):
        name = self.answer.readline().decode().removeprefix("event: ").strip()
        data = self.answer.readline().decode().removeprefix("data: ")
        assert self.answer.readline() == b"\n"
        return name, json.loads(data)

    def until(self, holds):
        while True:
            name, value = self.next()
            if holds(name, value):
                return value


@pytest.fixture
def shell(rxsh):
    screen = rxsh.start("--no-rc", "--virtual-time").wait_prompt()
    for line in CHAIN:
        screen.run(line)
    return screen


@pytest.fixture
def view(shell):
    return View(shell)


@pytest.fixture
def browser(tmp_path):
    with Browser(tmp_path / "profile") as browser:
        yield browser


# The server


def test_the_page_is_served_below_its_token_only(view):
    status, headers, body = view.ask()
    assert status == 200 and b"<script src=\"view.js\" defer></script>" in body
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "*" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff" and headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cache-Control"] == "no-store" and headers["X-Frame-Options"] == "DENY"
    assert re.fullmatch(r"/[0-9a-f]{32}/", view.path)
    other = "/" + "0" * 32 + "/"
    for path in ("/", "/view.js", other, other + "events", view.path[:-1], view.path[:-2] + "/"):
        status, _, body = view.ask(path)
        assert (status, body) == (404, b""), path


def test_two_sessions_have_different_tokens(view, rxsh):
    other = View(rxsh.start("--no-rc").wait_prompt())
    assert other.path != view.path and other.port != view.port


@pytest.mark.parametrize("path", [
    "../view.js", "..%2fview.js", "%2e%2e/%2e%2e/etc/passwd", "....//etc/passwd", "view.js%00.css", "view.js/..", "\\..\\view.js"])
def test_no_path_leads_elsewhere(view, path):
    assert view.ask(view.path + path)[0] == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "127.0.0.1", "localhost:1", "127.0.0.1:{port}.evil.example"])
def test_another_host_is_refused(view, host):
    assert view.ask(Host=host.format(port=view.port))[0] == 403
    assert view.ask(Host=f"localhost:{view.port}")[0] == 200


def test_missing_and_repeated_hosts_are_refused(view):
    assert b" 403 " in view.send(f"GET {view.path} HTTP/1.0\r\n\r\n".encode())
    both = f"GET {view.path} HTTP/1.1\r\nHost: {view.host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
    assert view.send(both.encode()).startswith((b"HTTP/1.1 403", b"HTTP/1.1 400"))


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "FOO"])
def test_other_methods_are_refused(view, method):
    status, headers, _ = view.ask(method=method)
    assert status == 405 and headers["Allow"] == "GET, HEAD"


def test_requests_come_from_the_page_itself(view):
    request = view.path + "request"
    assert view.ask(request)[0] == 405
    assert view.ask(request, "POST", "{}")[0] == 204
    assert view.ask(request, "POST", "{}", Origin=f"http://{view.host}")[0] == 204
    for origin in ("http://evil.example", "null", f"https://{view.host}"):
        assert view.ask(request, "POST", "{}", Origin=origin)[0] == 403


def test_oversized_requests_are_refused(view):
    request = view.path + "request"
    assert view.ask(request, "POST", "x" * 4096)[0] == 204
    assert view.ask(request, "POST", "x" * 4097)[0] == 413
    head = f"POST {request} HTTP/1.1\r\nHost: {view.host}\r\n"
    chunk = f"{0x2000:x}\r\n".encode() + b"x" * 0x2000 + b"\r\n"
    assert b"204" not in view.send(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + chunk + b"0\r\n\r\n")
    assert b" 200 " not in view.send(f"GET {view.path} HTTP/1.1\r\nHost: {view.host}\r\nX: {'y' * 100_000}\r\n\r\n".encode())
    assert b" 200 " not in view.send(f"GET {view.path}{'y' * 100_000} HTTP/1.1\r\nHost: {view.host}\r\n\r\n".encode())
    assert view.ask()[0] == 200


@pytest.mark.parametrize("body", ["", "[", "null", '{"action":"run","code":"print(1)"}', '{"action":"move","subscription":1,"event":1,"time":1e308}',
                                  "\x00" * 100, '{"action":"explain","event":99999999999999999999}'])
def test_senseless_requests_change_nothing(view, shell, body):
    assert view.ask(view.path + "request", "POST", body)[0] == 204
    shell.run("print(6 * 7)").wait_text("42")


def test_idle_connections_do_not_block_the_page(view, shell):
    stream = view.stream()
    stream.until(lambda name, _: name == "chains")
    idle = [socket.create_connection(("127.0.0.1", view.port)) for _ in range(300)]
    try:
        # Connections without a request are closed; waiting ones are served then, established ones meanwhile.
        shell.run('query.onNext("a")')
        stream.until(lambda name, value: name == "chains" and ">a<" in value[0]["marbles"])
        assert view.ask()[0] == 200
    finally:
        for connection in idle:
            connection.close()


def test_pages_beyond_the_limit_take_the_place_of_the_oldest(view):
    streams = [view.stream() for _ in range(17)]
    streams[0].until(lambda name, _: name == "replaced")
    assert streams[0].answer.readline() == b""
    streams[16].until(lambda name, _: name == "chains")


def test_the_view_ends_with_its_command(view, shell):
    stream = view.stream()
    stream.until(lambda name, _: name == "chains")
    shell.run(":view off")
    while stream.answer.readline():
        pass
    with pytest.raises(OSError):
        view.ask()
    assert View(shell).path != view.path
    shell.send(CTRL_D)
    assert shell.wait_end() == 0


def test_only_addresses_of_this_machine_are_listened_on(rxsh):
    shell = rxsh.start("--no-rc", "--view-host", "0.0.0.0").wait_prompt()
    shell.run(":view").wait_text("'0.0.0.0' is no address to listen on")
    shell = rxsh.start("--no-rc", "--view-host", "203.0.113.1").wait_prompt()
    shell.run(":view").wait_text("cannot be served on 203.0.113.1")


def test_without_its_library_the_view_says_what_to_install(rxsh, tmp_path):
    program = pathlib.Path(rxsh.path).resolve()
    # Libraries are looked for in the folder of the program.
    folder = program.parent / "alone"
    folder.mkdir(exist_ok=True)
    alone = folder / "rxsh"
    alone.unlink(missing_ok=True)
    os.link(program, alone)
    try:
        with Screen([str(alone), "--no-rc"], tmp_path) as shell:
            shell.wait_prompt().run(":view")
            shell.wait_text("there is no live view without libViewServing", "apt-get install libmicrohttpd-dev")
    finally:
        shutil.rmtree(folder)


def test_the_start_links_what_it_needs_alone(rxsh):
    """Each library costs time at every start; what serves the view, talks to the network or words a syntax error is loaded later."""
    libraries = subprocess.run(["ldd", rxsh.path], capture_output=True, text=True).stdout
    assert "libc.so" in libraries
    later = ["microhttpd", "ViewServing", "FoundationNetworking", "FoundationXML", "curl", "cmark", "SwiftParserDiagnostics"]
    assert [name for name in later if name in libraries] == []


# The page


def centre(browser, expression):
    """Scrolls an element into sight; the point in its middle."""
    return browser.evaluate(
        f"(() => {{ const e = {expression}; e.scrollIntoView({{block: 'center'}}); const r = e.getBoundingClientRect();"
        " return [r.x + r.width / 2, r.y + r.height / 2] })()")


def marble(row, value):
    """The marble of a value in a chain, the row counted among those that show it."""
    return f"""[...document.querySelectorAll('.marbles g')].filter(
        (each) => each.querySelector('text').textContent === '{value}')[{row}]"""


def test_the_page_shows_what_the_session_did(view, shell, browser):
    browser.open(view.address)
    browser.wait("document.querySelectorAll('.chain').length == 1")
    shell.run('query.play("a-b-----c|")')
    shell.run(":advance 2s")
    browser.wait("document.querySelector('#clock').textContent === '2.000 s virtual'")
    browser.wait(f"!!({marble(0, 'C')})")
    assert browser.evaluate("document.querySelector('#subscriptions .count').textContent") == "2"
    assert "completed" in browser.evaluate("document.querySelector('#subscriptions').textContent")
    assert "debounce 300ms" in browser.evaluate("document.querySelector('.graph').textContent")
    # Values flow, and arrive.
    browser.wait("!!document.querySelector('.flow')")
    browser.wait("!document.querySelector('.flow')")
    # A reload shows the same.
    browser.reload()
    browser.wait(f"!!({marble(0, 'C')})")
    assert browser.errors == []


def test_a_click_explains_and_a_drag_runs_the_chain_again(view, shell, browser):
    shell.run('query.play("a-b-----c|")')
    shell.run(":advance 2s")
    browser.open(view.address)
    browser.wait(f"!!({marble(0, 'C')})")
    browser.click(*centre(browser, marble(0, "C")))
    browser.wait("document.querySelectorAll('#cause li').length > 2")
    causes = browser.evaluate("document.querySelector('#cause').textContent")
    assert 'next("c")' in causes and 'next("C")' in causes
    assert browser.evaluate("document.querySelectorAll('.because').length") >= 2
    # "b" behind what "a" had replaced it with: now "a" comes through, too.
    x, y = centre(browser, marble(0, "b"))
    browser.drag((x, y), (x + 50, y))
    browser.wait("!!document.querySelector('.restore')")
    browser.wait(f"!!({marble(0, 'A')})")
    browser.evaluate("document.querySelector('.restore').click()")
    browser.wait(f"!({marble(0, 'A')})")
    assert browser.errors == []


def test_values_are_shown_as_text(view, shell, browser):
    browser.open(view.address)
    shell.run('let page = Observable.of("<img src=x onerror=alert(1)>", "</title><script>alert(2)</script>").subscribe()')
    browser.wait("document.querySelector('.marbles').textContent.includes('<script>')")
    assert browser.evaluate("document.querySelectorAll('img, svg script').length") == 0
    assert browser.errors == []


def test_the_page_keeps_up_with_many_events_and_may_be_closed(view, shell, browser):
    browser.open(view.address)
    browser.wait("document.querySelectorAll('.chain').length == 1")
    shell.run(":trace off")
    shell.run("let numbers = PublishSubject<Int>()")
    shell.run("let sums = numbers.scan(0, accumulator: +).subscribe()")
    shell.run("for i in 1...10_000 { numbers.onNext(i) }")
    browser.wait("document.querySelector('#subscriptions .count').textContent === '10000'")
    browser.wait("document.querySelector('.marbles').textContent.includes('50005000')")
    browser.open("about:blank")
    shell.run("for i in 1...10_000 { numbers.onNext(i) }")
    browser.open(view.address)
    browser.wait("document.querySelector('#subscriptions .count').textContent === '20000'")
    assert browser.errors == []


def test_real_time_moves(rxsh, browser):
    shell = rxsh.start("--no-rc").wait_prompt()
    shell.run(":trace off")
    shell.run("let ticks = Observable<Int>.interval(.milliseconds(50), scheduler: MainScheduler.instance).subscribe()")
    browser.open(View(shell).address)
    browser.wait("!!document.querySelector('.chain')")
    first = browser.evaluate("document.querySelector('#clock').textContent")
    browser.wait(f"document.querySelector('#clock').textContent !== {json.dumps(first)}")
    count = browser.evaluate("Number(document.querySelector('#subscriptions .count').textContent)")
    browser.wait(f"Number(document.querySelector('#subscriptions .count').textContent) > {count}")
    assert "real" in first


def test_the_lesson_is_shown_and_the_chosen_chain(view, shell, browser):
    browser.open(view.address)
    shell.run("let other = Observable.of(1).subscribe()")
    shell.run(":view #1")
    browser.wait("document.querySelectorAll('.chain').length === 1 && document.querySelector('.chain').dataset.number === '1'")
    shell.run(":lesson 1")
    browser.wait("!document.querySelector('#lesson').hidden")
    assert "What a stream is" in browser.evaluate("document.querySelector('#lesson').textContent")
    assert browser.errors == []


def test_the_time_of_an_exercise_is_shown(view, shell, browser):
    browser.open(view.address)
    shell.enter(":timer 10m")
    browser.wait("/^(10:00|9:5\\d)$/.test(document.querySelector('#timer').textContent)")
    shell.enter(":timer off")
    browser.wait("document.querySelector('#timer').textContent === ''")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_theme_and_size_are_remembered(view, shell, browser, tmp_path, scheme):
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    browser.open(view.address)
    browser.wait(f"document.documentElement.dataset.theme === '{scheme}'")
    browser.evaluate("document.querySelector('#theme').click(); document.querySelector('#larger').click()")
    other = {"light": "dark", "dark": "light"}[scheme]
    browser.reload()
    browser.wait(f"document.documentElement.dataset.theme === '{other}' && document.documentElement.dataset.size === '1'")
    ground = browser.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == {"light": "rgb(243, 244, 246)", "dark": "rgb(1, 4, 9)"}[other]
