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
      typealias Indices = Base.Indices
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

/// Maps a collection by its places, as Swift does with one that is known to be a collection.
func mapped(
  _ values: any IndexedValues, _ runtime: Runtime, _ transform: (Value) throws -> Value
) throws -> Value {
  var result = CollectedValues()
  let count = try values.valueCount
  if count == 0 { return .array([]) }
  var place = try values.startValue
  for _ in 0..<count {
    try runtime.check()
    try result.append(transform(values.element(at: place)), runtime)
    guard let next = try values.index(place, offsetBy: 1) else { break }
    place = next
  }
  _ = try values.endValue
  return .array(result.values)
}

private func firstIndex(_ value: Value, _ runtime: Runtime, where matches: (Value) throws -> Bool) throws -> Value {
  let values = try indexed(value, runtime)
  if values.isComputed {
    let found = try place(in: values, runtime, where: matches)
    return found.isEnd ? .none : .wrapped(found.place)
  }
  var offset = 0
  var found = false
  try walk(value, runtime) { element in
    found = try matches(element)
    if !found { offset += 1 }
    return !found
  }
  return found ? .optional(try values.index(values.startValue, offsetBy: offset)) : .none
}

/// Returns the first place whose element matches, or the end, found without an iteration.
private func place(
  in values: any IndexedValues, _ runtime: Runtime, where matches: (Value) throws -> Bool
) throws -> (place: Value, isEnd: Bool) {
  var place = try values.startValue
  while place != (try values.endValue) {
    try runtime.check()
    if try matches(values.element(at: place)) { return (place, false) }
    guard let next = try values.index(place, offsetBy: 1) else { break }
    place = next
  }
  return (place, true)
}

