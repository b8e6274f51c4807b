import Execution
import Foundation
import Types

/// Entries of an `NSDictionary`, which is a reference.
class TableObject: NSObject, NativeSequence, @unchecked Sendable {
  // Unchecked because programs that change a table on two threads are wrong in Swift too.
  var entries: ValueTable

  required init(_ entries: ValueTable) { self.entries = entries }

  func makeNext() -> () throws -> Value? {
    var iterator = entries.makeIterator()
    return { iterator.next().map { .entry($0.key, $0.value) } }
  }

  override var description: String { PropertyListText.of(entries, 0) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TableObject)?.entries == entries }
  override var hash: Int { entries.count }

  static func of(_ value: Value) throws -> TableObject { try value.unboxed() }
}

final class MutableTableObject: TableObject, @unchecked Sendable {
  static func writable(_ value: Value) throws -> MutableTableObject { try value.unboxed() }
}

/// Elements of an `NSSet`.
final class SetObject: NSObject, NativeSequence, @unchecked Sendable {
  // Unchecked because the elements are constant.
  let elements: Set<Value>

  init(_ elements: Set<Value>) { self.elements = elements }

  func makeNext() -> () throws -> Value? {
    var iterator = elements.makeIterator()
    return { iterator.next() }
  }

  override var description: String { "{" + PropertyListText.of(Array(elements), 0) + "}" }
  override func isEqual(_ object: Any?) -> Bool { (object as? SetObject)?.elements == elements }
  override var hash: Int { elements.count }
}

/// Declares `NSDictionary`, `NSMutableDictionary` and `NSSet`.
func declareNSDictionaries(_ module: NativeModule) {
  module.type(
    """
    class NSDictionary: NSObject, Sequence, ExpressibleByDictionaryLiteral {
      typealias Element = (key: Any, value: Any)
      typealias Iterator = AnyIterator<(key: Any, value: Any)>
      typealias Key = Any
      typealias Value = Any
    }
    """, represents: TableObject.self)
  module.type("class NSMutableDictionary: NSDictionary", represents: MutableTableObject.self)
  module.extend("extension NSDictionary", lazily: tableInitializers(TableObject.self) + tableMembers)
  module.extend("extension NSMutableDictionary", lazily: tableInitializers(MutableTableObject.self) + tableChanges)
  module.type(
    "class NSSet: NSObject, Sequence { typealias Element = Any; typealias Iterator = AnyIterator<Any> }",
    represents: SetObject.self)
  module.extend("extension NSSet", lazily: setMembers)
}

private func tableInitializers<Table: TableObject>(_ type: Table.Type) -> [NativeMember] {
  var members: [NativeMember] = []
  members.nullary("init()") { .object(Table([:])) }
  members.unary("init(dictionary otherDictionary: [AnyHashable: Any])") { .object(Table($0.asDictionary)) }
  members.unary("init(dictionary otherDictionary: NSDictionary)") { .object(Table(try TableObject.of($0).entries)) }
  members.binary("init(object: Any, forKey key: Any)") { .object(Table([$1: $0])) }
  members.unary("init(dictionaryLiteral elements: (Any, Any)...)") { elements in
    let entries = elements.asArray.map { ($0.asElements[0], $0.asElements[1]) }
    return .object(Table(ValueTable(entries, uniquingKeysWith: { $1 })))
  }
  return members
}

private var tableMembers: [NativeMember] {
  var members: [NativeMember] = []
  members.unary("var count: Int { get }") { .int(try TableObject.of($0).entries.count) }
  members.unary("var allKeys: [Any] { get }") { .array(Array(try TableObject.of($0).entries.keys)) }
  members.unary("var allValues: [Any] { get }") { .array(Array(try TableObject.of($0).entries.values)) }
  for signature in ["func object(forKey aKey: Any) -> Any?", "subscript(key: Any) -> Any? { get }"] {
    members.binary(signature) { .optional(try TableObject.of($0).entries[$1]) }
  }
  members.binary("func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool") {
    .bool(try TableObject.of($0).entries == $1.asDictionary)
  }
  members.general("func makeIterator() -> AnyIterator<(key: Any, value: Any)>") { call in
    .boxed(ValueIterator(try TableObject.of(call[0]).makeNext()))
  }
  return members
}

private var tableChanges: [NativeMember] {
  var members: [NativeMember] = []
  members.general("func setObject(_ anObject: Any, forKey aKey: Any)") { call in
    try MutableTableObject.writable(call[0]).entries[call[2]] = call[1]
    return .void
  }
  members.general("func removeObject(forKey aKey: Any)") { call in
    try MutableTableObject.writable(call[0]).entries[call[1]] = nil
    return .void
  }
  members.general("func removeAllObjects()") { call in
    try MutableTableObject.writable(call[0]).entries = [:]
    return .void
  }
  members.general("func addEntries(from otherDictionary: [AnyHashable: Any])") { call in
    try MutableTableObject.writable(call[0]).entries.merge(call[1].asDictionary) { $1 }
    return .void
  }
  members.property(
    "subscript(key: Any) -> Any? { get set }", get: .binary { .optional(try TableObject.of($0).entries[$1]) },
    set: .mutating { table, call in
      try MutableTableObject.writable(table).entries[call[0]] = call[1].asOptional
      return .void
    })
  return members
}

private var setMembers: [NativeMember] {
  var members: [NativeMember] = []
  members.nullary("init()") { .object(SetObject([])) }
  members.unary("init(array: [Any])") { .object(SetObject(Set($0.asArray))) }
  members.unary("var count: Int { get }") { .int(try $0.unboxed(as: SetObject.self).elements.count) }
  members.unary("var allObjects: [Any] { get }") { .array(Array(try $0.unboxed(as: SetObject.self).elements)) }
  members.binary("func contains(_ anObject: Any) -> Bool") {
    .bool(try $0.unboxed(as: SetObject.self).elements.contains($1))
  }
  members.unary("func anyObject() -> Any?") { .optional(try $0.unboxed(as: SetObject.self).elements.first) }
  members.general("func makeIterator() -> AnyIterator<Any>") { call in
    .boxed(ValueIterator(try call[0].unboxed(as: SetObject.self).makeNext()))
  }
  return members
}
