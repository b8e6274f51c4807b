"""Lessons and demonstrations in a terminal."""

import json
import pathlib

from screen import CTRL_D, ENTER


def test_a_lesson_is_taken_and_gone_on_with(rxsh):
    screen = rxsh.start("learn", "--no-rc")
    screen.wait_text("What a stream is (step 1 of 5)", "Type :next to go on.").wait_prompt()
    screen.run(":next")
    screen.wait_text("(step 2 of 5)").wait_prompt()
    screen.send(CTRL_D)
    assert screen.wait_end() == 0
    progress = json.loads((rxsh.home / "state/rxsh/lessons.json").read_text())
    assert progress["lessons"]["01-streams"]["step"] == 1
    again = rxsh.start("learn", "--no-rc", "--lang", "ko")
    again.wait_text("스트림이란 (5단계 중 2단계)").wait_prompt()


def test_lessons_have_the_language_of_the_environment_also_where_its_locale_is_not_installed(rxsh):
    rxsh.start("learn", "--no-rc", LC_ALL="ko_XX.UTF-8").wait_text("스트림이란 (5단계 중 1단계)").wait_prompt()


def test_a_step_fits_on_the_screen(rxsh):
    screen = rxsh.start("learn", "5", "--no-rc").wait_text("Type :next to go on.").wait_prompt()
    assert screen.rows[0].startswith("Transforming (step 1 of")


def test_return_reveals_the_next_input_of_a_demonstration(rxsh, tmp_path):
    demo = tmp_path / "demo.md"
    demo.write_text("```rx\nrx> let a = 1\nrx> print(a + 41)\n```\n")
    screen = rxsh.start("play", str(demo), "--no-rc", "--no-history")
    screen.wait_text("2 inputs; Return reveals the next").wait_prompt()
    screen.send(ENTER)
    screen.wait_text("rx> let a = 1", "a: Int").wait_prompt()
    screen.run("a + 1")
    screen.wait_text("Int = 2").wait_prompt()
    screen.send(ENTER)
    screen.wait_text("42", "that was the last input").wait_prompt()
    screen.send(CTRL_D)
    assert screen.wait_end() == 0
    assert not (rxsh.home / "state/rxsh/history").exists()


def test_lessons_need_a_terminal(rxsh):
    _, error, status = rxsh.pipe("learn")
    assert (status, error) == (2, "rxsh: this needs a terminal\n")


PAGE_DOWN = "\x1b[6~"
RIGHT = "\x1b[C"


def test_space_and_the_keys_of_remote_controls_reveal_inputs_on_an_empty_line_only(rxsh, tmp_path):
    demo = tmp_path / "demo.md"
    demo.write_text("```rx\nrx> let a = 1\nrx> let b = 2\nrx> let c = 3\nrx> let d = 4\n```\n")
    screen = rxsh.start("play", str(demo), "--speed", "0", "--no-rc", "--keys")
    screen.wait_text("4 inputs; Return reveals the next").wait_prompt()
    for key, shown, name in ((" ", "a: Int", "Space"), (PAGE_DOWN, "b: Int", "Page Down"), (RIGHT, "c: Int", "Right")):
        screen.send(key)
        screen.wait_text(shown).wait_prompt()
        assert screen.rows[0].rstrip().endswith(name)
    # In a line that has been begun they do what they always do.
    screen.send("a +" + " ")
    screen.wait_prompt("a + ")
    screen.send("x\x7fb" + RIGHT + PAGE_DOWN)
    screen.wait_prompt("a + b")
    screen.send(ENTER)
    screen.wait_text("Int = 3").wait_prompt()
    assert "d: Int" not in screen.text
    screen.send(" ")
    screen.wait_text("d: Int", "that was the last input").wait_prompt()
    # Afterwards a space is a space.
    screen.send(" ")
    screen.wait(lambda screen: screen.cursor[1] == 5)


def test_the_demonstration_is_played_to_its_end(rxsh):
    demo = pathlib.Path(__file__).parents[2] / "Scripts/demo.md"
    screen = rxsh.start("play", str(demo), "--speed", "0", "--no-rc")
    screen.wait_text("Return reveals the next").wait_prompt()
    for count in range(demo.read_text().count("\nrx> ")):
        screen.send(" ")
        screen.wait(lambda screen: screen.received.count("rx> ") >= 2 * count + 3 and screen.at_prompt())
    assert "that was the last input" in screen.text
    assert "has no member 'drive'" in screen.text
