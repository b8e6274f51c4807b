"""Inputs of several lines, edited as a text is."""

import pytest

from screen import CTRL_A, CTRL_C, DOWN, ENTER, LEFT, META_ENTER, UP, paste

SIZES = pytest.mark.parametrize("rows, columns", [(24, 80), (40, 120), (12, 40)])
CTRL_E, CTRL_K, CTRL_U, CTRL_Y, UNDO = "\x05", "\x0b", "\x15", "\x19", "\x1f"
HOME, END = "\x1b[H", "\x1b[F"


@pytest.fixture
def block(shell):
    """A block with the cursor behind its second line."""
    shell.send(paste("first 한 {\n  second 👍\n  third\n}"))
    shell.wait(lambda screen: screen.current_row == "..> }")
    shell.send(UP + UP + END)
    return shell.wait(lambda screen: screen.cursor == (1, 15))


@pytest.mark.parametrize("home, end", [(HOME, END), (CTRL_A, CTRL_E)])
def test_home_and_end_go_to_the_ends_of_the_cursors_line(block, home, end):
    block.send(home)
    block.wait(lambda screen: screen.cursor == (1, 4))
    block.send(end)
    block.wait(lambda screen: screen.cursor == (1, 15))


def test_killing_stays_within_the_cursors_line(block):
    block.send(CTRL_A + "\x1b[C\x1b[C" + CTRL_K)
    block.wait(lambda screen: screen.rows[1:4] == ["..>", "..>   third", "..> }"])
    block.send(CTRL_Y + CTRL_U)
    block.wait(lambda screen: screen.rows[:4] == ["rx> first 한 {", "..>", "..>   third", "..> }"] and screen.cursor == (1, 4))
    block.send(UNDO)
    block.wait(lambda screen: screen.rows[1].startswith("..>   second"))
    block.send(ENTER)
    block.wait_text("[first 한 {", "  third\n}]").wait_prompt()


def test_killing_at_the_edges_of_a_line_joins_it_with_the_next_one(block):
    block.send(CTRL_K)
    block.wait(lambda screen: screen.rows[1].endswith("  third") and screen.rows[2] == "..> }")
    block.send(UNDO + UP + CTRL_A + CTRL_U)
    block.wait(lambda screen: screen.rows[0].startswith("rx> first 한 {  second") and screen.rows[1] == "..>   third")
    block.send(CTRL_C)
    block.wait_text("^C").wait_prompt()


def test_arrows_keep_the_column_and_go_to_the_history_at_the_edges(block):
    block.send(DOWN)
    block.wait(lambda screen: screen.cursor == (2, 11))
    block.send(UP)
    block.wait(lambda screen: screen.cursor == (1, 15))
    block.send(DOWN + DOWN)
    block.wait(lambda screen: screen.cursor == (3, 5))
    block.send(UP + UP + UP)
    block.wait(lambda screen: screen.cursor == (0, 14))
    block.send(CTRL_C)
    block.wait_text("^C").wait_prompt()
    block.run("earlier")
    block.send(paste("a\nb"))
    block.wait(lambda screen: screen.current_row == "..> b")
    block.send(UP + UP)
    block.wait_prompt("earlier")
    block.send(DOWN)
    block.wait(lambda screen: screen.current_row == "..> b")


@SIZES
def test_indentation_follows_braces(echo_shell, rows, columns):
    shell = echo_shell.start(rows=rows, columns=columns).wait_prompt()
    shell.send("한 {" + ENTER)
    shell.wait(lambda screen: screen.cursor == (1, 6))
    shell.send("👍 {" + ENTER)
    shell.wait(lambda screen: screen.cursor == (2, 8))
    # A line that is opened above another one is as deep as the cursor, not as the end.
    shell.send("x" + UP + META_ENTER)
    shell.wait(lambda screen: screen.cursor == (2, 6) and screen.rows[1:4] == ["..>   👍", "..>   {", "..>     x"])
    shell.send(CTRL_C)
    shell.wait_text("^C").wait_prompt()


def test_a_line_is_opened_between_brackets(shell):
    shell.send("f {}" + LEFT)
    shell.wait(lambda screen: screen.cursor == (0, 7))
    shell.send(META_ENTER)
    shell.wait(lambda screen: screen.rows[:3] == ["rx> f {", "..>", "..> }"] and screen.cursor == (1, 6))
    shell.send("x")
    shell.wait(lambda screen: screen.rows[1] == "..>   x")
    shell.send(UNDO + UNDO)
    shell.wait(lambda screen: screen.rows[0] == "rx> f {}" and screen.rows[1] == "")


