import Sema
import SyntaxTree
import Types

/// Diagnosis of arguments that are each right, but not together.
extension Checker {
  /// The error of arguments of different types for parameters of one generic type, where nothing says which is meant.
  func conflictFailure(_ use: OverloadUse, of argument: Expr, _ system: ConstraintSystem) -> Failure? {
    guard let (written, types) = use.arguments, !use.isOperation, let chosen = system.chosen(for: use),
      let function = chosen.choice.function, let matching = chosen.matching,
      let index = written.firstIndex(where: { $0.value === argument })
    else { return nil }
    func generic(_ index: Int) -> GenericParameter? {
      guard let place = matching.bindings.firstIndex(where: { $0.contains(index) }),
        case .parameter(let generic) = function.parameters[place].type.head, !function.parameters[place].isVariadic,
        !function.parameters[place].isInout
      else { return nil }
      return function.generics.first { $0 === generic }
    }
    guard let parameter = generic(index), !saysType(of: use, system) else { return nil }
    let given = written.indices.filter { generic($0) === parameter }.map { index in
      (type: system.shown(types[index]), isLiteral: written[index].value.literal != nil)
    }
    var kinds: [(type: Type, count: Int)] = []
    // Literals are the last to say what is meant, the first of them last of all.
    for (type, _) in given.filter({ !$0.isLiteral }) + given.filter(\.isLiteral).reversed() {
      if type.isUnknown { return nil }
      if let known = kinds.firstIndex(where: { Type.same($0.type, type) }) {
        kinds[known].count += 1
      } else {
        kinds.append((type, 1))
      }
    }
    let most = kinds.map(\.count).max() ?? 0
    guard kinds.count > 1, kinds.count(where: { $0.count == most }) > 1 else { return nil }
    return failure(
      InferenceDiagnostic.conflictingArguments(parameter: parameter.name, types: kinds.map(\.type)), at: use.nameRange)
  }

  /// Returns whether the enclosing call determines the result type of this one; then the argument of another type is diagnosed instead.
  private func saysType(of use: OverloadUse, _ system: ConstraintSystem) -> Bool {
    guard let outer = system.use(withArgument: use.expr), !outer.isOperation, let chosen = system.chosen(for: outer),
      let matching = chosen.matching, let function = chosen.choice.function,
      let index = outer.arguments?.written.firstIndex(where: { $0.value === use.expr }),
      let place = matching.bindings.firstIndex(where: { $0.contains(index) })
    else { return false }
    return function.parameters[place].type.nominalDecl != nil && !function.parameters[place].type.hasParameters
  }

  /// Returns the error of an instance method that is called on the type itself, with an argument that its parameter accepts.
  func instanceMemberFailure(_ use: OverloadUse, _ given: Type, _ system: ConstraintSystem) -> Failure? {
    guard let choice = system.choice(for: use), choice.isUnbound, let function = choice.function,
      let base = choice.base, function.parameters.count == 1, let written = use.arguments?.written,
      written.map(\.label) == [function.parameters[0].label]
    else { return nil }
    let wanted = system.shown(function.parameters[0].type.substituting(choice.substitution))
    guard !wanted.hasParameters,
      case .success(let trial) = attempt({ conversion(from: system.shown(given), to: wanted) }),
      trial.result != nil
    else { return nil }
    return failure(
      ExpressionDiagnostic.instanceMemberOfTypeInCall(name: use.name, type: system.shown(base).instance),
      at: use.expr.writtenBase?.range ?? use.nameRange)
  }
}

extension Diagnostic {
  var isConflict: Bool { if case .conflictingArguments? = kind as? InferenceDiagnostic { true } else { false } }
}
