import Execution
import Foundation
import Types

/// A place in a decoded text: its value and its path. A `Decoder` and its containers.
struct JSONReading: @unchecked Sendable {
  let json: Any
  let path: [Value]
  let decoder: JSONDecoderValue
  let runtime: Runtime
  /// Position in an unkeyed container. Copies share it, as those of Swift's containers do as far as programs can see.
  let cursor = Cursor()
  final class Cursor { var index = 0 }

  init(_ json: Any, _ path: [Value], _ decoder: JSONDecoderValue, _ runtime: Runtime) {
    self.json = json
    self.path = path
    self.decoder = decoder
    self.runtime = runtime
  }

  func at(_ json: Any, _ step: Value) -> JSONReading { JSONReading(json, path + [step], decoder, runtime) }

  func object() throws -> [String: Any] {
    if isNull { throw missing(anyDictionary, "Cannot get keyed decoding container") }
    guard let object = json as? [String: Any] else { throw mismatch("Dictionary<String, Any>") }
    return object
  }

  func list() throws -> [Any] {
    if isNull { throw missing(runtime.universe.array(.any), "Cannot get unkeyed decoding container") }
    guard let list = json as? [Any] else { throw mismatch("Array<Any>") }
    return list
  }

  /// Returns the value of a key; nil if there is none.
  func value(under key: Value) throws -> JSONReading? {
    let object = try object()
    let name = runtime.name(ofKey: key)
    if case .plain = decoder.keys { return object[name].map { at($0, key) } }
    for (written, json) in object where try decoder.keys.read(written, under: path, runtime) == name {
      return at(json, key)
    }
    return nil
  }

  /// Returns the keys of the object, as the program names them.
  func names() throws -> [String] {
    try object().keys.map { try decoder.keys.read($0, under: path, runtime) }
  }

  func required(_ key: Value) throws -> JSONReading {
    if let found = try value(under: key) { return found }
    let name = runtime.name(ofKey: key)
    throw DecodingFailure(
      .keyNotFound(key: key, name: name), path,
      "No value associated with key CodingKeys(stringValue: \"\(name)\", intValue: nil) (\"\(name)\").", runtime)
  }

  func next(_ type: Type) throws -> JSONReading {
    let list = try list()
    guard cursor.index < list.count else {
      throw DecodingFailure(
        .valueNotFound(type, name: type.runtimeName(qualified: false)), path, "Unkeyed container is at end.", runtime)
    }
    defer { cursor.index += 1 }
    return at(list[cursor.index], .boxed(JSONKey(cursor.index)))
  }

  /// Decodes the next element; one that cannot be decoded stays the next.
  func element(_ type: Type, _ body: (JSONReading) throws -> Value) throws -> Value {
    let place = try next(type)
    do { return try body(place) } catch {
      cursor.index -= 1
      throw error
    }
  }

  var isNull: Bool { json is NSNull }

  func decode(_ type: Type) throws -> Value {
    try runtime.check()
    guard case .nominal(let decl, let arguments) = type.resolvedHead else {
      throw DecodingFailure(.dataCorrupted, path, "not decodable", runtime)
    }
    if decl.isNative { return try decodeNative(decl, arguments, type) }
    if let requirement = runtime.decodableInitializer,
      let witness = runtime.universe.witness(for: requirement, in: decl),
      witness.native == nil, witness.declaredAt != nil
    {
      var given = [Value.boxed(self)]
      return try runtime.lowering.construct(
        type, requirement: requirement, ownArguments: [], arguments: &given, thread: .current, site: Lowering.nowhere)
    }
    if decl.rawType == nil, let rawType = runtime.codedRawType(of: type) {
      let raw = try decode(rawType)
      if let value = try runtime.value(of: type, withRawValue: raw) { return value }
      throw DecodingFailure(
        .dataCorrupted, path,
        "Cannot initialize \(decl.name) from invalid \(rawType.runtimeName(qualified: false)) value \(raw)", runtime)
    }
    return decl.kind == .enumeration ? try decodeEnum(decl, type) : try decodeFields(decl, arguments)
  }

