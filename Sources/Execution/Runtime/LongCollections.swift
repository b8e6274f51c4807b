/// Equality and hashing of long collections and texts, which end early while the program is stopping: what becomes of the answer is
/// lost with the rest.
extension Value {
  private static let piece = 4096

  static func areEqual(_ a: [Value], _ b: [Value]) -> Bool {
    if a.count <= piece || a.count != b.count { return a == b }
    var start = 0
    while start < a.count {
      let end = min(start + piece, a.count)
      if EvaluationThread.isStopping || a[start..<end] != b[start..<end] { return false }
      start = end
    }
    return true
  }

  static func areEqual(_ a: Set<Value>, _ b: Set<Value>) -> Bool {
    if a.count <= piece || a.count != b.count || haveSameStorage(a, b) { return a == b }
    var poll = Poll()
    return a.allSatisfy { !poll.isStopping() && b.contains($0) }
  }

  static func areEqual(_ a: ValueTable, _ b: ValueTable) -> Bool {
    if a.count <= piece || a.count != b.count || a.hasSameStorage(as: b) { return a == b }
    var poll = Poll()
    return a.allSatisfy { entry in !poll.isStopping() && b[entry.key].map { $0 == entry.value } ?? false }
  }

  /// A set is equal to itself, whatever its elements are.
  private static func haveSameStorage(_ a: Set<Value>, _ b: Set<Value>) -> Bool {
    withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { a.elementsEqual($0) } }
  }

  /// Length up to which the whole of a text is hashed. The beginning of a longer one says enough of it; its length in characters, not
  /// in bytes, is the same for equal texts.
  static let longestHashedText = 1 << 14

  func hash(_ text: String, into hasher: inout Hasher) {
    if text.utf8.count <= Self.longestHashedText {
      hasher.combine(text)
    } else {
      hasher.combine(text.prefix(Self.longestHashedText))
    }
  }

  func hash(_ elements: [Value], into hasher: inout Hasher) {
    hasher.combine(elements.count)
    var poll = Poll()
    for element in elements where !poll.isStopping() { element.hash(into: &hasher) }
  }

  func hash(_ elements: Set<Value>, into hasher: inout Hasher) {
    var poll = Poll()
    var combined = 0
    for element in elements where !poll.isStopping() {
      var own = hasher
      element.hash(into: &own)
      combined ^= own.finalize()
    }
    hasher.combine(combined)
  }

  func hash(_ entries: ValueTable, into hasher: inout Hasher) {
    var poll = Poll()
    var combined = 0
    for (key, value) in entries where !poll.isStopping() {
      var own = hasher
      key.hash(into: &own)
      value.hash(into: &own)
      combined ^= own.finalize()
    }
    hasher.combine(combined)
  }

  /// Asks once for thousands of elements whether the program is stopping, and then knows it.
  private struct Poll {
    private var left = piece
    private var hasStopped = false

    mutating func isStopping() -> Bool {
      left -= 1
      if left == 0 {
        left = piece
        hasStopped = hasStopped || EvaluationThread.isStopping
      }
      return hasStopped
    }
  }
}
