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
    // Nobody mistypes a name this long, and distances are quadratic.
    guard !name.isEmpty, name.utf8.count <= 100 else { return [] }
    // Of four letters one may be wrong: a word with two differences is another one.
    let count = name.count
    let most = count < 5 ? 1 : (count + 2) / 3
    let typed = Array(name.lowercased())
    let typedBytes = foldedBytes(name)
    var found: [(name: String, distance: Int, isPrefixed: Bool)] = []
    var seen: Set<String> = []
    for candidate in candidates {
      // A character has at least one byte.
      guard candidate.utf8.count >= count - most, candidate != name else { continue }
      var distance: Int
      let isPrefixed: Bool
      if let typedBytes, let other = foldedBytes(candidate) {
        guard other.count <= count + most else { continue }
        distance = self.distance(typedBytes, other)
        isPrefixed = typedBytes.first == other.first
      } else {
        guard abs(candidate.count - count) <= most else { continue }
        let other = Array(candidate.lowercased())
        distance = self.distance(typed, other)
        isPrefixed = typed.first == other.first
      }
      // Replacing every letter of a short name is no likeness.
      guard distance <= most, distance < count, seen.insert(candidate).inserted else { continue }
      if distance == 0 {
        // A name that differs in case alone is nearly right.
        distance = 1
      } else if let first = name.first, let begin = candidate.first, first.isLetter, begin.isLetter,
        first.isUppercase != begin.isUppercase
      {
        // Types begin in upper case, values do not; a typing error does not exchange them.
        continue
      }
      found.append((candidate, distance, isPrefixed))
    }
    found.sort { ($0.distance, $0.isPrefixed ? 0 : 1, $0.name) < ($1.distance, $1.isPrefixed ? 0 : 1, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one name into the other.
  package static func distance(_ first: String, _ second: String) -> Int { distance(Array(first), Array(second)) }

  /// The bytes of a name in lower case; nil where it has other letters than those of ASCII, whose bytes are no characters.
  private static func foldedBytes(_ name: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      if byte >= 0x80 { return nil }
      bytes.append(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte)
    }
    return bytes
  }

  private static func distance<Unit: Equatable>(_ first: [Unit], _ second: [Unit]) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in 1...first.count {
      var current = [row] + [Int](repeating: 0, count: second.count)
      for column in 1...second.count {
        let cost = first[row - 1] == second[column - 1] ? 0 : 1
        var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          best = min(best, beforeLast[column - 2] + 1)
        }
        current[column] = best
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
