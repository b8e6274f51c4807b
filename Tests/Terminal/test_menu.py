"""The menu of completions below the line: one list, in which keys choose."""

import pytest

from screen import CTRL_C, DOWN, ENTER, LEFT, TAB, UP, paste

SIZES = pytest.mark.parametrize("rows, columns", [(24, 80), (40, 120), (12, 40)])
BACK_TAB, ESCAPE, PAGE_DOWN, PAGE_UP, UNDO, RIGHT = "\x1b[Z", "\x1b", "\x1b[6~", "\x1b[5~", "\x1f", "\x1b[C"


@pytest.fixture
def start(rxsh):
    """Starts a session with a stream and two names outside ASCII."""

    def start(**options):
        screen = rxsh.start("--no-rc", **options).wait_prompt()
        screen.run("let query = PublishSubject<String>(), 한국 = 1, 한국어 = 2, 한👍 = 3")
        screen.send("\x0c")
        return screen.wait(lambda screen: screen.cursor[0] == 0 and screen.at_prompt())
    return start


def chosen(screen):
    """The name on the row that has the mark."""
    return next((row[2:].split("(")[0].split(" ")[0] for row in screen.rows if row.startswith("› ")), None)


def below(screen):
    return [row for row in screen.rows[screen.cursor[0] + 1:] if row]


def open_menu(shell, text):
    """Types a text and Tab; other keys than Tab have a menu to act on when it is there."""
    shell.send(text + TAB)
    return shell.wait(lambda screen: below(screen) and "The type checker is busy" not in screen.text)


@SIZES
@pytest.mark.parametrize("color", ["1", ""])
def test_tab_opens_one_menu_and_goes_through_it(start, rows, columns, color):
    shell = start(rows=rows, columns=columns, NO_COLOR=color)
    shell.send("query." + TAB)
    shell.wait_text("subscribe(_:) +", "of 6", "PgDn for more")
    shown = below(shell)
    assert chosen(shell) is None and shell.cursor == (0, 10) and len(shown) <= rows * 2 / 3
    assert all(len(row) < columns for row in shown)
    for key, name in ((TAB, "subscribe"), (TAB, "map"), (DOWN, "onNext"), (BACK_TAB, "map"), (UP, "subscribe")):
        shell.send(key)
        shell.wait(lambda screen: chosen(screen) == name)
    # It is still the same list, and the only one.
    assert [row[2:] for row in below(shell)] == [row[2:] for row in shown] and shell.cursor == (0, 10)
    shell.send(DOWN + ENTER)
    shell.wait_prompt("query.map")
    assert below(shell) == []


@SIZES
def test_pages_turn_and_the_arrows_wrap_around(start, rows, columns):
    shell = start(rows=rows, columns=columns)
    open_menu(shell, "query.").send(PAGE_DOWN)
    shell.wait(lambda screen: chosen(screen) is not None and "  1–" not in screen.text)
    shell.send(PAGE_UP)
    shell.wait(lambda screen: chosen(screen) == "subscribe" and "  1–" in screen.text)
    shell.send(UP)
    shell.wait(lambda screen: chosen(screen) not in (None, "subscribe") and "for more" not in screen.text)
    shell.send(DOWN)
    shell.wait(lambda screen: chosen(screen) == "subscribe")


@SIZES
def test_typing_narrows_the_menu_and_escape_leaves_it(start, rows, columns):
    shell = start(rows=rows, columns=columns)
    shell.send("query." + TAB + "m")
    shell.wait(lambda screen: len(below(screen)) == 4 and screen.at_prompt("query.m"))
    shell.send("a")
    shell.wait(lambda screen: len(below(screen)) == 3)
    shell.send("\x7f")
    shell.wait(lambda screen: len(below(screen)) == 4)
    shell.send(ESCAPE)
    shell.wait(lambda screen: below(screen) == [] and screen.at_prompt("query.m"))
    shell.send("ap" + TAB + ESCAPE)
    shell.wait_prompt("query.map")
    shell.send("x" + TAB)
    shell.wait(lambda screen: below(screen) == [] and screen.at_prompt("query.mapx"))


