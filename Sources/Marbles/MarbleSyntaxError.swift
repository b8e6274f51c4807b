import TextWidth

/// Why a text is no marble diagram, and where.
public struct MarbleSyntaxError: Error, Hashable, Sendable {
  /// What is wrong, in one sentence without a full stop.
  public let message: String
  /// The text that was read: one line of it.
  public let text: String
  /// The character the message is about, counted from 0; it equals the length of the text when something is missing.
  public let offset: Int

  public init(message: String, text: String, offset: Int) {
    self.message = message
    self.text = text
    self.offset = offset
  }

  /// The column of the fault, counted from 1 in characters.
  public var column: Int { offset + 1 }
}

extension MarbleSyntaxError: CustomStringConvertible {
  /// The message with the text and a caret below the fault.
  public var description: String {
    let indent = String(repeating: " ", count: text.prefix(offset).displayWidth)
    return "column \(column): \(message)\n  \(text)\n  \(indent)^"
  }
}
