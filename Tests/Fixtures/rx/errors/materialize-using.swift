import RxSwift

// The order of things at the end: do, using, materialize, and closures that throw.
struct Failure: Error {}
func show<T>(_ name: String, _ sequence: Observable<T>) {
  _ = sequence.subscribe(
    onNext: { print(name, $0) }, onError: { print(name, "error", $0) }, onCompleted: { print(name, "completed") },
    onDisposed: { print(name, "disposed") })
}
final class Resource: Disposable {
  let name: String
  init(_ name: String) {
    self.name = name
    print("made", name)
  }
  func dispose() { print("disposed of", name) }
}
show("using", Observable.using({ Resource("a") }) { _ in Observable.of(1, 2).do(onDispose: { print("source gone") }) })
show("using error", Observable<Int>.using({ Resource("b") }) { _ in throw Failure() })
show("using no resource", Observable<Int>.using({ () throws -> Resource in throw Failure() }) { _ in .just(1) })
show("do", Observable.just(1).do(
  onNext: { print("onNext", $0) }, afterNext: { print("afterNext", $0) }, onCompleted: { print("onCompleted") },
  afterCompleted: { print("afterCompleted") }, onSubscribe: { print("onSubscribe") }, onSubscribed: { print("onSubscribed") },
  onDispose: { print("onDispose") }))
show("do error", Observable<Int>.error(Failure()).do(
  onError: { print("onError", $0) }, afterError: { print("afterError", $0) }, onSubscribe: { print("onSubscribe") },
  onSubscribed: { print("onSubscribed") }, onDispose: { print("onDispose") }))
show("do throws", Observable.of(1, 2).do(onNext: { if $0 == 2 { throw Failure() } }))
show("materialize", Observable.of(1).concat(Observable<Int>.error(Failure())).materialize().map { "\($0)" })
show("dematerialize", Observable.of(Event.next(1), .completed, .next(2)).dematerialize())
show("dematerialize error", Observable.of(Event<Int>.next(1), .error(Failure())).dematerialize())
show("map", Observable.of(1, 2).map { value -> Int in if value == 2 { throw Failure() }; return value })
show("filter", Observable.of(1, 2).filter { if $0 == 2 { throw Failure() }; return true })
show("scan", Observable.of(1, 2).scan(0) { sum, value in if value == 2 { throw Failure() }; return sum + value })
show("reduce", Observable.of(1, 2).reduce(0, accumulator: { _, _ in throw Failure() }))
show("reduce result", Observable.of(1, 2).reduce(0, accumulator: +, mapResult: { "sum \($0)" }))
show("flatMap", Observable.of(1, 2).flatMap { value -> Observable<Int> in if value == 2 { throw Failure() }; return .just(value) })
show("generate", Observable.generate(initialState: 1, condition: { if $0 > 2 { throw Failure() }; return true }, iterate: { $0 + 1 }))
show("deferred", Observable<Int>.deferred { throw Failure() })
show("catch throws", Observable<Int>.error(RxError.unknown).catch { _ in throw Failure() })
show("catch sequence", Observable.catch(sequence: [Observable<Int>.error(RxError.unknown), Observable.just(3)]))
show("catch sequence all", Observable.catch(sequence: [Observable<Int>.error(RxError.unknown), Observable.error(Failure())]))
show("combineLatest", Observable<Int>.combineLatest(Observable.just(1), Observable.just(2)) { _, _ in throw Failure() })
show("zip", Observable<Int>.zip(Observable.just(1), Observable.just(2)) { _, _ in throw Failure() })
show("withLatestFrom", Observable.just(1).withLatestFrom(Observable.just(2)) { _, _ -> Int in throw Failure() })
show("groupBy", Observable.of(1, 2).groupBy { _ -> Int in throw Failure() }.map { $0.key })
show("distinct", Observable.of(1, 2).distinctUntilChanged { _ -> Int in throw Failure() })
show("retry", Observable<Int>.error(Failure()).retry(2))
show("retry when", Observable<Int>.error(Failure()).retry(when: { $0.enumerated().flatMap { index, error in
  index < 2 ? Observable.just(index) : Observable.error(error)
} }))
