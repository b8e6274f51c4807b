"""The shell on a terminal, as someone lives through it who explores Rx there."""

import re
import subprocess

import pytest

from screen import CTRL_C, CTRL_D, CTRL_R, ENTER, TAB, UP, environment, paste, width

TICKS = (
    "let ticks = Observable<Int>.interval(.milliseconds(20), scheduler: MainScheduler.instance)"
    '.subscribe(onNext: { print("tick", $0) })')


@pytest.fixture
def shell(rxsh):
    screen = rxsh.start("--no-rc")
    screen.wait_prompt()
    screen.run(":trace off")
    return screen


@pytest.fixture
def ticking(shell):
    """A shell in which a timer prints in the background."""
    shell.enter(TICKS)
    shell.wait(lambda screen: "tick 1" in screen.received)
    return shell


def ticks_on(screen, count=5):
    """Waits until the timer has printed that many times more."""
    last = max(map(int, re.findall(r"tick (\d+)", screen.received)), default=0)
    return screen.wait(lambda screen: f"tick {last + count}" in screen.received)


@pytest.mark.parametrize("rows, columns", [(24, 80), (40, 120), (12, 40)])
def test_a_trace_of_a_long_chain_is_cut_to_the_window(rxsh, rows, columns):
    shell = rxsh.start("--no-rc", rows=rows, columns=columns).wait_prompt()
    shell.run("let 검색 = PublishSubject<String>()")
    shell.run("let d = 검색.map { $0 }.filter { _ in true }.distinctUntilChanged().map { $0.count }.map { $0 + 1 }.filter { $0 > 0 }.subscribe()")
    shell.run(":trace subs")
    shell.run("d.dispose()")
    row = next(row for row in shell.rows if row.endswith("   disposed"))
    assert "#1 검색.ma" in row and width(row) <= columns
    assert ("…" in row) == (columns < 120)
    shell.run("let e = 검색.subscribe()")
    assert any("#2 검색" in row and row.endswith("   subscribed") for row in shell.rows)


def test_a_subject_is_declared_subscribed_to_and_pushed(rxsh):
    shell = rxsh.start("--no-rc").wait_prompt()
    shell.run("let s = PublishSubject<Int>()")
    assert "s: PublishSubject<Int>" in shell.rows
    shell.run('let d = s.map { $0 * 2 }.subscribe(onNext: { print("got", $0) })')
    shell.run("s.onNext(21)")
    assert "got 42" in shell.rows
    assert any("#1" in row and "next(42)" in row for row in shell.rows)
    shell.run("d.dispose()")
    assert any("#1" in row and row.endswith("disposed") for row in shell.rows)


def test_a_timer_prints_above_the_line_that_is_being_typed(ticking):
    ticking.send('print("half')
    ticks_on(ticking).wait(lambda screen: screen.at_prompt('print("half'))
    ticking.send(' whole")')
    ticks_on(ticking).wait(lambda screen: screen.at_prompt('print("half whole")'))
    ticking.send(ENTER)
    ticking.wait(lambda screen: "half whole" in screen.rows)
    ticking.enter("ticks.dispose()")
    ticking.wait_prompt()


def test_a_timer_leaves_no_rows_of_a_wrapped_line_behind(ticking):
    line = 'print("' + "wrapped " * 14 + '")'
    ticking.send(line)
    ticks_on(ticking)
    ticking.wait(
        lambda screen: screen.rows[screen.cursor[0]] == ("rx> " + line)[80:]
        and sum("wrapped" in row for row in screen.rows) == 2)


def test_a_timer_keeps_wide_characters_in_their_place(ticking):
    line = 'print("반응형 프로그래밍, 響應式編程")'
    ticking.send(line)
    ticks_on(ticking).wait_prompt(line)
    ticking.send(ENTER)
    ticking.wait_text("\n반응형 프로그래밍, 響應式編程")


def test_a_timer_does_not_disturb_a_search(ticking):
    ticking.enter('print("find me")')
    ticking.wait(lambda screen: "find me" in screen.rows)
    ticking.send(CTRL_R + "find")
    ticks_on(ticking)
    ticking.wait(lambda screen: "(reverse-i-search)`find': print(\"find me\")" in screen.current_row)
    ticking.send(ENTER)
    ticking.wait(lambda screen: screen.received.count("find me\r\n") == 2)


