"""Exit statuses: the table of the README, tests, watching."""

import signal
import subprocess

import pytest

from screen import environment


def write(path, text):
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize("program, arguments, status", [
    ("print(1)", [], 0),
    ("let a: [Int] = []; print(a[1])", [], 1),
    ('let a: Int = "x"', ["--check"], 1),
    ("import XCTest\nclass T: XCTestCase { func test() { XCTFail() } }", [], 1),
    ("import XCTest\nclass T: XCTestCase { func test() {} }", [], 0),
    ("import Testing\n@Test func t() { #expect(1 == 2) }", [], 1),
    ("import XCTest\nclass T: XCTestCase { func test() {} }", ["--filter", "other"], 2),
    ("let s = PublishSubject<Int>(); _ = s.subscribe()", ["leaks"], 1),
    ("print(1)", ["--no-such-option"], 2),
    ("import Foundation\nexit(7)", [], 7),
])
def test_a_run_ends_with_the_status_of_the_table(rxsh, tmp_path, program, arguments, status):
    assert rxsh.pipe(*arguments, write(tmp_path / "a.swift", program))[2] == status


@pytest.mark.parametrize("arguments", [[], ["--check"], ["verify"], ["leaks"]])
def test_an_unreadable_file_is_wrong_usage(rxsh, tmp_path, arguments):
    out, err, status = rxsh.pipe(*arguments, str(tmp_path / "missing"))
    assert status == 2 and "cannot read" in err


def test_a_transcript_that_differs_has_a_status_of_its_own(rxsh, tmp_path):
    path = write(tmp_path / "a.md", "```rx\nrx> print(1)\n2\n```\n")
    assert rxsh.pipe("verify", path)[2] == 3
    assert rxsh.pipe("--color", "never", "verify", path)[2] == 3
    assert rxsh.pipe("verify", "--update", path)[2] == 0
    assert rxsh.pipe("verify", path)[2] == 0


def test_an_interrupt_ends_with_130(rxsh, tmp_path):
    path = write(tmp_path / "a.swift", 'print("on")\nwhile true {}')
    process = subprocess.Popen(
        [rxsh.path, path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment(rxsh.home))
    assert process.stdout.readline() == b"on\n"
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 130


def test_a_watched_file_runs_again_when_it_changes(rxsh, tmp_path):
    path = tmp_path / "a.swift"
    write(path, 'print("first")')
    process = subprocess.Popen(
        [rxsh.path, "--watch", str(path)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env=environment(rxsh.home))
    assert process.stdout.readline() == b"first\n"
    write(path, 'print("second")')
    assert process.stdout.readline() == b"second\n"
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 130
