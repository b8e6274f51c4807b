import Types
import Execution

/// Declares the members of every collection, implemented by its indices.
package func declareCollection(_ module: NativeModule) {
  module.type(
    """
    protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype SubSequence: Collection = Slice<Self> where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
      associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index
      associatedtype Iterator = IndexingIterator<Self>
      var startIndex: Index { get }
      var endIndex: Index { get }
      var indices: Indices { get }
      func index(after i: Index) -> Index
      subscript(position: Index) -> Element { get }
    }
    """)
  module.type(
    """
    protocol BidirectionalCollection<Element>: Collection {
      associatedtype SubSequence: BidirectionalCollection
      associatedtype Indices: BidirectionalCollection
      func index(before i: Index) -> Index
    }
    """)
  module.type(
    """
    protocol RandomAccessCollection<Element>: BidirectionalCollection {
      associatedtype SubSequence: RandomAccessCollection
      associatedtype Indices: RandomAccessCollection
    }
    """)
  module.type(
    """
    protocol MutableCollection<Element>: Collection {
      associatedtype Element
      subscript(position: Index) -> Element { get set }
    }
    """)
  module.type("protocol RangeReplaceableCollection<Element>: Collection { init() }")
  module.type(
    """
    struct Slice<Base: Collection>: Collection {
      typealias Element = Base.Element
      typealias Index = Base.Index
      typealias SubSequence = Slice<Base>
      typealias Iterator = IndexingIterator<Slice<Base>>
      typealias Indices = DefaultIndices<Base>
    }
    """, represents: ProgramCollection.self)
  for proto in ["BidirectionalCollection", "RandomAccessCollection"] {
    module.extend("extension Slice: \(proto) where Base: \(proto)")
    module.extend("extension DefaultIndices: \(proto) where Elements: \(proto)")
  }
  module.type(
    """
    struct DefaultIndices<Elements: Collection>: Collection {
      typealias Element = Elements.Index
      typealias Index = Elements.Index
      typealias SubSequence = DefaultIndices<Elements>
      typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
      typealias Indices = DefaultIndices<Elements>
    }
    """)
  declareReversedCollection(module)
  module.type(
    """
    struct Repeated<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias SubSequence = Slice<Repeated<Element>>
      typealias Iterator = IndexingIterator<Repeated<Element>>
      typealias Indices = Range<Int>
    }
    """, represents: RepeatedValue.self)
  var members: [NativeMember] = []
  declareCollectionProperties(&members)
  declareCollectionIndices(&members)
  declareCollectionSlices(&members)
  module.extend("extension Collection", members)

  var countable: [NativeMember] = []
  countable.general("var indices: Range<Index> { get }") { try indices(of: $0[0], $0.runtime) }
  module.extend("extension RandomAccessCollection where Index: Strideable, Index.Stride == Int", countable)

  var equatable: [NativeMember] = []
  equatable.general("func firstIndex(of element: Element) -> Index?") { call in
    try firstIndex(call[0], call.runtime) { $0 == call[1] }
  }
  equatable.general("@available(*, deprecated, renamed: \"firstIndex(of:)\") func index(of element: Element) -> Index?")
  {
    call in
    try firstIndex(call[0], call.runtime) { $0 == call[1] }
  }
  module.extend("extension Collection where Element: Equatable", equatable)
  declareBidirectional(module)
  declareMutableCollection(module)
}

private func firstIndex(_ value: Value, _ runtime: Runtime, where matches: (Value) throws -> Bool) throws -> Value {
  let values = try indexed(value, runtime)
  var offset = 0
  var found = false
  try walk(value, runtime) { element in
    found = try matches(element)
    if !found { offset += 1 }
    return !found
  }
  return found ? .optional(try values.index(values.startValue, offsetBy: offset)) : .none
}

private func declareCollectionProperties(_ members: inout [NativeMember]) {
  members.general("var underestimatedCount: Int { get }") { .int(try indexed($0[0], $0.runtime).valueCount) }
  members.general("var count: Int { get }") { .int(try indexed($0[0], $0.runtime).valueCount) }
  members.general("var underestimatedCount: Int { get }") { .int(try indexed($0[0], $0.runtime).valueCount) }
  members.general("var isEmpty: Bool { get }") { call in
    var isEmpty = true
    try walk(call[0], call.runtime) { _ in
      isEmpty = false
      return false
    }
    return .bool(isEmpty)
  }
  members.general("var first: Element? { get }") { call in
    var first: Value?
    try walk(call[0], call.runtime) { element in
      first = element
      return false
    }
    return .optional(first)
  }
  members.general("func randomElement() -> Element?") { call in
    let values = try indexed(call[0], call.runtime)
    let count = try values.valueCount
    guard count > 0 else { return .none }
    let offset = Int.random(in: 0..<count)
    return .optional(try values.index(values.startValue, offsetBy: offset).map { try values.element(at: $0) })
  }
  members.general("var indices: Indices { get }") { try indices(of: $0[0], $0.runtime) }
}

