"""The programs of rx-bench for reactivex: prints a JSON object with versions and, by name, the fastest of five runs in microseconds an
event or build-up.

  python reactivex_rows.py [NAME...]
"""
import json
import sys
import time
from importlib.metadata import version

import reactivex
from reactivex import operators as ops
from reactivex.scheduler import ImmediateScheduler
from reactivex.subject import Subject

# With its current-thread scheduler, sequences of one element would come too late here.
AT_ONCE = ImmediateScheduler.singleton()

picked = [name.lower() for name in sys.argv[1:]]
rows = {}


def measure(name, count, run):
    if picked and not any(part in name.lower() for part in picked):
        return
    run(count)
    fastest = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        total = run(count)
        fastest = min(fastest, time.perf_counter() - start)
        assert total >= count, (name, total, count)
    rows[name] = fastest * 1_000_000 / count


class Total:
    def __init__(self):
        self.sum = 0

    def add(self, value):
        self.sum += value


def ones(count):
    def subscribe(observer, scheduler=None):
        for _ in range(count):
            observer.on_next(1)

    return reactivex.create(subscribe)


def total_of(source):
    total = Total()
    source.subscribe(total.add).dispose()
    return total.sum


def repeated(program):
    return lambda count: sum(program(1) for _ in range(count))


def one_observer(count):
    total, subject = Total(), Subject()
    subscription = subject.subscribe(total.add)
    for _ in range(count):
        subject.on_next(1)
    subscription.dispose()
    return total.sum


def two_observers(count):
    total, subject = Total(), Subject()
    subscriptions = [subject.subscribe(total.add), subject.subscribe(total.add)]
    for _ in range(count):
        subject.on_next(1)
    for subscription in subscriptions:
        subscription.dispose()
    return total.sum


def life(count):
    return sum(one_observer(1) for _ in range(count))


def map_filter(count):
    source = ones(count)
    for _ in range(6):
        source = source.pipe(ops.map(lambda x: x + 1), ops.filter(lambda x: x > 0))
    return total_of(source)


def flat_maps(count):
    source = ones(count)
    for _ in range(5):
        source = source.pipe(ops.flat_map(lambda x: reactivex.just(x)))
    return total_of(source)


def flat_map_latests(count):
    source = ones(count)
    for _ in range(5):
        source = source.pipe(ops.map(lambda x: reactivex.just(x, AT_ONCE)), ops.switch_latest())
    return total_of(source)


def combine_latests(count):
    source = ones(count)
    for _ in range(7):
        one = reactivex.just(1, AT_ONCE)
        source = reactivex.combine_latest(one, one, one, source).pipe(ops.map(sum))
    return total_of(source)


def groups(count):
    total, subject = Total(), Subject()
    subscription = subject.pipe(ops.group_by(lambda x: x), ops.flat_map(lambda group: group)).subscribe(
        lambda value: total.add(value + 1))
    for value in range(count):
        subject.on_next(value)
    subscription.dispose()
    return total.sum


measure("PublishSubject, one observer", 20_000, one_observer)
measure("PublishSubject, two observers", 20_000, two_observers)
measure("PublishSubject: create, subscribe, event, dispose", 2_000, life)
measure("create + 6 × (map, filter)", 2_000, map_filter)
measure("create + 6 × (map, filter), build-up", 200, repeated(map_filter))
measure("5 × flatMap to just", 500, flat_maps)
measure("5 × flatMap, build-up", 100, repeated(flat_maps))
measure("5 × flatMapLatest to just", 500, flat_map_latests)
measure("5 × flatMapLatest, build-up", 100, repeated(flat_map_latests))
measure("7 × combineLatest of 4", 500, combine_latests)
measure("7 × combineLatest of 4, build-up", 50, repeated(combine_latests))
measure("groupBy, 100,000 groups", 2_000, groups)
print(json.dumps({"versions": f"reactivex {version('reactivex')}, Python {sys.version.split()[0]}", "rows": rows}))
