/// The closures of a subscription that are called at its end. Most subscriptions have none of them, and then no such object.
@usableFromInline
final class EndHandlers: @unchecked Sendable {
  // Unchecked because the one terminal event reads the first two, which are released when there are no events any more, and who
  // disposes takes the third.
  @exclusivity(unchecked) private var onError: ((any Error) -> Void)?
  @exclusivity(unchecked) private var onCompleted: (() -> Void)?
  @exclusivity(unchecked) private var onDisposed: (() -> Void)?
  /// The call stack of the subscription, where the hooks ask for it.
  private let callStack: [String]?

  @usableFromInline
  init(
    _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?, _ onDisposed: (() -> Void)?
  ) {
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
    callStack = onError == nil ? UnhandledErrors.captureCallStack() : nil
  }

  /// The closures as an object; nil if there are none and no call stack is to be recorded.
  @inlinable
  static func of(
    onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?, onDisposed: (() -> Void)? = nil
  ) -> EndHandlers? {
    if onError == nil, onCompleted == nil, onDisposed == nil, !UnhandledErrors.mayCaptureCallStack { return nil }
    return EndHandlers(onError, onCompleted, onDisposed)
  }

  /// Calls the closure for the completion, or for the error if there is one; an error without a closure is reported.
  @usableFromInline
  func end(_ error: (any Error)?) {
    if let error {
      if let onError { onError(error) } else { UnhandledErrors.report(error, callStack) }
    } else {
      onCompleted?()
    }
  }

  /// Calls the closure for the end of the subscription, once.
  @usableFromInline
  func reportDisposal() {
    onDisposed.take()?()
  }

  /// Releases the closures for the terminal event.
  @usableFromInline
  func letGo() {
    onError = nil
    onCompleted = nil
  }
}

extension EndHandlers? {
  /// Takes note of a terminal event.
  @usableFromInline
  func end(_ error: (any Error)?) {
    if let self { self.end(error) } else if let error { UnhandledErrors.report(error, nil) }
  }
}
