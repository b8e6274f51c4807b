import Types

extension NominalDecl {
  /// Module name as the Swift runtime prints it before the type's name.
  package var module: String { isNative ? nativeType?.home ?? "Swift" : "main" }
}

extension Type {
  /// Returns the name as the Swift runtime prints it (`Dictionary<String, Array<Int>>`), with modules where it is
  /// qualified.
  package func runtimeName(qualified: Bool) -> String {
    func names(_ types: [Type]) -> String {
      types.map { $0.runtimeName(qualified: qualified) }.joined(separator: ", ")
    }
    switch self {
    case .nominal(let decl, let arguments):
      if decl.isNative, decl.name.hasPrefix("_"), let nested = nestedName(decl, arguments, qualified: qualified) {
        return nested
      }
      let outer = decl.parent?.allGenerics.count ?? 0
      var name = decl.name
      if decl.generics.count > 0, arguments.count > outer { name += "<\(names(Array(arguments[outer...])))>" }
      guard qualified else { return name }
      if let parent = decl.parent {
        return Type.nominal(parent, Array(arguments.prefix(outer))).runtimeName(qualified: true) + "." + name
      }
      return decl.module + "." + name
    case .tuple(let fields):
      return "("
        + fields.map { field in
          (field.label.map { $0 + ": " } ?? "") + field.type.runtimeName(qualified: qualified)
        }.joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map { parameter in
        (parameter.isInout ? "inout " : "") + parameter.type.runtimeName(qualified: qualified)
          + (parameter.isVariadic ? "..." : "")
      }
      let thrown = function.thrown.map { "(\($0.runtimeName(qualified: qualified)))" } ?? ""
      return "(\(parameters.joined(separator: ", "))) \(function.isAsync ? "async " : "")"
        + "\(function.isThrowing ? "throws\(thrown) " : "")-> \(function.result.runtimeName(qualified: qualified))"
    case .parameter(let parameter): return parameter.name
    case .variable(let variable): return variable.binding?.runtimeName(qualified: qualified) ?? "_"
    case .existential(let protocols):
      if protocols.isEmpty { return "Any" }
      return protocols.map { (qualified ? $0.decl.module + "." : "") + $0.decl.name }
        .joined(separator: " & ")
    case .metatype(let type): return type.runtimeName(qualified: qualified) + ".Type"
    case .dependentMember(let base, let name): return base.runtimeName(qualified: qualified) + "." + name
    case .error: return "_"
    }
  }

  /// Returns the public name of a type that is nested in another in Swift, and has a different name here.
  private func nestedName(_ decl: NominalDecl, _ arguments: [Type], qualified: Bool) -> String? {
    if decl.name == "_DifferenceChange" {
      guard qualified else { return "Change" }
      return "Swift.CollectionDifference<\(arguments.first?.runtimeName(qualified: true) ?? "_")>.Change"
    }
    if let part = Self.nestedParts[decl.name] {
      guard qualified else { return part.name }
      let list = arguments.map { $0.runtimeName(qualified: true) }.joined(separator: ", ")
      return "\(decl.module).\(part.outer)<\(list)>.\(part.name)"
    }
    guard let known = Self.publicNames[decl.name] else { return nil }
    return qualified ? "Swift." + known : known.split(separator: ".").last.map(String.init)
  }

  /// Returns true if the types are equal, argument by argument. Neither may hold unsolved variables.
  package func isSame(as other: Type) -> Bool {
    func all(_ a: [Type], _ b: [Type]) -> Bool { a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) } }
    switch (self, other) {
    case (.nominal(let a, let x), .nominal(let b, let y)): return a === b && all(x, y)
    case (.tuple(let a), .tuple(let b)): return all(a.map(\.type), b.map(\.type))
    case (.function(let a), .function(let b)):
      return all(a.parameters.map(\.type), b.parameters.map(\.type)) && a.result.isSame(as: b.result)
    case (.parameter(let a), .parameter(let b)): return a === b
    case (.existential(let a), .existential(let b)):
      return a.count == b.count
        && a.allSatisfy { x in b.contains { $0.decl === x.decl && all($0.arguments, x.arguments) } }
    case (.metatype(let a), .metatype(let b)): return a.isSame(as: b)
    case (.dependentMember(let a, let x), .dependentMember(let b, let y)): return x == y && a.isSame(as: b)
    case (.variable(let a), _): return a.binding?.isSame(as: other) ?? false
    case (_, .variable(let b)): return b.binding.map { isSame(as: $0) } ?? false
    default: return false
    }
  }
}
