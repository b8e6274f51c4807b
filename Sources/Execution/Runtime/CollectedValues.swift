/// Elements that native code collects one by one, whose number is not known in advance.
///
/// An array that grows is copied into one twice as large: the memory budget is asked before that.
package struct CollectedValues {
  package private(set) var values: [Value] = []
  /// Number of elements that the budget has granted.
  private var granted = 1 << 21

  package init() {}

  /// Makes room at once for a number of elements that will be added.
  package init(expected count: Int, _ runtime: Runtime) throws {
    if count > granted { try grow(to: count, runtime) }
    values.reserveCapacity(count)
  }

  @inline(__always)
  package mutating func append(_ value: Value, _ runtime: Runtime) throws {
    if values.count == granted { try grow(to: granted * 2, runtime) }
    values.append(value)
  }

  package mutating func append(contentsOf added: [Value], _ runtime: Runtime) throws {
    if added.count > granted - values.count { try grow(to: max(granted * 2, values.count + added.count), runtime) }
    values += added
  }

  private mutating func grow(to count: Int, _ runtime: Runtime) throws {
    try runtime.makeRoom(for: count, of: MemoryLayout<Value>.stride)
    granted = count
  }
}
