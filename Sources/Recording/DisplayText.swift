import Execution
import TextWidth

/// Values as traces and the prompt show them: as Swift debugs them, without the modules of types, on one line, not longer than a line
/// can be.
package enum DisplayText {
  private static let longest = 200

  package static func value(_ value: Value) -> String { line(value.displayed.briefDescription) }

  package static func error(_ error: any Error) -> String {
    if let thrown = error as? ThrownValue { return value(thrown.value) }
    return line(String(reflecting: error))
  }

  /// Returns an error as Swift debugs it.
  package static func exactError(_ error: any Error) -> String {
    line((error as? ThrownValue)?.value.displayed.debugDescription ?? String(reflecting: error))
  }

  /// Returns a text as one shortened line, without characters that change the state of the terminal.
  package static func line(_ text: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex), end < text.endIndex else {
      return TerminalText.escaped(text)
    }
    return TerminalText.escaped(String(text[..<end])) + "…"
  }
}
