import Synchronization

/// Remembers that an operator has ended its sequence by itself.
@usableFromInline
final class StopFlag: Sendable {
  @usableFromInline
  let flag = Atomic<Bool>(false)

  @inlinable
  init() {}

  @inlinable
  var isSet: Bool { flag.load(ordering: .relaxed) }

  /// Sets the flag; returns false when it was set before.
  @inlinable
  @discardableResult
  func set() -> Bool {
    !flag.exchange(true, ordering: .acquiringAndReleasing)
  }
}
