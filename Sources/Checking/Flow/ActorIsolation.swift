import SyntaxTree
import Types

/// Main-actor isolation: members of the main actor are used from its code; elsewhere they need `await`, where that is
/// possible.
///
/// In Swift's language mode 5 functions are called and properties read and written with care; that a closure or a function value is
/// handed to where it runs elsewhere is only warned of, and so it is left alone here.
final class ActorIsolation {
  private let report: (FlowDiagnostic, SourceRange) -> Void
  /// True if the analyzed code belongs to the main actor; `isAsync` is true if it may suspend.
  private var isMain: Bool
  private var isAsync: Bool
  private var awaits = 0

  init(isMain: Bool, isAsync: Bool, report: @escaping (FlowDiagnostic, SourceRange) -> Void) {
    self.isMain = isMain
    self.isAsync = isAsync
    self.report = report
  }

  func walk(_ statements: [CheckedStmt]) { statements.forEach(walk) }

  private func walk(_ statement: CheckedStmt) {
    switch statement.kind {
    case .localFunction(let function):
      // One of the top level is looked at for itself.
      guard let body = function.body, function.isLocal else { return }
      inside(isMain: isMain || function.isMainActor, isAsync: function.isAsync) { walk(body) }
    case .delegateInitializer(let callee, let arguments): walkArguments(arguments, callee)
    case .variable(.binding(let variable), let value?): walk(value, heldBy: variable)
    default: walk(statement.parts)
    }
  }

  private func walk(_ parts: [CheckedPart]) {
    for part in parts {
      switch part {
      case .expression(let value): walk(value)
      case .body(let statements): walk(statements)
      }
    }
  }

  private func inside(isMain: Bool, isAsync: Bool, _ body: () -> Void) {
    let outer = (self.isMain, self.isAsync, awaits)
    (self.isMain, self.isAsync, awaits) = (isMain, isAsync, 0)
    body()
    (self.isMain, self.isAsync, awaits) = outer
  }

  private func walk(_ expr: CheckedExpr) {
    switch expr.kind {
    case .await(let value):
      awaits += 1
      walk(value)
      awaits -= 1
    case .closure(let closure): walk(closure, takesAsync: false, runsOnMain: false)
    case .assign(let target, let value):
      walk(value, heldBy: target.mainActorHolder)
      walkChanged(target)
    case .inoutArgument(let target): walkChanged(target)
    case .call(let callee, let receiver, let arguments):
      call(of: callee.function, at: expr.place)
      if let receiver { walk(receiver) }
      walkArguments(arguments, callee, isOnMainQueue: receiver?.isMainQueue ?? false)
    case .construct(let callee, let arguments):
      call(of: callee.function, at: expr.range)
      walkArguments(arguments, callee)
    case .apply(let function, let arguments):
      if let variable = function.mainActorHolder {
        if isAsync, !isMain, awaits == 0 {
          report(FlowDiagnostic.missingAwait, expr.range)
        } else if !isAsync {
          switch variable.kind {
          case .local, .global:
            let what = variable.isParameter ? "parameter" : variable.isLet ? "let" : "var"
            call(of: "\(what) '\(variable.name)'", at: expr.place)
          default: call(of: "function", at: expr.place)
          }
        }
      }
      walk(function)
      arguments.forEach(walk)
    case .memberwise(let decl, let fields):
      // A memberwise initializer only stores its arguments; one without arguments makes all values.
      if decl.isMainActor, !decl.isNative, fields.allSatisfy({ $0 == nil }) {
        call(of: "initializer 'init()'", at: expr.range)
      }
      walk(expr.parts)
    default:
      if let variable = expr.actorProperty { use(variable, at: expr.place, isChange: false) }
      walk(expr.parts)
    }
  }

  private func walkChanged(_ target: CheckedExpr) {
    if let variable = target.actorProperty { use(variable, at: target.place, isChange: true) }
    switch target.kind {
    case .property(let base, _) where base.type.nominalDecl?.kind != .classType: walkChanged(base)
    default: walk(target.parts)
    }
  }

  /// Visits a value stored in a variable: a closure stored as a main-actor function runs there.
  private func walk(_ value: CheckedExpr, heldBy variable: VariableDecl?) {
    guard let variable, variable.holdsMainActorFunction, case .closure(let closure) = value.plain.kind else {
      return walk(value)
    }
    walk(closure, takesAsync: false, runsOnMain: true)
  }

