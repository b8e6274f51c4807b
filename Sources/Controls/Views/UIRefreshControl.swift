import Rx

/// Control of a scroll view that people pull down to load its contents again.
open class UIRefreshControl: UIControl {
  @Displayed("UIRefreshControl.isRefreshing") public private(set) var isRefreshing: Bool = false

  /// Shows that the contents are being loaded, without sending an event.
  public func beginRefreshing() { isRefreshing = true }

  /// Shows that the contents were loaded.
  public func endRefreshing() { isRefreshing = false }

  /// Pulls the control down, which sends `valueChanged` unless it is already refreshing.
  package func pull() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}

extension Reactive where Base: UIRefreshControl {
  /// Begins refreshing for true and ends it for false.
  public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}
