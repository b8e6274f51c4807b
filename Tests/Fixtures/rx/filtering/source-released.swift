// Everything about take/skip/elementAt on subjects that keep going, and disposal of the source.
import RxSwift

func source() -> (PublishSubject<Int>, Observable<Int>) {
  let s = PublishSubject<Int>()
  return (s, s.do(onDispose: { print("(off)", terminator: " ") }))
}
func test(_ name: String, _ make: (Observable<Int>) -> Observable<Int>) {
  print(name, terminator: ": ")
  let (s, o) = source()
  let d = make(o).subscribe(onNext: { print($0, terminator: " ") }, onError: { print("E(\($0))", terminator: " ") }, onCompleted: { print("|", terminator: " ") })
  for i in 1...5 { s.onNext(i) }
  print(s.hasObservers ? "still" : "gone", terminator: " ")
  s.onCompleted()
  d.dispose()
  print()
}
test("take 2") { $0.take(2) }
test("take 0") { $0.take(0) }
test("skip 3") { $0.skip(3) }
test("element") { $0.element(at: 2) }
test("element far") { $0.element(at: 20) }
test("while") { $0.take(while: { $0 < 3 }) }
test("until") { $0.take(until: { $0 == 3 }) }
test("first") { $0.first().map { $0 ?? -1 }.asObservable() }
test("single") { $0.single() }
test("last") { $0.takeLast(2) }
test("buffer") { $0.buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).map { $0.reduce(0, +) } }
test("filter") { $0.filter { $0 % 2 == 0 } }
test("ifEmpty") { $0.filter { $0 > 10 }.ifEmpty(default: 99) }
test("ignore") { $0.ignoreElements().map { _ in 0 } }
test("reduce") { $0.reduce(0, accumulator: +) }
test("sample") { $0.sample($0.filter { $0 == 3 }) }
test("amb") { $0.amb(Observable.never()) }
test("zip self") { Observable.zip($0, $0.skip(1)) { $0 * $1 } }
test("concat") { $0.take(1).concat($0.take(1)) }
test("start") { $0.startWith(0, -1) }
test("distinct") { $0.map { $0 / 2 }.distinctUntilChanged() }
test("enumerated") { $0.enumerated().map { $0.index * $0.element } }
