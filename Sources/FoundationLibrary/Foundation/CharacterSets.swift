import Types
import Execution
import Foundation

/// Sets of characters beyond the well-known ones: built, joined and changed.
func declareCharacterSets(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.constants(
    "CharacterSet",
    [
      ("controlCharacters", CharacterSet.controlCharacters), ("nonBaseCharacters", .nonBaseCharacters),
      ("decomposables", .decomposables), ("illegalCharacters", .illegalCharacters),
      ("capitalizedLetters", .capitalizedLetters), ("urlUserAllowed", .urlUserAllowed),
      ("urlPasswordAllowed", .urlPasswordAllowed),
    ])
  members.nullary("init()") { .boxed(CharacterSet()) }
  members.reading("isEmpty: Bool") { (set: CharacterSet) in set.isEmpty }
  members.mutating("mutating func invert()") { set, _ in
    set = .boxed(CharacterSet.from(set).inverted)
    return .void
  }
  members.binary("func isSuperset(of other: CharacterSet) -> Bool") {
    .bool(CharacterSet.from($0).isSuperset(of: .from($1)))
  }
  members.binary("func isSubset(of other: CharacterSet) -> Bool") {
    .bool(CharacterSet.from($1).isSuperset(of: .from($0)))
  }
  members.binary("func isDisjoint(with other: CharacterSet) -> Bool") {
    .bool(CharacterSet.from($0).intersection(.from($1)).isEmpty)
  }
  members.binary("static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool") {
    .bool(CharacterSet.from($0) == .from($1))
  }
  for range in ["Range<_UnicodeScalar>", "ClosedRange<_UnicodeScalar>"] {
    members.unary("init(charactersIn range: \(range))") { .boxed(try scalars(of: $0)) }
    change(&members, "insert(charactersIn range: \(range))") { $0.formUnion(try scalars(of: $1)) }
    change(&members, "remove(charactersIn range: \(range))") { $0.subtract(try scalars(of: $1)) }
  }
  change(&members, "insert(charactersIn string: String)") { $0.insert(charactersIn: $1.toText) }
  change(&members, "remove(charactersIn string: String)") { $0.remove(charactersIn: $1.toText) }
  change(&members, "formUnion(_ other: CharacterSet)") { $0.formUnion(.from($1)) }
  change(&members, "formIntersection(_ other: CharacterSet)") { $0.formIntersection(.from($1)) }
  change(&members, "formSymmetricDifference(_ other: CharacterSet)") { $0.formSymmetricDifference(.from($1)) }
  change(&members, "subtract(_ other: CharacterSet)") { $0.subtract(.from($1)) }
  let combinations: [(String, @Sendable (CharacterSet, CharacterSet) -> CharacterSet)] = [
    ("intersection", { $0.intersection($1) }), ("subtracting", { $0.subtracting($1) }),
    ("symmetricDifference", { $0.symmetricDifference($1) }),
  ]
  for (name, combine) in combinations {
    members.binary("func \(name)(_ other: CharacterSet) -> CharacterSet") { .boxed(combine(.from($0), .from($1))) }
  }
  members.mutating(
    """
    @discardableResult mutating func insert(_ character: _UnicodeScalar) \
    -> (inserted: Bool, memberAfterInsert: _UnicodeScalar)
    """
  ) { value, call in
    var set = CharacterSet.from(value)
    let scalar = Unicode.Scalar.from(call[0])
    let isNew = !set.contains(scalar)
    set.insert(scalar)
    value = .boxed(set)
    return .labeled(("inserted", .bool(isNew)), ("memberAfterInsert", call[0]))
  }
  members.mutating("@discardableResult mutating func remove(_ character: _UnicodeScalar) -> _UnicodeScalar?") {
    value, call in
    var set = CharacterSet.from(value)
    let removed = set.remove(Unicode.Scalar.from(call[0]))
    value = .boxed(set)
    return .optional(removed.map { _ in call[0] })
  }
  module.extend("extension CharacterSet", members)
}

private func change(
  _ members: inout [NativeMember], _ signature: String,
  _ body: @escaping @Sendable (inout CharacterSet, Value) throws -> Void
) {
  members.mutating("mutating func \(signature)") { value, call in
    var set = CharacterSet.from(value)
    try body(&set, call[0])
    value = .boxed(set)
    return .void
  }
}

private func scalars(of range: Value) throws -> CharacterSet {
  guard let bounds = range.rangeBounds else { return CharacterSet() }
  let (lower, upper) = (Unicode.Scalar.from(bounds.lower), Unicode.Scalar.from(bounds.upper))
  if bounds.isClosed { return CharacterSet(charactersIn: lower...upper) }
  return lower == upper ? CharacterSet() : CharacterSet(charactersIn: lower..<upper)
}