private func declareCollectionProperties(_ members: inout [NativeMember]) {
  members.general("var count: Int { get }") { .int(try indexed($0[0], $0.runtime).valueCount) }
  members.general("var underestimatedCount: Int { get }") { .int(try indexed($0[0], $0.runtime).valueCount) }
  members.general("var isEmpty: Bool { get }") { call in
    if let values = computed(call[0]) { return .bool(try values.startValue == values.endValue) }
    var isEmpty = true
    try walk(call[0], call.runtime) { _ in
      isEmpty = false
      return false
    }
    return .bool(isEmpty)
  }
  members.general("var first: Element? { get }") { call in
    if let values = computed(call[0]) {
      let start = try values.startValue
      return start == (try values.endValue) ? .none : .wrapped(try values.element(at: start))
    }
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

/// A collection whose elements functions of the program make or choose, by its places.
func computed(_ value: Value) -> (any IndexedValues)? {
  guard case .native(let box) = value, let values = box.payload as? any IndexedValues, values.isComputed else {
    return nil
  }
  return values
}

/// Returns the indices of a collection: a range if they can be counted.
private func indices(of collection: Value, _ runtime: Runtime) throws -> Value {
  let values = try indexed(collection, runtime)
  let start = try values.startValue
  var isCounted = runtime.writtenWitness(of: start, "Strideable", "advanced") != nil
  if case .int = start { isCounted = true }
  if values.isComputed, !isCounted || !values.isConsecutive {
    return .boxed(SliceValue(known: values, "DefaultIndices", start, try values.endValue, isOfPlaces: true))
  }
  if isCounted { return .boxed(HalfOpenRange(start, try values.endValue)) }
  var walk = try IndexWalk(values, runtime)
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
    .optional(try indexed(call[0], call.runtime).index(call[1], offsetBy: call[2].toInt, limitedBy: call[3]))
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

private enum Part {
  case prefix, suffix, withoutFirst
  case withoutLast(isFromStart: Bool)
}

/// Returns a part whose length the first argument says.
private func part(_ call: NativeCall, _ part: Part) throws -> Value {
  let values = try indexed(call[0], call.runtime)
  let length = call[1].toInt
  guard values.isComputed else {
    let count = try values.valueCount
    let (near, far) = (min(count, length), max(0, count - length))
    return switch part {
    case .prefix: try StandardLibrary.part(call[0], 0, near, call.runtime)
    case .suffix: try StandardLibrary.part(call[0], far, count, call.runtime)
    case .withoutFirst: try StandardLibrary.part(call[0], near, count, call.runtime)
    case .withoutLast: try StandardLibrary.part(call[0], 0, far, call.runtime)
    }
  }
  let cut: Value
  switch part {
  case .prefix, .withoutFirst: cut = try values.place(length)
  case .suffix, .withoutLast:
    var stepsBack = values.stepsBack
    if case .withoutLast(isFromStart: true) = part { stepsBack = false }
    cut =
      try stepsBack
      ? values.index(values.endValue, offsetBy: -length, limitedBy: values.startValue) ?? values.startValue
      : values.place(max(0, values.valueCount - length))
  }
  return switch part {
  case .prefix, .withoutLast: try values.slice(from: values.startValue, to: cut)
  case .suffix, .withoutFirst: try values.slice(from: cut, to: values.endValue)
  }
}

extension IndexedValues {
  /// Returns the place behind that many elements, or the end.
  fileprivate func place(_ offset: Int) throws -> Value {
    try index(startValue, offsetBy: offset, limitedBy: endValue) ?? endValue
  }
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
    return try part(call, .prefix)
  }
  members.general("func suffix(_ maxLength: Int) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't take a suffix of negative length from a collection") }
    return try part(call, .suffix)
  }
  members.general("func dropFirst(_ k: Int = 1) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't drop a negative number of elements from a collection") }
    return try part(call, .withoutFirst)
  }
  members.general("func dropLast(_ k: Int = 1) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't drop a negative number of elements from a collection") }
    return try part(call, .withoutLast(isFromStart: true))
  }
  members.general("func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call in
    let predicate = call[1].asFunction
    if let values = computed(call[0]) {
      let end = try place(in: values, call.runtime) { try !predicate.test($0) }.place
      return try values.slice(from: values.startValue, to: end)
    }
    let kept = try elements(of: call[0], call.runtime).prefix { try predicate.test($0) }.count
    return try part(call[0], 0, kept, call.runtime)
  }
  members.general("func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call in
    let predicate = call[1].asFunction
    if let values = computed(call[0]) {
      let start = try place(in: values, call.runtime) { try !predicate.test($0) }.place
      return try values.slice(from: start, to: values.endValue)
    }
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
  let values = try indexed(call[0], call.runtime)
  if values.isComputed { return try split(values, maxSplits, omitsEmpty, call.runtime, isSeparator) }
  var walk = try IndexWalk(values, call.runtime)
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

/// Splits a collection by its places.
private func split(
  _ values: any IndexedValues, _ maxSplits: Int, _ omitsEmpty: Bool, _ runtime: Runtime,
  _ isSeparator: (Value) throws -> Bool
) throws -> Value {
  var parts = CollectedValues()
  var start = try values.startValue
  func take(_ end: Value) throws -> Bool {
    if omitsEmpty, start == end { return false }
    try parts.append(values.slice(from: start, to: end), runtime)
    return true
  }
  if try maxSplits == 0 || values.startValue == values.endValue {
    _ = try take(values.endValue)
    return .array(parts.values)
  }
  var place = start
  let end = try values.endValue
  while place != end {
    try runtime.check()
    let isSeparating = try isSeparator(values.element(at: place))
    let isTaken = try isSeparating && take(place)
    guard let next = try values.index(place, offsetBy: 1) else { break }
    place = next
    if isSeparating { start = place }
    if isTaken, parts.values.count == maxSplits { break }
  }
  if !omitsEmpty || start != end { try parts.append(values.slice(from: start, to: end), runtime) }
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
  // Without an argument it is that of every collection.
  members.general("func dropLast(_ k: Int) -> SubSequence") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't drop a negative number of elements from a collection") }
    return try part(call, .withoutLast(isFromStart: false))
  }
  members.general("var last: Element? { get }") { call in
    let values = try indexed(call[0], call.runtime)
    guard try values.startValue != values.endValue, let index = try values.index(values.endValue, offsetBy: -1) else {
      return .none
    }
    return .wrapped(try values.element(at: index))
  }
  members.general("func index(before i: Index) -> Index") { try moved($0[0], $0[1], -1, $0.runtime) }
  members.general("func last(where predicate: (Element) throws -> Bool) rethrows -> Element?") { call in
    let predicate = call[1].asFunction
    if let values = computed(call[0]) {
      let place = try lastPlace(in: values, call.runtime) { try predicate.test($0) }
      return .optional(try place.map { try values.element(at: $0) })
    }
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
  if values.isComputed { return .optional(try lastPlace(in: values, call.runtime, where: matches)) }
  guard let offset = try elements(of: call[0], call.runtime).lastIndex(where: matches) else { return .none }
  return .optional(try values.index(values.startValue, offsetBy: offset))
}

/// Returns the last place whose element matches, found without an iteration.
private func lastPlace(
  in values: any IndexedValues, _ runtime: Runtime, where matches: (Value) throws -> Bool
) throws -> Value? {
  var place = try values.endValue
  while place != (try values.startValue), let before = try values.index(place, offsetBy: -1) {
    try runtime.check()
    place = before
    if try matches(values.element(at: place)) { return place }
  }
  return nil
}
