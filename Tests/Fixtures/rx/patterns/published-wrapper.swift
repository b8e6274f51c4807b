// Property wrappers around relays.
import RxRelay
import RxSwift

@propertyWrapper
struct Published<Value> {
  private let relay: BehaviorRelay<Value>
  init(wrappedValue: Value) { relay = BehaviorRelay(value: wrappedValue) }
  var wrappedValue: Value {
    get { relay.value }
    nonmutating set { relay.accept(newValue) }
  }
  var projectedValue: Observable<Value> { relay.asObservable() }
}
final class Settings {
  @Published var volume = 5
  @Published var name: String = "guest"
  @Published var tags: [String] = []
  var summary: Observable<String> {
    Observable.combineLatest($volume, $name, $tags) { "\($1)@\($0) \($2)" }
  }
}
let settings = Settings()
let bag = DisposeBag()
settings.summary.distinctUntilChanged().subscribe(onNext: { print($0) }).disposed(by: bag)
settings.volume += 1
settings.name = "anna"
settings.tags.append("new")
settings.tags += ["x"]
settings.volume = settings.volume
print(settings.volume, settings.tags)
