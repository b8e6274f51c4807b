import Foundation

/// A font: its properties are stored for the program, and the terminal uses its own font.
public final class UIFont: NSObject, @unchecked Sendable {
  // Unchecked because the base class is not known to be safe; all properties are constants.
  public typealias Weight = UIFontWeight
  public typealias TextStyle = UIFontTextStyle

  public let fontName: String
  public let pointSize: CGFloat

  /// Makes a font of that name, which is not looked up: unlike UIKit's it is never nil.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(known: fontName, size: fontSize)
  }

  private init(known fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
  }

  /// Returns the system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(known: "System", size: fontSize) }

  /// Returns the system's font with a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: UIFontWeight) -> UIFont {
    UIFont(known: "System-\(weight)", size: fontSize)
  }

  /// Returns the system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(known: "System-bold", size: fontSize)
  }

  /// Returns the system's italic font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(known: "System-italic", size: fontSize)
  }

  /// Returns the system's font for a text style.
  public static func preferredFont(forTextStyle style: UIFontTextStyle) -> UIFont {
    UIFont(known: "System-\(style)", size: style.size)
  }

  public override var description: String { "UIFont(\(fontName), \(pointSize))" }
}

/// Weight of a font; also `UIFont.Weight`.
public enum UIFontWeight: Sendable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black
}

/// Purpose of a text; also `UIFont.TextStyle`.
public enum UIFontTextStyle: Sendable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case subheadline
  case body
  case callout
  case footnote
  case caption1
  case caption2

  fileprivate var size: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}

/// Alignment of text.
public enum NSTextAlignment: Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

/// Treatment of a text that is too long.
public enum NSLineBreakMode: Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}
