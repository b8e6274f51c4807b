import Execution
import Types

/// Declares the members of `RangeReplaceableCollection` for generic code: the receiver may be an array, a string or a
/// type of the program.
func declareRangeReplacing(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.mutating("mutating func append(_ newElement: Element)") { value, call in
    try change(&value, call.runtime) { $0.append(call[0]) }
    return .void
  }
  members.mutating("mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element") {
    value, call in
    let added = try elements(of: call[0], call.runtime)
    try change(&value, call.runtime) { try call.runtime.append(added[...], to: &$0) }
    return .void
  }
  members.mutating("mutating func insert(_ newElement: Element, at i: Index)") { value, call in
    let offset = try offset(of: call[1], in: value, call.runtime)
    try change(&value, call.runtime) { $0.insert(call[0], at: try checked(offset, $0.count)) }
    return .void
  }
  members.mutating(
    "mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element"
  ) { value, call in
    let added = try elements(of: call[0], call.runtime)
    let offset = try offset(of: call[1], in: value, call.runtime)
    try change(&value, call.runtime) { $0.insert(contentsOf: added, at: try checked(offset, $0.count)) }
    return .void
  }
  members.mutating("@discardableResult mutating func remove(at position: Index) -> Element") { value, call in
    let offset = try offset(of: call[0], in: value, call.runtime)
    return try change(&value, call.runtime) { $0.remove(at: try checked(offset, $0.count - 1)) }
  }
  members.mutating("mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index") {
    value, call in
    try replace(&value, call[0], with: [], call.runtime)
    return .void
  }
  members.mutating(
    "mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ subrange: R, with newElements: C) where R.Bound == Index, C.Element == Element"
  ) { value, call in
    try replace(&value, call[0], with: try elements(of: call[1], call.runtime), call.runtime)
    return .void
  }
  members.mutating("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") { value, call in
    try change(&value, call.runtime) { $0 = [] }
    return .void
  }
  members.mutating("mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows") { value, call in
    let shouldBeRemoved = call[0].asFunction
    try change(&value, call.runtime) { try $0.removeAll { try shouldBeRemoved.test($0) } }
    return .void
  }
  members.mutating("mutating func reserveCapacity(_ n: Int)") { _, _ in .void }
  declareEnds(&members)
  module.extend("extension RangeReplaceableCollection", members)
  declareMaking(module)
}

/// Collections made of others: of their elements, of some of them, of two one after the other.
private func declareMaking(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.general("init<S: Sequence>(_ elements: S) where S.Element == Element") { call in
    try made(try elements(of: call[0], call.runtime), call)
  }
  members.general("init(repeating repeatedValue: Element, count: Int)") { call in
    guard call[1].toInt >= 0 else { throw fault("Can't construct a collection with count < 0") }
    return try made(call.runtime.repeated(call[0], call[1].toInt), call)
  }
  members.general("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self") { call in
    let isIncluded = call[1].asFunction
    var kept = call[0]
    try change(&kept, call.runtime) { $0 = try $0.filter { try isIncluded.test($0) } }
    return kept
  }
  for other in ["RangeReplaceableCollection", "Sequence"] {
    members.general("static func + <Other: \(other)>(lhs: Self, rhs: Other) -> Self where Other.Element == Element") {
      call in
      var joined = call[0]
      let added = try elements(of: call[1], call.runtime)
      try change(&joined, call.runtime) { try call.runtime.append(added[...], to: &$0) }
      return joined
    }
  }
  members.general("static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Other.Element == Element") {
    call in
    var joined = call[1]
    let before = try elements(of: call[0], call.runtime)
    try change(&joined, call.runtime) { $0 = before + $0 }
    return joined
  }
  members.mutating("static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element") {
    value, call in
    let added = try elements(of: call[0], call.runtime)
    try change(&value, call.runtime) { try call.runtime.append(added[...], to: &$0) }
    return .void
  }
  module.extend("extension RangeReplaceableCollection", members)
}

/// Returns a collection of the called type.
private func made(_ elements: [Value], _ call: NativeCall) throws -> Value {
  guard let type = call.typeArguments.first,
    let make = call.runtime.requirement("RangeReplaceableCollection", "init", [])
  else { return .array(elements) }
  var empty = try call.runtime.lowering.construct(type, make, [])
  try change(&empty, call.runtime) { $0 = elements }
  return empty
}