def test_a_line_is_cut_in_two_with_its_indentation(shell):
    shell.send("f { one two }" + LEFT * 5)
    shell.wait(lambda screen: screen.cursor == (0, 12))
    shell.send(META_ENTER)
    shell.wait(lambda screen: screen.rows[:2] == ["rx> f { one", "..>   two }"] and screen.cursor == (1, 6))
    shell.send("\x1b[1;5C" + ENTER)
    shell.wait_text("[f { one\n  two }]")


@pytest.mark.parametrize("keys", ["\x1b\r", "\x1b[13;3u", "\x1b[27;3;13~"])
def test_alt_return_opens_a_line_in_whatever_way_it_is_sent(shell, keys):
    shell.send("complete" + keys)
    shell.wait(lambda screen: screen.cursor == (1, 4))
    shell.send("한" + ENTER)
    shell.wait(lambda screen: "[complete\n한" in screen.text)


def test_arrow_up_recalls_what_begins_as_what_was_typed(shell):
    for line in ("let a = 한", "print one", "let b = 2", "print two"):
        shell.run(line)
    shell.send("let")
    shell.wait_prompt("let")
    shell.send(UP)
    shell.wait_prompt("let b = 2")
    shell.send(UP)
    shell.wait(lambda screen: screen.current_row.startswith("rx> let a"))
    shell.received = ""
    shell.send(UP)
    shell.wait(lambda screen: "\x07" in screen.received)
    shell.send(DOWN)
    shell.wait_prompt("let b = 2")
    shell.send(DOWN)
    shell.wait_prompt("let")
    shell.send(CTRL_U + UP)
    shell.wait_prompt("print two")
    shell.send(LEFT + UP)
    shell.wait_prompt("let b = 2")


def test_arrow_up_recalls_what_contains_the_text_where_nothing_begins_with_it(shell):
    for line in ("let alpha = 한", "print(alpha)", "other"):
        shell.run(line)
    shell.send("alpha" + UP)
    shell.wait_prompt("print(alpha)")
    shell.send(UP)
    shell.wait(lambda screen: screen.current_row.startswith("rx> let alpha"))
    shell.send(DOWN + DOWN)
    shell.wait_prompt("alpha")


FAMILY = "👨\u200d👩\u200d👧"


@pytest.mark.parametrize("keys, text", [
    (f"길👍🏽한{FAMILY}e\u0301글" + LEFT + "\x7f\x7f\x7fx\x04", "길👍🏽x"),
    (f"길👍🏽{FAMILY}" + LEFT + LEFT + "y" + "\x1b[Cz\x04", "길y👍🏽z"),
    # What an argument deletes is inserted again by Ctrl-Y.
    (f"{FAMILY}👍🏽" + "\x1b2\x7f" + "a\x19", f"a{FAMILY}👍🏽"),
])
def test_a_character_of_several_code_points_is_moved_over_and_deleted_whole(shell, keys, text):
    shell.send(keys + ENTER)
    # The emulator cannot show such characters.
    shell.wait(lambda screen: "\n[" in screen.received and screen.received.endswith("rx> "))
    assert f"[{text}]\r\n" in shell.received


def test_the_users_inputrc_decides_on_which_keys_the_commands_are(echo_shell, tmp_path):
    inputrc = tmp_path / "inputrc"
    inputrc.write_text('"\\C-t": beginning-of-line\n"\\C-o": kill-line\n"\\C-a": "typed "\n')
    shell = echo_shell.start(INPUTRC=str(inputrc)).wait_prompt()
    shell.send(paste("a\nb c"))
    shell.wait(lambda screen: screen.cursor == (1, 7))
    shell.send("\x14")
    shell.wait(lambda screen: screen.cursor == (1, 4))
    shell.send("\x0f" + CTRL_A + "x")
    shell.wait(lambda screen: screen.rows[:2] == ["rx> a", "..> typed x"])


@SIZES
@pytest.mark.parametrize("locale", ["C", "POSIX", "xx_YY.none"])
def test_characters_outside_ascii_are_typed_and_run_in_any_locale(echo_shell, rows, columns, locale):
    shell = echo_shell.start(rows=rows, columns=columns, LC_ALL=locale).wait_prompt()
    shell.send("길이👍é")
    shell.wait(lambda screen: screen.cursor == (0, 11) and screen.rows[0].replace(" ", "") == "rx>길이👍é")
    shell.send(LEFT + "\x7f" + CTRL_A + "x")
    shell.wait(lambda screen: screen.cursor == (0, 5) and screen.rows[0].replace(" ", "") == "rx>x길이é")
    shell.send(ENTER)
    shell.wait(lambda screen: "[x길이é]" in screen.text.replace(" ", "")).wait(lambda screen: screen.at_prompt())


