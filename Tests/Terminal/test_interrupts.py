"""Ctrl-C: whatever runs, and wherever, the prompt is back at once and says so."""

import fcntl
import re
import select
import struct
import termios

import pytest

from screen import CTRL_C

# Each goes on by itself, behind the prompt.
RUNAWAYS = {
    "an interval of a microsecond":
        "let t = Observable<Int>.interval(.microseconds(1), scheduler: MainScheduler.instance)"
        '.subscribe(onNext: { print("tick", $0) })',
    "an interval of a microsecond elsewhere":
        "let t = Observable<Int>.interval(.microseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))"
        '.subscribe(onNext: { print("tick", $0) })',
    "main calls itself": 'func loop(_ n: Int) { print("tick", n); DispatchQueue.main.async { loop(n + 1) } }; loop(0)',
    "a queue calls itself":
        'func loop(_ n: Int) { print("tick", n); DispatchQueue.global().async { loop(n + 1) } }; loop(0)',
    "a task": 'let t = Task { var n = 0; while true { n += 1; print("tick", n) } }',
    "a detached task": 'let t = Task.detached { var n = 0; while true { n += 1; print("tick", n) } }',
    "a thread of a queue": 'DispatchQueue.global().async { var n = 0; while true { n += 1; print("tick", n) } }',
    "a turn that does not end":
        "let t = Observable<Int>.timer(.milliseconds(1), scheduler: MainScheduler.instance)"
        '.subscribe(onNext: { _ in var n = 0; while true { n += 1; print("tick", n) } })',
    "a timer that fires again and again":
        "let t = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) "
        '{ _ in var n = 0; while true { n += 1; print("tick", n) } }',
}


@pytest.fixture
def shell(rxsh):
    screen = rxsh.start("--no-rc").wait_prompt()
    screen.run(":trace off")
    return screen


@pytest.mark.parametrize("name", RUNAWAYS)
def test_ctrl_c_at_the_prompt_ends_what_runs_away(shell, name):
    shell.enter(RUNAWAYS[name])
    shell.wait_text("left out")
    shell.send(CTRL_C)
    shell.wait(lambda screen: "\ninterrupted" in screen.text and screen.at_prompt())
    # Had it gone on, there would be more.
    before = len(re.findall("tick", shell.received))
    shell.run('print("alive")')
    assert len(re.findall("tick", shell.received)) == before


def test_ctrl_c_that_drops_a_line_leaves_what_runs_elsewhere_alone(shell):
    shell.run("var n = 0")
    shell.run("DispatchQueue.global().async { while n >= 0 { n += 1 } ; print(\"ended\") }")
    shell.send("half")
    shell.wait_prompt("half")
    shell.send(CTRL_C)
    shell.wait_text("half^C").wait_prompt()
    shell.run("n = -1_000_000_000")
    shell.wait_text("\nended").wait_prompt()
    assert "interrupted" not in shell.text


def test_ctrl_c_leaves_alone_what_only_waits(shell):
    shell.run("let gate = DispatchSemaphore(value: 0)")
    shell.run('DispatchQueue.global().async { gate.wait(); print("through") }')
    shell.run('Task { try await Task.sleep(nanoseconds: 1_000_000); print("slept") }')
    shell.wait_text("slept")
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()
    shell.run("gate.signal()")
    shell.wait_text("through").wait_prompt()
    assert "interrupted" not in shell.text


def test_what_is_typed_right_behind_ctrl_c_is_read_behind_it(shell):
    for number in range(20):
        shell.send("half")
        shell.wait_prompt("half")
        shell.send(CTRL_C)
        shell.enter(f"print({number}, 77)")
        shell.wait_text(f"\n{number} 77").wait_prompt()


def test_ctrl_c_is_answered_at_once_where_the_terminal_takes_nothing_more(shell):
    waiting = 0

    def is_full():
        nonlocal waiting
        before, waiting = waiting, struct.unpack("i", fcntl.ioctl(shell.child.child_fd, termios.FIONREAD, b"\0" * 4))[0]
        return waiting == before > 4000

    line = 'String(repeating: "x", count: 200)'
    shell.enter(f"DispatchQueue.global().async {{ for n in 0... {{ print(n, {line}) }} }}")
    # Nothing is read, as on a slow line, until nothing more can be written.
    for _ in range(300):
        if is_full():
            break
        select.select([], [], [], 0.1)
    shell.received = ""
    shell.send(CTRL_C)
    shell.wait(lambda screen: "interrupted" in screen.received and screen.at_prompt())
    # The lines under way, of which a terminal keeps up to 64 KB, and the last of the omitted lines.
    assert len(shell.received) < 100_000


@pytest.mark.parametrize("call", [
    'text.replacingOccurrences(of: "a", with: "bb").count', 'text.components(separatedBy: "a").count',
    "numbers.shuffled().count",
])
def test_ctrl_c_does_not_wait_for_the_library(shell, call):
    shell.run('let text = String(repeating: "abc ", count: 6_000_000), numbers = Array(0..<4_000_000)')
    shell.enter(call)
    shell.wait(lambda screen: screen.current_row == "" and call in screen.received)
    # A moment later the library is at work.
    select.select([], [], [], 0.2)
    shell.send(CTRL_C)
    shell.wait_text("\ninterrupted").wait_prompt()
    shell.run('print("alive")')