@SIZES
def test_names_outside_ascii_are_chosen(start, rows, columns):
    shell = start(rows=rows, columns=columns)
    shell.send("한" + TAB)
    shell.wait(lambda screen: len(below(screen)) == 3)
    shell.send(TAB)
    shell.wait(lambda screen: any(row.startswith("› 한") for row in screen.rows))
    shell.send("국")
    shell.wait(lambda screen: len(below(screen)) == 2)
    shell.send("어")
    shell.wait(lambda screen: below(screen) == [] and screen.cursor == (0, 10))
    open_menu(shell, "\x15한").send(UP)
    shell.wait(lambda screen: any("› 한" in row for row in screen.rows))
    shell.send(ENTER + ENTER)
    shell.wait(lambda screen: "Int = " in screen.text).wait_prompt()


def test_a_character_that_no_name_holds_takes_the_chosen_entry(start):
    shell = start()
    open_menu(shell, "query.").send(TAB + TAB + "(")
    shell.wait(lambda screen: screen.at_prompt("query.map(") and chosen(screen) is None)
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()
    open_menu(shell, "query.").send("(")
    shell.wait_prompt("query.(")


def test_return_without_a_choice_enters_the_line(start):
    shell = start()
    shell.send("한국" + TAB)
    shell.wait(lambda screen: len(below(screen)) == 2)
    shell.send(ENTER)
    shell.wait_text("Int = 1").wait_prompt()


def test_a_taken_entry_is_undone_as_one_change(start):
    shell = start()
    open_menu(shell, "query.ma").send(TAB + TAB + ENTER)
    shell.wait_prompt("query.materialize()")
    shell.send(UNDO)
    shell.wait_prompt("query.ma")


def test_mere_names_stand_in_columns_between_which_arrows_move(start):
    shell = start(rows=12)
    open_menu(shell, "import ").send(DOWN)
    shell.wait_text("› AVFoundation", "PgDn for more")
    shell.send(RIGHT)
    shell.wait(lambda screen: "› AVFoundation" not in screen.text and "› " in screen.text)
    shell.send(LEFT)
    shell.wait_text("› AVFoundation")


def test_output_goes_above_the_line_and_the_menu_stays(start):
    shell = start()
    shell.run('DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { print("late") }')
    shell.send("query.m" + TAB + TAB)
    shell.wait(lambda screen: chosen(screen) == "map")
    shell.wait(lambda screen: "late" in screen.rows and chosen(screen) == "map" and screen.text.count("map(_:)") == 1)


def test_the_menu_of_a_tall_block_takes_its_rows_from_the_text(start):
    shell = start(rows=12, columns=40)
    shell.send(paste("\n".join(["func f() {"] + [f"  // {number} 한국어" for number in range(30)] + ["  query."])))
    shell.wait(lambda screen: screen.current_row == "..>   query.")
    shell.send(TAB + TAB)
    shell.wait(lambda screen: chosen(screen) == "subscribe" and screen.current_row.startswith("..>   query."))
    shell.send(ESCAPE)
    shell.wait(lambda screen: chosen(screen) is None and screen.rows[screen.cursor[0] - 1] == "..>   // 29 한국어")


@SIZES
def test_a_window_of_another_size_shows_the_menu_again(start, rows, columns):
    shell = start(rows=rows, columns=columns)
    shell.send("query." + TAB + TAB)
    shell.wait(lambda screen: chosen(screen) == "subscribe")
    shell.resize(20, 60)
    shell.wait(lambda screen: chosen(screen) == "subscribe" and screen.text.count("subscribe(_:)") == 1)


