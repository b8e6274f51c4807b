import TextWidth

/// A mistake in the text of a marble diagram, with its place.
public struct MarbleSyntaxError: Error, Hashable, Sendable {
  /// Description of the mistake, in one sentence without a full stop.
  public let message: String
  /// Line of the text with the mistake.
  public let text: String
  /// Index of the character with the mistake, from 0; the length of the text if something is missing at its end.
  public let offset: Int

  /// Makes an error about the character at `offset`.
  public init(message: String, text: String, offset: Int) {
    self.message = message
    self.text = text
    self.offset = offset
  }

  /// Column of the mistake, from 1, in characters.
  public var column: Int { offset + 1 }
}

extension MarbleSyntaxError: CustomStringConvertible {
  /// Message with the text and a caret below the mistake.
  public var description: String {
    let indent = String(repeating: " ", count: text.prefix(offset).displayWidth)
    return "column \(column): \(message)\n  \(text)\n  \(indent)^"
  }
}
