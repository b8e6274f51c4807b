import Execution
import Foundation
import Types

/// `Decodable`, `Decoder` and its containers.
func declareDecoding(_ module: NativeModule) {
  module.type("protocol Decodable { init(from decoder: any Decoder) throws }")
  // Synthesized conformance.
  var decodable: [NativeMember] = []
  decodable.general("init(from decoder: any Decoder) throws") { call in
    guard let place = call[0].payload(JSONReading.self) else { throw fault("not a decoder of the library") }
    return try place.decode(call.typeArguments.first ?? .any)
  }
  module.extend("extension Decodable", decodable)
  module.type("protocol Decoder")
  module.type("struct _JSONDecoding: Decoder", represents: JSONReading.self)
  var decoder: [NativeMember] = []
  decoder.general(
    "func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>"
  ) { call in
    _ = try reading(call).object()
    return call[0]
  }
  decoder.general("func unkeyedContainer() throws -> UnkeyedDecodingContainer") { call in
    let place = try reading(call)
    _ = try place.list()
    return .boxed(JSONReading(place.json, place.path, place.decoder, place.runtime))
  }
  decoder.unary("func singleValueContainer() throws -> SingleValueDecodingContainer") { $0 }
  decoder.general("var codingPath: [any CodingKey] { get }") { .array(try reading($0).path) }
  decoder.general("var userInfo: [CodingUserInfoKey: Any] { get }") { .dictionary(try reading($0).decoder.userInfo) }
  module.extend("extension Decoder", decoder)

  module.type("struct KeyedDecodingContainer<Key: CodingKey>")
  var keyed: [NativeMember] = []
  keyed.general("func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T") { call in
    try reading(call).required(call[2]).decode(call[1].asType)
  }
  keyed.general("func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?") { call in
    guard let place = try reading(call).value(under: call[2]), !place.isNull else { return .none }
    return .wrapped(try place.decode(call[1].asType))
  }
  // Synthesized for a class: an optional property without a value has no key.
  keyed.general("func _value<T>(forKey key: Key) throws -> T") { call in
    let type = call.typeArguments.last ?? .any
    if type.isOptionalType {
      guard let place = try reading(call).value(under: call[1]), !place.isNull else { return .none }
      return .wrapped(try place.decode(type.nominalArguments.first ?? .any))
    }
    return try reading(call).required(call[1]).decode(type)
  }
  keyed.general("func contains(_ key: Key) -> Bool") { .bool(try reading($0).value(under: $0[1]) != nil) }
  keyed.general("func decodeNil(forKey key: Key) throws -> Bool") { .bool(try reading($0).required($0[1]).isNull) }
  keyed.general("var allKeys: [Key] { get }") { call in
    guard let type = call.typeArguments.first else { return .array([]) }
    return .array(try Set(reading(call).names()).sorted().compactMap { call.runtime.key(named: $0, of: type) })
  }
  keyed.general(
    "func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey>"
  ) { call in
    let place = try reading(call).required(call[2])
    _ = try place.object()
    return .boxed(place)
  }
  keyed.general("func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer") { call in
    let place = try reading(call).required(call[1])
    _ = try place.list()
    return .boxed(place)
  }
  keyed.general("func superDecoder() throws -> any Decoder") {
    .boxed(try reading($0).required(.boxed(JSONKey("super"))))
  }
  keyed.general("func superDecoder(forKey key: Key) throws -> any Decoder") { .boxed(try reading($0).required($0[1])) }
  keyed.general("var codingPath: [any CodingKey] { get }") { .array(try reading($0).path) }
  module.extend("extension KeyedDecodingContainer", keyed)

  module.type("struct UnkeyedDecodingContainer")
  var unkeyed: [NativeMember] = []
  unkeyed.general("mutating func decode<T: Decodable>(_ type: T.Type) throws -> T") { call in
    try reading(call).element(call[1].asType) { try $0.decode(call[1].asType) }
  }
  unkeyed.general("mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?") { call in
    try reading(call).element(call[1].asType) {
      $0.isNull ? .none : .wrapped(try $0.decode(call[1].asType))
    }
  }
  unkeyed.general(
    "mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>"
  ) { call in
    let place = try reading(call).next(.any)
    _ = try place.object()
    return .boxed(place)
  }
  unkeyed.general("mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer") { call in
    let place = try reading(call).next(.any)
    _ = try place.list()
    return .boxed(place)
  }
  unkeyed.general("mutating func superDecoder() throws -> any Decoder") { .boxed(try reading($0).next(.any)) }
  unkeyed.general("mutating func decodeNil() throws -> Bool") { call in
    let place = try reading(call)
    // Only a null is passed over.
    guard try place.next(.any).isNull else {
      place.cursor.index -= 1
      return .bool(false)
    }
    return .bool(true)
  }
  unkeyed.general("var codingPath: [any CodingKey] { get }") { .array(try reading($0).path) }
  unkeyed.general("var isAtEnd: Bool { get }") { .bool(try reading($0).cursor.index >= reading($0).list().count) }
  unkeyed.general("var count: Int? { get }") { .wrapped(.int(try reading($0).list().count)) }
  unkeyed.general("var currentIndex: Int { get }") { .int(try reading($0).cursor.index) }
  module.extend("extension UnkeyedDecodingContainer", unkeyed)

  module.type("struct SingleValueDecodingContainer")
  var single: [NativeMember] = []
  single.general("func decode<T: Decodable>(_ type: T.Type) throws -> T") { try reading($0).decode($0[1].asType) }
  single.general("func decodeNil() -> Bool") { .bool(try reading($0).isNull) }
  single.general("var codingPath: [any CodingKey] { get }") { .array(try reading($0).path) }
  module.extend("extension SingleValueDecodingContainer", single)
}

private func reading(_ call: NativeCall) throws -> JSONReading {
  guard let place = call[0].payload(JSONReading.self) else { throw fault("not a decoder") }
  return place
}
