"""Output of a shell that only echoes: floods, pipes, terminals that can do little."""

import signal
import subprocess

import pytest

from screen import CTRL_C, CTRL_D, ENTER, LONG, environment


def test_standard_error_keeps_its_place_between_standard_output(shell):
    shell.run("say 1")
    shell.run("warn 2")
    shell.run("say 3")
    assert [row for row in shell.rows if row in ("1", "2", "3")] == ["1", "2", "3"]


@pytest.mark.parametrize("line", ["half a line", LONG])
def test_a_stop_from_elsewhere_leaves_the_terminal_behind_the_line(shell, line):
    shell.send(line)
    shell.wait(lambda screen: line[-5:] in screen.text)
    shell.signal(signal.SIGTERM)
    assert shell.wait_end() == -signal.SIGTERM
    assert shell.cursor[1] == 0 and shell.current_row == ""


def test_characters_show_without_a_locale(echo_shell):
    screen = echo_shell.start(LC_ALL="").wait_prompt()
    screen.run("say 한국어")
    assert screen.text.count("한국어") == 2


def test_an_unknown_terminal_is_taken_for_a_dumb_one(echo_shell):
    screen = echo_shell.start(TERM="no-such-terminal").wait_prompt()
    screen.run("hello")
    assert "[hello]" in screen.rows and "\x1b" not in screen.received


def test_keys_show_at_once_while_a_flood_is_printed(shell):
    shell.run("flood forever")
    shell.wait_text("left out")
    lines = []
    for _ in range(30):
        before = len(shell.received)
        shell.send("k")
        # The key is there when readline has written it, whatever else is on its way to the screen.
        while "k" not in shell.received[before:]:
            shell.read_what_is_there(1)
        lines.append(shell.received[before:].partition("k")[0].count("event "))
    shell.wait(lambda screen: screen.at_prompt("k" * 30))
    # Not more than a screen of it comes first, however busy the machine is.
    assert sorted(lines)[len(lines) // 2] < 24, lines
    shell.send(CTRL_C)
    shell.wait_text("^C")
    shell.enter("quit")
    assert shell.wait_end() == 0


def test_a_flood_says_what_it_left_out_and_ends_with_its_end(shell):
    shell.run("flood 100000")
    shell.send("typing")
    shell.wait_text("event 100000").wait_prompt("typing")
    shown = shell.received.count("event ")
    left_out = sum(
        int(line.split()[1].replace(",", "")) for line in shell.received.splitlines() if "left out" in line)
    assert shown + left_out == 100000
    assert left_out > 50000


def test_a_loop_that_prints_a_few_thousand_rows_is_shown_whole(shell):
    shell.enter("count 3000")
    shell.wait_text("3000").wait_prompt()
    assert "left out" not in shell.received


def test_a_dumb_terminal_gets_no_escape_codes(echo_shell, fifo):
    screen = echo_shell.start(TERM="dumb", ECHO_SHELL_FIFO=fifo.name)
    screen.wait_prompt()
    screen.run("hello")
    screen.send("typ")
    screen.wait_prompt("typ")
    fifo.print("meanwhile\n")
    screen.wait_text("meanwhile").wait_prompt("typ")
    screen.send("ing" + ENTER)
    screen.wait_text("[typing]").wait_prompt()
    screen.send("one {" + ENTER)
    screen.wait(lambda screen: screen.at_prompt(prompt="..> "))
    screen.send("}" + ENTER)
    screen.wait_text("[one {", "}]").wait_prompt()
    screen.send(CTRL_C)
    screen.wait_text("^C").wait_prompt()
    screen.send(CTRL_D)
    assert screen.wait_end() == 0
    assert "\x1b" not in screen.received


def test_a_pipe_gets_no_prompt_and_no_echo(echo_shell):
    out, err, status = echo_shell.pipe(input="one {\n\ttwo\n}\n\nsay 1\n.more\nwarn 2\nlast")
    assert (out, err, status) == ("[one {\n\ttwo\n}]\n1\n.more\n[last]\n", "2\n", 0)


def test_a_pipe_may_hold_anything(echo_shell):
    out, _, status = echo_shell.pipe(input=b"a\0b\n\xff\xfe\n" + b"x" * 10_000_000 + b"\nend\n")
    assert status == 0
    assert out.startswith("[a\0b]\n[\ufffd\ufffd]\n[xxx")
    assert out.endswith("x]\n[end]\n")


def test_one_file_for_both_streams_keeps_their_order(echo_shell, tmp_path):
    path = tmp_path / "out"
    lines = "".join(f"say {n}\nwarn {n + 1}\n" for n in range(0, 200, 2))
    with open(path, "wb") as out:
        subprocess.run([echo_shell.path], input=lines.encode(), stdout=out, stderr=out, env=environment(tmp_path))
    assert path.read_text().split() == [str(n) for n in range(200)]


def test_a_closed_pipe_ends_it(echo_shell):
    command = f"echo count 1000000 | '{echo_shell.path}' | head -1; echo ${{PIPESTATUS[1]}}"
    result = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60, env=environment(echo_shell.home))
    assert result.stdout == b"1\n0\n"


@pytest.mark.parametrize("streams", ["<&-", ">&-", "2>&-", ">/dev/full", "</", "<&- >&- 2>&-"])
def test_streams_that_cannot_be_used_end_it(echo_shell, streams):
    command = f"'{echo_shell.path}' {streams}"
    result = subprocess.run(
        ["bash", "-c", command], input=b"say 1\nwarn 2\n", capture_output=True, timeout=20,
        env=environment(echo_shell.home))
    assert result.returncode == 0


def test_nothing_is_left_out_on_a_terminal_without_a_prompt(echo_shell):
    out = subprocess.run(
        ["script", "-qec", f"echo count 20000 | '{echo_shell.path}'", "/dev/null"], capture_output=True, timeout=60,
        stdin=subprocess.DEVNULL, env=environment(echo_shell.home))
    assert out.stdout.count(b"\n") == 20000


def test_nothing_is_left_out_in_a_pipe(echo_shell):
    out, _, status = echo_shell.pipe(input="count 300000\n")
    assert status == 0
    assert out.count("\n") == 300000
