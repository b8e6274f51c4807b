/// A view that puts those it holds in a row.
open class UIStackView: UIView {
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
