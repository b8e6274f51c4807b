import Foundation

/// A vertical edge or middle of a view, for constraints.
public final class NSLayoutXAxisAnchor {
  let place: LayoutPlace
  init(_ place: LayoutPlace) { self.place = place }

  /// Returns a constraint that makes the anchor equal to another.
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, constant: c)
  }

  /// Returns a constraint that makes the anchor greater than or equal to another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, anchor.place, constant: c)
  }

  /// Returns a constraint that makes the anchor less than or equal to another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, anchor.place, constant: c)
  }
}

/// A horizontal edge or middle of a view, for constraints.
public final class NSLayoutYAxisAnchor {
  let place: LayoutPlace
  init(_ place: LayoutPlace) { self.place = place }

  /// Returns a constraint that makes the anchor equal to another.
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, constant: c)
  }

  /// Returns a constraint that makes the anchor greater than or equal to another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, anchor.place, constant: c)
  }

  /// Returns a constraint that makes the anchor less than or equal to another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, anchor.place, constant: c)
  }
}

/// A width or a height of a view, for constraints.
public final class NSLayoutDimension {
  let place: LayoutPlace
  init(_ place: LayoutPlace) { self.place = place }

  /// Returns a constraint that sets the size.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, nil, constant: c)
  }

  /// Returns a constraint that sets the minimum size.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that sets the maximum size.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the size a multiple of another.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat = 1, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, multiplier: m, constant: c)
  }
}

/// View and attribute that a constraint refers to.
struct LayoutPlace {
  enum Attribute { case leading, trailing, left, right, centerX, top, bottom, centerY, width, height }
  weak var owner: AnyObject?
  let attribute: Attribute
}
