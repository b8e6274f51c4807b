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

  /// Returns the keys that a type's `CodingKeys` give its properties; nil where it has none.
  func codingKeys(of decl: NominalDecl) -> [String: String]? {
    guard case .nominal(let keys)? = decl.nestedTypes["CodingKeys"] else { return nil }
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
