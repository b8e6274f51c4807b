"""Programs with random chains of operators that get random events in virtual time and print where the contract of events is broken:
an event after the last one, or after disposal."""
import random

HEAD = """\
final class Contract {
  var hasEnded = false
  var isDisposed = false
  let place: String
  init(_ place: String) { self.place = place }
  func check<T>(_ event: Event<T>) {
    if hasEnded { print("contract broken: \\(event) after the end at \\(place)") }
    if isDisposed { print("contract broken: \\(event) after disposal at \\(place)") }
    if event.isStopEvent { hasEnded = true }
  }
}
extension ObservableType {
  func watched(_ place: String) -> Observable<Element> {
    Observable.create { observer in
      let contract = Contract(place)
      let upstream = self.subscribe { event in
        contract.check(event)
        observer.on(event)
      }
      return Disposables.create {
        upstream.dispose()
        contract.isDisposed = true
      }
    }
  }
}
let main = MainScheduler.instance
"""

TIMES = ["0", "1", "3", "5", "10", "20"]


class Chain:
    def __init__(self, number):
        self.rng = random.Random(number)
        self.count = self.rng.randint(1, 3)

    def time(self):
        return f".milliseconds({self.rng.choice(TIMES)})"

    def number(self):
        return self.rng.choice(["0", "1", "2", "3", "5"])

    def source(self, depth=0):
        pick, time, number = self.rng.choice, self.time(), self.number()
        simple = [
            lambda: f"s{self.rng.randrange(self.count)}.asObservable()", lambda: f"s{self.rng.randrange(self.count)}.asObservable()",
            lambda: "Observable.of(1, 2, 3)", lambda: f"Observable.just({number})", lambda: "Observable<Int>.empty()", lambda: "Observable<Int>.never()",
            lambda: "Observable<Int>.error(RxError.timeout)", lambda: f"Observable.range(start: 0, count: {number})",
            lambda: f"Observable<Int>.interval({self.time()}, scheduler: main).take({number})", lambda: f"Observable<Int>.timer({time}, scheduler: main)",
            lambda: f"Observable.from([1, 2, {number}], scheduler: {pick(['main', 'CurrentThreadScheduler.instance'])})",
            lambda: f"Observable<Int>.repeatElement({number}).take(4)", lambda: f"Observable<Int>.generate(initialState: 0, condition: {{ $0 < {number} }}, iterate: {{ $0 + 1 }})",
            lambda: "Observable<Int>.create { $0.onNext(1); $0.onNext(2); $0.onCompleted(); $0.onNext(3); return Disposables.create() }",
            lambda: "Observable<Int>.create { $0.onNext(1); $0.onError(RxError.unknown); $0.onCompleted(); return Disposables.create() }",
        ]
        nested = [
            lambda: f"Observable.merge({self.chain(depth + 1)}, {self.chain(depth + 1)})", lambda: f"Observable.concat({self.chain(depth + 1)}, {self.chain(depth + 1)})",
            lambda: f"Observable.zip({self.chain(depth + 1)}, {self.chain(depth + 1)}) {{ $0 &+ $1 }}",
            lambda: f"Observable.combineLatest({self.chain(depth + 1)}, {self.chain(depth + 1)}) {{ $0 &+ $1 }}",
            lambda: f"Observable.amb([{self.chain(depth + 1)}, {self.chain(depth + 1)}])", lambda: f"Observable.deferred {{ {self.chain(depth + 1)} }}",
            lambda: f"Observable.using({{ Disposables.create() }}) {{ _ in {self.chain(depth + 1)} }}",
        ]
        return pick(simple + (nested if depth < 2 else []))()

    def operator(self, depth):
        pick, time, number = self.rng.choice, self.time(), self.number()
        inner = lambda: self.chain(depth + 1) if depth < 2 else self.source(9)  # noqa: E731
        sized = f"timeSpan: {time}, count: {self.rng.randint(1, 3)}, scheduler: main"
        return pick([
            lambda: ".map { $0 &+ 1 }", lambda: ".map { if $0 == 2 { throw RxError.overflow }; return $0 }", lambda: f".filter {{ $0 != {number} }}",
            lambda: ".compactMap { $0 == 1 ? nil : $0 }", lambda: f".take({number})", lambda: f".skip({number})", lambda: f".takeLast({number})",
            lambda: f".take(for: {time}, scheduler: main)", lambda: f".skip({time}, scheduler: main)", lambda: f".take(while: {{ $0 < {number} }})",
            lambda: f".skip(while: {{ $0 < {number} }})", lambda: f".take(until: {inner()})", lambda: f".skip(until: {inner()})", lambda: f".take(until: {{ $0 == {number} }})",
            lambda: f".element(at: {number})", lambda: ".distinctUntilChanged()", lambda: f".scan(0) {{ $0 &+ $1 }}", lambda: ".reduce(0) { $0 &+ $1 }",
            lambda: f".startWith({number})", lambda: f".ifEmpty(default: {number})", lambda: f".ifEmpty(switchTo: {inner()})", lambda: ".ignoreElements().map { _ -> Int in 1 }",
            lambda: f".debounce({time}, scheduler: main)", lambda: f".throttle({time}, latest: {pick(['true', 'false'])}, scheduler: main)",
            lambda: f".delay({time}, scheduler: main)", lambda: f".delaySubscription({time}, scheduler: main)", lambda: f".timeout({time}, scheduler: main)",
            lambda: f".timeout({time}, other: {inner()}, scheduler: main)", lambda: f".sample({inner()})", lambda: f".sample({inner()}, defaultValue: 9)",
            lambda: f".buffer({sized}).map {{ $0.count }}", lambda: f".window({sized}).flatMap {{ $0 }}", lambda: f".window({sized}).merge()", lambda: ".toArray().asObservable().map { $0.count }",
            lambda: f".flatMap {{ _ in {inner()} }}", lambda: f".flatMapLatest {{ _ in {inner()} }}", lambda: f".flatMapFirst {{ _ in {inner()} }}",
            lambda: f".concatMap {{ _ in {inner()} }}", lambda: f".map {{ _ in {inner()} }}.merge(maxConcurrent: {self.rng.randint(1, 2)})",
            lambda: f".map {{ _ in {inner()} }}.switchLatest()", lambda: f".withLatestFrom({inner()})", lambda: f".concat({inner()})", lambda: f".amb({inner()})",
            lambda: f".catch {{ _ in {inner()} }}", lambda: f".catchAndReturn({number})", lambda: ".retry(2)", lambda: f".retry(when: {{ $0.flatMap {{ _ in {inner()} }}.take(2) }})",
            lambda: ".materialize().dematerialize()", lambda: ".share()", lambda: f".share(replay: {number}, scope: {pick(['.forever', '.whileConnected'])})",
            lambda: f".replay({number}).refCount()", lambda: ".publish().refCount()", lambda: f".multicast({{ PublishSubject<Int>() }}) {{ Observable.merge($0, $0.map {{ $0 &* 2 }}) }}",
            lambda: ".do(onNext: { if $0 == 7 { throw RxError.noElements } })", lambda: ".observe(on: main)", lambda: ".subscribe(on: main)",
            lambda: ".asSingle().asObservable()", lambda: ".asMaybe().asObservable()", lambda: f".asDriver(onErrorJustReturn: {number}).asObservable()",
            lambda: ".asSignal(onErrorSignalWith: .empty()).asObservable()", lambda: ".groupBy { $0 % 2 }.flatMap { $0 }", lambda: ".enumerated().map { $0.index }",
            lambda: ".asInfallible(onErrorJustReturn: 8).asObservable()", lambda: ".single()",
        ])()

    def chain(self, depth=0):
        text = self.source(depth)
        for _ in range(self.rng.randint(1, 4 if depth == 0 else 2)):
            text += self.operator(depth)
            if self.rng.random() < 0.4:
                text += f'.watched("{self.rng.randrange(1000)}")'
        return text

    def event(self):
        return self.rng.choice([f"onNext({self.rng.randint(0, 7)})"] * 8 + ["onCompleted()", "onError(RxError.unknown)"])

    def program(self):
        kinds = ["PublishSubject<Int>()", "BehaviorSubject(value: 0)", "ReplaySubject<Int>.create(bufferSize: 2)", "AsyncSubject<Int>()"]
        lines = [f"let s{index} = {self.rng.choice(kinds)}" for index in range(self.count)]
        for index in range(self.rng.randint(1, 3)):
            ending = self.rng.choice(["{ _ in }", f"{{ if case .next({self.number()}) = $0 {{ s{self.rng.randrange(self.count)}.{self.event()} }} }}"])
            lines.append(f'var d{index}: Disposable? = {self.chain()}.watched("end {index}").subscribe {ending}')
            if self.rng.random() < 0.5:
                lines.append(f"main.scheduleRelative((), dueTime: {self.time()}) {{ d{index}?.dispose(); return Disposables.create() }}")
        for _ in range(self.rng.randint(2, 12)):
            push = f"s{self.rng.randrange(self.count)}.{self.event()}"
            due = self.rng.choice(TIMES)
            lines.append(push if self.rng.random() < 0.4 else f"DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds({due})) {{ {push} }}")
        return HEAD + "\n".join(lines) + "\n"


def program(number):
    return Chain(number).program()
