"""Keys, pasted texts and random bytes for a shell on a pseudo-terminal, and whether it still answers afterwards.

An input is a text whose characters are bytes. The window's size changes where `ESC [ 8 ; ROWS ; COLUMNS t` is in it.
"""
import fcntl
import os
import pathlib
import pty
import random
import re
import select
import shutil
import signal
import struct
import tempfile
import termios
import time

RESIZE = re.compile(rb"\x1b\[8;(\d+);(\d+)t")
KEYS = {
    "enter": "\r", "tab": "\t", "back": "\x7f", "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D", "home": "\x1b[H", "end": "\x1b[F",
    "page": "\x1b[5~", "delete": "\x1b[3~", "word": "\x1b[1;5C", "back word": "\x1b[1;5D", "escape": "\x1b", "shift tab": "\x1b[Z", "feed": "\n",
}
CONTROLS = "abefghklnprtuwxy_"
METAS = "bfdtulcy.<>\x7f\r"
LINES = [
    "let s = PublishSubject<Int>()", "s.onNext(1)", "_ = s.map { $0 * 2 }.subscribe()", ":help", ":help map", ":vars", ":events", ":marble", ":undo", ":trace all", ":graph",
    "Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance).subscribe()", ":dispose", "func f() {", "}", "for i in 0..<3 { print(i) }", "struct S {", "[1, 2",
    '"""', "Observable.of(1, 2, 3).", "let é = \"🇩🇪👨‍👩‍👧\"", "while true {}", "/* ", "*/", "s.", ":", ":load x", ":advance 1s", ":history", ":reset", "?", "import ", "readLine()",
    "URLSession.shared", "try String(contentsOfFile: \"/etc/passwd\")", "$R0", "_", "x = ", ":lesson", ":ask", ":why", ":screen", ":export swift",
]


def keys(number, programs):
    """Keys as someone presses them, and texts as someone pastes them."""
    rng = random.Random(number)
    text = ""
    for _ in range(rng.randint(3, 25)):
        kind = rng.random()
        if kind < 0.3:
            line = rng.choice(LINES)
            text += line[:rng.randint(1, len(line))] if rng.random() < 0.3 else line
        elif kind < 0.4:
            lines = rng.choice(programs).split("\n")
            start = rng.randrange(len(lines))
            pasted = "\n".join(lines[start:start + rng.randint(1, 12)])
            text += "\x1b[200~" + pasted + ("\x1b[201~" if rng.random() < 0.95 else "")
        elif kind < 0.7:
            text += rng.choice(list(KEYS.values())) * rng.choice([1, 1, 1, 2, 9])
        elif kind < 0.85:
            text += chr(ord(rng.choice(CONTROLS)) & 31) if rng.random() < 0.8 else "\x03"
        elif kind < 0.93:
            text += "\x1b" + rng.choice(METAS)
        elif kind < 0.96:
            text += f"\x1b[8;{rng.choice([1, 2, 5, 24, 60])};{rng.choice([1, 2, 9, 20, 80, 300])}t"
        else:
            text += "\r"
    return text.encode("utf-8", "replace").decode("latin-1")


def bytes_at_random(number):
    rng = random.Random(number)
    pieces = []
    for _ in range(rng.randint(1, 40)):
        kind = rng.random()
        if kind < 0.4:
            pieces.append("".join(chr(rng.randrange(256)) for _ in range(rng.randint(1, 20))))
        elif kind < 0.6:
            pieces.append("\x1b" + rng.choice("[]OP_^X") + "".join(rng.choice("0123456789;?<=>!$ '\"") for _ in range(rng.randint(0, 12))) + chr(rng.randrange(0x20, 0x7F)))
        elif kind < 0.8:
            pieces.append(rng.choice(LINES).encode().decode("latin-1"))
        else:
            pieces.append(rng.choice(list(KEYS.values())))
    # The terminal makes signals of these two: the one stops the shell, and the other ends it.
    return "".join(pieces).replace("\x1c", "").replace("\x1a", "")


