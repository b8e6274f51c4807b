class Node { let name: String; var next: Node?; init(_ n: String) { name = n }; deinit { print("bye", name) } }
do {
  let a = Node("a")
  a.next = Node("b")
  a.next!.next = Node("c")
  print("linked")
}
print("after")
var list = [Node("x"), Node("y")]
list.removeFirst()
print("removed")
list = []
print("cleared")
