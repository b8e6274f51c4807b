"""Recovery of a session whose process died of an internal error."""

import signal
import stat

import pytest

from screen import CTRL_D


@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGILL, signal.SIGABRT])
def test_the_terminal_is_given_back_and_the_inputs_can_be_restored(rxsh, number):
    first = rxsh.start("--no-rc").wait_prompt()
    first.run("let a = 41")
    first.run("print(a)")
    first.send("half of a line")
    first.wait_prompt("half of a line")
    first.signal(number)
    assert first.wait_end() == -number
    assert f"internal error ({number.name}) has ended the session; 'rxsh --restore' enters again" in first.received
    assert "\x1b[?2004l" in first.received.split("half of a line")[-1]
    journals = list(rxsh.home.glob("**/rxsh/journal-*"))
    assert [stat.S_IMODE(path.stat().st_mode) for path in journals] == [0o600]
    second = rxsh.start("--no-rc", "--restore").wait_prompt()
    assert "2 inputs were entered again" in second.text
    assert "41" not in second.rows
    second.run("print(a + 1)")
    assert "42" in second.rows
    second.send(CTRL_D)
    assert second.wait_end() == 0
    assert not list(rxsh.home.glob("**/rxsh/journal-*"))


def test_the_input_that_was_running_is_shown_and_not_entered_again(rxsh):
    first = rxsh.start("--no-rc").wait_prompt()
    first.enter('print("begun"); while true {}')
    first.wait(lambda screen: "begun" in screen.rows)
    first.signal(signal.SIGSEGV)
    assert first.wait_end() == -signal.SIGSEGV
    second = rxsh.start("--no-rc", "--restore").wait_prompt()
    assert 'rx> print("begun"); while true {}' in second.rows
    assert "begun" not in second.rows
    second.send(CTRL_D)
    assert second.wait_end() == 0


def test_without_a_session_that_has_died_there_is_nothing_to_restore(rxsh):
    shell = rxsh.start("--no-rc", "--restore").wait_prompt()
    assert "there is no session that has died" in shell.text
