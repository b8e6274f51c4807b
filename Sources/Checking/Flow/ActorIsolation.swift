import SyntaxTree
import Types

/// Actor isolation: members of an actor are used from its code; elsewhere they need `await`, where that is possible.
///
/// In Swift's language mode 5 functions are called and properties read and written with care; that a closure or a function value is
/// handed to where it runs elsewhere is only warned of, and so it is left alone here.
final class ActorIsolation {
  private let report: (FlowDiagnostic, SourceRange) -> Void
  /// Actor that the analyzed code belongs to; `isAsync` is true if it may suspend.
  private var isolation: DeclaredIsolation
  private var isMain: Bool { isolation == .main }
  private var isAsync: Bool
  /// Variables for the instance that the code is isolated to: `self`, also where closures capture it.
  private var own: [VariableDecl] = []
  /// True in a closure that other threads may run.
  private var isSendable = false
  private var awaits = 0
  /// True for the top level, whose synchronous uses of an actor's members Swift's language mode 5 only warns of.
  private let isTopLevel: Bool

  /// An analysis of the top level.
  init(isMain: Bool, isAsync: Bool, report: @escaping (FlowDiagnostic, SourceRange) -> Void) {
    isolation = isMain ? .main : .none
    self.isAsync = isAsync
    self.report = report
    isTopLevel = isMain
  }

  /// An analysis of a function.
  init(of function: FunctionDecl, report: @escaping (FlowDiagnostic, SourceRange) -> Void) {
    isolation = function.isIsolatedInside ? .instance : function.isolation
    isAsync = function.isAsync
    if function.isIsolatedInside, let variable = function.selfVariable { own = [variable] }
    self.report = report
    isTopLevel = false
  }

  func walk(_ statements: [CheckedStmt]) { statements.forEach(walk) }

  private func walk(_ statement: CheckedStmt) {
    switch statement.kind {
    case .localFunction(let function):
      // One of the top level is looked at for itself.
      guard let body = function.body, function.isLocal else { return }
      inside(function.isMainActor ? .main : isolation, isAsync: function.isAsync) { walk(body) }
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

  private func inside(
    _ isolation: DeclaredIsolation, isAsync: Bool, isSendable: Bool = false, _ body: () -> Void
  ) {
    let outer = (self.isolation, self.isAsync, awaits, own, self.isSendable)
    (self.isolation, self.isAsync, awaits, self.isSendable) = (isolation, isAsync, 0, isSendable)
    if isolation != .instance { own = [] }
    body()
    (self.isolation, self.isAsync, awaits, own, self.isSendable) = outer
  }

  private func walk(_ expr: CheckedExpr) {
    switch expr.kind {
    case .await(let value):
      // Where nothing may suspend an `await` allows nothing.
      let outer = awaits
      if isAsync { awaits += 1 }
      walk(value)
      awaits = outer
    case .closure(let closure): walk(closure, takesAsync: false, runsOnMain: false)
    case .assign(let target, let value):
      walk(value, heldBy: target.mainActorHolder)
      walkChanged(target)
    case .inoutArgument(let target): walkChanged(target)
    case .call(let callee, let receiver, let arguments):
      call(of: callee.function, receiver, at: expr.place)
      if let receiver { walk(receiver) }
      walkArguments(arguments, callee, isOnMainQueue: receiver?.isMainQueue ?? false)
    case .construct(let callee, let arguments):
      call(of: callee.function, nil, at: expr.range)
      walkArguments(arguments, callee)
    case .apply(let function, let arguments):
      if let variable = function.mainActorHolder {
        if isAsync, !isMain, awaits == 0 {
          report(FlowDiagnostic.missingAwait, expr.range)
        } else if !isAsync {
          switch variable.kind {
          case .local, .global:
            let what = variable.isParameter ? "parameter" : variable.isLet ? "let" : "var"
            call(of: "\(what) '\(variable.name)'", .main, at: expr.place)
          default: call(of: "function", .main, at: expr.place)
          }
        }
      }
      walk(function)
      arguments.forEach(walk)
    case .memberwise(let decl, let fields):
      // A memberwise initializer only stores its arguments; one without arguments makes all values.
      if decl.isMainActor, !decl.isNative, fields.allSatisfy({ $0 == nil }) {
        call(of: "initializer 'init()'", .main, at: expr.range)
      }
      walk(expr.parts)
    case .function(let callee, let receiver?)
    where callee.function.isolation == .instance && !callee.function.isStatic && !isOwn(receiver):
      report(.actorMethodAsValue(method: callee.function.describedName), expr.range)
      walk(receiver)
    default:
      use(expr, isChange: false)
      walk(expr.parts)
    }
  }

  /// True for the instance that the code is isolated to.
  private func isOwn(_ receiver: CheckedExpr?) -> Bool {
    switch receiver?.plain.kind {
    case .variable(let variable): own.contains { $0 === variable }
    case .bindOptional(let inner), .forceUnwrap(let inner): isOwn(inner)
    default: false
    }
  }

  private func walkChanged(_ target: CheckedExpr) {
    use(target, isChange: true)
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
        closure, takesAsync: parameter?.isAsync ?? false, isSendable: callee.function.parameters[index].isSendable,
        runsOnMain: runsOnMain || callee.function.parameters[index].variable.holdsMainActorFunction)
    }
  }

