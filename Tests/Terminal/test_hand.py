"""Time in hand, and the files that a session writes, on a terminal."""

import signal
import subprocess

from screen import CTRL_C, environment

TICKS = "let ticks = Observable<Int>.interval(.seconds(3600), scheduler: MainScheduler.instance).subscribe()"


def test_a_paused_clock_is_stepped_through_and_survives_ctrl_c(rxsh):
    shell = rxsh.start("--no-rc").wait_prompt()
    shell.run(TICKS)
    shell.run(":step")
    assert "error: the real clock goes by itself" in shell.rows
    shell.run(":pause")
    shell.run(":step 1")
    assert any("next(0)" in row for row in shell.rows)
    shell.send(CTRL_C)
    # The next line is sent after the prompt: the interrupt may discard input that arrives together with Ctrl-C.
    shell.wait_text("^C").wait_prompt()
    shell.run(":clock")
    assert any(row.startswith("real clock paused at 36") for row in shell.rows)
    shell.enter("Thread.sleep(forTimeInterval: 1000)")
    shell.wait(lambda screen: not screen.at_prompt())
    shell.send(CTRL_C)
    shell.wait_text("interrupted")
    shell.wait_prompt()
    shell.run(":resume")
    shell.run("print(\"on\")")
    assert "on" in shell.rows


def test_the_last_input_is_edited_in_the_persons_editor(rxsh, tmp_path):
    editor = tmp_path / "editor"
    editor.write_text("#!/bin/sh\ntest -t 0 && test -t 1 && stty -a | grep -q ' echo ' && sed -i s/hello/world/ \"$1\"\n")
    editor.chmod(0o755)
    shell = rxsh.start("--no-rc", EDITOR=str(editor)).wait_prompt()
    shell.run('print("hello")')
    shell.run(":edit")
    assert "world" in shell.rows
    shell.enter("Thread.sleep(forTimeInterval: 1000)")
    shell.wait(lambda screen: screen.current_row == "")
    shell.send("unseen")
    shell.signal(signal.SIGINT)
    shell.wait_prompt("unseen")
    assert shell.text.count("unseen") == 1


def test_the_edited_text_is_in_a_file_that_no_other_user_can_have_prepared(rxsh, tmp_path):
    editor = tmp_path / "editor"
    editor.write_text(
        "#!/bin/sh\nstat -c '%a %F' \"$1\" \"$(dirname \"$1\")\" > " + str(tmp_path / "modes") + "\nsed -i s/1/2/ \"$1\"\n")
    editor.chmod(0o755)
    victim = tmp_path / "victim"
    victim.write_text("precious")
    shell = rxsh.start("--no-rc", EDITOR=str(editor), TMPDIR=str(tmp_path)).wait_prompt()
    (tmp_path / f"rxsh-{shell.child.pid}-input.swift").symlink_to(victim)
    shell.run("print(1)")
    shell.run(":edit")
    assert "2" in shell.rows
    assert victim.read_text() == "precious"
    assert (tmp_path / "modes").read_text().split("\n")[:2] == ["600 regular file", "700 directory"]
    assert not list(tmp_path.glob("rxsh-*/"))


def test_without_an_editor_edit_says_so(rxsh):
    shell = rxsh.start("--no-rc", PATH="/nowhere").wait_prompt()
    shell.run("let a = 1")
    shell.run(":edit")
    assert any("no editor is named" in row for row in shell.rows)


def test_a_recorded_session_is_replayed_by_verify(rxsh, tmp_path):
    path = tmp_path / "lesson.md"
    shell = rxsh.start("--no-rc").wait_prompt()
    shell.run("let s = PublishSubject<Int>()")
    shell.run(f":record {path}")
    shell.run("let d = s.delay(.milliseconds(300), scheduler: MainScheduler.instance).subscribe()")
    shell.run("s.onNext(1)")
    shell.run(":advance 1s")
    shell.run(":record off")
    assert "next(1)" in path.read_text()
    result = subprocess.run([rxsh.path, "verify", path], capture_output=True, timeout=60, env=environment(rxsh.home))
    assert (result.returncode, result.stdout) == (0, b"1 transcript, 4 inputs: no differences\n")