class Terminal:
    """A shell on a pseudo-terminal that gets inputs one by one; another takes its place when it ends, and after some dozens."""

    INPUTS = 40

    def __init__(self, binary, folder, patience, memory):
        self.binary, self.folder, self.patience, self.memory = binary, folder, patience, memory
        self.process = None

    def start(self):
        self.home = tempfile.mkdtemp(dir=self.folder)
        self.tried = 0
        environment = dict(os.environ, TERM="xterm-256color", HOME=self.home, XDG_STATE_HOME=self.home, XDG_CONFIG_HOME=self.home, EDITOR="true", VISUAL="true",
                           PAGER="true", SWIFT_BACKTRACE="enable=no", TZ="UTC", LANG="C.UTF-8")
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(self.home)
            os.execve(self.binary, [self.binary, "--no-rc", "-q"], environment)
        self.size(24, 80)
        self.seen = b""
        # Until its prompt is up, a shell may be ended by Ctrl-C.
        end = time.monotonic() + 30
        while b"\x1b[?2004h" not in self.seen and time.monotonic() < end:
            self.read(0.1)

    def size(self, rows, columns):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", max(1, rows), max(1, columns), 0, 0))

    def stop(self):
        if self.process:
            try:
                os.kill(self.process, signal.SIGKILL)
                os.waitpid(self.process, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
            os.close(self.terminal)
            shutil.rmtree(self.home, ignore_errors=True)
        self.process = None

    def trial(self, _mode, text):
        """None where all is well, else (kind, what is known of it)."""
        if self.process is None or self.tried >= self.INPUTS:
            self.stop()
            self.start()
            if not self.answers("begin"):
                return self.ended("")
        self.tried += 1
        data = text.encode("latin-1")
        place = 0
        for match in list(RESIZE.finditer(data)) + [None]:
            self.write(data[place:match.start() if match else len(data)])
            if match:
                self.size(int(match[1]), int(match[2]))
                place = match.end()
        if self.answers(str(self.tried)):
            return self.size(24, 80) or self.grown()
        return self.ended(text)

    def write(self, data):
        while data:
            _, writable, _ = select.select([], [self.terminal], [], 0.2)
            self.read(0)
            if writable:
                try:
                    data = data[os.write(self.terminal, data[:256]):]
                except OSError:
                    return
            elif not self.lives():
                return

    def read(self, timeout):
        """False where there is nothing."""
        ready, _, _ = select.select([self.terminal], [], [], timeout)
        if not ready:
            return False
        try:
            part = os.read(self.terminal, 1 << 16)
        except OSError:
            return False
        self.seen = (self.seen + part)[-(1 << 14):]
        return True

    def answers(self, mark):
        """True if the shell evaluates a line. An open paste, search, question or program of the input is ended first."""
        began, end = self.processor_time(), time.monotonic() + 10 * self.patience
        asked = 0
        while time.monotonic() < end and self.processor_time() - began < self.patience:
            if time.monotonic() >= asked:
                self.seen = b""
                self.write(b'\x1b[201~\x07\x03\x03\x15print("still" + " here ' + mark.encode() + b'")\r')
                asked = time.monotonic() + 2
            if not self.read(0.1) and not self.lives():
                return False
            if b"still here " + mark.encode() in self.seen:
                return True
        return False

    def lives(self):
        try:
            process, self.status = os.waitpid(self.process, os.WNOHANG)
        except ChildProcessError:
            return False
        return process == 0

    def processor_time(self):
        """Seconds: on a busy machine an answer takes longer, which is no finding."""
        try:
            fields = pathlib.Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            return 0

    def grown(self):
        pages = pathlib.Path(f"/proc/{self.process}/statm").read_text().split()[1]
        megabytes = int(pages) * os.sysconf("SC_PAGESIZE") >> 20
        if megabytes <= self.memory:
            return None
        self.stop()
        return ("memory", f"{megabytes} MB")

    def ended(self, text):
        """An end that the input asked for is none: the end of input, a command, a program's `exit`."""
        if self.lives():
            self.stop()
            return ("hang", "it does not answer")
        status = self.status
        os.close(self.terminal)
        shutil.rmtree(self.home, ignore_errors=True)
        self.process = None
        return ("crash", f"signal {os.WTERMSIG(status)}") if os.WIFSIGNALED(status) else None
