// An initializer of a struct delegates to one that an extension of a protocol declares.

protocol Filled {
  associatedtype Element
  init()
  mutating func add(_ element: Element)
}

extension Filled {
  init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    self.init()
    for element in elements { add(element) }
  }
}

struct Stack<Element>: Filled {
  private var elements: [Element]
  let limit: Int

  init() {
    elements = []
    limit = 3
  }

  init(one element: Element) { self.init([element]) }

  mutating func add(_ element: Element) { if elements.count < limit { elements.append(element) } }
}

extension Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self.init(elements) }
}

struct Ring: RandomAccessCollection, RangeReplaceableCollection {
  private var elements: [Int]

  init() { elements = [] }
  init(upTo limit: Int) { self.init(0..<limit) }

  var startIndex: Int { elements.startIndex }
  var endIndex: Int { elements.endIndex }
  subscript(index: Int) -> Int { elements[index] }

  mutating func replaceSubrange<New: Collection>(_ range: Range<Int>, with new: New) where New.Element == Int {
    elements.replaceSubrange(range, with: new)
  }
}

let stack: Stack = [1, 2, 3, 4]
print(stack, Stack(one: "a"), Array(Ring(upTo: 3)))
