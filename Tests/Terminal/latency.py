"""Measures what a user at the terminal waits for. Called with the path of rxsh; prints one row a figure.

Each figure is a median and the worst of its tries, taken from bytes on the pseudo-terminal, without an emulator.
"""

import fcntl
import os
import pty
import re
import select
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

PROMPT = b"rx> "

MANY_SUBSCRIPTIONS = [
    ":trace off", "let s = PublishSubject<Int>()", "let bag = DisposeBag()",
    "for _ in 1...100_000 { s.subscribe(onNext: { _ in }).disposed(by: bag) }"]
FLOOD = [
    ":trace off", "let events = PublishSubject<Int>()", "let seen = events.subscribe(onNext: { print($0) })",
    "let timer = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)"
    ".subscribe(onNext: { _ in for i in 1...100 { events.onNext(i) } })"]


# A timer whose turns never leave the run loop idle, though each of them ends.
RUNAWAY_INTERVAL = (
    "let runaway = Observable<Int>.interval(.microseconds(1), scheduler: MainScheduler.instance)"
    '.subscribe(onNext: { print("tick", $0) })')


# Text typed for the figures with colours; a block of 200 lines around it.
KEYS = "let query = PublishSubject<String>(); query.map { $0.count + 1 } // 한국어 "
BLOCK = ["func block() {"] + [
    f'  let value{number} = query.filter {{ $0 != "{number}" }}.map {{ $0.count + {number} }}  // 한국어' for number in range(198)
] + ["}"]


class Terminal:
    def __init__(self, command, home, **variables):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        names = {
            "HOME": home, "PATH": os.environ["PATH"], "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
            "INPUTRC": "/dev/null", "NO_COLOR": "1", **variables}
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=names, start_new_session=True,
            # Without a controlling terminal Ctrl-C is echoed and reaches no process.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(slave)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def read_until(self, holds, patience=120):
        read = b""
        deadline = time.perf_counter() + patience
        while not holds(read):
            if not select.select([self.master], [], [], max(deadline - time.perf_counter(), 0))[0]:
                sys.exit(f"nothing came for {patience} s after {read[-400:]!r}")
            read += os.read(self.master, 65536)
        return read

    def enter(self, line):
        os.write(self.master, line.encode() + b"\r")
        # The prompt of the line itself stands before the newline that entering it prints.
        self.read_until(lambda read: b"\n" in read and PROMPT in read.split(b"\n", 1)[1])

    def pass_time(self, seconds):
        deadline = time.perf_counter() + seconds
        while (left := deadline - time.perf_counter()) > 0:
            if select.select([self.master], [], [], left)[0]:
                os.read(self.master, 65536)

    def key_delays(self, tries=40):
        """A key that nothing else prints, typed and erased again."""
        delays = []
        for _ in range(tries):
            start = time.perf_counter()
            os.write(self.master, b"~")
            self.read_until(lambda read: b"~" in read)
            delays.append(time.perf_counter() - start)
            os.write(self.master, b"\x7f")
            self.pass_time(0.013)
        return delays

    def typing_delays(self, sequence, keys=1000):
        """Keys one after the other, each typed when the one before was shown."""
        delays = []
        while len(delays) < keys:
            for key in sequence:
                start = time.perf_counter()
                os.write(self.master, key.encode())
                self.read_until(len)
                delays.append(time.perf_counter() - start)
                self.pass_time(0.002)
        return delays[:keys]

    def interrupt_delays(self, line, is_running=lambda read: b"\n" in read, tries=12):
        """From Ctrl-C until the prompt is back, while an evaluation or a turn of the run loop does not end."""
        delays = []
        for _ in range(tries):
            os.write(self.master, line.encode() + b"\r")
            self.read_until(is_running)
            self.pass_time(0.15)
            start = time.perf_counter()
            os.write(self.master, b"\x03")
            self.read_until(lambda read: b"interrupted" in read and PROMPT in read.split(b"interrupted", 1)[1], patience=10)
            delays.append(time.perf_counter() - start)
        return delays


