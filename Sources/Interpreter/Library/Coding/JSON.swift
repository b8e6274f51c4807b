import Foundation

/// `JSONDecoder` and `JSONEncoder`, over `Codable` as Swift writes it and as programs write it.
func declareJSON(_ module: NativeModule) {
  declareDecodingErrors(module)
  declareDecoding(module)
  declareEncoding(module)
  declareCoders(module)
}

/// How keys and dates are spelled in the text.
enum KeyStrategy: Sendable { case plain, snakeCase }
enum DateStrategy: Sendable { case reference, seconds, milliseconds, iso8601 }

final class JSONDecoderValue: @unchecked Sendable {
  // A coder is set up before it is used; programs that change one from two threads are wrong in Swift too.
  var keys = KeyStrategy.plain
  var dates = DateStrategy.reference
}

final class JSONEncoderValue: @unchecked Sendable {
  var options: JSONSerialization.WritingOptions = []
  var keys = KeyStrategy.plain
  var dates = DateStrategy.reference
}

extension Runtime {
  /// Decodes with the `JSONDecoder` of the program; nil where `decoder` is another decoder.
  package func decodedJSON(_ type: Value, from data: Value, with decoder: Value) throws -> Value? {
    guard let decoder = decoder.asObject as? JSONDecoderValue else { return nil }
    let json: Any
    do {
      json = try JSONSerialization.jsonObject(with: data.payload(Data.self) ?? Data(), options: .fragmentsAllowed)
    } catch {
      throw DecodingFailure(.dataCorrupted, [], "The given data was not valid JSON.")
    }
    return try JSONReading(json, [], decoder, self).decode(type.asType)
  }
}

private func declareCoders(_ module: NativeModule) {
  module.type(
    """
    class JSONDecoder {
      typealias KeyDecodingStrategy = _JSONKeyDecodingStrategy
      typealias DateDecodingStrategy = _JSONDateStrategy
    }
    """, represents: JSONDecoderValue.self)
  var decoder: [NativeMember] = []
  decoder.nullary("init()") { .object(JSONDecoderValue()) }
  decoder.general("func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T") { call in
    try call.runtime.decodedJSON(call[1], from: call[2], with: call[0]) ?? .void
  }
  strategy(
    &decoder, "keyDecodingStrategy: _JSONKeyDecodingStrategy", get: { ($0 as? JSONDecoderValue)?.keys ?? .plain },
    set: { ($0 as? JSONDecoderValue)?.keys = $1 })
  strategy(
    &decoder, "dateDecodingStrategy: _JSONDateStrategy", get: { ($0 as? JSONDecoderValue)?.dates ?? .reference },
    set: { ($0 as? JSONDecoderValue)?.dates = $1 })
  module.extend("extension JSONDecoder", decoder)

  module.type(
    """
    class JSONEncoder {
      typealias OutputFormatting = _JSONOutputFormatting
      typealias KeyEncodingStrategy = _JSONKeyEncodingStrategy
      typealias DateEncodingStrategy = _JSONDateStrategy
    }
    """, represents: JSONEncoderValue.self)
  var encoder: [NativeMember] = []
  encoder.nullary("init()") { .object(JSONEncoderValue()) }
  strategy(
    &encoder, "outputFormatting: _JSONOutputFormatting", get: { ($0 as? JSONEncoderValue)?.options ?? [] },
    set: { ($0 as? JSONEncoderValue)?.options = $1 })
  strategy(
    &encoder, "keyEncodingStrategy: _JSONKeyEncodingStrategy", get: { ($0 as? JSONEncoderValue)?.keys ?? .plain },
    set: { ($0 as? JSONEncoderValue)?.keys = $1 })
  strategy(
    &encoder, "dateEncodingStrategy: _JSONDateStrategy", get: { ($0 as? JSONEncoderValue)?.dates ?? .reference },
    set: { ($0 as? JSONEncoderValue)?.dates = $1 })
  encoder.general("func encode<T: Encodable>(_ value: T) throws -> Data") { call in
    let encoder = call[0].asObject as? JSONEncoderValue ?? JSONEncoderValue()
    let node = JSONNode()
    try JSONWriting(node, [], encoder, call.runtime).encode(call[1])
    return .boxed(
      try JSONSerialization.data(withJSONObject: node.json, options: encoder.options.union(.fragmentsAllowed)))
  }
  module.extend("extension JSONEncoder", encoder)
  declareStrategies(module)
}

