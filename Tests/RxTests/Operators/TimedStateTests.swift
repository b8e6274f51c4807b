import Foundation
import Testing

@testable import Rx

/// The states of timed operators, without a clock, an observer or a thread.
@Suite("The state of timed operators")
struct TimedStateTests {
  @Test("an element that debounce holds back is taken once, and not with the number of one before")
  func pending() {
    var pending = PendingElement<String>()
    let first = pending.replace("a")
    let second = pending.replace("b")
    #expect(first.old == nil && second.old == "a")
    let taken = [pending.take(first.number), pending.take(second.number), pending.take(second.number), pending.take()]
    #expect(taken == [nil, "b", nil, nil])
  }

  @Test("a buffer's stretch ends once, by its number or because it is full")
  func collected() {
    var collected = CollectedElements<Int>()
    let counts = [collected.append(1), collected.append(2)]
    let full = collected.take()
    #expect(counts == [1, 2] && full?.elements == [1, 2] && full?.next == 1)
    let late = collected.take(endOf: 0)
    let timed = collected.take(endOf: 1)
    #expect(late == nil)
    #expect(timed?.elements == [] && timed?.next == 2)
  }

  @Test("a throttled sequence is done when it has completed and nothing waits")
  func throttled() {
    var throttled = ThrottledElement<Int>()
    throttled.sent(at: Date(timeIntervalSince1970: 1))
    #expect(throttled.lastSent == Date(timeIntervalSince1970: 1))
    let replaced = [throttled.replace(1), throttled.replace(2)]
    let isFirstTimeOver = throttled.complete()
    let taken = [throttled.take(), throttled.take()]
    let isOver = throttled.complete()
    #expect(replaced == [nil, 1] && taken == [2, nil])
    #expect(!isFirstTimeOver && isOver && throttled.isDone)
  }
}
