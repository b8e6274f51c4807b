"""Builds the shell from nothing and prints what each module takes, in seconds of processor and of wall time.

  build.py ROOT --products NAMES [--json] [--record] OPTION...      the options are those of `swift build`
    --record   also writes what each module took to Scripts/build-shares, from which the first build estimates its end
"""
import argparse
import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

GOALS = {"processor": 300, "wall": 180}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--products", required=True)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--record", action="store_true")
    known, options = parser.parse_known_args()
    with tempfile.TemporaryDirectory(prefix="rxsh-build-") as scratch:
        log = pathlib.Path(scratch) / "log"
        environment = dict(
            os.environ,
            SWIFT_EXEC=str(pathlib.Path(__file__).with_name("timed-swiftc")),
            TIMED_SWIFTC=shutil.which("swiftc"),
            TIMED_SWIFTC_LOG=str(log),
            RX_PRODUCTS=known.products,
        )
        began = time.time()
        command = ["swift", "build", "--package-path", str(known.root), "--scratch-path", f"{scratch}/build"]
        built = subprocess.run(
            command + options, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        if built.returncode:
            sys.exit(built.stdout)
        wall = time.time() - began
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        rows = [json.loads(line) for line in log.read_text().splitlines()]
    if known.record:
        record(known.root / "Scripts" / "build-shares", rows)
    report(known.json, wall, usage.ru_utime + usage.ru_stime, rows)


def record(path, rows):
    """Writes how long after the module before it each module was ready, in hundredths of a second: most of the end is a chain."""
    ready = 0
    began = min(row["began"] for row in rows)
    shares = []
    for row in sorted(rows, key=lambda row: row["ended"]):
        if row["kind"] == "compile":
            shares.append((row["module"], round(100 * (row["ended"] - began)) - ready))
            ready += shares[-1][1]
    path.write_text("".join(f"{module} {share}\n" for module, share in sorted(shares)))


def report(as_json, wall, processor, rows):
    whole = {"processors": os.cpu_count(), "processor": processor, "wall": wall, "goals": GOALS}
    if as_json:
        print(json.dumps({"build": whole, "modules": rows}))
        return
    print(f"build: rxsh and the libraries that it loads from nothing, {os.cpu_count()} processors")
    print(f"{'seconds':32}{'CPU':>8}{'wall':>8}")
    for row in sorted(rows, key=lambda row: -row["processor"]):
        name = row["module"] + (" (link)" if row["kind"] == "link" else "")
        print(f"{name:32}{row['processor']:8.1f}{row['ended'] - row['began']:8.1f}")
    missed = [key for key, goal in GOALS.items() if whole[key] > goal]
    print(f"{'all':32}{processor:8.1f}{wall:8.1f}" + ("  missed" if missed else ""))
    print(f"{'goal':32}{GOALS['processor']:8}{GOALS['wall']:8}")


main()
