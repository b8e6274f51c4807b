import SyntaxTree
import Types

/// Queries of tools about code, without running it.
extension Checker {
  /// Returns the type of an expression; of a name that several functions have, or a generic one, the signatures of all.
  package static func describe(_ expr: Expr, universe: Universe, session: Scope) -> Result<[String], Diagnostic> {
    let scope = Scope(parent: session)
    scope.isTopLevel = true
    let checker = Checker(universe: universe, scope: scope)
    checker.context.isTopLevel = true
    checker.context.canThrow = true
    checker.expressionContext = checker.expressionContext.tried()
    // A function's name alone has no call to be resolved by.
    if let signatures = checker.signatures(expr) { return .success(signatures) }
    do {
      let value = try checker.check(expr)
      // A type alone is no value, but something to ask about.
      if value.isBareType, !value.type.hasVariables { return .success([value.type.description]) }
      try checker.finish(at: expr.range)
      return .success([value.type.description])
    } catch let failure as Failure {
      return .failure(failure.diagnostic)
    } catch {
      return .failure(Diagnostic(InferenceDiagnostic.notDiagnosed, at: expr.range))
    }
  }

  /// Returns the signatures of a function's name; nil unless it names several functions or a generic one.
  private func signatures(_ expr: Expr) -> [String]? {
    switch expr.kind {
    case .parenthesized(let inner): return signatures(inner)
    case .identifier(let name, nil, let arguments) where arguments.isEmpty:
      switch lookUp(name, at: expr.range) {
      case .functions(let functions)?:
        let text = SignatureText(checker: self)
        return several(functions.filter { $0.deprecation == nil }.map { ($0, text.function($0, Substitution())) })
      case .type:
        guard let declared = universe.type(named: name), session(knows: name) == false else { return nil }
        let generics: [GenericParameter] =
          switch declared {
          case .nominal(let decl): decl.generics
          case .alias(let alias): alias.generics
          }
        return generics.isEmpty ? nil : ["\(name)<\(generics.map(\.name).joined(separator: ", "))>.Type"]
      default: return nil
      }
    case .member(let base?, let name, _, nil, let arguments) where arguments.isEmpty:
      guard let (type, isStatic) = typeOfBase(base) else { return nil }
      var seen: Set<String> = []
      let lines = memberItems(of: type, isStatic: isStatic, name).filter { $0.name == name && $0.kind == .function }
        .map(\.signature).filter { seen.insert($0).inserted }
      return lines.count > 1 || lines.contains { $0.hasPrefix(name + "<") } ? lines : nil
    default: return nil
    }
  }

  private func session(knows name: String) -> Bool {
    var current: Scope? = scope
    while let here = current {
      if here.types[name] != nil { return true }
      current = here.parent
    }
    return false
  }

  private func several(_ functions: [(FunctionDecl, String)]) -> [String]? {
    functions.count > 1 || functions.contains { !$0.0.generics.isEmpty } ? functions.map(\.1) : nil
  }

  /// Returns the type of the expression before a dot, and undoes the bindings made by checking it.
  private func typeOfBase(_ base: Expr) -> (Type, isStatic: Bool)? {
    let start = mark()
    defer { rollBack(to: start) }
    if let type = (try? namedType(base)) ?? nil { return (type, true) }
    guard let value = try? check(base) else { return nil }
    let type = settled(value.type)
    return type.hasVariables || type.isError ? nil : (type, false)
  }
}
