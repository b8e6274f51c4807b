import TextWidth

/// A text of one or several lines, and the cursor in it.
struct EditedText: Equatable {
  let bytes: [UInt8]
  /// In UTF-8.
  let cursor: Int

  private static let newline = UInt8(ascii: "\n")

  /// The beginning of the cursor's line.
  var lineStart: Int { bytes[..<cursor].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0 }
  /// The end of the cursor's line, before its newline.
  var lineEnd: Int { bytes[cursor...].firstIndex(of: Self.newline) ?? bytes.count }
  /// The first character of the cursor's line that is no space.
  var lineText: Int { bytes[lineStart..<lineEnd].firstIndex { $0 != UInt8(ascii: " ") } ?? lineEnd }

  var hasOneLine: Bool { !bytes.contains(Self.newline) }
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var before: String { String(decoding: bytes[..<cursor], as: UTF8.self) }

  /// The column of the cursor in its line, as wide as the text before it.
  var column: Int { String(decoding: bytes[lineStart..<cursor], as: UTF8.self).displayWidth }

  /// The place in the line so many lines below, or above, that is closest to a column; nil where there is no such line.
  func place(inLine step: Int, column: Int) -> Int? {
    var start = lineStart
    for _ in 0..<max(-step, 0) {
      if start == 0 { return nil }
      start = bytes[..<(start - 1)].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    }
    for _ in 0..<max(step, 0) {
      guard let end = bytes[start...].firstIndex(of: Self.newline) else { return nil }
      start = end + 1
    }
    let end = bytes[start...].firstIndex(of: Self.newline) ?? bytes.count
    var place = start
    var width = 0
    for character in String(decoding: bytes[start..<end], as: UTF8.self) {
      width += character.displayWidth
      if width > column { break }
      place += character.utf8.count
    }
    return min(place, end)
  }

  /// The end of the character that the cursor is before or in; a character may be an emoji of several code points.
  var nextCharacter: Int {
    if cursor == lineEnd { return min(cursor + 1, bytes.count) }
    var end: Int?
    Glyph.forEach(in: bytes[lineStart..<lineEnd]) { range, _ in
      if end == nil, range.upperBound > cursor { end = range.upperBound }
    }
    return end ?? lineEnd
  }

  /// The beginning of the character that the cursor is behind or in.
  var previousCharacter: Int {
    if cursor == lineStart { return max(cursor - 1, 0) }
    var start = lineStart
    Glyph.forEach(in: bytes[lineStart..<lineEnd]) { range, _ in
      if range.lowerBound < cursor { start = range.lowerBound }
    }
    return start
  }

  /// True if only spaces are before the cursor in its line.
  var isInIndentation: Bool { lineText >= cursor }
}
