// using: the resource lives as long as the subscription.
import RxSwift

final class Connection: Disposable {
  static var open = 0
  let id: Int
  init() { Connection.open += 1; id = Connection.open; print("open", id) }
  func query() -> Observable<String> { .of("row1 of \(id)", "row2 of \(id)") }
  func dispose() { print("close", id) }
  deinit { print("deinit", id) }
}
let rows = Observable.using({ Connection() }, observableFactory: { $0.query() })
_ = rows.subscribe { print($0) }
_ = rows.take(1).subscribe { print($0) }
let never = Observable.using({ Connection() }) { c in Observable<Int>.never().startWith(c.id) }
let s = never.subscribe { print($0) }
print("holding")
s.dispose()
_ = Single.using({ Connection() }, primitiveSequenceFactory: { .just($0.id) }).subscribe { print($0) }
