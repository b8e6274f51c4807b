import Rx

/// Events are equal when they are of the same kind and carry equal elements; errors when type and description agree.
extension Event: Equatable where Element: Equatable {
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): return left == right
    case (.error(let left), .error(let right)): return equal(left, right)
    case (.completed, .completed): return true
    default: return false
    }
  }
}

/// Events are equal when they are of the same kind and carry equal elements; errors when type and description agree.
extension MaybeEvent: Equatable where Element: Equatable {
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): return left == right
    case (.error(let left), .error(let right)): return equal(left, right)
    case (.completed, .completed): return true
    default: return false
    }
  }
}

/// Events are equal when they are of the same kind; errors when type and description agree.
extension CompletableEvent: Equatable {
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let left), .error(let right)): return equal(left, right)
    case (.completed, .completed): return true
    default: return false
    }
  }
}

/// The results of a `Single` are equal when both carry equal elements, or errors whose type and description agree.
public func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
  switch (lhs, rhs) {
  case (.success(let left), .success(let right)): return left == right
  case (.failure(let left), .failure(let right)): return equal(left, right)
  default: return false
  }
}

/// Errors are seldom equatable; two that look the same and are of one type are taken for the same.
private func equal(_ left: any Error, _ right: any Error) -> Bool {
  type(of: left) == type(of: right) && "\(left)" == "\(right)"
}
