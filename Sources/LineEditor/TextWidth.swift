import CReadline

/// Columns on a terminal: Chinese, Korean and emoji take two, combining marks none.
extension Unicode.Scalar {
  var columnWidth: Int {
    if value < 0x20 || value == 0x7f { return 0 }
    if value < 0x7f { return 1 }
    return max(Int(crl_width(value)), 0)
  }
}

extension StringProtocol {
  var columnWidth: Int { unicodeScalars.reduce(0) { $0 + $1.columnWidth } }

  func clipped(to columns: Int) -> String {
    if columnWidth <= columns { return String(self) }
    var width = 0
    var clipped = ""
    for character in self {
      let next = width + String(character).columnWidth
      if next > columns - 1 { break }
      width = next
      clipped.append(character)
    }
    return clipped + "…"
  }

  func padded(to columns: Int) -> String { self + String(repeating: " ", count: Swift.max(columns - columnWidth, 0)) }

  var trimmedAtEnd: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return String(self[..<end])
  }

  /// How many rows below the first one the cursor stands after this text was shown, starting at a column.
  func rowsBelow(startingAt column: Int, screenColumns: Int) -> Int {
    var row = 0
    var column = column
    for scalar in unicodeScalars {
      if scalar == "\n" {
        row += 1
        column = 0
        continue
      }
      // Readline shows a control character as two: ^A.
      let width = scalar == "\t" ? 8 - column % 8 : scalar.value < 0x20 || scalar.value == 0x7f ? 2 : scalar.columnWidth
      if column + width > screenColumns {
        row += 1
        column = 0
      }
      column += width
    }
    return column >= screenColumns ? row + 1 : row
  }
}
