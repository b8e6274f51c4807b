// NSRange's relations where ranges touch, are empty, begin before zero or are not found.
import Foundation

let ranges = [-2, 0, 3].flatMap { location in [0, 2, 5].map { NSRange(location: location, length: $0) } }
for first in ranges {
  let common = ranges.map { first.intersection($0).map { "\($0.location)+\($0.length)" } ?? "-" }
  let united = ranges.map { NSUnionRange(first, $0) }.map { "\($0.location)+\($0.length)" }
  let places = (-3...8).filter { first.contains($0) && NSLocationInRange($0, first) }
  print(first, common.joined(separator: " "), united.joined(separator: " "), places)
  print(ranges.map { NSIntersectionRange(first, $0).length }, Range(first).map { "\($0)" } ?? "-")
}
print(Range(NSRange(location: NSNotFound, length: 3)) as Any)
let odd = [NSRange(location: NSNotFound, length: 3), NSRange(location: 6, length: -1), NSRange(location: 1, length: 2)]
for range in odd {
  print(Range(range, in: "héllo").map { "héllo"[$0] } ?? "-")
}
print(NSRange(2..<5), NSRange(2...), NSRange(...4), NSRange(-3..<2))