  /// Visits a closure, which has the isolation around it, unless it has another one or runs elsewhere.
  private func walk(_ closure: CheckedClosure, takesAsync: Bool, isSendable: Bool = false, runsOnMain: Bool) {
    closure.captures.forEach { walk($0.value) }
    let captured = closure.captures.filter { $0.variable.ownership == .strong && isOwn($0.value) }.map(\.variable)
    let isolation: DeclaredIsolation =
      runsOnMain || closure.isMainActor ? .main : closure.isDetached ? .none : self.isolation
    inside(isolation, isAsync: takesAsync || closure.type.isAsync, isSendable: isSendable) {
      if isolation == .instance { own += captured }
      walk(closure.body)
    }
  }

  // MARK: Diagnostics

  private func call(of function: FunctionDecl, _ receiver: CheckedExpr?, at place: SourceRange) {
    // An asynchronous call in a synchronous context is reported as such.
    guard function.kind != .deinitializer, isAsync || !function.isAsync else { return }
    if function.isolation == .instance {
      if !isOwn(receiver), function.isAsync || !isTopLevel || !isAsync {
        call(of: function.describedName, .instance, at: place)
      }
    } else if !function.isAsync, function.belongsToMainActor, function.native?.isRequirement ?? true {
      call(of: function.describedName, .main, at: place)
    }
  }

  private func call(of what: String, _ actor: DeclaredIsolation, at place: SourceRange) {
    if actor == .main && isMain || awaits > 0 { return }
    report(
      isAsync
        ? FlowDiagnostic.actorCallFromOutside(actor: actor, callee: what)
        : FlowDiagnostic.actorCallInSynchronousContext(actor: actor, callee: what, context: isolation), place)
  }

  /// Checks the use of a property or subscript.
  private func use(_ expr: CheckedExpr, isChange: Bool) {
    switch expr.kind {
    case .property(let base, let variable) where variable.isolation == .instance && !variable.isLet:
      useOfInstance(base, "property", variable.name, at: expr.place, isChange: isChange)
    case .computed(let base?, let variable, let getter, _)
    where getter.function.isolation == .instance && !getter.function.isAsync:
      useOfInstance(base, "property", variable.name, at: expr.place, isChange: isChange)
    case .subscriptCall(let base, _, let getter, _)
    where getter.function.isolation == .instance && !getter.function.isAsync:
      let labels = getter.function.parameters.map { ($0.label ?? "_") + ":" }.joined()
      let place = SourceRange(file: expr.range.file, start: base.range.end, end: expr.range.end)
      useOfInstance(base, "subscript", "subscript(\(labels))", at: place, isChange: isChange)
    default:
      if let variable = expr.actorProperty { use(variable, at: expr.place, isChange: isChange) }
    }
  }

  private func useOfInstance(
    _ base: CheckedExpr, _ kind: String, _ name: String, at place: SourceRange, isChange: Bool
  ) {
    if isOwn(base) || isTopLevel && isAsync { return }
    use(.instance, kind, name, at: place, isChange: isChange)
  }

  private func use(_ variable: VariableDecl, at place: SourceRange, isChange: Bool) {
    if isMain { return }
    let what =
      variable.owner == nil
      ? "var"
      : variable.isStatic
        ? variable.owner?.kind == .classType && !variable.isFinal ? "class property" : "static property" : "property"
    use(.main, what, variable.name, at: place, isChange: isChange)
  }

  private func use(
    _ actor: DeclaredIsolation, _ kind: String, _ name: String, at place: SourceRange, isChange: Bool
  ) {
    if awaits > 0, !isChange { return }
    let context: FlowDiagnostic.ActorContext =
      switch isolation {
      case .main: .mainActor
      case .instance: .otherInstance
      case .none: isSendable && !isAsync ? .sendableClosure : .nonisolated
      }
    if isChange {
      report(.actorMutation(actor: actor, kind: kind, name: name, context: context), place)
    } else if isAsync {
      report(.actorAccessFromOutside(actor: actor, kind: kind, name: name), place)
    } else {
      report(.actorReference(actor: actor, kind: kind, name: name, context: context), place)
    }
  }
}

extension FunctionDecl {
  fileprivate var belongsToMainActor: Bool { isMainActor || overridden?.isMainActor == true }

  /// Kind and name in messages.
  var describedName: String { "\(descriptiveKind) '\(shownName)'" }

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
