/// A collection by its indices, which are values as the program sees them.
package protocol IndexedValues {
  var startValue: Value { get throws }
  var endValue: Value { get throws }
  var valueCount: Int { get throws }
  func element(at index: Value) throws -> Value
  /// Returns the index at a distance; nil beyond the bounds of the collection.
  func index(_ index: Value, offsetBy distance: Int) throws -> Value?
  /// Returns the index at a distance; nil if it is beyond a limit in that direction.
  func index(_ index: Value, offsetBy distance: Int, limitedBy limit: Value) throws -> Value?
  func distance(from start: Value, to end: Value) throws -> Int
  /// Returns the elements from one index up to another, as the collection's `SubSequence`.
  func slice(from start: Value, to end: Value) throws -> Value
  /// True if functions of the program say which elements there are: then it is used as Swift's own algorithms use it, so that
  /// they are called as often.
  var isComputed: Bool { get }
  /// True if an index may be found from the one behind it.
  var stepsBack: Bool { get }
  /// True if indices that are numbers follow one another without a gap.
  var isConsecutive: Bool { get }
}

extension IndexedValues {
  package func index(_ index: Value, offsetBy distance: Int, limitedBy limit: Value) throws -> Value? {
    let room = try self.distance(from: index, to: limit)
    if distance >= 0 ? (room >= 0 && distance > room) : (room <= 0 && distance < room) { return nil }
    return try self.index(index, offsetBy: distance)
  }
  /// Begins an iteration from one index up to another, each found from the one before.
  package func walk(from start: Value, to end: Value) -> () throws -> Value? {
    var index = start
    return {
      guard index != end else { return nil }
      let element = try element(at: index)
      index = try self.index(index, offsetBy: 1) ?? end
      return element
    }
  }
  package var isComputed: Bool { false }
  package var stepsBack: Bool { true }
  package var isConsecutive: Bool { true }
}

/// Collection of the library that stores its elements in a custom representation, such as `Data`.
package protocol ReplaceableValues: IndexedValues {
  /// Returns a collection of other elements that starts at the same index.
  func replacingAll(with elements: [Value], _ runtime: Runtime) throws -> Value
}

/// Collection whose elements are in a list and whose indices are those of the list.
package protocol ListedValues: IndexedValues {
  var elements: [Value] { get }
}

extension ListedValues {
  package var startValue: Value { .int(0) }
  package var endValue: Value { .int(elements.count) }
  package var valueCount: Int { elements.count }
  package func element(at index: Value) throws -> Value { try elements.element(at: index) }
  package func index(_ index: Value, offsetBy distance: Int) throws -> Value? {
    .int(try calculate(.add, index.asInt, distance))
  }
  package func distance(from start: Value, to end: Value) throws -> Int {
    try calculate(.subtract, end.asInt, start.asInt)
  }
  package func slice(from start: Value, to end: Value) throws -> Value { try elements.slice(from: start, to: end) }
}

/// Any value that can be walked, by its indices: its own where it has some, else offsets from 0.
package func indexed(_ value: Value, _ runtime: Runtime) throws -> any IndexedValues {
  switch value {
  case .array(let elements): return elements
  case .string(let text): return text
  case .native(let box):
    if let indexed = box.payload as? any IndexedValues { return indexed }
    return try elements(of: value, runtime)
  case .structure, .object, .enumeration:
    if let collection = ProgramCollection(value, runtime) { return collection }
    return try elements(of: value, runtime)
  default: return try elements(of: value, runtime)
  }
}

/// Finds the indices of places that follow one another, each from the one before: from the start every time it would take the
/// square of their number.
package struct IndexWalk {
  private let values: any IndexedValues
  private let runtime: Runtime
  private var index: Value
  private var offset = 0

  package init(_ values: any IndexedValues, _ runtime: Runtime) throws {
    self.values = values
    self.runtime = runtime
    index = try values.startValue
  }

  /// Returns the index at an offset from the start, which is not less than that of the last call.
  package mutating func index(at offset: Int) throws -> Value {
    try runtime.check()
    guard let found = try values.index(index, offsetBy: offset - self.offset) else { throw fault(indexOutOfRange) }
    index = found
    self.offset = offset
    return found
  }

  package mutating func slice(_ range: Range<Int>) throws -> Value {
    let lower = try index(at: range.lowerBound)
    return try values.slice(from: lower, to: index(at: range.upperBound))
  }
}

package let indexOutOfRange = "Index out of range"

extension Array: IndexedValues where Element == Value {
  package var startValue: Value { .int(0) }
  package var endValue: Value { .int(count) }
  package var valueCount: Int { count }
  package func element(at index: Value) throws -> Value {
    guard indices.contains(index.asInt) else {
      throw fault(indexOutOfRange, note: FaultValues.index(index.asInt, of: count))
    }
    return self[index.asInt]
  }
  package func index(_ index: Value, offsetBy distance: Int) throws -> Value? {
    .int(try calculate(.add, index.asInt, distance))
  }
  package func distance(from start: Value, to end: Value) throws -> Int {
    try calculate(.subtract, end.asInt, start.asInt)
  }
  package func slice(from start: Value, to end: Value) throws -> Value {
    guard start.asInt >= 0 else {
      throw fault("Array index is out of range", note: FaultValues.range(start.asInt, end.asInt, of: count))
    }
    guard start.asInt <= end.asInt else {
      throw fault("Range requires lowerBound <= upperBound", note: FaultValues.range(start.asInt, end.asInt, of: count))
    }
    guard end.asInt <= count else {
      throw fault("Array index is out of range", note: FaultValues.range(start.asInt, end.asInt, of: count))
    }
    return .boxed(self[start.asInt..<end.asInt])
  }
}

