import RxSwift
import UIKit

// A name without parameters stands for one type alone: what extends it is there for that type, and knows it.
struct Box<Value> { var value: Value }
typealias IntBox = Box<Int>
extension IntBox {
  func doubled() -> IntBox { Box(value: value * 2) }
}
print(IntBox(value: 4).doubled().value)

extension Completable {
  func announcing(_ text: String) -> Completable { self.do(onCompleted: { print(text) }) }
}
_ = Completable.empty().announcing("done").subscribe()

// A composition of a class and a protocol, too.
protocol Named { var name: String { get } }
final class Badge: UIView, Named { let name = "badge" }
extension Reactive where Base: UIView & Named {
  var title: Binder<String> { Binder(base) { print($0.name, $0.isHidden, $1) } }
}
func describe<View: UIView & Named>(_ view: View) -> String { "\(view.name) \(view.subviews.count)" }
let badge = Badge()
_ = Observable.just("title").bind(to: badge.rx.title)
print(describe(badge))
