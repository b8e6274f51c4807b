"""The line with which a session begins."""

import re
import signal

import pytest

from screen import CTRL_D, Screen

BANNERS = [
    (24, 80, "rxsh 0.1.0 · Rx playground · :help to begin, Ctrl-D to leave"),
    (40, 120, "rxsh 0.1.0 · Rx playground · :help to begin, Ctrl-D to leave"),
    (12, 40, "rxsh 0.1.0 · :help to begin"),
]


def start(rxsh, *arguments, **options):
    screen = Screen([rxsh.path, *arguments], rxsh.home, **options)
    rxsh.screens.append(screen)
    return screen


@pytest.mark.parametrize("rows, columns, banner", BANNERS)
def test_a_session_on_a_terminal_begins_with_one_line(rxsh, rows, columns, banner):
    shell = start(rxsh, rows=rows, columns=columns).wait_prompt()
    assert shell.rows[:3] == [banner, "rx>", ""]
    shell.send(CTRL_D)
    assert shell.wait_end() == 0


@pytest.mark.parametrize("arguments", [["--quiet"], ["-q"], ["--no-rc", "-q", "-e", "let a = 1", "-i"]])
def test_a_quiet_session_begins_with_the_prompt(rxsh, arguments):
    shell = start(rxsh, *arguments).wait_prompt()
    assert "playground" not in shell.received


def test_the_start_up_file_can_leave_it_out(rxsh):
    config = rxsh.home / "config" / "rxsh"
    config.mkdir(parents=True)
    (config / "start.swift").write_text("let 시작 = 1\n:banner off\n")
    shell = start(rxsh).wait_prompt()
    shell.run("시작")
    assert "playground" not in shell.received and "$R0: Int = 1" in shell.rows


def test_nothing_else_begins_with_it(rxsh):
    assert rxsh.pipe("--no-rc", input="print(1)\n")[0] == "1\n"
    assert rxsh.pipe("-e", "print(1)")[0] == "1\n"
    shell = start(rxsh, "-e", "print(1)")
    assert shell.wait_end() == 0 and "playground" not in shell.received


def test_a_session_that_has_died_is_told_of_at_the_next_start(rxsh):
    first = start(rxsh, "--no-rc").wait_prompt()
    first.run("let a = 41")
    first.child.kill(signal.SIGKILL)
    first.child.wait()
    second = start(rxsh, "--no-rc").wait_prompt()
    note = [row for row in second.rows if row.startswith("note: a session died at ")]
    assert re.fullmatch(r".* at \d\d:\d\d; 'rxsh --restore' enters its input again", note[0])
    # Once is enough; the inputs are kept.
    assert "session died" not in start(rxsh, "--no-rc").wait_prompt().text
    third = start(rxsh, "--no-rc", "--restore").wait_prompt()
    third.wait_text("1 input was entered again")
    assert "session died" not in third.text
    assert "session died" not in start(rxsh, "--no-rc").wait_prompt().text
