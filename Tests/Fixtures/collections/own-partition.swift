// A program's own collections are parted as the library's are.
struct Row: RandomAccessCollection, MutableCollection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> Int {
    get { items[position] }
    set { items[position] = newValue }
  }
}
var row = Row(items: [5, 1, 4, 2, 3])
let middle = row.partition { $0 > 2 }
print(middle, row.items, row[..<middle].allSatisfy { $0 <= 2 })

struct Forward: MutableCollection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> Int {
    get { items[position] }
    set { items[position] = newValue }
  }
}
var forward = Forward(items: [5, 1, 4, 2, 3])
print(forward.partition(by: { $0 > 2 }), forward.items)
print(forward.partition(by: { $0 > 9 }), forward.items)

// A part of a part is a part of the same kind.
func halves<C: Collection>(_ all: C) -> [C.SubSequence] {
  var rest = all[...]
  var found: [C.SubSequence] = []
  while !rest.isEmpty {
    found.append(rest.prefix(2))
    rest = rest.dropFirst(2)
  }
  return found
}
print(halves([1, 2, 3]), halves("abcd"))
