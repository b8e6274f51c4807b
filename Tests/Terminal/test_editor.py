"""The line editor by itself, through a shell that only echoes and prints."""

import pytest

from screen import CTRL_A, CTRL_C, CTRL_D, CTRL_R, DOWN, ENTER, LEFT, LONG, META_ENTER, TAB, UP, paste

CTRL_E, CTRL_X = "\x05", "\x18"


def test_an_input_is_evaluated_and_the_prompt_comes_back(shell):
    shell.run("hello")
    assert shell.rows[:3] == ["rx> hello", "[hello]", "rx>"]


def test_the_line_comes_back_from_an_external_editor(shell):
    shell.send("half a 한" + CTRL_X + CTRL_E)
    shell.wait_prompt("HALF A 한")
    shell.send(" line" + ENTER)
    shell.wait_text("[HALF A 한 line]").wait_prompt()
    shell.send(paste("one\ntwo") + CTRL_X + CTRL_E)
    shell.wait(lambda screen: screen.current_row == "..> TWO" and "rx> ONE" in screen.rows)
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()
    shell.send(UP)
    shell.wait_prompt("HALF A 한 line")


def test_output_goes_above_the_line_that_is_being_typed(shell, fifo):
    shell.send("half a li")
    shell.wait_prompt("half a li")
    fifo.print("one\ntwo\n")
    shell.wait_text("two").wait_prompt("half a li")
    assert shell.rows[:3] == ["one", "two", "rx> half a li"]
    shell.run("ne")
    assert shell.rows[2:4] == ["rx> half a line", "[half a line]"]


def test_output_leaves_no_rows_of_a_wrapped_line_behind(shell, fifo):
    shell.send(LONG)
    shell.wait(lambda screen: screen.cursor == (1, (4 + len(LONG)) % 80))
    fifo.print("one\n")
    shell.wait(lambda screen: screen.rows[0] == "one" and screen.cursor == (2, (4 + len(LONG)) % 80))
    assert shell.rows[1:4] == [("rx> " + LONG)[:80], ("rx> " + LONG)[80:], ""]


def test_output_with_the_cursor_inside_a_wrapped_line(shell, fifo):
    shell.send(LONG + CTRL_A)
    shell.wait(lambda screen: screen.cursor == (0, 4) and screen.rows[1] != "")
    fifo.print("one\n")
    shell.wait(lambda screen: screen.rows[0] == "one" and screen.cursor == (1, 4))
    assert shell.rows[1:4] == [("rx> " + LONG)[:80], ("rx> " + LONG)[80:], ""]


def test_wide_characters_keep_their_place(shell, fifo):
    wide = "say 반응형 프로그래밍 響應式編程 " + "한" * 40
    shell.send(wide)
    shell.wait(lambda screen: screen.rows[1].endswith("한"))
    before = shell.cursor
    fifo.print("流\n")
    shell.wait(lambda screen: screen.rows[0].startswith("流") and screen.cursor == (before[0] + 1, before[1]))
    shell.send(ENTER)
    shell.wait_prompt()
    # The emulator keeps a column behind each wide character.
    assert wide[4:].replace(" ", "") in shell.text.replace("\n", "").replace(" ", "")


def test_output_during_a_search_keeps_the_search_and_the_prompt(shell, fifo):
    shell.run("first entry")
    shell.send(CTRL_R + "fir")
    shell.wait(lambda screen: "(reverse-i-search)`fir': first entry" in screen.current_row)
    fifo.print("meanwhile\n")
    shell.wait_text("meanwhile").wait(lambda screen: "(reverse-i-search)`fir': first entry" in screen.current_row)
    shell.send(ENTER)
    shell.wait(lambda screen: screen.text.count("[first entry]") == 2).wait_prompt()


@pytest.mark.parametrize(
    "keys", ["\x12\x1b(\x12\x12\x1b/\x1bQ", "\x1d\x1bk", "\x1d\x1b|\x1bH", "\x12one\x1b[15~", "\x1d\x1b\x07"],
    ids=["search", "character", "characters", "function-key", "abort"])
