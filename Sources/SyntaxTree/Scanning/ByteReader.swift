/// A place in UTF-8 text, with the questions that the lexical scan asks about it.
struct ByteReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  func hasPounds(_ count: Int, at distance: Int) -> Bool {
    for index in 0..<count where peek(distance + index) != UInt8(ascii: "#") { return false }
    return true
  }

  func hasQuotes(_ count: Int) -> Bool {
    for index in 0..<count where peek(index) != UInt8(ascii: "\"") { return false }
    return true
  }

  /// Up to the line break, which stays.
  mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Reads a name, a keyword or a number with its fraction; empty if there is none.
  mutating func word() -> String {
    let start = position
    let isNumber = current.map { $0 >= 48 && $0 <= 57 } ?? false
    while let byte = current {
      if byte >= 0x80 {
        if isOperator { break }
        position += 1
        while let next = current, next & 0xC0 == 0x80 { position += 1 }
      } else if isWordByte(byte) {
        position += 1
      } else if isNumber, byte == UInt8(ascii: "."), let next = peek(1), next >= 48, next <= 57 {
        position += 1
      } else {
        break
      }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57) || byte == 95 || byte == 36
  }

  /// True if a name, an attribute or the argument of a modifier (`(set)`, `(unsafe)`) follows on this line.
  var isBeforeName: Bool {
    var ahead = self
    while let byte = ahead.current, byte == 32 || byte == 9 { ahead.position += 1 }
    switch ahead.current {
    case UInt8(ascii: "@"), UInt8(ascii: "`"): return true
    case UInt8(ascii: "("):
      ahead.position += 1
      return ["set", "safe", "unsafe", "nonsending"].contains(ahead.word()) && ahead.current == UInt8(ascii: ")")
    // A number is no name; `as`, `is` and the like continue after an earlier name.
    default:
      if let byte = ahead.current, byte >= 48 && byte <= 57 { return false }
      return !["", "as", "is", "in", "where", "else"].contains(ahead.word())
    }
  }

  mutating func operatorRun() -> String {
    let start = position
    let allowsDots = current == UInt8(ascii: ".")
    while let byte = current {
      if byte == UInt8(ascii: "."), allowsDots {
        position += 1
      } else if isOperator {
        if byte == UInt8(ascii: "/"), position > start, let next = peek(1), next == byte || next == UInt8(ascii: "*") {
          break
        }
        position += 1
        while byte >= 0x80, let next = current, next & 0xC0 == 0x80 { position += 1 }
      } else {
        break
      }
    }
    if position == start { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// True at a character of an operator.
  var isOperator: Bool {
    guard let byte = current else { return false }
    if byte < 0x80 { return Self.asciiOperators.contains(byte) }
    guard let scalar = scalar else { return false }
    return Self.isOperator(scalar)
  }

  /// True for a symbol outside ASCII of which Swift makes operators.
  static func isOperator(_ scalar: UInt32) -> Bool { operatorRanges.contains { $0.contains(scalar) } }

  private var scalar: UInt32? {
    guard let first = current else { return nil }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard position + length <= bytes.count else { return nil }
    var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for index in 1..<length { value = value << 6 | UInt32(bytes[position + index] & 0x3F) }
    return value
  }

  func isSpace(before index: Int) -> Bool {
    guard index > 0 else { return true }
    switch bytes[index - 1] {
    case 9, 10, 11, 12, 13, 32, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return true
    default: return false
    }
  }

  /// Length of the regular expression literal at a slash, delimiters included; nil where the slash is an operator. A literal
  /// follows white space, has none after its first slash, and ends on its line.
  var regexLength: Int? {
    guard isSpace(before: position), let first = peek(1),
      ![9, 32, UInt8(ascii: "/"), UInt8(ascii: "*")].contains(first)
    else { return nil }
    var index = position + 1
    while index < bytes.count {
      switch bytes[index] {
      case 10, 13: return nil
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/"): return index + 1 - position
      default: break
      }
      index += 1
    }
    return nil
  }

  /// True at the end of a line, after white space.
  var isLineEnd: Bool {
    var index = position
    while index < bytes.count, [9, 13, 32].contains(bytes[index]) { index += 1 }
    return index == bytes.count || bytes[index] == 10
  }

  var isSpaceAtPosition: Bool {
    switch current {
    case nil, 9, 10, 11, 12, 13, 32, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return true
    default: return false
    }
  }

  private static let asciiOperators = Set("/=-+!*%<>&|^~?".utf8)
  /// The symbols outside ASCII of which Swift makes operators.
  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
    0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]
}
