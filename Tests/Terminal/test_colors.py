"""The colours of what is typed."""

import pytest

from screen import CTRL_C, ENTER, LEFT, UP, paste

SIZES = pytest.mark.parametrize("rows, columns", [(24, 80), (40, 120), (12, 40)])


def color_of(screen, text, row=0):
    """The colour that pyte gives the first column of a text."""
    cells = screen.emulator.buffer[row]
    line = "".join(cells[column].data for column in range(screen.emulator.columns))
    # A wide character has an empty cell behind it.
    column = next(
        column for column in range(screen.emulator.columns)
        if "".join(cells[index].data for index in range(column, screen.emulator.columns)).startswith(text))
    assert text in line
    return cells[column].fg


@pytest.fixture
def colored(rxsh):
    """Starts a shell with colours, which knows the library's names."""
    def start(*arguments, **options):
        options.setdefault("NO_COLOR", "")
        screen = rxsh.start("--no-rc", *arguments, **options)
        screen.wait_prompt()
        return screen.run(":trace off")
    return start


@SIZES
def test_tokens_have_colours_while_they_are_typed(colored, rows, columns):
    shell = colored(rows=rows, columns=columns)
    shell.send('\x0c' + 'let 한 = "\\(1) 👍"')
    shell.wait(lambda screen: "👍" in screen.rows[0])
    colors = [color_of(shell, text) for text in ("let", "한", '"\\(', "1)", ') 👍"')]
    assert colors[1] == "default" and len({*colors}) == 4 and colors[2] == colors[4]
    shell.send(" // 끝")
    shell.wait(lambda screen: "끝" in screen.rows[0])
    assert color_of(shell, "//") not in colors
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()


def test_operators_types_and_unknown_names_are_told_apart(colored):
    shell = colored()
    shell.send("\x0cObservable.of(1).map { qery }.foo ")
    shell.wait_prompt("Observable.of(1).map { qery }.foo ")
    colors = {text: color_of(shell, text) for text in ("Observable", "map", "qery", "foo")}
    assert len({*colors.values()}) == 4 and colors["foo"] == "default"
    assert shell.emulator.buffer[0][shell.rows[0].index("qery")].underscore


def test_a_bracket_is_shown_with_its_partner(colored):
    shell = colored()
    shell.send("\x0cf(a[1])")
    shell.wait_prompt("f(a[1])")
    bold = [column for column in range(4, 12) if shell.emulator.buffer[0][column].bold]
    assert bold == [5, 10]
    shell.send(LEFT)
    shell.wait(lambda screen: screen.cursor == (0, 10))
    shell.send(LEFT * 4)
    shell.wait(lambda screen: screen.cursor == (0, 6) and screen.emulator.buffer[0][10].bold)
    shell.send(ENTER)
    shell.wait(lambda screen: screen.cursor[0] > 1 and screen.at_prompt())
    # The accepted line has no cursor.
    assert not any(shell.emulator.buffer[0][column].bold for column in range(4, 12))


def test_a_block_keeps_its_colours_while_it_scrolls(colored):
    shell = colored(rows=12, columns=40)
    shell.send(paste("/*\n" + "한 comment\n" * 30 + "*/ let a = 1"))
    shell.wait(lambda screen: screen.current_row == "..> */ let a = 1")
    comment = color_of(shell, "한", shell.cursor[0] - 1)
    assert comment == color_of(shell, "*/", shell.cursor[0]) != color_of(shell, "let", shell.cursor[0])
    shell.send(UP * 20)
    shell.wait(lambda screen: screen.current_row == "..> 한 comment" and "… 11 lines" in screen.text)
    assert color_of(shell, "한", shell.cursor[0]) == comment


@pytest.mark.parametrize("variables, codes", [
    ({"TERM": "xterm"}, "\x1b[0;35mlet"),
    ({"TERM": "xterm-256color"}, "\x1b[0;38;5;133mlet"),
    ({"TERM": "xterm-256color", "COLORFGBG": "15;0"}, "\x1b[0;38;5;176mlet"),
    ({"TERM": "xterm-256color", "COLORFGBG": "0;default;15"}, "\x1b[0;38;5;90mlet"),
    ({"TERM": "xterm", "COLORTERM": "truecolor"}, "\x1b[0;38;5;133mlet"),
])
def test_the_terminal_decides_on_the_colours(colored, variables, codes):
    shell = colored(**variables)
    shell.received = ""
    shell.send(paste("let a = 1") + "x")
    shell.wait(lambda screen: codes in screen.received, f"waiting for {codes!r}")


@pytest.mark.parametrize("arguments, variables", [
    ((), {"NO_COLOR": "1"}), (("--color", "never"), {}), ((), {"TERM": "dumb"})])
def test_there_are_no_colours_where_none_are_wanted(colored, arguments, variables):
    shell = colored(*arguments, **variables)
    shell.send('let a = "한" // b')
    shell.wait_prompt('let a = "한" // b')
    assert "38;5" not in shell.received and "\x1b[0;" not in shell.received


def test_colours_are_there_where_they_are_asked_for(colored):
    shell = colored("--color", "always", NO_COLOR="1")
    shell.send("let a")
    shell.wait_prompt("let a")
    assert color_of(shell, "let", shell.cursor[0]) != "default"
