import Execution
import Types

/// Declares what `reversed()` of a collection makes: a view, which copies no elements.
func declareReversedCollection(_ module: NativeModule) {
  module.type(
    "struct _ReversedIndex<Base: BidirectionalCollection>: Comparable { init(_ base: Base.Index) }",
    represents: ReversedIndex.self)
  module.type(
    """
    struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
      typealias Element = Base.Element
      typealias Index = _ReversedIndex<Base>
      typealias SubSequence = Slice<ReversedCollection<Base>>
      typealias Iterator = IndexingIterator<ReversedCollection<Base>>
      typealias Indices = DefaultIndices<ReversedCollection<Base>>
    }
    """, represents: ReversedValue.self)
  module.extend("extension _ReversedIndex: Hashable where Base.Index: Hashable")
  module.extend("extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection")

  var index: [NativeMember] = []
  index.unary("init(_ base: Base.Index)") { .boxed(ReversedIndex(base: $0)) }
  index.unary("var base: Base.Index { get }") { try ReversedIndex.of($0).base }
  module.extend("extension _ReversedIndex", index)

  var reversed: [NativeMember] = []
  reversed.unary("func reversed() -> Base") { try ($0.unboxed() as ReversedValue).base }
  module.extend("extension ReversedCollection", reversed)

  var collections: [NativeMember] = []
  collections.general("func reversed() -> ReversedCollection<Self>") { call in
    let name = call.typeArguments.first?.runtimeName(qualified: false) ?? "_"
    return .boxed(ReversedValue(base: call[0], values: try indexed(call[0], call.runtime), baseName: name))
  }
  module.extend("extension BidirectionalCollection", collections)
}

/// A collection the other way round.
struct ReversedValue: NativeSequence, IndexedValues, BasedCollection, Hashable, CustomStringConvertible {
  let base: Value
  let values: any IndexedValues
  let baseName: String

  var startValue: Value { get throws { .boxed(ReversedIndex(base: try values.endValue)) } }
  var endValue: Value { get throws { .boxed(ReversedIndex(base: try values.startValue)) } }
  var valueCount: Int { get throws { try values.valueCount } }

  func element(at index: Value) throws -> Value {
    guard let place = try values.index(ReversedIndex.of(index).base, offsetBy: -1) else { throw fault(indexOutOfRange) }
    return try values.element(at: place)
  }

  func index(_ index: Value, offsetBy distance: Int) throws -> Value? {
    let moved = try values.index(ReversedIndex.of(index).base, offsetBy: calculate(.subtract, 0, distance))
    return moved.map { .boxed(ReversedIndex(base: $0)) }
  }

  func index(_ index: Value, offsetBy distance: Int, limitedBy limit: Value) throws -> Value? {
    let moved = try values.index(
      ReversedIndex.of(index).base, offsetBy: calculate(.subtract, 0, distance), limitedBy: ReversedIndex.of(limit).base
    )
    return moved.map { .boxed(ReversedIndex(base: $0)) }
  }

  var isComputed: Bool { values.isComputed }
  var isConsecutive: Bool { values.isConsecutive }

  func distance(from start: Value, to end: Value) throws -> Int {
    try values.distance(from: ReversedIndex.of(end).base, to: ReversedIndex.of(start).base)
  }

  func slice(from start: Value, to end: Value) throws -> Value {
    let places = try (ReversedIndex.of(start), ReversedIndex.of(end))
    if places.1 < places.0 { throw fault("Range requires lowerBound <= upperBound") }
    if try start.isLess(than: startValue) || endValue.isLess(than: end) { throw fault(indexOutOfRange) }
    return .boxed(ReversedSlice(base: self, start: places.0, end: places.1))
  }

  var leastCount: Int {
    if values.isComputed { return (try? valueCount) ?? 0 }
    guard let list = values as? [Value] else { return 0 }
    return list.count
  }

