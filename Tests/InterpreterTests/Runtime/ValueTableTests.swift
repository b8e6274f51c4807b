import Testing
@testable import Execution

@Suite("A table of values is a dictionary")
struct ValueTableTests {
  /// Keys that meet in a table: neighbours, and numbers that differ in few digits.
  private static let keys: [[Value]] = [
    (0..<200).map { .int($0) },
    (0..<200).map { .int($0 << 40) },
    (0..<200).map { .int($0 % 2 == 0 ? Int.min + $0 : Int.max - $0) },
    (0..<200).map { .string("key \($0)") },
    (0..<200).map { .double(Double($0) / 8) },
    (0..<200).map { $0 % 3 == 0 ? .int($0) : $0 % 3 == 1 ? .string("\($0)") : .tuple(.int($0), .bool(true)) },
  ]

  private func holds(_ table: ValueTable, _ model: [Value: Value]) -> Bool {
    table.count == model.count && table.isEmpty == model.isEmpty
      && table.allSatisfy { model[$0.key] == $0.value } && model.allSatisfy { table[$0.key] == $0.value }
      && table.keys.count == model.count && Set(table.keys) == Set(model.keys)
  }

  @Test("it holds what a dictionary holds after the same changes", arguments: keys)
  func changes(keys: [Value]) {
    var (table, model): (ValueTable, [Value: Value]) = ([:], [:])
    var numbers = SplitMix(state: 7)
    for step in 0..<4_000 {
      let key = keys[Int(numbers.next() % 200)]
      switch numbers.next() % 8 {
      case 0, 1: #expect(table.removeValue(forKey: key) == model.removeValue(forKey: key))
      case 2: #expect(table.updateValue(.int(step), forKey: key) == model.updateValue(.int(step), forKey: key))
      case 3:
        guard let position = table.index(forKey: key) else { continue }
        #expect(table.remove(at: position).value == model.removeValue(forKey: key))
      case 4 where step % 100 == 0:
        guard let entry = table.popFirst() else { continue }
        #expect(model.removeValue(forKey: entry.key) == entry.value)
      default:
        table[key] = .int(step)
        model[key] = .int(step)
      }
      if step % 50 == 0 { #expect(holds(table, model)) }
    }
    #expect(holds(table, model))
  }

  @Test("a copy keeps what it holds while the other one changes", arguments: keys)
  func copies(keys: [Value]) {
    var table: ValueTable = [:]
    var copies: [(ValueTable, Int)] = []
    for (index, key) in keys.enumerated() {
      if index % 7 == 0 { copies.append((table, index)) }
      table[key] = .int(index)
    }
    for (index, key) in keys.enumerated() {
      if index % 11 == 0 { copies.append((table, 200)) }
      table[key] = index % 2 == 0 ? nil : .int(-index)
    }
    for (copy, count) in copies where count < 200 {
      #expect(copy.count == count && (0..<count).allSatisfy { copy[keys[$0]] == .int($0) })
    }
    #expect(table.count == 100)
  }

  @Test("a change during an iteration is not seen in it")
  func iteration() {
    var table = ValueTable((0..<100).map { (.int($0), .int($0)) }) { $1 }
    var seen: [Value] = []
    for (key, value) in table {
      #expect(key == value)
      seen.append(key)
      table[key] = nil
      table[.int(key.asInt + 1000)] = .int(0)
    }
    #expect(Set(seen) == Set((0..<100).map { .int($0) }) && seen.count == 100)
    #expect(table.count == 100 && table.keys.allSatisfy { $0.asInt >= 1000 })
  }

  @Test("it empties by its first entry in steps in proportion to its size")
  func draining() {
    var table = ValueTable((0..<50_000).map { (.int($0), .void) }) { $1 }
    var sum = 0
    while let entry = table.popFirst() { sum += entry.key.asInt }
    #expect(sum == 50_000 * 49_999 / 2 && table.isEmpty)
    table[.int(3)] = .int(4)
    #expect(Array(table.values) == [.int(4)])
  }

  @Test("it grows as Swift's dictionaries do")
  func capacity() {
    var (table, model): (ValueTable, [Int: Int]) = ([:], [:])
    for number in 0..<1_000 {
      #expect(table.capacity == model.capacity)
      table[.int(number)] = .void
      model[number] = 0
    }
    for capacity in 0..<200 {
      #expect(ValueTable(minimumCapacity: capacity).capacity == [Int: Int](minimumCapacity: capacity).capacity)
    }
  }

  @Test("it transforms, filters and merges")
  func transformations() throws {
    let table = ValueTable((0..<100).map { (.int($0), .int($0)) }) { $1 }
    let doubled = table.mapValues { .int($0.asInt * 2) }
    #expect((0..<100).allSatisfy { doubled[.int($0)] == .int(2 * $0) })
    #expect(table.filter { $0.key.asInt < 10 }.count == 10)
    #expect(table.compactMapValues { $0.asInt < 10 ? .wrapped($0) : nil }.count == 10)
    var merged = table
    merged.merge([.int(5): .int(1), .int(500): .int(2)]) { .int($0.asInt + $1.asInt) }
    #expect(merged[.int(5)] == .int(6) && merged[.int(500)] == .int(2) && merged.count == 101)
    #expect(merged != table && table == table.filter { _ in true })
    struct Failure: Error {}
    #expect(throws: Failure.self) { _ = try table.mapValues { if $0 == .int(50) { throw Failure() } else { $0 } } }
  }

  @Test("copying its entries in its order into a growing table mostly looks at few buckets for each")
  func order() {
    let table = ValueTable((0..<100_000).map { (.int($0), .void) }) { $1 }
    // Multipliers follow from addresses, so that one table alone may be unlucky. All are kept: their addresses differ.
    var copies: [ValueTable] = []
    var unlucky = 0
    for _ in 0..<9 {
      var other: ValueTable = [:]
      var longest = 0
      for (index, entry) in table.enumerated() {
        other[entry.key] = entry.value
        if index % 10_000 == 0 { longest = max(longest, other.longestRun) }
      }
      #expect(other == table)
      if longest >= 1_000 { unlucky += 1 }
      copies.append(other)
    }
    #expect(unlucky < 5, "\(unlucky) of \(copies.count)")
  }

  @Test("an entry whose key equals nothing stays in it")
  func unequal() {
    var table: ValueTable = [.double(.nan): .int(1)]
    table[.double(.nan)] = .int(2)
    #expect(table.count == 2 && table[.double(.nan)] == nil)
    table[.double(.nan)] = nil
    #expect(table.count == 2)
  }
}

extension ValueTable {
  /// The most buckets without an empty one between them.
  fileprivate var longestRun: Int {
    var (run, longest) = (0, 0)
    for bucket in 0...storage.mask {
      if case nil = storage.buckets[bucket].key { run = 0 } else { run += 1 }
      longest = Swift.max(longest, run)
    }
    return longest
  }
}