def test_keys_that_mean_nothing_are_nothing_also_where_a_search_has_read_ahead(shell, keys):
    shell.run("one")
    shell.send(keys)
    shell.send(CTRL_C)
    shell.run("two")
    assert "[two]" in shell.text


def test_output_during_a_numeric_argument_keeps_the_prompt(shell, fifo):
    shell.send("\x1b5")
    shell.wait(lambda screen: "(arg: 5)" in screen.current_row)
    fifo.print("meanwhile\n")
    shell.wait_text("meanwhile").wait(lambda screen: "(arg: 5)" in screen.current_row)
    shell.send("x")
    shell.wait_prompt("xxxxx")
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()


def test_output_without_an_end_of_line_goes_on_where_it_stopped(shell, fifo):
    shell.send("typing")
    shell.wait_prompt("typing")
    fifo.print("10%")
    shell.wait(lambda screen: screen.rows[0] == "10%" and screen.at_prompt("typing"))
    fifo.print(" 20%")
    shell.wait(lambda screen: screen.rows[0] == "10% 20%" and screen.at_prompt("typing"))
    fifo.print(" done\nnext\n")
    shell.wait(lambda screen: screen.rows[:3] == ["10% 20% done", "next", "rx> typing"])


def test_the_prompt_stands_on_a_row_of_its_own(shell):
    shell.run("part abc")
    assert shell.rows[:3] == ["rx> part abc", "abc", "rx>"]


def test_return_opens_an_indented_line_while_the_input_is_incomplete(shell):
    shell.send("one {" + ENTER)
    shell.wait(lambda screen: screen.cursor == (1, 6))
    shell.send("two {" + ENTER)
    shell.wait(lambda screen: screen.cursor == (2, 8))
    shell.send("}" + ENTER)
    shell.wait(lambda screen: screen.rows[2] == "..>   }" and screen.cursor == (3, 6))
    shell.send("}")
    shell.wait(lambda screen: screen.rows[3] == "..> }" and screen.cursor == (3, 5))
    shell.send(ENTER)
    shell.wait_text("[one {", "}]").wait_prompt()


def test_output_goes_above_an_input_of_several_lines(shell, fifo):
    shell.send("one {" + ENTER)
    shell.wait(lambda screen: screen.cursor == (1, 6))
    shell.send("two")
    shell.wait(lambda screen: screen.cursor == (1, 9))
    fifo.print("meanwhile\n")
    shell.wait(lambda screen: screen.rows[:3] == ["meanwhile", "rx> one {", "..>   two"] and screen.cursor == (2, 9))


def test_arrows_move_between_the_lines_of_an_input(shell):
    shell.send(paste("one {\n  two\n  three"))
    shell.wait(lambda screen: screen.cursor == (2, 11))
    shell.send(UP)
    shell.wait(lambda screen: screen.cursor == (1, 9))
    shell.send(UP)
    shell.wait(lambda screen: screen.cursor == (0, 9))
    shell.send(DOWN)
    shell.wait(lambda screen: screen.cursor == (1, 9))


@pytest.mark.parametrize("mode, up, down", [("emacs", "\x10", "\x0e"), ("vi", "k", "j")])
def test_the_keys_of_emacs_and_vi_move_between_lines_as_arrows_do(echo_shell, tmp_path, mode, up, down):
    inputrc = tmp_path / "inputrc"
    inputrc.write_text(f"set editing-mode {mode}\nset show-mode-in-prompt off\nset keyseq-timeout 50\n")
    shell = echo_shell.start(INPUTRC=str(inputrc)).wait_prompt()
    shell.run("before")
    shell.send(paste("a {\nb\nc\n}"))
    shell.wait(lambda screen: screen.current_row == "..> }")
    if mode == "vi":
        shell.send("\x1b")
        shell.wait(lambda screen: screen.cursor == (5, 4))
    shell.send(up)
    shell.wait(lambda screen: screen.current_row == "..> c")
    shell.send(up)
    shell.wait(lambda screen: screen.current_row == "..> b")
    shell.send(down)
    shell.wait(lambda screen: screen.current_row == "..> c")
    shell.send(up + up)
    shell.wait(lambda screen: screen.current_row == "rx> a {")
    shell.send(up)
    shell.wait(lambda screen: screen.current_row == "rx> before")


