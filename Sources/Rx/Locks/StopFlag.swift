import Synchronization

/// Remembers that an operator has ended its sequence by itself, for operators that have an object to keep it in.
@usableFromInline
struct StopMark: ~Copyable, Sendable {
  @usableFromInline
  let flag = Atomic<Bool>(false)

  @inlinable
  init() {}

  @inlinable
  var isSet: Bool { flag.load(ordering: .relaxed) }

  /// Sets the mark; returns false when it was set before.
  @inlinable
  @discardableResult
  borrowing func set() -> Bool {
    !flag.exchange(true, ordering: .acquiringAndReleasing)
  }
}

/// A `StopMark` with reference semantics, for operators that are closures.
@usableFromInline
final class StopFlag: Sendable {
  @usableFromInline
  let mark = StopMark()

  @inlinable
  init() {}

  @inlinable
  var isSet: Bool { mark.isSet }

  /// Sets the flag; returns false when it was set before.
  @inlinable
  @discardableResult
  func set() -> Bool {
    mark.set()
  }
}
