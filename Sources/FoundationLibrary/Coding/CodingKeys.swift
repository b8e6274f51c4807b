import Execution
import Types

/// A step of a coding path without a key of the program.
package struct JSONKey: Hashable, Sendable, CustomStringConvertible {
  let name: String
  package let index: Int?
  init(_ name: String) {
    self.name = name
    index = nil
  }
  init(_ index: Int) {
    name = "Index \(index)"
    self.index = index
  }
  package var description: String { index.map { "_CodingKey(stringValue: \"\(name)\", intValue: \($0))" } ?? name }
}

extension Runtime {
  /// Returns the name of a coding key in the text.
  package func name(ofKey key: Value) -> String {
    if let own = key.payload(JSONKey.self) { return own.name }
    if case .enumeration(let instance) = key {
      return instance.enumCase.codingName
    }
    return (try? callWitness(key, "CodingKey", "stringValue", []).asString) ?? key.description
  }

  /// Returns the number of a coding key: of an enum's, its raw value if that is an integer.
  func number(ofKey key: Value) throws -> Int? {
    if let own = key.payload(JSONKey.self) { return own.index }
    if case .enumeration(let instance) = key, writtenWitness(of: key, "CodingKey", "intValue") == nil {
      guard case .int(let number)? = instance.enumCase.rawConstant else { return nil }
      return number
    }
    return try value(of: "intValue", in: "CodingKey", for: key).asOptional?.asInt
  }

  /// Returns the description that keys have by their protocol.
  func description(ofKey key: Value) throws -> String {
    if let own = key.payload(JSONKey.self) { return own.description }
    let number = try number(ofKey: key)?.description ?? "nil"
    let type = type(of: key).runtimeName(qualified: false)
    return "\(type)(stringValue: \"\(name(ofKey: key))\", intValue: \(number))"
  }

  /// Returns the key of that name, where the type has one.
  func key(named name: String, of type: Type) -> Value? {
    guard case .nominal(let decl, let arguments) = type.resolvedHead else { return nil }
    if decl.kind == .enumeration {
      let found = decl.cases.first { $0.codingName == name }
      return found.map { .enumeration(EnumInstance(enumCase: $0, typeArguments: arguments, payload: [])) }
    }
    for member in universe.nominal("CodingKey")?.protocolRequirements ?? [] {
      guard case .function(let requirement) = member, requirement.fullName == "init(stringValue:)",
        universe.witness(for: requirement, in: decl) != nil
      else { continue }
      var given: [Value] = [.string(name)]
      let made = try? lowering.construct(
        type, requirement: requirement, ownArguments: [], arguments: &given, thread: .current, site: Lowering.nowhere)
      return made?.asOptional
    }
    return nil
  }

  /// Returns the names that a type's `CodingKeys` give its properties or cases; nil where it has none.
  ///
  /// - Parameter enumCase: Case whose associated values are meant; its keys are called after it (`ImageCodingKeys`).
  func codingKeys(of decl: NominalDecl, for enumCase: String = "") -> [String: String]? {
    let name = enumCase.prefix(1).uppercased() + enumCase.dropFirst() + "CodingKeys"
    guard case .nominal(let keys)? = decl.nestedTypes[name] else { return nil }
    var result: [String: String] = [:]
    for key in keys.cases { result[key.name] = key.codingName }
    return result
  }
}

/// Path of a value in the text, as messages write it: `items[1].name`.
struct CodingPath {
  let steps: [Value]
  init(_ steps: [Value]) { self.steps = steps }
  func text(_ runtime: Runtime?) -> String {
    steps.reduce(into: "") { text, step in
      if let index = step.payload(JSONKey.self)?.index {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + (runtime?.name(ofKey: step) ?? step.description)
      }
    }
  }
}
