import SyntaxTree

/// Members that Swift writes by itself: raw values, `allCases`.
package enum Synthesis {
  static func completeEnum(_ nominal: NominalDecl, universe: Universe) {
    conformPlainEnum(nominal, universe)
    if let raw = nominal.rawType { addRawValues(nominal, raw, universe) }
    if let iterable = universe.standardProtocol("CaseIterable"),
      nominal.conformances.contains(where: { $0.proto.decl.inherits(from: iterable) }),
      nominal.members["allCases"] == nil
    {
      addProperty("allCases", universe.array(nominal.selfType), to: nominal, isStatic: true, .allCases)
    }
  }

  /// Makes an enum without payloads Equatable and Hashable.
  private static func conformPlainEnum(_ nominal: NominalDecl, _ universe: Universe) {
    guard !nominal.cases.isEmpty, nominal.cases.allSatisfy({ $0.payload.isEmpty }) else { return }
    for name in ["Equatable", "Hashable"] {
      if let proto = universe.standardProtocol(name), !nominal.conformances.contains(where: { $0.proto.decl === proto })
      {
        nominal.conformances.append(Conformance(ProtocolReference(proto)))
      }
    }
  }

  private static func addRawValues(_ nominal: NominalDecl, _ raw: Type, _ universe: Universe) {
    var next = 0
    func isOf(_ proto: String) -> Bool {
      universe.standardProtocol(proto).map { universe.conforms(raw, to: $0) } ?? false
    }
    let isText = isOf("ExpressibleByStringLiteral")
    let isFloat = isOf("ExpressibleByFloatLiteral")
    for enumCase in nominal.cases {
      let value = enumCase.rawValueSyntax
      if let text = value?.plainText {
        // A text that is no character is refused.
        let character = text.count == 1 ? text.first : nil
        enumCase.rawValue = raw.isNominal("Character") ? character.map { .character($0) } : .string(text)
      } else if let number = value?.floatValue {
        enumCase.rawValue = .double(number)
      } else if let number = value.flatMap(IntegerLiteral.signedValue) {
        next = Int(truncatingIfNeeded: number)
      }
      if enumCase.rawValue == nil {
        enumCase.rawValue = isText ? .string(enumCase.name) : isFloat ? .double(Double(next)) : .integer(next)
      }
      next += 1
    }
    if let proto = universe.standardProtocol("RawRepresentable") {
      nominal.conformances.append(Conformance(ProtocolReference(proto), typeWitnesses: ["RawValue": raw]))
    }
    for name in ["Equatable", "Hashable"] {
      if let proto = universe.standardProtocol(name), !nominal.conformances.contains(where: { $0.proto.decl === proto })
      {
        nominal.conformances.append(Conformance(ProtocolReference(proto)))
      }
    }
    guard nominal.members["rawValue"] == nil else { return }
    addProperty("rawValue", raw, to: nominal, isStatic: false, .rawValue)
    let initializer = FunctionDecl(name: "init", kind: .initializer)
    initializer.owner = nominal
    initializer.isFailable = true
    let parameter = VariableDecl(name: "rawValue", kind: .local, type: raw, isLet: true)
    initializer.parameters = [ParameterDecl(label: "rawValue", type: raw, variable: parameter)]
    initializer.result = universe.optional(nominal.selfType)
    initializer.native = .synthesized(.initializerFromRawValue)
    nominal.members["init", default: []].append(.function(initializer))
  }

  /// Removes what `addRawValues` wrote for an enum whose raw values are faulty: it is not `RawRepresentable`.
  package static func removeRawValues(of nominal: NominalDecl) {
    nominal.conformances.removeAll { $0.proto.decl.isNative && $0.proto.decl.name == "RawRepresentable" }
    nominal.members["rawValue"]?.removeAll {
      if case .variable(let variable) = $0, case .synthesized? = variable.getter?.native { true } else { false }
    }
    nominal.members["init"]?.removeAll {
      if case .function(let function) = $0, case .synthesized? = function.native { true } else { false }
    }
  }

  private static func addProperty(
    _ name: String, _ type: Type, to nominal: NominalDecl, isStatic: Bool, _ member: SynthesizedMember
  ) {
    let variable = VariableDecl(name: name, kind: .computed, type: type, isLet: true)
    variable.owner = nominal
    variable.isStatic = isStatic
    let getter = FunctionDecl(name: name, kind: .getter)
    getter.owner = nominal
    getter.isStatic = isStatic
    getter.result = type
    getter.native = .synthesized(member)
    variable.getter = getter
    nominal.members[name, default: []].append(.variable(variable))
  }
}
