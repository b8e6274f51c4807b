"""Pastes into the line editor."""

from screen import CTRL_C, ENTER, UP, paste


def test_a_paste_waits_for_return(shell):
    shell.send(paste("one {\n\ttwo\n}\n"))
    shell.wait(lambda screen: screen.rows[:3] == ["rx> one {", "..>     two", "..> }"] and screen.cursor == (3, 4))
    assert "[" not in shell.text
    shell.send(ENTER)
    shell.wait_text("[one {", "}]").wait_prompt()


def test_a_paste_that_never_ends_is_dropped_by_ctrl_c(shell):
    shell.send("\x1b[200~one\rtwo")
    shell.resize(20, 70)
    shell.send(CTRL_C)
    shell.wait(lambda screen: "^C" in screen.received).wait_prompt()
    shell.run("hello")
    assert "[hello]" in shell.rows and "[one" not in shell.text


def test_a_paste_in_two_parts_with_a_resize_between_is_one(shell):
    shell.send("\x1b[200~one {\rtwo")
    shell.resize(20, 70)
    shell.send(" three\r}\x1b[201~")
    shell.wait_text("two three", "}")
    assert "[one" not in shell.text
    shell.send(ENTER)
    shell.wait_text("[one {")


def test_a_paste_with_the_line_ends_of_windows_has_no_lines_between(shell):
    shell.send("\x1b[200~one\r\ntwo\x00 and\r\n\r\nthree\x1b[201~")
    shell.wait(lambda screen: screen.rows[:4] == ["rx> one", "..> two and", "..>", "..> three"])
    shell.send(ENTER)
    shell.wait(lambda screen: screen.at_prompt())
    shell.send("four\r\nfive\r\n")
    shell.wait_text("five")
    shell.wait(lambda screen: screen.at_prompt() and "rx> \n" not in screen.text)


def test_a_paste_taller_than_the_screen_scrolls_with_the_cursor(shell, fifo):
    lines = [f"line {number}" for number in range(1, 41)]
    shell.send(paste("\n".join(lines)))
    shell.wait(lambda screen: screen.current_row == "..> line 40" and screen.rows[0] == "rx> … 18 lines")
    assert shell.rows[1:23] == ["..> " + line for line in lines[18:]]
    shell.send(UP)
    shell.wait(lambda screen: screen.current_row == "..> line 39" and screen.rows[22] == "..> line 40")
    shell.send("!")
    shell.wait(lambda screen: screen.current_row == "..> line 39!")
    fifo.print("printed\n")
    shell.wait(lambda screen: screen.rows[0] == "printed" and screen.current_row == "..> line 39!")
    assert shell.rows[1] == "rx> … 18 lines"
    shell.send(UP * 38)
    shell.wait(lambda screen: screen.cursor[0] == 1 and screen.rows[1] == "rx> line 1" and screen.rows[23] == "..> … 18 lines")
    shell.send(ENTER)
    shell.wait(lambda screen: "line 39!\nline 40]\nrx>" in screen.text)
    # All of it is left behind.
    assert shell.received.count("line 20") >= 3


def test_pasted_prompts_are_removed(shell):
    shell.send(paste("rx> one {\n...>   rx> \n...> }\nrx>") + ENTER)
    shell.wait_text("[one {\n  rx>\n}]").wait_prompt()


def test_what_is_copied_from_the_screen_can_be_pasted_back(shell):
    shell.send(paste("one 한국어 {\n\n  two 👍\n}"))
    shell.wait(lambda screen: screen.current_row == "..> }")
    copied = "\n".join(shell.rows[:4]).replace("한 국 어 ", "한국어").replace("👍 ", "👍")
    shell.send(ENTER)
    shell.wait_text("}]").wait_prompt()
    shell.received = ""
    shell.send(paste(copied) + ENTER)
    shell.wait(lambda screen: "[one 한국어 {\r\n\r\n  two 👍\r\n}]" in screen.received).wait_prompt()


def test_what_is_pasted_without_notice_brings_its_own_indentation(shell):
    shell.send("one {" + ENTER + "  two" + ENTER + "}" + ENTER)
    shell.wait_text("[one {\n  two\n}]").wait_prompt()
