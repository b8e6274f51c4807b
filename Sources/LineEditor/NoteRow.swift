import TextWidth

/// The cells of a note, as many as fit into a row. The part that is emphasized is always among them.
struct NoteRow {
  let cells: [ScreenCell]

  init(_ note: LineEditor.Note, faint: TextStyle, columns: Int) {
    var emphasized: Range<Int>?
    var cells: [ScreenCell] = []
    var offset = 0
    for cell in ScreenCell.cells(of: TerminalText.escaped(note.text), faint) {
      var cell = cell
      if let emphasis = note.emphasis, emphasis.contains(offset) {
        cell.style = TextStyle(isBold: true)
        emphasized = (emphasized?.lowerBound ?? cells.count)..<cells.count + 1
      }
      offset += cell.text.utf8.count
      cells.append(cell)
    }
    if let emphasized, Self.width(cells[..<emphasized.upperBound]) > columns - 2 {
      let mark = ScreenCell(text: "…", width: 1, style: faint)
      cells = [mark] + cells[emphasized.lowerBound...]
    }
    self.cells = ScreenCell.clipped(cells, to: columns)
  }

  private static func width(_ cells: ArraySlice<ScreenCell>) -> Int { cells.reduce(0) { $0 + $1.width } }
}
