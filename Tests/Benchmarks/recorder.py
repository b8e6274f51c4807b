"""Cost of recording, and the time that a full recorder takes to answer.

Called with the path of rxsh, and `--json` for JSON; words choose shapes by their names. A chain is fed the same values with and
without a recorder, in turn. Then recorders that hold a million events, of chains of different shapes, are asked at a prompt what
people ask; the time runs from Return to the next prompt.
"""
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Terminal"))
from latency import Terminal  # noqa: E402

VALUES = 50_000
RUNS = 5
GOAL = 0.1
TRIES = 3

CHAIN = """let query = PublishSubject<Int>()
let out = query.map { $0 + 1 }.filter { $0 > 0 }.map { $0 * 2 }.scan(0) { $0 + $1 }
let s = out.subscribe(onNext: { if $0 < 0 { print($0) } })
"""
PUSH = "for i in 0..<%d { query.onNext(i) }"
# The subject's feed, and a row for the subject, each operator and the subscription.
EVENTS_A_VALUE = 7

# Each fills the recorder: inputs, with a subject `query` and a stream `out`.
SHAPES = {
    "few subscriptions": [*CHAIN.splitlines(), PUSH % 160_000],
    "inner, finished": [
        "let query = PublishSubject<Int>()",
        "let out = query.map { $0 + 1 }.flatMap { Observable.just($0) }", "let s = out.subscribe()", PUSH % 160_000],
    "inner, living": [
        "let query = PublishSubject<Int>()",
        "let out = query.map { $0 + 1 }.flatMap { n in PublishSubject<Int>().startWith(n) }", "let s = out.subscribe()",
        PUSH % 120_000],
    "inner, given up": [
        "let query = PublishSubject<Int>()", "let other = PublishSubject<Int>()",
        "let out = query.flatMapLatest { n in other.startWith(n) }", "let s = out.share().subscribe()",
        "let never = Observable.combineLatest(out, PublishSubject<Int>()) { $0 + $1 }.subscribe()", PUSH % 60_000],
    "many chains": [
        "let query = PublishSubject<Int>()", "let bag = DisposeBag()",
        "let out = query.map { $0 + 1 }.filter { $0 > 0 }",
        "for _ in 0..<50_000 { out.subscribe().disposed(by: bag) }", PUSH % 4],
    "chains made anew": [
        "let query = PublishSubject<Int>()", "let out = query.map { $0 + 1 }.filter { $0 > 0 }",
        "for i in 0..<110_000 { let one = out.subscribe(); one.dispose() }", "let last = out.subscribe()"],
    "a deep chain": [
        "let query = PublishSubject<Int>()",
        "let out = (0..<300).reduce(query.asObservable()) { stream, n in stream.map { $0 + n } }", "let s = out.subscribe()",
        PUSH % 3_400],
    "shared by many ways": [
        "let query = PublishSubject<Int>()",
        "let out = (0..<8).reduce(query.asObservable()) { stream, _ in let one = stream.share(); "
        "return Observable.merge(one, one.map { $0 + 1 }) }",
        "let s = out.subscribe()", PUSH % 900],
    "tried again": [
        "let query = PublishSubject<Int>()", "struct Oops: Error {}",
        "let out = query.map { n -> Int in if n % 2 == 0 { throw Oops() }; return n }.retry()", "let s = out.subscribe()",
        PUSH % 160_000],
    "a timer": [
        "let query = PublishSubject<Int>()", "let out = query.debounce(.milliseconds(2), scheduler: MainScheduler.instance)",
        "let s = out.subscribe()",
        "let timer = Observable<Int>.interval(.milliseconds(3), scheduler: MainScheduler.instance).bind(to: query)",
        ":advance 400s"],
}
QUESTIONS = [":why out", ":why query", ":graph", ":graph query", ":marble", ":marble out", ":events query", ":leaks"]


class Pipe:
    """rxsh at the end of a pipe: what is sent is answered by a line of its own."""

    def __init__(self, rxsh, *options):
        self.process = subprocess.Popen(
            [rxsh, "--no-rc", "--virtual-time", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, bufsize=1)

    def seconds(self, text):
        start = time.perf_counter()
        self.process.stdin.write(text.rstrip("\n") + "\nprint(\"done\")\n")
        self.process.stdin.flush()
        while line := self.process.stdout.readline():
            if line == "done\n":
                return time.perf_counter() - start
        sys.exit(f"rxsh ended at: {text}")

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=60)


def cost_of_recording(rxsh):
    """Nanoseconds an event, without and with a recorder, and the ratio."""
    shells = {"off": Pipe(rxsh), "on": Pipe(rxsh, "--recorder")}
    for shell in shells.values():
        shell.seconds(CHAIN)
        shell.seconds(PUSH % VALUES)
    times = {name: [] for name in shells}
    for _ in range(RUNS):
        for name, shell in shells.items():
            times[name].append(shell.seconds(PUSH % VALUES))
    for shell in shells.values():
        shell.close()
    off, on = (statistics.median(times[name]) / (VALUES * EVENTS_A_VALUE) * 1e9 for name in ("off", "on"))
    return off, on, statistics.median(on / off for on, off in zip(times["on"], times["off"]))


def answers(rxsh, shape):
    """The time that each question takes, in seconds."""
    with tempfile.TemporaryDirectory() as home, Terminal([rxsh, "--no-rc", "--virtual-time"], home) as terminal:
        terminal.read_until(lambda read: b"rx> " in read)
        terminal.enter(":trace off")
        for line in SHAPES[shape]:
            terminal.enter(line)
        times = {}
        for question in QUESTIONS:
            tries = []
            for _ in range(TRIES):
                start = time.perf_counter()
                terminal.enter(question)
                tries.append(time.perf_counter() - start)
            times[question] = statistics.median(tries)
        return times


def main():
    rxsh, words = sys.argv[1], [word for word in sys.argv[2:] if not word.startswith("--")]
    shapes = [shape for shape in SHAPES if not words or any(word in shape for word in words)]
    as_json = "--json" in sys.argv
    off, on, ratio = cost_of_recording(rxsh)
    if not as_json:
        print(f"an event of a chain: {off:.0f} ns not recorded, {on:.0f} ns recorded, ratio {ratio:.2f}\n")
        print(f"a full recorder answers, in ms; goal {GOAL * 1000:.0f}")
        print(f"{'':20}" + "".join(f"{question:>15}" for question in QUESTIONS), flush=True)
    table = {}
    for shape in shapes:
        table[shape] = answers(rxsh, shape)
        if not as_json:
            cells = (f"{seconds * 1000:.1f}" + ("" if seconds <= GOAL else " missed") for seconds in table[shape].values())
            print(f"{shape:20}" + "".join(f"{cell:>15}" for cell in cells), flush=True)
    if as_json:
        print(json.dumps({
            "nanoseconds_per_event_off": off, "nanoseconds_per_event_on": on, "ratio": ratio, "goal": GOAL,
            "answers": table}, indent=2))


main()
