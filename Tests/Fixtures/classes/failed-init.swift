// An object whose initializer failed before it was complete has no deinit; a failable super.init is unwrapped at the call.
class Product {
  let name: String
  init?(name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
  deinit { print("bye \(name)") }
}
class Item: Product {
  let quantity: Int
  init?(name: String, quantity: Int) {
    if quantity < 1 { return nil }
    self.quantity = quantity
    super.init(name: name)
  }
}
final class Untitled: Product {
  init() { super.init(name: "untitled")! }
}
struct Failure: Error {}
class Resource {
  let name: String
  init(_ name: String) throws {
    guard !name.isEmpty else { throw Failure() }
    self.name = name
  }
  deinit { print("-\(name)") }
}
print(Item(name: "", quantity: 1) == nil, Item(name: "sock", quantity: 0) == nil)
print(Item(name: "hat", quantity: 2)?.quantity ?? 0, Untitled().name)
print((try? Resource("")) == nil, (try? Resource("a"))?.name ?? "")
