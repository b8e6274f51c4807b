class Node {
    var children: [Node] = []
    init(value: Int) {}
    convenience init(copying node: Node) {
        self.children = node.children
//      ^ error: 'self' used before 'self.init' call or assignment to 'self'
        self.init(value: 1)
    }
}
