class Node {
    let value: Int
    var children: [Node] = []

    init(value: Int) {
        self.value = value
    }

    convenience init(_ text: String) {
        value = Int(text) ?? 0
//      ^ error: 'let' property 'value' may not be initialized directly; use "self.init(...)" or "self = ..." instead
    }

    convenience init(copying node: Node) {
        self.children = node.children
        self.init(value: node.value)
    }

    required init(number: Double) {
        value = Int(number)
    }
}

class Leaf: Node {
    let tag: String

    init(tag: String) {
        self.tag = tag
        super.init(value: 0)
    }
}
// ^1 error: 'required' initializer 'init(number:)' must be provided by subclass of 'Node'
print(Leaf(tag: "x").tag, Node("3").value)
