import Execution
import Foundation
import Types

/// Node of the output of an encoder; containers write into it.
final class JSONNode: @unchecked Sendable {
  enum Content {
    case nothing
    case leaf(Any)
    /// A number in the form of the text.
    case literal(String)
    case object([String: JSONNode])
    case list([JSONNode])
  }
  var content = Content.nothing

  var json: Any {
    switch content {
    case .nothing: [String: Any]()
    case .leaf(let value): value
    case .literal(let text):
      if let number = Int(text) { number } else { Double(text) ?? 0 }
    case .object(let nodes): nodes.mapValues(\.json)
    case .list(let nodes): nodes.map(\.json)
    }
  }

  func child(_ key: String) -> JSONNode {
    let node = JSONNode()
    var nodes: [String: JSONNode] = [:]
    if case .object(let known) = content { nodes = known }
    // Held once, so that it is changed in place.
    content = .nothing
    nodes[key] = node
    content = .object(nodes)
    return node
  }
  func appended() -> JSONNode {
    let node = JSONNode()
    var nodes: [JSONNode] = []
    if case .list(let known) = content { nodes = known }
    content = .nothing
    nodes.append(node)
    content = .list(nodes)
    return node
  }
  func becomesObject() { if case .object = content {} else { content = .object([:]) } }
  func becomesList() { if case .list = content {} else { content = .list([]) } }
  var count: Int { if case .list(let nodes) = content { nodes.count } else { 0 } }
}

/// A place that is written to. An `Encoder` and its containers.
struct JSONWriting: @unchecked Sendable {
  let node: JSONNode
  let path: [Value]
  let encoder: JSONEncoderValue
  let runtime: Runtime

  init(_ node: JSONNode, _ path: [Value], _ encoder: JSONEncoderValue, _ runtime: Runtime) {
    self.node = node
    self.path = path
    self.encoder = encoder
    self.runtime = runtime
  }

  func under(_ key: Value) throws -> JSONWriting {
    JSONWriting(
      node.child(try encoder.keys.written(key, under: path, runtime)), path + [key], encoder, runtime)
  }
  func next() -> JSONWriting {
    let step = Value.boxed(JSONKey(node.count))
    return JSONWriting(node.appended(), path + [step], encoder, runtime)
  }

  /// Maximum nesting depth. Each level stores its path, so deep nesting takes much memory.
  private static let mostLevels = 5000

  func encode(_ value: Value) throws {
    try runtime.check()
    if path.count > Self.mostLevels || !EvaluationThread.hasRoom() {
      throw Trap.fault("stack overflow: the values are nested too deeply")
    }
    if runtime.writtenWitness(of: value, "Encodable", "encode") != nil {
      _ = try runtime.callWitness(value, "Encodable", "encode", [.boxed(self)])
      return
    }
    switch value {
    case .bool(let flag): node.content = .leaf(flag)
    case .int(let number): node.content = .leaf(number)
    case .double(let number): node.content = try encoder.floats.text(number, in: self)
    case .string(let text): node.content = .leaf(text)
    case .some(let box): try encode(box.value)
    case .array(let elements):
      node.becomesList()
      for element in elements { try next().encode(element) }
    case .set(let elements):
      node.becomesList()
      for element in elements { try next().encode(element) }
    case .dictionary(let entries): try encode(entries)
    case .structure(let instance):
      if runtime.codedRawType(of: runtime.type(of: value)) != nil {
        return try encode(runtime.value(of: "rawValue", in: "RawRepresentable", for: value))
      }
      try encodeFields(instance.decl, instance.fields)
    case .object(let object):
      if object is NSNull || object is NSNumber { return node.content = .leaf(object) }
      guard let instance = ClassInstance.of(object) else { return }
      try encodeFields(instance.decl, instance.decl.storedProperties.indices.map { instance[$0] })
    case .enumeration(let instance):
      if let raw = instance.enumCase.rawConstant { return try encode(raw) }
      let enumCase = instance.enumCase
      let name = runtime.codingKeys(of: instance.decl)?[enumCase.name] ?? enumCase.name
      let inner = try under(.boxed(JSONKey(name)))
      inner.node.becomesObject()
      let keys = runtime.codingKeys(of: instance.decl, for: enumCase.name)
      for (index, value) in instance.payload.enumerated()
      where !value.isNone || enumCase.payload[index].type.optionalPayload == nil {
        let label = enumCase.payload[index].label ?? "_\(index)"
        if let keys, keys[label] == nil { continue }
        try inner.under(.boxed(JSONKey(keys?[label] ?? label))).encode(value)
      }
    case .native(let box): try encode(box)
    default: node.content = .leaf(NSNull())
    }
  }

