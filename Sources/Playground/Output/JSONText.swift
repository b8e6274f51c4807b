import TextWidth

/// Writes one JSON object on a line; keys keep the order in which they are given.
struct JSONText {
  private var fields: [String] = []

  mutating func add(_ key: String, _ value: String) { fields.append("\(Self.quoted(key)):\(Self.quoted(value))") }
  mutating func add(_ key: String, _ value: [Int]) {
    fields.append("\(Self.quoted(key)):[\(value.map(String.init).joined(separator: ","))]")
  }
  mutating func add(_ key: String, _ value: Int) { fields.append("\(Self.quoted(key)):\(value)") }

  /// Seconds with three digits, as traces show them.
  mutating func add(_ key: String, seconds: Double) {
    fields.append("\(Self.quoted(key)):\(TraceLine.fixed(seconds, digits: 6))")
  }

  var line: String { "{" + fields.joined(separator: ",") + "}\n" }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Joiners are text; other control and invisible characters are written as escapes of the same value.
      case "\u{200C}", "\u{200D}": result.unicodeScalars.append(scalar)
      case _ where !TerminalText.mayShow(scalar, after: [], before: nil):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
