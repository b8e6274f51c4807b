import Foundation

/// What a layout is to keep to. A terminal draws controls below one another: a constraint is kept, and moves nothing.
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

  /// Lets constraints hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints no longer hold.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A part of a view that constraints can be about, as the one that is safe from the edges of the screen.
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
