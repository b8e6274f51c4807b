// A property whose type its value says cannot be made by the initializer that takes it.

struct Node {
  var value: Int
  var others = [Node(value: 1)]
//              ^ error: 'Node' cannot be constructed because it has no accessible initializers
}

struct Leaf {
  var value: Int
  var others: [Leaf] = []
  static let first = Leaf(value: 1)
}

struct Root {
  var value = 1
  var others = [Root()]
//              ^ error: 'Root' cannot be constructed because it has no accessible initializers
}
