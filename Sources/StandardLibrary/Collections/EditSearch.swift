/// The search for a shortest edit script between two lists: Myers' algorithm in linear space, which looks for the middle of a shortest
/// path through the edit graph from both of its ends and then within both halves.
///
/// It compares the same elements in the same order as the standard library does, so that comparisons with effects, and those that are
/// no equivalence, lead to what a compiled program prints. Unlike there a comparison may throw, which ends the search. The time grows
/// with the product of the lists' length and the number of changes, the memory with the number of changes.
struct EditSearch {
  /// A place in both lists.
  fileprivate typealias Place = (old: Int, new: Int)

  /// Places in both lists.
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
    var isEmpty: Bool { old.isEmpty || new.isEmpty }
  }

  private enum Direction { case forward, backward }

  /// Places of the elements to remove from the old list, ascending.
  private(set) var removals: [Int] = []
  /// Places of the elements to insert in the new list, ascending.
  private(set) var insertions: [Int] = []
  private var forward = Frontier(prefersInsertion: true)
  private var backward = Frontier(prefersInsertion: false)
  private let areEqual: (_ old: Int, _ new: Int) throws -> Bool
  private let poll: () throws -> Void

  /// - Parameters:
  ///   - poll: Called for every step; throws to end the search.
  ///   - areEqual: Compares the elements at a place of the old and at one of the new list.
  /// - Throws: Whatever `poll` or `areEqual` throws.
  static func changes(
    oldCount: Int, newCount: Int, poll: () throws -> Void, areEqual: (_ old: Int, _ new: Int) throws -> Bool
  ) throws -> (removals: [Int], insertions: [Int]) {
    try withoutActuallyEscaping(poll) { poll in
      try withoutActuallyEscaping(areEqual) { areEqual in
        var search = EditSearch(poll: poll, areEqual: areEqual)
        try search.run(Box(old: 0..<oldCount, new: 0..<newCount))
        return (search.removals.sorted(), search.insertions.sorted())
      }
    }
  }

  private init(poll: @escaping () throws -> Void, areEqual: @escaping (Int, Int) throws -> Bool) {
    self.poll = poll
    self.areEqual = areEqual
  }

  private mutating func run(_ whole: Box) throws {
    var waiting = [try trimmed(whole)]
    while let box = waiting.popLast() {
      if box.isEmpty {
        note(box)
        continue
      }
      let (before, change, after) = try middle(of: box)
      note(change)
      let first = try trimmed(before)
      waiting.append(try trimmed(after))
      waiting.append(first)
    }
  }

  private mutating func note(_ change: Box) {
    removals += change.old
    insertions += change.new
  }

  /// Returns a box without what is the same at its beginning and at its end.
  private func trimmed(_ box: Box) throws -> Box {
    let start = try run(.forward, in: box, from: (0, 0))
    let rest = Box(old: box.old.dropFirst(start.old), new: box.new.dropFirst(start.new))
    let end = try run(.backward, in: rest, from: (0, 0))
    return Box(old: rest.old.dropLast(end.old), new: rest.new.dropLast(end.new))
  }

  /// Returns how far what is the same goes from a place, counted from the end of the box where the direction begins.
  private func run(_ direction: Direction, in box: Box, from start: Place) throws -> Place {
    var (old, new) = start
    while old < box.old.count, new < box.new.count {
      try poll()
      let isSame =
        switch direction {
        case .forward: try areEqual(box.old.lowerBound + old, box.new.lowerBound + new)
        case .backward: try areEqual(box.old.upperBound - 1 - old, box.new.upperBound - 1 - new)
        }
      guard isSame else { break }
      old += 1
      new += 1
    }
    return (old, new)
  }

  /// Returns a change in the middle of a shortest path through a box, with the boxes before and after it.
  private mutating func middle(of box: Box) throws -> (before: Box, change: Box, after: Box) {
    let (length, width) = (box.old.count, box.new.count)
    let skew = length - width
    forward.removeAll()
    backward.removeAll()
    var changes = 0
    while true {
      // Of a box's diagonals those that so many changes lead to.
      let lowest = changes <= width ? -changes : -width + (changes - width) % 2
      let highest = changes <= length ? changes : length - (changes - length) % 2
      for diagonal in stride(from: highest, through: lowest, by: -2) {
        try poll()
        let step = forward.step(to: diagonal, changes: changes)
        let end = try run(.forward, in: box, from: step.end)
        forward[diagonal] = end.old
        let opposite = skew - diagonal
        if skew % 2 != 0, abs(opposite) < changes, end.old + backward[opposite] >= length {
          return (
            Box(old: box.old.prefix(step.start.old), new: box.new.prefix(step.start.new)),
            part(of: box, from: step.start, to: step.end),
            Box(old: box.old.dropFirst(end.old), new: box.new.dropFirst(end.new))
          )
        }
      }
      for diagonal in stride(from: lowest, through: highest, by: 2) {
        try poll()
        let step = backward.step(to: diagonal, changes: changes)
        let end = try run(.backward, in: box, from: step.end)
        backward[diagonal] = end.old
        let opposite = skew - diagonal
        if skew % 2 == 0, abs(opposite) <= changes, end.old + forward[opposite] >= length {
          return (
            Box(old: box.old.dropLast(end.old), new: box.new.dropLast(end.new)),
            part(
              of: box, from: (length - step.end.old, width - step.end.new),
              to: (length - step.start.old, width - step.start.new)),
            Box(old: box.old.suffix(step.start.old), new: box.new.suffix(step.start.new))
          )
        }
      }
      changes += 1
    }
  }

  private func part(of box: Box, from start: Place, to end: Place) -> Box {
    let (old, new) = (box.old.lowerBound, box.new.lowerBound)
    return Box(old: old + start.old..<old + end.old, new: new + start.new..<new + end.new)
  }
}

/// The furthest reaching paths from one end of a box, by their diagonals: the difference between the places in the old list and in the
/// new, counted from that end.
private struct Frontier {
  /// True if of two steps that lead equally far the insertion is taken.
  let prefersInsertion: Bool
  private var places: [Int] = []

  init(prefersInsertion: Bool) { self.prefersInsertion = prefersInsertion }

  mutating func removeAll() { places.removeAll(keepingCapacity: true) }

  /// The place in the old list; less than -1 where no path has come.
  subscript(diagonal: Int) -> Int {
    get {
      let index = Self.index(diagonal)
      return index < places.count ? places[index] : -2
    }
    set {
      let index = Self.index(diagonal)
      while places.count <= index { places.append(-2) }
      places[index] = newValue
    }
  }

  private static func index(_ diagonal: Int) -> Int { diagonal > 0 ? 2 * diagonal - 1 : -2 * diagonal }

  /// Returns the removal or insertion that leads furthest on a diagonal.
  func step(to diagonal: Int, changes: Int) -> (start: EditSearch.Place, end: EditSearch.Place) {
    if changes == 0 { return ((0, 0), (0, 0)) }
    let (removing, inserting) = (self[diagonal - 1], self[diagonal + 1])
    let isInsertion =
      diagonal == -changes || diagonal != changes && removing + (prefersInsertion ? 0 : 1) < inserting
    if isInsertion { return ((inserting, inserting - diagonal - 1), (inserting, inserting - diagonal)) }
    return ((removing, removing - diagonal + 1), (removing + 1, removing + 1 - diagonal))
  }
}
