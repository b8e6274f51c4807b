import Foundation
import LineEditor
import Playground

/// The colours of the prompt, for a terminal of sixteen or 256 colours and a dark or a light background.
struct SyntaxTheme: Equatable {
  enum Background { case dark, light }

  /// The terminal's own sixteen colours, which its user has chosen, where it has no more.
  var has256Colors: Bool
  /// Background of the terminal; nil if it is unknown: then the colours are of a medium lightness.
  var background: Background?

  static var ofTerminal: SyntaxTheme {
    func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    let colors = variable("TERM").contains("256color") || !variable("COLORTERM").isEmpty
    return SyntaxTheme(has256Colors: colors, background: background(variable("COLORFGBG")))
  }

  /// Reads the numbers of the foreground's and the background's colour, as terminals give them.
  static func background(_ colors: String) -> Background? {
    guard let number = colors.split(separator: ";").last.flatMap({ Int($0) }) else { return nil }
    return number < 7 || number == 8 ? .dark : .light
  }

  var prompt: TextStyle { TextStyle(color(6, dark: 80, light: 30, medium: 37), isBold: true) }
  /// Style of text that is not part of the input.
  var faint: TextStyle { TextStyle(color(8, dark: 244, light: 245, medium: 244)) }

  func style(of kind: HighlightedRange.Kind) -> TextStyle {
    switch kind {
    case .keyword: TextStyle(color(5, dark: 176, light: 90, medium: 133))
    case .number: TextStyle(color(3, dark: 179, light: 94, medium: 136))
    case .string: TextStyle(color(2, dark: 114, light: 28, medium: 71))
    case .comment: TextStyle(color(8, dark: 245, light: 243, medium: 244))
    case .attribute: TextStyle(color(5, dark: 140, light: 54, medium: 97))
    case .type: TextStyle(color(6, dark: 80, light: 30, medium: 37))
    case .rxOperator: TextStyle(color(4, dark: 75, light: 25, medium: 68))
    // Not by their colours alone.
    case .unknown: TextStyle(color(1, dark: 203, light: 160, medium: 167), isUnderlined: true)
    case .command: TextStyle(color(4, dark: 75, light: 25, medium: 68), isBold: true)
    case .matchingBracket: TextStyle(isBold: true, isUnderlined: true)
    case .unmatchedBracket: TextStyle(color(1, dark: 203, light: 160, medium: 167), isReversed: true)
    }
  }

  private func color(_ basic: UInt8, dark: UInt8, light: UInt8, medium: UInt8) -> TextStyle.Color {
    if !has256Colors { return .basic(basic) }
    switch background {
    case .dark: return .indexed(dark)
    case .light: return .indexed(light)
    case nil: return .indexed(medium)
    }
  }
}
