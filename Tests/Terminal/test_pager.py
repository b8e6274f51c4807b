"""Answers that are longer than the window, and inputs of earlier sessions."""

import pathlib
import time

from screen import CTRL_C, CTRL_D, ENTER

CTRL_E, CTRL_X = "\x05", "\x18"


def test_a_long_answer_goes_through_the_pager(rxsh, tmp_path):
    seen = tmp_path / "seen"
    shell = rxsh.start("--no-rc", PAGER=f"tee {seen}").wait_prompt()
    shell.run(":help commands")
    answer = seen.read_text()
    assert ":marble" in answer and answer.count("\n") >= 24
    seen.unlink()
    shell.run(":help :marble")
    assert not seen.exists()
    shell.run("print(6 * 7)")
    shell.wait_text("42")


def test_without_a_named_pager_less_is_used_where_the_terminal_allows_it(rxsh):
    shell = rxsh.start("--no-rc", PAGER=None).wait_prompt()
    shell.enter(":help commands")
    at_start = lambda screen: ":help [NAME]" in screen.text and screen.current_row == "Space goes on, q leaves"
    shell.wait(at_start)
    shell.send("q")
    shell.wait_prompt()
    # Keys that are meant for the shell write no files, and Ctrl-C leaves.
    shell.enter(":help commands")
    shell.wait(at_start)
    # Each is waited for: less forgets a Ctrl-C that comes while it answers another key.
    shell.send("s")
    shell.wait_text("log file:").send("hi.swift\r")
    shell.wait_text("log file support is not available").send(CTRL_C)
    shell.wait_prompt()
    assert "interrupted" not in shell.text
    assert not pathlib.Path("hi.swift").exists()
    shell.send(CTRL_D)
    dumb = rxsh.start("--no-rc", PAGER=None, TERM="dumb").wait_prompt()
    dumb.enter(":help commands")
    dumb.wait_text(":races [on | off]").wait_prompt()


def test_keys_that_were_typed_before_the_pager_came_are_for_the_prompt(rxsh, tmp_path):
    pager = tmp_path / "pager"
    # It would show what it reads from the terminal.
    pager.write_text('#!/bin/sh\necho pager begins\nread -r line </dev/tty\necho "pager read $line."\n')
    pager.chmod(0o755)
    shell = rxsh.start("--no-rc", PAGER=str(pager)).wait_prompt()
    shell.send(":help commands\rprint(6 * 7)\r")
    shell.wait_text("pager begins")
    shell.send("for the pager\r")
    shell.wait_text("pager read for the pager.", "rx> print(6 * 7)\n42").wait_prompt()


def test_the_line_is_edited_in_the_persons_editor(rxsh, tmp_path):
    editor = tmp_path / "editor"
    editor.write_text('#!/bin/sh\nsed -i s/alpha/beta/ "$1"\n')
    editor.chmod(0o755)
    shell = rxsh.start("--no-rc", EDITOR=str(editor)).wait_prompt()
    shell.run("let beta = 42")
    shell.send("print(alpha)" + CTRL_X + CTRL_E)
    shell.wait_prompt("print(beta)")
    shell.send(ENTER)
    shell.wait(lambda screen: "42" in screen.rows).wait_prompt()
    none = rxsh.start("--no-rc", PATH="/nowhere").wait_prompt()
    none.send("print(1)" + CTRL_X + CTRL_E)
    none.wait_text("no editor is named").wait_prompt("print(1)")


def test_inputs_of_earlier_sessions_are_found_and_run_again(rxsh):
    first = rxsh.start("--no-rc").wait_prompt()
    first.run("print(6 * 7)")
    first.send(CTRL_D)
    assert first.wait_end() == 0
    second = rxsh.start("--no-rc").wait_prompt()
    second.run(":history print")
    assert second.rows[1] == "-1  print(6 * 7)"
    second.run(":history -1")
    second.wait_text("rx> print(6 * 7)\n42")


def test_the_date_is_right_after_a_long_answer_was_read(rxsh, tmp_path):
    pager = tmp_path / "pager"
    pager.write_text("#!/bin/sh\nsleep 2\n")
    pager.chmod(0o755)
    shell = rxsh.start("--no-rc", PAGER=str(pager)).wait_prompt()
    shell.run(":help commands")
    shell.run('print("late by", Int(Date().timeIntervalSince1970))')
    shell.wait_text("late by 1")
    shown = int(next(row for row in shell.rows if row.startswith("late by")).split()[-1])
    assert abs(shown - time.time()) < 1.5


def test_the_home_folder_is_the_one_that_home_names(rxsh):
    shell = rxsh.start("--no-rc", columns=120).wait_prompt()
    shell.run("let a = 42")
    shell.run(":save ~/a.swift")
    shell.wait_text(f"{rxsh.home}/a.swift: 1 statement saved")
    shell.run(":reset")
    shell.run(":load ~/a.swift")
    shell.run("print(a)")
    shell.wait(lambda screen: "42" in screen.rows)
