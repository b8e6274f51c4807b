// A wrapper's parameters are found in the type of what it wraps, whatever its wrappedValue is.
@propertyWrapper struct Listed<Element> {
  private(set) var items: [Element] = []
  var wrappedValue: [Element] {
    get { items }
    set { items = newValue }
  }
  var projectedValue: Int { items.count }
}
@propertyWrapper struct Lazily<Input, Output> {
  var wrappedValue: (Input) -> Output?
  init(wrappedValue: @escaping (Input) -> Output?) { self.wrappedValue = wrappedValue }
  var projectedValue: [Input] { [] }
}
@propertyWrapper struct Table<Key: Hashable, Value> {
  private var rows: [Key: Value] = [:]
  var wrappedValue: [Key: Value] { get { rows } set { rows = newValue } }
}
@propertyWrapper struct Maybe<Wrapped> { var wrappedValue: Wrapped? }
struct Model {
  @Listed var names: [String]
  @Lazily var parse: (String) -> Int? = { Int($0) }
  @Table var ages: [String: Int]
  @Maybe var note: String?
  @Listed<Int> var numbers
}
var model = Model()
model.names.append("Ann")
model.numbers += [1, 2]
model.ages["Ann"] = 30
print(model.names, model.$names, model.numbers, model.ages, model.parse("7") as Any, model.$parse, model.note as Any)
struct Handler {
  private var kept: (Int) -> Void = { _ in }
  var handle: (Int) -> Void {
    get { kept }
    set { kept = newValue }
  }
}
var handler = Handler()
handler.handle = { print("handled", $0) }
handler.handle(1)