def view_delays(terminal, tries=40):
    """From Return until the live view has sent the marble, the other side of the socket being a page that only counts."""
    for line in (":trace off", "let s = PublishSubject<Int>()", "let d = s.scan(0, accumulator: +).subscribe()"):
        terminal.enter(line)
    os.write(terminal.master, b":view\r")
    read = terminal.read_until(lambda read: re.search(rb"http://127.0.0.1:(\d+)(/\w+/)\s", read) and read.endswith(PROMPT))
    port, path = re.search(rb"http://127.0.0.1:(\d+)(/\w+/)\s", read).groups()
    delays = []
    with socket.create_connection(("127.0.0.1", int(port)), timeout=60) as page:
        page.sendall(b"GET " + path + b"events HTTP/1.1\r\nHost: 127.0.0.1:" + port + b"\r\n\r\n")
        received = page.recv(65536)
        for count in range(1, tries + 1):
            number = 1000 + count
            start = time.perf_counter()
            os.write(terminal.master, b"s.onNext(%d)\r" % number)
            # Text in the drawing is escaped once more, as JSON.
            while b">%d<" % number not in received:
                received = received[-200:] + page.recv(1 << 20)
            delays.append(time.perf_counter() - start)
            terminal.read_until(lambda read: read.endswith(PROMPT))
    return delays


def start_of(command, home):
    start = time.perf_counter()
    with Terminal(command, home) as terminal:
        terminal.read_until(lambda read: PROMPT in read)
        return time.perf_counter() - start


def start_of_python():
    start = time.perf_counter()
    subprocess.run(["python3", "-S", "-E", "-c", "pass"], check=True)
    return time.perf_counter() - start


def report(name, seconds, limit):
    print(f"{name:<52}{statistics.median(seconds) * 1000:8.1f} ms   worst {max(seconds) * 1000:7.1f} ms   {limit}")


def report_typing(name, seconds):
    """A key shows within 5 ms in the median and 20 ms at the 99th percentile."""
    median, percentile = statistics.median(seconds) * 1000, statistics.quantiles(seconds, n=100)[98] * 1000
    print(f"{name:<52}{median:8.1f} ms   99th  {percentile:7.1f} ms   at most 5 and 20 ({len(seconds)} keys)")


def measure_typing(command, home):
    for name, lines in (("a key with colours", []), ("a key with colours in a block of 200 lines", BLOCK)):
        with Terminal(command, home, NO_COLOR="") as terminal:
            terminal.read_until(lambda read: PROMPT in read)
            terminal.pass_time(2)
            os.write(terminal.master, ("\x1b[200~" + "\r".join(lines) + "\x1b[201~").encode() if lines else b"")
            # Into the middle of it.
            os.write(terminal.master, b"\x1b[A" * (len(lines) // 2) + (b"\x1b\r" if lines else b""))
            terminal.pass_time(2)
            # Text, and then as many keys that erase it.
            report_typing(name, terminal.typing_delays([*KEYS, *"\x7f" * len(KEYS)]))
    with Terminal(command, home, NO_COLOR="") as terminal:
        terminal.read_until(lambda read: PROMPT in read)
        terminal.pass_time(2)
        os.write(terminal.master, b"[1].\t")
        terminal.pass_time(2)
        report_typing("a key in the menu of completions", terminal.typing_delays(["\x1b[B"]))


def main():
    command = [sys.argv[1], "--no-rc"]
    with tempfile.TemporaryDirectory() as home:
        starts, pythons = [], []
        for _ in range(30):
            starts.append(start_of(command, home))
            pythons.append(start_of_python())
        report("python3 -S -E -c pass", pythons, "")
        ratio = statistics.median(starts) / statistics.median(pythons)
        report("process to first prompt", starts, f"{ratio:.2f} times python3, at most 1.30")
        for name, lines in (("an idle session", []), ("100,000 subscriptions alive", MANY_SUBSCRIPTIONS),
                            ("a timer that prints 100,000 events a second", FLOOD)):
            with Terminal(command, home) as terminal:
                terminal.read_until(lambda read: PROMPT in read)
                for line in lines:
                    terminal.enter(line)
                terminal.pass_time(0.5)
                report(f"a key, {name}", terminal.key_delays(), "at most 20")
        measure_typing(command, home)
        with Terminal(command + ["--virtual-time"], home) as terminal:
            terminal.read_until(lambda read: PROMPT in read)
            report("a push, until the live view has sent it", view_delays(terminal), "at most 100")
        for name, line, is_running in (
                ("while true {}", "while true {}", lambda read: b"\n" in read),
                ("repeatElement", "Observable.repeatElement(1).subscribe()", lambda read: b"\n" in read),
                ("an interval of a microsecond", RUNAWAY_INTERVAL, lambda read: b"\ntick" in read)):
            with Terminal(command, home) as terminal:
                terminal.read_until(lambda read: PROMPT in read)
                terminal.enter(":trace off")
                report(f"Ctrl-C, {name}", terminal.interrupt_delays(line, is_running), "at most 100")


if __name__ == "__main__":
    main()