extension ArraySlice: IndexedValues where Element == Value {
  package var startValue: Value { .int(startIndex) }
  package var endValue: Value { .int(endIndex) }
  package var valueCount: Int { count }
  package func element(at index: Value) throws -> Value {
    guard indices.contains(index.asInt) else { throw fault("Index out of bounds") }
    return self[index.asInt]
  }
  package func index(_ index: Value, offsetBy distance: Int) throws -> Value? {
    .int(try calculate(.add, index.asInt, distance))
  }
  package func distance(from start: Value, to end: Value) throws -> Int {
    try calculate(.subtract, end.asInt, start.asInt)
  }
  package func slice(from start: Value, to end: Value) throws -> Value {
    guard start.asInt >= startIndex, start.asInt <= end.asInt, end.asInt <= endIndex else {
      throw fault("Array index is out of range")
    }
    return .boxed(self[start.asInt..<end.asInt])
  }
}

extension String: IndexedValues {
  package var startValue: Value { startIndex.asValue }
  package var endValue: Value { endIndex.asValue }
  package var valueCount: Int { get throws { try countInPieces() } }
  package func element(at index: Value) throws -> Value { try self[...].element(at: index) }
  package func index(_ index: Value, offsetBy distance: Int) throws -> Value? {
    try self[...].index(index, offsetBy: distance)
  }
  package func distance(from start: Value, to end: Value) throws -> Int { try self[...].distance(from: start, to: end) }
  package func slice(from start: Value, to end: Value) throws -> Value { try self[...].slice(from: start, to: end) }
}

extension Substring: IndexedValues {
  package var startValue: Value { startIndex.asValue }
  package var endValue: Value { endIndex.asValue }
  package var valueCount: Int { get throws { try countInPieces() } }
  package func element(at index: Value) throws -> Value {
    let index = String.Index.from(index)
    guard index >= startIndex, index < endIndex else { throw fault("String index is out of bounds") }
    return .character(self[index])
  }
  package func index(_ value: Value, offsetBy distance: Int) throws -> Value? {
    let position = String.Index.from(value)
    guard position >= startIndex, position <= endIndex else { return nil }
    return try indexInPieces(position, offsetBy: distance)?.asValue
  }
  package func distance(from start: Value, to end: Value) throws -> Int {
    let (start, end) = (String.Index.from(start), String.Index.from(end))
    guard start >= startIndex, start <= endIndex, end >= startIndex, end <= endIndex else {
      throw fault("String index is out of bounds")
    }
    return start <= end ? try self[start..<end].countInPieces() : -(try self[end..<start].countInPieces())
  }
  package func slice(from start: Value, to end: Value) throws -> Value {
    let (start, end) = (String.Index.from(start), String.Index.from(end))
    guard start >= startIndex, start <= end, end <= endIndex else { throw fault("Substring index is out of bounds") }
    return .boxed(self[start..<end])
  }
}

extension HalfOpenRange: IndexedValues {}
extension FullRange: IndexedValues {}

/// A range of integers is its own indices.
extension RangePayload {
  package var startValue: Value { bounds.lower }
  package var endValue: Value {
    bounds.isClosed ? (try? bounds.upper.stepped(by: 1)) ?? bounds.upper : bounds.upper
  }
  package var valueCount: Int {
    if case .int(let start) = startValue, case .int(let end) = endValue {
      let (count, overflow) = end.subtractingReportingOverflow(start)
      return overflow ? .max : count
    }
    return (try? startValue.steps(to: endValue)) ?? .max
  }
  package func element(at index: Value) throws -> Value {
    guard !index.isLess(than: startValue), index.isLess(than: endValue) else { throw fault(indexOutOfRange) }
    return index
  }
  package func index(_ index: Value, offsetBy distance: Int) throws -> Value? {
    try index.stepped(by: distance)
  }
  package func distance(from start: Value, to end: Value) throws -> Int { try start.steps(to: end) }
  package func slice(from start: Value, to end: Value) throws -> Value {
    if end.isLess(than: start) { throw fault("Range requires lowerBound <= upperBound") }
    if start.isLess(than: startValue) || endValue.isLess(than: end) { throw fault(indexOutOfRange) }
    return .boxed(HalfOpenRange(start, end))
  }
}

extension RangeBounds {
  /// Returns the indices that a range expression denotes in a collection.
  package func resolved(in values: any IndexedValues) throws -> (Value, Value) {
    let start = try lower.isNone ? values.startValue : lower
    guard !upper.isNone else { return (start, try values.endValue) }
    if !isClosed { return (start, upper) }
    guard let end = try values.index(upper, offsetBy: 1) else { throw fault("String index is out of bounds") }
    return (start, end)
  }
}
