import Testing

@testable import Clocks

@Suite("a busy stretch")
struct BusyStretchTests {
  /// Returns the busy duration of a queue that calls itself: each turn begins `gap` after the end of the one before.
  private func stretch(gap: Int, next: Int?) -> Int? {
    var stretch = BusyStretch()
    var now = 0
    for _ in 0..<100 {
      stretch.enter(now)
      now += 10_000
      stretch.leave(now, next: next)
      now += gap
    }
    return stretch.length(now)
  }

  @Test("goes on while what is due already waits for a thread, as it does on a busy machine")
  func waiting() {
    #expect(stretch(gap: 30_000_000, next: 0) == 100 * 30_010_000)
    #expect(stretch(gap: 100_000, next: nil) == 100 * 110_000)
  }

  @Test("ends where nothing is due")
  func pause() {
    #expect(stretch(gap: 30_000_000, next: nil) == nil)
    #expect(stretch(gap: 30_000_000, next: 1_000_000) == nil)
  }

  @Test("ends where what is due does not come: its queue is blocked")
  func blocked() {
    #expect(stretch(gap: 200_000_000, next: 0) == nil)
  }
}