def test_a_pasted_tutorial_waits_for_return_and_runs_as_one(shell):
    shell.send(paste('let subject = PublishSubject<String>()\n_ = subject\n    .map { $0.count }\n'
                     '    .subscribe(onNext: { print("count", $0) })\nsubject.onNext("swift")\n'))
    shell.wait_text('subject.onNext("swift")')
    assert "count 5" not in shell.text
    shell.send(ENTER)
    shell.wait(lambda screen: "count 5" in screen.rows).wait_prompt()


def test_a_resize_keeps_the_line_and_the_session(ticking):
    ticking.send('print("resized")')
    ticking.wait_prompt('print("resized")')
    ticking.resize(30, 60)
    ticks_on(ticking).wait_prompt('print("resized")')
    ticking.resize(20, 100)
    ticks_on(ticking).wait_prompt('print("resized")')
    ticking.send(ENTER)
    ticking.wait(lambda screen: "resized" in screen.rows)


def test_ctrl_c_clears_the_line_and_keeps_the_session(shell):
    shell.run("let kept = 7")
    shell.send("let dropped = {")
    shell.wait_prompt("let dropped = {")
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()
    shell.run('print("kept", kept)')
    assert "kept 7" in shell.rows


@pytest.mark.parametrize("endless", [
    "while true {}", "Observable.repeatElement(1).subscribe()", "func f() { f() ; f() } ; while true { _ = 1 + 1 }"])
def test_ctrl_c_stops_what_never_ends_and_keeps_the_session(shell, endless):
    shell.run("let kept = 7")
    shell.enter(endless)
    shell.wait(lambda screen: screen.cursor[1] == 0)
    shell.send(CTRL_C)
    shell.wait_prompt()
    shell.run('print("kept", kept)')
    assert "kept 7" in shell.rows


def test_ctrl_c_stops_a_timer_that_has_run_away(shell):
    shell.enter('let t = Observable<Int>.timer(.milliseconds(1), scheduler: MainScheduler.instance)'
                '.subscribe(onNext: { _ in print("running"); while true {} })')
    shell.wait(lambda screen: "running" in screen.rows and screen.at_prompt())
    shell.send(CTRL_C)
    # The next line is sent after the prompt: the interrupt may discard input that arrives together with Ctrl-C.
    shell.wait(lambda screen: "interrupted" in screen.rows and screen.at_prompt())
    shell.enter('print("alive")')
    shell.wait(lambda screen: "alive" in screen.rows).wait_prompt()


def test_the_end_of_input_ends_the_session(shell):
    shell.send(CTRL_D)
    assert shell.wait_end() == 0


def test_quit_ends_the_session_though_a_timer_runs(ticking):
    ticking.enter(":quit")
    assert ticking.wait_end() == 0


def test_history_is_there_in_the_next_session(rxsh):
    first = rxsh.start("--no-rc").wait_prompt()
    first.run("let first = 1")
    first.send(paste('func greet() {\n  print("hello")\n}') + ENTER)
    first.wait(lambda screen: "greet(): () -> ()" in screen.rows and screen.at_prompt())
    first.send(CTRL_D)
    assert first.wait_end() == 0
    second = rxsh.start("--no-rc").wait_prompt()
    second.send(UP)
    second.wait(lambda screen: screen.rows[:3] == ["rx> func greet() {", '..>   print("hello")', "..> }"])
    second.send(UP)
    second.wait_prompt("let first = 1")


def test_a_flood_of_100_000_events_leaves_the_line_alone(shell):
    shell.run("let s = PublishSubject<Int>()")
    shell.run('let d = s.subscribe(onNext: { print("event", $0) })')
    shell.run("DispatchQueue.global().async { for i in 1...100_000 { s.onNext(i) } }")
    typed = ""
    for character in 'print("typed")':
        typed += character
        shell.send(character)
        shell.wait_prompt(typed)
    shell.wait(lambda screen: "event 100000" in screen.rows and screen.at_prompt(typed))
    shell.send(ENTER)
    shell.wait(lambda screen: "typed" in screen.rows).wait_prompt()
    assert "lines left out" in shell.received


