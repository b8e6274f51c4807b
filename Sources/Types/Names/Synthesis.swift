import SyntaxTree

/// Members that Swift writes by itself: raw values, `allCases`.
enum Synthesis {
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
    for enumCase in nominal.cases {
      switch enumCase.rawValueSyntax?.kind {
      case .integerLiteral(let digits)?: next = IntegerLiteral.value(digits).map(Int.init(truncatingIfNeeded:)) ?? next
      case .prefixOperator("-", let operand)?:
        if case .integerLiteral(let digits) = operand.kind {
          next = Int(truncatingIfNeeded: -(IntegerLiteral.value(digits) ?? 0))
        }
      case .stringLiteral(let segments)?:
        let text = segments.map { segment in
          if case .text(let text) = segment { text } else { "" }
        }.joined()
        enumCase.rawValue = raw.isNominal("Character") && text.count == 1 ? .character(Character(text)) : .string(text)
      case .floatLiteral(let digits)?: enumCase.rawValue = .double(Double(digits.replacing("_", with: "")) ?? 0)
      default: break
      }
      if enumCase.rawValue == nil {
        if raw.isNominal("String") {
          enumCase.rawValue = .string(enumCase.name)
        } else if raw.isNominal("Double") {
          enumCase.rawValue = .double(Double(next))
        } else {
          enumCase.rawValue = .integer(next)
        }
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
