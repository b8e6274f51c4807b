import SyntaxTree
import Types

/// Literals: values of the types that the checker settled on.
extension FrameLowering {
  func integer(_ value: Int128, _ type: Type, _ range: SourceRange) throws -> Code {
    if type.isGeneric {
      return openLiteral(.int(Int(truncatingIfNeeded: value)), "integerLiteral", type, range)
    }
    switch type.nativeName {
    case "Int": return .constant(.int(Int(truncatingIfNeeded: value)))
    case nil where type.nominal == nil: return .constant(.int(Int(truncatingIfNeeded: value)))
    case "Double": return .constant(.double(Double(value)))
    case "Float": return .constant(.boxed(Float(value)))
    case "Int8": return .constant(.boxed(Int8(truncatingIfNeeded: value)))
    case "Int16": return .constant(.boxed(Int16(truncatingIfNeeded: value)))
    case "Int32": return .constant(.boxed(Int32(truncatingIfNeeded: value)))
    case "Int64": return .constant(.boxed(Int64(truncatingIfNeeded: value)))
    case "UInt": return .constant(.boxed(UInt(truncatingIfNeeded: value)))
    case "UInt8": return .constant(.boxed(UInt8(truncatingIfNeeded: value)))
    case "UInt16": return .constant(.boxed(UInt16(truncatingIfNeeded: value)))
    case "UInt32": return .constant(.boxed(UInt32(truncatingIfNeeded: value)))
    case "UInt64": return .constant(.boxed(UInt64(truncatingIfNeeded: value)))
    case "CGFloat": return try literal(.double(Double(value)), "floatLiteral", type, range)
    default: return try literal(.int(Int(truncatingIfNeeded: value)), "integerLiteral", type, range)
    }
  }

  func floating(_ value: Double, _ type: Type, _ range: SourceRange) throws -> Code {
    if type.isGeneric { return openLiteral(.double(value), "floatLiteral", type, range) }
    switch type.nativeName {
    case "Double": return .constant(.double(value))
    case "Float": return .constant(.boxed(Float(value)))
    default: return try literal(.double(value), "floatLiteral", type, range)
    }
  }

  /// Returns code for a number of a generic parameter's type, which is determined at run time.
  private func openLiteral(_ value: Value, _ label: String, _ type: Type, _ range: SourceRange) -> Code {
    let resolve = typeCode(type)
    let lowering = lowering
    return .value { try lowering.literal(value, label, of: try resolve($0), site: range) }
  }

  /// Lowers a literal of a type that is initialized with one.
  func literal(_ value: Value, _ label: String, _ type: Type, _ range: SourceRange) throws -> Code {
    switch type.nativeName {
    case "String", "StaticString", "Double", "Int": return .constant(value)
    case "Substring", "_UnicodeScalar": return .constant(Lowering.textLiteral(value, type.nativeName))
    default: break
    }
    guard let decl = type.nominal else {
      return type.isGeneric ? openLiteral(value, label, type, range) : .constant(value)
    }
    // A native type's members are made on first use.
    lowering.runtime.universe.materialize("init", of: decl)
    let initializers = (decl.members["init"] ?? []).compactMap { member -> FunctionDecl? in
      if case .function(let function) = member, function.parameters.count == 1 { function } else { nil }
    }
    for label in lowering.literalLabels(label, of: type) {
      guard let function = initializers.first(where: { $0.parameters[0].label == label }) else { continue }
      let wanted = lowering.runtime.universe.normalized(
        function.parameters[0].type.substituting(Substitution(decl.allGenerics, type.nominalArguments)))
      let kind: CheckedExpr.Kind =
        switch label {
        case "stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral":
          wanted.isNominal("Character") ? .character(value.asString.first ?? " ") : .string(value.asString)
        case "floatLiteral": .double(value.asDouble)
        case "booleanLiteral": .boolean(value.asBool)
        case "nilLiteral": .void
        default: .integer(Int128(value.asInt))
        }
      return try construct(
        Callee(function, .direct, typeArguments: type.nominalArguments), [CheckedExpr(kind, wanted, range)],
        type: type, range: range)
    }
    // Members of protocol extensions are looked up at run time.
    return decl.isNative ? .constant(value) : openLiteral(value, label, type, range)
  }

