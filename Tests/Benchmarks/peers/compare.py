"""Prints the rows of rx-bench beside those of RxJS and reactivex, measured in turns in one run.

  python compare.py RX_BENCH NODE RXJS_FOLDER [--json] [NAME...]

Every library takes three turns; the fastest counts, which other work on the machine disturbs least.
"""
import json
import math
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TURNS = 3


def output(*command, **environment):
    done = subprocess.run(
        [str(part) for part in command], check=True, capture_output=True, text=True, env={**os.environ, **environment})
    return json.loads(done.stdout)


def keep_fastest(rows, turn):
    for name, time in turn.items():
        rows[name] = min(time, rows.get(name, math.inf))


def main():
    bench, node, rxjs_folder, *rest = sys.argv[1:]
    as_json = "--json" in rest
    picked = [name for name in rest if not name.startswith("--")]
    ours, rxjs, reactivex, allocations, versions, threads = {}, {}, {}, {}, [], {}
    for turn in range(TURNS):
        report = output(bench, "--json", "--peers", *picked)
        keep_fastest(ours, {row["name"]: row["fastestMicroseconds"] for row in report["speed"]})
        allocations = {row["name"]: row["allocations"] for row in report["speed"]}
        for row in report["parallel"]:
            kept = threads.setdefault(row["name"], row)
            for key in ("nanoseconds", "floorNanoseconds"):
                kept[key] = min(kept[key], row[key])
        from_node = output(node, HERE / "rxjs.js", *picked, NODE_PATH=rxjs_folder)
        keep_fastest(rxjs, from_node["rows"])
        if turn == 0:
            from_python = output(sys.executable, HERE / "reactivex_rows.py", *picked)
            keep_fastest(reactivex, from_python["rows"])
            versions = [from_node["versions"], from_python["versions"]]
    rows = [
        {
            "name": name, "microseconds": time, "allocations": allocations[name],
            "rxjsMicroseconds": rxjs.get(name), "timesAsFastAsRxJS": rxjs[name] / time if name in rxjs else None,
            "reactivexMicroseconds": reactivex.get(name),
            "timesAsFastAsReactivex": reactivex[name] / time if name in reactivex else None,
        }
        for name, time in ours.items()]
    if as_json:
        return print(json.dumps(
            {"versions": versions, "peers": rows, "threads": list(threads.values())}, indent=2, ensure_ascii=False))
    show(rows, versions)
    show_threads(threads.values())


def show(rows, versions):
    width = max((len(row["name"]) for row in rows), default=0) + 2
    print(f"{'beside ' + '; '.join(versions)}")
    print(
        f"{'':{width}}{'µs':>9}{'allocations':>13}{'RxJS µs':>10}{'faster':>9}{'reactivex µs':>14}{'faster':>9}")
    for row in rows:
        allocations = "" if row["allocations"] is None else f"{row['allocations']:.1f}"
        line = f"{row['name']:{width}}{row['microseconds']:9.3f}{allocations:>13}"
        for peer in ("RxJS", "Reactivex"):
            time, ratio = row[f"{peer.lower()}Microseconds"], row[f"timesAsFastAs{peer}"]
            columns = 10 if peer == "RxJS" else 14
            line += f"{'—':>{columns}}{'':9}" if time is None else f"{time:{columns}.3f}{ratio:7.2f} ×"
        print(line + ("  slower than RxJS" if (row["timesAsFastAsRxJS"] or 2) < 1 else ""))
    ratios = [row["timesAsFastAsRxJS"] for row in rows if row["timesAsFastAsRxJS"]]
    if ratios:
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        print(f"RxJS takes {mean:.2f} × as long in the geometric mean of {len(ratios)} rows (bar: 3)")
    by_name = {row["name"]: row for row in rows}
    one, two = (by_name.get(f"PublishSubject, {count}") for count in ("one observer", "two observers"))
    if one and two:
        print(f"two observers take {two['microseconds'] / one['microseconds']:.2f} × as long as one (bar: 1.8)")
    created = by_name.get("PublishSubject: create, subscribe, event, dispose")
    if created and created["timesAsFastAsRxJS"]:
        print(
            f"create, subscribe, event, dispose takes {1 / created['timesAsFastAsRxJS']:.2f} × as long as RxJS's (bar: 0.5), "
            f"with {created['allocations']:.1f} allocations")


def show_threads(rows):
    """Rows of several threads, beside the same with Dispatch or plain locks alone."""
    if not rows:
        return
    width = max(len(row["name"]) for row in rows) + 2
    print(f"{'several threads, ns an item':{width}}{'ours':>10}{'floor':>10}{'ratio':>8}")
    for row in rows:
        ratio = row["nanoseconds"] / row["floorNanoseconds"]
        print(f"{row['name']:{width}}{row['nanoseconds']:10.1f}{row['floorNanoseconds']:10.1f}{ratio:8.2f}  floor: {row['floor']}")


main()