def test_meta_return_opens_a_line_anywhere(shell):
    shell.send("complete" + META_ENTER + "more" + ENTER)
    shell.wait_text("[complete\nmore]").wait_prompt()


def test_arrow_up_recalls_a_block_whole_and_goes_on_to_the_entry_before(shell):
    shell.run("zero")
    shell.send(paste("one {\ntwo\n}") + ENTER)
    shell.wait_text("}]").wait_prompt()
    shell.send(UP)
    shell.wait(lambda screen: screen.rows[screen.cursor[0] - 2:screen.cursor[0] + 1] == ["rx> one {", "..> two", "..> }"])
    shell.send(UP)
    shell.wait_prompt("zero")
    shell.send(DOWN + ENTER)
    shell.wait(lambda screen: screen.text.count("[one {") == 2).wait_prompt()


def test_a_resize_redraws_the_line(shell, fifo):
    shell.run("before")
    shell.send("say " + "x" * 60)
    shell.wait_prompt("say " + "x" * 60)
    shell.resize(24, 100)
    fifo.print("wider\n")
    shell.wait_text("wider").wait_prompt("say " + "x" * 60)
    shell.send("y" * 30)
    shell.wait_prompt("say " + "x" * 60 + "y" * 30)
    assert shell.text.count("xxxx") >= 1 and sum("xxxx" in row for row in shell.rows) == 1


def test_ctrl_c_clears_the_line_and_keeps_the_prompt(shell):
    shell.send("half a line" + LEFT * 4)
    shell.wait(lambda screen: screen.cursor == (0, 11))
    shell.send(CTRL_C)
    shell.wait_prompt()
    assert shell.rows[:2] == ["rx> half a line^C", "rx>"]
    shell.run("next")
    assert "[next]" in shell.text


def test_ctrl_c_leaves_a_search_and_a_block(shell):
    shell.run("first")
    shell.send(CTRL_R + "fi")
    shell.wait(lambda screen: "reverse-i-search" in screen.current_row)
    shell.send(CTRL_C)
    shell.wait_prompt()
    shell.send("{" + ENTER)
    shell.wait(lambda screen: screen.cursor[1] == 6)
    shell.send("two")
    shell.wait(lambda screen: screen.current_row == "..>   two")
    shell.send(CTRL_C)
    shell.wait_prompt()
    shell.run("next")
    assert "[next]" in shell.text


def test_ctrl_c_puts_the_history_back_to_its_end(shell):
    shell.run("one")
    shell.run("two")
    shell.send(UP + UP)
    shell.wait_prompt("one")
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()
    shell.send(UP)
    shell.wait_prompt("two")


def test_ctrl_c_interrupts_what_is_running(shell):
    shell.enter("spin")
    shell.wait(lambda screen: screen.cursor == (1, 0))
    shell.send(CTRL_C)
    shell.wait_text("interrupted").wait_prompt()
    shell.run("next")
    assert "[next]" in shell.text


def test_a_window_without_room_for_anything_may_grow_again(echo_shell):
    shell = echo_shell.start(rows=1, columns=2)
    shell.wait(lambda screen: screen.received)
    for text in ["hello", "{" + ENTER, CTRL_R + "he"]:
        for keys in [text, CTRL_C]:
            shell.received = ""
            shell.send(keys)
            shell.wait(lambda screen: screen.received)
    shell.resize(24, 80)
    # Where the line was being taken when it came, the last one interrupted that.
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()
    shell.run("hello again")
    shell.wait_text("[hello again]")


def test_the_end_of_input_ends_the_session_and_restores_the_terminal(shell):
    shell.run("one")
    shell.send(CTRL_D)
    assert shell.wait_end() == 0


