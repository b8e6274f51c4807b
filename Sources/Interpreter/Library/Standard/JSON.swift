import Foundation

/// Reading and writing JSON as Swift's synthesised `Codable` does: by the stored properties of the program's own types.
func declareJSON(_ module: NativeModule) {
  module.type("class JSONDecoder", represents: JSONDecoderValue.self)
  var decoder: [NativeMember] = []
  decoder.nullary("init()") { .boxed(JSONDecoderValue()) }
  decoder.general("func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T") { call in
    try decodeJSON(call[2].payload(Data.self) ?? Data(), as: call[1].asType, call.runtime)
  }
  module.extend("extension JSONDecoder", decoder)

  module.type(
    "class JSONEncoder { typealias OutputFormatting = _JSONOutputFormatting }", represents: JSONEncoderValue.self)
  module.type(
    "struct _JSONOutputFormatting: Hashable, ExpressibleByArrayLiteral { typealias ArrayLiteralElement = _JSONOutputFormatting }",
    represents: JSONSerialization.WritingOptions.self)
  var options: [NativeMember] = []
  options.nullary("static var prettyPrinted: _JSONOutputFormatting { get }") {
    .boxed(JSONSerialization.WritingOptions.prettyPrinted)
  }
  options.nullary("static var sortedKeys: _JSONOutputFormatting { get }") {
    .boxed(JSONSerialization.WritingOptions.sortedKeys)
  }
  options.unary("init(arrayLiteral elements: _JSONOutputFormatting...)") { elements in
    .boxed(
      elements.asArray.reduce(into: JSONSerialization.WritingOptions()) {
        $0.formUnion($1.payload(JSONSerialization.WritingOptions.self) ?? [])
      })
  }
  module.extend("extension _JSONOutputFormatting", options)
  var encoder: [NativeMember] = []
  encoder.nullary("init()") { .object(JSONEncoderValue()) }
  encoder.property(
    "var outputFormatting: _JSONOutputFormatting { get set }",
    get: .unary { .boxed(($0.asObject as? JSONEncoderValue)?.options ?? []) },
    set: .mutating { value, call in
      (value.asObject as? JSONEncoderValue)?.options = call[0].payload(JSONSerialization.WritingOptions.self) ?? []
      return .void
    })
  encoder.binary("func encode<T: Encodable>(_ value: T) throws -> Data") { encoder, value in
    let options = (encoder.asObject as? JSONEncoderValue)?.options ?? []
    return .boxed(
      try JSONSerialization.data(
        withJSONObject: jsonObject(value), options: options.union(.fragmentsAllowed)))
  }
  module.extend("extension JSONEncoder", encoder)

  module.type("enum DecodingError: Error", represents: DecodingFailure.self)
  var failure: [NativeMember] = []
  failure.unary("var localizedDescription: String { get }") { _ in
    .string("The data couldn’t be read because it isn’t in the correct format.")
  }
  module.extend("extension DecodingError", failure)
}

struct JSONDecoderValue: Sendable {}

final class JSONEncoderValue: @unchecked Sendable {
  // An encoder is set up before it is used; programs that change one from two threads are wrong in Swift too.
  var options: JSONSerialization.WritingOptions = []
}

/// Swift's `DecodingError`, which prints itself the same way.
struct DecodingFailure: Error, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  let description: String
  var debugDescription: String { description }

  static func dataCorrupted(_ reason: String) -> DecodingFailure {
    DecodingFailure(description: "DecodingError.dataCorrupted: Data was corrupted. Debug description: \(reason)")
  }
  static func keyNotFound(_ key: String, _ path: [String]) -> DecodingFailure {
    DecodingFailure(
      description: "DecodingError.keyNotFound: Key '\(key)' not found in keyed decoding container."
        + at(path)
        + " Debug description: No value associated with key CodingKeys(stringValue: \"\(key)\", intValue: nil) (\"\(key)\")."
    )
  }
  static func typeMismatch(_ expected: String, _ found: String, _ path: [String]) -> DecodingFailure {
    DecodingFailure(
      description: "DecodingError.typeMismatch: expected value of type \(expected)." + at(path)
        + " Debug description: Expected to decode \(expected) but found \(found) instead.")
  }
  private static func at(_ path: [String]) -> String { path.isEmpty ? "" : " Path: \(path.joined(separator: "."))." }
}

/// Decodes JSON into a value of a type.
package func decodeJSON(_ data: Data, as type: Type, _ runtime: Runtime) throws -> Value {
  let json: Any
  do {
    json = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  } catch {
    throw DecodingFailure.dataCorrupted("The given data was not valid JSON.")
  }
  return try decode(json, type, [], runtime)
}