  private func encode(_ entries: ValueTable) throws {
    if let key = entries.first?.key, try runtime.codingName(ofDictionaryKey: key) == nil {
      // Keys without names precede their values in a list.
      node.becomesList()
      for (key, value) in entries {
        try next().encode(key)
        try next().encode(value)
      }
      return
    }
    node.becomesObject()
    for (key, value) in entries {
      let name = try runtime.codingName(ofDictionaryKey: key) ?? key.description
      try JSONWriting(node.child(name), path + [.boxed(JSONKey(name))], encoder, runtime).encode(value)
    }
  }

  /// Encodes a value of one of the library's own types.
  private func encode(_ box: NativeBox) throws {
    switch box.payload {
    case let number as Decimal: node.content = .literal(number.description)
    case let number as Float: node.content = try encoder.floats.text(number, in: self)
    case let number as CGFloat: node.content = try encoder.floats.text(Double(number), in: self)
    case let number as any BinaryInteger: node.content = .literal("\(number)")
    case let date as Date: try encoder.dates.encode(date, into: self)
    case let interval as DateInterval:
      node.becomesObject()
      try under(.boxed(JSONKey("start"))).encode(.boxed(interval.start))
      try under(.boxed(JSONKey("duration"))).encode(.double(interval.duration))
    case let path as IndexPath:
      node.becomesObject()
      try under(.boxed(JSONKey("indexes"))).encode(.array(path.map { .int($0) }))
    case let slice as ArraySlice<Value>:
      node.becomesList()
      for element in slice { try next().encode(element) }
    case let range as any RangePayload:
      node.becomesList()
      for bound in [range.bounds.lower, range.bounds.upper] where !bound.isNone { try next().encode(bound) }
    case let url as URL: node.content = .leaf(url.absoluteString)
    case let id as UUID: node.content = .leaf(id.uuidString)
    case let data as Data:
      switch encoder.data.form {
      case .list: try encode(.array(data.map { .int(Int($0)) }))
      case .base64: node.content = .leaf(data.base64EncodedString())
      case .native: node.content = .leaf(data)
      }
    case let value as any Encodable: try become(JSONEncoder().encode(value))
    default: node.content = .leaf(Value.native(box).description)
    }
  }

  /// Adopts the JSON that Foundation's encoder produces for a Foundation value.
  private func become(_ text: Data) throws {
    func spread(_ json: Any, _ node: JSONNode) {
      switch json {
      case let object as [String: Any]:
        node.becomesObject()
        for (key, value) in object { spread(value, node.child(key)) }
      case let list as [Any]:
        node.becomesList()
        for value in list { spread(value, node.appended()) }
      case let number as NSNumber where !isBoolean(number): node.content = .literal("\(number)")
      default: node.content = .leaf(json)
      }
    }
    spread(try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed), node)
  }

  private func encodeFields(_ decl: NominalDecl, _ fields: [Value]) throws {
    node.becomesObject()
    let keys = runtime.codingKeys(of: decl)
    // A property whose type is a generic parameter is encoded as nil, too.
    for (property, value) in zip(decl.storedProperties, fields)
    where !value.isNone || property.type.optionalPayload == nil {
      let name = property.codingName
      if let keys, keys[name] == nil { continue }
      try under(.boxed(JSONKey(keys?[name] ?? name))).encode(value)
    }
  }
}

