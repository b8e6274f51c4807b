/// Finds the names that a mistyped one was meant to be.
package enum DidYouMean {
  /// Returns the nearest candidate, or nil where none is near enough: a third of the name may differ, in short ones a
  /// letter.
  package static func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
    suggestions(for: name, among: candidates, limit: 1).first
  }

  /// Returns the nearest candidates, best first; of equally near ones the one that begins alike, then by alphabet.
  package static func suggestions(
    for name: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    guard var search = NameSearch(name) else { return [] }
    for candidate in candidates { search.consider(ComparedName(candidate)) }
    return search.nearest(limit)
  }

  /// True if a name is so near that it was meant in all likelihood, and a change to it is worth a proposal: of `Subject` and
  /// `NSObject`, `unsubscribe` and `subscribe`, `Settings` and `String` the one is not a mistyped form of the other.
  package static func isMistyped(_ name: String, as other: String) -> Bool {
    let distance = distance(name.lowercased(), other.lowercased())
    if distance < 2 { return true }
    return name.lowercased().first == other.lowercased().first && 2 * distance < min(name.count, other.count)
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one name into the other.
  package static func distance(_ first: String, _ second: String) -> Int {
    var table = DistanceTable()
    return table.distance(Array(first), Array(second), limit: .max)
  }
}

/// Names that are searched many times, prepared for that.
package struct NameIndex: Sendable {
  /// The names by their count of bytes.
  private var names: [[ComparedName]] = []

  package init(_ names: some Sequence<String>) {
    for name in names {
      let count = name.utf8.count
      while self.names.count <= count { self.names.append([]) }
      self.names[count].append(ComparedName(name))
    }
  }

  /// The nearest name, or nil where none is near enough.
  package func suggestion(for name: String) -> String? {
    guard var search = NameSearch(name) else { return nil }
    for names in names.dropFirst(search.leastBytes) {
      for candidate in names { search.consider(candidate) }
    }
    return search.nearest(1).first
  }
}

/// A name as it is compared with others: without regard to upper and lower case.
private struct ComparedName: Sendable {
  let name: String
  /// The bytes in lower case; nil where it has other letters than those of ASCII, whose bytes are no characters.
  let bytes: [UInt8]?
  /// A bit for each byte that occurs; several bytes share one.
  let letters: UInt64

  init(_ name: String) {
    self.name = name
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    var letters: UInt64 = 0
    for byte in name.utf8 {
      if byte >= 0x80 {
        self.bytes = nil
        self.letters = 0
        return
      }
      let folded = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
      bytes.append(folded)
      letters |= 1 << UInt64(folded & 63)
    }
    self.bytes = bytes
    self.letters = letters
  }

  /// A number of differences that two names have at least: each replaces, adds or removes a letter.
  func leastDistance(to other: ComparedName) -> Int {
    max((letters & ~other.letters).nonzeroBitCount, (other.letters & ~letters).nonzeroBitCount)
  }
}

/// The search for the names that are near to a mistyped one.
private struct NameSearch {
  private let typed: ComparedName
  private let count: Int
  /// Number of differences that a near name may have.
  private let most: Int
  private var table = DistanceTable()
  private var found: [(name: String, distance: Int, isPrefixed: Bool)] = []
  private var seen: Set<String> = []

  /// Creates a search; nil for an empty name, or one so long that the quadratic edit distance would be slow.
  init?(_ name: String) {
    guard !name.isEmpty, name.utf8.count <= 100 else { return nil }
    typed = ComparedName(name)
    count = name.count
    // Of four letters one may be wrong: a word with two differences is another one.
    most = count < 5 ? 1 : (count + 2) / 3
  }

  /// Number of bytes that a near name has at least: a character has one or more.
  var leastBytes: Int { max(0, count - most) }

  /// Keeps a candidate that is near enough.
  mutating func consider(_ candidate: ComparedName) {
    guard candidate.name.utf8.count >= leastBytes else { return }
    var distance: Int
    let isPrefixed: Bool
    if let bytes = typed.bytes, let other = candidate.bytes {
      guard other.count <= count + most, typed.leastDistance(to: candidate) <= most, candidate.name != typed.name else {
        return
      }
      distance = table.distance(bytes, other, limit: most)
      isPrefixed = bytes.first == other.first
    } else {
      guard candidate.name != typed.name, abs(candidate.name.count - count) <= most else { return }
      let own = Array(typed.name.lowercased())
      let other = Array(candidate.name.lowercased())
      distance = table.distance(own, other, limit: most)
      isPrefixed = own.first == other.first
    }
    // Replacing every letter of a short name is no likeness.
    guard distance <= most, distance < count, seen.insert(candidate.name).inserted else { return }
    if distance == 0 {
      // A name that differs in case alone is nearly right.
      distance = 1
    } else if let first = typed.name.first, let begin = candidate.name.first, first.isLetter, begin.isLetter,
      first.isUppercase != begin.isUppercase
    {
      // Types begin in upper case, values do not; a typing error does not exchange them.
      return
    }
    found.append((candidate.name, distance, isPrefixed))
  }

  /// The nearest names, best first.
  func nearest(_ limit: Int) -> [String] {
    let best = found.sorted {
      ($0.distance, $0.isPrefixed ? 0 : 1, $0.name) < ($1.distance, $1.isPrefixed ? 0 : 1, $1.name)
    }
    return best.prefix(limit).map(\.name)
  }
}

/// The rows in which the distance of two names is computed, kept for the next two.
private struct DistanceTable {
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var current: [Int] = []

  /// The distance; a greater number than the limit where it exceeds that.
  mutating func distance<Unit: Equatable>(_ first: [Unit], _ second: [Unit], limit: Int) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    let width = second.count + 1
    if last.count < width {
      beforeLast = Array(repeating: 0, count: width)
      last = beforeLast
      current = beforeLast
    }
    for column in 0..<width { last[column] = column }
    var leastOfLast = 0
    for row in 1...first.count {
      current[0] = row
      var least = row
      for column in 1..<width {
        let cost = first[row - 1] == second[column - 1] ? 0 : 1
        var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          best = min(best, beforeLast[column - 2] + 1)
        }
        current[column] = best
        least = min(least, best)
      }
      // The next row is at least the lesser of this one and, where neighbours are swapped, one more than the row before.
      if least > limit, leastOfLast >= limit { return least }
      leastOfLast = least
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[width - 1]
  }
}
