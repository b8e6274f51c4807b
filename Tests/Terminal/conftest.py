"""Where the programs under test are and how scenarios start them."""

import os
import pathlib
import subprocess

import pytest

from screen import Screen, environment

ROOT = pathlib.Path(__file__).resolve().parents[2]


def binary(variable, product):
    path = os.environ.get(variable)
    if path:
        return path
    for configuration in ("release", "debug"):
        candidate = ROOT / ".build" / configuration / product
        if candidate.exists():
            return str(candidate)
    pytest.fail(f"no {product}: build it with 'swift build --product {product}' or name it in {variable}")


class Program:
    """A program with a home of its own, which its sessions share."""

    def __init__(self, path, home, options=()):
        self.path = path
        self.home = home
        # Of each session on a terminal.
        self.options = options
        self.screens = []

    def start(self, *arguments, **options):
        screen = Screen([self.path, *self.options, *arguments], self.home, **options)
        self.screens.append(screen)
        return screen

    def pipe(self, *arguments, input="", timeout=60, **variables):
        """Runs it without a terminal. Bytes go in; text, the error text and the status come out."""
        data = input if isinstance(input, bytes) else input.encode()
        result = subprocess.run(
            [self.path, *arguments], input=data, capture_output=True, timeout=timeout,
            env=environment(self.home, **variables))
        return result.stdout.decode(errors="replace"), result.stderr.decode(errors="replace"), result.returncode

    def close(self):
        for screen in self.screens:
            screen.__exit__()


@pytest.fixture
def echo_shell(tmp_path):
    program = Program(binary("ECHO_SHELL", "echo-shell"), tmp_path)
    yield program
    program.close()


@pytest.fixture
def rxsh(tmp_path):
    program = Program(binary("RXSH", "rxsh"), tmp_path, ["--quiet"])
    yield program
    program.close()


@pytest.fixture
def fifo(tmp_path):
    """A pipe by name: what a test writes there the echo shell prints, from another thread."""
    path = tmp_path / "fifo"
    os.mkfifo(path)
    descriptor = os.open(path, os.O_RDWR)

    class Fifo:
        name = str(path)

        def print(self, text):
            os.write(descriptor, text.encode())

    yield Fifo()
    os.close(descriptor)


@pytest.fixture
def shell(echo_shell, fifo):
    """A session of the echo shell, at its first prompt."""
    return echo_shell.start(ECHO_SHELL_FIFO=fifo.name).wait_prompt()
