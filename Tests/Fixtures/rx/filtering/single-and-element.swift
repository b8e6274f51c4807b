import RxSwift

// single(), element(at:), take and skip at their edges.
struct Failure: Error {}
func show<T>(_ name: String, _ sequence: Observable<T>) {
  _ = sequence.subscribe(
    onNext: { print(name, $0) }, onError: { print(name, "error", $0) }, onCompleted: { print(name, "completed") })
}
let three = Observable.of(1, 2, 3)
show("single", Observable.just(1).single())
show("single none", Observable<Int>.empty().single())
show("single more", three.single())
show("single where", three.single { $0 == 2 })
show("single where none", three.single { $0 > 5 })
show("single where more", three.single { $0 > 1 })
show("single throws", three.single { _ in throw Failure() })
show("element", three.element(at: 1))
show("element last", three.element(at: 2))
show("element beyond", three.element(at: 3))
show("take 0", three.take(0))
show("take more", three.take(5))
show("takeLast 0", three.takeLast(0))
show("takeLast 2", three.takeLast(2))
show("takeLast more", three.takeLast(5))
show("takeLast error", three.concat(Observable.error(Failure())).takeLast(2))
show("skip 0", three.skip(0))
show("skip more", three.skip(5))
show("take while throws", three.take(while: { _ in throw Failure() }))
show("take while inclusive", three.take(while: { $0 < 2 }, behavior: .inclusive))
show("take until predicate", three.take(until: { $0 == 2 }))
show("take until inclusive", three.take(until: { $0 == 2 }, behavior: .inclusive))
show("skip while", three.skip(while: { $0 < 2 }))
show("ifEmpty", Observable<Int>.empty().ifEmpty(default: 7))
show("ifEmpty not", three.ifEmpty(default: 7))
show("ifEmpty switch", Observable<Int>.empty().ifEmpty(switchTo: three))
show("ignoreElements", three.ignoreElements())
show("distinct at", Observable.of("a", "bc", "de", "f").distinctUntilChanged(at: \.count))
show("distinct throws", three.distinctUntilChanged { (_: Int, _: Int) throws -> Bool in throw Failure() })
// The source of take(0) is not even subscribed to.
show("take 0 of", three.do(onSubscribe: { print("subscribed") }).take(0))
