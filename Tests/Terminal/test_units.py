"""Units of input from files and pipes."""


def test_a_dash_reads_to_the_end_and_is_one_unit(rxsh):
    program = "print(f())\nfunc f() -> Int { g() }\nfunc g() -> Int { 2 }\n"
    assert rxsh.pipe("-", input=program) == ("2\n", "", 0)
    output, errors, status = rxsh.pipe("-", input="print(1)\n\nprint(zz)\n")
    assert (output, status) == ("", 1) and "<stdin>:3:7: error: cannot find 'zz' in scope" in errors


def test_a_stream_and_a_bare_pipe_run_each_statement_as_it_arrives(rxsh):
    for arguments in (["-", "--stream"], []):
        output, errors, status = rxsh.pipe(*arguments, input="print(1)\nprint(zz)\nprint(2)\n")
        assert (output, status) == ("1\n", 1) and "<stdin>:2:7: error: cannot find 'zz' in scope" in errors


def test_files_and_folders_are_one_program_in_any_order(rxsh, tmp_path):
    app, tests = tmp_path / "App", tmp_path / "AppTests"
    app.mkdir()
    tests.mkdir()
    main, model = app / "main.swift", app / "model.swift"
    main.write_text("print(Model().next())\n")
    model.write_text("struct Model { func next() -> Int { limit + 1 } }\nlet limit = 3\n")
    (tests / "tests.swift").write_text(
        "import XCTest\n@testable import App\n"
        "final class ModelTests: XCTestCase { func testNext() { XCTAssertEqual(Model().next(), 4) } }\n")
    for files in ([main, model], [model, main], [app]):
        assert rxsh.pipe(*map(str, files), input="") == ("4\n", "", 0)
    assert rxsh.pipe("--check", str(tests), str(app), input="")[2] == 0
    assert "Executed 1 test, with 0 failures" in rxsh.pipe(str(app), str(tests), input="")[0]
    wrong = tmp_path / "wrong.swift"
    wrong.write_text("\nlet text: String = limit\n")
    errors = rxsh.pipe("--check", str(wrong), str(model), input="")[1]
    assert errors.startswith(f"{wrong}:2:20: error: cannot convert value of type 'Int'")
    missing = rxsh.pipe("--check", str(tests / "tests.swift"), input="")
    assert missing[2] == 1 and "no such module 'App'" in missing[1]


def test_the_virtual_clock_begins_where_it_is_told(rxsh):
    program = "import Foundation\nprint(Date())\nRunLoop.main.run(until: Date() + 1.5)\nprint(Date())\n"
    assert rxsh.pipe("--virtual-time", "-", input=program)[0] == (
        "2001-01-01 00:00:00 +0000\n2001-01-01 00:00:01 +0000\n")
    assert rxsh.pipe("--virtual-start", "2024-02-29", "-e", "print(Date())", input="")[0] == "2024-02-29 00:00:00 +0000\n"
    assert rxsh.pipe("--virtual-start", "tomorrow", "-e", "print(1)", input="")[2] == 2


def test_a_paste_is_one_unit(rxsh):
    screen = rxsh.start("--no-rc")
    screen.wait_prompt()
    screen.send("\x1b[200~print(twice(2))\rfunc twice(_ n: Int) -> Int { 2 * n }\x1b[201~\r")
    screen.wait(lambda screen: any(row.strip() == "4" for row in screen.text.split("\n")))
    screen.send("\x1b[200~let a = 1\rlet a = 2\x1b[201~\r")
    screen.wait(lambda screen: "none of these 2 statements was run" in screen.text)
    assert "invalid redeclaration of 'a'" in screen.text
