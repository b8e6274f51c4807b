import Rx

/// Equality of events: the same kind and equal elements; for errors the same type and description.
extension Event: Equatable where Element: Equatable {
  /// Returns true if the events are equal.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): return left == right
    case (.error(let left), .error(let right)): return equal(left, right)
    case (.completed, .completed): return true
    default: return false
    }
  }
}

/// Equality of events: the same kind and equal elements; for errors the same type and description.
extension MaybeEvent: Equatable where Element: Equatable {
  /// Returns true if the events are equal.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): return left == right
    case (.error(let left), .error(let right)): return equal(left, right)
    case (.completed, .completed): return true
    default: return false
    }
  }
}

/// Equality of events: the same kind; for errors the same type and description.
extension CompletableEvent: Equatable {
  /// Returns true if the events are equal.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let left), .error(let right)): return equal(left, right)
    case (.completed, .completed): return true
    default: return false
    }
  }
}

/// Returns true if both carry equal elements, or errors with the same type and description.
public func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
  switch (lhs, rhs) {
  case (.success(let left), .success(let right)): return left == right
  case (.failure(let left), .failure(let right)): return equal(left, right)
  default: return false
  }
}

/// Returns true if two errors have the same type and description: errors are rarely `Equatable`.
private func equal(_ left: any Error, _ right: any Error) -> Bool {
  type(of: left) == type(of: right) && "\(left)" == "\(right)"
}
