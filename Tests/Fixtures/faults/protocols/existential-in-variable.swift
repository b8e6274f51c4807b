protocol Container {
  associatedtype Item
  var items: [Item] { get }
  mutating func add(_ item: Item)
}
func fill(_ container: any Container) {
  var copy = container
  copy.add(3)
// ^3 error: member 'add' cannot be used on value of type 'any Container'; consider using a generic constraint instead
  print(copy.items.count)
}
