import Foundation

/// Distances from the edges of a view.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets without distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets without distances.
  public static let zero = UIEdgeInsets()
}
