/// The appearance of text on a terminal.
package struct TextStyle: Hashable, Sendable {
  package enum Color: Hashable, Sendable {
    /// One of the sixteen colours that the user's terminal defines, 0 to 15.
    case basic(UInt8)
    /// One of xterm's 256 colours.
    case indexed(UInt8)
  }

  package var color: Color?
  package var isBold: Bool
  package var isFaint: Bool
  package var isUnderlined: Bool
  package var isReversed: Bool

  package init(
    _ color: Color? = nil, isBold: Bool = false, isFaint: Bool = false, isUnderlined: Bool = false,
    isReversed: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isFaint = isFaint
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  package static let plain = TextStyle()

  /// The escape sequence that selects exactly this appearance (SGR).
  var sequence: String {
    // Begins with a reset, so that it does not matter what was selected before.
    var sequence = "\u{1B}[0"
    if isBold { sequence += ";1" }
    if isFaint { sequence += ";2" }
    if isUnderlined { sequence += ";4" }
    if isReversed { sequence += ";7" }
    switch color {
    case .basic(let number) where number < 8: sequence += ";\(30 + Int(number))"
    case .basic(let number): sequence += ";\(82 + Int(number))"
    case .indexed(let number): sequence += ";38;5;\(number)"
    case nil: break
    }
    return sequence + "m"
  }
}

/// A part of a text, in UTF-8, and its appearance.
package struct StyledRange: Equatable, Sendable {
  package var range: Range<Int>
  package var style: TextStyle

  package init(_ range: Range<Int>, _ style: TextStyle) {
    self.range = range
    self.style = style
  }
}
