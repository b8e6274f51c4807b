import Types
import Execution

package func declareDictionary(_ module: NativeModule) {
  // The place of an entry of a dictionary or a set: no number to the program.
  module.type("struct _HashIndex: Hashable, Comparable, Sendable")
  module.type(
    """
    struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible,
      CustomDebugStringConvertible {
      typealias Element = (key: Key, value: Value)
      typealias Index = _HashIndex
      typealias Indices = DefaultIndices<Dictionary<Key, Value>>
      typealias Iterator = IndexingIterator<Dictionary<Key, Value>>
      typealias SubSequence = Slice<Dictionary<Key, Value>>
      typealias Keys = _DictionaryKeys<Key, Value>
      typealias Values = _DictionaryValues<Key, Value>
    }
    """)
  module.extend("extension Dictionary: Equatable where Value: Equatable")
  module.extend("extension Dictionary: Hashable where Value: Hashable")
  module.extend("extension Dictionary: Sendable where Key: Sendable, Value: Sendable")
  module.extend("extension Dictionary: Encodable where Key: Encodable, Value: Encodable")
  module.extend("extension Dictionary: Decodable where Key: Decodable, Value: Decodable")
  declareViews(module)
  declareDictionaryConstruction(module)
  declareDictionaryAccess(module)
  declareDictionaryMutation(module)
  declareDictionaryTransformations(module)
  var equatable: [NativeMember] = []
  equatable.binary("static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool") { .bool($0 == $1) }
  equatable.binary("static func != (lhs: [Key: Value], rhs: [Key: Value]) -> Bool") { .bool($0 != $1) }
  module.extend("extension Dictionary where Value: Equatable", equatable)
}

/// The keys or the values of a dictionary, in its order.
struct DictionaryView: NativeSequence, ListedValues, CustomStringConvertible {
  let elements: [Value]
  func makeNext() -> () throws -> Value? {
    var iterator = elements.makeIterator()
    return { iterator.next() }
  }
  var description: String { Value.array(elements).description }
}

private func declareViews(_ module: NativeModule) {
  for (name, element) in [("_DictionaryKeys", "Key"), ("_DictionaryValues", "Value")] {
    module.type(
      """
      struct \(name)<Key: Hashable, Value>: Collection, CustomStringConvertible {
        typealias Element = \(element)
        typealias Index = _HashIndex
        typealias Indices = DefaultIndices<\(name)<Key, Value>>
        typealias Iterator = IndexingIterator<\(name)<Key, Value>>
        typealias SubSequence = Slice<\(name)<Key, Value>>
      }
      """)
    var members: [NativeMember] = []
    members.unary("var description: String { get }") { .string($0.description) }
    module.extend("extension \(name)", members)
  }
}

func modifyDictionary<Result>(_ value: inout Value, _ body: (inout ValueTable) throws -> Result) rethrows -> Result {
  var entries = value.asDictionary
  value = .void
  defer { value = .dictionary(entries) }
  return try body(&entries)
}

private func declareDictionaryConstruction(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.nullary("init()") { .dictionary([:]) }
  members.unary("init(dictionaryLiteral elements: (Key, Value)...)") { elements in
    .dictionary(
      ValueTable(elements.asArray.map { ($0.asElements[0], $0.asElements[1]) }, uniquingKeysWith: { $1 }))
  }
  members.nullary("init(minimumCapacity: Int)") { .dictionary([:]) }
  members.general("init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)") { call in
    var result: ValueTable = [:]
    var growth = TableGrowth()
    try walk(call[0], call.runtime) { pair in
      try growth.makeRoom(for: result.count, call.runtime)
      guard result.updateValue(pair.asElements[1], forKey: pair.asElements[0]) == nil else {
        throw fault("Duplicate values for key: '\(pair.asElements[0])'")
      }
      return true
    }
    return .dictionary(result)
  }
  members.general(
    "init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)"
  ) { call in
    var result: ValueTable = [:]
    try merge(call[0], into: &result, call[1].asFunction, call.runtime)
    return .dictionary(result)
  }
  members.general(
    "init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]"
  ) { call in
    let keyForValue = call[1].asFunction
    var groups: [Value: [Value]] = [:]
    var growth = TableGrowth()
    try walk(call[0], call.runtime) { element in
      try growth.makeRoom(for: groups.count, call.runtime)
      groups[try keyForValue.call(element), default: []].append(element)
      return true
    }
    return .dictionary(ValueTable(groups.lazy.map { ($0.key, .array($0.value)) }, uniquingKeysWith: { $1 }))
  }
  module.extend("extension Dictionary", members)
}

