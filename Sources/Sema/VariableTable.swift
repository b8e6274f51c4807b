/// Numbers by type variable. The variables of a system are created consecutively, so the numbers are stored in an array; a dictionary would
/// hash them for each constraint of each step.
struct VariableTable {
  private struct Entry {
    var round: Int
    var number: Int
  }

  /// The variable of the list's first place.
  private var first = 0
  private var entries: [Entry] = []
  private var round = 1

  init() {}

  /// Numbers variables by their places in a list.
  init(_ ids: [Int]) {
    for (place, id) in ids.enumerated() { self[id] = place }
  }

  /// Forgets all numbers, in constant time.
  mutating func removeAll() { round += 1 }

  subscript(id: Int) -> Int? {
    get {
      let place = id - first
      guard place >= 0, place < entries.count, entries[place].round == round else { return nil }
      return entries[place].number
    }
    set {
      makeRoom(for: id)
      entries[id - first] = newValue.map { Entry(round: round, number: $0) } ?? Entry(round: 0, number: 0)
    }
  }

  private mutating func makeRoom(for id: Int) {
    if entries.isEmpty { first = id }
    let none = Entry(round: 0, number: 0)
    if id < first {
      entries.insert(contentsOf: repeatElement(none, count: first - id), at: 0)
      first = id
    }
    while entries.count <= id - first { entries.append(none) }
  }
}