def test_ctrl_z_gives_the_terminal_to_the_shell_and_fg_brings_the_line_back(echo_shell, fifo):
    screen = echo_shell.start(ECHO_SHELL_FIFO=fifo.name)
    screen.wait_prompt()
    screen.send("half")
    screen.wait_prompt("half")
    # Without a shell as its parent the process group is orphaned and the stop has no effect; the test covers the redraw.
    screen.send("\x1a")
    screen.wait(lambda screen: screen.cursor[0] > 0 and screen.at_prompt("half"))
    screen.run(" done")
    assert "[half done]" in screen.text


def test_tab_completes_and_lists_signatures(shell):
    shell.send("x.deb" + TAB)
    shell.wait_prompt("x.debounce")
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()
    shell.send("x.d" + TAB)
    shell.wait_text("debounce(_:) -> 流", "distinctUntilChanged(_:) -> 流").wait_prompt("x.d")
    assert "merge" not in shell.text


def test_a_long_list_of_completions_is_cut_to_the_screen(echo_shell):
    screen = echo_shell.start(rows=12, columns=40).wait_prompt()
    screen.send("operator" + TAB)
    screen.wait_text("more").wait_prompt("operator")
    assert len([row for row in screen.rows if "operator" in row]) <= 10


def test_tab_indents_a_row_that_has_not_begun(shell):
    shell.send(paste("{\n") + TAB + "x")
    shell.wait(lambda screen: screen.current_row == "..>   x")


def test_escape_alone_takes_no_key_with_it(echo_shell, fifo, tmp_path):
    inputrc = tmp_path / "inputrc"
    inputrc.write_text("set keyseq-timeout 1\n")
    shell = echo_shell.start(INPUTRC=str(inputrc), ECHO_SHELL_FIFO=fifo.name).wait_prompt()
    shell.send("one")
    shell.wait_prompt("one")
    shell.send("\x1b")
    for text in ("first", "second"):
        fifo.print(f"{text}\n")
        shell.wait_text(text).wait_prompt("one")
    shell.send("b")
    shell.wait_prompt("oneb")
    # Sent together they are one key.
    shell.send("\x1bbx")
    shell.wait(lambda screen: screen.current_row == "rx> xoneb")


def test_a_command_that_ends_a_search_and_cannot_be_carried_out_is_refused(shell):
    shell.run("first entry")
    # Keys that come all at once are read ahead, given back, and dispatched together. Nothing was yanked that Meta-Y could replace.
    for _ in range(20):
        shell.send(CTRL_R)
        shell.wait_text("(reverse-i-search)")
        shell.send("\x1by" + "abcdefgh")
        shell.wait(lambda screen: "abcdefgh" in screen.current_row and "search" not in screen.current_row)
        shell.send(CTRL_C)
        shell.wait_prompt()
    shell.run("second")
    assert "[second]" in shell.rows


def test_keyboard_macros_replay_all_keys_of_several_lines(shell):
    shell.send("\x18(" + "first 한" + ENTER + "second" + ENTER + "third" + "\x18)")
    shell.wait_prompt("third")
    shell.send("\x15\x18e")
    shell.wait(lambda screen: screen.at_prompt("third") and screen.rows.count("[first 한]") == 2)
    assert shell.rows.count("[second]") == 2


def test_a_macro_of_the_users_inputrc_enters_lines(echo_shell, tmp_path):
    inputrc = tmp_path / "inputrc"
    inputrc.write_text('"\\C-xq": "one\\ntwo\\nthree"\n')
    shell = echo_shell.start(INPUTRC=str(inputrc)).wait_prompt()
    shell.send("\x18q")
    shell.wait_prompt("three")
    assert shell.rows.count("[one]") == shell.rows.count("[two]") == 1


def test_keyboard_macros_that_were_not_recorded_are_refused(shell):
    shell.send("one" + "\x18e" + "two" + "\x18)" + "three")
    shell.wait_prompt("onetwothree")