  private func decodeEnum(_ decl: NominalDecl, _ type: Type) throws -> Value {
    if let rawType = decl.rawType {
      let raw = try decode(rawType)
      guard let found = decl.cases.first(where: { $0.rawConstant == raw }) else {
        throw DecodingFailure(
          .dataCorrupted, path,
          "Cannot initialize \(decl.name) from invalid \(rawType.runtimeName(qualified: false)) value \(raw)", runtime)
      }
      return .enumeration(EnumInstance(enumCase: found, typeArguments: [], payload: []))
    }
    let object = try object()
    let names = runtime.codingKeys(of: decl)
    guard object.count == 1, let (name, body) = object.first,
      let found = decl.cases.first(where: { (names?[$0.name] ?? $0.name) == name })
    else {
      throw DecodingFailure(
        .dataCorrupted, path,
        "Invalid number of keys found, expected one.", runtime)
    }
    let inner = at(body, .boxed(JSONKey(name)))
    let keys = runtime.codingKeys(of: decl, for: found.name)
    let payload = try found.payload.enumerated().map { index, field in
      let label = field.label ?? "_\(index)"
      return try inner.field(
        .boxed(JSONKey(keys?[label] ?? label)), field.type.replacing(decl.allGenerics, with: type.arguments))
    }
    return .enumeration(EnumInstance(enumCase: found, typeArguments: type.arguments, payload: payload))
  }

  /// Decodes the value of a key; an optional may be missing.
  private func field(_ key: Value, _ type: Type) throws -> Value {
    if let own = try ownDecoding(key, type) { return own }
    if case .nominal(let wrapper, _) = type.resolvedHead, wrapper.isOptional {
      return try value(under: key)?.decode(type) ?? .none
    }
    return try required(key).decode(type)
  }

  /// Returns the result of the program's own `decode(_:forKey:)` for this type, in an extension of the container:
  /// defaults for missing values.
  private func ownDecoding(_ key: Value, _ type: Type) throws -> Value? {
    guard case .nominal(let decl, let arguments) = type.resolvedHead, !decl.isNative,
      let container = runtime.universe.nominal("KeyedDecodingContainer")
    else { return nil }
    for case .function(let function) in container.members["decode"] ?? [] {
      guard function.declaredAt != nil, function.parameters.count == 2, function.generics.count == arguments.count,
        case .metatype(let wanted) = function.parameters[0].type, wanted.nominalDecl === decl
      else { continue }
      return try runtime.lowering.call(
        function, typeArguments: [.any] + arguments, arguments: [.boxed(self), .metatype(TypeBox(type)), key])
    }
    return nil
  }

  private func decodeFields(_ decl: NominalDecl, _ arguments: [Type]) throws -> Value {
    // Without properties the form of the value does not matter.
    if !decl.storedProperties.isEmpty { _ = try object() }
    let keys = runtime.codingKeys(of: decl)
    var fields: [Value] = []
    for property in decl.storedProperties {
      if property.initialValue != nil, property.isLet || keys != nil && keys?[property.codingName] == nil {
        let initial = runtime.lowering.initialValueFunction(property, of: decl)
        fields.append(
          try initial.invoke(.current, typeArguments: TypeArguments(arguments), site: Lowering.nowhere))
        continue
      }
      if property.isLazy {
        fields.append(.unset)
        continue
      }
      let name = keys?[property.codingName] ?? property.codingName
      fields.append(try field(.boxed(JSONKey(name)), property.type.replacing(decl.allGenerics, with: arguments)))
    }
    guard decl.kind == .classType else {
      return .structure(StructInstance(decl: decl, typeArguments: arguments, fields: fields))
    }
    let instance = ClassInstance(
      decl: decl, typeArguments: arguments, destroy: runtime.lowering.destroyer(of: decl))
    for (index, value) in fields.enumerated() { instance[index] = value }
    return .object(instance)
  }

  func corrupted(_ reason: String) -> DecodingFailure { DecodingFailure(.dataCorrupted, path, reason, runtime) }

  /// The error of a null where a value is expected.
  func missing(_ type: Type, _ reason: String? = nil) -> DecodingFailure {
    let name = type.runtimeName(qualified: false)
    return DecodingFailure(
      .valueNotFound(type, name: name), path,
      (reason ?? "Cannot get value of type \(name)") + " -- found null value instead", runtime)
  }

  private var anyDictionary: Type {
    runtime.universe.nominal("Dictionary").map { .nominal($0, [runtime.universe.string, .any]) } ?? .any
  }

  func mismatch(_ expected: String) -> DecodingFailure {
    let found =
      switch json {
      case is NSNull: "null"
      case is String: "a string"
      case let number as NSNumber: isBoolean(number) ? "bool" : "number"
      case is [Any]: "an array"
      default: "a dictionary"
      }
    let type: Type =
      switch expected {
      case "Dictionary<String, Any>": anyDictionary
      case "Array<Any>": runtime.universe.array(.any)
      default: runtime.universe.standard(expected)
      }
    return DecodingFailure(
      .typeMismatch(type, name: expected), path,
      "Expected to decode \(expected) but found \(found) instead.", runtime)
  }
}

func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

extension Runtime {
  /// `init(from:)` as the witness for `Decodable`.
  fileprivate var decodableInitializer: FunctionDecl? { requirement("Decodable", "init") }
}
