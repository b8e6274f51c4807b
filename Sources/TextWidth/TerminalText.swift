/// Decides which characters may reach a terminal.
///
/// A terminal takes commands from the text that it shows: control characters and the sequences that they begin. Other characters
/// change the order in which text is read, or cannot be seen, so that text looks like another.
package enum TerminalText {
  /// Escaping of the shell's text, which may contain names and values of a program: control characters, changes of the
  /// writing direction and invisible characters become escape sequences of Swift.
  ///
  /// - Parameter keepsLines: If true, newlines and tabs are kept.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || keepsLines && ($0 == 0x0A || $0 == 0x09) }) { return text }
    return rewritten(text) { scalars, index in
      let scalar = scalars[index]
      if keepsLines, scalar == "\n" || scalar == "\t" { return true }
      return mayShow(scalar, after: scalars[..<index], before: scalars[(index + 1)...].first)
    }
  }

  /// Returns text that a program prints: text, tabs, newlines and colours (SGR) pass, other control characters are
  /// spelled as escape sequences of Swift.
  package static func printed(_ text: String) -> String {
    if !holdsControls(text) { return text }
    var passedEnd = 0
    return rewritten(text) { scalars, index in
      if index < passedEnd { return true }
      switch scalars[index] {
      case "\n", "\t": return true
      case "\r": return scalars[(index + 1)...].first == "\n"
      case "\u{1B}":
        guard let end = endOfColor(scalars, index) else { return false }
        passedEnd = end
        return true
      default: return !isControl(scalars[index])
      }
    }
  }

  /// Returns true if a character of the shell's own text may be shown, given its neighbours.
  package static func mayShow(
    _ scalar: Unicode.Scalar, after before: ArraySlice<Unicode.Scalar>, before next: Unicode.Scalar?
  ) -> Bool {
    if isControl(scalar) || isInvisible(scalar) { return false }
    return scalar != "\u{200C}" && scalar != "\u{200D}" || joins(scalar, before, next)
  }

  private static func rewritten(
    _ text: String, _ passes: (_ scalars: [Unicode.Scalar], _ index: Int) -> Bool
  ) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if passes(scalars, index) {
        result.append(scalar)
      } else {
        result.append(contentsOf: spelled(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// C0, DEL and C1.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Marks of the direction of writing.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Ends of lines and paragraphs.
    case 0x2028, 0x2029: true
    // Spaces without width, and tags.
    case 0x200B, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Returns true if the text contains control characters of ASCII, other than tab and newline, or of C1.
  private static func holdsControls(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20, byte != 0x0A, byte != 0x09 { return true }
      if byte == 0x7F || last == 0xC2 && byte < 0xA0 { return true }
      last = byte
    }
    return false
  }

  /// Returns the end of a sequence that sets colours, which begins at an index; nil where there is another.
  private static func endOfColor(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    guard start + 1 < scalars.count, scalars[start + 1] == "[" else { return nil }
    var index = start + 2
    while index < scalars.count {
      switch scalars[index] {
      case "0"..."9", ";", ":": index += 1
      case "m": return index + 1
      default: return nil
      }
    }
    return nil
  }

  // MARK: Joiners

  /// Returns true if a joiner has an effect at its place: inside an emoji sequence, behind a virama, or between letters
  /// of a cursive script. At the end of a text the following character is not known.
  private static func joins(
    _ joiner: Unicode.Scalar, _ before: ArraySlice<Unicode.Scalar>, _ next: Unicode.Scalar?
  ) -> Bool {
    // A cluster of marks may be as long as the text.
    let before = before.suffix(16)
    guard let last = before.last else { return false }
    if last.properties.canonicalCombiningClass == .virama { return true }
    if joiner == "\u{200D}", isEmoji(before) { return next.map { $0.properties.isEmoji && !$0.isASCII } ?? false }
    guard let letter = before.last(where: { !isMark($0) }), isCursive(letter) else { return false }
    return next.map { isCursive($0) || isMark($0) } ?? true
  }

  /// Returns true if a text ends in an emoji: a variation selector and a skin tone may follow it.
  private static func isEmoji(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let base = before.last(where: { $0.value != 0xFE0F && !$0.properties.isEmojiModifier }) else { return false }
    return base.properties.isEmoji && !base.isASCII
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .enclosingMark
  }

  /// Arabic, Syriac, N'Ko, Mandaic, Mongolian, Phags-pa and Adlam: scripts whose letters join.
  private static func isCursive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0620...0x06FF, 0x0700...0x074F, 0x0750...0x07FF, 0x0840...0x08FF, 0x1800...0x18AF, 0xA840...0xA87F,
      0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x1E900...0x1E95F:
      scalar.properties.isAlphabetic
    default: false
    }
  }
}
