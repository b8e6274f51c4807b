protocol Observing: AnyObject { var log: [String] { get set } }
@propertyWrapper
struct Tracked<Value> {
  private var value: Value
  let label: String
  init(wrappedValue: Value, _ label: String = "-") { value = wrappedValue; self.label = label }
  var wrappedValue: Value {
    get { fatalError("only for classes") }
    set { fatalError("only for classes") }
  }
  var projectedValue: String { "$" + label }
  static subscript<Owner: Observing>(
    _enclosingInstance instance: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Tracked<Value>>
  ) -> Value {
    get { instance[keyPath: storageKeyPath].value }
    set {
      let label = instance[keyPath: storageKeyPath].label
      instance.log.append("\(label): \(instance[keyPath: storageKeyPath].value) -> \(newValue)")
      instance[keyPath: storageKeyPath].value = newValue
    }
  }
}
final class Account: Observing {
  var log: [String] = []
  @Tracked("balance") var balance = 10
  @Tracked("owner") var owner: String? = nil
  @Tracked var tags: [String] = []
  func deposit(_ n: Int) { balance += n }
  init() {}
  init(owner: String) { self.owner = owner }
}
let a = Account()
a.deposit(5)
a.owner = "Ann"
a.tags.append("x")
print(a.balance, a.owner ?? "-", a.$balance, a.tags)
a.log.forEach { print($0) }
print(Account(owner: "Bob").owner as Any)
