import TextWidth

/// The rows that a text takes on a terminal of some width.
struct TextLayout: Equatable {
  struct Row: Equatable {
    /// The part of the text that the row shows, in UTF-8, without a newline.
    var bytes: Range<Int>
    /// The index of its line in the text.
    var line: Int
    /// True if the line goes on in the next row.
    var isContinued: Bool
  }

  /// The rows of each line, with ranges that are relative to it, for a width.
  typealias Lines = LineCache<Int, [Row]>

  private(set) var rows: [Row] = []
  let columns: Int
  private let text: [UInt8]

  /// - Parameter columns: The width of the terminal. A line that fills its rows takes another one, where the cursor can stand
  ///   behind it.
  init(_ text: [UInt8], columns: Int) {
    var lines = Lines()
    self.init(text, columns: columns, lines: &lines)
  }

  /// - Parameter lines: The lines as they were laid out before; only those that have changed are laid out again.
  init(_ text: [UInt8], columns: Int, lines: inout Lines) {
    self.text = text
    self.columns = max(columns, 1)
    let width = self.columns
    lines.update(text, from: width) { range, _ in
      let end = range.last.map { text[$0] == UInt8(ascii: "\n") ? $0 : range.upperBound } ?? range.upperBound
      return Self.rows(of: text[range.lowerBound..<end], columns: width)
    }
    var start = 0
    for (index, line) in lines.lines.enumerated() {
      for row in line.value {
        let bytes = start + row.bytes.lowerBound..<start + row.bytes.upperBound
        rows.append(Row(bytes: bytes, line: index, isContinued: row.isContinued))
      }
      start += line.length
    }
  }

  /// The rows of a line without its newline, with ranges that are relative to it.
  private static func rows(of line: ArraySlice<UInt8>, columns: Int) -> [Row] {
    var rows: [Row] = []
    var start = line.startIndex
    func add(_ end: Int, isContinued: Bool) {
      rows.append(Row(bytes: start - line.startIndex..<end - line.startIndex, line: 0, isContinued: isContinued))
      start = end
    }
    if line.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      while line.endIndex - start >= columns { add(start + columns, isContinued: true) }
    } else {
      var column = 0
      Glyph.forEach(in: line) { place, glyph in
        var width = min(glyph(column).width, columns)
        if column + width > columns {
          add(place.lowerBound, isContinued: true)
          column = 0
          width = min(glyph(0).width, columns)
        }
        column += width
        if column == columns {
          add(place.upperBound, isContinued: true)
          column = 0
        }
      }
    }
    add(line.endIndex, isContinued: false)
    return rows
  }

  /// The row and the column of an offset into the text. Within a character it is that of the character.
  func position(of offset: Int) -> (row: Int, column: Int) {
    var low = 0
    var high = rows.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if rows[middle].bytes.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    var column = 0
    Glyph.forEach(in: text[rows[low].bytes]) { place, glyph in
      if place.upperBound <= offset { column += glyph(column).width }
    }
    return (low, min(column, columns - 1))
  }

  /// The cells of a row, and the offset at which each begins.
  func cells(ofRow index: Int) -> [(cell: ScreenCell, offset: Int)] {
    var cells: [(ScreenCell, Int)] = []
    var column = 0
    Glyph.forEach(in: text[rows[index].bytes]) { place, glyph in
      let shown = glyph(column)
      let cell =
        shown.width > columns
        ? ScreenCell(text: String(repeating: "?", count: columns), width: columns)
        : ScreenCell(text: shown.text, width: shown.width, isAmbiguous: shown.isAmbiguous)
      column += cell.width
      cells.append((cell, place.lowerBound))
    }
    return cells
  }
}