/// Returns the indices of a collection: a range if they can be counted.
private func indices(of collection: Value, _ runtime: Runtime) throws -> Value {
  let values = try indexed(collection, runtime)
  let start = values.startValue
  var isCounted = runtime.writtenWitness(of: start, "Strideable", "advanced") != nil
  if case .int = start { isCounted = true }
  if isCounted { return .boxed(HalfOpenRange(start, values.endValue)) }
  var walk = IndexWalk(values, runtime)
  return .array(try (0..<values.valueCount).map { try walk.index(at: $0) })
}

private func declareCollectionIndices(_ members: inout [NativeMember]) {
  members.general("var startIndex: Index { get }") { try indexed($0[0], $0.runtime).startValue }
  members.general("var endIndex: Index { get }") { try indexed($0[0], $0.runtime).endValue }
  members.general("func index(after i: Index) -> Index") { try moved($0[0], $0[1], 1, $0.runtime) }
  members.general("func index(_ i: Index, offsetBy distance: Int) -> Index") {
    try moved($0[0], $0[1], $0[2].toInt, $0.runtime)
  }
  members.general("func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?") { call in
    let values = try indexed(call[0], call.runtime)
    let distance = call[2].toInt
    let room = try values.distance(from: call[1], to: call[3])
    if distance >= 0 ? (room >= 0 && distance > room) : (room <= 0 && distance < room) { return .none }
    return .optional(try values.index(call[1], offsetBy: distance))
  }
  members.mutating("func formIndex(after i: inout Index)") { index, call in
    index = try moved(call[0], index, 1, call.runtime)
    return .void
  }
  members.general("func distance(from start: Index, to end: Index) -> Int") {
    .int(try indexed($0[0], $0.runtime).distance(from: $0[1], to: $0[2]))
  }
  members.general("subscript(position: Index) -> Element { get }") {
    try indexed($0[0], $0.runtime).element(at: $0[1])
  }
  members.general("func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") { call in
    let predicate = call[1].asFunction
    return try firstIndex(call[0], call.runtime) { try predicate.test($0) }
  }
}

private func moved(_ value: Value, _ index: Value, _ distance: Int, _ runtime: Runtime) throws -> Value {
  guard let result = try indexed(value, runtime).index(index, offsetBy: distance) else {
    throw fault("String index is out of bounds")
  }
  return result
}

/// Returns a part of a collection, by offsets from its start that are in bounds.
private func part(_ value: Value, _ from: Int, _ to: Int, _ runtime: Runtime) throws -> Value {
  let values = try indexed(value, runtime)
  guard let start = try values.index(values.startValue, offsetBy: from),
    let end = try values.index(values.startValue, offsetBy: to)
  else { throw fault(indexOutOfRange) }
  return try values.slice(from: start, to: end)
}

