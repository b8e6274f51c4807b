import SyntaxTree
import Types

/// Elements of several types that only what is done with them says one type of: `[Insert(), Delete()].forEach { (command: Command) in … }`,
/// `Observable.of(Insert(), Delete()).subscribe(onNext: show)`.
extension Checker {
  /// - Parameter check: Checks the whole call; what is given is what `base` is to be.
  func withMixedElements(
    of base: Expr, _ arguments: [Expr.Argument], _ check: (_ wanted: Type?) throws -> CheckedExpr
  ) throws -> CheckedExpr {
    guard !arguments.isEmpty, mayBeMixed(base) else { return try check(nil) }
    let start = mark()
    do {
      return try check(nil)
    } catch let fault as Failure {
      rollBack(to: start)
      for element in arguments.flatMap({ parameterTypes(of: $0.value) }) {
        let trial = attempt { () throws -> CheckedExpr in
          guard let wanted = try sequence(of: element, like: base) else { throw fault }
          let value = try check(wanted)
          try solveDeferred()
          return value
        }
        if case .success(let solution) = trial { return adopt(solution) }
      }
      throw fault
    }
  }

  /// Returns true if the expression lists several elements.
  private func mayBeMixed(_ base: Expr) -> Bool {
    switch base.kind {
    case .parenthesized(let inner): return mayBeMixed(inner)
    case .arrayLiteral(let elements): return elements.count > 1
    case .call(let callee, let arguments):
      guard case .member(let type?, _, _, _, _) = callee.kind, case .identifier(_, _, let given) = type.kind,
        given.isEmpty
      else { return false }
      return arguments.count > 1 || arguments.contains { mayBeMixed($0.value) }
    default: return false
    }
  }

  /// The types that a function's parameters were given, the last first, which is where an element stands.
  private func parameterTypes(of argument: Expr) -> [Type] {
    let trial = attempt { () throws -> [Type] in
      switch argument.kind {
      case .closure(let closure):
        return try (closure.parameters ?? []).compactMap { try $0.type.map { try resolve($0) } }
      case .identifier, .member(_?, _, _, _, _):
        let type = universe.simplified(try check(argument).type, assuming: requirements)
        return type.functionType?.parameters.map(\.type).filter { !$0.hasVariables } ?? elementType(of: type)
      case .call: return elementType(of: try check(argument).type)
      default: return []
      }
    }
    if case .success(let solution) = trial { return solution.result.reversed() } else { return [] }
  }

  /// Returns the element type of an observer that is given instead of a function: `bind(to: center.rx.post(name))`.
  private func elementType(of type: Type) -> [Type] {
    guard let element = universe.memberType("Element", of: type, assuming: requirements), !element.hasVariables else {
      return []
    }
    return [element]
  }

  private func sequence(of element: Type, like base: Expr) throws -> Type? {
    switch base.kind {
    case .parenthesized(let inner): return try sequence(of: element, like: inner)
    case .arrayLiteral: return universe.array(element)
    case .call(let callee, _):
      guard case .member(let type?, _, _, _, _) = callee.kind, let type = try namedType(type),
        case .nominal(_, let arguments) = universe.simplified(type, assuming: requirements), arguments.count == 1,
        arguments[0].isVariable, unify(arguments[0], element)
      else { return nil }
      return type
    default: return nil
    }
  }
}