private func decode(_ json: Any, _ type: Type, _ path: [String], _ runtime: Runtime) throws -> Value {
  guard case .nominal(let decl, let arguments) = type else { throw DecodingFailure.dataCorrupted("not decodable") }
  if decl.isNative {
    switch decl.name {
    case "Optional": return json is NSNull ? .none : .wrapped(try decode(json, arguments[0], path, runtime))
    case "Array":
      guard let list = json as? [Any] else { throw mismatch("Array<Any>", json, path) }
      return .array(try list.enumerated().map { try decode($1, arguments[0], path + ["[\($0)]"], runtime) })
    case "Dictionary":
      guard let object = json as? [String: Any] else { throw mismatch("Dictionary<String, Any>", json, path) }
      var result: [Value: Value] = [:]
      for (key, value) in object { result[.string(key)] = try decode(value, arguments[1], path + [key], runtime) }
      return .dictionary(result)
    case "String":
      guard let text = json as? String else { throw mismatch("String", json, path) }
      return .string(text)
    case "Bool":
      guard let number = json as? NSNumber, isBoolean(number) else { throw mismatch("Bool", json, path) }
      return .bool(number.boolValue)
    case "Double", "Float":
      guard let number = json as? NSNumber, !isBoolean(number) else { throw mismatch(decl.name, json, path) }
      return numberLiteral(number.doubleValue, typeName: decl.name)
    case "URL":
      return try (json as? String).flatMap(URL.init(string:)).map { .boxed($0) }
        ?? { throw mismatch("URL", json, path) }()
    case "UUID":
      return try (json as? String).flatMap(UUID.init(uuidString:)).map { .boxed($0) }
        ?? { throw mismatch("UUID", json, path) }()
    case "Date":
      guard let number = json as? NSNumber else { throw mismatch("Double", json, path) }
      return .boxed(Date(timeIntervalSinceReferenceDate: number.doubleValue))
    default:
      guard let number = json as? NSNumber, !isBoolean(number), let exact = Int(exactly: number.doubleValue) else {
        throw mismatch(decl.name, json, path)
      }
      return numberLiteral(exact, typeName: decl.name)
    }
  }
  if decl.kind == .enumeration {
    guard let rawType = decl.rawType else { throw DecodingFailure.dataCorrupted("not decodable") }
    let raw = try decode(json, rawType, path, runtime)
    guard let found = decl.cases.first(where: { $0.rawValue == raw }) else {
      throw DecodingFailure.dataCorrupted(
        "Cannot initialize \(decl.name) from invalid \(rawType.runtimeName(qualified: false)) value \(raw)")
    }
    return .enumeration(EnumInstance(enumCase: found, typeArguments: [], payload: []))
  }
  guard let object = json as? [String: Any] else { throw mismatch("Dictionary<String, Any>", json, path) }
  let keys = codingKeys(of: decl)
  var fields: [Value] = []
  for property in decl.storedProperties {
    let key = keys[property.name] ?? property.name
    let propertyType = property.type.replacing(decl.allGenerics, with: arguments)
    if let value = object[key] {
      fields.append(try decode(value, propertyType, path + [key], runtime))
    } else if case .nominal(let wrapper, _) = propertyType, wrapper.isNative, wrapper.name == "Optional" {
      fields.append(.none)
    } else {
      throw DecodingFailure.keyNotFound(key, path)
    }
  }
  if decl.kind == .classType { throw DecodingFailure.dataCorrupted("classes cannot be decoded here") }
  return .structure(StructInstance(decl: decl, typeArguments: arguments, fields: fields))
}

extension Type {
  fileprivate func replacing(_ parameters: [GenericParameter], with arguments: [Type]) -> Type {
    switch self {
    case .parameter(let parameter):
      parameters.firstIndex { $0 === parameter }.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
        ?? self
    case .nominal(let decl, let own): .nominal(decl, own.map { $0.replacing(parameters, with: arguments) })
    default: self
    }
  }
}

private func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

/// The names that a type's `CodingKeys` give its properties.
private func codingKeys(of decl: NominalDecl) -> [String: String] {
  guard case .nominal(let keys)? = decl.nestedTypes["CodingKeys"] else { return [:] }
  var result: [String: String] = [:]
  for key in keys.cases {
    if case .string(let raw)? = key.rawValue { result[key.name] = raw }
  }
  return result
}

private func mismatch(_ expected: String, _ json: Any, _ path: [String]) -> DecodingFailure {
  let found =
    switch json {
    case is NSNull: "null"
    case is String: "a string"
    case let number as NSNumber: isBoolean(number) ? "bool" : "number"
    case is [Any]: "an array"
    default: "a dictionary"
    }
  return .typeMismatch(expected, found, path)
}

/// What `JSONSerialization` makes text of.
package func jsonObject(_ value: Value) -> Any {
  switch value {
  case .bool(let flag): flag
  case .int(let number): number
  case .double(let number): number
  case .string(let text): text
  case .some(let box): jsonObject(box.value)
  case .array(let elements): elements.map(jsonObject)
  case .set(let elements): elements.map(jsonObject)
  case .dictionary(let entries):
    Dictionary(entries.map { ($0.key.description, jsonObject($0.value)) }, uniquingKeysWith: { $1 })
  case .structure(let instance): fieldObject(instance.decl, instance.fields)
  case .object(let object):
    ClassInstance.of(object).map { instance in
      fieldObject(instance.decl, instance.decl.storedProperties.indices.map { instance[$0] })
    } ?? [:]
  case .enumeration(let instance):
    instance.enumCase.rawValue.map(jsonObject) ?? [instance.enumCase.name: [String: Any]()]
  case .native(let box):
    switch box.payload {
    case let number as any NativeNumber: number.approximation
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let url as URL: url.absoluteString
    case let id as UUID: id.uuidString
    default: value.description
    }
  default: NSNull()
  }
}

private func fieldObject(_ decl: NominalDecl, _ fields: [Value]) -> [String: Any] {
  let keys = codingKeys(of: decl)
  var result: [String: Any] = [:]
  for (property, value) in zip(decl.storedProperties, fields) where !value.isNone {
    result[keys[property.name] ?? property.name] = jsonObject(value)
  }
  return result
}
