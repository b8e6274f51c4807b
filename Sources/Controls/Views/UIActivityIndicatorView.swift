import Rx

/// A wheel that turns while something is going on.
open class UIActivityIndicatorView: UIView {
  public typealias Style = UIActivityIndicatorViewStyle

  /// Whether it turns.
  @Displayed("UIActivityIndicatorView.isAnimating") public private(set) var isAnimating: Bool = false
  /// Whether it is seen only while it turns.
  @Displayed("UIActivityIndicatorView.hidesWhenStopped") public var hidesWhenStopped: Bool = true
  @Displayed("UIActivityIndicatorView.color") public var color: UIColor? = nil

  /// A wheel of a style, which looks the same in a terminal.
  public convenience init(style: UIActivityIndicatorViewStyle) { self.init() }

  /// Lets it turn.
  public func startAnimating() { isAnimating = true }

  /// Lets it stand.
  public func stopAnimating() { isAnimating = false }
}

/// The sizes of wheels; also `UIActivityIndicatorView.Style`.
public enum UIActivityIndicatorViewStyle: Sendable {
  case medium
  case large
}

extension Reactive where Base: UIActivityIndicatorView {
  /// Lets it turn for true and stand for false.
  public var isAnimating: Binder<Bool> {
    Binder(base) { view, isAnimating in
      if isAnimating { view.startAnimating() } else { view.stopAnimating() }
    }
  }
}
