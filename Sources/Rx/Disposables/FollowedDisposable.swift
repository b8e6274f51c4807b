/// Disposes a disposable and calls a closure afterwards; its owner disposes it once.
@usableFromInline
struct FollowedDisposable: Disposable {
  private let disposable: any Disposable
  private let action: () -> Void

  @usableFromInline
  init(_ disposable: any Disposable, _ action: @escaping () -> Void) {
    self.disposable = disposable
    self.action = action
  }

  @usableFromInline
  func dispose() {
    disposable.dispose()
    action()
  }
}
