"""Keys and signals while a program prints without end."""

from conftest import Program

FLOOD = "let flood = Observable<Int>.interval(.microseconds(1), scheduler: MainScheduler.instance).subscribe()"


def test_a_key_is_shown_at_once_during_a_flood(rxsh):
    shell = rxsh.start("--no-rc").wait_prompt()
    shell.run(FLOOD)
    for _ in range(100):
        shell.send("~")
        shell.wait_prompt("~")
        shell.send("\x7f")
        shell.wait_prompt("")


def test_traces_of_a_flood_are_counted(rxsh):
    shell = rxsh.start("--no-rc").wait_prompt()
    shell.run(FLOOD)
    shell.wait(lambda screen: "more lines; :events has them" in screen.received)
    assert shell.received.count("next(") < 10_000


def test_ctrl_z_suspends_an_input_that_prints_without_end(rxsh):
    shell = Program("/bin/bash", rxsh.home).start("--norc", "--noprofile", "-i", PS1="$ ")
    shell.enter(f"{rxsh.path} --no-rc")
    shell.wait_prompt()
    shell.enter('while true { print("printed") }')
    shell.wait(lambda screen: "lines left out" in screen.received)
    shell.send("\x1a")
    shell.wait_text("Stopped").wait(lambda screen: screen.at_prompt(prompt="$ "))
    before = len(shell.received)
    shell.enter("fg")
    shell.wait(lambda screen: "printed" in screen.received[before:])
    shell.send("\x03")
    shell.wait_prompt()
    shell.enter(":quit")
    shell.wait(lambda screen: screen.at_prompt(prompt="$ "))
    shell.enter("exit")
    assert shell.wait_end() == 0


def test_ctrl_z_suspends_the_process_during_a_flood(rxsh):
    # Without a shell above it the process group is orphaned, and cannot be stopped.
    shell = Program("/bin/bash", rxsh.home).start("--norc", "--noprofile", "-i", PS1="$ ")
    shell.enter(f"{rxsh.path} --no-rc")
    shell.wait_prompt()
    shell.enter(FLOOD)
    shell.wait(lambda screen: "more lines; :events has them" in screen.received)
    shell.send("\x1a")
    shell.wait_text("Stopped").wait(lambda screen: screen.at_prompt(prompt="$ "))
    shell.enter("fg")
    shell.wait_prompt()
    shell.enter(":quit")
    shell.wait(lambda screen: screen.at_prompt(prompt="$ "))
    shell.enter("exit")
    assert shell.wait_end() == 0
