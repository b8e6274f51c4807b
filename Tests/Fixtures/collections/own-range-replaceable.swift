struct Stack: RangeReplaceableCollection, RandomAccessCollection, CustomStringConvertible {
  private var items: [Int] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Int { items[i] }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == Int {
    items.replaceSubrange(r, with: c)
  }
  var description: String { "Stack\(items)" }
}
let stack = Stack([3, 1, 2])
let kept: Stack = stack.filter { $0 > 1 }
print(stack, kept, Stack(repeating: 7, count: 2), type(of: stack.filter { _ in true }))
print(stack.filter { $0 > 2 }.first ?? 0, stack.sorted())
