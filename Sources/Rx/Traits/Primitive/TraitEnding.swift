/// End of a subscription to a single, maybe or completable: one call of the handler, and `onDisposed` right after it or on disposal.
final class TraitEnding {
  private var hasEnded = false
  private let disposal: (any Disposable)?

  init(_ onDisposed: (() -> Void)?) {
    disposal = onDisposed.map { Disposables.create(with: $0) }
  }

  /// Calls the handler, unless it has been called.
  func end(_ handler: () -> Void) {
    if hasEnded { return }
    hasEnded = true
    handler()
    disposal?.dispose()
  }

  /// A subscription that calls `onDisposed` once it has been disposed.
  func following(_ subscription: any Disposable) -> any Disposable {
    disposal.map { Disposables.create(subscription, $0) } ?? subscription
  }
}
