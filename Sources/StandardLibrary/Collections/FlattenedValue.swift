import Execution
import Types

/// The elements of the elements of a sequence. Of collections it is one, whose places are found as Swift finds them.
final class FlattenedValue: NativeSequence, SteppedValues, CustomStringConvertible, CustomDebugStringConvertible,
  @unchecked Sendable
{
  private let shape: NativeWalk.Shape
  private let base: Value
  let runtime: Runtime
  private let listed = ListedElements()

  init(_ shape: NativeWalk.Shape, base: Value, _ runtime: Runtime) {
    self.shape = shape
    self.base = base
    self.runtime = runtime
  }

  var description: String { shape.described(isQualified: false) }
  var debugDescription: String { shape.described(isQualified: true) }

  func makeNext() -> () throws -> Value? {
    let (base, runtime) = (base, runtime)
    let outer = Result { try base.makeNext(in: runtime) }
    var inner: (() throws -> Value?)?
    return {
      while true {
        try runtime.check()
        if let element = try inner?() { return element }
        guard let sequence = try outer.get()?() else { return nil }
        inner = try sequence.makeNext(in: runtime)
      }
    }
  }

  // MARK: As a collection

  var isComputed: Bool { true }
  var isConsecutive: Bool { false }
  var stepsBack: Bool {
    switch base {
    case .set, .dictionary: false
    default: (try? values.stepsBack) ?? false
    }
  }

  var values: any IndexedValues {
    get throws {
      switch base {
      case .set, .dictionary: try listed.elements(of: base, runtime)
      default: try indexed(base, runtime)
      }
    }
  }

  private func part(at outer: Value, in values: any IndexedValues) throws -> any IndexedValues {
    try indexed(values.element(at: outer), runtime)
  }

  var startValue: Value { get throws { try place(from: values.startValue, in: values) } }
  var endValue: Value { get throws { .boxed(FlattenedIndex(outer: try values.endValue, inner: nil)) } }
  var valueCount: Int { get throws { try distance(from: startValue, to: endValue) } }

  /// Returns the first place in the parts from one on, or the end.
  private func place(from outer: Value, in values: any IndexedValues) throws -> Value {
    let end = try values.endValue
    var outer = outer
    while outer != end {
      try runtime.check()
      let part = try part(at: outer, in: values)
      let start = try part.startValue
      if start != (try part.endValue) { return .boxed(FlattenedIndex(outer: outer, inner: start)) }
      guard let next = try values.index(outer, offsetBy: 1) else { break }
      outer = next
    }
    return .boxed(FlattenedIndex(outer: end, inner: nil))
  }

  func element(at index: Value) throws -> Value {
    let place = try FlattenedIndex.of(index)
    guard let inner = place.inner else { throw fault(indexOutOfRange) }
    return try part(at: place.outer, in: values).element(at: inner)
  }

  func index(_ index: Value, offsetBy distance: Int) throws -> Value? { try moved(index, distance, limit: nil) }
  func index(_ index: Value, offsetBy distance: Int, limitedBy limit: Value) throws -> Value? {
    try moved(index, distance, limit: limit)
  }

  func place(after index: Value, in values: any IndexedValues) throws -> Value? {
    let place = try FlattenedIndex.of(index)
    guard let inner = place.inner else { return nil }
    let part = try part(at: place.outer, in: values)
    if let next = try part.index(inner, offsetBy: 1), next != (try part.endValue) {
      return .boxed(FlattenedIndex(outer: place.outer, inner: next))
    }
    return try values.index(place.outer, offsetBy: 1).map { try self.place(from: $0, in: values) }
  }

  func place(before index: Value, in values: any IndexedValues) throws -> Value? {
    let place = try FlattenedIndex.of(index)
    let start = try values.startValue
    var outer = place.outer
    if outer == (try values.endValue) {
      guard outer != start, let before = try values.index(outer, offsetBy: -1) else { return nil }
      outer = before
    }
    var part = try part(at: outer, in: values)
    var inner = try place.inner ?? part.endValue
    while inner == (try part.startValue) {
      guard outer != start, let before = try values.index(outer, offsetBy: -1) else { return nil }
      outer = before
      part = try self.part(at: outer, in: values)
      inner = try part.endValue
    }
    return try part.index(inner, offsetBy: -1).map { .boxed(FlattenedIndex(outer: outer, inner: $0)) }
  }

  func distance(from start: Value, to end: Value) throws -> Int {
    if end.isLess(than: start) { return try -distance(from: end, to: start) }
    let (first, last) = (try FlattenedIndex.of(start), try FlattenedIndex.of(end))
    let values = try values
    guard let inner = first.inner else { return 0 }
    let lowest = try part(at: first.outer, in: values)
    if first.outer == last.outer { return try last.inner.map { try lowest.distance(from: inner, to: $0) } ?? 0 }
    var distance = try lowest.distance(from: inner, to: lowest.endValue)
    var outer = try values.index(first.outer, offsetBy: 1)
    while let place = outer, place.isLess(than: last.outer) {
      try runtime.check()
      distance += try part(at: place, in: values).valueCount
      outer = try values.index(place, offsetBy: 1)
    }
    if let inner = last.inner {
      let highest = try part(at: last.outer, in: values)
      distance += try highest.distance(from: highest.startValue, to: inner)
    }
    return distance
  }

  func slice(from start: Value, to end: Value) throws -> Value {
    if end.isLess(than: start) { throw fault("Range requires lowerBound <= upperBound") }
    return .boxed(SliceValue(known: self, shape.typeName, start, end))
  }
}

/// A place in flattened collections: that of a part, and that in the part; the end has none in a part.
struct FlattenedIndex: Hashable, Comparable, CustomStringConvertible {
  let outer: Value
  let inner: Value?
  static func < (a: FlattenedIndex, b: FlattenedIndex) -> Bool {
    if a.outer != b.outer { return a.outer.isLess(than: b.outer) }
    guard let first = a.inner, let second = b.inner else { return false }
    return first.isLess(than: second)
  }
  var description: String { "Index(_outer: \(outer), _inner: \(inner.map { "Optional(\($0))" } ?? "nil"))" }

  static func of(_ value: Value) throws -> FlattenedIndex { try value.unboxed() }
}
