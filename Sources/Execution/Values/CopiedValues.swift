/// Copies of long lists: the memory budget is asked before one is made, and between two pieces the program can be stopped.
extension Runtime {
  @usableFromInline static let piece = 1 << 14

  /// Asks for room for a list of a number of values.
  package func makeRoom(forValues count: Int) throws { try makeRoom(for: count, of: MemoryLayout<Value>.stride) }

  /// Asks for room for a hash table of a number of entries, which has free places and is copied when it grows.
  package func makeRoom(forEntries count: Int) throws { try makeRoom(for: count, of: 3 * MemoryLayout<Value>.stride) }

  package func copied(_ elements: ArraySlice<Value>) throws -> [Value] {
    if elements.count <= Self.piece { return Array(elements) }
    var result: [Value] = []
    try append(elements, to: &result)
    return result
  }

  package func copied(_ elements: Set<Value>) throws -> [Value] {
    if elements.count <= Self.piece { return Array(elements) }
    try makeRoom(forValues: elements.count)
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      if result.count % Self.piece == 0 { try check() }
      result.append(element)
    }
    return result
  }

  package func reversed(_ elements: [Value]) throws -> [Value] {
    if elements.count <= Self.piece { return elements.reversed() }
    try makeRoom(forValues: elements.count)
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    var end = elements.count
    while end > 0 {
      try check()
      let start = max(0, end - Self.piece)
      result += elements[start..<end].reversed()
      end = start
    }
    return result
  }

  package func repeated(_ value: Value, _ count: Int) throws -> [Value] {
    if count <= Self.piece { return Array(repeating: value, count: count) }
    try makeRoom(forValues: count)
    var result: [Value] = []
    result.reserveCapacity(count)
    let piece = Array(repeating: value, count: Self.piece)
    while result.count + piece.count <= count {
      try check()
      result += piece
    }
    result += piece[..<(count - result.count)]
    return result
  }

  /// A list and another after it.
  package func joined(_ first: [Value], _ second: [Value]) throws -> [Value] {
    if first.count + second.count <= Self.piece { return first + second }
    try makeRoom(forValues: first.count + second.count)
    var result: [Value] = []
    result.reserveCapacity(first.count + second.count)
    try append(first[...], to: &result)
    try append(second[...], to: &result)
    return result
  }

  /// Adds elements at the end of a list, which grows by half of its length at least.
  package func append(_ added: ArraySlice<Value>, to elements: inout [Value]) throws {
    if added.count <= Self.piece, elements.count < 1 << 21 {
      elements += added
      return
    }
    let count = elements.count + added.count
    if count > elements.capacity {
      let capacity = elements.isEmpty ? count : max(elements.count * 2, count)
      try makeRoom(forValues: capacity)
      elements.reserveCapacity(capacity)
    }
    var start = added.startIndex
    while start < added.endIndex {
      try check()
      let end = min(start + Self.piece, added.endIndex)
      elements += added[start..<end]
      start = end
    }
  }

  /// Returns the results of a closure for each element.
  @inlinable
  package func mapped<Element, Result>(_ elements: [Element], _ transform: (Element) throws -> Result) throws
    -> [Result]
  {
    try makeRoom(for: elements.count, of: MemoryLayout<Result>.stride)
    var result: [Result] = []
    result.reserveCapacity(elements.count)
    var start = 0
    while start < elements.count {
      try check()
      let end = min(start + Self.piece, elements.count)
      for element in elements[start..<end] { result.append(try transform(element)) }
      start = end
    }
    return result
  }

  /// A set of the elements of a sequence.
  package func set(of sequence: Value) throws -> Set<Value> {
    if case .set(let elements) = sequence { return elements }
    var result = CollectedEntries()
    try walk(sequence, self) {
      try result.makeRoom(self)
      result.values.insert($0)
      return true
    }
    return result.values
  }
}

/// A set that native code fills one by one. The memory budget is asked before its table grows.
package struct CollectedEntries {
  package var values: Set<Value>
  private var growth: TableGrowth

  package init(_ values: Set<Value> = []) {
    self.values = values
    growth = TableGrowth(values.count)
  }

  @inline(__always)
  package mutating func makeRoom(_ runtime: Runtime) throws { try growth.makeRoom(for: values.count, runtime) }
}

/// Number of entries up to which the memory budget was asked for a hash table that grows.
package struct TableGrowth {
  private var granted: Int

  package init(_ count: Int = 0) { granted = max(1 << 20, count) }

  /// To be called before an entry is added.
  @inline(__always)
  package mutating func makeRoom(for count: Int, _ runtime: Runtime) throws {
    if count >= granted { try grow(runtime) }
  }

  private mutating func grow(_ runtime: Runtime) throws {
    try runtime.makeRoom(forEntries: granted * 2)
    granted *= 2
  }
}
