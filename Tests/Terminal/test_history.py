"""The history of the line editor, from session to session."""

import signal

from screen import CTRL_D, ENTER, UP, paste


def test_history_is_there_in_the_next_session(echo_shell):
    first = echo_shell.start().wait_prompt()
    first.run("alpha")
    first.send(paste("beta {\n}") + ENTER)
    first.wait_text("}]").wait_prompt()
    first.send(CTRL_D)
    assert first.wait_end() == 0
    second = echo_shell.start().wait_prompt()
    second.send(UP)
    second.wait(lambda screen: screen.rows[:2] == ["rx> beta {", "..> }"])
    second.send(UP)
    second.wait_prompt("alpha")


def test_two_sessions_at_once_keep_each_others_history(echo_shell):
    first = echo_shell.start().wait_prompt()
    second = echo_shell.start().wait_prompt()
    first.run("from the first")
    second.run("from the second")
    first.run("first again")
    for screen in (first, second):
        screen.send(CTRL_D)
        assert screen.wait_end() == 0
    third = echo_shell.start().wait_prompt()
    for entry in ("first again", "from the second", "from the first"):
        third.send(UP)
        third.wait_prompt(entry)


def test_history_survives_a_kill(echo_shell):
    first = echo_shell.start().wait_prompt()
    first.run("precious")
    first.run("also")
    first.signal(signal.SIGKILL)
    second = echo_shell.start().wait_prompt()
    second.send(UP + UP)
    second.wait_prompt("precious")


def test_an_entry_that_was_shortened_is_left_behind_as_it_was_entered(echo_shell):
    screen = echo_shell.start().wait_prompt()
    screen.run("alphabet soup")
    screen.send(UP)
    screen.wait_prompt("alphabet soup")
    screen.send("\x15be")
    screen.wait_prompt("be")
    screen.send(ENTER)
    screen.wait(lambda screen: screen.at_prompt() and "rx> be" in screen.text)
    assert "rx> be" in screen.rows
