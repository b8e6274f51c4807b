"""The time left for an exercise, in the prompt."""

import re


def test_the_time_left_counts_down_in_the_prompt_while_a_line_is_typed(rxsh):
    shell = rxsh.start()
    shell.enter(":timer 3s")
    shell.wait(lambda screen: re.search(r"^0:0[23] rx>", screen.text, re.M))
    shell.send("let 값 = 5")
    shell.wait(lambda screen: re.search(r"^0:01 rx> let 값 = 5", screen.text, re.M))
    shell.wait(lambda screen: "the time is over" in screen.text and re.search(r"^rx> let 값 = 5", screen.text, re.M))
    shell.send("0\r")
    shell.wait_text("값: Int")
