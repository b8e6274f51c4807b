/// Reader of the declarations of native modules.
///
/// They are many and short, and most of them are read between two lines at the prompt: parsing them with swift-syntax
/// would take most of the checker's time. They use a small part of Swift's grammar; others are parsed by swift-syntax,
/// and a test reads all of them both ways.
package struct SignatureReader {
  /// Error for text beyond the supported grammar.
  struct Beyond: Error {}

  let file: SourceFile
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// End of the last token.
  var end = 0

  /// Returns the declarations of a text, including members of types; nil if one is beyond the supported grammar.
  package static func read(_ file: SourceFile) -> [Decl]? {
    var text = file.text
    return text.withUTF8 { bytes in
      var reader = SignatureReader(file: file, bytes: bytes)
      guard let declarations = try? reader.declarations(), reader.position == bytes.count else { return nil }
      return declarations
    }
  }

  /// Reads declarations up to a `}` or the end.
  mutating func declarations() throws(Beyond) -> [Decl] {
    var found: [Decl] = []
    while true {
      skipSpace()
      while take(";") { skipSpace() }
      guard let byte = current, byte != UInt8(ascii: "}") else { return found }
      found.append(try declaration())
      guard isAtSeparator else { throw Beyond() }
    }
  }

  // MARK: Tokens

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func range(from start: Int) -> SourceRange { SourceRange(file: file, start: start, end: end) }

  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 32, 10, 9, 13: position += 1
      default: return
      }
    }
  }

  /// True at a place where a declaration may end: before a line break, a `;`, a `}` or the end.
  private var isAtSeparator: Bool {
    // Rejected alternatives may have skipped line breaks already.
    var ahead = end
    while ahead < bytes.count, bytes[ahead] == 32 { ahead += 1 }
    if ahead == bytes.count { return true }
    switch bytes[ahead] {
    case 10, 13, UInt8(ascii: ";"), UInt8(ascii: "}"): return true
    default: return false
    }
  }

  /// Consumes a symbol if it is next.
  mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    skipSpace()
    return takeHere(symbol)
  }

  /// Consumes a symbol if it is next without a space before it.
  mutating func takeHere(_ symbol: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: symbol) else { return false }
    position += 1
    end = position
    return true
  }

  mutating func take(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: first),
      bytes[position + 1] == UInt8(ascii: second)
    else { return false }
    position += 2
    end = position
    return true
  }

  mutating func expect(_ symbol: Unicode.Scalar) throws(Beyond) {
    guard take(symbol) else { throw Beyond() }
  }

  /// Consumes a word if it is next.
  mutating func takeWord(_ word: StaticString) -> Bool {
    skipSpace()
    guard isWord(word, at: position) else { return false }
    position += word.utf8CodeUnitCount
    end = position
    return true
  }

  private func isWord(_ word: StaticString, at start: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard start + count <= bytes.count else { return false }
    for index in 0..<count where bytes[start + index] != word.utf8Start[index] { return false }
    return start + count == bytes.count || !Self.isNameByte(bytes[start + count])
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 97...122, 65...90, 48...57, 95, 0x80...: true
    default: false
    }
  }

  /// Reads the next name or keyword, without its backticks, with its place.
  mutating func name() throws(Beyond) -> (text: String, range: SourceRange) {
    skipSpace()
    let start = position
    let isQuoted = takeHere("`")
    let first = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > first else { throw Beyond() }
    let text = String(decoding: bytes[first..<position], as: UTF8.self)
    end = position
    if isQuoted { guard takeHere("`") else { throw Beyond() } }
    return (text, range(from: start))
  }

  /// Returns the next word without consuming it.
  func wordAhead() -> String {
    var ahead = position
    while ahead < bytes.count, bytes[ahead] == 32 || bytes[ahead] == 10 { ahead += 1 }
    let start = ahead
    while ahead < bytes.count, Self.isNameByte(bytes[ahead]) { ahead += 1 }
    return String(decoding: bytes[start..<ahead], as: UTF8.self)
  }

  /// Returns the label of a name: nil for `_`.
  static func label(_ name: String) -> String? { name == "_" ? nil : name }
}
