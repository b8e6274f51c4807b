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
    let typed = Array(name)
    let folded = Array(name.lowercased())
    // Of four letters one may be wrong: a word with two differences is another one.
    let most = typed.count < 5 ? 1 : (typed.count + 2) / 3
    var found: [(name: String, distance: Int, isPrefixed: Bool)] = []
    var seen: Set<String> = []
    for candidate in candidates where candidate != name && seen.insert(candidate).inserted {
      guard abs(candidate.count - typed.count) <= most else { continue }
      let other = Array(candidate.lowercased())
      var distance = self.distance(folded, other)
      // Replacing every letter of a short name is no likeness.
      guard distance <= most, distance < typed.count else { continue }
      if distance == 0 {
        // A name that differs in case alone is nearly right.
        distance = 1
      } else if let first = typed.first, let begin = candidate.first, first.isLetter, begin.isLetter,
        first.isUppercase != begin.isUppercase
      {
        // Types begin in upper case, values do not; a typing error does not exchange them.
        continue
      }
      found.append((candidate, distance, other.first == folded.first))
    }
    found.sort { ($0.distance, $0.isPrefixed ? 0 : 1, $0.name) < ($1.distance, $1.isPrefixed ? 0 : 1, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one name into the other.
  package static func distance(_ first: String, _ second: String) -> Int { distance(Array(first), Array(second)) }

  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
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
