"""Runs the programs beside this file interpreted by rxsh, CPython and Lua, in turn, and prints the ratios of their times.

Called with the paths of rxsh and Lua, `--json` for JSON, and names to choose by. A program's time is that of its process less that
of an empty one, the median of several runs in turn; all must print the same. The last row, `start`, is the time of a whole process that
evaluates one number.
"""
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

FOLDER = pathlib.Path(__file__).parent
RUNS = 5
# A pipeline may take a tenth of CPython with reactivex, ordinary code no more than CPython.
GOALS = {"pipeline": 0.1, "flatmap": 0.1, "combine": 0.1, "start": 1.8}
LUA_GOALS = {"fib": 1.2, "sieve": 1.5, "counting": 1.5, "strings": 2.0}


def timed(command):
    start = time.perf_counter()
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, timeout=120)
    return time.perf_counter() - start, result.stdout


def compared(rxsh, lua, source, empty, with_rx):
    """Returns the row of a program: the seconds that each interpreter took, and the ratios."""
    python = source.with_suffix(".py")
    blank = with_rx if "reactivex" in python.read_text() else empty.with_suffix(".py")
    commands = {
        "rxsh": ([rxsh, "--no-rc", str(source.with_suffix(".swift"))], [rxsh, "--no-rc", str(empty.with_suffix(".swift"))]),
        "cpython": ([sys.executable, str(python)], [sys.executable, str(blank)])}
    if source.with_suffix(".lua").exists():
        commands["lua"] = ([lua, str(source.with_suffix(".lua"))], [lua, str(empty.with_suffix(".lua"))])
    seconds = {name: [] for name in commands}
    for _ in range(RUNS):
        printed = {}
        for name, (program, nothing) in commands.items():
            whole, printed[name] = timed(program)
            start, _ = timed(nothing)
            seconds[name].append(max(whole - start, 1e-4))
        if len(set(printed.values())) > 1:
            sys.exit(f"{source.name}: {printed}")
    row = {"name": source.name} | {f"{name}_seconds": statistics.median(times) for name, times in seconds.items()}
    return row | ratios(source.name, seconds)


def ratios(name, seconds):
    def ratio(other):
        return statistics.median(mine / theirs for mine, theirs in zip(seconds["rxsh"], seconds[other]))
    found = {"ratio": ratio("cpython"), "goal": GOALS.get(name, 1.0)}
    if "lua" in seconds:
        found |= {"lua_ratio": ratio("lua"), "lua_goal": LUA_GOALS.get(name)}
    return found


def start(rxsh):
    seconds = {"rxsh": [], "cpython": []}
    for _ in range(4 * RUNS):
        seconds["rxsh"].append(timed([rxsh, "--no-rc", "-e", "0"])[0])
        seconds["cpython"].append(timed([sys.executable, "-S", "-E", "-c", "pass"])[0])
    return {"name": "start"} | {f"{name}_seconds": statistics.median(times) for name, times in seconds.items()} | ratios("start", seconds)


def shown(seconds):
    return f"{seconds * 1000:7.1f}ms" if seconds is not None else " " * 9


def verdict(ratio, goal):
    if ratio is None:
        return " " * 13
    return f"{ratio:7.3f} {goal:5.2f}" if goal is not None else f"{ratio:7.3f}      "


def main():
    rxsh, lua = sys.argv[1:3]
    names = [argument for argument in sys.argv[3:] if not argument.startswith("--")]
    wanted = [name for name in sorted(path.stem for path in FOLDER.glob("*.swift")) + ["start"]
              if not names or any(part in name for part in names)]
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        empty = pathlib.Path(folder) / "empty"
        empty.with_suffix(".swift").write_text("import RxSwift\nlet s = PublishSubject<Int>()\nprint(1)\n")
        empty.with_suffix(".py").write_text("print(1)\n")
        empty.with_suffix(".lua").write_text("print(1)\n")
        with_rx = pathlib.Path(folder) / "rx.py"
        with_rx.write_text("import reactivex\nfrom reactivex import operators\nfrom reactivex.subject import Subject\n")
        for name in wanted:
            rows.append(start(rxsh) if name == "start" else compared(rxsh, lua, FOLDER / name, empty, with_rx))
    if "--json" in sys.argv:
        print(json.dumps(rows, indent=2))
        return
    print(f"{'program':12} {'rxsh':>9} {'CPython':>9} {'ratio':>7} {'goal':>5} {'Lua':>9} {'ratio':>7} {'goal':>5}")
    for row in rows:
        missed = row["ratio"] > row["goal"] or row.get("lua_goal") is not None and row["lua_ratio"] > row["lua_goal"]
        print(
            f"{row['name']:12} {shown(row['rxsh_seconds'])} {shown(row['cpython_seconds'])} {verdict(row['ratio'], row['goal'])} "
            f"{shown(row.get('lua_seconds'))} {verdict(row.get('lua_ratio'), row.get('lua_goal'))}" + ("  missed" if missed else ""))


main()
