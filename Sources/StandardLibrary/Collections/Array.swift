import Types
import Execution

/// Declares arrays and their slices. A slice is a separate value, as in Swift: its indices are the array's.
package func declareArray(_ module: NativeModule) {
  for name in ["Array", "ArraySlice"] {
    module.type(
      """
      struct \(name)<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral,
        CustomStringConvertible, CustomDebugStringConvertible {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<\(name)<Element>>
        typealias SubSequence = ArraySlice<Element>
        typealias ArrayLiteralElement = Element
      }
      """, represents: name == "Array" ? nil : ArraySlice<Value>.self)
    module.extend("extension \(name): Equatable where Element: Equatable")
    module.extend("extension \(name): Hashable where Element: Hashable")
    module.extend("extension \(name): Sendable where Element: Sendable")
    module.extend("extension \(name): Encodable where Element: Encodable")
    module.extend("extension \(name): Decodable where Element: Decodable")
    let isSlice = name == "ArraySlice"
    declareConstruction(module, name, isSlice: isSlice)
    declareSubscripts(module, name)
    declareMutation(module, name)
    declareArrayOperators(module, name, isSlice: isSlice)
  }
  module.alias("typealias ContiguousArray<Element> = Array<Element>")
  declareRangeReplacing(module)
}

/// Changes an array, or a slice, in place; the value does not hold the elements meanwhile, so they are not copied.
func modifyArray<Result>(_ value: inout Value, _ body: (inout [Value]) throws -> Result) rethrows -> Result {
  if case .array(var elements) = value {
    value = .void
    defer { value = .array(elements) }
    return try body(&elements)
  }
  let slice = value.payload(ArraySlice<Value>.self) ?? []
  var elements = Array(slice)
  defer {
    // Padding in front keeps the slice's indices.
    let padding = Array(repeating: Value.void, count: slice.startIndex)
    value = .boxed((padding + elements)[slice.startIndex...])
  }
  return try body(&elements)
}

/// Returns the distance of an index from the start of the array or slice.
private func offset(_ index: Value, in value: Value) -> Int {
  index.asInt &- (value.payload(ArraySlice<Value>.self)?.startIndex ?? 0)
}

private func declareConstruction(_ module: NativeModule, _ name: String, isSlice: Bool) {
  @Sendable func make(_ elements: [Value]) -> Value { isSlice ? .boxed(elements[...]) : .array(elements) }
  var members: [NativeMember] = []
  members.nullary("init()") { make([]) }
  members.general("init<S: Sequence>(_ s: S) where S.Element == Element") { make(try elements(of: $0[0], $0.runtime)) }
  members.general("init(repeating repeatedValue: Element, count: Int)") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't construct Array with count < 0") }
    guard call[1].toInt <= 1 << 32 else { throw fault("Can't construct an Array of \(call[1].toInt) elements") }
    return make(try call.runtime.repeated(call[0], call[1].toInt))
  }
  members.unary("init(arrayLiteral elements: Element...)") { make($0.asArray) }
  members.unary("var count: Int { get }") { value in
    if case .array(let elements) = value { return .int(elements.count) }
    return .int(value.payload(ArraySlice<Value>.self)?.count ?? 0)
  }
  members.unary("var isEmpty: Bool { get }") { value in
    if case .array(let elements) = value { return .bool(elements.isEmpty) }
    return .bool(value.payload(ArraySlice<Value>.self)?.isEmpty ?? true)
  }
  members.unary("var capacity: Int { get }") { value in .int(value.asArray.capacity) }
  members.unary("var description: String { get }") { .string($0.description) }
  members.unary("var debugDescription: String { get }") { .string($0.debugDescription) }
  module.extend("extension \(name)", members)
}

private func declareSubscripts(_ module: NativeModule, _ name: String) {
  var members: [NativeMember] = []
  members.property(
    "subscript(index: Int) -> Element { get set }",
    get: .general { call in
      if case .array(let elements) = call[0] { return try elements.element(at: call[1]) }
      return try indexed(call[0], call.runtime).element(at: call[1])
    },
    set: .mutating { value, call in
      let index = offset(call[0], in: value)
      try modifyArray(&value) { elements in
        guard elements.indices.contains(index) else {
          throw fault(indexOutOfRange, note: FaultValues.index(index, of: elements.count))
        }
        elements[index] = call[1]
      }
      return .void
    })
  let getSlice: NativeImplementation = .general { call in
    let values = try indexed(call[0], call.runtime)
    guard let bounds = call[1].rangeBounds else { return call[0] }
    let (start, end) = try bounds.resolved(in: values)
    return try values.slice(from: start, to: end)
  }
  let setSlice: NativeImplementation = .mutating { value, call in
    try replace(&value, call[0], with: try elements(of: call[1], call.runtime), call.runtime)
    return .void
  }
  members.property("subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }", get: getSlice, set: setSlice)
  members.property(
    "subscript<R: RangeExpression>(r: R) -> ArraySlice<Element> where R.Bound == Int { get set }", get: getSlice,
    set: setSlice)
  members.property(
    "subscript(x: (UnboundedRange_) -> ()) -> ArraySlice<Element> { get set }",
    get: .general { call in
      let values = try indexed(call[0], call.runtime)
      return try values.slice(from: values.startValue, to: values.endValue)
    },
    set: .mutating { value, call in
      let all = try elements(of: call[1], call.runtime)
      modifyArray(&value) { $0 = all }
      return .void
    })
  module.extend("extension \(name)", members)
}

