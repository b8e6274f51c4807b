import Types
import Execution
import Foundation

/// `JSONDecoder` and `JSONEncoder`, over `Codable` as Swift writes it and as programs write it.
func declareJSON(_ module: NativeModule) {
  declareDecodingErrors(module)
  declareEncodingErrors(module)
  declareDecoding(module)
  declareEncoding(module)
  declareCoders(module)
  declarePropertyLists(module)
}

final class JSONDecoderValue: @unchecked Sendable {
  // A coder is set up before it is used; programs that change one from two threads are wrong in Swift too.
  var keys = KeyStrategy.plain
  var dates = DateStrategy.reference
  var floats = FloatStrategy.refused
  var data = DataStrategy(form: .base64)
  var userInfo: ValueTable = [:]
}

final class JSONEncoderValue: @unchecked Sendable {
  var options: JSONSerialization.WritingOptions = []
  var keys = KeyStrategy.plain
  var dates = DateStrategy.reference
  var floats = FloatStrategy.refused
  var data = DataStrategy(form: .base64)
  var userInfo: ValueTable = [:]
}

extension JSONDecoderValue: CustomStringConvertible {
  var description: String { String(describing: JSONDecoder()) }
}

extension JSONEncoderValue: CustomStringConvertible {
  var description: String { String(describing: JSONEncoder()) }
}

extension Runtime {
  /// Decodes with the `JSONDecoder` of the program; nil where `decoder` is another decoder.
  package func decodedJSON(_ type: Value, from data: Value, with decoder: Value) throws -> Value? {
    guard let decoder = decoder.asObject as? JSONDecoderValue else { return nil }
    let text = data.payload(Data.self) ?? Data()
    let json = try DetachedWork.run(length: text.count) { () throws -> Any in
      do {
        return try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
      } catch {
        throw DecodingFailure(.dataCorrupted, [], "The given data was not valid JSON.")
      }
    }
    return try JSONReading(json, [], decoder, self).decode(type.asType)
  }
}

private func declareCoders(_ module: NativeModule) {
  module.type(
    """
    class JSONDecoder {
      typealias KeyDecodingStrategy = _JSONKeyDecodingStrategy
      typealias DateDecodingStrategy = _JSONDateDecodingStrategy
      typealias DataDecodingStrategy = _JSONDataStrategy
      typealias NonConformingFloatDecodingStrategy = _JSONFloatDecodingStrategy
    }
    """, represents: JSONDecoderValue.self)
  module.extend("extension JSONDecoder") { members in
    members.nullary("init()") { .object(JSONDecoderValue()) }
    members.general("func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T") { call in
      try call.runtime.decodedJSON(call[1], from: call[2], with: call[0]) ?? .void
    }
    strategy(&members, "keyDecodingStrategy: _JSONKeyDecodingStrategy", \JSONDecoderValue.keys)
    strategy(&members, "nonConformingFloatDecodingStrategy: _JSONFloatDecodingStrategy", \JSONDecoderValue.floats)
    strategy(&members, "dataDecodingStrategy: _JSONDataStrategy", \JSONDecoderValue.data)
    userInfo(&members, \JSONDecoderValue.userInfo)
    strategy(&members, "dateDecodingStrategy: _JSONDateDecodingStrategy", \JSONDecoderValue.dates)
  }

  module.type(
    """
    class JSONEncoder {
      typealias OutputFormatting = _JSONOutputFormatting
      typealias KeyEncodingStrategy = _JSONKeyEncodingStrategy
      typealias DateEncodingStrategy = _JSONDateEncodingStrategy
      typealias DataEncodingStrategy = _JSONDataStrategy
      typealias NonConformingFloatEncodingStrategy = _JSONFloatEncodingStrategy
    }
    """, represents: JSONEncoderValue.self)
  module.extend("extension JSONEncoder") { members in
    members.nullary("init()") { .object(JSONEncoderValue()) }
    strategy(&members, "outputFormatting: _JSONOutputFormatting", \JSONEncoderValue.options)
    strategy(&members, "keyEncodingStrategy: _JSONKeyEncodingStrategy", \JSONEncoderValue.keys)
    strategy(&members, "nonConformingFloatEncodingStrategy: _JSONFloatEncodingStrategy", \JSONEncoderValue.floats)
    strategy(&members, "dataEncodingStrategy: _JSONDataStrategy", \JSONEncoderValue.data)
    userInfo(&members, \JSONEncoderValue.userInfo)
    strategy(&members, "dateEncodingStrategy: _JSONDateEncodingStrategy", \JSONEncoderValue.dates)
    members.general("func encode<T: Encodable>(_ value: T) throws -> Data") { call in
      let encoder = call[0].asObject as? JSONEncoderValue ?? JSONEncoderValue()
      let node = JSONNode()
      try JSONWriting(node, [], encoder, call.runtime).encode(call[1])
      return .boxed(Data(JSONText.of(node, encoder.options).utf8))
    }
  }
  declareStrategies(module)
}

