import Rx

/// A wheel that turns while something is going on.
open class UIActivityIndicatorView: UIView {
  /// Whether it turns.
  @Displayed("UIActivityIndicatorView.isAnimating") public private(set) var isAnimating: Bool = false
  /// Whether it is seen only while it turns.
  @Displayed("UIActivityIndicatorView.hidesWhenStopped") public var hidesWhenStopped: Bool = true
  @Displayed("UIActivityIndicatorView.color") public var color: UIColor? = nil

  /// Lets it turn.
  public func startAnimating() { isAnimating = true }

  /// Lets it stand.
  public func stopAnimating() { isAnimating = false }
}

extension Reactive where Base: UIActivityIndicatorView {
  /// Lets it turn for true and stand for false.
  public var isAnimating: Binder<Bool> {
    Binder(base) { view, isAnimating in
      if isAnimating { view.startAnimating() } else { view.stopAnimating() }
    }
  }
}
