import TextWidth

/// Formatter of diagnostics for people: message and place, the line, a caret, and notes.
package struct DiagnosticRenderer: Sendable {
  package var usesColor: Bool
  /// True if messages begin with `file:line:column:`; not at the prompt, where the input is directly above.
  package var showsPlace: Bool
  /// Lines longer than this are cut around the caret.
  package var width: Int
  /// Number of columns of the terminal: words are kept whole there, and the caret stays below its line. Nil without a
  /// terminal: text for programs is not wrapped.
  package var columns: Int?

  package init(usesColor: Bool = false, showsPlace: Bool = true, width: Int = 120, columns: Int? = nil) {
    self.usesColor = usesColor
    self.showsPlace = showsPlace
    self.width = max(width, 40)
    self.columns = columns
  }

  /// Returns the text of a diagnostic, with a line break at the end.
  package func render(_ diagnostic: Diagnostic) -> String {
    var result = headline(diagnostic.severity, diagnostic.message, at: diagnostic.caret)
    result += excerpt(caret: diagnostic.caret, highlights: diagnostic.highlights)
    if let line = changed(diagnostic.fix) { result += paint("fix: ", .note) + paint(line.trimmed, .caret) + "\n" }
    for note in diagnostic.notes {
      if let place = note.place, !place.file.isLibrary {
        result += headline(.note, note.message, at: place)
        result += excerpt(caret: place, highlights: [])
      } else {
        result += headline(.note, note.message, at: nil)
      }
      if let line = changed(note.fix) { result += "  " + paint(line, .caret) + "\n" }
    }
    return result
  }

  package func render(_ diagnostics: [Diagnostic]) -> String { diagnostics.map(render).joined() }

  /// Returns `file:line:column: error: message`, without colour, for editors and grep, with another line for each note,
  /// at the place of the fault if it has none itself.
  package static func lines(_ diagnostic: Diagnostic) -> [String] {
    let notes = diagnostic.notes.map { note in
      let place = note.place.flatMap { $0.file.isLibrary ? nil : $0 } ?? diagnostic.caret
      return line(.note, note.message, at: place)
    }
    return [line(diagnostic.severity, diagnostic.message, at: diagnostic.caret)] + notes
  }

  private static func line(_ severity: Diagnostic.Severity, _ message: String, at range: SourceRange) -> String {
    let message = shortened(message).split(whereSeparator: \.isNewline).joined(separator: " ")
    return place(range) + severity.rawValue + ": " + printable(message)
  }

  /// Returns a message of limited length: a name in it may be a million characters long.
  private static func shortened(_ message: String) -> String {
    message.utf8.count <= 4000 ? message : message.prefix(2000) + "…" + message.suffix(500)
  }

  private static func place(_ range: SourceRange) -> String {
    let (line, column) = range.file.position(of: range.start)
    return "\(printable(range.fileName)):\(line):\(column): "
  }

  private func headline(_ severity: Diagnostic.Severity, _ message: String, at range: SourceRange?) -> String {
    var place = ""
    if showsPlace, let range, !range.file.isLibrary { place = Self.place(range) }
    let word = severity.rawValue + ": "
    // Further lines of a message are aligned with the first.
    var indent = String(repeating: " ", count: place.isEmpty ? word.count : 6)
    var lines = Self.shortened(message).split(separator: "\n", omittingEmptySubsequences: false).map(Self.printable)
    if let columns {
      indent = String(indent.prefix(columns / 8))
      lines = lines.enumerated().flatMap { index, line in
        WrappedText.lines(
          line, width: columns, hanging: indent,
          startingAt: index == 0 ? place.displayWidth + word.count : indent.count, keepsCode: severity == .note
        ).enumerated().map { $0 == 0 ? $1 : String($1.dropFirst(indent.count)) }
      }
    }
    let body = lines.joined(separator: "\n" + indent)
    return paint(place, .place) + paint(word, Paint(severity)) + paint(body, .message) + "\n"
  }

  /// Returns the line as it would be with these changes; nil where they go further than one line.
  private func changed(_ fix: [Diagnostic.Edit]) -> String? {
    guard let first = fix.first?.range, !first.file.isLibrary, first.end <= first.file.text.utf8.count else {
      return nil
    }
    let file = first.file
    let start = file.lineStart(of: first.start)
    var bytes = Array(file.line(at: first.start).utf8)
    for edit in fix.sorted(by: { $0.range.start > $1.range.start }) {
      let (from, to) = (edit.range.start - start, edit.range.end - start)
      guard from >= 0, to <= bytes.count else { return nil }
      bytes.replaceSubrange(from..<to, with: Array(edit.text.utf8))
    }
    let line = Self.printable(String(decoding: bytes, as: UTF8.self).replacing("\t", with: "  "))
    return line.count > width ? nil : line
  }

  // MARK: The line and the caret

  private func excerpt(caret: SourceRange, highlights: [SourceRange]) -> String {
    let file = caret.file
    guard !file.isLibrary, caret.start <= file.text.utf8.count else { return "" }
    let lineStart = file.lineStart(of: caret.start)
    // Two of indentation, and one for the sign that something was cut off.
    let room = min(width, columns.map { max($0 - 3, 8) } ?? width)
    var columns = Columns(file.line(at: caret.start), around: caret.start - lineStart, width: room)
    columns.underline(caret, lineStart: lineStart)
    for highlight in highlights where highlight.file === file { columns.underline(highlight, lineStart: lineStart) }
    columns.place(caret: caret.start - lineStart)
    return "  " + columns.text + "\n  " + paint(columns.marks, .caret) + "\n"
  }

  /// A source line as it is drawn, and for each of its bytes the column where it is drawn.
  private struct Columns {
    private(set) var text = ""
    private var columnOfByte: [Int: Int] = [:]
    private var total = 0
    private var underlined: [Bool] = []
    private var caretColumn = 0
    private static let tabStop = 4

    init(_ line: Substring, around byte: Int, width: Int) {
      var drawn: [(offset: Int, text: String, width: Int)] = []
      var offset = 0
      var column = 0
      var caretIndex = 0
      for character in line {
        if offset <= byte { caretIndex = drawn.count }
        // Characters past the width are not displayed, and a line may have a million of them.
        if offset > byte, drawn.count - caretIndex > width { break }
        let piece: String
        let pieceWidth: Int
        if character == "\t" {
          pieceWidth = tabStop(column)
          piece = String(repeating: " ", count: pieceWidth)
        } else {
          piece = DiagnosticRenderer.printable(String(character))
          pieceWidth = DisplayWidth.of(piece)
        }
        drawn.append((offset, piece, pieceWidth))
        column += pieceWidth
        offset += character.utf8.count
      }
      if offset <= byte { caretIndex = drawn.count }
      var first = 0
      let before = drawn[..<caretIndex].reduce(0) { $0 + $1.width }
      if before > width * 2 / 3 {
        var excess = before - width / 2
        while first < caretIndex, excess > 0 {
          excess -= drawn[first].width
          first += 1
        }
        text = "…"
        total = 1
      }
      for piece in drawn[first...] {
        if total + piece.width > width {
          text += "…"
          break
        }
        columnOfByte[piece.offset] = total
        text += piece.text
        total += piece.width
      }
      while text.last == " " || text.last == "\r" { text.removeLast() }
      columnOfByte[offset] = columnOfByte[offset] ?? total
      lineBytes = offset
      underlined = Array(repeating: false, count: total + 1)
    }

    private var lineBytes = 0

    private func tabStop(_ column: Int) -> Int { Self.tabStop - column % Self.tabStop }

    /// Returns the column of a byte, or of the character that it is inside of.
    private func column(_ byte: Int) -> Int? {
      var byte = min(byte, lineBytes)
      while byte >= 0 {
        if let column = columnOfByte[byte] { return column }
        byte -= 1
      }
      return nil
    }

    mutating func underline(_ range: SourceRange, lineStart: Int) {
      let start = max(range.start - lineStart, 0)
      guard range.end > lineStart, start < lineBytes else { return }
      let end = range.end - lineStart >= lineBytes ? total : column(range.end - lineStart) ?? total
      let from = column(start) ?? (text.hasPrefix("…") ? 1 : 0)
      guard from < end else { return }
      for index in from..<min(end, underlined.count) { underlined[index] = true }
    }

    mutating func place(caret byte: Int) { caretColumn = column(byte) ?? 0 }

    var marks: String {
      var result = ""
      let end = max(caretColumn, underlined.lastIndex(of: true) ?? 0)
      for index in 0...end { result += index == caretColumn ? "^" : underlined[index] ? "~" : " " }
      return result
    }
  }

  /// Control characters drawn as pictures, so that quoted text cannot steer the terminal.
  static func printable(_ text: some StringProtocol) -> String {
    let scalars = Array(text.unicodeScalars)
    let mayShow = { (index: Int) in
      TerminalText.mayShow(scalars[index], after: scalars[..<index], before: scalars[(index + 1)...].first)
    }
    if scalars.indices.allSatisfy({ 0x20..<0x7F ~= scalars[$0].value || mayShow($0) }) { return String(text) }
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if mayShow(index) {
        result.append(scalar)
      } else {
        result.append(Unicode.Scalar(scalar.value < 0x20 ? 0x2400 + scalar.value : 0x2421) ?? "?")
      }
    }
    return String(result)
  }

  // MARK: Colour

  private enum Paint: String {
    case place = "1"
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case message = ""
    case caret = "32"

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  private func paint(_ text: String, _ paint: Paint) -> String {
    guard usesColor, !text.isEmpty, !paint.rawValue.isEmpty else { return text }
    return "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
  }
}

extension String {
  /// Text without leading and trailing white space.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
