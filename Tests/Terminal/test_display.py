"""The display of the line that is edited: wrapping, wide characters, several lines, resizes, other output."""

import random

import pyte
import pytest

from screen import CTRL_A, CTRL_C, CTRL_R, DOWN, ENTER, LEFT, META_ENTER, UP, paste

SIZES = pytest.mark.parametrize("rows, columns", [(24, 80), (40, 120), (12, 40)])
CTRL_L = "\x0c"
WORDS = ["let ", "한국어", "e\u0301", "👍", "\t", "響應", "x", "(", ")", ".map ", "abcdefghij", "\n", "  "]
KEYS = [LEFT, "\x1b[C", UP, DOWN, CTRL_A, "\x05", "\x7f", "\x1bb", "\x1bf", "\x1b[3~", "\x14", "\x1f", "\x0b", "\x19"]


def press(shell, keys):
    """Sends keys and waits until they are shown: a numeric argument that nothing uses comes and goes behind them."""
    shell.send(keys)
    shell.send("\x1b1")
    shell.wait(lambda screen: "(arg: 1)" in screen.text)
    shell.send("\x1b\x07")
    shell.wait(lambda screen: "(arg: 1)" not in screen.text and "rx>" in screen.text)


def check_against_a_redraw(shell):
    rows, cursor = shell.rows, shell.cursor
    top = next(index for index, row in enumerate(rows) if row.startswith("rx>"))
    shell.received = ""
    shell.send(CTRL_L)
    shell.wait(
        lambda screen: "\x1b[2J" in screen.received and screen.cursor == (cursor[0] - top, cursor[1])
        and screen.rows[:len(rows) - top] == rows[top:],
        "as before:\n" + "\n".join(rows) + f"\ncursor at {cursor}")


@SIZES
@pytest.mark.parametrize("seed", range(4))
def test_what_is_shown_after_many_keys_is_what_a_redraw_shows(echo_shell, rows, columns, seed):
    shell = echo_shell.start(rows=rows, columns=columns).wait_prompt()
    choice = random.Random(seed)
    for _ in range(40):
        press(shell, choice.choice(KEYS) if choice.random() < 0.4 else paste(choice.choice(WORDS)))
    check_against_a_redraw(shell)


@SIZES
def test_a_text_that_is_taller_than_the_window_is_shown_as_a_redraw_shows_it(echo_shell, rows, columns):
    shell = echo_shell.start(rows=rows, columns=columns).wait_prompt()
    shell.send(paste("\n".join(f"{number} 한국어 " + "wide " * (number % 30) for number in range(200))))
    shell.wait(lambda screen: "\n..> 199" in screen.text)
    choice = random.Random(rows)
    for _ in range(60):
        press(shell, choice.choice([UP, UP * 10, DOWN, DOWN * 5, CTRL_A, "\x05", "x", "\x7f", META_ENTER, LEFT]))
    check_against_a_redraw(shell)


