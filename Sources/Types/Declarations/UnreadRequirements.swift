import Foundation
import Synchronization

/// The requirements of a native protocol, which are read when its members are first looked at.
///
/// Reading them makes all types that they mention: for `Int` alone, whose protocols mention texts, collections and their like, a fifth of
/// the work of a start.
final class UnreadRequirements: @unchecked Sendable {
  // Unchecked because the lock guards what changes and is not atomic.
  private let isWaiting = Atomic(true)
  private let lock: NSRecursiveLock
  private let body: () -> Void
  private var isReading = false

  /// - Parameters:
  ///   - lock: Held by whoever changes declarations.
  ///   - body: Adds the requirements to their protocol.
  init(_ lock: NSRecursiveLock, _ body: @escaping () -> Void) {
    self.lock = lock
    self.body = body
  }

  /// Reads them, unless that was done.
  func read() {
    guard isWaiting.load(ordering: .acquiring) else { return }
    lock.withLock {
      // The requirements may refer back to the protocol while they are read.
      guard !isReading, isWaiting.load(ordering: .relaxed) else { return }
      isReading = true
      body()
      isReading = false
      isWaiting.store(false, ordering: .releasing)
    }
  }
}
