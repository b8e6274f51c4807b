"""Suggestions behind the text, and the signature below it."""

import pytest

from screen import CTRL_A, CTRL_C, ENTER, LEFT, UP, paste

SIZES = pytest.mark.parametrize("rows, columns", [(24, 80), (40, 120), (12, 40)])
RIGHT, END, CTRL_E, META_F = "\x1b[C", "\x1b[F", "\x05", "\x1bf"


@pytest.fixture
def colored(rxsh):
    """Starts a shell with colours, without which nothing is suggested."""
    def start(*arguments, **options):
        options.setdefault("NO_COLOR", "")
        screen = rxsh.start("--no-rc", *arguments, **options)
        screen.wait_prompt()
        screen.run(":trace off")
        return screen
    return start


def suggests(typed, rest):
    """True if the cursor stands behind the typed text, with a suggestion behind it."""
    return lambda screen: screen.current_row == "rx> " + typed + rest and screen.cursor[1] == 4 + len(typed)


@SIZES
def test_the_rest_of_an_entry_is_suggested_and_accepted(colored, rows, columns):
    shell = colored(rows=rows, columns=columns)
    for accept in (RIGHT, END, CTRL_E):
        shell.run('print("한 👍")')
        shell.send("pri")
        shell.wait(lambda screen: screen.current_row.startswith('rx> print("한') and screen.cursor[1] == 7)
        shell.send(accept)
        shell.wait(lambda screen: screen.cursor[1] == 18)
        shell.send(ENTER)
        shell.wait(lambda screen: screen.cursor[0] > 1 and screen.at_prompt())
    assert shell.text.count("\n한 👍") == 6 or rows == 12


def test_an_input_that_had_an_error_is_recalled_but_not_suggested(colored):
    shell = colored()
    shell.run("let value = 1")
    shell.run("let value: String = 2")
    shell.send("let v")
    shell.wait(suggests("let v", "alue = 1"))
    shell.send(UP)
    shell.wait_prompt("let value: String = 2")
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()
    shell.send("\x04")
    assert shell.wait_end() == 0
    again = colored()
    again.send("let v")
    again.wait(suggests("let v", "alue = 1"))


def test_a_suggestion_is_grey_and_follows_what_is_typed(colored):
    shell = colored()
    shell.run("let first = 1")
    shell.run("let second = 2")
    shell.send("let")
    shell.wait(suggests("let", " second = 2"))
    row, column = shell.cursor
    assert shell.emulator.buffer[row][column + 1].fg != shell.emulator.buffer[row][4].fg != "default"
    shell.send(" f")
    shell.wait(suggests("let f", "irst = 1"))
    shell.send("x")
    shell.wait_prompt("let fx")
    shell.send("\x7f")
    shell.wait(suggests("let f", "irst = 1"))
    shell.send(LEFT)
    shell.wait(lambda screen: screen.current_row == "rx> let f" and screen.cursor[1] == 8)
    shell.send(CTRL_C)
    # A suggestion that is not accepted disappears.
    shell.wait(lambda screen: "rx> let f^C" in screen.text).wait_prompt()


def test_a_word_of_a_suggestion_is_accepted(colored):
    shell = colored()
    shell.run('let query = "a b"')
    shell.send("let")
    shell.wait(suggests("let", ' query = "a b"'))
    shell.send(META_F)
    shell.wait(suggests("let query", ' = "a b"'))
    shell.send(META_F)
    shell.wait(suggests('let query = "a', ' b"'))
    shell.send(CTRL_A + META_F)
    shell.wait(lambda screen: screen.current_row == 'rx> let query = "a' and screen.cursor[1] == 7)


def test_an_entry_that_is_not_wanted_is_not_run(colored):
    shell = colored()
    shell.run('print("long")')
    shell.send("print")
    shell.wait(suggests("print", '("long")'))
    shell.send("(1)" + ENTER)
    shell.wait(lambda screen: "1" in screen.rows and screen.at_prompt())
    assert screen_rows_with(shell, "long") == 2


def screen_rows_with(screen, text):
    return sum(text in row for row in screen.rows)


def test_the_first_line_of_a_block_is_suggested_and_all_of_it_accepted(colored):
    shell = colored()
    shell.send(paste("func f() {\n  print(1)\n}") + ENTER)
    shell.wait(lambda screen: screen.cursor[0] > 4 and screen.at_prompt())
    shell.send("func")
    shell.wait(suggests("func", " f() { …"))
    shell.send(RIGHT)
    shell.wait(lambda screen: screen.current_row == "..> }" and screen.cursor[1] == 5)
    assert shell.rows[shell.cursor[0] - 2].startswith("rx> func f() {")


def test_nothing_is_suggested_without_colours_in_searches_and_to_what_was_recalled(colored):
    plain = colored(NO_COLOR="1")
    plain.run("let first = 1")
    plain.send("let")
    plain.wait_prompt("let")
    assert "first" not in plain.current_row
    shell = colored()
    shell.run("a")
    shell.run("ab")
    shell.run("abc")
    shell.send(UP + UP)
    shell.wait_prompt("ab")


@SIZES
def test_the_signature_of_a_call_is_shown_below_it(colored, rows, columns):
    shell = colored(rows=rows, columns=columns)
    shell.run("func 함수(_ first: Int, second: String) {}")
    shell.send("함수(")
    shell.wait(lambda screen: "_ first: Int" in screen.rows[screen.cursor[0] + 1])
    row = shell.cursor[0] + 1

    def bold():
        cells = shell.emulator.buffer[row]
        return "".join(cells[column].data for column in range(columns) if cells[column].bold)

    assert bold() == "_ first: Int"
    shell.send("[1, 2].count, ")
    shell.wait(lambda screen: bold() == "second: String")
    shell.send('second: "👍")')
    shell.wait(lambda screen: screen.rows[row] == "")
    shell.send(CTRL_C)
    shell.wait_text("^C").wait(lambda screen: screen.at_prompt())


def test_members_types_and_overloads_have_signatures(colored):
    shell = colored()
    shell.run("let query = PublishSubject<String>()")
    shell.send("query.debounce(.milliseconds(300), ")
    shell.wait(lambda screen: "debounce(_ dueTime:" in screen.rows[screen.cursor[0] + 1])
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()
    shell.send("BehaviorSubject(")
    shell.wait(lambda screen: "BehaviorSubject(value:" in screen.rows[screen.cursor[0] + 1])
    shell.send(CTRL_C)
    shell.wait(lambda screen: screen.text.count("^C") == 2).wait_prompt()
    shell.send("query.bind(")
    # The first declaration, and how many others there are.
    shell.wait(lambda screen: "(to observers: Observer...)" in screen.rows[screen.cursor[0] + 1] and "+" in screen.text)


def test_output_goes_above_a_line_with_a_suggestion_and_a_signature(colored):
    shell = colored()
    shell.run("print(12345)")
    shell.run("DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { print(\"late\") }")
    shell.send("print(1")
    shell.wait(lambda screen: screen.current_row == "rx> print(12345)" and screen.cursor[1] == 11)
    shell.wait(lambda screen: "late" in screen.rows and screen.current_row == "rx> print(12345)")
    shell.wait(lambda screen: "print(_ items" in screen.rows[screen.cursor[0] + 1])
    assert screen_rows_with(shell, "print(_ items") == 1
