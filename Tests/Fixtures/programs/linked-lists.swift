// Linked lists, three ways: class nodes, indirect enum, with Collection conformance and copy on write.
final class ListNode<T> { var value: T; var next: ListNode?; init(_ v: T, _ n: ListNode? = nil) { value = v; next = n } }
struct LinkedList<T> {
    fileprivate var head: ListNode<T>?
    private var tail: ListNode<T>?
    private(set) var count = 0
    var isEmpty: Bool { head == nil }
    private mutating func copyIfShared() {
        guard !isKnownUniquelyReferenced(&head), var old = head else { return }
        let new = ListNode(old.value)
        var last = new
        while let next = old.next { last.next = ListNode(next.value); last = last.next!; old = next }
        (head, tail) = (new, last)
    }
    mutating func append(_ v: T) {
        copyIfShared()
        let node = ListNode(v)
        if let tail { tail.next = node } else { head = node }
        tail = node
        count += 1
    }
    mutating func prepend(_ v: T) { copyIfShared(); head = ListNode(v, head); tail = tail ?? head; count += 1 }
    mutating func popFirst() -> T? {
        copyIfShared()
        defer { head = head?.next; if head == nil { tail = nil }; count = Swift.max(0, count - 1) }
        return head?.value
    }
    mutating func reverse() {
        copyIfShared()
        var previous: ListNode<T>?, current = head
        tail = head
        while let node = current { (node.next, previous, current) = (previous, node, node.next) }
        head = previous
    }
}
extension LinkedList: Sequence {
    struct Iterator: IteratorProtocol {
        var node: ListNode<T>?
        mutating func next() -> T? { defer { node = node?.next }; return node?.value }
    }
    func makeIterator() -> Iterator { Iterator(node: head) }
}
extension LinkedList: ExpressibleByArrayLiteral { init(arrayLiteral elements: T...) { elements.forEach { append($0) } } }
extension LinkedList: CustomStringConvertible { var description: String { map { "\($0)" }.joined(separator: " -> ") + (isEmpty ? "nil" : " -> nil") } }
extension LinkedList: Equatable where T: Equatable { static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) } }
var list: LinkedList = [1, 2, 3]
list.append(4); list.prepend(0)
var copy = list
copy.reverse()
print(list, copy, list == copy, list.count)
print(list.popFirst()!, list.contains(3), list.first { $0 > 2 }!, list.map { $0 * $0 }, list.reduce(0, +), list.sorted(by: >))
var empty = LinkedList<String>()
print(empty, empty.popFirst() as Any, Array(list.dropFirst(2)), list.min()!, list.joinedText)
extension LinkedList where T: CustomStringConvertible { var joinedText: String { map(\.description).joined() } }
indirect enum List<Element> {
    case end
    case node(Element, List)
    func cons(_ x: Element) -> List { .node(x, self) }
    var first: Element? { guard case .node(let x, _) = self else { return nil }; return x }
    func map<U>(_ f: (Element) throws -> U) rethrows -> List<U> {
        switch self { case .end: .end; case let .node(x, rest): .node(try f(x), try rest.map(f)) }
    }
    mutating func push(_ x: Element) { self = cons(x) }
    mutating func pop() -> Element? {
        switch self {
        case .end: return nil
        case .node(let x, let rest): self = rest; return x
        }
    }
}
extension List: Sequence, IteratorProtocol { mutating func next() -> Element? { pop() } }
extension List: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { self = e.reversed().reduce(.end) { $0.cons($1) } } }
var stack: List<Int> = [3, 2, 1]
let snapshot = stack
stack.push(9)
print(Array(stack), Array(snapshot), stack.map { $0 + 1 }.first ?? 0, stack.reversed(), zip(stack, snapshot).map { $0 - $1 })
var again = stack
again = stack
for x in stack where x != 3 { print(x, terminator: " ") }
print(Array(again).count)
func merge(_ a: ListNode<Int>?, _ b: ListNode<Int>?) -> ListNode<Int>? {
    guard let a else { return b }
    guard let b else { return a }
    if a.value < b.value { a.next = merge(a.next, b); return a }
    b.next = merge(a, b.next)
    return b
}
func build(_ xs: [Int]) -> ListNode<Int>? { xs.reversed().reduce(nil) { ListNode($1, $0) } }
var node = merge(build([1, 4, 6]), build([2, 3, 7, 8]))
var out: [Int] = []
while let n = node { out.append(n.value); node = n.next }
print(out)
func hasCycle<T>(_ head: ListNode<T>?) -> Bool {
    var slow = head, fast = head
    while let f = fast?.next { slow = slow?.next; fast = f.next; if slow === fast, slow != nil { return true } }
    return false
}
let a = ListNode(1), b = ListNode(2, a)
print(hasCycle(b)); a.next = b; print(hasCycle(b)); a.next = nil