def test_a_dumb_terminal_gets_no_escape_codes(rxsh):
    shell = rxsh.start("--no-rc", TERM="dumb").wait_prompt()
    shell.run(":trace off")
    shell.run('print("hello")')
    shell.enter("func f() {")
    shell.wait(lambda screen: screen.at_prompt(prompt="..> "))
    shell.enter('print("inside")')
    shell.wait(lambda screen: screen.at_prompt(prompt="..> "))
    shell.run("}")
    shell.enter("f()")
    shell.wait(lambda screen: {"hello", "inside"} <= set(screen.rows)).wait_prompt()
    shell.send(CTRL_D)
    assert shell.wait_end() == 0
    assert "\x1b" not in shell.received


def test_tab_completes_members_and_lists_what_they_do(shell):
    shell.run("let query = PublishSubject<String>()")
    shell.send("query.deb" + TAB)
    shell.wait(lambda screen: "debounce(_:scheduler:)" in screen.text and "debug(" in screen.text)
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()
    shell.send("query.distinct" + TAB)
    shell.wait(lambda screen: "distinctUntilChanged" in screen.text)
    shell.send(CTRL_C)
    shell.wait_prompt()
    shell.send("query.m" + TAB)
    shell.wait(lambda screen: "map(_:)" in screen.text and screen.at_prompt("query.m"))


def test_tab_offers_what_fits_an_argument_below_the_signature(shell):
    shell.run("let query = PublishSubject<String>(), wait = RxTimeInterval.seconds(1)")
    shell.send("query.debounce(.seconds(1), scheduler: " + TAB + TAB)
    shell.wait_text("debounce(_ dueTime: DispatchTimeInterval, scheduler: SchedulerType)", "MainScheduler.instance")
    assert "query: PublishSubject" not in shell.text.replace("query: PublishSubject<String>\n", "", 1)


def test_return_opens_a_line_while_the_input_is_incomplete(shell):
    shell.send("for i in 1...2 {" + ENTER)
    shell.wait(lambda screen: screen.cursor[0] > 1 and screen.rows[screen.cursor[0] - 1].endswith("1...2 {"))
    shell.send('print("row", i)' + ENTER)
    shell.wait(lambda screen: screen.rows[screen.cursor[0] - 1].endswith('print("row", i)'))
    shell.send("}" + ENTER)
    shell.wait(lambda screen: {"row 1", "row 2"} <= set(screen.rows)).wait_prompt()


def test_a_fault_is_shown_with_its_place_and_the_session_goes_on(shell):
    shell.run("let s = PublishSubject<Int>()")
    shell.run('s.onNext("a")')
    assert "error:" in shell.text and "^" in shell.text
    shell.run("let zero = 0")
    shell.run("print(1 / zero)")
    assert shell.text.count("error:") >= 2
    shell.run('print("alive")')
    assert "alive" in shell.rows


def test_a_pipe_gets_no_prompt_no_banner_and_no_escape_codes(rxsh):
    out, err, status = rxsh.pipe("--no-rc", input=(
        "let s = PublishSubject<Int>()\n_ = s.subscribe(onNext: { print($0) })\nfor i in 1...3 {\n\ts.onNext(i)\n}\n"))
    assert "1\n2\n3\n" in out
    assert "\x1b" not in out + err and "rx>" not in out + err
    assert status == 0


def test_a_file_prints_what_the_compiled_program_would(rxsh, tmp_path):
    program = tmp_path / "program.swift"
    program.write_text('#!/usr/bin/env rxsh\nprint("one")\n_ = Observable.of(1, 2).map { $0 * 10 }\n'
                       '    .subscribe(onNext: { print($0) })\n')
    assert rxsh.pipe(str(program)) == ("one\n10\n20\n", "", 0)


def test_one_file_for_both_streams_keeps_their_order(rxsh, tmp_path):
    program = tmp_path / "program.swift"
    program.write_text("let s = PublishSubject<Int>()\nlet d = s.subscribe(onNext: { print(\"got\", $0) })\n"
                       "for i in 1...50 { s.onNext(i) }\n")
    path = tmp_path / "out"
    with open(path, "wb") as out:
        subprocess.run(
            [rxsh.path, "--trace", "events", str(program)], stdout=out, stderr=out, stdin=subprocess.DEVNULL,
            env=environment(tmp_path), timeout=60, check=True)
    numbers = [int(n) for n in re.findall(r"(?:got |next\()(\d+)", path.read_text())]
    assert numbers == [n for n in range(1, 51) for _ in (0, 1)]


