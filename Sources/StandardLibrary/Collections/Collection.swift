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
  declareBidirectionalCollection(module)
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
func place(
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
  if values.isComputed && !isCounted || isCounted && !values.isConsecutive {
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

func moved(_ value: Value, _ index: Value, _ distance: Int, _ runtime: Runtime) throws -> Value {
  guard let result = try indexed(value, runtime).index(index, offsetBy: distance) else {
    throw fault("String index is out of bounds")
  }
  return result
}
