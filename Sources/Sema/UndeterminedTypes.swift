import SyntaxTree
import Types

/// Fixes of a system in which nothing says what a variable is.
extension ConstraintSystem {
  /// Records what has no type because its context is missing, and makes it a hole; false where there is nothing of the kind.
  func recordUndetermined(_ active: [Constraint]) -> Bool {
    // What depends on another error is none.
    if score[.fix] > 0 { return false }
    for constraint in active {
      switch constraint.kind {
      case .contextualValue(let value):
        guard case .operation(let name) = value.kind, case .variable = simplified(value.type) else { continue }
        record(.operatorValue(name: name), at: ConstraintLocator(value.expr))
        punch(value.type)
        return true
      case .implicitBase(let owner, let whole, let name) where simplified(whole).isOpen:
        record(.implicitMember(name: name), at: constraint.locator)
        punch(owner)
        punch(whole)
        return true
      default: break
      }
    }
    for constraint in active {
      // Branches without a common type.
      guard case .conversion(let value, let target, _) = constraint.kind, case .branch = constraint.locator.element,
        case .variable = simplified(target), !simplified(value).isOpen
      else { continue }
      record(.conversion(given: value, wanted: value, isArgument: false), at: constraint.locator)
      punch(target)
      return true
    }
    for constraint in active {
      for type in constraint.kind.subjects {
        guard case .variable(let open) = simplified(type), let (name, place) = closureParameters[open.id] else {
          continue
        }
        record(.closureParameter(name: name, place: place), at: constraint.locator)
        punch(type)
        return true
      }
    }
    return false
  }
}

extension ConstraintSystem {
  /// The names that the innermost closure around an expression gives its parameters; nil where it gives none.
  package func parameterNames(around expr: Expr) -> [String]? {
    func holds(_ closure: Expr) -> Bool {
      closure.range.start <= expr.range.start && expr.range.end <= closure.range.end
    }
    let around = closures.values.filter { holds($0.expr) }
    let innermost = around.min { $0.expr.range.end - $0.expr.range.start < $1.expr.range.end - $1.expr.range.start }
    return innermost?.syntax.parameters?.map(\.name)
  }
}

extension ConstraintSystem {
  /// The first generic parameter of a declaration that nothing binds, with the place of the name that refers to it.
  package var undeterminedParameter: (parameter: GenericParameter, place: SourceRange)? {
    overloads.values.compactMap { use, chosen -> (parameter: GenericParameter, place: SourceRange)? in
      chosen.choice.function?.generics.first { chosen.substitution[$0].map { normalized($0).hasVariables } ?? false }
        .map { ($0, use.nameRange) }
    }.min { $0.place.start < $1.place.start }
  }

  /// Tells whether a declaration that is used is at fault itself.
  package var hasFaultyTypes: Bool { types.values.contains { normalized($0).hasError } }

  package var leavesTypesOpen: Bool { types.values.contains { leavesOpen(normalized($0)) } }

  /// Tells whether a type has variables that nothing else than this system could bind.
  func leavesOpen(_ type: Type) -> Bool {
    type.contains { if case .variable(let open) = $0 { !source.isFromOutside(open) } else { false } }
  }
}

extension Constraint.Kind {
  /// The types that have to be known before it is decided.
  fileprivate var subjects: [Type] {
    switch self {
    case .member(_, let base): [base]
    case .application(let function, _): [function]
    case .payload(let optional, _): [optional]
    case .operation(let use): use.arguments?.types ?? []
    default: []
    }
  }
}
