import RxSwift

// Behaviour of timed operators at the end and on errors.
struct Failure: Error {}
let scheduler = MainScheduler.instance
let bag = DisposeBag()
func show<T>(_ name: String, _ sequence: Observable<T>) {
  sequence.subscribe(
    onNext: { print(name, $0) }, onError: { print(name, "error", $0) }, onCompleted: { print(name, "completed") }
  ).disposed(by: bag)
}
func timeline(_ parts: [(Int, String)], failing: Bool = false) -> Observable<String> {
  let pieces = parts.map { delay, text in
    Observable.just(text).delay(.milliseconds(delay), scheduler: scheduler)
  }
  let all = Observable.concat(pieces)
  return failing ? all.concat(Observable.error(Failure())) : all
}
let burst = timeline([(10, "a"), (10, "b"), (10, "c"), (100, "d"), (10, "e")])
show("throttle", burst.throttle(.milliseconds(50), scheduler: scheduler))
show("throttle first", burst.throttle(.milliseconds(50), latest: false, scheduler: scheduler))
show("debounce", burst.debounce(.milliseconds(50), scheduler: scheduler))
show("delay", burst.delay(.milliseconds(1000), scheduler: scheduler))
let failing = timeline([(10, "a"), (10, "b")], failing: true)
show("throttle error", failing.throttle(.milliseconds(50), scheduler: scheduler))
show("debounce error", failing.debounce(.milliseconds(50), scheduler: scheduler))
show("delay error", failing.delay(.milliseconds(1000), scheduler: scheduler))
show("buffer", burst.buffer(timeSpan: .milliseconds(25), count: 2, scheduler: scheduler))
show("buffer error", failing.buffer(timeSpan: .milliseconds(500), count: 5, scheduler: scheduler))
show("window", burst.window(timeSpan: .milliseconds(45), count: 2, scheduler: scheduler).flatMap { $0.toArray() })
show("window error", failing.window(timeSpan: .milliseconds(500), count: 5, scheduler: scheduler)
  .flatMap { $0.materialize().map { "\($0)" } })
show("timeout", burst.timeout(.milliseconds(60), scheduler: scheduler))
show("timeout other", burst.timeout(.milliseconds(60), other: Observable.of("x", "y"), scheduler: scheduler))
show("timeout kept", failing.timeout(.milliseconds(60), other: Observable.of("x"), scheduler: scheduler))
show("take for", burst.take(for: .milliseconds(25), scheduler: scheduler))
show("skip for", burst.skip(.milliseconds(25), scheduler: scheduler))
show("delaySubscription", burst.delaySubscription(.milliseconds(1000), scheduler: scheduler).take(1))
let ticks = Observable<Int>.interval(.milliseconds(25), scheduler: scheduler).take(8)
show("sample", burst.sample(ticks))
show("sample default", burst.sample(ticks, defaultValue: "-"))
show("take until", burst.take(until: ticks))
show("skip until", burst.skip(until: ticks))
show("timer once", Observable<Int>.timer(.milliseconds(5), scheduler: scheduler))
show("timer again", Observable<Int>.timer(.milliseconds(5), period: .milliseconds(5), scheduler: scheduler).take(2))