def test_the_users_inputrc_decides_on_which_keys_the_menu_is(rxsh, tmp_path):
    inputrc = tmp_path / "inputrc"
    inputrc.write_text('"\\C-o": complete\n"\\C-t": menu-complete-backward\n"\\C-b": previous-history\n')
    shell = rxsh.start("--no-rc", INPUTRC=str(inputrc)).wait_prompt()
    # Nothing is completed while the library is being made.
    shell.run("print()")
    shell.send("[1].ma\x0f\x0f")
    shell.wait(lambda screen: chosen(screen) == "map")
    shell.send("\x14")
    shell.wait(lambda screen: chosen(screen) not in (None, "map"))
    shell.send("\x0f\x0f\x02\x02")
    shell.wait(lambda screen: chosen(screen) == "max")


def test_vi_mode_has_the_menu_too_and_escape_leaves_it_first(rxsh, tmp_path):
    inputrc = tmp_path / "inputrc"
    inputrc.write_text("set editing-mode vi\nset show-mode-in-prompt on\nset vi-ins-mode-string +\nset vi-cmd-mode-string :\n")
    shell = rxsh.start("--no-rc", INPUTRC=str(inputrc)).wait(lambda screen: screen.current_row == "+rx>")
    shell.enter("let ready = 1")
    shell.wait(lambda screen: "ready: Int = 1" in screen.rows and screen.current_row == "+rx>")
    shell.send("[1].ma" + TAB + TAB)
    shell.wait(lambda screen: chosen(screen) == "map")
    shell.send(ESCAPE)
    shell.wait(lambda screen: chosen(screen) is None and screen.current_row == "+rx> [1].ma")
    shell.send(ESCAPE)
    shell.wait(lambda screen: screen.current_row == ":rx> [1].ma")
    shell.send("=")
    shell.wait(lambda screen: screen.current_row == "+rx> [1].ma" and "map(_:)" in screen.text)


def test_a_dumb_terminal_has_a_plain_list(rxsh):
    shell = rxsh.start("--no-rc", TERM="dumb").wait_prompt()
    shell.run("print()")
    shell.send("[1].ma" + TAB)
    shell.wait_text("map(_:)", "max()")
    assert "\x1b" not in shell.received and "›" not in shell.text


BUSY = "The type checker is busy"


def test_a_menu_that_takes_long_opens_when_it_is_known(shell, fifo):
    shell.send("slow de" + TAB)
    shell.wait_text(BUSY)
    fifo.print("known\n")
    shell.wait_text("debounce(_:)", "delay(_:)").wait_prompt("slow de")
    assert BUSY not in shell.text
    shell.send(DOWN + ENTER)
    shell.wait_prompt("slow debounce")


def test_a_dumb_terminal_lists_what_takes_long_when_it_is_known(echo_shell, fifo):
    shell = echo_shell.start(TERM="dumb", ECHO_SHELL_FIFO=fifo.name).wait_prompt()
    shell.send("slow de" + TAB)
    fifo.print("known\n")
    shell.wait_text("debounce(_:)", "delay(_:)")
    assert BUSY not in shell.text


def test_keys_for_a_menu_that_takes_long_choose_in_it(shell, fifo):
    shell.send("slow de" + TAB + TAB + TAB)
    shell.wait_text(BUSY)
    fifo.print("known\n")
    shell.wait(lambda screen: chosen(screen) == "delay")


def test_a_menu_that_takes_long_has_what_the_word_can_become_meanwhile(shell, fifo):
    shell.send("slow de" + TAB)
    shell.wait_text(BUSY)
    shell.send("l")
    shell.wait(lambda screen: BUSY not in screen.text).wait_prompt("slow del")
    fifo.print("known\n")
    shell.wait_text("delay(_:)")
    assert "debounce" not in shell.text and shell.at_prompt("slow del")


def test_a_menu_that_takes_long_does_not_open_for_another_text(shell, fifo):
    shell.send("slow de" + TAB)
    shell.wait_text(BUSY)
    shell.send(" x")
    shell.wait_prompt("slow de x")
    fifo.print("known\n")
    shell.wait_text("known").wait_prompt("slow de x")
    shell.run("y")
    assert "debounce" not in shell.text
