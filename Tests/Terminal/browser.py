"""A headless Chromium that tests look into, spoken to through its debugging pipe: no port, no driver."""

import base64
import json
import os
import shutil
import subprocess
import time

import pytest


def executable():
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Browser:
    """One page; waits on what JavaScript evaluates to, never on time."""

    patience = float(os.environ.get("TERMINAL_PATIENCE", "120"))

    def __init__(self, profile, width=1280, height=720):
        if not executable():
            pytest.skip("there is no Chromium, and Scripts/test could not install one: apt-get install chromium")
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def connect():
            # Chromium reads its commands from descriptor 3 and writes answers to 4.
            reading, writing = os.dup(commands), os.dup(answers)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [executable(), "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--mute-audio",
             f"--user-data-dir={profile}", f"--window-size={width},{height}", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer = b""
        self.last = 0
        self.session = None
        self.errors = []
        page = next(each for each in self.call("Target.getTargets")["targetInfos"] if each["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Log.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.commands)
        self.process.kill()
        self.process.wait()
        os.close(self.answers)

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.last:
                assert "error" not in answer, (method, answer["error"])
                return answer["result"]

    def read(self):
        while b"\0" not in self.buffer:
            arrived = os.read(self.answers, 1 << 20)
            assert arrived, "the browser ended"
            self.buffer += arrived
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        if message.get("method") == "Runtime.exceptionThrown":
            self.errors.append(message["params"]["exceptionDetails"])
        if message.get("method") == "Log.entryAdded" and message["params"]["entry"]["level"] == "error":
            self.errors.append(message["params"]["entry"])
        return message

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.wait(f"location.href === {json.dumps(address)} && document.readyState === 'complete'")

    def reload(self):
        self.evaluate("window.isOld = true")
        self.call("Page.reload")
        self.wait("!window.isOld && document.readyState === 'complete'")

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in result, result["exceptionDetails"]
        return result["result"].get("value")

    def wait(self, expression):
        """Evaluates until the result is true; that result. What is missing as yet is no error."""
        expression = f"(() => {{ try {{ return {expression} }} catch {{ return false }} }})()"
        deadline = time.monotonic() + self.patience
        while not (result := self.evaluate(expression)):
            assert time.monotonic() < deadline, f"{expression}: still {result!r}; {self.evaluate('document.body.innerText')}"
        return result

    def mouse(self, kind, x, y, button="left"):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, clickCount=1, buttons=1)

    def click(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def drag(self, start, end):
        self.mouse("mousePressed", *start)
        for step in (0.25, 0.5, 0.75, 1):
            self.mouse("mouseMoved", start[0] + (end[0] - start[0]) * step, start[1] + (end[1] - start[1]) * step)
        self.mouse("mouseReleased", *end)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        path.write_bytes(base64.b64decode(data))
