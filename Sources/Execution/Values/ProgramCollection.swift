import Types

/// A collection that the program declares, or a stretch of one, by the indices that it declares.
package struct ProgramCollection: NativeSequence, IndexedValues, CustomStringConvertible {
  let base: Value
  private let runtime: Runtime
  private let start: Value
  private let end: Value
  private let isSlice: Bool
  private let after: FunctionDecl?
  private let before: FunctionDecl?

  /// Nil for a value that is no collection of the program.
  init?(_ value: Value, _ runtime: Runtime) {
    guard runtime.writtenWitness(of: value, "Collection", "subscript") != nil,
      let start = try? runtime.callWitness(value, "Collection", "startIndex", []),
      let end = try? runtime.callWitness(value, "Collection", "endIndex", [])
    else { return nil }
    self.init(value, runtime, start, end, isSlice: false)
  }

  private init(_ base: Value, _ runtime: Runtime, _ start: Value, _ end: Value, isSlice: Bool) {
    self.base = base
    self.runtime = runtime
    self.start = start
    self.end = end
    self.isSlice = isSlice
    after = runtime.writtenWitness(of: base, "Collection", "index", labels: ["after"])
    before = runtime.writtenWitness(of: base, "BidirectionalCollection", "index", labels: ["before"])
  }

  package var startValue: Value { start }
  package var endValue: Value { end }
  package var valueCount: Int { (try? distance(from: start, to: end)) ?? 0 }

  package func element(at index: Value) throws -> Value {
    if isSlice, index.isLess(than: start) || !index.isLess(than: end) { throw fault("Index out of bounds") }
    return try runtime.callWitness(base, "Collection", "subscript", [index])
  }

  package func index(_ index: Value, offsetBy distance: Int) throws -> Value? {
    try self.index(index, offsetBy: distance, limit: nil)
  }

  package func index(_ index: Value, offsetBy distance: Int, limitedBy limit: Value) throws -> Value? {
    try self.index(index, offsetBy: distance, limit: limit)
  }

  private func index(_ index: Value, offsetBy distance: Int, limit: Value?) throws -> Value? {
    guard let step = distance < 0 ? before : after else {
      if let limit {
        let room = try self.distance(from: index, to: limit)
        if distance >= 0 ? (room >= 0 && distance > room) : (room <= 0 && distance < room) { return nil }
      }
      return .int(try calculate(.add, index.toInt, distance))
    }
    let types = runtime.hiddenTypes(of: step, for: base)
    var index = index
    for _ in 0..<distance.magnitude {
      if index == limit { return nil }
      try runtime.check()
      index = try runtime.lowering.call(step, typeArguments: types, arguments: [base, index])
    }
    return index
  }

  /// True if the collection has random access: between two places that are numbers there are as many as their difference says.
  package var isConsecutive: Bool {
    runtime.universe.nominal("RandomAccessCollection").map { runtime.conforms(base, to: $0) } ?? false
  }

  package func distance(from start: Value, to end: Value) throws -> Int {
    if case .int(let from) = start, case .int(let to) = end, after == nil || isConsecutive {
      return try calculate(.subtract, to, from)
    }
    if end.isLess(than: start) { return -(try distance(from: end, to: start)) }
    var index = start
    var count = 0
    while index != end, let next = try self.index(index, offsetBy: 1) {
      index = next
      count += 1
    }
    return count
  }

  package func slice(from start: Value, to end: Value) throws -> Value {
    if end.isLess(than: start) { throw fault("Range requires lowerBound <= upperBound") }
    return .boxed(ProgramCollection(base, runtime, start, end, isSlice: true))
  }

  package func makeNext() -> () throws -> Value? { walk(from: start, to: end) }

  package var description: String {
    let name = runtime.type(of: base).runtimeName(qualified: false)
    return "Slice<\(name)>(_startIndex: \(start), _endIndex: \(end), _base: \(base.debugDescription))"
  }
}

extension ProgramCollection: Hashable {
  package static func == (a: ProgramCollection, b: ProgramCollection) -> Bool {
    a.base == b.base && a.start == b.start && a.end == b.end
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
