import Interpreter

/// Values as traces and the prompt show them: as Swift debugs them, on one line, not longer than a line can be.
enum Shown {
  private static let longest = 200

  static func value(_ value: Value) -> String { line(value.debugDescription) }

  static func error(_ error: any Error) -> String {
    if let thrown = error as? ThrownValue { return value(thrown.value) }
    return line(String(reflecting: error))
  }

  static func line(_ text: String) -> String {
    var result = ""
    var count = 0
    for character in text {
      if count >= longest { return result + "…" }
      switch character {
      case "\n", "\r\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        // Nothing that a program sends may change the state of the terminal.
        if let scalar = character.unicodeScalars.first, scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.append(character)
        }
      }
      count += 1
    }
    return result
  }
}
