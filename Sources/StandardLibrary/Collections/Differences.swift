import Execution
import Types

/// Declares the differences between collections: the elements to remove and to insert.
package func declareDifferences(_ module: NativeModule) {
  module.type(
    """
    enum _DifferenceChange<ChangeElement> {
      case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
      case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
    }
    """)
  module.extend("extension _DifferenceChange: Equatable where ChangeElement: Equatable")
  module.extend("extension _DifferenceChange: Hashable where ChangeElement: Hashable")
  module.type(
    """
    struct CollectionDifference<ChangeElement>: Collection {
      typealias Change = _DifferenceChange<ChangeElement>
      typealias Element = _DifferenceChange<ChangeElement>
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<CollectionDifference<ChangeElement>>
      typealias SubSequence = ArraySlice<_DifferenceChange<ChangeElement>>
    }
    """, represents: DifferenceValue.self)
  module.extend("extension CollectionDifference: Equatable where ChangeElement: Equatable")
  var members: [NativeMember] = []
  for (name, isInsertion) in [("insertions", true), ("removals", false)] {
    members.unary("var \(name): [_DifferenceChange<ChangeElement>] { get }") { value in
      guard let difference = value.payload(DifferenceValue.self) else { return .array([]) }
      let changes = isInsertion ? difference.changes.insertions : difference.changes.removals
      return .array(changes.map { difference.value(of: $0) })
    }
  }
  members.unary("func inverse() -> CollectionDifference<ChangeElement>") { value in
    guard let difference = value.payload(DifferenceValue.self) else { return value }
    return .boxed(difference.with(difference.changes.inverse()))
  }
  module.extend("extension CollectionDifference", members)
  var moves: [NativeMember] = []
  moves.unary("func inferringMoves() -> CollectionDifference<ChangeElement>") { value in
    guard let difference = value.payload(DifferenceValue.self) else { return value }
    return .boxed(difference.with(difference.changes.inferringMoves()))
  }
  module.extend("extension CollectionDifference where ChangeElement: Hashable", moves)

  var between: [NativeMember] = []
  between.general(
    "func difference<C: BidirectionalCollection>(from other: C, by areEquivalent: (C.Element, Element) -> Bool) -> CollectionDifference<Element> where C.Element == Element"
  ) { call in
    let areEquivalent = call[2].asFunction
    return try difference(call) { try areEquivalent.call($0, $1).asBool }
  }
  module.extend("extension BidirectionalCollection", between)
  var equatable: [NativeMember] = []
  equatable.general(
    "func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element> where C.Element == Element"
  ) { call in
    try difference(call) { $0 == $1 }
  }
  module.extend("extension BidirectionalCollection where Element: Equatable", equatable)
  var applying: [NativeMember] = []
  applying.general("func applying(_ difference: CollectionDifference<Element>) -> Self?") { call in
    guard let difference = call[1].payload(DifferenceValue.self) else { return .none }
    let changed = try elements(of: call[0], call.runtime).applying(difference.changes)
    return .optional(changed.map { collection(like: call[0], $0) })
  }
  module.extend("extension RangeReplaceableCollection", applying)
}

/// Returns the difference between the first two arguments, of which the second is the older.
private func difference(_ call: NativeCall, _ areEquivalent: (Value, Value) throws -> Bool) throws -> Value {
  let (new, old) = (try elements(of: call[0], call.runtime), try elements(of: call[1], call.runtime))
  let changes = try EditSearch.changes(oldCount: old.count, newCount: new.count, poll: call.runtime.check) {
    try areEquivalent(old[$0], new[$1])
  }
  let found = CollectionDifference(
    changes.removals.map { .remove(offset: $0, element: old[$0], associatedWith: nil) }
      + changes.insertions.map { .insert(offset: $0, element: new[$0], associatedWith: nil) })
  return found.flatMap { DifferenceValue($0, call) }.map { .boxed($0) } ?? .void
}

/// The difference with the enum that its changes are cases of.
struct DifferenceValue: NativeSequence, ListedValues, Hashable, CustomStringConvertible {
  let changes: CollectionDifference<Value>
  private let cases: [EnumCaseDecl]
  private let element: Type

  init?(_ changes: CollectionDifference<Value>, _ call: NativeCall) {
    guard let decl = call.runtime.universe.nominal("_DifferenceChange") else { return nil }
    self.changes = changes
    cases = decl.cases
    element = call.typeArguments.first.flatMap { call.runtime.universe.memberType("Element", of: $0) } ?? .any
  }

  private init(_ changes: CollectionDifference<Value>, _ other: DifferenceValue) {
    self.changes = changes
    cases = other.cases
    element = other.element
  }

  func with(_ changes: CollectionDifference<Value>) -> DifferenceValue { DifferenceValue(changes, self) }

  static func == (a: DifferenceValue, b: DifferenceValue) -> Bool { a.changes == b.changes }
  func hash(into hasher: inout Hasher) { hasher.combine(changes) }

  func value(of change: CollectionDifference<Value>.Change) -> Value {
    switch change {
    case .insert(let offset, let element, let associated): made("insert", offset, element, associated)
    case .remove(let offset, let element, let associated): made("remove", offset, element, associated)
    }
  }

  private func made(_ name: String, _ offset: Int, _ changed: Value, _ associated: Int?) -> Value {
    guard let enumCase = cases.first(where: { $0.name == name }) else { return .void }
    let payload: [Value] = [.int(offset), changed, .optional(associated.map { .int($0) })]
    return .enumeration(EnumInstance(enumCase: enumCase, typeArguments: [element], payload: payload))
  }

  package var elements: [Value] { changes.map { value(of: $0) } }
  var valueCount: Int { changes.count }

  var description: String {
    func list(_ changes: [CollectionDifference<Value>.Change]) -> Value { .array(changes.map { value(of: $0) }) }
    return "CollectionDifference<\(element.runtimeName(qualified: false))>"
      + "(insertions: \(list(changes.insertions)), removals: \(list(changes.removals)))"
  }

  func makeNext() -> () throws -> Value? {
    var iterator = elements.makeIterator()
    return { iterator.next() }
  }
}
