// Closures that throw become error events.
import RxSwift

enum Oops: Error { case at(Int) }
func check(_ n: Int) throws -> Int {
  if n == 3 { throw Oops.at(n) }
  return n
}
let numbers = Observable.of(1, 2, 3, 4)
func show<T>(_ name: String, _ source: Observable<T>) {
  _ = source.subscribe { print(name, $0) }
}
show("map", numbers.map(check))
show("filter", numbers.filter { try check($0) > 1 })
show("compactMap", numbers.compactMap { try check($0) == 2 ? nil : "\($0)" })
show("scan", numbers.scan(0) { try $0 + check($1) })
show("reduce", numbers.reduce(0) { try $0 + check($1) })
show("flatMap", numbers.flatMap { try Observable.just(check($0)) })
show("take while", numbers.take(while: { try check($0) < 10 }))
show("skip while", numbers.skip(while: { try check($0) < 10 }))
show("distinct", numbers.distinctUntilChanged { try check($0) == check($1) })
show("groupBy", numbers.groupBy { try check($0) % 2 }.flatMap { $0 })
show("do", numbers.do(onNext: { _ = try check($0) }))
show("zip", Observable.zip(numbers, numbers) { try check($0) + $1 })
show("latest", Observable.combineLatest(numbers, Observable.just(1)) { try check($0) + $1 })
show("with", numbers.withLatestFrom(Observable.just(1)) { try check($0) + $1 })
show("deferred", Observable<Int>.deferred { throw Oops.at(0) })
show("single", numbers.single { try check($0) == 9 })
show("catch", Observable<Int>.error(Oops.at(1)).catch { _ in throw Oops.at(2) })
show("using", Observable<Int>.using({ throw Oops.at(7) }, observableFactory: { (_: BooleanDisposable) in .just(1) }))
show("generate", Observable.generate(initialState: 1, condition: { try check($0) < 9 }, iterate: { $0 + 1 }))
show("takeUntil", numbers.take(until: { try check($0) == 9 }))
show("scan into", numbers.scan(into: [Int]()) { $0.append(try check($1)) })
show("toArray", numbers.map(check).toArray().asObservable())
show("ifEmpty", numbers.map(check).skip(2).ifEmpty(default: 0))
