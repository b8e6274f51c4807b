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
    /// The column at which the row begins.
    var start = 0
  }

  /// The room that a line has: the width of the terminal, and the columns at which this line and those below it begin.
  struct Room: Equatable {
    var columns: Int
    var start = 0
    var indent: Int
  }

  /// The rows of each line, with ranges that are relative to it, for the room that it has.
  typealias Lines = LineCache<Room, [Row]>

  private(set) var rows: [Row] = []
  let columns: Int
  private let text: [UInt8]

  /// - Parameters:
  ///   - columns: The width of the terminal. A line that fills its rows takes another one, where the cursor can stand behind it.
  ///   - indent: The column at which each line but the first begins.
  init(_ text: [UInt8], columns: Int, indent: Int = 0) {
    var lines = Lines()
    self.init(text, columns: columns, indent: indent, lines: &lines)
  }

  /// - Parameter lines: The lines as they were laid out before; only those that have changed are laid out again.
  init(_ text: [UInt8], columns: Int, indent: Int = 0, lines: inout Lines) {
    self.text = text
    self.columns = max(columns, 1)
    lines.update(text, from: Room(columns: self.columns, indent: min(indent, self.columns - 1))) { range, room in
      let end = range.last.map { text[$0] == UInt8(ascii: "\n") ? $0 : range.upperBound } ?? range.upperBound
      defer { room.start = room.indent }
      return Self.rows(of: text[range.lowerBound..<end], room)
    }
    var start = 0
    for (index, line) in lines.lines.enumerated() {
      for row in line.value {
        let bytes = start + row.bytes.lowerBound..<start + row.bytes.upperBound
        rows.append(Row(bytes: bytes, line: index, isContinued: row.isContinued, start: row.start))
      }
      start += line.length
    }
  }

  /// The rows of a line without its newline, with ranges that are relative to it.
  private static func rows(of line: ArraySlice<UInt8>, _ room: Room) -> [Row] {
    let columns = room.columns
    var rows: [Row] = []
    var start = line.startIndex
    var column = room.start
    func add(_ end: Int, isContinued: Bool) {
      let bytes = start - line.startIndex..<end - line.startIndex
      rows.append(Row(bytes: bytes, line: 0, isContinued: isContinued, start: rows.isEmpty ? room.start : 0))
      start = end
    }
    if line.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      while line.endIndex - start >= columns - column {
        add(start + columns - column, isContinued: true)
        column = 0
      }
    } else {
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
    var column = rows[low].start
    Glyph.forEach(in: text[rows[low].bytes]) { place, glyph in
      if place.upperBound <= offset { column += glyph(column).width }
    }
    return (low, min(column, columns - 1))
  }

  /// The cells of a row, and the offset at which each begins.
  func cells(ofRow index: Int) -> [(cell: ScreenCell, offset: Int)] {
    var cells: [(ScreenCell, Int)] = []
    var column = rows[index].start
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