/// Declares a property of a coder with one of a few values.
private func strategy<Coder: AnyObject, Choice>(
  _ members: inout [NativeMember], _ declaration: String, _ path: ReferenceWritableKeyPath<Coder, Choice> & Sendable
) {
  members.property(
    "var \(declaration) { get set }", get: .general { .boxed(try $0[0].unboxed(as: Coder.self)[keyPath: path]) },
    set: .mutating { coder, call in
      if let choice = call[0].payload(Choice.self) { try coder.unboxed(as: Coder.self)[keyPath: path] = choice }
      return .void
    })
}

/// Declares `userInfo`, which a program passes to its own coding.
private func userInfo<Coder: AnyObject>(
  _ members: inout [NativeMember], _ path: ReferenceWritableKeyPath<Coder, ValueTable> & Sendable
) {
  members.property(
    "var userInfo: [CodingUserInfoKey: Any] { get set }",
    get: .general { .dictionary(try $0[0].unboxed(as: Coder.self)[keyPath: path]) },
    set: .mutating { coder, call in
      try coder.unboxed(as: Coder.self)[keyPath: path] = call[0].asDictionary
      return .void
    })
}

private func declareStrategies(_ module: NativeModule) {
  module.type(
    "struct _JSONOutputFormatting: Hashable, ExpressibleByArrayLiteral, Sendable { typealias ArrayLiteralElement = _JSONOutputFormatting }",
    represents: JSONSerialization.WritingOptions.self)
  var options: [NativeMember] = []
  for (name, option) in [
    ("prettyPrinted", JSONSerialization.WritingOptions.prettyPrinted), ("sortedKeys", .sortedKeys),
    ("withoutEscapingSlashes", .withoutEscapingSlashes),
  ] {
    options.nullary("static var \(name): _JSONOutputFormatting { get }") { .boxed(option) }
  }
  options.setAlgebra("_JSONOutputFormatting", JSONSerialization.WritingOptions.self)
  module.extend("extension _JSONOutputFormatting", options)
  // The Swift type of both is the same; values of it are known by the first.
  module.type("struct _JSONKeyDecodingStrategy", represents: KeyStrategy.self)
  module.type("struct _JSONKeyEncodingStrategy")
  for (type, converting) in [
    ("_JSONKeyDecodingStrategy", "convertFromSnakeCase"), ("_JSONKeyEncodingStrategy", "convertToSnakeCase"),
  ] {
    var members: [NativeMember] = []
    members.constants(type, [("useDefaultKeys", KeyStrategy.plain), (converting, .snakeCase)])
    members.general("static func custom(_ convert: @escaping ([any CodingKey]) -> any CodingKey) -> \(type)") {
      .boxed(KeyStrategy.custom($0[0].asFunction))
    }
    module.extend("extension \(type)", members)
  }
  module.type("struct _JSONDataStrategy", represents: DataStrategy.self)
  var data: [NativeMember] = []
  data.constants(
    "_JSONDataStrategy", [("base64", DataStrategy(form: .base64)), ("deferredToData", DataStrategy(form: .list))])
  module.extend("extension _JSONDataStrategy", data)
  declareDateStrategies(module)
  declareFloatStrategies(module)
  declareUserInfoKeys(module)
}

/// Format of bytes.
struct DataStrategy: Sendable {
  /// Base64, a list of numbers, or bytes as they are, which property lists have.
  enum Form { case base64, list, native }
  let form: Form
}

/// The names under which a program hands things to its own coding.
private struct UserInfoKey: Hashable, Sendable { let rawValue: String }

private func declareUserInfoKeys(_ module: NativeModule) {
  module.type(
    "struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable { typealias RawValue = String }",
    represents: UserInfoKey.self)
  var members: [NativeMember] = []
  members.unary("init?(rawValue: String)") { .wrapped(.boxed(UserInfoKey(rawValue: $0.toText))) }
  members.unary("var rawValue: String { get }") { .string($0.payload(UserInfoKey.self)?.rawValue ?? "") }
  module.extend("extension CodingUserInfoKey", members)
}

/// Returns the object that `JSONSerialization` writes as text.
package func jsonObject(_ value: Value, _ runtime: Runtime) throws -> Any {
  let node = JSONNode()
  try JSONWriting(node, [], JSONEncoderValue(), runtime).encode(value)
  return node.json
}
