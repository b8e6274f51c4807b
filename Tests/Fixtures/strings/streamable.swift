struct Tree: TextOutputStreamable {
  let name: String
  var children: [Tree] = []
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("<" + name)
    for child in children { child.write(to: &target) }
    target.write(">")
  }
}
struct Both<T>: TextOutputStreamable, CustomStringConvertible {
  var value: T
  func write(to target: inout some TextOutputStream) { target.write("streamed \(value)") }
  var description: String { "described" }
}
let tree = Tree(name: "a", children: [Tree(name: "b"), Tree(name: "c")])
print(tree, [tree], "\(tree)", String(describing: tree))
var text = "text: "
tree.write(to: &text)
print("!", Both(value: 1), to: &text)
print(text, Both(value: "x"), [Both(value: 2)])
