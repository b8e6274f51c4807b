protocol Store {
  associatedtype Item: Hashable
  var items: [Item] { get }
}
struct ArrayStore<Item>: Store { var items: [Item] = [] }
//     ^ error: type 'ArrayStore<Item>' does not conform to protocol 'Store'
struct UniqueStore<Item: Hashable>: Store { var items: [Item] = [] }
