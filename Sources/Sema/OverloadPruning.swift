import SyntaxTree
import Types

/// Choices that the known types of the arguments exclude are dropped before they are tried. The test is quick and admits more than
/// fits.
extension ConstraintSystem {
  func mayFit(_ choice: OverloadChoice, _ use: OverloadUse) -> Bool {
    guard !isRepairing, !choice.isUnbound, let function = choice.function, let (_, types) = use.arguments else {
      return true
    }
    if case .operation = use.form {
      return zip(function.parameters, types).allSatisfy { mayConvert($1, to: $0.type, of: choice, function) }
    }
    guard let matching = choice.matching else { return true }
    return zip(function.parameters, matching.bindings).allSatisfy { parameter, indices in
      indices.allSatisfy { mayConvert(types[$0], to: parameter.type, of: choice, function) }
    }
  }

  private func mayConvert(
    _ argument: Type, to parameter: Type, of choice: OverloadChoice, _ function: FunctionDecl
  ) -> Bool {
    let from = simplified(argument)
    switch parameter.head {
    case .nominal(let decl, let arguments):
      if decl.isOptional, let payload = arguments.first {
        return isNil(from) || mayConvert(from.optionalPayload ?? from, to: payload, of: choice, function)
      }
      return mayConvert(from, toNominal: decl, parameter)
    case .parameter(let generic):
      // A parameter that takes the place of another one is the caller's own.
      if let known = choice.substitution[generic] { return mayConvert(from, toArgument: known) }
      return mayConform(from, as: generic, of: function)
    default: return true
    }
  }

  private func isNil(_ type: Type) -> Bool {
    if case .variable(let open) = type { open.literal == .nilLiteral } else { false }
  }

  /// - Parameter type: The argument of a generic parameter of the declaration's owner.
  private func mayConvert(_ argument: Type, toArgument type: Type) -> Bool {
    let from = simplified(argument)
    guard case .nominal(let decl, let arguments) = type.head else { return true }
    if decl.isOptional, let payload = arguments.first {
      return isNil(from) || mayConvert(from.optionalPayload ?? from, toArgument: payload)
    }
    return mayConvert(from, toNominal: decl, type)
  }

  private func mayConvert(_ from: Type, toNominal decl: NominalDecl, _ target: Type) -> Bool {
    if decl.isAnyHashable { return true }
    switch from {
    case .nominal(let own, _): return own === decl || own.kind == .classType && decl.kind == .classType
    case .tuple, .function, .metatype, .existential: return false
    case .variable(let open):
      guard let literal = open.literal, !literal.isCollection, !target.hasParameters else { return true }
      return accepts(target, literal)
    default: return true
    }
  }

  /// Returns whether the type, or an optional of it, conforms to the protocols that the generic parameter requires.
  private func mayConform(_ from: Type, as generic: GenericParameter, of function: FunctionDecl) -> Bool {
    guard case .nominal(let own, _) = from, !from.hasVariables, own.kind != .classType else { return true }
    return function.requirements.allSatisfy { requirement in
      guard case .conformance(let subject, let proto) = requirement, case .parameter(let other) = subject.head,
        other === generic
      else { return true }
      return universe.conforms(from, to: proto.decl, assuming: source.requirements)
        || universe.conforms(universe.optional(from), to: proto.decl, assuming: source.requirements)
    }
  }
}