/// Taking away in front and at the end.
private func declareEnds(_ members: inout [NativeMember]) {
  members.mutating("@discardableResult mutating func removeFirst() -> Element") { value, call in
    try change(&value, call.runtime) { elements in
      guard !elements.isEmpty else { throw fault("Can't remove first element from an empty collection") }
      return elements.removeFirst()
    }
  }
  members.mutating("@discardableResult mutating func removeLast() -> Element") { value, call in
    try change(&value, call.runtime) { elements in
      guard !elements.isEmpty else { throw fault("Can't remove last element from an empty collection") }
      return elements.removeLast()
    }
  }
  members.mutating("mutating func popLast() -> Element?") { value, call in
    try change(&value, call.runtime) { .optional($0.popLast()) }
  }
  for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
    members.mutating("mutating func \(name)(_ k: Int)") { value, call in
      let count = call[0].toInt
      try change(&value, call.runtime) { elements in
        guard count >= 0 else { throw fault("Number of elements to remove should be non-negative") }
        guard count <= elements.count else { throw fault("Can't remove more items from a collection than it has") }
        if isFirst { elements.removeFirst(count) } else { elements.removeLast(count) }
      }
      return .void
    }
  }
}

/// Changes the elements of a collection and rebuilds it in its own type.
@discardableResult
private func change<Result>(
  _ value: inout Value, _ runtime: Runtime, _ body: (inout [Value]) throws -> Result
) throws -> Result {
  if case .string = value {
    var characters = try elements(of: value, runtime)
    defer { value = .string(String(characters.map(\.asCharacter))) }
    return try body(&characters)
  }
  if value.payload(Substring.self) != nil {
    var characters = try elements(of: value, runtime)
    defer { value = .boxed(Substring(String(characters.map(\.asCharacter)))) }
    return try body(&characters)
  }
  if value.payload(TextView.self) != nil {
    var scalars = try elements(of: value, runtime)
    defer { value = .scalars(scalars) }
    return try body(&scalars)
  }
  guard let witness = writtenReplacement(of: value, runtime) else { return try modifyElements(&value, runtime, body) }
  // The value must be uniquely referenced while it changes: the program may check that.
  let whole = try wholeRange(of: value, runtime)
  var all = try elements(of: value, runtime)
  let result = try body(&all)
  let types = runtime.hiddenTypes(of: witness, for: value, [runtime.universe.array(.any)])
  _ = try runtime.lowering.call(witness, typeArguments: types, arguments: [whole, .array(all)], mutating: &value)
  return result
}

private func wholeRange(of value: Value, _ runtime: Runtime) throws -> Value {
  let values = try indexed(value, runtime)
  return .boxed(HalfOpenRange(try values.startValue, try values.endValue))
}

/// Returns the program's `replaceSubrange`, on which all other members are based.
private func writtenReplacement(of value: Value, _ runtime: Runtime) -> FunctionDecl? {
  guard let decl = runtime.nominal(of: value), !decl.isNative else { return nil }
  for case .function(let function) in decl.members["replaceSubrange"] ?? []
  where function.native == nil && function.parameters.map(\.label) == [nil, "with"] {
    return function
  }
  return nil
}

private func replace(_ value: inout Value, _ range: Value, with added: [Value], _ runtime: Runtime) throws {
  guard let bounds = range.rangeBounds else { return }
  let (lower, upper) = try offsets(of: bounds, in: value, runtime)
  try change(&value, runtime) { elements in
    guard lower >= 0, lower <= upper, upper <= elements.count else {
      throw fault("Array replace: subrange extends past the end")
    }
    elements.replaceSubrange(lower..<upper, with: added)
  }
}

private func offsets(of bounds: RangeBounds, in value: Value, _ runtime: Runtime) throws -> (Int, Int) {
  let values = try indexed(value, runtime)
  let (start, end) = try bounds.resolved(in: values)
  return (
    try values.distance(from: values.startValue, to: start), try values.distance(from: values.startValue, to: end)
  )
}

private func offset(of index: Value, in value: Value, _ runtime: Runtime) throws -> Int {
  let values = try indexed(value, runtime)
  return try values.distance(from: values.startValue, to: index)
}

private func checked(_ offset: Int, _ last: Int) throws -> Int {
  guard offset >= 0, offset <= last else { throw fault(indexOutOfRange) }
  return offset
}
