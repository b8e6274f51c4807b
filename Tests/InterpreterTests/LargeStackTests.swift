import Dispatch
import Testing
@testable import SyntaxTree

@Suite("Threads with large stacks")
struct LargeStackTests {
  @Test("do two pieces of work at the same time")
  func both() {
    let isTold = DispatchSemaphore(value: 0)
    let results = LargeStack.both {
      isTold.wait()
      return 1
    } and: {
      isTold.signal()
      return 2
    }
    #expect(results == (1, 2))
  }

  @Test("bear work that waits for other work of their kind")
  func nested() {
    #expect(LargeStack.run { LargeStack.run { LargeStack.run { 1 } + 1 } + 1 } == 3)
  }

  @Test("bear recursion that a thread of common size does not")
  func depth() {
    func depth(_ level: Int) -> Int { level == 0 ? 0 : 1 + withExtendedLifetime([level]) { depth(level - 1) } }
    #expect(LargeStack.run { depth(200_000) } == 200_000)
  }
}