  private func walkArguments(_ arguments: [CheckedExpr], _ callee: Callee, isOnMainQueue: Bool = false) {
    let runsOnMain = isOnMainQueue || callee.function.owner?.name == "MainActor"
    for (index, argument) in arguments.enumerated() {
      guard case .closure(let closure) = argument.plain.kind, index < callee.function.parameters.count else {
        walk(argument)
        continue
      }
      let parameter = callee.function.parameters[index].type.head.functionType
      walk(
        closure, takesAsync: parameter?.isAsync ?? false,
        runsOnMain: runsOnMain || callee.function.parameters[index].variable.holdsMainActorFunction)
    }
  }

  /// Visits a closure, which has the isolation around it, unless it has another one or runs elsewhere.
  private func walk(_ closure: CheckedClosure, takesAsync: Bool, runsOnMain: Bool) {
    closure.captures.forEach { walk($0.value) }
    inside(
      isMain: runsOnMain || closure.isMainActor || isMain && !closure.isDetached,
      isAsync: takesAsync || closure.type.isAsync
    ) { walk(closure.body) }
  }

  // MARK: What is told

  private func call(of function: FunctionDecl, at place: SourceRange) {
    guard function.belongsToMainActor, !function.isAsync, function.native?.isRequirement ?? true,
      function.kind != .deinitializer
    else { return }
    call(of: "\(function.descriptiveKind) '\(function.shownName)'", at: place)
  }

  private func call(of what: String, at place: SourceRange) {
    if isMain || awaits > 0 { return }
    report(
      isAsync
        ? FlowDiagnostic.actorCallFromOutside(callee: what)
        : FlowDiagnostic.actorCallInSynchronousContext(callee: what), place)
  }

  private func use(_ variable: VariableDecl, at place: SourceRange, isChange: Bool) {
    if isMain || awaits > 0 && !isChange { return }
    let what =
      variable.owner == nil
      ? "var"
      : variable.isStatic
        ? variable.owner?.kind == .classType && !variable.isFinal ? "class property" : "static property" : "property"
    let name = variable.name
    if isChange {
      report(.actorMutation(kind: what, name: name), place)
    } else if isAsync {
      report(.actorAccessFromOutside(kind: what, name: name), place)
    } else {
      report(.actorReference(kind: what, name: name), place)
    }
  }
}

extension FunctionDecl {
  fileprivate var belongsToMainActor: Bool { isMainActor || overridden?.isMainActor == true }

  /// Kind of declaration in messages.
  var descriptiveKind: String {
    if kind == .initializer { return "initializer" }
    if owner == nil { return isLocal ? "local function" : "global function" }
    return isStatic ? owner?.kind == .classType && !isFinal ? "class method" : "static method" : "instance method"
  }
}

extension CheckedExpr {
  /// The property of the main actor that it reads or writes; constants are free to read.
  fileprivate var actorProperty: VariableDecl? {
    switch kind {
    case .property(_, let variable), .staticProperty(let variable, _), .variable(let variable):
      variable.isMainActor && !variable.isLet ? variable : nil
    case .computed(_, let variable, let getter, _):
      getter.function.isMainActor && !getter.function.isAsync ? variable : nil
    default: nil
    }
  }

  /// The variable whose function is called, where that is the main actor's.
  var mainActorHolder: VariableDecl? {
    switch kind {
    case .variable(let variable), .property(_, let variable): variable.holdsMainActorFunction ? variable : nil
    case .bindOptional(let inner), .forceUnwrap(let inner), .convert(let inner, _): inner.mainActorHolder
    default: nil
    }
  }

  /// True for `DispatchQueue.main`, whose closures Swift knows to run on the main actor.
  fileprivate var isMainQueue: Bool {
    switch kind {
    case .computed(_, let variable, _, _), .staticProperty(let variable, _):
      variable.name == "main" && variable.owner?.name == "DispatchQueue"
    default: false
    }
  }
}

extension VariableDecl {
  /// True unless it is declared by `let` or `var`.
  fileprivate var isParameter: Bool { kind == .local && !isWrittenByLet }
}
