import Foundation

/// How a view's edges look: kept for the program, and no matter to a terminal.
public final class CALayer: NSObject {
  @Displayed("CALayer.cornerRadius") public var cornerRadius: CGFloat = 0
  @Displayed("CALayer.borderWidth") public var borderWidth: CGFloat = 0
  @Displayed("CALayer.borderColor") public var borderColor: CGColor? = nil
  @Displayed("CALayer.masksToBounds") public var masksToBounds: Bool = false
  @Displayed("CALayer.opacity") public var opacity: Float = 1
  @Displayed("CALayer.shadowColor") public var shadowColor: CGColor? = nil
  @Displayed("CALayer.shadowOpacity") public var shadowOpacity: Float = 0
  @Displayed("CALayer.shadowRadius") public var shadowRadius: CGFloat = 3
  @Displayed("CALayer.shadowOffset") public var shadowOffset: CGSize = CGSize(width: 0, height: -3)
}

/// A color as layers take it.
public final class CGColor: Sendable {
  let color: UIColor
  init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  /// The color as layers take it.
  public var cgColor: CGColor { CGColor(self) }
}
