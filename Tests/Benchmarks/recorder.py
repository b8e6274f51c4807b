"""What recording costs, and how soon a full recorder answers.

Called with the path of rxsh, and `--json` for JSON. Both figures come out of one run of it: a chain is fed the same values with
and without a recorder, in turn; then a recorder that holds a million events is asked what people ask.
"""
import json
import statistics
import subprocess
import sys
import time

VALUES = 50_000
RUNS = 5
CAPACITY = 1_000_000
GOAL = 0.1

SETUP = """let query = PublishSubject<Int>()
let inner = PublishSubject<Int>()
let out = query.map { $0 + 1 }.filter { $0 > 0 }.map { $0 * 2 }.flatMapLatest { n in inner.startWith(n) }
let s = out.share().subscribe(onNext: { if $0 < 0 { print($0) } })
let never = Observable.combineLatest(out, PublishSubject<Int>()) { $0 + $1 }.subscribe()
"""
QUESTIONS = [":why out", ":why never", ":why query", ":graph", ":graph query", ":marble never", ":events", ":events query", ":leaks", ":subs"]


class Shell:
    """rxsh at the end of a pipe: what is sent is answered by a line of its own."""

    def __init__(self, rxsh, *options):
        self.process = subprocess.Popen(
            [rxsh, "--no-rc", "--virtual-time", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, bufsize=1)

    def seconds(self, text):
        start = time.perf_counter()
        self.process.stdin.write(text.rstrip("\n") + "\nprint(\"done\")\n")
        self.process.stdin.flush()
        while True:
            line = self.process.stdout.readline()
            if not line:
                sys.exit(f"rxsh ended at: {text}")
            if line == "done\n":
                return time.perf_counter() - start

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=60)


def main():
    rxsh = sys.argv[1]
    # The pipe that many programs are: nothing made anew for an element.
    plain = SETUP.replace(".flatMapLatest { n in inner.startWith(n) }", "").replace("inner.startWith", "")
    push = f"for i in 0..<{VALUES} {{ query.onNext(i) }}"
    shells = {"off": Shell(rxsh), "on": Shell(rxsh, "--recorder")}
    for shell in shells.values():
        shell.seconds(plain)
        shell.seconds(push)
    times = {name: [] for name in shells}
    for _ in range(RUNS):
        for name, shell in shells.items():
            times[name].append(shell.seconds(push))
    ratio = statistics.median(on / off for on, off in zip(times["on"], times["off"]))
    for shell in shells.values():
        shell.close()
    # query twice, its feed, and on each side map, filter, map; share, the subscription; combineLatest gets but sends nothing.
    events = VALUES * 11
    off, on = (statistics.median(times[name]) / events * 1e9 for name in ("off", "on"))

    shell = Shell(rxsh, "--recorder")
    shell.seconds(SETUP)
    while_filling = 0
    while while_filling < CAPACITY * 1.2:
        shell.seconds(push)
        while_filling += VALUES * 15
    answers = []
    for question in QUESTIONS:
        answers.append((question, statistics.median(shell.seconds(question) for _ in range(3))))
    shell.close()

    if "--json" in sys.argv:
        print(json.dumps({
            "nanoseconds_per_event_off": off, "nanoseconds_per_event_on": on, "ratio": ratio,
            "answers": [{"question": q, "seconds": s, "goal": GOAL} for q, s in answers]}, indent=2))
        return
    print(f"an event of a chain: {off:.0f} ns not recorded, {on:.0f} ns recorded, ratio {ratio:.2f}")
    print(f"{'of a full recorder':20} {'ms':>8} {'goal':>6}")
    for question, seconds in answers:
        print(f"{question:20} {seconds * 1000:8.1f} {GOAL * 1000:6.0f}" + ("" if seconds <= GOAL else "  missed"))


main()
