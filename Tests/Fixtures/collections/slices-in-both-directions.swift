struct Ring: RandomAccessCollection {
  var items = [1, 2, 3, 4]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Int { items[i] }
}
let part = Ring()[1..<3]
print(part.last ?? 0, part.lastIndex(of: 2) ?? -1, part.lastIndex { $0 > 5 } as Any, part.reversed().map { $0 })
let rows: some RandomAccessCollection<Int> = (0..<3).lazy.map { $0 * 2 }
print(rows.count, rows.last ?? 0, Array(rows))
func last<C: BidirectionalCollection>(_ c: C) -> C.Element? { c.last }
print(last(part) ?? 0, last([1, 2].lazy) ?? 0)
