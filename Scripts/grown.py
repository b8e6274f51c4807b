"""Programs grown at random: streams, subjects and relays, traits, chains of operators with closures, disposal, scopes, classes that
die, generics, optionals, closures that capture, other schedulers, virtual time.

Each is well formed and well typed, so that swiftc takes it; none runs for ever. The same seed gives the same program.
"""
import random

HEAD = """\
import Foundation
import RxCocoa
import RxSwift

enum Grown: Error, Equatable { case odd, number(Int) }
let scheduler = MainScheduler.instance
let start = scheduler.now
func now() -> Int { Int((scheduler.now.timeIntervalSince(start) * 1000).rounded()) }
final class Owner {
  let name: String
  let bag = DisposeBag()
  var seen = 0
  init(_ name: String) { self.name = name }
  deinit { print(now(), name, "gone after", seen) }
}
func failing(_ n: Int, at limit: Int) throws -> Int {
  if n == limit { throw Grown.number(n) }
  return n
}
struct Pair<A: Equatable>: Equatable {
  var left: A, right: A
  func map<B: Equatable>(_ change: (A) throws -> B) rethrows -> Pair<B> { try Pair<B>(left: change(left), right: change(right)) }
  mutating func swap() { (left, right) = (right, left) }
}
enum Load<Value> {
  case idle, loaded(Value), failed(Grown)
  var value: Value? { if case .loaded(let value) = self { return value } else { return nil } }
}
protocol Scored { var score: Int { get } }
extension Scored { func times(_ n: Int) -> Int { score &* n } }
struct Card: Scored { let score: Int }
final class Player: Scored {
  var score: Int { didSet { if score != oldValue { changes.accept(score) } } }
  let changes: BehaviorRelay<Int>
  private let name: String
  init(_ name: String, _ score: Int) { self.name = name; self.score = score; changes = BehaviorRelay(value: score) }
  deinit { print(now(), name, "leaves with", score) }
}
func best<T: Scored>(_ all: [T]) -> T? { all.max { $0.score < $1.score } }
func counter(from start: Int) -> () -> Int {
  var n = start
  return { n = n &+ 1; return n }
}
extension ObservableType where Element == Int {
  func paired() -> Observable<Pair<Int>> { scan(Pair(left: 0, right: 0)) { Pair(left: $0.right, right: $1) } }
  func loads() -> Observable<Load<Int>> {
    map { Load.loaded($0) }.startWith(.idle).catch { .just(.failed($0 as? Grown ?? .odd)) }
  }
}
extension ObservableType where Element == Int {
  func takeUntilLimit(_ limit: Int) -> Observable<Int> {
    Observable.create { observer in
      var left = limit
      return self.subscribe { event in
        observer.on(event)
        left -= 1
        if left == 0 { observer.onCompleted() }
      }
    }
  }
  func timestamped() -> Observable<Int> { map { (at: now(), value: $0) }.map { $0.at / 10 &+ $0.value } }
}
final class Keeper {
  private(set) var notes: [Int: Int] = [:]
  func note(_ n: Int) -> Int { notes[n, default: 0] += 1; return notes[n]! &* 10 &+ n }
}
let keeper = Keeper()
let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
let bag = DisposeBag()

"""


