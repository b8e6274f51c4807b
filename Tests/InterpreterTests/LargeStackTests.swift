import Foundation
import Synchronization
import Testing
@testable import SyntaxTree

@Suite("Threads with large stacks")
struct LargeStackTests {
  @Test("do each item once and give the results in order")
  func order() {
    let numbers = Array(0..<500)
    #expect(LargeStack.run(numbers) { $0 * 2 } == numbers.map { $0 * 2 })
  }

  @Test("bear work that waits for other work of their kind")
  func nested() {
    let sums = LargeStack.run(Array(0..<20)) { outer in
      LargeStack.run(Array(0..<20)) { inner in LargeStack.run { outer * inner } }.reduce(0, +)
    }
    #expect(sums == (0..<20).map { $0 * 190 })
  }

  @Test("bear recursion that a thread of common size does not")
  func depth() {
    func depth(_ level: Int) -> Int { level == 0 ? 0 : 1 + withExtendedLifetime([level]) { depth(level - 1) } }
    #expect(LargeStack.run { depth(200_000) } == 200_000)
  }

  @Test("let the caller do something aside, as long as others work", .enabled(if: LargeStack.processors > 1))
  func aside() {
    let isTold = DispatchSemaphore(value: 0)
    var asked = 0
    let results = LargeStack.run(
      [0, 1],
      aside: { othersWork in
        while othersWork() {
          asked += 1
          isTold.signal()
        }
      },
      { item in
        if item == 0 { isTold.wait() }
        return item
      })
    #expect(results == [0, 1])
    #expect(asked > 0)
  }
}
