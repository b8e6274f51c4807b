/// Source text of the interpreter: a file, a pipe, or one input at the prompt.
package final class SourceFile: Sendable {
  /// Name in messages: a path, `<stdin>`, or `rx` and a number at the prompt.
  package let name: String
  package let text: String
  /// UTF-8 offsets at which the lines begin.
  package let lineStarts: [Int]
  /// True for declarations that come with the interpreter; messages never quote them.
  package let isLibrary: Bool
  /// The number of the first line, where the text is a part of a longer file.
  package let firstLine: Int

  package init(name: String, text: String, firstLine: Int = 1, isLibrary: Bool = false) {
    var text = text
    text.makeContiguousUTF8()
    self.name = name
    self.text = text
    self.firstLine = firstLine
    self.isLibrary = isLibrary
    var starts = [0]
    text.withUTF8 { bytes in
      for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// Returns the line and column of a UTF-8 offset, both from 1; columns count UTF-8 bytes as swiftc's do.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + firstLine, offset - lineStarts[low] + 1)
  }

  /// True if it was typed at the prompt, directly above its messages.
  package var isTyped: Bool {
    name == "type" || name.hasPrefix("rx") && name.count > 2 && name.dropFirst(2).allSatisfy(\.isNumber)
  }

  /// Returns the text of a line (from `firstLine`) without its line break, which may be of two characters.
  package func line(_ number: Int) -> Substring {
    let index = number - firstLine
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[index])
    let offset = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : utf8.count
    var end = utf8.index(utf8.startIndex, offsetBy: offset)
    if end > start, utf8[utf8.index(before: end)] == UInt8(ascii: "\r") { end = utf8.index(before: end) }
    return text[start..<end]
  }
}

/// A stretch of a source file, in UTF-8 offsets, `end` excluded.
package struct SourceRange: Sendable {
  package let file: SourceFile
  package let start: Int
  package let end: Int

  package init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The text it covers.
  package var text: Substring {
    let utf8 = file.text.utf8
    return file.text[
      utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)]
  }

  package var line: Int { file.position(of: start).line }
  package var column: Int { file.position(of: start).column }

  /// Returns the range from the start of this one to the end of another.
  package func through(_ other: SourceRange) -> SourceRange { SourceRange(file: file, start: start, end: other.end) }
}
