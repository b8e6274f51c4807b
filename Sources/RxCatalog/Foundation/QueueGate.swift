import Foundation
import Rx

/// Order of barriers on a concurrent queue: work before a barrier ends before it begins, later work begins when it has
/// ended.
final class QueueGate: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private let lock = NSLock()
  private var waiting: [(isBarrier: Bool, begin: @Sendable () -> Void)] = []
  private var running = 0
  private var isClosed = false

  /// Notes in the order of threads that work begins.
  func begin(isBarrier: Bool) {
    guard let order = Environments.order else { return }
    order.acquire(self, part: Self.barriers)
    if isBarrier { order.acquire(self, part: Self.others) }
  }

  /// Notes in the order of threads that work has ended.
  func end(isBarrier: Bool) {
    Environments.order?.release(self, part: isBarrier ? Self.barriers : Self.others)
  }

  private static let barriers: UInt = 0
  private static let others: UInt = 1

  /// Calls `begin` when the work may begin, at once where nothing is in the way; `leave` is to follow when it has ended.
  ///
  /// The thread that calls it may be one whose work ends at that time, which is before this work only where one of both is a barrier.
  func enter(isBarrier: Bool, _ begin: @escaping @Sendable () -> Void) {
    var begin = begin
    if let order = Environments.order {
      let (mark, action) = (Moment(order.fork()), begin)
      begin = { order.at(mark.mark, action) }
    }
    lock.withLock { [begin] in waiting.append((isBarrier, begin)) }
    advance()
  }

  func leave() {
    lock.withLock {
      running -= 1
      isClosed = false
    }
    advance()
  }

  private func advance() {
    while let begin = next() { begin() }
  }

  private func next() -> (@Sendable () -> Void)? {
    lock.withLock {
      guard !isClosed, let first = waiting.first, !first.isBarrier || running == 0 else { return nil }
      waiting.removeFirst()
      running += 1
      isClosed = first.isBarrier
      return first.begin
    }
  }
}

/// A moment in the order of threads.
private struct Moment: @unchecked Sendable {
  // Unchecked because a mark is constant.
  let mark: AnyObject
  init(_ mark: AnyObject) { self.mark = mark }
}
