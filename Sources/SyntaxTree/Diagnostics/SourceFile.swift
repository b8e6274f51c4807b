/// Source text of the interpreter: a file, a pipe, one input at the prompt, or the files of one program behind one another.
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
  /// The files that the text consists of; empty for a single one.
  private let parts: [Part]

  private struct Part {
    let name: String
    /// UTF-8 offset of its beginning.
    let start: Int
    /// Index of its first line.
    let line: Int
  }

  /// Concatenates the files of a program, each of which begins on a new line.
  package convenience init(joining files: [(name: String, text: String)]) {
    var text = ""
    var parts: [Part] = []
    var line = 0
    for file in files {
      parts.append(Part(name: file.name, start: text.utf8.count, line: line))
      text += file.text + "\n"
      line += file.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }
    self.init(name: files.first?.name ?? "", text: text, parts: parts)
  }

  /// Returns the file with other texts of its lines.
  package func withLines(_ lines: [String]) -> SourceFile {
    var starts = [0]
    for line in lines { starts.append(starts[starts.count - 1] + line.utf8.count + 1) }
    return SourceFile(
      name: name, text: lines.joined(separator: "\n"), firstLine: firstLine, isLibrary: isLibrary,
      parts: parts.map { Part(name: $0.name, start: starts[$0.line], line: $0.line) })
  }

  package convenience init(name: String, text: String, firstLine: Int = 1, isLibrary: Bool = false) {
    self.init(name: name, text: text, firstLine: firstLine, isLibrary: isLibrary, parts: [])
  }

  private init(name: String, text: String, firstLine: Int = 1, isLibrary: Bool = false, parts: [Part]) {
    var text = text
    text.makeContiguousUTF8()
    self.name = name
    self.text = text
    self.firstLine = firstLine
    self.isLibrary = isLibrary
    self.parts = parts
    var starts = [0]
    text.withUTF8 { bytes in
      for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// Returns the line, in its file, and the column of a UTF-8 offset, both from 1; columns count UTF-8 bytes as swiftc's do.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let index = lineIndex(of: offset)
    return (index - (part(at: offset)?.line ?? 0) + firstLine, offset - lineStarts[index] + 1)
  }

  /// Returns the name of the file that a UTF-8 offset lies in.
  package func name(at offset: Int) -> String { part(at: offset)?.name ?? name }

  /// Returns the offset of the beginning of the line that an offset lies in.
  package func lineStart(of offset: Int) -> Int { lineStarts[lineIndex(of: offset)] }

  /// Returns the text of the line that an offset lies in, without its line break.
  package func line(at offset: Int) -> Substring { line(lineIndex(of: offset) + firstLine) }

  /// True if both offsets lie in one file.
  package func isOneFile(_ first: Int, _ second: Int) -> Bool { part(at: first)?.start == part(at: second)?.start }

  /// Returns the offset at which the file begins that an offset lies in.
  package func partStart(of offset: Int) -> Int { part(at: offset)?.start ?? 0 }

  private func part(at offset: Int) -> Part? { parts.last { $0.start <= offset } }

  /// Returns the index in `lineStarts` of the line that an offset lies in.
  package func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// True if it was typed at the prompt, directly above its messages.
  package var isTyped: Bool {
    name == "type" || name.hasPrefix("rx") && name.count > 2 && name.dropFirst(2).allSatisfy(\.isNumber)
  }

  /// Returns the text of a line (from `firstLine`, through all files) without its line break, which may be of two characters.
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

  /// Name of the file that it begins in.
  package var fileName: String { file.name(at: start) }

  package var line: Int { file.position(of: start).line }
  package var column: Int { file.position(of: start).column }

  /// Returns the range from the start of this one to the end of another.
  package func through(_ other: SourceRange) -> SourceRange { SourceRange(file: file, start: start, end: other.end) }
}
