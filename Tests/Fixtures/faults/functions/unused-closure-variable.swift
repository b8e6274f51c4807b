let action = { print(1) }
action
// ^1 error: function is unused
class Node { func run() {} }
let node: Node? = Node()
node?.run
//    ^ error: function is unused
Node.run
// ^1 error: function is unused
