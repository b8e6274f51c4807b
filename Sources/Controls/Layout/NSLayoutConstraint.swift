import Foundation

/// Relation between attributes of views. A terminal draws controls below one another: constraints are stored and have
/// no effect.
public final class NSLayoutConstraint: NSObject {
  enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }

  let first: LayoutPlace
  let relation: Relation
  let second: LayoutPlace?
  public let multiplier: CGFloat
  @Displayed("NSLayoutConstraint.constant") public var constant: CGFloat = 0
  @Displayed("NSLayoutConstraint.isActive") public var isActive: Bool = false

  init(
    _ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?, multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    super.init()
    self.constant = constant
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An area of a view for constraints, such as the safe area.
public final class UILayoutGuide: NSObject {
  private weak var view: UIView?
  init(of view: UIView) { self.view = view }

  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(owner: view, attribute: .width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(owner: view, attribute: .height)) }

  private func x(_ attribute: LayoutPlace.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(owner: view, attribute: attribute))
  }
  private func y(_ attribute: LayoutPlace.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(owner: view, attribute: attribute))
  }
}
