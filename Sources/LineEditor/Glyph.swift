import TextWidth

/// One character as a terminal shows it.
struct Glyph: Equatable {
  /// Text without control characters; several columns where it stands for one that cannot be shown.
  var text: String
  var width: Int
  /// True if terminals differ in how many columns they give it, as for emoji that are joined out of several.
  var isAmbiguous = false

  static let tabWidth = 8

  /// The glyph of a byte of ASCII that begins at a column.
  init(ascii byte: UInt8, column: Int) {
    switch byte {
    case 0x20..<0x7F: self.init(String(UnicodeScalar(byte)), 1)
    case 0x09:
      let width = Glyph.tabWidth - column % Glyph.tabWidth
      self.init(String(repeating: " ", count: width), width)
    default: self.init("^\(UnicodeScalar(byte ^ 0x40))", 2)
    }
  }

  init(_ character: Character) {
    let text = String(character)
    let width = character.displayWidth
    let shown = TerminalText.escaped(text)
    if shown != text {
      self.init(shown, shown.displayWidth)
    } else if width == 0 {
      // A mark without a letter is shown on a space.
      self.init(" " + text, 1, isAmbiguous: true)
    } else {
      let sum = text.unicodeScalars.reduce(0) { $0 + DisplayWidth.of($1) }
      self.init(text, width, isAmbiguous: sum != width)
    }
  }

  /// The glyph of bytes that are not UTF-8.
  static let malformed = Glyph("\u{FFFD}", 1)

  private init(_ text: String, _ width: Int, isAmbiguous: Bool = false) {
    self.text = text
    self.width = width
    self.isAmbiguous = isAmbiguous
  }

  /// Hands over the glyphs of UTF-8 text with their places; what a glyph is depends on the column where it begins.
  static func forEach(
    in bytes: ArraySlice<UInt8>, _ body: (_ range: Range<Int>, _ glyph: (_ column: Int) -> Glyph) -> Void
  ) {
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      var end = offset + 1
      while end < bytes.endIndex, bytes[end] >= 0x80 { end += 1 }
      let byte = bytes[offset]
      if end == offset + 1, byte < 0x80 {
        body(offset..<end) { Glyph(ascii: byte, column: $0) }
      } else {
        // Marks join the letter before them, of whatever script; behind them another character begins.
        forEach(inRun: bytes[offset..<end], body)
      }
      offset = end
    }
  }

  private static func forEach(
    inRun bytes: ArraySlice<UInt8>, _ body: (_ range: Range<Int>, _ glyph: (_ column: Int) -> Glyph) -> Void
  ) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      for offset in bytes.indices {
        let byte = bytes[offset]
        body(offset..<offset + 1) { byte < 0x80 ? Glyph(ascii: byte, column: $0) : .malformed }
      }
      return
    }
    var offset = bytes.startIndex
    for character in text {
      let end = offset + character.utf8.count
      body(offset..<end) { column in
        character.asciiValue.map { Glyph(ascii: $0, column: column) } ?? Glyph(character)
      }
      offset = end
    }
  }
}