private func declareCollectionSlices(_ members: inout [NativeMember]) {
  members.general("subscript(bounds: Range<Index>) -> SubSequence { get }") { try slice($0) }
  members.general("subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get }") { try slice($0) }
  members.general("subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get }") { call in
    let values = try indexed(call[0], call.runtime)
    return try values.slice(from: values.startValue, to: values.endValue)
  }
  members.general("func prefix(_ maxLength: Int) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't take a prefix of negative length from a collection") }
    let count = try indexed(call[0], call.runtime).valueCount
    return try part(call[0], 0, min(count, call[1].toInt), call.runtime)
  }
  members.general("func suffix(_ maxLength: Int) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't take a suffix of negative length from a collection") }
    let count = try indexed(call[0], call.runtime).valueCount
    return try part(call[0], max(0, count - call[1].toInt), count, call.runtime)
  }
  members.general("func dropFirst(_ k: Int = 1) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't drop a negative number of elements from a collection") }
    let count = try indexed(call[0], call.runtime).valueCount
    return try part(call[0], min(count, call[1].toInt), count, call.runtime)
  }
  members.general("func dropLast(_ k: Int = 1) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't drop a negative number of elements from a collection") }
    let count = try indexed(call[0], call.runtime).valueCount
    return try part(call[0], 0, max(0, count - call[1].toInt), call.runtime)
  }
  members.general("func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call in
    let predicate = call[1].asFunction
    let kept = try elements(of: call[0], call.runtime).prefix { try predicate.test($0) }.count
    return try part(call[0], 0, kept, call.runtime)
  }
  members.general("func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call in
    let predicate = call[1].asFunction
    let all = try elements(of: call[0], call.runtime)
    let dropped = try all.prefix { try predicate.test($0) }.count
    return try part(call[0], dropped, all.count, call.runtime)
  }
  let sides: [(String, Bool, Int)] = [("prefix(upTo", true, 0), ("prefix(through", true, 1), ("suffix(from", false, 0)]
  for (name, isPrefix, extra) in sides {
    members.general("func \(name) position: Index) -> SubSequence") { call in
      let values = try indexed(call[0], call.runtime)
      guard let position = try values.index(call[1], offsetBy: extra) else { throw fault(indexOutOfRange) }
      return isPrefix
        ? try values.slice(from: values.startValue, to: position)
        : try values.slice(from: position, to: values.endValue)
    }
  }
  members.general(
    "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]"
  ) { call in
    let isSeparator = call[3].asFunction
    return try split(call, call[1].toInt, call[2].asBool) { try isSeparator.test($0) }
  }
}

private func slice(_ call: NativeCall) throws -> Value {
  let values = try indexed(call[0], call.runtime)
  guard let bounds = call[1].rangeBounds else { throw fault("not a range: \(call[1])") }
  let (start, end) = try bounds.resolved(in: values)
  return try values.slice(from: start, to: end)
}

private func split(
  _ call: NativeCall, _ maxSplits: Int, _ omitsEmpty: Bool, _ isSeparator: (Value) throws -> Bool
) throws -> Value {
  guard maxSplits >= 0 else { throw fault("Must take zero or more splits") }
  var walk = IndexWalk(try indexed(call[0], call.runtime), call.runtime)
  var parts = CollectedValues()
  var (start, offset, splits) = (0, 0, 0)
  func take() throws -> Bool {
    if omitsEmpty, start == offset { return false }
    try parts.append(walk.slice(start..<offset), call.runtime)
    return true
  }
  try Execution.walk(call[0], call.runtime) { element in
    if splits < maxSplits, try isSeparator(element) {
      if try take() { splits += 1 }
      start = offset + 1
    }
    offset += 1
    return true
  }
  _ = try take()
  return .array(parts.values)
}

private func declareBidirectional(_ module: NativeModule) {
  var equatable: [NativeMember] = []
  equatable.general(
    "func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]"
  ) { call in
    try split(call, call[2].toInt, call[3].asBool) {
      try call.runtime.check()
      return $0 == call[1]
    }
  }
  module.extend("extension Collection where Element: Equatable", equatable)

  var members: [NativeMember] = []
  members.general("var last: Element? { get }") { call in
    let values = try indexed(call[0], call.runtime)
    guard values.startValue != values.endValue, let index = try values.index(values.endValue, offsetBy: -1) else {
      return .none
    }
    return .wrapped(try values.element(at: index))
  }
  members.general("func index(before i: Index) -> Index") { try moved($0[0], $0[1], -1, $0.runtime) }
  members.general("func last(where predicate: (Element) throws -> Bool) rethrows -> Element?") { call in
    let predicate = call[1].asFunction
    return .optional(try elements(of: call[0], call.runtime).last { try predicate.test($0) })
  }
  members.general("func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") { call in
    let predicate = call[1].asFunction
    return try lastIndex(call) { try predicate.test($0) }
  }
  module.extend("extension BidirectionalCollection", members)
  var searching: [NativeMember] = []
  searching.general("func lastIndex(of element: Element) -> Index?") { call in
    try lastIndex(call) {
      try call.runtime.check()
      return $0 == call[1]
    }
  }
  module.extend("extension BidirectionalCollection where Element: Equatable", searching)
}

private func lastIndex(_ call: NativeCall, where matches: (Value) throws -> Bool) throws -> Value {
  let values = try indexed(call[0], call.runtime)
  guard let offset = try elements(of: call[0], call.runtime).lastIndex(where: matches) else { return .none }
  return .optional(try values.index(values.startValue, offsetBy: offset))
}
