import Sema
import SyntaxTree
import Types

/// Application of key paths and of access through them.
extension Checker {
  func writtenKeyPath(_ expr: Expr, _ type: Type, _ solution: AppliedSolution) throws -> CheckedExpr? {
    guard let (use, capability) = solution.keyPath(expr) else { return nil }
    var steps: [CheckedKeyPath.Step] = []
    var end = settled(use.root)
    for step in use.steps {
      let subject = VariableDecl(name: "subject", kind: .local, type: end, isLet: false)
      madeVariables.append(subject)
      solution.subjects[ObjectIdentifier(step.base)] = make(.variable(subject), end, expr.range)
      if let (use, chosen) = solution.overload(of: step.expr), case .function(let function) = chosen.choice.target {
        throw failure(ExpressionDiagnostic.keyPathToMethod(name: function.shownName), at: use.nameRange)
      }
      let value = try check(step.expr)
      steps.append(CheckedKeyPath.Step(subject: subject, value: value, isOptionalChain: step.isOptionalChain))
      end = value.type
    }
    guard let decl = universe.standardProtocol(capability.className) else { return nil }
    let own = Type.nominal(decl, [settled(use.root), settled(use.value)])
    let components = use.steps.map { ($0.isOptionalChain ? "?" : "") + $0.expr.component }.joined()
    let path = CheckedKeyPath(
      steps: steps, components: components, isWritable: capability >= .write, type: own)
    guard let function = type.head.functionType else { return make(.keyPath(path), type, expr.range) }
    return try keyPathFunction(path, settled(use.root), settled(use.value), function, expr)
  }

  /// `map(\.count)`: the path as a function.
  private func keyPathFunction(
    _ path: CheckedKeyPath, _ root: Type, _ value: Type, _ function: FunctionType, _ expr: Expr
  ) throws -> CheckedExpr {
    guard let decl = universe.standardProtocol("KeyPath") else {
      fatalError("the standard library declares key paths")
    }
    let parameter = VariableDecl(name: "$0", kind: .local, type: root, isLet: true)
    madeVariables.append(parameter)
    let pathValue = make(.keyPath(path), .nominal(decl, [root, value]), expr.range)
    let subject = make(.variable(parameter), root, expr.range)
    let read = make(
      .subscriptCall(subject, arguments: [pathValue], getter: Callee(universe.keyPathAccessors.getter), setter: nil),
      value, expr.range)
    let body = [CheckedStmt(.returnStatement(try coerced(read, to: function.result)), expr.range)]
    return make(
      .closure(CheckedClosure(captures: [], parameters: [parameter], body: body, type: function)), .function(function),
      expr.range)
  }

  /// `base[keyPath: path]`.
  func writtenAccess(to base: Expr, through path: Expr, _ type: Type, _ expr: Expr) throws -> CheckedExpr? {
    let subject = try check(base)
    let value = try check(path)
    guard case .nominal(let decl, let arguments) = universe.simplified(value.type, assuming: requirements) else {
      return nil
    }
    let accessors = universe.keyPathAccessors
    let setter: FunctionDecl? =
      switch decl.name {
      case "WritableKeyPath": accessors.setter
      case "ReferenceWritableKeyPath": accessors.referenceSetter
      default: nil
      }
    let read = make(
      .subscriptCall(subject, arguments: [value], getter: Callee(accessors.getter), setter: setter.map { Callee($0) }),
      arguments.isEmpty ? .any : type, expr.range)
    return arguments.isEmpty ? make(.wrap(read), type, expr.range) : read
  }
}

extension Expr {
  /// The last step of a key path, as it is written.
  fileprivate var component: String {
    switch kind {
    case .member(_, let name, _, _, _): "." + name
    case .subscriptCall(_, let arguments):
      "[" + arguments.map { ($0.label.map { $0 + ": " } ?? "") + String($0.value.range.text) }.joined(separator: ", ")
        + "]"
    case .forceUnwrap: "!"
    default: String(range.text)
    }
  }
}