  func makeNext() -> () throws -> Value? {
    guard values.isComputed else {
      let walk = Result { try (ReversedIndex(base: values.endValue), ReversedIndex(base: values.startValue)) }
        .map { makeNext(from: $0, to: $1) }
      return { try walk.get()() }
    }
    let end = Result { try values.endValue }
    var place: Value?
    return {
      let behind = try place ?? end.get()
      guard behind != (try values.startValue), let next = try values.index(behind, offsetBy: -1) else { return nil }
      place = next
      return try values.element(at: next)
    }
  }

  /// Iterates from one place up to another; over lists and texts without an index for each element.
  fileprivate func makeNext(from start: ReversedIndex, to end: ReversedIndex) -> () throws -> Value? {
    switch values {
    case let list as [Value]:
      var iterator = list[end.base.asInt..<start.base.asInt].reversed().makeIterator()
      return { iterator.next() }
    case let text as String:
      var iterator = text[String.Index.from(end.base)..<String.Index.from(start.base)].reversed().makeIterator()
      return { iterator.next().map { .character($0) } }
    default:
      var index = start.base
      return {
        guard index != end.base, let before = try values.index(index, offsetBy: -1) else { return nil }
        index = before
        return try values.element(at: before)
      }
    }
  }

  static func == (a: ReversedValue, b: ReversedValue) -> Bool { a.base == b.base }
  func hash(into hasher: inout Hasher) { hasher.combine(base) }
  var typeAndBase: (type: String, base: Value) { ("ReversedCollection<\(baseName)>", base) }
  var description: String { "\(typeAndBase.type)(_base: \(base.debugDescription))" }
}

/// A place in a reversed collection: that after its element in the base.
struct ReversedIndex: Hashable, Comparable, CustomStringConvertible {
  let base: Value
  static func < (a: ReversedIndex, b: ReversedIndex) -> Bool { b.base.isLess(than: a.base) }
  var description: String { "Index(base: \(base))" }

  static func of(_ value: Value) throws -> ReversedIndex { try value.unboxed() }
}

/// A stretch of a reversed collection.
struct ReversedSlice: NativeSequence, IndexedValues, Hashable, CustomStringConvertible {
  let base: ReversedValue
  let start: ReversedIndex
  let end: ReversedIndex

  var startValue: Value { .boxed(start) }
  var endValue: Value { .boxed(end) }
  var valueCount: Int { get throws { try distance(from: startValue, to: endValue) } }
  var leastCount: Int { isComputed ? (try? valueCount) ?? 0 : 0 }
  var isComputed: Bool { base.isComputed }
  var isConsecutive: Bool { base.isConsecutive }

  func element(at index: Value) throws -> Value {
    let place = try ReversedIndex.of(index)
    guard place >= start, place < end else { throw fault("Index out of bounds") }
    return try base.element(at: index)
  }

  func index(_ index: Value, offsetBy distance: Int) throws -> Value? { try base.index(index, offsetBy: distance) }
  func index(_ index: Value, offsetBy distance: Int, limitedBy limit: Value) throws -> Value? {
    try base.index(index, offsetBy: distance, limitedBy: limit)
  }
  func distance(from start: Value, to end: Value) throws -> Int { try base.distance(from: start, to: end) }

  func slice(from start: Value, to end: Value) throws -> Value {
    let places = try (ReversedIndex.of(start), ReversedIndex.of(end))
    guard places.0 >= self.start, places.0 <= places.1, places.1 <= self.end else { throw fault("Index out of bounds") }
    return .boxed(ReversedSlice(base: base, start: places.0, end: places.1))
  }

  func makeNext() -> () throws -> Value? {
    isComputed ? walk(from: startValue, to: endValue) : base.makeNext(from: start, to: end)
  }
  var description: String {
    "Slice<ReversedCollection<\(base.baseName)>>(_startIndex: \(start), _endIndex: \(end), _base: \(base))"
  }
}
