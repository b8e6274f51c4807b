extension StringProtocol {
  subscript(offset i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: ClosedRange<Int>) -> SubSequence {
    self[index(startIndex, offsetBy: r.lowerBound)...index(startIndex, offsetBy: r.upperBound)]
  }
}
extension Collection {
  subscript(every n: Int) -> [Element] { enumerated().filter { $0.offset % n == 0 }.map(\.element) }
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
}
let hay = "banana bandana"
let range = 2...5
print(hay[range], hay[0...2], hay.dropFirst(7)[0...1], hay[offset: 3])
print("abcdef"[every: 2], [1, 2, 3][every: 2], [1, 2][safe: 5] as Any, [1, 2][safe: 1] as Any)
var text = ""
var i = hay.startIndex
while i != hay.endIndex {
  text.append(hay[i])
  i = hay.index(after: i)
}
print(text)
let small: ClosedRange<UInt8> = .min ... .max
print(small, UInt8.random(in: .max ... .max))
