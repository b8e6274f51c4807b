import Execution
import Foundation
import Types

/// Options of a `PropertyListEncoder`.
private final class PropertyListEncoderValue: @unchecked Sendable {
  // A coder is set up before it is used; programs that change one from two threads are wrong in Swift too.
  var format = PropertyListSerialization.PropertyListFormat.binary
}

private final class PropertyListDecoderValue: Sendable {}

/// Declares `PropertyListEncoder` and `PropertyListDecoder`, over `Codable` as Swift writes it and as programs write it.
func declarePropertyLists(_ module: NativeModule) {
  module.type(
    "enum _PropertyListFormat: Hashable, Sendable", represents: PropertyListSerialization.PropertyListFormat.self)
  var formats: [NativeMember] = []
  formats.constants(
    "_PropertyListFormat", [("xml", PropertyListSerialization.PropertyListFormat.xml), ("binary", .binary)])
  module.extend("extension _PropertyListFormat", formats)
  module.type("class PropertyListSerialization { typealias PropertyListFormat = _PropertyListFormat }")
  module.type("class PropertyListEncoder", represents: PropertyListEncoderValue.self)
  module.extend("extension PropertyListEncoder", lazily: encoderMembers)
  module.type("class PropertyListDecoder", represents: PropertyListDecoderValue.self)
  module.extend("extension PropertyListDecoder", lazily: decoderMembers)
}

private var encoderMembers: [NativeMember] {
  var members: [NativeMember] = []
  members.nullary("init()") { .object(PropertyListEncoderValue()) }
  members.property(
    "var outputFormat: _PropertyListFormat { get set }",
    get: .unary { .boxed(try $0.unboxed(as: PropertyListEncoderValue.self).format) },
    set: .mutating { encoder, call in
      try encoder.unboxed(as: PropertyListEncoderValue.self).format =
        call[0].payload(PropertyListSerialization.PropertyListFormat.self) ?? .binary
      return .void
    })
  members.general("func encode<T: Encodable>(_ value: T) throws -> Data") { call in
    let coder = JSONEncoderValue()
    coder.becomesPropertyList()
    let node = JSONNode()
    try JSONWriting(node, [], coder, call.runtime).encode(call[1])
    let list = node.propertyList
    guard list is [Any] || list is [String: Any] else {
      throw EncodingFailure(
        call[1], [], "Unable to encode the given top-level value as a property list", call.runtime)
    }
    let format = try call[0].unboxed(as: PropertyListEncoderValue.self).format
    return .boxed(try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
  }
  return members
}

private var decoderMembers: [NativeMember] {
  var members: [NativeMember] = []
  members.nullary("init()") { .object(PropertyListDecoderValue()) }
  members.general("func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T") { call in
    let coder = JSONDecoderValue()
    coder.dates = .native
    coder.data = DataStrategy(form: .native)
    let text = call[2].payload(Data.self) ?? Data()
    let list = try DetachedWork.run(length: text.count) { () throws -> Any in
      do {
        return try PropertyListSerialization.propertyList(from: text, format: nil)
      } catch {
        throw DecodingFailure(.dataCorrupted, [], "The given data was not a valid property list.")
      }
    }
    return try JSONReading(list, [], coder, call.runtime).decode(call[1].asType)
  }
  return members
}

extension JSONEncoderValue {
  /// Keeps dates and bytes as they are.
  fileprivate func becomesPropertyList() {
    dates = .native
    data = DataStrategy(form: .native)
    floats = .native
  }
}

extension JSONNode {
  /// The values as Foundation writes them into a property list, which has no null.
  fileprivate var propertyList: Any {
    switch content {
    case .leaf(let value): value is NSNull ? "$null" : value
    case .object(let nodes): nodes.mapValues(\.propertyList)
    case .list(let nodes): nodes.map(\.propertyList)
    case .nothing, .literal: json
    }
  }
}