/// Puts elements in the place of a range of an array or slice.
private func replace(_ value: inout Value, _ range: Value, with elements: [Value], _ runtime: Runtime) throws {
  let start = value.payload(ArraySlice<Value>.self)?.startIndex ?? 0
  try modifyArray(&value) { all in
    guard let offsets = try range.rangeBounds?.offsets(start: start, end: start + all.count) else { return }
    guard offsets.lowerBound >= start, offsets.upperBound <= start + all.count else {
      throw fault("Array replace: subrange extends past the end")
    }
    try runtime.makeRoom(forValues: all.count + elements.count)
    all.replaceSubrange(offsets.lowerBound - start..<offsets.upperBound - start, with: elements)
  }
}

private func declareMutation(_ module: NativeModule, _ name: String) {
  var members: [NativeMember] = []
  members.mutating("mutating func append(_ newElement: Element)") { value, call in
    modifyArray(&value) { $0.append(call[0]) }
    return .void
  }
  members.mutating("mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element") {
    value, call in
    let added = try elements(of: call[0], call.runtime)
    try modifyArray(&value) { try call.runtime.append(added[...], to: &$0) }
    return .void
  }
  members.mutating("mutating func insert(_ newElement: Element, at i: Int)") { value, call in
    let index = offset(call[1], in: value)
    try modifyArray(&value) { elements in
      guard index >= 0, index <= elements.count else {
        throw fault("Array index is out of range", note: FaultValues.index(index, of: elements.count))
      }
      elements.insert(call[0], at: index)
    }
    return .void
  }
  members.mutating(
    "mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int) where C.Element == Element"
  ) {
    value, call in
    let added = try elements(of: call[0], call.runtime)
    let index = offset(call[1], in: value)
    try modifyArray(&value) { elements in
      guard index >= 0, index <= elements.count else {
        throw fault("Array index is out of range", note: FaultValues.index(index, of: elements.count))
      }
      try call.runtime.makeRoom(forValues: elements.count + added.count)
      elements.insert(contentsOf: added, at: index)
    }
    return .void
  }
  members.mutating("@discardableResult mutating func remove(at index: Int) -> Element") { value, call in
    let index = offset(call[0], in: value)
    return try modifyArray(&value) { elements in
      guard elements.indices.contains(index) else {
        throw fault(indexOutOfRange, note: FaultValues.index(index, of: elements.count))
      }
      return elements.remove(at: index)
    }
  }
  members.mutating("@discardableResult mutating func removeFirst() -> Element") { value, _ in
    if let slice = value.payload(ArraySlice<Value>.self), !slice.isEmpty {
      value = .boxed(slice.dropFirst())
      return slice[slice.startIndex]
    }
    return try modifyArray(&value) { elements in
      guard !elements.isEmpty else { throw fault("Can't remove first element from an empty collection") }
      return elements.removeFirst()
    }
  }
  members.mutating("@discardableResult mutating func removeLast() -> Element") { value, _ in
    try modifyArray(&value) { elements in
      guard !elements.isEmpty else { throw fault("Can't remove last element from an empty collection") }
      return elements.removeLast()
    }
  }
  members.mutating("mutating func removeFirst(_ k: Int)") { value, call in
    let count = call[0].toInt
    try modifyArray(&value) { elements in
      guard count >= 0 else { throw fault("Number of elements to remove should be non-negative") }
      guard count <= elements.count else { throw fault("Can't remove more items from a collection than it has") }
      elements.removeFirst(count)
    }
    return .void
  }
  members.mutating("mutating func removeLast(_ k: Int)") { value, call in
    let count = call[0].toInt
    try modifyArray(&value) { elements in
      guard count >= 0 else { throw fault("Number of elements to remove should be non-negative") }
      guard count <= elements.count else { throw fault("Can't remove more items from a collection than it contains") }
      elements.removeLast(count)
    }
    return .void
  }
  if name == "ArraySlice" {
    members.mutating("mutating func popFirst() -> Element?") { value, _ in
      guard let slice = value.payload(ArraySlice<Value>.self), let first = slice.first else { return .none }
      value = .boxed(slice.dropFirst())
      return .wrapped(first)
    }
  }
  members.mutating("mutating func popLast() -> Element?") { value, _ in .optional(modifyArray(&value) { $0.popLast() })
  }
  members.mutating("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") { value, _ in
    modifyArray(&value) { $0.removeAll() }
    return .void
  }
  members.mutating("mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows") { value, call in
    let shouldBeRemoved = call[0].asFunction
    try modifyArray(&value) { try $0.removeAll { try shouldBeRemoved.test($0) } }
    return .void
  }
  members.mutating("mutating func removeSubrange(_ bounds: Range<Int>)") { value, call in
    try replace(&value, call[0], with: [], call.runtime)
    return .void
  }
  members.mutating("mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int") {
    value, call in
    try replace(&value, call[0], with: [], call.runtime)
    return .void
  }
  members.mutating(
    "mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ subrange: R, with newElements: C) where R.Bound == Int, C.Element == Element"
  ) { value, call in
    try replace(&value, call[0], with: try elements(of: call[1], call.runtime), call.runtime)
    return .void
  }
  members.mutating("mutating func reserveCapacity(_ n: Int)") { value, call in
    modifyArray(&value) { $0.reserveCapacity(min(max(0, call[0].toInt), 1 << 24)) }
    return .void
  }
  members.mutating("mutating func swapAt(_ i: Int, _ j: Int)") { value, call in
    let (i, j) = (offset(call[0], in: value), offset(call[1], in: value))
    try modifyArray(&value) { elements in
      guard elements.indices.contains(i), elements.indices.contains(j) else { throw fault(indexOutOfRange) }
      elements.swapAt(i, j)
    }
    return .void
  }
  members.mutating("mutating func reverse()") { value, call in
    try modifyArray(&value) { $0 = try call.runtime.reversed($0) }
    return .void
  }
  members.mutating("mutating func shuffle()") { value, call in
    var generator = SystemRandomNumberGenerator()
    try modifyArray(&value) { try $0.shuffle(using: &generator, call.runtime) }
    return .void
  }
  members.mutating("mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows") {
    value, call in
    let order = call[0].asFunction
    try modifyArray(&value) { try $0.sort { try order.call($0, $1).asBool } }
    return .void
  }
  members.mutating("mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int") {
    value, call in
    let belongs = call[0].asFunction
    return .int(try modifyArray(&value) { try $0.partition { try belongs.test($0) } })
  }
  module.extend("extension \(name)", members)
  var comparable: [NativeMember] = []
  comparable.mutating("mutating func sort()") { value, call in
    try modifyArray(&value) { $0 = try sortedAscending($0, call.runtime) }
    return .void
  }
  module.extend("extension \(name) where Element: Comparable", comparable)
}

