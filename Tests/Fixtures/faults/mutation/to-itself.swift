class Node {
  var value = 0
  init() { value = value }
  //             ^ error: assigning a property to itself
  func reset() { self.value = value }
  //                        ^ error: assigning a property to itself
}
var node = Node()
node.value = node.value
//         ^ error: assigning a property to itself
node = node
//   ^ error: assigning a variable to itself
