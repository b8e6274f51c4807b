"""Questions of the shell: what a program wants to reach outside is up to the person at the prompt."""

import pytest

from screen import CTRL_C, CTRL_D, ENTER, TAB

QUESTION = "Allow it? [y/n/always]"


def asks(screen):
    """True if the question is the last text on the screen."""
    return screen.rows[screen.cursor[0]].endswith(QUESTION)


@pytest.fixture
def shell(rxsh, tmp_path):
    (tmp_path / "note.txt").write_text("welcome")
    screen = rxsh.start("--no-rc", rows=30, columns=200).wait_prompt()
    screen.run(":trace off")
    screen.run(f'let note = "{tmp_path}/note.txt"')
    screen.run("let files = FileManager.default")
    return screen


def test_yes_is_good_for_once_and_always_for_the_session(shell):
    shell.enter("print(try String(contentsOfFile: note, encoding: .utf8))")
    shell.wait(asks)
    shell.enter("what?")
    shell.wait(lambda screen: asks(screen) and screen.text.count(QUESTION) == 2)
    shell.enter("y")
    shell.wait(lambda screen: "welcome" in screen.rows and screen.at_prompt())
    shell.enter("files.fileExists(atPath: note)")
    shell.wait(asks)
    shell.enter("always")
    shell.wait(lambda screen: screen.text.count("Bool = true") == 1 and screen.at_prompt())
    shell.run("files.isReadableFile(atPath: note)")
    assert shell.text.count("Bool = true") == 2


@pytest.mark.parametrize("no", ["n" + ENTER, CTRL_C, CTRL_D])
def test_no_and_ctrl_c_refuse_and_keep_the_session(shell, no):
    shell.enter("files.fileExists(atPath: note)")
    shell.wait(asks)
    shell.send(TAB)
    shell.send(no)
    # Ctrl-C also interrupts the evaluation; either message may be printed, depending on which arrives first.
    told = ["is not allowed", "interrupted"] if no == CTRL_C else ["is not allowed"]
    shell.wait(lambda screen: any(text in screen.text for text in told) and screen.at_prompt())
    assert "Bool = true" not in shell.text
    shell.run('print("alive")')
    assert "alive" in shell.rows


def test_a_question_from_the_background_gives_the_line_back_that_was_being_typed(shell):
    shell.enter("DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { print(files.fileExists(atPath: note)) }")
    shell.wait_prompt()
    shell.send("let half = 1")
    shell.wait(asks)
    shell.enter("y")
    shell.wait(lambda screen: "true" in screen.rows and screen.at_prompt("let half = 1"))
    shell.send("2" + ENTER)
    shell.wait(lambda screen: "half: Int = 12" in screen.rows and screen.at_prompt())
    shell.run("print(half)")
    assert "12" in shell.rows


def test_what_asks_without_end_ends_with_ctrl_c(shell):
    shell.enter("while true { DispatchQueue.global().sync { _ = files.fileExists(atPath: note) } }")
    shell.wait(asks)
    shell.enter("y")
    shell.wait(lambda screen: screen.text.count(QUESTION) == 2 and asks(screen))
    shell.send(CTRL_C)
    shell.wait_prompt()


def test_scripts_and_pipes_are_refused_without_a_question(rxsh, tmp_path):
    program = 'print(FileManager.default.fileExists(atPath: "/etc"))\n'
    script = tmp_path / "script.swift"
    script.write_text(program)
    for arguments, text in (([str(script)], ""), (["-"], program), ([], program)):
        output, errors, status = rxsh.pipe(*arguments, input=text)
        assert (output, status) == ("", 1)
        assert "reading /etc is not allowed: start rxsh with --allow-read=/etc" in errors
        assert QUESTION not in errors
    assert rxsh.pipe("--allow-read=/etc", str(script))[0] == "true\n"


def test_a_script_on_a_terminal_is_not_asked_about_either(rxsh):
    screen = rxsh.start("-e", 'print(FileManager.default.fileExists(atPath: "/etc"))', columns=200)
    assert screen.wait_end() == 1
    assert "--allow-read=/etc" in screen.text and QUESTION not in screen.text