  /// Lowers a text with values in it; a type other than String is initialized with the whole text.
  func interpolation(_ segments: [CheckedExpr.Segment], _ type: Type, _ range: SourceRange) throws -> Code {
    let whole = try text(of: segments)
    if type.isGeneric { return made(of: whole, type, range) }
    if type.nativeName == "Substring" {
      let run = whole.value
      return .value { .boxed(try run($0).toText[...]) }
    }
    guard let decl = type.nominal, !decl.isNative else { return whole }
    for case .function(let function) in decl.members["init"] ?? []
    where function.parameters.count == 1 && function.parameters[0].label == "stringLiteral" {
      let argument = CheckedExpr(.interpolation(segments), function.parameters[0].type, range)
      return try construct(
        Callee(function, .direct, typeArguments: type.nominalArguments), [argument], type: type, range: range)
    }
    return made(of: whole, type, range)
  }

  /// Returns code for a value of a type that is determined at run time, initialized with a text.
  private func made(of text: Code, _ type: Type, _ range: SourceRange) -> Code {
    let resolve = typeCode(type)
    let lowering = lowering
    let run = text.value
    return .value { try lowering.literal(try run($0), "stringLiteral", of: try resolve($0), site: range) }
  }

  private func text(of segments: [CheckedExpr.Segment]) throws -> Code {
    let pieces: [TextPiece] = try segments.map { segment in
      switch segment {
      case .text(let text): return .text(text)
      case .value(let expression):
        let code = try lower(expression)
        if case .int(let run) = code.body { return .int(run) }
        return .value(telling(code, expression.type, seenAs: .any).value)
      }
    }
    if let plain = PlainInterpolation(pieces) { return .value { .string(try plain.text($0)) } }
    return .value { activation in
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let piece): text += piece
        case .int(let run): text += try run(activation).decimal
        case .value(let run):
          let value = try run(activation)
          if case .string(let piece) = value { text += piece } else { text += value.description }
        }
      }
      return .string(text)
    }
  }
}

extension Lowering {
  /// Returns the labels of the initializers that make a literal of a type, the first choice first. A text of one character may also be made
  /// of that, or of a scalar, where the type conforms to nothing more.
  fileprivate func literalLabels(_ label: String, of type: Type) -> [String] {
    guard label == "stringLiteral" else { return [label] }
    let labels = [label, "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"]
    let universe = runtime.universe
    let fitting = labels.filter { label in
      universe.standardProtocol(Self.literalProtocol(label)).map { universe.conforms(type, to: $0) } ?? false
    }
    return fitting.isEmpty ? labels : fitting
  }

  /// Returns a text as a value of a type of the library.
  fileprivate static func textLiteral(_ value: Value, _ typeName: String?) -> Value {
    guard case .string(let text) = value else { return value }
    return switch typeName {
    case "Substring": .boxed(text[...])
    case "Character": .character(text.first ?? " ")
    case "_UnicodeScalar": .boxed(text.unicodeScalars.first ?? "\0")
    default: value
    }
  }

  private static func literalProtocol(_ label: String) -> String {
    "ExpressibleBy" + label.prefix(1).uppercased() + label.dropFirst()
  }

  /// Returns a literal as a value of a type that is known only at run time.
  package func literal(_ value: Value, _ label: String, of type: Type, site: SourceRange) throws -> Value {
    guard case .nominal(let decl, _) = type.resolvedHead else { return value }
    if decl.isNative {
      switch value {
      case .double(let number): return numberLiteral(number, typeName: decl.name)
      case .int(let number): return numberLiteral(number, typeName: decl.name)
      default: return Self.textLiteral(value, decl.name)
      }
    }
    let initializers = (decl.members["init"] ?? []).compactMap { member -> FunctionDecl? in
      if case .function(let function) = member, function.parameters.count == 1 { function } else { nil }
    }
    for label in literalLabels(label, of: type) {
      guard let function = initializers.first(where: { $0.parameters[0].label == label }) else { continue }
      let wanted = function.parameters[0].type.nominal?.name ?? ""
      var given = [Self.textLiteral(value, wanted)]
      if case .int(let number) = value { given = [numberLiteral(number, typeName: wanted)] }
      return try construct(
        type, requirement: function, ownArguments: [], arguments: &given, thread: .current, site: site)
    }
    if let requirement = runtime.requirement(Self.literalProtocol(label), "init", [label]),
      let witness = runtime.universe.witness(for: requirement, in: decl), !witness.isRequirement
    {
      var given = [value]
      return try construct(
        type, requirement: witness, ownArguments: [], arguments: &given, thread: .current, site: site)
    }
    return value
  }
}

extension Type {
  /// A generic parameter, or a member of one.
  var isGeneric: Bool {
    switch resolvedHead {
    case .parameter, .dependentMember: true
    default: false
    }
  }
}
