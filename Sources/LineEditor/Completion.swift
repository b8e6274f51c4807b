/// What could stand where the cursor is.
package struct Completion: Equatable, Sendable {
  /// Where the word being completed begins, as an offset into the text's UTF-8.
  package var start: Int
  package var candidates: [Candidate]

  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }

  package struct Candidate: Equatable, Sendable {
    /// The text that replaces the word.
    package var insert: String
    /// What the list shows, a signature for instance.
    package var display: String

    package init(_ insert: String, display: String? = nil) {
      self.insert = insert
      self.display = display ?? insert
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

  /// The rows of the list for a screen of this size, with what did not fit counted in the last one.
  func rows(screenRows: Int, columns: Int) -> [String] {
    var seen = Set<String>()
    let shown = candidates.map(\.display).filter { seen.insert($0).inserted }
    let most = max(screenRows - 4, 4)
    let hasSignatures = candidates.contains { $0.display != $0.insert }
    if hasSignatures { return Self.capped(shown.map { "  " + $0.clipped(to: columns - 3) }, at: most) }

    let widest = (shown.map(\.columnWidth).max() ?? 0) + 2
    let perRow = max((columns - 2) / widest, 1)
    let kept = shown.count <= most * perRow ? shown : Array(shown.prefix((most - 1) * perRow))
    let rowCount = (kept.count + perRow - 1) / perRow
    let rows = (0..<rowCount).map { row in
      let names = stride(from: row, to: kept.count, by: rowCount).map { kept[$0].padded(to: widest) }
      return "  " + names.joined().trimmedAtEnd.clipped(to: columns - 3)
    }
    return kept.count == shown.count ? rows : rows + ["  … and \(shown.count - kept.count) more"]
  }

  private static func capped(_ rows: [String], at most: Int) -> [String] {
    if rows.count <= most { return rows }
    return rows.prefix(most - 1) + ["  … and \(rows.count - most + 1) more"]
  }
}
