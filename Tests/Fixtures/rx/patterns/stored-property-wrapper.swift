import RxSwift
import RxRelay

@propertyWrapper
final class Stored<Value> {
  private let relay: BehaviorRelay<Value>
  init(wrappedValue: Value) { relay = BehaviorRelay(value: wrappedValue) }
  var wrappedValue: Value {
    get { relay.value }
    set { relay.accept(newValue) }
  }
  var projectedValue: Observable<Value> { relay.asObservable() }
}
final class CounterViewModel {
  @Stored var count = 0
  @Stored private(set) var names: [String] = []
  var namesChanged: Observable<[String]> { $names }
  func add(_ name: String) { names.append(name); count += 1 }
}
let model = CounterViewModel()
let bag = DisposeBag()
model.$count.subscribe(onNext: { print("count", $0) }).disposed(by: bag)
model.namesChanged.skip(1).subscribe(onNext: { print("names", $0) }).disposed(by: bag)
model.add("Ada")
model.add("Bo")
print(model.count)
