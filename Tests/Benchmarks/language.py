"""Runs the programs beside this file interpreted by rxsh and by CPython, in turn, and prints the ratios of their times.

Called with the path of rxsh, `--json` for JSON, and names to choose by. A program's time is that of its process less that of an
empty one, the median of several runs in turn; both must print the same.
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
# What LANGUAGE asks for: a pipeline a tenth of CPython with reactivex, ordinary code no more than CPython.
GOALS = {"pipeline": 0.1, "flatmap": 0.1, "combine": 0.1}


def timed(command):
    start = time.perf_counter()
    result = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=120)
    return time.perf_counter() - start, result.stdout


def main():
    rxsh = sys.argv[1]
    names = [argument for argument in sys.argv[2:] if not argument.startswith("--")]
    programs = sorted(path.stem for path in FOLDER.glob("*.swift"))
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        empty = pathlib.Path(folder) / "empty"
        empty.with_suffix(".swift").write_text("import RxSwift\nlet s = PublishSubject<Int>()\nprint(1)\n")
        empty.with_suffix(".py").write_text("print(1)\n")
        with_rx = pathlib.Path(folder) / "rx.py"
        with_rx.write_text("import reactivex\nfrom reactivex import operators\nfrom reactivex.subject import Subject\n")
        for name in programs:
            if names and not any(part in name for part in names):
                continue
            source = FOLDER / name
            blank = with_rx if "reactivex" in source.with_suffix(".py").read_text() else empty.with_suffix(".py")
            swift, python = [], []
            for _ in range(RUNS):
                mine, said = timed([rxsh, "--no-rc", str(source.with_suffix(".swift"))])
                base, _ = timed([rxsh, "--no-rc", str(empty.with_suffix(".swift"))])
                theirs, meant = timed([sys.executable, str(source.with_suffix(".py"))])
                other, _ = timed([sys.executable, str(blank)])
                if said != meant:
                    sys.exit(f"{name}: rxsh printed {said!r}, CPython {meant!r}")
                swift.append(max(mine - base, 1e-4))
                python.append(max(theirs - other, 1e-4))
            ratio = statistics.median(a / b for a, b in zip(swift, python))
            rows.append({
                "name": name, "rxsh_seconds": statistics.median(swift), "cpython_seconds": statistics.median(python),
                "ratio": ratio, "goal": GOALS.get(name, 1.0)})
    if "--json" in sys.argv:
        print(json.dumps(rows, indent=2))
        return
    print(f"{'program':12} {'rxsh':>9} {'CPython':>9} {'ratio':>7} {'goal':>6}")
    for row in rows:
        print(
            f"{row['name']:12} {row['rxsh_seconds'] * 1000:7.1f}ms {row['cpython_seconds'] * 1000:7.1f}ms "
            f"{row['ratio']:7.3f} {row['goal']:6.2f}" + ("" if row["ratio"] <= row["goal"] else "  missed"))


main()
