import TextWidth

/// The completions at the cursor.
package struct Completion: Equatable, Sendable {
  /// Where the word being completed begins, as an offset into the text's UTF-8.
  package var start: Int
  package var candidates: [Candidate]
  /// A line above the list: the signature of the call whose argument is being written.
  package var heading: String?

  package init(start: Int, candidates: [Candidate], heading: String? = nil) {
    self.start = start
    self.candidates = candidates
    self.heading = heading
  }

  package struct Candidate: Equatable, Sendable {
    /// The text that replaces the word.
    package var insert: String
    /// Text of the entry in the list, for instance a signature.
    package var display: String
    /// One-line description, shown in a separate column; may be empty.
    package var summary: String

    package init(_ insert: String, display: String? = nil, summary: String = "") {
      self.insert = insert
      self.display = display ?? insert
      self.summary = summary
    }
  }

  /// The bytes that all candidates begin with, cut between characters.
  var commonPrefix: String {
    guard let first = candidates.first?.insert else { return "" }
    var prefix = Substring(first)
    for candidate in candidates.dropFirst() {
      while !candidate.insert.hasPrefix(prefix) { prefix.removeLast() }
    }
    return String(prefix)
  }

  /// The rows of one page of the list for a screen of this size; the last one says how many entries other pages hold.
  ///
  /// - Parameter page: Counted from 0; past the last one the first follows again.
  func rows(screenRows: Int, columns: Int, page: Int = 0) -> [String] {
    var seen = Set<String>()
    let shown = candidates.filter { seen.insert($0.display).inserted }
    let head = heading.map { ["  " + $0.clipped(to: columns - 3)] } ?? []
    let most = max(screenRows - 4 - head.count, 4)
    let isTable = candidates.contains { $0.display != $0.insert || !$0.summary.isEmpty }
    let widest = (shown.map(\.display.displayWidth).max() ?? 0) + 2
    let perRow = isTable ? 1 : max((columns - 2) / widest, 1)
    if shown.count <= most * perRow { return head + Self.rows(shown, perRow: perRow, columns: columns) }
    let perPage = (most - 1) * perRow
    let pages = (shown.count + perPage - 1) / perPage
    let first = page % pages * perPage
    let kept = Array(shown[first..<min(first + perPage, shown.count)])
    return head + Self.rows(kept, perRow: perRow, columns: columns) + ["  … and \(shown.count - kept.count) more: Tab"]
  }

  private static func rows(_ shown: [Candidate], perRow: Int, columns: Int) -> [String] {
    let widest = shown.map(\.display.displayWidth).max() ?? 0
    if perRow == 1 {
      // Where summaries follow, one long name does not push them off the screen.
      let column = min(widest, max(columns * 2 / 5, 12))
      return shown.map { entry in
        let row = entry.summary.isEmpty ? entry.display : entry.display.padded(to: column) + "  " + entry.summary
        return "  " + row.clipped(to: columns - 3)
      }
    }
    let rowCount = (shown.count + perRow - 1) / perRow
    return (0..<rowCount).map { row in
      let names = stride(from: row, to: shown.count, by: rowCount).map { shown[$0].display.padded(to: widest + 2) }
      return "  " + names.joined().trimmedAtEnd.clipped(to: columns - 3)
    }
  }
}