/// `Encodable`, `Encoder` and its containers.
func declareEncoding(_ module: NativeModule) {
  module.type("protocol Encodable { func encode(to encoder: any Encoder) throws }")
  // Synthesized conformance.
  var encodable: [NativeMember] = []
  encodable.general("func encode(to encoder: any Encoder) throws") { call in
    guard let place = call[1].payload(JSONWriting.self) else { throw fault("not an encoder of the library") }
    try place.encode(call[0])
    return .void
  }
  module.extend("extension Encodable", encodable)
  module.type("protocol Encoder")
  module.type("struct _JSONEncoding: Encoder", represents: JSONWriting.self)
  var encoder: [NativeMember] = []
  encoder.general("func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>") { call in
    try writing(call).node.becomesObject()
    return call[0]
  }
  encoder.general("func unkeyedContainer() -> UnkeyedEncodingContainer") { call in
    try writing(call).node.becomesList()
    return call[0]
  }
  encoder.unary("func singleValueContainer() -> SingleValueEncodingContainer") { $0 }
  path(&encoder)
  encoder.general("var userInfo: [CodingUserInfoKey: Any] { get }") { .dictionary(try writing($0).encoder.userInfo) }
  module.extend("extension Encoder", encoder)

  module.type("struct KeyedEncodingContainer<Key: CodingKey>")
  var keyed: [NativeMember] = []
  keyed.general("mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws") { call in
    try writing(call).under(call[2]).encode(call[1])
    return .void
  }
  keyed.general("mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws") { call in
    if let value = call[1].asOptional { try writing(call).under(call[2]).encode(value) }
    return .void
  }
  keyed.general("mutating func _keep<T>(_ value: T, forKey key: Key) throws") { call in
    if call[1].isNone { return .void }
    try writing(call).under(call[2]).encode(call[1].asOptional ?? call[1])
    return .void
  }
  keyed.general("mutating func encodeNil(forKey key: Key) throws") { call in
    try writing(call).under(call[1]).node.content = .leaf(NSNull())
    return .void
  }
  keyed.general(
    "mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey>"
  ) { call in
    let place = try writing(call).under(call[2])
    place.node.becomesObject()
    return .boxed(place)
  }
  keyed.general("mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer") { call in
    let place = try writing(call).under(call[1])
    place.node.becomesList()
    return .boxed(place)
  }
  keyed.general("mutating func encodeConditional<T: Encodable>(_ object: T, forKey key: Key) throws") { call in
    try writing(call).under(call[2]).encode(call[1])
    return .void
  }
  keyed.general("mutating func superEncoder() -> any Encoder") {
    .boxed(try writing($0).under(.boxed(JSONKey("super"))))
  }
  keyed.general("mutating func superEncoder(forKey key: Key) -> any Encoder") { .boxed(try writing($0).under($0[1])) }
  path(&keyed)
  module.extend("extension KeyedEncodingContainer", keyed)

  module.type("struct UnkeyedEncodingContainer")
  var unkeyed: [NativeMember] = []
  unkeyed.general("mutating func encode<T: Encodable>(_ value: T) throws") { call in
    try writing(call).next().encode(call[1])
    return .void
  }
  unkeyed.general("mutating func encode<S: Sequence>(contentsOf sequence: S) throws where S.Element: Encodable") {
    call in
    for element in try elements(of: call[1], call.runtime) { try writing(call).next().encode(element) }
    return .void
  }
  unkeyed.general("mutating func encodeNil() throws") { call in
    try writing(call).next().node.content = .leaf(NSNull())
    return .void
  }
  unkeyed.general(
    "mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>"
  ) { call in
    let place = try writing(call).next()
    place.node.becomesObject()
    return .boxed(place)
  }
  unkeyed.general("mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer") { call in
    let place = try writing(call).next()
    place.node.becomesList()
    return .boxed(place)
  }
  unkeyed.general("mutating func superEncoder() -> any Encoder") { .boxed(try writing($0).next()) }
  unkeyed.general("var count: Int { get }") { .int(try writing($0).node.count) }
  path(&unkeyed)
  module.extend("extension UnkeyedEncodingContainer", unkeyed)

  module.type("struct SingleValueEncodingContainer")
  var single: [NativeMember] = []
  single.general("mutating func encode<T: Encodable>(_ value: T) throws") { call in
    try writing(call).encode(call[1])
    return .void
  }
  single.general("mutating func encodeNil() throws") { call in
    try writing(call).node.content = .leaf(NSNull())
    return .void
  }
  path(&single)
  module.extend("extension SingleValueEncodingContainer", single)
}

private func path(_ members: inout [NativeMember]) {
  members.general("var codingPath: [any CodingKey] { get }") { .array(try writing($0).path) }
}

private func writing(_ call: NativeCall) throws -> JSONWriting {
  guard let place = call[0].payload(JSONWriting.self) else { throw fault("not an encoder") }
  return place
}
