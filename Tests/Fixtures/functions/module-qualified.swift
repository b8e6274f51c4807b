// A name after its module's is looked up outside of the type around it.
import Foundation
import RxSwift

extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

struct Line {
  let text: String
  func print() { Swift.print("line:", text) }
  func max(_ other: Int) -> Int { Swift.max(other, text.count) }
  func map() -> RxSwift.Observable<Swift.Int> { RxSwift.Observable.of(text.count).map(Swift.abs) }
}

extension Sequence where Element: Comparable {
  func range() -> (Element, Element)? {
    var least: Element?
    var most: Element?
    for element in self {
      least = least.map { Swift.min($0, element) } ?? element
      most = most.map { Swift.max($0, element) } ?? element
    }
    guard let least, let most else { return nil }
    return (least, most)
  }
}

print([1, 2, 3, 4, 5].chunked(into: 2))
Line(text: "abc").print()
print(Line(text: "abc").max(2))
_ = Line(text: "abcd").map().subscribe(onNext: { print($0) })
print([3, 1, 2].range()!, Swift.min(4, 2), [1.5, 0.5].range()!)
