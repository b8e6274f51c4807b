// Wrappers whose setter does not change them; a memberwise initializer takes those whole that nothing makes of a value.
@propertyWrapper struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box
  init(wrappedValue: Value) { box = Box(wrappedValue) }
  var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}
@propertyWrapper @dynamicMemberLookup struct Binding<Value> {
  let get: () -> Value, set: (Value) -> Void
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  var projectedValue: Binding<Value> { self }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
struct Item { var name: String, isDone = false }
struct Row {
  @Binding var item: Item
  var prefix = "-"
  func toggle() { item.isDone.toggle() }
  var text: String { "\(prefix) \(item.name) \(item.isDone)" }
}
struct List {
  @State var item = Item(name: "milk")
  @State var title = "todo"
  var row: Row { Row(item: $item, prefix: "*") }
}
let list = List()
list.row.toggle()
list.title += "!"
list.$item.name.wrappedValue = "rye"
print(list.row.text, list.title, Row(item: list.$item).text)