@pytest.fixture
def vi_block(echo_shell, tmp_path):
    """The block in vi's command mode, the cursor on its second line."""
    inputrc = tmp_path / "inputrc"
    inputrc.write_text("set editing-mode vi\nset show-mode-in-prompt off\n")
    shell = echo_shell.start(INPUTRC=str(inputrc)).wait_prompt()
    shell.send(paste("first 한 {\n  second 👍\n  third\n}"))
    shell.wait(lambda screen: screen.current_row == "..> }")
    shell.send("\x1b")
    shell.wait(lambda screen: screen.cursor == (3, 4))
    shell.send("kk0")
    return shell.wait(lambda screen: screen.cursor == (1, 4))


@pytest.mark.parametrize("keys, text", [("hx", "길글"), ("X", "길글"), ("hhlx", "길글"), ("2Xx", ""), ("x", "길👍🏽")])
def test_vis_characters_are_those_of_the_text(echo_shell, tmp_path, keys, text):
    inputrc = tmp_path / "inputrc"
    inputrc.write_text("set editing-mode vi\nset show-mode-in-prompt off\n")
    shell = echo_shell.start(INPUTRC=str(inputrc)).wait_prompt()
    shell.send("길👍🏽글")
    shell.wait(lambda screen: screen.cursor == (0, 10))
    shell.send("\x1b")
    shell.wait(lambda screen: screen.cursor == (0, 8))
    shell.send(keys + "A]" + ENTER)
    shell.wait(lambda screen: f"[{text}]]" in screen.received)


@pytest.mark.parametrize("keys, rows", [
    ("dd", ["rx> first 한 {", "  third", "}"]),
    ("dd.", ["rx> first 한 {", "}"]),
    ("jjdd", ["rx> first 한 {", "  second 👍", "  third"]),
    ("kdd", ["rx>   second 👍", "  third", "}"]),
    ("ccnew", ["rx> first 한 {", "new", "  third", "}"]),
    ("lld$", ["rx> first 한 {", "", "  third", "}"]),
    ("llD", ["rx> first 한 {", "", "  third", "}"]),
    ("llCnew", ["rx> first 한 {", "  new", "  third", "}"]),
    ("yyP", ["rx> first 한 {", "  second 👍", "  second 👍", "  third", "}"]),
    ("ddu", ["rx> first 한 {", "  second 👍", "  third", "}"]),
])
def test_vis_line_commands_act_on_the_cursors_line(vi_block, keys, rows):
    vi_block.send(keys)
    shown = rows[:1] + [("..> " + row).rstrip() for row in rows[1:]] + [""]
    vi_block.wait(lambda screen: [row.rstrip().replace("한  ", "한 ") for row in screen.rows[:len(shown)]] == shown)


@SIZES
def test_a_closure_in_a_call_is_indented_once(rxsh, rows, columns):
    shell = rxsh.start("--no-rc", rows=rows, columns=columns).wait_prompt()
    shell.send('["한"].forEach({' + ENTER)
    shell.wait(lambda screen: screen.cursor == (1, 6))
    shell.send("print($0)" + ENTER)
    shell.wait(lambda screen: screen.cursor == (2, 6))
    shell.send("})")
    shell.wait(lambda screen: screen.rows[1:3] == ["..>   print($0)", "..> })"] and screen.cursor == (2, 6))
    shell.send(ENTER)
    shell.wait(lambda screen: screen.rows[3].startswith("한")).wait_prompt()


def test_a_condition_without_its_block_is_reported_at_once(rxsh):
    shell = rxsh.start("--no-rc").wait_prompt()
    shell.run("for i in 0..<3 print(i)")
    assert "expected '{' after 'for' condition" in shell.text


@pytest.mark.parametrize("rows, columns", [(24, 80), (12, 40)])
def test_labels_of_a_switch_stand_at_its_column(rxsh, rows, columns):
    shell = rxsh.start("--no-rc", rows=rows, columns=columns).wait_prompt()
    for row, line in enumerate(["switch 1 {", "case 1:", 'print("one")', "default: break"], start=1):
        shell.send(line + ENTER)
        shell.wait(lambda screen: screen.cursor[0] == row and screen.current_row == "..>")
    lines = ["rx> switch 1 {", "..> case 1:", '..>   print("one")', "..> default: break"]
    shell.wait(lambda screen: screen.rows[:4] == lines)
    shell.send("}" + ENTER)
    shell.wait_text("one").wait_prompt()
