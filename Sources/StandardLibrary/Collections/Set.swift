import Types
import Execution

package func declareSet(_ module: NativeModule) {
  module.type(
    """
    struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable, ExpressibleByArrayLiteral, CustomStringConvertible,
      CustomDebugStringConvertible {
      typealias Index = _HashIndex
      typealias Indices = DefaultIndices<Set<Element>>
      typealias Iterator = IndexingIterator<Set<Element>>
      typealias SubSequence = Slice<Set<Element>>
      typealias ArrayLiteralElement = Element
    }
    """)
  module.extend("extension Set: Sendable where Element: Sendable")
  module.extend("extension Set: Encodable where Element: Encodable")
  module.extend("extension Set: Decodable where Element: Decodable")
  var members: [NativeMember] = []
  members.nullary("init()") { .set([]) }
  members.general("init<S: Sequence>(_ sequence: S) where S.Element == Element") { call in
    .set(try call.runtime.set(of: call[0]))
  }
  members.unary("init(arrayLiteral elements: Element...)") { .set(Set($0.asArray)) }
  members.unary("var count: Int { get }") { .int($0.asSet.count) }
  members.unary("var isEmpty: Bool { get }") { .bool($0.asSet.isEmpty) }
  members.binary("func contains(_ member: Element) -> Bool") { .bool($0.asSet.contains($1)) }
  members.binary("static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool") { .bool($0.asSet == $1.asSet) }
  members.unary("var description: String { get }") { .string($0.description) }
  members.unary("var debugDescription: String { get }") { .string($0.debugDescription) }
  members.binary("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>") { value, isIncluded in
    let isIncluded = isIncluded.asFunction
    return .set(try value.asSet.filter { try isIncluded.test($0) })
  }
  declareSetMutation(&members)
  declareSetAlgebra(&members)
  module.extend("extension Set", members)
}

func modifySet<Result>(_ value: inout Value, _ body: (inout Set<Value>) throws -> Result) rethrows -> Result {
  var elements = value.asSet
  value = .void
  defer { value = .set(elements) }
  return try body(&elements)
}

private func declareSetMutation(_ members: inout [NativeMember]) {
  members.mutating(
    "@discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)"
  ) { value, call in
    let result = modifySet(&value) { elements in elements.insert(call[0]) }
    return .labeled(("inserted", .bool(result.inserted)), ("memberAfterInsert", result.memberAfterInsert))
  }
  members.mutating("@discardableResult mutating func update(with newMember: Element) -> Element?") { value, call in
    .optional(modifySet(&value) { elements in elements.update(with: call[0]) })
  }
  members.mutating("@discardableResult mutating func remove(_ member: Element) -> Element?") { value, call in
    .optional(modifySet(&value) { elements in elements.remove(call[0]) })
  }
  members.mutating("@discardableResult mutating func remove(at position: Index) -> Element") { value, call in
    let position = call[0].asInt
    return try modifySet(&value) { elements in
      guard position >= 0, position < elements.count else {
        throw fault("Attempting to access Set elements using an invalid index")
      }
      return elements.remove(at: elements.index(elements.startIndex, offsetBy: position))
    }
  }
  members.mutating("@discardableResult mutating func removeFirst() -> Element") { value, _ in
    try modifySet(&value) { elements in
      guard !elements.isEmpty else { throw fault("Can't remove first element from an empty collection") }
      return elements.removeFirst()
    }
  }
  members.mutating("mutating func popFirst() -> Element?") { value, _ in
    .optional(modifySet(&value) { elements in elements.popFirst() })
  }
  members.mutating("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") { value, _ in
    value = .set([])
    return .void
  }
}

private func declareSetAlgebra(_ members: inout [NativeMember]) {
  let combinations: [(String, String, @Sendable (Set<Value>, Value, Runtime) throws -> Set<Value>)] = [
    ("union", "formUnion", union), ("intersection", "formIntersection", intersection),
    ("subtracting", "subtract", difference), ("symmetricDifference", "formSymmetricDifference", symmetricDifference),
  ]
  for (name, mutatingName, combine) in combinations {
    members.general("func \(name)<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element") {
      .set(try combine($0[0].asSet, $0[1], $0.runtime))
    }
    // Requirements of `SetAlgebra`.
    members.general("func \(name)(_ other: Set<Element>) -> Set<Element>") {
      .set(try combine($0[0].asSet, $0[1], $0.runtime))
    }
    members.mutating("mutating func \(mutatingName)(_ other: Set<Element>)") { value, call in
      value = .set(try combine(value.asSet, call[0], call.runtime))
      return .void
    }
    members.mutating("mutating func \(mutatingName)<S: Sequence>(_ other: S) where S.Element == Element") {
      value, call in
      value = .set(try combine(value.asSet, call[0], call.runtime))
      return .void
    }
  }
  let questions: [(String, @Sendable (Set<Value>, Value, Runtime) throws -> Bool)] = [
    ("isSubset(of", { try isSubset($0, of: $1, isStrict: false, $2) }),
    ("isSuperset(of", { try isSuperset($0, of: $1, isStrict: false, $2) }),
    ("isStrictSubset(of", { try isSubset($0, of: $1, isStrict: true, $2) }),
    ("isStrictSuperset(of", { try isSuperset($0, of: $1, isStrict: true, $2) }),
    ("isDisjoint(with", areDisjoint),
  ]
  for (name, question) in questions {
    let generic = name.split(separator: "(")
    members.general("func \(generic[0])(\(generic[1]) other: Set<Element>) -> Bool") {
      .bool(try question($0[0].asSet, $0[1], $0.runtime))
    }
    members.general("func \(generic[0])<S: Sequence>(\(generic[1]) other: S) -> Bool where S.Element == Element") {
      .bool(try question($0[0].asSet, $0[1], $0.runtime))
    }
  }
}
