"""Keys typed while a program runs, and the state of the terminal meanwhile."""

import os
import signal
import termios

import pytest

from screen import CTRL_C, CTRL_D, ENTER


def test_what_is_typed_during_an_evaluation_is_read_after_it(shell):
    shell.enter("spin")
    shell.wait(lambda screen: screen.cursor == (1, 0))
    shell.send("say later" + ENTER)
    shell.send(CTRL_C)
    # Ctrl-C flushes what a terminal holds, so what comes after it is what is read.
    shell.wait_text("interrupted").wait_prompt()
    shell.run("say now")
    assert "now" in shell.rows


def test_what_is_typed_during_an_evaluation_shows_at_the_next_prompt_and_nowhere_else(shell):
    shell.enter("spin")
    shell.wait(lambda screen: screen.cursor == (1, 0))
    shell.send("say later" + ENTER)
    # From elsewhere: the key would throw away what was typed.
    shell.signal(signal.SIGINT)
    shell.wait_text("\nlater").wait_prompt()
    assert shell.rows[:6] == ["rx> spin", "^C", "interrupted", "rx> say later", "later", "rx>"]


def test_a_long_line_typed_during_an_evaluation_is_kept_whole(shell):
    shell.enter("spin")
    shell.wait(lambda screen: screen.cursor == (1, 0))
    # More than a terminal that edits lines by itself would take.
    text = "x" * 6000
    shell.send("say " + text + ENTER)
    shell.signal(signal.SIGINT)
    shell.wait(lambda screen: text + "\r\n" in screen.received).wait_prompt()


@pytest.mark.parametrize("end", ["quit", CTRL_D, signal.SIGTERM, "spin"])
def test_whatever_ends_it_the_terminal_echoes_again(shell, end):
    terminal = os.dup(shell.child.child_fd)
    shell.run("say hello")
    assert not termios.tcgetattr(terminal)[3] & termios.ECHO
    if end == "spin":
        shell.enter("spin")
        shell.wait(lambda screen: screen.current_row == "" and screen.cursor[1] == 0)
        end = signal.SIGTERM
    shell.signal(end) if isinstance(end, signal.Signals) else shell.send(end if end == CTRL_D else end + ENTER)
    shell.wait_end()
    assert termios.tcgetattr(terminal)[3] & termios.ECHO
    os.close(terminal)


def test_several_inputs_typed_at_once_are_read_one_after_another(shell):
    shell.send("say 1" + ENTER + "say 2" + ENTER + "say 3" + ENTER)
    shell.wait(lambda screen: [row for row in screen.rows if row in ("1", "2", "3")] == ["1", "2", "3"]).wait_prompt()
