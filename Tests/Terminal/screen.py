"""A program on a terminal that tests can look at: pexpect runs it, pyte keeps what its screen shows."""

import os
import select
import signal
import time

import pexpect
import pyte

ENTER = "\r"
TAB = "\t"
UP = "\x1b[A"
DOWN = "\x1b[B"
LEFT = "\x1b[D"
CTRL_A = "\x01"
CTRL_C = "\x03"
CTRL_D = "\x04"
CTRL_R = "\x12"
CTRL_Z = "\x1a"
META_ENTER = "\x1b\r"

LONG = "say " + "abcdefghij" * 12
"""An input that is longer than a row."""


def paste(text):
    """The bytes that a terminal sends for a bracketed paste."""
    return "\x1b[200~" + text.replace("\n", "\r") + "\x1b[201~"


def environment(home, **more):
    """The variables that a program under test sees: nothing of the machine's own set-up."""
    names = {
        "HOME": str(home),
        "PATH": os.environ["PATH"],
        "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
        "INPUTRC": "/dev/null",
        "XDG_STATE_HOME": str(home / "state"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "NO_COLOR": "1",
        "PAGER": "",
    }
    names.update(more)
    return {name: value for name, value in names.items() if value is not None}


class Screen:
    """Waits on predicates over the screen and the cursor, never on time."""

    # Long enough for a debug build on a busy machine: only a test that fails waits so long.
    patience = float(os.environ.get("TERMINAL_PATIENCE", "120"))

    def __init__(self, command, home, rows=24, columns=80, **variables):
        self.emulator = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.emulator)
        self.received = ""
        self.has_colors = variables.get("NO_COLOR") == "" or "always" in command
        self.child = pexpect.spawn(
            command[0], command[1:], dimensions=(rows, columns), env=environment(home, **variables),
            encoding="utf-8", codec_errors="replace", timeout=None)
        self.child.delaybeforesend = None
        self.child.delayafterclose = 0.01
        self.child.delayafterterminate = 0.01

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.child.close(force=True)

    # Contents

    @property
    def rows(self):
        """The rows of the screen, without the blanks at their ends."""
        return [row.rstrip() for row in self.emulator.display]

    @property
    def text(self):
        return "\n".join(self.rows).rstrip("\n")

    @property
    def cursor(self):
        return self.emulator.cursor.y, self.emulator.cursor.x

    @property
    def current_row(self):
        return self.rows[self.emulator.cursor.y]

    def at_prompt(self, typed="", prompt="rx> "):
        """True if the cursor stands behind the prompt and the typed text, on one row."""
        return self.current_row == (prompt + typed).rstrip() and self.cursor[1] == width(prompt + typed)

    # Input

    def send(self, keys):
        self.child.send(keys)

    def enter(self, line):
        self.send(line + ENTER)

    def resize(self, rows, columns):
        self.emulator.resize(rows, columns)
        self.child.setwinsize(rows, columns)

    def signal(self, number):
        self.child.kill(number)

    def read_what_is_there(self, seconds):
        """Feeds the emulator with what arrives within this time; False when the program has closed its terminal."""
        ready, _, _ = select.select([self.child.child_fd], [], [], seconds)
        if not ready:
            return True
        try:
            arrived = self.child.read_nonblocking(65536, timeout=0)
        except (pexpect.EOF, OSError):
            return False
        self.received += arrived
        self.stream.feed(arrived)
        return True

    def wait(self, predicate, what=None):
        """Reads until the predicate holds of this screen."""
        deadline = time.monotonic() + self.patience
        while not predicate(self):
            left = deadline - time.monotonic()
            is_open = self.read_what_is_there(max(min(left, 1), 0))
            if predicate(self):
                break
            if not is_open or left <= 0:
                reason = "the program ended" if not is_open else f"nothing after {self.patience:.0f} s"
                raise AssertionError(f"{what or 'what was waited for'}: {reason}; {self.describe()}")
        return self

    def wait_text(self, *texts):
        return self.wait(lambda screen: all(text in screen.text for text in texts), f"waiting for {texts}")

    def wait_prompt(self, typed=""):
        return self.wait(lambda screen: screen.at_prompt(typed), f"waiting for the prompt with {typed!r}")

    def run(self, line):
        """Enters a line and waits until the prompt is back below it."""
        before = len(self.received)
        self.enter(line)

        # The row that was entered must be left behind first, else the wait would see the old prompt. With colours its text does
        # not come in one piece.
        def is_entered():
            return "\n" in self.received[before:] if self.has_colors else not line or line in self.received

        return self.wait(lambda screen: screen.at_prompt() and is_entered())

    def wait_end(self):
        """Reads until the program has ended; its exit status, or minus the signal that ended it."""
        deadline = time.monotonic() + self.patience
        while self.read_what_is_there(0.2) and time.monotonic() < deadline:
            if not self.child.isalive():
                while self.read_what_is_there(0) and select.select([self.child.child_fd], [], [], 0)[0]:
                    pass
                break
        assert time.monotonic() < deadline, f"the program goes on; {self.describe()}"
        self.child.wait() if self.child.isalive() else None
        self.child.close()
        return self.child.exitstatus if self.child.exitstatus is not None else -self.child.signalstatus

    def describe(self):
        frame = "\n".join(f"|{row}" for row in self.rows)
        return f"cursor at {self.cursor}, screen:\n{frame}"


def width(text):
    from wcwidth import wcswidth

    return wcswidth(text)