private func merge(_ pairs: Value, into result: inout ValueTable, _ combine: Function, _ runtime: Runtime) throws {
  var growth = TableGrowth(result.count)
  try walk(pairs, runtime) { pair in
    try growth.makeRoom(for: result.count, runtime)
    let (key, value) = (pair.asElements[0], pair.asElements[1])
    if let old = result[key] {
      result[key] = try combine.call(old, value)
    } else {
      result[key] = value
    }
    return true
  }
}

/// The keys or the values of a dictionary.
private func parts(
  of entries: ValueTable, _ part: (ValueTable.Element) -> Value, _ runtime: Runtime
) throws -> [Value] {
  try runtime.makeRoom(forValues: entries.count)
  return try entries.map {
    try runtime.check()
    return part($0)
  }
}

private func declareDictionaryAccess(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.property(
    "subscript(key: Key) -> Value? { get set }",
    get: .binary { .optional($0.asDictionary[$1]) },
    set: .mutating { value, call in
      modifyDictionary(&value) { entries in entries[call[0]] = call[1].asOptional }
      return .void
    })
  members.property(
    "subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }",
    get: .ternary { try $0.asDictionary[$1] ?? $2.asFunction.call() },
    set: .mutating { value, call in
      modifyDictionary(&value) { entries in entries[call[0]] = call[2] }
      return .void
    })
  members.binary("func index(forKey key: Key) -> Index?") { entries, key in
    let entries = entries.asDictionary
    return .optional(
      entries.index(forKey: key).map { .int(entries.distance(from: entries.startIndex, to: $0)) })
  }
  members.unary("var count: Int { get }") { .int($0.asDictionary.count) }
  members.unary("var isEmpty: Bool { get }") { .bool($0.asDictionary.isEmpty) }
  members.general("var keys: _DictionaryKeys<Key, Value> { get }") {
    .boxed(DictionaryView(elements: try parts(of: $0[0].asDictionary, \.key, $0.runtime)))
  }
  members.general("var values: _DictionaryValues<Key, Value> { get }") {
    .boxed(DictionaryView(elements: try parts(of: $0[0].asDictionary, \.value, $0.runtime)))
  }
  members.unary("var description: String { get }") { .string($0.description) }
  members.unary("var debugDescription: String { get }") { .string($0.debugDescription) }
  module.extend("extension Dictionary", members)
}

private func declareDictionaryMutation(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.mutating("@discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?") {
    value, call in
    .optional(modifyDictionary(&value) { entries in entries.updateValue(call[0], forKey: call[1]) })
  }
  members.mutating("@discardableResult mutating func removeValue(forKey key: Key) -> Value?") { value, call in
    .optional(modifyDictionary(&value) { entries in entries.removeValue(forKey: call[0]) })
  }
  members.mutating("@discardableResult mutating func remove(at index: Index) -> (key: Key, value: Value)") {
    value, call in
    try modifyDictionary(&value) { entries in
      guard entries.indices.count > call[0].asInt else {
        throw fault("Attempting to access Dictionary elements using an invalid index")
      }
      let entry = entries.remove(at: entries.index(entries.startIndex, offsetBy: call[0].asInt))
      return .entry(entry.key, entry.value)
    }
  }
  members.mutating("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") { value, _ in
    value = .dictionary([:])
    return .void
  }
  members.mutating("mutating func popFirst() -> (key: Key, value: Value)?") { value, _ in
    .optional(modifyDictionary(&value) { entries in entries.popFirst().map { .entry($0.key, $0.value) } })
  }
  members.mutating(
    "mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows"
  ) { value, call in
    try modifyDictionary(&value) { entries in
      try merge(call[0], into: &entries, call[1].asFunction, call.runtime)
    }
    return .void
  }
  members.mutating(
    "mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)"
  ) { value, call in
    try modifyDictionary(&value) { entries in
      try merge(call[0], into: &entries, call[1].asFunction, call.runtime)
    }
    return .void
  }
  module.extend("extension Dictionary", members)
}

private func declareDictionaryTransformations(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.binary("func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]") { value, transform in
    let transform = transform.asFunction
    return .dictionary(try value.asDictionary.mapValues { try transform.call($0) })
  }
  members.binary("func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]") {
    value, transform in
    let transform = transform.asFunction
    return .dictionary(try value.asDictionary.compactMapValues { try transform.call($0).asOptional })
  }
  members.binary("func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]") {
    value, isIncluded in
    let isIncluded = isIncluded.asFunction
    return .dictionary(try value.asDictionary.filter { try isIncluded.call(.entry($0.key, $0.value)).asBool })
  }
  for merging in [
    "func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]",
    "func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] where S.Element == (Key, Value)",
  ] {
    members.general(merging) { call in
      var entries = call[0].asDictionary
      try merge(call[1], into: &entries, call[2].asFunction, call.runtime)
      return .dictionary(entries)
    }
  }
  module.extend("extension Dictionary", members)
}
