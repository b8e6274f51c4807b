// A reversed collection is a view with indices of its own, whose base is the place after the element.
let numbers = [3, 1, 4, 1, 5, 9, 2, 6]
let reversed = numbers.reversed()
let nine = reversed.firstIndex(of: 9)!
print(reversed[nine], nine.base, numbers[nine.base...], reversed[nine...].map { $0 }, type(of: nine))
print(
  reversed.distance(from: reversed.startIndex, to: nine), reversed.index(nine, offsetBy: -2) < nine,
  reversed.startIndex == nine)
print(
  reversed.first!, reversed.last!, reversed.count, reversed.isEmpty, reversed.lastIndex(of: 1)!.base,
  reversed.firstIndex(of: 7) == nil)
print(
  Array(reversed.prefix(3)), Array(reversed.dropFirst(5)), Array(reversed.suffix(2)),
  reversed.indices.map { reversed[$0] * 10 })
print(reversed.reversed(), type(of: reversed.reversed()), type(of: reversed))

let text = "héllo, wörld 🇩🇪"
let backwards = text.reversed()
print(String(backwards), backwards.count, String(backwards.prefix(4)), text[backwards.firstIndex(of: ",")!.base...])
let comma = backwards.firstIndex { $0 == "," }!
print(
  String(backwards[..<comma]), backwards[backwards.index(after: comma)],
  backwards.distance(from: comma, to: backwards.endIndex))
print(backwards.split(separator: "l").map { String($0) }, backwards.map(String.init).joined(separator: "."))

struct Ring<Element>: RandomAccessCollection {
  let elements: [Element]
  var startIndex: Int { 10 }
  var endIndex: Int { 10 + elements.count }
  subscript(position: Int) -> Element { elements[position - 10] }
}
let ring = Ring(elements: ["a", "b", "c"])
print(
  ring.reversed().map { $0 }, ring.reversed().firstIndex(of: "b")!.base,
  ring.reversed().enumerated().map { "\($0)\($1)" })
print((1...5).reversed().map { $0 }, (0..<4).reversed().firstIndex(of: 1)!.base, (1...5).reversed().contains(3))

func middle<C: RandomAccessCollection>(_ values: C) -> C.Element {
  values[values.index(values.startIndex, offsetBy: values.count / 2)]
}
print(
  middle(numbers.reversed()), middle(ring.reversed()), numbers.reversed() == numbers,
  numbers[2...4].reversed().map { $0 })
var places: Set = [nine, reversed.startIndex, nine]
print(places.count, places.contains(reversed.index(reversed.startIndex, offsetBy: 2)))
for (index, number) in zip(reversed.indices, reversed) where number > 4 { print(index.base, number) }
print(
  numbers.split(separator: 1), numbers.split(separator: 1, maxSplits: 1),
  [1, 1, 2, 1].split(separator: 1, omittingEmptySubsequences: false))
print(
  "a,,b,c".split(separator: ","), "a,,b,c".split(separator: ",", maxSplits: 1),
  ",a,,b,c,".split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false))
