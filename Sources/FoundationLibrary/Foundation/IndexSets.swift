import Types
import Execution
import Foundation

/// Sets of rows, in order.
func declareIndexSets(_ module: NativeModule) {
  module.type(
    """
    struct IndexSet: BidirectionalCollection, Hashable, Codable, ExpressibleByArrayLiteral, CustomStringConvertible, Sendable {
      typealias Element = Int
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<IndexSet>
      typealias SubSequence = ArraySlice<Int>
      typealias ArrayLiteralElement = Int
    }
    """, represents: IndexSet.self)
  var members: [NativeMember] = []
  members.nullary("init()") { .boxed(IndexSet()) }
  members.unary("init(integer: Int)") { .boxed(IndexSet(integer: try index($0))) }
  members.general("init<S: Sequence>(_ elements: S) where S.Element == Int") { call in
    .boxed(IndexSet(try elements(of: call[0], call.runtime).map { try index($0) }))
  }
  members.unary("init(arrayLiteral elements: Int...)") { .boxed(IndexSet(try $0.asArray.map { try index($0) })) }
  members.reading("count: Int") { (set: IndexSet) in set.count }
  members.reading("isEmpty: Bool") { (set: IndexSet) in set.isEmpty }
  members.reading("first: Int?") { (set: IndexSet) in set.first }
  members.reading("last: Int?") { (set: IndexSet) in set.last }
  members.reading("description: String") { (set: IndexSet) in set.description }
  members.binary("func contains(_ integer: Int) -> Bool") { .bool(IndexSet.from($0).contains(try index($1))) }
  members.binary("func contains(integersIn indexSet: IndexSet) -> Bool") {
    .bool(IndexSet.from($0).contains(integersIn: .from($1)))
  }
  let neighbours: [(String, @Sendable (IndexSet, Int) -> Int?)] = [
    ("integerGreaterThan", { $0.integerGreaterThan($1) }), ("integerLessThan", { $0.integerLessThan($1) }),
    ("integerGreaterThanOrEqualTo", { $0.integerGreaterThanOrEqualTo($1) }),
    ("integerLessThanOrEqualTo", { $0.integerLessThanOrEqualTo($1) }),
  ]
  for (name, neighbour) in neighbours {
    members.binary("func \(name)(_ integer: Int) -> Int?") { neighbour(.from($0), try index($1)).asValue }
  }
  declareChanges(&members)
  declareAlgebra(&members)
  members.binary("static func == (lhs: IndexSet, rhs: IndexSet) -> Bool") { .bool(IndexSet.from($0) == .from($1)) }
  module.extend("extension IndexSet", members)
}

/// Foundation ends the process for an index that it cannot hold.
private func index(_ value: Value) throws -> Int {
  guard (0..<Int.max).contains(value.toInt) else { throw fault("\(value.toInt) cannot be an element of an IndexSet") }
  return value.toInt
}

private func indices(_ value: Value) throws -> Range<Int> {
  guard let offsets = try value.rangeBounds?.offsets(start: 0, end: .max), offsets.lowerBound >= 0 else {
    throw fault("a range of an IndexSet begins with 0 or more")
  }
  return offsets
}

private func change<Result>(_ value: inout Value, _ body: (inout IndexSet) throws -> Result) rethrows -> Result {
  var set = IndexSet.from(value)
  value = .void
  defer { value = .boxed(set) }
  return try body(&set)
}

private func declareChanges(_ members: inout [NativeMember]) {
  members.mutating(
    "@discardableResult mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int)"
  ) { value, call in
    let number = try index(call[0])
    let result = change(&value) { $0.insert(number) }
    return .labeled(("inserted", .bool(result.inserted)), ("memberAfterInsert", .int(result.memberAfterInsert)))
  }
  members.mutating("@discardableResult mutating func remove(_ integer: Int) -> Int?") { value, call in
    let number = try index(call[0])
    return change(&value) { $0.remove(number) }.asValue
  }
  members.mutating("mutating func removeAll()") { value, _ in
    value = .boxed(IndexSet())
    return .void
  }
  for (range, parameter) in [("Range<Int>", "range"), ("ClosedRange<Int>", "range")] {
    members.unary("init(integersIn \(parameter): \(range))") { .boxed(IndexSet(integersIn: try indices($0))) }
    members.mutating("mutating func insert(integersIn \(parameter): \(range))") { value, call in
      let range = try indices(call[0])
      change(&value) { $0.insert(integersIn: range) }
      return .void
    }
    members.mutating("mutating func remove(integersIn \(parameter): \(range))") { value, call in
      let range = try indices(call[0])
      change(&value) { $0.remove(integersIn: range) }
      return .void
    }
    members.binary("func contains(integersIn \(parameter): \(range)) -> Bool") {
      .bool(IndexSet.from($0).contains(integersIn: try indices($1)))
    }
    members.binary("func intersects(integersIn \(parameter): \(range)) -> Bool") {
      .bool(IndexSet.from($0).intersects(integersIn: try indices($1)))
    }
    members.binary("func count(in \(parameter): \(range)) -> Int") {
      .int(IndexSet.from($0).count(in: try indices($1)))
    }
  }
}

private func declareAlgebra(_ members: inout [NativeMember]) {
  let combinations: [(String, String, @Sendable (IndexSet, IndexSet) -> IndexSet)] = [
    ("union", "formUnion", { $0.union($1) }), ("intersection", "formIntersection", { $0.intersection($1) }),
    ("symmetricDifference", "formSymmetricDifference", { $0.symmetricDifference($1) }),
    ("subtracting", "subtract", { $0.subtracting($1) }),
  ]
  for (made, changing, combine) in combinations {
    members.binary("func \(made)(_ other: IndexSet) -> IndexSet") { .boxed(combine(.from($0), .from($1))) }
    members.mutating("mutating func \(changing)(_ other: IndexSet)") { value, call in
      value = .boxed(combine(.from(value), .from(call[0])))
      return .void
    }
  }
}

extension IndexSet: NativeSequence {
  package func makeNext() -> () throws -> Value? {
    var iterator = makeIterator()
    return { iterator.next().map { .int($0) } }
  }
}
