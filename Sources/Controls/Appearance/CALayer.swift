import Foundation

/// Border and corners of a view: stored for the program, not drawn on a terminal.
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

/// A color in the form for layers.
public final class CGColor: Sendable {
  let color: UIColor
  init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  /// Color in the form for layers.
  public var cgColor: CGColor { CGColor(self) }
}
