/// A token, as places in the text: nothing is copied before a node needs it.
struct SourceToken {
  enum Kind {
    case end, invalid
    case name, number, quote, dollar
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, semicolon, at, pound, backslash, period, arrow, equal
    /// `&` before an argument.
    case ampersand
    case postfixQuestion, infixQuestion, exclamation
    case prefixOperator, binaryOperator, postfixOperator
  }

  var kind: Kind
  var word = Word.none
  let start: Int
  let end: Int
  /// True for the first token of its line.
  var isAtLineStart: Bool
  /// True for a name in backticks.
  var isQuoted = false

  var isOperator: Bool { kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator }

  /// True for a name that no keyword is in the way of.
  var isPlainName: Bool { kind == .name && !word.isReserved }
}
