import Execution
import Types

/// Sets that are the bits of a number: the program declares the type and its options, all else is here.
package func declareOptionSet(_ module: NativeModule) {
  declareSetProtocol(module)
  module.type(
    """
    protocol OptionSet: SetAlgebra, RawRepresentable {
      associatedtype Element = Self
      associatedtype ArrayLiteralElement = Self
      init(rawValue: RawValue)
    }
    """)
  var members: [NativeMember] = []
  members.general("init()") { try options($0, 0) }
  members.general("init(arrayLiteral elements: Self...)") { call in
    try options(call, call[0].asArray.reduce(0) { $0 | (try bits($1, call)) })
  }
  members.general("init<S: Sequence>(_ sequence: S) where S.Element == Self") { call in
    try options(call, elements(of: call[0], call.runtime).reduce(0) { $0 | (try bits($1, call)) })
  }
  members.general("var isEmpty: Bool { get }") { .bool(try bits($0[0], $0) == 0) }
  members.general("static func == (lhs: Self, rhs: Self) -> Bool") { .bool(try bits($0[0], $0) == bits($0[1], $0)) }
  declareOptionQuestions(&members)
  declareOptionChanges(&members)
  module.extend("extension OptionSet", members)
}

private func declareOptionQuestions(_ members: inout [NativeMember]) {
  let questions: [(String, @Sendable (UInt64, UInt64) -> Bool)] = [
    ("contains(_ member", { $0 & $1 == $1 }), ("isSubset(of other", { $0 & $1 == $0 }),
    ("isSuperset(of other", { $0 & $1 == $1 }), ("isDisjoint(with other", { $0 & $1 == 0 }),
    ("isStrictSubset(of other", { $0 & $1 == $0 && $0 != $1 }),
    ("isStrictSuperset(of other", { $0 & $1 == $1 && $0 != $1 }),
  ]
  for (signature, question) in questions {
    members.general("func \(signature): Self) -> Bool") { .bool(question(try bits($0[0], $0), try bits($0[1], $0))) }
  }
}

private func declareOptionChanges(_ members: inout [NativeMember]) {
  let combinations: [(String, String, @Sendable (UInt64, UInt64) -> UInt64)] = [
    ("union(", "formUnion(", { $0 | $1 }), ("intersection(", "formIntersection(", { $0 & $1 }),
    ("subtracting(", "subtract(", { $0 & ~$1 }), ("symmetricDifference(", "formSymmetricDifference(", { $0 ^ $1 }),
  ]
  for (name, changing, combine) in combinations {
    members.general("func \(name)_ other: Self) -> Self") { call in
      try options(call, combine(try bits(call[0], call), try bits(call[1], call)))
    }
    members.mutating("mutating func \(changing)_ other: Self)") { value, call in
      value = try options(call, combine(try bits(value, call), try bits(call[0], call)))
      return .void
    }
  }
  members.mutating(
    "@discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)"
  ) { value, call in
    let (old, new) = (try bits(value, call), try bits(call[0], call))
    if old & new == new {
      return .labeled(("inserted", .bool(false)), ("memberAfterInsert", try options(call, old & new)))
    }
    value = try options(call, old | new)
    return .labeled(("inserted", .bool(true)), ("memberAfterInsert", call[0]))
  }
  members.mutating("@discardableResult mutating func remove(_ member: Self) -> Self?") { value, call in
    let (old, gone) = (try bits(value, call), try bits(call[0], call))
    value = try options(call, old & ~gone)
    return old & gone == 0 ? .none : .wrapped(try options(call, old & gone))
  }
  members.mutating("@discardableResult mutating func update(with newMember: Self) -> Self?") { value, call in
    let (old, new) = (try bits(value, call), try bits(call[0], call))
    value = try options(call, old | new)
    return old & new == 0 ? .none : .wrapped(try options(call, old & new))
  }
}

/// Returns the bits of an option.
private func bits(_ option: Value, _ call: NativeCall) throws -> UInt64 {
  func pattern<T: NativeInteger>(_ number: T) -> UInt64 { UInt64(truncatingIfNeeded: number) }
  guard let raw = try rawValue(option, call.runtime).anyInteger else {
    throw fault("the raw value of an option set has to be an integer")
  }
  return pattern(raw)
}

private func rawValue(_ option: Value, _ runtime: Runtime) throws -> Value {
  guard let requirement = runtime.requirement("RawRepresentable", "rawValue") else { return .void }
  if case .structure(let instance) = option,
    let property = instance.decl.storedProperties.first(where: { $0.name == "rawValue" })
  {
    return instance.fields[property.layoutIndex]
  }
  var option = option
  return try runtime.lowering.callRequirement(requirement, on: &option)
}

/// Returns the options of the called type with those bits.
private func options(_ call: NativeCall, _ bits: UInt64) throws -> Value {
  guard let type = call.typeArguments.first, let make = call.runtime.requirement("OptionSet", "init"),
    let raw = call.runtime.universe.memberType("RawValue", of: type)
  else { throw fault("not an option set") }
  func number<T: NativeInteger>(_ type: T.Type) -> Value { T(truncatingIfNeeded: bits).asValue }
  return try call.runtime.lowering.construct(type, make, [number(integerType(raw))])
}