class Grower:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        # Declarations so far: streams of Int by name, subjects and relays, disposables.
        self.streams, self.inputs, self.subscriptions = [], [], []
        self.made = 0

    def name(self, prefix):
        self.made += 1
        return f"{prefix}{self.made}"

    def number(self, low=0, high=9):
        return self.random.randint(low, high)

    def time(self):
        return f".milliseconds({self.random.choice([10, 20, 30, 50, 80, 130])})"

    def pick(self, options):
        return self.random.choice(options)

    def program(self):
        for _ in range(self.number(1, 3)):
            self.declare_input()
        for _ in range(self.number(3, 6)):
            self.pick([self.declare_stream, self.declare_stream, self.subscribe, self.declare_input])()
        for _ in range(self.number(2, 4)):
            self.subscribe()
        for _ in range(self.number(6, 14)):
            self.pick([self.push, self.push, self.push, self.later, self.later, self.dispose, self.scope, self.subscribe,
                       self.player, self.captured, self.trait, self.optional, self.shared])()
        return HEAD + "\n".join(self.lines) + "\n"

    # Statements

    def declare_input(self):
        name = self.name("s")
        kind = self.pick(["PublishSubject<Int>()", f"BehaviorSubject(value: {self.number()})", "PublishRelay<Int>()",
                          f"ReplaySubject<Int>.create(bufferSize: {self.number(0, 3)})",
                          f"BehaviorRelay(value: {self.number()})"])
        self.lines.append(f"let {name} = {kind}")
        self.inputs.append((name, "Relay" in kind))
        self.streams.append(f"{name}.asObservable()")

    def declare_stream(self):
        chain = self.chain(2)
        name = self.name("o")
        self.lines.append(f"let {name}: Observable<Int> = {chain}")
        self.streams.append(name)

    def handlers(self, name, indent="  "):
        parts = [f'onNext: {{ print(now(), "{name}", $0) }}', f'onError: {{ print(now(), "{name} failed:", $0) }}',
                 f'onCompleted: {{ print(now(), "{name} completed") }}', f'onDisposed: {{ print(now(), "{name} disposed") }}']
        return ",\n".join(indent + part for part in parts)

    def subscribe(self):
        name = self.name("d")
        source = self.pick(self.streams) if self.number(0, 2) else self.chain(1)
        way = self.number(0, 5)
        if way == 0:
            self.lines.append(f'_ = {source}.subscribe {{ print(now(), "{name}", $0) }}')
            return
        if way == 1:
            self.lines.append(
                f'{source}.asDriver(onErrorJustReturn: -1).drive(onNext: {{ print(now(), "{name} driven", $0) }})'
                ".disposed(by: bag)")
            return
        if way == 2:
            self.lines.append(
                f'{source}.asSignal(onErrorJustReturn: -2).emit(onNext: {{ print(now(), "{name} signalled", $0) }})'
                ".disposed(by: bag)")
            return
        self.lines.append(f"let {name} = {source}.subscribe(\n{self.handlers(name)})")
        self.subscriptions.append(name)

    def action(self):
        name, is_relay = self.pick(self.inputs)
        if is_relay:
            return f"{name}.accept({self.number()})"
        if self.number(0, 7) == 0:
            return self.pick([f"{name}.onCompleted()", f"{name}.onError(Grown.odd)"])
        return f"{name}.onNext({self.number()})"

    def push(self):
        self.lines.append(self.action())

    def later(self):
        actions = "; ".join(self.action() for _ in range(self.number(1, 2)))
        self.lines.append(
            f"_ = scheduler.scheduleRelative((), dueTime: .milliseconds({self.number(1, 40) * 10})) {{\n"
            f"  {actions}\n  return Disposables.create()\n}}")

    def dispose(self):
        if self.subscriptions:
            name = self.pick(self.subscriptions)
            self.lines.append(f"{name}.dispose()")

    def scope(self):
        owner, source = self.name("owner"), self.pick(self.streams)
        capture = self.pick(["[weak owner]", "[unowned owner]", "[owner]"])
        access = "owner?.seen += 1" if "weak" in capture else "owner.seen += 1"
        keep = self.pick([".disposed(by: owner.bag)", ".disposed(by: bag)"])
        # Captured objects must not own the closure's bag; objects that may be gone are captured weakly.
        if "unowned" in capture:
            keep = ".disposed(by: owner.bag)"
        if capture == "[owner]":
            keep = ".disposed(by: local)"
        body = self.action()
        self.lines.append(
            f"do {{\n  let owner = Owner(\"{owner}\"), local = DisposeBag()\n"
            f"  {source}.subscribe(onNext: {{ {capture} n in\n    {access}\n    print(now(), \"{owner}\", n)\n  }}, onError: "
            f"{{ print(\"{owner} failed:\", $0) }}){keep}\n  {body}\n  _ = local\n  _ = owner\n}}")

    def player(self):
        """An object whose property feeds a relay, and that may outlive its scope by way of a closure."""
        name, n = self.name("player"), self.number()
        keep = self.pick(["[weak player]", "[unowned player]"])
        score = "player?.score ?? -1" if "weak" in keep else "player.score"
        stay = self.pick([f"_ = scheduler.scheduleRelative(player, dueTime: {self.time()}) {{ p in\n    p.score = {n}\n"
                          "    return Disposables.create()\n  }", ""])
        self.lines.append(
            f"do {{\n  let player = Player(\"{name}\", {n}), own = DisposeBag()\n"
            f"  player.changes.{self.operator(0)[1:]}.subscribe(onNext: {{ {keep} n in print(now(), \"{name}\", n, {score}) }},"
            f" onError: {{ print(\"{name} failed:\", $0) }}, onDisposed: {{ print(now(), \"{name} left\") }}).disposed(by: own)\n"
            f"  player.score {self.pick(['+=', '=', '-='])} {self.number(1, 5)}\n  {stay}\n"
            f"  print(best([player])?.times({self.number(1, 4)}) ?? 0)\n  _ = own\n}}")

    def captured(self):
        """Closures over a variable, and one over a copy of it."""
        name, n = self.name("next"), self.number()
        stream = self.pick(self.streams)
        self.lines.append(
            f"let {name} = counter(from: {n})\nvar {name}Seen: [Int] = []\n"
            f"{stream}.take({self.number(1, 4)}).subscribe(onNext: {{ [start = {name}()] n in\n  {name}Seen.append({name}() &+ start)\n"
            f"  print(now(), \"{name}\", n, {name}Seen.count, {name}Seen.last ?? 0)\n}}, onError: {{ print(\"{name}\", $0) }})"
            f".disposed(by: bag)\nprint({name}(), {name}Seen)")

    def trait(self):
        name, n = self.name("t"), self.number()
        stream = self.pick(self.streams)
        single = self.pick([
            f"{stream}.take(1).asSingle()", f"{stream}.asSingle()", f"{stream}.first().map {{ $0 ?? {n} }}",
            f"Single.just({n}).delay({self.time()}, scheduler: scheduler)", f"Single<Int>.error(Grown.number({n}))",
            f"Single<Int>.create {{ done in\n  done({self.pick([f'.success({n})', '.failure(Grown.odd)'])})\n  return Disposables.create()\n}}",
            f"{stream}.toArray().map {{ $0.reduce(0, &+) }}",
        ])
        change = self.pick(["", f".map {{ $0 &+ {n} }}", f".flatMap {{ n in n > {n} ? .just(n) : .error(Grown.odd) }}", ".retry(2)",
                            f".catchAndReturn({n})", f".timeout({self.time()}, scheduler: scheduler)",
                            f".do(onSuccess: {{ print(\"got\", $0) }}, onError: {{ print(\"not\", $0) }})"])
        way = self.number(0, 4)
        if way == 0:
            text = (f"{single}{change}.subscribe(onSuccess: {{ print(now(), \"{name}\", $0) }}, onFailure: {{ print(now(), \"{name} failed:\", $0) }})")
        elif way == 1:
            text = (f"{single}{change}.asMaybe().filter {{ $0 % 2 == 0 }}.subscribe(onSuccess: {{ print(now(), \"{name}\", $0) }}, "
                    f"onError: {{ print(now(), \"{name} failed:\", $0) }}, onCompleted: {{ print(now(), \"{name} had none\") }})")
        elif way == 2:
            text = (f"{single}{change}.asCompletable().andThen(Single.just({n})).subscribe {{ print(now(), \"{name}\", $0) }}")
        elif way == 3:
            text = (f"{stream}.asInfallible(onErrorJustReturn: {n}).{self.pick(['map { $0 &+ 1 }', 'filter { $0 > 2 }', 'flatMap { Infallible.of($0, 0) }', 'distinctUntilChanged()'])}"
                    f".subscribe(onNext: {{ print(now(), \"{name}\", $0) }}, onCompleted: {{ print(now(), \"{name} done\") }})")
        else:
            text = (f"Driver.{self.pick(['merge', 'concat'])}([{stream}.asDriver(onErrorJustReturn: {n}), Driver.of(1, {n})])"
                    f"{self.pick(['', '.distinctUntilChanged()', f'.throttle({self.time()})', f'.debounce({self.time()})', f'.delay({self.time()})', '.map { $0 &* 2 }', '.startWith(7)', '.scan(0) { $0 &+ $1 }'])}"
                    f".drive(onNext: {{ print(now(), \"{name}\", $0) }}, onDisposed: {{ print(now(), \"{name} gone\") }})")
        self.lines.append(text + ".disposed(by: bag)")

    def optional(self):
        name, n = self.name("m"), self.number()
        stream = self.pick(self.streams)
        self.lines.append(self.pick([
            f"let {name}: Int? = [1, {n}, 3].first {{ $0 > {self.number()} }}\nprint({name}.map {{ $0 &+ 1 }} ?? -1, {name} == nil, {name} as Any)",
            f"{stream}.loads().subscribe(onNext: {{ load in\n  switch load {{\n  case .idle: print(now(), \"{name} idle\")\n"
            f"  case .loaded(let v) where v > {n}: print(now(), \"{name} large\", v)\n  case .loaded(let v): print(now(), \"{name}\", v, load.value as Any)\n"
            f"  case .failed(let e): print(now(), \"{name} failed\", e)\n  }}\n}}).disposed(by: bag)",
            f"{stream}.paired().map {{ $0.map {{ \"\\($0)\" }} }}.take({self.number(1, 4)}).subscribe(onNext: {{ print(now(), \"{name}\", $0.left + $0.right) }},"
            f" onError: {{ print(now(), \"{name}\", $0) }}).disposed(by: bag)",
            f"var {name} = Pair(left: {n}, right: {self.number()})\n{name}.swap()\nprint({name}, {name}.map {{ $0 > {n} }} == Pair(left: true, right: false))",
            f"do {{\n  let {name} = try [{n}, {self.number()}, 3].map {{ try failing($0, at: {self.number()}) }}\n  print({name})\n}} catch Grown.number(let n) {{\n  print(\"{name}\", n)\n}} catch {{\n  print(error)\n}}",
            f"print(best([Card(score: {n}), Card(score: {self.number()})])?.times(2) as Any, best([Card]()) == nil)",
        ]))
        if self.lines[-1].endswith("== nil)") and "Card" in self.lines[-1]:
            self.lines[-1] = self.lines[-1].replace("best([Card]()) == nil", "best([Card]())?.score ?? -1")

    def shared(self):
        """One source for several, who come and go."""
        name, n = self.name("c"), self.number(1, 3)
        stream = self.chain(0)
        how = self.pick([f".share(replay: {n})", ".share()", f".share(replay: {n}, scope: .forever)", f".replay({n})", ".publish()",
                         f".multicast(ReplaySubject<Int>.create(bufferSize: {n}))"])
        connectable = "share" not in how
        kind = "ConnectableObservable" if connectable else "Observable"
        lines = [f"let {name}: {kind}<Int> = {stream}\n  .do(onSubscribe: {{ print(now(), \"{name} begins\") }}, onDispose: {{ print(now(), \"{name} ends\") }})\n  {how}"]
        if kind == "ConnectableObservable" and "multicast" in how:
            lines[0] = lines[0].replace(f"ConnectableObservable<Int>", "ConnectableObservable<Int>")
        for number in range(self.number(1, 3)):
            lines.append(f"let {name}_{number} = {name}.take({self.number(1, 5)}).subscribe {{ print(now(), \"{name}.{number}\", $0) }}")
        if connectable:
            lines.append(f"let {name}_connection = {name}.connect()")
        lines.append(self.action())
        lines.append(self.pick([f"{name}_0.dispose()", f"{name}_0.disposed(by: bag)"]))
        lines.append(f"_ = {name}.subscribe {{ print(now(), \"{name} late\", $0) }}")
        if connectable and self.number(0, 1):
            lines.append(f"{name}_connection.dispose()")
        self.lines.append("\n".join(lines))

    # Streams of Int

    def source(self):
        a, b, c = self.number(), self.number(), self.number()
        return self.pick([
            f"Observable.of({a}, {b}, {c})", f"Observable.just({a})", f"Observable.range(start: {a}, count: {self.number(0, 4)})",
            "Observable<Int>.empty()", "Observable<Int>.never()",
            f"Observable<Int>.interval({self.time()}, scheduler: scheduler).take({self.number(1, 5)})",
            f"Observable<Int>.timer({self.time()}, scheduler: scheduler)",
            f"Observable.of({a}, {b}).concat(Observable<Int>.error(Grown.number({c})))",
            f"Observable<Int>.deferred {{ Observable.of({a}, now()) }}",
            f"Observable<Int>.create {{ o in\n  o.onNext({a})\n  o.onNext({b})\n  {self.pick(['o.onCompleted()', 'o.onError(Grown.odd)', ''])}\n"
            f"  return Disposables.create {{ print(now(), \"cleaned up\") }}\n}}",
            f"Observable.from([{a}, {b}, {c}, {a}])",
        ])

    def chain(self, depth):
        base = self.pick(self.streams) if self.streams and self.number(0, 3) else self.source()
        if depth > 0 and self.number(0, 3) == 0:
            base = self.combined(depth - 1)
        for _ in range(self.number(1, 4)):
            base = f"{base}\n  {self.operator(depth)}"
        return base

    def other(self, depth):
        return self.chain(depth - 1).replace("\n", "\n  ") if depth > 0 and self.number(0, 1) else (
            self.pick(self.streams) if self.streams and self.number(0, 1) else self.source())

    def inner(self, depth):
        n = self.number()
        return self.pick([
            "Observable.just(n)", "Observable.of(n, n &* 10)", f"Observable.just(n).delay({self.time()}, scheduler: scheduler)",
            f"n == {n} ? Observable<Int>.error(Grown.number(n)) : Observable.just(n &+ 1)", "Observable<Int>.empty()",
            f"Observable<Int>.interval({self.time()}, scheduler: scheduler).take(2).map {{ (i: Int) -> Int in i &+ n &* 100 }}",
            self.pick(self.streams) + ".take(2)",
        ])

    def operator(self, depth):
        n, m = self.number(), self.number(1, 4)
        o = lambda: self.other(depth)
        return self.random.choice([
            lambda: f".map {{ $0 &* {m} &+ {n} }}",
            lambda: f".filter {{ $0 % {m + 1} != 0 }}",
            lambda: f".map {{ try failing($0, at: {n}) }}",
            lambda: f".scan({n}) {{ (a: Int, b: Int) -> Int in a &+ b }}",
            lambda: f".compactMap {{ (n: Int) -> Int? in n > {n} ? nil : n &+ 1 }}",
            lambda: ".distinctUntilChanged()", lambda: f".startWith({n}, {m})", lambda: f".take({m})", lambda: f".skip({m})",
            lambda: f".takeLast({m})", lambda: f".take(while: {{ $0 < {n} }})", lambda: f".skip(while: {{ $0 < {n} }})",
            lambda: f".take(until: {o()})", lambda: f".skip(until: {o()})",
            lambda: f".take(until: {{ $0 == {n} }}, behavior: .{self.pick(['inclusive', 'exclusive'])})",
            lambda: f".delay({self.time()}, scheduler: scheduler)", lambda: f".debounce({self.time()}, scheduler: scheduler)",
            lambda: f".throttle({self.time()}, latest: {self.pick(['true', 'false'])}, scheduler: scheduler)",
            lambda: f".delaySubscription({self.time()}, scheduler: scheduler)",
            lambda: f".timeout({self.time()}, scheduler: scheduler)",
            lambda: f".timeout({self.time()}, other: {o()}, scheduler: scheduler)",
            lambda: f".take(for: {self.time()}, scheduler: scheduler)", lambda: f".skip({self.time()}, scheduler: scheduler)",
            lambda: f".sample({o()})", lambda: f".sample({o()}, defaultValue: {n})", lambda: f".amb({o()})",
            lambda: f".concat({o()})", lambda: f".withLatestFrom({o()}) {{ (a: Int, b: Int) -> Int in a &* 100 &+ b }}",
            lambda: f".flatMap {{ (n: Int) -> Observable<Int> in {self.inner(depth)} }}",
            lambda: f".flatMapLatest {{ (n: Int) -> Observable<Int> in {self.inner(depth)} }}",
            lambda: f".flatMapFirst {{ (n: Int) -> Observable<Int> in {self.inner(depth)} }}",
            lambda: f".concatMap {{ (n: Int) -> Observable<Int> in {self.inner(depth)} }}",
            lambda: f".map {{ (n: Int) -> Observable<Int> in {self.inner(depth)} }}.merge(maxConcurrent: {m})",
            lambda: f".map {{ (n: Int) -> Observable<Int> in {self.inner(depth)} }}.switchLatest()",
            lambda: f".buffer(timeSpan: {self.time()}, count: {m}, scheduler: scheduler).map {{ (a: [Int]) -> Int in a.reduce(0, &+) &* 10 &+ a.count }}",
            lambda: f".window(timeSpan: {self.time()}, count: {m}, scheduler: scheduler).flatMap {{ (w: Observable<Int>) -> Observable<Int> in w.reduce(0) {{ $0 &+ $1 }} }}",
            lambda: f".groupBy {{ (n: Int) -> Int in n % {m + 1} }}.flatMap {{ (g: GroupedObservable<Int, Int>) -> Observable<Int> in g.map {{ (n: Int) -> Int in n &* 10 &+ g.key }} }}",
            lambda: ".share()", lambda: ".share(replay: 1)", lambda: f".share(replay: {m}, scope: .forever)",
            lambda: ".publish().refCount()", lambda: f".replay({m}).refCount()",
            lambda: f".catchAndReturn({n})", lambda: f".catch {{ (e: Error) -> Observable<Int> in {o()} }}",
            lambda: ".retry(2)",
            lambda: f".retry(when: {{ (e: Observable<Error>) -> Observable<Error> in e.take({m}) }})",
            lambda: ".materialize().filter { !$0.isStopEvent }.dematerialize()", lambda: ".materialize().dematerialize()",
            lambda: f".do(onNext: {{ print(now(), \"saw\", $0) }}, onSubscribe: {{ print(now(), \"in\") }}, onDispose: {{ print(now(), \"out\") }})",
            lambda: ".observe(on: serial).observe(on: MainScheduler.instance)", lambda: ".subscribe(on: serial)\n  .observe(on: MainScheduler.instance)",
            lambda: f".delay({self.time()}, scheduler: serial).observe(on: MainScheduler.instance)",
            lambda: f".flatMap {{ (n: Int) -> Single<Int> in n == {n} ? .error(Grown.number(n)) : Single.just(n).delay({self.time()}, scheduler: scheduler) }}",
            lambda: f".concatMap {{ (n: Int) -> Maybe<Int> in n > {n} ? .empty() : .just(n) }}",
            lambda: f".asDriver(onErrorDriveWith: .just({n})).asObservable()", lambda: f".asSignal(onErrorSignalWith: .empty()).asObservable()",
            lambda: f".map {{ Optional($0) }}.compactMap {{ $0.flatMap {{ $0 > {n} ? $0 : nil }} }}",
            lambda: ".withUnretained(keeper).map { k, n in k.note(n) }",
            lambda: ".paired().map { $0.left &- $0.right }",
            lambda: f".scan(into: [Int]()) {{ $0.append($1) }}.map {{ $0.suffix({m}).reduce(0, &+) }}",
            lambda: f".takeUntilLimit({n})", lambda: ".timestamped()",
            lambda: f".do(onError: {{ print(now(), \"error\", $0) }}, onCompleted: {{ print(now(), \"end\") }})",
            lambda: f".retry(when: {{ (e: Observable<Error>) -> Observable<Int> in e.enumerated().flatMap {{ (i: Int, x: Error) -> Observable<Int> in i < {m} ? Observable<Int>.timer({self.time()}, scheduler: scheduler) : .error(x) }} }})",
            lambda: ".observe(on: MainScheduler.instance)", lambda: ".observe(on: MainScheduler.asyncInstance)",
            lambda: ".subscribe(on: MainScheduler.instance)",
            lambda: f".reduce({n}) {{ (a: Int, b: Int) -> Int in a &+ b }}", lambda: f".ifEmpty(default: {n})",
            lambda: f".ifEmpty(switchTo: {o()})", lambda: f".element(at: {m})",
            lambda: ".enumerated().map { (i: Int, n: Int) -> Int in i &* 1000 &+ n }",
            lambda: ".toArray().asObservable().map { (a: [Int]) -> Int in a.count }",
            lambda: ".first().asObservable().map { (n: Int?) -> Int in n ?? -7 }",
            lambda: ".single()",
        ])()

    def combined(self, depth):
        a, b = self.other(depth), self.other(depth)
        return self.pick([
            f"Observable.merge({a}, {b})", f"Observable.zip({a}, {b}) {{ (a: Int, b: Int) -> Int in a &* 10 &+ b }}",
            f"Observable.combineLatest({a}, {b}) {{ (a: Int, b: Int) -> Int in a &* 10 &+ b }}",
            f"Observable.concat({a}, {b})", f"Observable.merge([{a}, {b}])",
            f"Observable.combineLatest([{a}, {b}]).map {{ (a: [Int]) -> Int in a.reduce(0, &+) }}",
        ])


# Some have no end of their own: windows of ten milliseconds, for an hour, tell no more than those of a minute.
END = "_ = scheduler.scheduleRelative((), dueTime: .seconds(60)) { exit(0) }\n"


def program(seed):
    return f"// Grown from seed {seed}.\n{Grower(seed).program().rstrip()}\n{END}"
