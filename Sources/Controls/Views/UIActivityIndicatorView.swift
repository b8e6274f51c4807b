import Rx

/// An activity indicator.
open class UIActivityIndicatorView: UIView {
  public typealias Style = UIActivityIndicatorViewStyle

  /// True while the indicator is animating.
  @Displayed("UIActivityIndicatorView.isAnimating") public private(set) var isAnimating: Bool = false
  /// True if it is hidden while it does not animate.
  @Displayed("UIActivityIndicatorView.hidesWhenStopped") public var hidesWhenStopped: Bool = true
  @Displayed("UIActivityIndicatorView.color") public var color: UIColor? = nil

  /// Makes an indicator of a style, which looks the same on a terminal.
  public convenience init(style: UIActivityIndicatorViewStyle) { self.init() }

  /// Starts the animation.
  public func startAnimating() { isAnimating = true }

  /// Stops the animation.
  public func stopAnimating() { isAnimating = false }
}

/// Sizes of activity indicators; also `UIActivityIndicatorView.Style`.
public enum UIActivityIndicatorViewStyle: Sendable {
  case medium
  case large
}

extension Reactive where Base: UIActivityIndicatorView {
  /// Starts the animation for true and stops it for false.
  public var isAnimating: Binder<Bool> {
    Binder(base) { view, isAnimating in
      if isAnimating { view.startAnimating() } else { view.stopAnimating() }
    }
  }
}
