import Foundation

/// A color.
public final class UIColor: NSObject, @unchecked Sendable {
  // Unchecked because the base class is not known to be safe; all properties are constants.
  let red: Double
  let green: Double
  let blue: Double
  let opacity: Double
  private let name: String?

  /// Makes a color of components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    opacity = alpha
    name = nil
  }

  /// Makes a gray from 0, which is black, to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  private init(_ name: String, _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.name = name
    self.red = red
    self.green = green
    self.blue = blue
    opacity = alpha
  }

  /// Returns the color with the given opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static let black = UIColor("black", 0, 0, 0)
  public static let darkGray = UIColor("darkGray", 1 / 3.0, 1 / 3.0, 1 / 3.0)
  public static let lightGray = UIColor("lightGray", 2 / 3.0, 2 / 3.0, 2 / 3.0)
  public static let white = UIColor("white", 1, 1, 1)
  public static let gray = UIColor("gray", 0.5, 0.5, 0.5)
  public static let red = UIColor("red", 1, 0, 0)
  public static let green = UIColor("green", 0, 1, 0)
  public static let blue = UIColor("blue", 0, 0, 1)
  public static let cyan = UIColor("cyan", 0, 1, 1)
  public static let yellow = UIColor("yellow", 1, 1, 0)
  public static let magenta = UIColor("magenta", 1, 0, 1)
  public static let orange = UIColor("orange", 1, 0.5, 0)
  public static let purple = UIColor("purple", 0.5, 0, 0.5)
  public static let brown = UIColor("brown", 0.6, 0.4, 0.2)
  public static let clear = UIColor("clear", 0, 0, 0, alpha: 0)
  public static let systemRed = UIColor("systemRed", 1, 0.23, 0.19)
  public static let systemGreen = UIColor("systemGreen", 0.2, 0.78, 0.35)
  public static let systemBlue = UIColor("systemBlue", 0, 0.48, 1)
  public static let systemOrange = UIColor("systemOrange", 1, 0.58, 0)
  public static let systemYellow = UIColor("systemYellow", 1, 0.8, 0)
  public static let systemGray = UIColor("systemGray", 0.56, 0.56, 0.58)
  public static let label = UIColor("label", 0, 0, 0)
  public static let systemBackground = UIColor("systemBackground", 1, 1, 1)

  public override var description: String { name ?? "UIColor(\(red), \(green), \(blue), \(opacity))" }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, opacity) == (other.red, other.green, other.blue, other.opacity)
  }

  public override var hash: Int {
    var hasher = Hasher()
    for part in [red, green, blue, opacity] { hasher.combine(part) }
    return hasher.finalize()
  }

  /// Components from 0 to 255, for a terminal; nil for a transparent color.
  package var components: (red: Int, green: Int, blue: Int)? {
    opacity == 0 ? nil : (Self.byte(red), Self.byte(green), Self.byte(blue))
  }

  private static func byte(_ part: Double) -> Int { Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded()) }
}
