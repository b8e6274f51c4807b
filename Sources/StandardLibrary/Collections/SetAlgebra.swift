import Types
import Execution

/// Declares the program's own sets, with the members that follow from a few implemented ones.
func declareSetProtocol(_ module: NativeModule) {
  module.type(
    """
    protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
      associatedtype ArrayLiteralElement = Element
      init()
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult mutating func remove(_ member: Element) -> Element?
      @discardableResult mutating func update(with newMember: Element) -> Element?
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      mutating func formSymmetricDifference(_ other: Self)
      func subtracting(_ other: Self) -> Self
      func isSubset(of other: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
      func isSuperset(of other: Self) -> Bool
      var isEmpty: Bool { get }
      mutating func subtract(_ other: Self)
    }
    """)
  var members: [NativeMember] = []
  members.general("init(arrayLiteral elements: Element...)") { call in try filled(call, call[0].asArray) }
  members.general("init<S: Sequence>(_ sequence: S) where S.Element == Element") { call in
    try filled(call, try elements(of: call[0], call.runtime))
  }
  members.general("var isEmpty: Bool { get }") { call in .bool(call[0] == (try filled(call, []))) }
  members.general("func subtracting(_ other: Self) -> Self") { call in try difference(call[0], call[1], call.runtime) }
  members.mutating("mutating func subtract(_ other: Self)") { value, call in
    value = try difference(value, call[0], call.runtime)
    return .void
  }
  members.general("func isSubset(of other: Self) -> Bool") { call in
    .bool(try common(call[0], call[1], call.runtime) == call[0])
  }
  members.general("func isSuperset(of other: Self) -> Bool") { call in
    .bool(try common(call[0], call[1], call.runtime) == call[1])
  }
  members.general("func isDisjoint(with other: Self) -> Bool") { call in
    .bool(try common(call[0], call[1], call.runtime) == filled(call, []))
  }
  members.general("func isStrictSubset(of other: Self) -> Bool") { call in
    .bool(try call[0] != call[1] && common(call[0], call[1], call.runtime) == call[0])
  }
  members.general("func isStrictSuperset(of other: Self) -> Bool") { call in
    .bool(try call[0] != call[1] && common(call[0], call[1], call.runtime) == call[1])
  }
  module.extend("extension SetAlgebra", members)
}

/// Returns a set of the called type with these elements.
private func filled(_ call: NativeCall, _ elements: [Value]) throws -> Value {
  guard let type = call.typeArguments.first, let make = call.runtime.requirement("SetAlgebra", "init"),
    let insert = call.runtime.requirement("SetAlgebra", "insert")
  else { throw fault("not a set") }
  var made = try call.runtime.lowering.construct(type, make, [])
  for element in elements {
    _ = try call.runtime.lowering.callRequirement(insert, on: &made, arguments: [element])
  }
  return made
}

private func common(_ left: Value, _ right: Value, _ runtime: Runtime) throws -> Value {
  try runtime.callWitness(left, "SetAlgebra", "intersection", [right])
}

/// Returns the elements of the first set that the second does not contain.
private func difference(_ left: Value, _ right: Value, _ runtime: Runtime) throws -> Value {
  try common(left, try runtime.callWitness(left, "SetAlgebra", "symmetricDifference", [right]), runtime)
}
