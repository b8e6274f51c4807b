// Collections whose places are numbers with gaps between them.
struct Steps: Collection {
  let end: Int
  var startIndex: Int { 0 }
  var endIndex: Int { end }
  func index(after i: Int) -> Int { Swift.min(i + 4, end) }
  subscript(i: Int) -> Int { i }
}
let s = Steps(end: 10)
print(s.count, s.distance(from: 0, to: 8), s.index(0, offsetBy: 2), s.map { $0 })
print(s.index(4, offsetBy: 2, limitedBy: 10) as Any, s.index(4, offsetBy: 3, limitedBy: 10) as Any)
print(s.dropFirst().count, s.prefix(2).count, s.suffix(2).map { $0 }, s.isEmpty, s.underestimatedCount, s.indices.count, Array(s.indices))
print(s[4...].count, Array(s.enumerated().map { $0.offset }), s.first!, s.lazy.map { $0 * 2 }.count)
struct Chunks<Base: Collection>: Collection {
    let base: Base, size: Int
    var startIndex: Base.Index { base.startIndex }
    var endIndex: Base.Index { base.endIndex }
    func index(after i: Base.Index) -> Base.Index { base.index(i, offsetBy: size, limitedBy: base.endIndex) ?? base.endIndex }
    subscript(i: Base.Index) -> Base.SubSequence { base[i..<index(after: i)] }
}
let c = Chunks(base: 1...10, size: 4)
print(c.count, c.map { Array($0) }, c.first!.count, c.distance(from: c.startIndex, to: c.endIndex))
print(Chunks(base: [1, 2, 3, 4, 5], size: 2).count, Chunks(base: "abcdefg", size: 3).count, Chunks(base: 0..<7, size: 3).count)
