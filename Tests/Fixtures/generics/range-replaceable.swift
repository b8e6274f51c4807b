// Generic code over RangeReplaceableCollection, with arrays, strings and collections of the program.
final class Box<Content> {
  var content: Content { didSet { print(content) } }
  init(_ content: Content) { self.content = content }
}
extension Box where Content: RangeReplaceableCollection {
  func append(_ element: Content.Element) { content.append(element) }
  func insert(_ element: Content.Element, at index: Content.Index) { content.insert(element, at: index) }
  @discardableResult func remove(at index: Content.Index) -> Content.Element { content.remove(at: index) }
  func add(_ more: [Content.Element]) { content.append(contentsOf: more) }
  func keep(_ isKept: (Content.Element) -> Bool) { content.removeAll { !isKept($0) } }
}
extension RangeReplaceableCollection {
  mutating func rotate() {
    if isEmpty { return }
    append(removeFirst())
  }
  func inserting(_ element: Element, before index: Index) -> Self {
    var copy = self
    copy.replaceSubrange(index..<index, with: [element])
    return copy
  }
}

let numbers = Box([1, 2, 3])
numbers.append(4)
numbers.insert(0, at: 0)
print(numbers.remove(at: 1))
numbers.add([5, 6])
numbers.keep { $0 % 2 == 0 }
let text = Box("rx")
text.append("s")
text.insert("-", at: text.content.startIndex)
print(text.remove(at: text.content.index(after: text.content.startIndex)))
text.add(Array("wift"))
text.keep { $0 != "-" }
var list = [1, 2, 3], word = "abc"
list.rotate()
word.rotate()
print(list, word, list.inserting(9, before: 1), word.inserting("-", before: word.startIndex))

struct Stack: RangeReplaceableCollection {
  private var items: [Int] = []
  init() {}
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { items[i] }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Int {
    items.replaceSubrange(range, with: new)
  }
}
var stack = Stack()
stack.append(1)
stack.append(contentsOf: [2, 3])
stack.insert(0, at: 0)
print(Array(stack), stack.remove(at: 2), stack.removeFirst(), stack.count)
stack.rotate()
print(Array(stack))
