"""Measures how soon the prompt is back after Ctrl-C, in programs and checks that do not come to an end. Called with the path of rxsh.

Each is entered in a shell of its own on a pseudo-terminal and interrupted after a second. One row says how many were interrupted,
the median and the worst time in milliseconds and which input that was; inputs that ended by themselves are named below, and those that
ended the shell with its exit status and last output: then the status is 1.
"""
import json
import os
import pty
import select
import signal
import statistics
import sys
import tempfile
import time

PROMPT = b"rx> "
TEXT = 'let s = String(repeating: "é ", count: 33_000_000)'
NUMBERS = "let a = Array(0..<20_000_000)"
DEEP = "indirect enum T: Hashable { case leaf; case node(T, T) }; var t = T.leaf; for _ in 0..<60 { t = .node(t, t) }; let u = t"
LIST = "indirect enum L: Hashable { case end; case next(L) }; var l = L.end; for _ in 0..<300_000 { l = .next(l) }"
# Inputs by name: the one entered before, and the one that is interrupted.
PROGRAMS = {
    "loop": ("", "while true {}"),
    "recursion": ("func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }", "f(90)"),
    "split": (TEXT, 'while true { _ = s.split(separator: " ").count }'),
    "components": (TEXT, 'import Foundation; while true { _ = s.components(separatedBy: " ").count }'),
    "uppercased": (TEXT, "while true { _ = s.uppercased() }"),
    "replacing": (TEXT, 'import Foundation; while true { _ = s.replacingOccurrences(of: "é", with: "e") }'),
    "reversed text": (TEXT, "while true { _ = s.reversed().count }"),
    "prefix": (TEXT, "while true { _ = s.hasPrefix(s) }"),
    "folding": (TEXT, "import Foundation; while true { _ = s.folding(options: .diacriticInsensitive, locale: nil) }"),
    "index": (TEXT, "while true { _ = s.index(s.startIndex, offsetBy: 60_000_000) }"),
    "pattern": ('let s = String(repeating: "a", count: 100_000)', 'import Foundation; _ = s.range(of: "(a+)+b", options: .regularExpression)'),
    "encoding": (NUMBERS, "import Foundation; while true { _ = try JSONEncoder().encode(a) }"),
    "decoding": ('import Foundation; let d = Data(("[" + String(repeating: "1,", count: 20_000_000) + "1]").utf8)',
                 "while true { _ = try JSONDecoder().decode([Int].self, from: d) }"),
    "reversed": (NUMBERS, "while true { _ = a.reversed().count }"),
    "sorted": (NUMBERS, "while true { _ = Array(a.reversed()).sorted() }"),
    "set": (NUMBERS, "while true { _ = Set(a).count }"),
    "grouping": (NUMBERS, "while true { _ = Dictionary(grouping: a) { $0 % 3 } }"),
    "equality": (NUMBERS + "; let b = a.map { $0 }", "while true { _ = a == b }"),
    "difference": (NUMBERS, "_ = a.difference(from: a.reversed())"),
    "shared values, equality": (DEEP + "; var v = T.leaf; for _ in 0..<60 { v = .node(v, v) }", "t == v"),
    "shared values, hash": (DEEP, "t.hashValue"),
    "shared values, text": (DEEP, "\"\\(t)\".count"),
    "dump": (LIST, "dump(l)"),
    "description": (LIST, "while true { _ = String(describing: l) }"),
    "sleep": ("", "import Foundation; Thread.sleep(forTimeInterval: 1000)"),
    "semaphore": ("", "DispatchSemaphore(value: 0).wait()"),
    "task": ("", "try await Task.sleep(nanoseconds: 1_000_000_000_000)"),
    "retry": ("", "Observable<Int>.error(RxError.unknown).retry().subscribe()"),
    "repeatElement": ("", "Observable<Int>.repeatElement(1).subscribe()"),
    "flatMap": ("", "Observable.range(start: 0, count: .max).flatMap { Observable.just($0) }.subscribe()"),
}
# Inputs that take a checker without bounds long.
CHECKS = {
    "ternaries": "let x = " + "true ? 1 : " * 60 + "unknown",
    "members": "let x = a" + ".a" * 800,
    "comparisons": "let x = " + " < ".join(["x"] * 1000),
    "literals": "let x = [" + ", ".join(f'"{number}"' for number in range(15_000)) + "]",
    "tuples": "let x = [" + ", ".join(f'({number}, "a", 1.5)' for number in range(3_000)) + "]",
    "closures": "let x = [" + ", ".join(f"{{ $0 + {number} }}" for number in range(2_000)) + "]",
    "names in tuples": "let x = [" + ", ".join(f"(unknown{number}, 1)" for number in range(2_000)) + "]",
    "sums": "let x = [" + ", ".join(f"n{number} + 1" for number in range(2_000)) + "]",
    "dictionary": "let x = [" + ", ".join(f'"{number}": Optional({number} + n{number % 7})' for number in range(3_000)) + "]",
    "coalescing": "let x = " + "nil ?? " * 480 + "1",
    "arrays": "let x = [1]" + " + [1]" * 450,
    "nested maps": "let x = " + "[1].map { a in let b = a; return " * 45 + "unknown" + " }" * 45,
    "wrong lines": "\n".join(f"print(unknown{number})" for number in range(5_000)),
    "operators": "let x = " + " + ".join(["1", "2.5", '"a"', "nil"] * 100),
    "numbers": "let x = 0" + ".0" * 500,
    "nested calls": "let x = " + "Optional(" * 200 + "1" + ")" * 200,
    "chain": "let x = Observable.just(1)" + ".map { [$0] }.flatMap { Observable.from($0) }" * 60,
}


