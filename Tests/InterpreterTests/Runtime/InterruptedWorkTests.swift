import Testing
@testable import Execution
@testable import Interpreter
@testable import StandardLibrary

@Suite("Native work on many values is given up when the program is interrupted")
struct InterruptedWorkTests {
  /// Returns the runtime of an interrupted program that ran on this thread.
  private func interrupted() -> Runtime {
    let runtime = ProgramRun().program.runtime
    runtime.interrupt()
    return runtime
  }

  @Test("sorting in pieces gives what Swift's own gives, however the values lie", arguments: [0, 1, 7, 8, 9, 64, 1000])
  func sorting(count: Int) throws {
    let runtime = ProgramRun().program.runtime
    var state = UInt64(count)
    let random = (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % 50
    }
    for values in [random, random.sorted(), random.sorted().reversed()] {
      #expect(try sortedInPieces(values, runtime, piece: 8) == values.sorted())
      // Equal ones keep their order.
      let numbered = values.enumerated().map { Numbered(key: $1, place: $0) }
      #expect(try sortedInPieces(numbered, runtime, piece: 8).map(\.place) == numbered.sorted().map(\.place))
    }
  }

  private struct Numbered: Comparable {
    let key: Int
    let place: Int
    static func < (left: Numbered, right: Numbered) -> Bool { left.key < right.key }
    static func == (left: Numbered, right: Numbered) -> Bool { left.key == right.key }
  }

  @Test("sorting ends between two pieces")
  func sortingEnds() {
    #expect(throws: Trap.self) { try sortedInPieces([3, 2, 1], interrupted(), piece: 2) }
  }

  @Test("a walk through an array ends after some thousand elements")
  func walking() {
    var seen = 0
    #expect(throws: Trap.self) {
      try walk(.array(Array(repeating: .int(1), count: 100_000)), interrupted()) { _ in
        seen += 1
        return true
      }
    }
    #expect(seen < 10_000)
  }

  @Test("the description of a long collection ends early")
  func describing() {
    let thread = EvaluationThread.current
    let former = thread.runtime
    defer { thread.runtime = former }
    let runtime = interrupted()
    thread.runtime = runtime
    let numbers = (0..<100_000).map { Value.int($0) }
    #expect(Value.array(numbers).description.utf8.count < 10_000)
    let entries = ValueTable(numbers.map { ($0, $0) }) { $1 }
    #expect(Value.dictionary(entries).description.utf8.count < 20_000)
    runtime.resume()
    #expect(Value.array(numbers).description.utf8.count > 500_000)
  }
}