private func declareArrayOperators(_ module: NativeModule, _ name: String, isSlice: Bool) {
  @Sendable func make(_ elements: [Value]) -> Value { isSlice ? .boxed(elements[...]) : .array(elements) }
  var members: [NativeMember] = []
  members.general("static func + (lhs: \(name)<Element>, rhs: \(name)<Element>) -> \(name)<Element>") {
    make(try $0.runtime.joined(elements(of: $0[0], $0.runtime), elements(of: $0[1], $0.runtime)))
  }
  members.general(
    "static func + <Other: Sequence>(lhs: \(name)<Element>, rhs: Other) -> \(name)<Element> where Other.Element == Element"
  ) { make(try $0.runtime.joined(elements(of: $0[0], $0.runtime), elements(of: $0[1], $0.runtime))) }
  members.general(
    "static func + <Other: Sequence>(lhs: Other, rhs: \(name)<Element>) -> \(name)<Element> where Other.Element == Element"
  ) { make(try $0.runtime.joined(elements(of: $0[0], $0.runtime), elements(of: $0[1], $0.runtime))) }
  members.mutating("static func += (lhs: inout \(name)<Element>, rhs: \(name)<Element>)") { value, call in
    let added = try elements(of: call[0], call.runtime)
    try modifyArray(&value) { try call.runtime.append(added[...], to: &$0) }
    return .void
  }
  members.mutating("static func += <S: Sequence>(lhs: inout \(name)<Element>, rhs: S) where S.Element == Element") {
    value, call in
    let added = try elements(of: call[0], call.runtime)
    try modifyArray(&value) { try call.runtime.append(added[...], to: &$0) }
    return .void
  }
  module.extend("extension \(name)", members)
  var equatable: [NativeMember] = []
  equatable.binary("static func == (lhs: \(name)<Element>, rhs: \(name)<Element>) -> Bool") { .bool($0 == $1) }
  equatable.binary("static func != (lhs: \(name)<Element>, rhs: \(name)<Element>) -> Bool") { .bool($0 != $1) }
  module.extend("extension \(name) where Element: Equatable", equatable)
}