@pytest.mark.parametrize("text", [
    b"let a = 1\0\n", b"let a = \"\xff\xfe\"\n", b"let \xf0\x28 = 1\n", b"(" * 100_000, b"[" * 100_000 + b"\n",
    b"let a = }\n", b"let a: Int = \"text\"\n", b"nowhere(1)\n"],
    ids=["NUL", "not UTF-8", "not UTF-8 in a name", "nested", "nested brackets", "syntax", "types", "names"])
def test_wrong_input_gets_a_message_and_status_1(rxsh, text):
    out, err, status = rxsh.pipe("--no-rc", input=text)
    assert status == 1 and "error:" in err and "Traceback" not in err and out == ""


def test_a_line_of_ten_megabytes_ends_with_a_result(rxsh):
    out, err, status = rxsh.pipe("--no-rc", input=b'print("' + b"x" * 10_000_000 + b'")\n', timeout=120)
    assert (status == 0 and len(out) == 10_000_001) or (status == 1 and "error:" in err)


@pytest.mark.parametrize("path", ["/no/such/file.swift", "/"], ids=["no file", "a folder"])
def test_what_cannot_be_read_gets_a_message(rxsh, path):
    out, err, status = rxsh.pipe(path)
    assert status in (1, 2) and path in err and out == ""


def test_a_closed_output_pipe_ends_a_script(rxsh):
    command = f"'{rxsh.path}' -e 'for i in 1...1_000_000 {{ print(i) }}' | head -1; echo ${{PIPESTATUS[0]}}"
    result = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60, env=environment(rxsh.home))
    first, status = result.stdout.split()
    assert first == b"1" and int(status) in (0, 1, 141)


@pytest.mark.parametrize(
    "arguments",
    [["-e", "while true {}"], ["-e", "Thread.sleep(forTimeInterval: 1000)"],
     ["-e", "_ = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).subscribe()"],
     ["--virtual-time", "-e", "_ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe()"]],
    ids=["code", "sleep", "timer", "virtual timer"])
def test_the_time_limit_ends_a_run_with_status_124(rxsh, arguments):
    out, err, status = rxsh.pipe("--for", "1.5", *arguments, timeout=60)
    assert status == 124 and "the time limit of 1.5 s was reached" in err and out == ""


def test_the_time_limit_ends_a_check_with_status_124(rxsh, tmp_path):
    program = tmp_path / "long.swift"
    program.write_text("".join(f"let x{n} = [{n}, {n} + 1].map {{ $0 * 2.5 }}\n" for n in range(100_000)))
    out, err, status = rxsh.pipe("--for", "0.5", "--check", str(program), timeout=60)
    assert status == 124 and "the time limit of 0.5 s was reached" in err and out == ""


def test_a_run_that_ends_in_time_has_its_own_status(rxsh):
    assert rxsh.pipe("--for", "60", "-e", "print(1)") == ("1\n", "", 0)


def test_ctrl_c_ends_a_script_with_status_130(rxsh):
    screen = rxsh.start("-e", 'print("running"); while true {}')
    screen.wait_text("running")
    screen.send(CTRL_C)
    assert screen.wait_end() == 130


@pytest.mark.parametrize("word", ["exit", "quit", "exit()"])
def test_a_bare_word_ends_the_session(shell, word):
    shell.send(word + "\r")
    assert shell.wait_end() == 0


def test_a_program_at_the_prompt_reads_a_line_from_the_terminal(rxsh):
    shell = rxsh.start("--no-rc").wait_prompt()
    shell.enter("let name = readLine()")

    def is_typed(screen):
        # Keys that come before the program reads are dropped.
        if screen.current_row != "Ann":
            screen.send("\x15Ann")
        return screen.current_row == "Ann"

    shell.wait(is_typed)
    shell.send(ENTER)
    shell.wait_text('name: String? = Optional("Ann")').wait_prompt()