@SIZES
def test_a_line_taller_than_the_window_scrolls(echo_shell, fifo, rows, columns):
    shell = echo_shell.start(rows=rows, columns=columns, ECHO_SHELL_FIFO=fifo.name).wait_prompt()
    text = "".join(f"{number:05}" for number in range(rows * columns // 4))
    shell.send(paste(text))
    shell.wait(lambda screen: screen.rows[0] == "rx> …" and screen.text.replace("\n", "").endswith(text[-9:]))
    fifo.print("printed\n")
    shell.wait(lambda screen: screen.rows[0] == "printed" and screen.text.replace("\n", "").endswith(text[-9:]))
    shell.send(CTRL_A)
    shell.wait(lambda screen: screen.rows[1].startswith("rx> 00000") and screen.cursor == (1, 4))
    shell.send(ENTER)
    shell.wait(lambda screen: screen.text.replace("\n", "").endswith(text[-9:] + "]rx>")).wait_prompt()


@SIZES
def test_wide_characters_are_wrapped_whole(echo_shell, rows, columns):
    shell = echo_shell.start(rows=rows, columns=columns).wait_prompt()
    text = "한" * columns
    shell.send("x" + text)
    # One column of the first row stays empty, behind "rx> x".
    count = (columns - 5) // 2
    shell.wait(lambda screen: screen.rows[1].replace(" ", "") == "한" * (columns // 2))
    assert shell.rows[0].replace(" ", "") == "rx>x" + "한" * count
    assert shell.cursor == (2, 2 * (columns - count - columns // 2))
    shell.send(CTRL_A + "y")
    shell.wait(lambda screen: screen.rows[0].startswith("rx> yx") and screen.cursor == (0, 5))
    shell.send(ENTER)
    shell.wait(lambda screen: "[yx" in screen.text.replace(" ", "") and screen.at_prompt())


def test_a_change_writes_no_more_than_what_has_changed(shell):
    shell.send(paste("\n".join(f"line {number}" for number in range(20))))
    shell.wait(lambda screen: screen.current_row == "..> line 19")
    shell.send(UP * 5)
    shell.wait(lambda screen: screen.current_row == "..> line 14")
    shell.send("\x05")
    shell.received = ""
    shell.send("x")
    shell.wait(lambda screen: screen.current_row == "..> line 14x")
    assert shell.received == "x"


def test_the_region_of_a_paste_is_marked_until_the_next_key(shell):
    shell.send(paste("marked"))
    shell.wait_prompt("marked")
    assert all(shell.emulator.buffer[0][column].reverse for column in range(4, 10))
    shell.send("x")
    shell.wait_prompt("markedx")
    assert not any(shell.emulator.buffer[0][column].reverse for column in range(80))


@SIZES
def test_a_narrower_and_a_wider_window_keep_a_block(echo_shell, fifo, rows, columns):
    shell = echo_shell.start(rows=rows, columns=columns, ECHO_SHELL_FIFO=fifo.name).wait_prompt()
    shell.run("before")
    shell.send(paste("one 한국어 {\n  two 👍\n}"))
    shell.wait(lambda screen: screen.current_row == "..> }")
    for new in (columns - 10, columns + 10):
        shell.resize(rows, new)
        fifo.print(f"{new}\n")
        shell.wait_text(f"{new}").wait(lambda screen: screen.current_row == "..> }")
        assert sum(row.startswith("rx> one") for row in shell.rows) == 1, shell.describe()
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()


def test_erasing_the_line_never_clears_a_whole_row_or_screen(shell, fifo):
    """Of a screen tmux keeps a second copy in its history, and a row it does not join with the next in a wider window."""
    class Watched(pyte.Screen):
        cleared = False

        def erase_in_display(self, how=0, *arguments, **options):
            self.cleared |= how == 2 or how == 0 and self.cursor.x == 0
            super().erase_in_display(how, *arguments, **options)

        def erase_in_line(self, how=0, *arguments, **options):
            self.cleared |= how == 2 or how == 0 and self.cursor.x == 0
            super().erase_in_line(how, *arguments, **options)

    shell.send("abc")
    shell.wait_prompt("abc")
    shell.resize(24, 70)
    fifo.print("late\n")
    shell.wait_text("late").wait_prompt("abc")
    watched = Watched(80, 24)
    pyte.Stream(watched).feed(shell.received)
    assert not watched.cleared


def test_a_search_shows_its_own_prompt_and_a_block_whole(shell):
    shell.send(paste("find {\n한국어\n}") + ENTER)
    shell.wait_text("}]").wait_prompt()
    shell.send(CTRL_R + "국")
    shell.wait(lambda screen: "(reverse-i-search)`국': find {" in screen.text and screen.current_row == "..> 한국어")
    shell.send(CTRL_C)
    shell.wait_prompt()


def test_undo_macros_and_arguments_keep_the_display(echo_shell, tmp_path):
    inputrc = tmp_path / "inputrc"
    inputrc.write_text('"\\C-xq": "ab한"\n"\\C-xw": backward-kill-word\n')
    shell = echo_shell.start(INPUTRC=str(inputrc)).wait_prompt()
    shell.send("one two")
    shell.wait_prompt("one two")
    shell.send("\x18w")
    shell.wait_prompt("one ")
    shell.send("\x1f")
    shell.wait_prompt("one two")
    shell.send("\x15\x18q")
    shell.wait_prompt("ab한")
    shell.send("\x18q")
    shell.wait_prompt("ab한ab한")
    shell.send("\x1b3\x1b[D")
    shell.wait(lambda screen: screen.cursor == (0, 8))


def test_the_mode_of_vi_is_shown_while_a_line_is_edited(echo_shell, tmp_path):
    inputrc = tmp_path / "inputrc"
    inputrc.write_text("set editing-mode vi\nset keyseq-timeout 50\n")
    shell = echo_shell.start(INPUTRC=str(inputrc))
    shell.wait(lambda screen: screen.at_prompt(prompt="(ins)rx> "))
    shell.send("word\x1b")
    shell.wait(lambda screen: screen.current_row == "(cmd)rx> word" and screen.cursor == (0, 12))
    shell.send("0x$~")
    shell.wait(lambda screen: screen.current_row == "(cmd)rx> orD")
    shell.send("Aa\r")
    # A line that is left has the prompt of a transcript.
    shell.wait_text("rx> orDa\n[orDa]")
    assert "(ins)rx> orDa" not in shell.text
    shell.send("한 {\r")
    shell.wait(lambda screen: screen.current_row == "    ...>" and screen.cursor[1] == 11)
    shell.send("}\x1b")
    shell.wait(lambda screen: screen.rows[screen.cursor[0] - 1].startswith("(cmd)rx> 한") and screen.cursor[1] == 9)
    shell.send("\r")
    shell.wait(lambda screen: screen.rows[2].startswith("rx> 한") and screen.rows[3] == "..> }")