/// A property of a coder whose value is one of a few.
private func strategy<Choice>(
  _ members: inout [NativeMember], _ declaration: String, get: @escaping @Sendable (AnyObject?) -> Choice,
  set: @escaping @Sendable (AnyObject?, Choice) -> Void
) {
  members.property(
    "var \(declaration) { get set }", get: .unary { .boxed(get($0.asObject)) },
    set: .mutating { value, call in
      if let choice = call[0].payload(Choice.self) { set(value.asObject, choice) }
      return .void
    })
}

private func declareStrategies(_ module: NativeModule) {
  module.type(
    "struct _JSONOutputFormatting: ExpressibleByArrayLiteral { typealias ArrayLiteralElement = _JSONOutputFormatting }",
    represents: JSONSerialization.WritingOptions.self)
  var options: [NativeMember] = []
  for (name, option) in [
    ("prettyPrinted", JSONSerialization.WritingOptions.prettyPrinted), ("sortedKeys", .sortedKeys),
    ("withoutEscapingSlashes", .withoutEscapingSlashes),
  ] {
    options.nullary("static var \(name): _JSONOutputFormatting { get }") { .boxed(option) }
  }
  options.unary("init(arrayLiteral elements: _JSONOutputFormatting...)") { elements in
    .boxed(
      elements.asArray.reduce(into: JSONSerialization.WritingOptions()) {
        $0.formUnion($1.payload(JSONSerialization.WritingOptions.self) ?? [])
      })
  }
  module.extend("extension _JSONOutputFormatting", options)
  for (type, converting) in [
    ("_JSONKeyDecodingStrategy", "convertFromSnakeCase"), ("_JSONKeyEncodingStrategy", "convertToSnakeCase"),
  ] {
    module.type("struct \(type)", represents: type == "_JSONKeyDecodingStrategy" ? KeyStrategy.self : nil)
    var members: [NativeMember] = []
    members.nullary("static var useDefaultKeys: \(type) { get }") { .boxed(KeyStrategy.plain) }
    members.nullary("static var \(converting): \(type) { get }") { .boxed(KeyStrategy.snakeCase) }
    module.extend("extension \(type)", members)
  }
  module.type("struct _JSONDateStrategy", represents: DateStrategy.self)
  var dates: [NativeMember] = []
  for (name, strategy) in [
    ("deferredToDate", DateStrategy.reference), ("secondsSince1970", .seconds),
    ("millisecondsSince1970", .milliseconds),
    ("iso8601", .iso8601),
  ] {
    dates.nullary("static var \(name): _JSONDateStrategy { get }") { .boxed(strategy) }
  }
  module.extend("extension _JSONDateStrategy", dates)
}

extension KeyStrategy {
  /// The key of the text for a key of the program.
  func spelled(_ key: String) -> String {
    guard self == .snakeCase else { return key }
    var result = ""
    for character in key {
      if character.isUppercase, !result.isEmpty { result += "_" }
      result += character.lowercased()
    }
    return result
  }
}

extension DateStrategy {
  func date(from json: Any) -> Date? {
    if self == .iso8601 { return (json as? String).flatMap { ISO8601DateFormatter().date(from: $0) } }
    guard let number = (json as? NSNumber)?.doubleValue else { return nil }
    switch self {
    case .seconds: return Date(timeIntervalSince1970: number)
    case .milliseconds: return Date(timeIntervalSince1970: number / 1000)
    default: return Date(timeIntervalSinceReferenceDate: number)
    }
  }
  func json(of date: Date) -> Any {
    switch self {
    case .reference: date.timeIntervalSinceReferenceDate
    case .seconds: date.timeIntervalSince1970
    case .milliseconds: date.timeIntervalSince1970 * 1000
    case .iso8601: ISO8601DateFormatter().string(from: date)
    }
  }
}

/// What `JSONSerialization` makes text of.
package func jsonObject(_ value: Value, _ runtime: Runtime) throws -> Any {
  let node = JSONNode()
  try JSONWriting(node, [], JSONEncoderValue(), runtime).encode(value)
  return node.json
}