class ShellEnded(Exception):
    """The shell's process ended: its exit status, or the negative number of the signal, and what it wrote last."""


class Shell:
    def __init__(self, binary):
        self.home = tempfile.TemporaryDirectory()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execve(binary, [binary, "--no-rc", "-q", "--no-history"], dict(os.environ, TERM="dumb", HOME=self.home.name, LC_ALL="C.UTF-8"))
        os.set_blocking(self.terminal, False)
        self.seen = b""
        self.prompt(60)

    def read(self):
        """What the shell has written, as far as it is there."""
        try:
            return os.read(self.terminal, 1 << 16)
        except OSError:
            # The other end of the terminal is closed.
            _, status = os.waitpid(self.process, 0)
            self.process = None
            raise ShellEnded(os.waitstatus_to_exitcode(status), self.seen.decode(errors="replace")[-500:]) from None

    def prompt(self, patience):
        """Milliseconds until the prompt is there; nil where it does not come."""
        began, self.seen = time.monotonic(), b""
        while time.monotonic() - began < patience:
            if select.select([self.terminal], [], [], 0.05)[0]:
                self.seen = (self.seen + self.read())[-4096:]
                if self.seen.rstrip(b"\x1b[?204h").endswith(PROMPT.rstrip()) or self.seen.endswith(PROMPT):
                    return (time.monotonic() - began) * 1000
        return None

    def enter(self, text):
        # In pieces, and as far as the terminal takes them: its queue is short, and the shell waits until its echo is read.
        data = text.encode() + b"\n"
        while data:
            readable, writable, _ = select.select([self.terminal], [self.terminal], [])
            if readable:
                self.read()
            if writable:
                try:
                    data = data[os.write(self.terminal, data[:1024]):]
                except BlockingIOError:
                    pass

    def end(self):
        if self.process is not None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.terminal)
        self.home.cleanup()


def interrupted(binary, before, text):
    """Milliseconds from Ctrl-C to the prompt; nil where the input ended by itself. A text that is too long to be typed is loaded."""
    shell = Shell(binary)
    if len(text) > 1000:
        path = os.path.join(shell.home.name, "long.swift")
        with open(path, "w") as file:
            file.write(text)
        text = ":load " + path
    try:
        if before:
            shell.enter(before)
            shell.prompt(120)
        shell.enter(text)
        if shell.prompt(1) is not None:
            return None
        os.write(shell.terminal, b"\x03")
        return shell.prompt(60) or 60_000.0
    finally:
        shell.end()


def main():
    binary, names = sys.argv[1], [name for name in sys.argv[2:] if not name.startswith("--")]
    rows, failures = [], []
    for kind, inputs in (("programs", PROGRAMS), ("checks", {name: ("", text) for name, text in CHECKS.items()})):
        times = {}
        for name, given in inputs.items():
            if names and not any(part in name for part in names):
                continue
            try:
                times[name] = interrupted(binary, *given)
            except ShellEnded as end:
                failures.append((name, *end.args))
        known = {name: value for name, value in times.items() if value is not None}
        worst = max(known, key=known.get, default="")
        rows.append({"inputs": kind, "interrupted": len(known), "median": round(statistics.median(known.values())) if known else 0,
                     "worst": round(known[worst]) if known else 0, "name": worst, "ended": sorted(set(times) - set(known)),
                     "times": {name: round(value) for name, value in known.items()}})
    for name, status, output in failures:
        print(f"the shell ended with {status} in {name}:\n{output}", file=sys.stderr)
    if "--json" in sys.argv:
        print(json.dumps(rows))
        sys.exit(1 if failures else 0)
    for row in rows:
        print(f"{row['inputs']:10} {row['interrupted']:3} interrupted   median {row['median']:5} ms   worst {row['worst']:5} ms ({row['name']})")
        for name, value in sorted(row["times"].items(), key=lambda entry: -entry[1])[:5]:
            print(f"    {value:5} ms  {name}")
        if row["ended"]:
            print(f"    ended by themselves: {', '.join(row['ended'])}")
    sys.exit(1 if failures else 0)


main()
