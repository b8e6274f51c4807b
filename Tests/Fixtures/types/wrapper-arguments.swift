// A property wrapper with a projected subject, a static registry, nested generics.
import RxRelay
import RxSwift

@propertyWrapper
final class Observed<Value: Equatable> {
  private let subject: BehaviorSubject<Value>
  var wrappedValue: Value {
    didSet { if oldValue != wrappedValue { subject.onNext(wrappedValue) } }
  }
  var projectedValue: Observable<Value> { subject.skip(1) }
  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    subject = BehaviorSubject(value: wrappedValue)
  }
}
@propertyWrapper
struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
struct Player {
  @Clamped(0...10) var health = 20
  @Observed var name = "p"
  @Clamped(wrappedValue: 0.5, 0...1) var luck: Double
}
var p = Player()
let bag = DisposeBag()
p.$name.subscribe(onNext: { print("name", $0) }).disposed(by: bag)
p.name = "q"; p.name = "q"; p.name += "r"
p.health -= 3; p.luck = 7
print(p.health, p.name, p.luck)
var copy = p
copy.health = -5
copy.name = "shared"
print(p.health, p.name, copy.health)
