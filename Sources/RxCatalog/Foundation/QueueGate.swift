import Foundation

/// The order that barriers bring into a concurrent queue: what comes before a barrier ends before it begins, what comes
/// after it begins when it has ended.
final class QueueGate: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private let lock = NSLock()
  private var waiting: [(isBarrier: Bool, begin: @Sendable () -> Void)] = []
  private var running = 0
  private var isClosed = false

  /// Calls `begin` when the work may begin, at once where nothing is in the way; `leave` is to follow when it has ended.
  func enter(isBarrier: Bool, _ begin: @escaping @Sendable () -> Void) {
    lock.withLock { waiting.append((isBarrier, begin)) }
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
