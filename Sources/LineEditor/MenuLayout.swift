import TextWidth

/// The rows that a menu takes on a screen of some size.
struct MenuLayout {
  /// The number of entries in a row: several where all are mere names.
  let entriesPerRow: Int
  /// The number of rows of entries on a page.
  let rowsPerPage: Int

  private let menu: CompletionMenu
  private let columns: Int
  private let widest: Int
  private let hasPages: Bool

  /// - Parameter height: Number of rows for the text and the menu, a third of which is reserved for the text.
  init(_ menu: CompletionMenu, columns: Int, height: Int) {
    self.menu = menu
    self.columns = columns
    let entries = menu.entries
    widest = entries.map(\.display.displayWidth).max() ?? 0
    let isTable = entries.contains { $0.display != $0.insert || !$0.summary.isEmpty }
    entriesPerRow = isTable ? 1 : max((columns - 2) / (widest + 2), 1)
    let needed = (entries.count + entriesPerRow - 1) / entriesPerRow
    let room = max(max(height * 2 / 3, min(height - 1, 4)) - (menu.heading == nil ? 0 : 1), 1)
    hasPages = needed > room
    rowsPerPage = hasPages ? max(room - 1, 1) : max(needed, 1)
  }

  var entriesPerPage: Int { rowsPerPage * entriesPerRow }

  /// The entries of the page that the chosen one is on.
  private var page: Range<Int> {
    let first = (menu.choice ?? 0) / entriesPerPage * entriesPerPage
    return first..<min(first + entriesPerPage, menu.entries.count)
  }

  /// The number of entries in a column of the page.
  var entriesPerColumn: Int { (page.count + entriesPerRow - 1) / entriesPerRow }

  /// The rows of the page. The chosen entry has a mark before it, so that it is seen without colours too.
  func rows(faint: TextStyle) -> [[ScreenCell]] {
    var rows: [[ScreenCell]] = []
    if let heading = menu.heading { rows.append(ScreenCell.cells(of: "  " + TerminalText.escaped(heading), faint)) }
    let page = page
    for row in 0..<entriesPerColumn {
      rows.append(
        stride(from: page.lowerBound + row, to: page.upperBound, by: entriesPerColumn).flatMap { cells($0, faint) })
    }
    if hasPages {
      let more = page.upperBound < menu.entries.count ? " · PgDn for more" : ""
      let place = "  \(page.lowerBound + 1)–\(page.upperBound) of \(menu.entries.count)\(more)"
      rows.append(ScreenCell.cells(of: place, faint))
    }
    // A cell in the last column would make some terminals wrap.
    return rows.map { ScreenCell.clipped($0, to: columns - 1) }
  }

  private func cells(_ index: Int, _ faint: TextStyle) -> [ScreenCell] {
    let entry = menu.entries[index]
    let isChosen = index == menu.choice
    var style = TextStyle.plain
    style.isReversed = isChosen
    // One long name does not push the summaries off the screen, but the chosen one is shown whole.
    let width = entriesPerRow > 1 ? widest : min(widest, max(columns * 9 / 20, 12))
    var display = ScreenCell.cells(of: TerminalText.escaped(entry.display), style)
    let mark = ScreenCell.cells(of: isChosen ? "› " : "  ", .plain)
    if entriesPerRow == 1, entry.summary.isEmpty { return mark + display }
    if !isChosen { display = ScreenCell.clipped(display, to: width) }
    let gap = max(width - display.reduce(0) { $0 + $1.width }, 0) + (entriesPerRow == 1 ? 2 : 0)
    let summary = entriesPerRow == 1 ? TerminalText.escaped(entry.summary) : ""
    return mark + display + ScreenCell.cells(of: String(repeating: " ", count: gap), .plain)
      + ScreenCell.cells(of: summary, faint)
  }
}
