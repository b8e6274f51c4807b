import Foundation

/// A stack of views.
open class UIStackView: UIView {
  public typealias Distribution = UIStackViewDistribution
  public typealias Alignment = UIStackViewAlignment

  @Displayed("UIStackView.axis") public var axis: NSLayoutConstraintAxis = .horizontal
  @Displayed("UIStackView.distribution") public var distribution: UIStackViewDistribution = .fill
  @Displayed("UIStackView.alignment") public var alignment: UIStackViewAlignment = .fill
  @Displayed("UIStackView.spacing") public var spacing: CGFloat = 0

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init()
    for view in views { addSubview(view) }
  }

  /// Views of the stack, in order.
  public var arrangedSubviews: [UIView] { subviews }

  /// Adds a view at the end of the stack.
  public func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

/// Axis of a stack; also `NSLayoutConstraint.Axis`.
public enum NSLayoutConstraintAxis: Sendable {
  case horizontal
  case vertical
}

extension NSLayoutConstraint {
  public typealias Axis = NSLayoutConstraintAxis
}

/// Distribution of views along a stack; also `UIStackView.Distribution`.
public enum UIStackViewDistribution: Sendable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering
}

/// Alignment of views across a stack; also `UIStackView.Alignment`.
public enum UIStackViewAlignment: Sendable {
  case fill
  case leading
  case top
  case firstBaseline
  case center
  case trailing
  case bottom
  case lastBaseline
}
