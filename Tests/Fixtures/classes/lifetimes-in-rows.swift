// Closures of several operators in a row release what they hold when the subscription ends.
// oracle: order
import RxSwift

final class Held {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) gone") }
}
let source = PublishSubject<Int>()
func subscribe() -> Disposable {
  let (first, second, third, last) = (Held("first"), Held("second"), Held("third"), Held("last"))
  return source
    .map { [first] in $0 + first.name.count }
    .filter { [second] in $0 > second.name.count }
    .scan(0) { [third] in $0 + $1 + third.name.count }
    .subscribe(onNext: { [last] in print(last.name, $0) })
}
let subscription = subscribe()
source.onNext(3)
subscription.dispose()
print("disposed")
_ = subscribe()
source.onCompleted()
print("completed")
