import Foundation

/// A view that puts those it holds in a row.
open class UIStackView: UIView {
  public typealias Distribution = UIStackViewDistribution
  public typealias Alignment = UIStackViewAlignment

  @Displayed("UIStackView.axis") public var axis: NSLayoutConstraintAxis = .horizontal
  @Displayed("UIStackView.distribution") public var distribution: UIStackViewDistribution = .fill
  @Displayed("UIStackView.alignment") public var alignment: UIStackViewAlignment = .fill
  @Displayed("UIStackView.spacing") public var spacing: CGFloat = 0

  /// A row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init()
    for view in views { addSubview(view) }
  }

  /// The views in the row.
  public var arrangedSubviews: [UIView] { subviews }

  /// Adds a view at the end of the row.
  public func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

/// The way a row goes; also `NSLayoutConstraint.Axis`.
public enum NSLayoutConstraintAxis: Sendable {
  case horizontal
  case vertical
}

extension NSLayoutConstraint {
  public typealias Axis = NSLayoutConstraintAxis
}

/// How a row is filled; also `UIStackView.Distribution`.
public enum UIStackViewDistribution: Sendable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering
}

/// How what is in a row stands across it; also `UIStackView.Alignment`.
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
