struct Stack<T>: RangeReplaceableCollection {
  private var items: [T] = []
  init() {}
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> T { items[i] }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { items.replaceSubrange(r, with: c) }
}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: T...) { items = elements } }
let stack: Stack = [1, 2]
let more = stack + [9]
print(more)
print(type(of: more))
print(Array(stack + [3]))
let both = stack + stack
print(both.map { $0 })
var s = stack
s += [7]
s.append(8)
s.insert(0, at: 0)
s.remove(at: 1)
print(Array(s), s.count, s.first!)
print(type(of: [0] + stack))
