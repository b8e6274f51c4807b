// Parts of one value that a call changes together.
struct List { var items: [Int]; mutating func take(from other: inout List) { items += other.items; other.items = [] } }
struct Store {
  var a = List(items: [1]), b = List(items: [2])
  var spare: List? = List(items: [3])
  var pair = (List(items: [4]), List(items: [5]))
  mutating func gather() { a.take(from: &b); a.take(from: &spare!) }
}
func test() {
  var store = Store()
  store.a.take(from: &store.b)
  print(store.a, store.b)
  store.spare?.take(from: &store.a)
  print(store.a, store.spare as Any)
  store.pair.0.take(from: &store.pair.1)
  swap(&store.b, &store.pair.0)
  swap(&store.a, &store.spare!)
  print(store)
  store.gather()
  print(store)
}
test()
