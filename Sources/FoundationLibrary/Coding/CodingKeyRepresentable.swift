import Execution
import Types

/// Declares `CodingKeyRepresentable`: the keys of dictionaries with such keys become keys of the text.
func declareCodingKeyRepresentable(_ module: NativeModule) {
  module.type(
    """
    protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }
    """)
  for raw in ["String", "Int"] {
    var members: [NativeMember] = []
    members.general("var codingKey: any CodingKey { get }") { call in
      .boxed(JSONKey(try call.runtime.value(of: "rawValue", in: "RawRepresentable", for: call[0]).description))
    }
    members.general("init?<T: CodingKey>(codingKey: T)") { call in
      guard let type = call.typeArguments.first, let make = call.runtime.requirement("RawRepresentable", "init") else {
        throw fault("not a type with raw values")
      }
      let name = call.runtime.name(ofKey: call[0])
      guard let value: Value = raw == "Int" ? Int(name).map({ .int($0) }) : .string(name) else { return .none }
      return try call.runtime.lowering.construct(type, make, [value])
    }
    module.extend("extension CodingKeyRepresentable where Self: RawRepresentable, RawValue == \(raw)", members)
  }
}

extension Runtime {
  /// Returns the name of a key of a dictionary in the text; nil for keys that precede their values in a list.
  func codingName(ofDictionaryKey key: Value) throws -> String? {
    switch key {
    case .string, .int: return key.description
    default:
      guard isCodingKeyRepresentable(type(of: key)) else { return nil }
      return name(ofKey: try value(of: "codingKey", in: "CodingKeyRepresentable", for: key))
    }
  }

  /// Returns the key of a dictionary that has a name in the text; nil where its type has none of that name.
  func dictionaryKey(named name: String, of type: Type) throws -> Value? {
    guard let make = requirement("CodingKeyRepresentable", "init") else { return nil }
    var arguments: [Value] = [.boxed(JSONKey(name))]
    let ownArguments = universe.nominal("_JSONKey").map { [$0.selfType] } ?? []
    return try lowering.construct(
      type, requirement: make, ownArguments: ownArguments, arguments: &arguments, thread: .current,
      site: Lowering.nowhere
    ).asOptional
  }

  /// Returns whether the keys of a dictionary with such keys have names in the text.
  func isCodingKeyRepresentable(_ type: Type) -> Bool {
    universe.nominal("CodingKeyRepresentable").map { universe.conforms(type, to: $0) } ?? false
  }
}
