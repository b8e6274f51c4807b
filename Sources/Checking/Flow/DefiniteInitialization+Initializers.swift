import SyntaxTree
import Types

/// Initializers: at their end every stored property has a value, and before `self` is used as a whole, too.
extension DefiniteInitialization {
  /// Use of `self`.
  enum Use {
    case whole
    case property(String)
    case method(String)
  }

  func checkInitializer(_ function: FunctionDecl, _ statements: [CheckedStmt], end: SourceRange) {
    guard let owner = function.owner, let selfVariable = function.selfVariable else { return walk(statements) }
    own = selfVariable
    isConvenience = function.isConvenience && owner.kind == .classType
    let isForeign = owner.isNative || owner.kind == .protocolType || owner.kind == .enumeration
    delegates = isConvenience || isForeign || Self.delegatesToOwn(statements, owner)
    let superclass = owner.kind == .classType ? owner.superclass?.nominalDecl : nil
    if !delegates {
      for field in owner.storedProperties
      where field.owner === owner && !field.isOverride && !field.hasInitialValue && field.initialValue == nil
        && !field.isLazy
      {
        fields[ObjectIdentifier(field)] = field
      }
      needsSuper = superclass.map { !$0.isNative || $0.isOpen } ?? false
    }
    // Initializers of the library's types and of protocols are not analyzed.
    if owner.isNative || owner.kind == .protocolType { own = nil }
    walk(statements)
    if let returned { state = State.join(state, returned) }
    leaveInitializer(at: end, function, superclass)
  }

  private func leaveInitializer(at place: SourceRange, _ function: FunctionDecl, _ superclass: NominalDecl?) {
    guard own != nil, state.isReachable else { return }
    if delegates {
      if !state.calledSelf { report(FlowDiagnostic.noSelfInitOnAllPaths, place) }
    } else if let field = missingField, function.isFailable, isClass {
      report(FlowDiagnostic.usedBeforeInitialization(kind: field.sort, name: "self.\(field.name)", use: .used), place)
    } else if !isComplete {
      report(FlowDiagnostic.returnBeforeInitialization, place, missingFields)
    } else if needsSuper, !state.calledSuper, let superclass,
      state.mayHaveCalledSuper || !Self.hasPlainInitializer(superclass)
    {
      report(FlowDiagnostic.noSuperInitOnAllPaths, place)
    }
  }

  private static func hasPlainInitializer(_ nominal: NominalDecl) -> Bool {
    let written = nominal.ownInitializers.filter { !$0.isWrittenBySwift }
    if written.isEmpty { return nominal.superclass?.nominalDecl.map(hasPlainInitializer) ?? true }
    return written.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
  }

  private static func delegatesToOwn(_ statements: [CheckedStmt], _ owner: NominalDecl) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .delegateInitializer(let callee, _): owner.kind != .classType || callee.function.owner === owner
      case .expression(let value):
        // The memberwise initializer leaves no call.
        if case .assign(let target, _) = value.kind, case .variable(let variable) = target.kind {
          variable.name == "self" && statement.range.text.hasPrefix("self.init")
        } else {
          false
        }
      case .ifStatement(let branches):
        delegatesToOwn(branches.then, owner) || delegatesToOwn(branches.otherwise ?? [], owner)
      case .guardStatement(_, let otherwise): delegatesToOwn(otherwise, owner)
      case .switchStatement(let cases): cases.cases.contains { delegatesToOwn($0.body, owner) }
      case .doStatement(let body, let catches, _):
        delegatesToOwn(body, owner) || catches.contains { delegatesToOwn($0.body, owner) }
      case .whileStatement(_, let body, _), .repeatStatement(let body, _, _): delegatesToOwn(body, owner)
      case .forStatement(let loop): delegatesToOwn(loop.body, owner)
      default: false
      }
    }
  }

  var isComplete: Bool { fields.keys.allSatisfy { state.has($0) } }

  /// The first stored property that has no value.
  private var missingField: VariableDecl? {
    fields.values.filter { !state.has(ObjectIdentifier($0)) }.min { $0.fieldIndex < $1.fieldIndex }
  }

  /// Notes for the uninitialized stored properties, each at its declaration.
  private var missingFields: [Diagnostic.Note] {
    fields.values.filter { !state.has(ObjectIdentifier($0)) }.sorted { $0.fieldIndex < $1.fieldIndex }
      .compactMap { .declaration("'self.\($0.name)' not initialized", at: $0.declaredAt) }
  }

  func isOwn(_ expr: CheckedExpr) -> Bool {
    switch expr.kind {
    case .variable(let variable): own.map { variable === $0 } ?? false
    case .convert(let inner, .identity): isOwn(inner)
    default: false
    }
  }

  var isClass: Bool { own?.type.nominalDecl?.kind == .classType }

  /// `self` is used as a whole, or a member of it that is more than a stored property.
  func useOwn(_ use: Use, at place: SourceRange, whole: SourceRange) {
    guard let own, state.isReachable else { return }
    let id = ObjectIdentifier(own)
    if delegates {
      guard !state.calledSelf else { return }
      var isMethod = false
      if case .method = use { isMethod = true }
      report(
        FlowDiagnostic.selfBeforeSelfInit, isClass || isMethod ? whole : place, of: id)
      return
    }
    let what =
      switch use {
      case .whole: ""
      case .property(let name): "in property access '\(name)' "
      case .method(let name): "in method call '\(name)' "
      }
    if needsSuper, !state.calledSuper {
      report(FlowDiagnostic.selfBeforeSuperInit(use: what), place, of: id)
    } else if !isComplete {
      report(
        FlowDiagnostic.selfBeforeInitialization(use: isClass ? what : ""), isClass ? place : whole, of: id)
    }
  }

  /// Reports an assignment to a constant in an initializer that delegates to another one.
  func refuseConstant(_ field: VariableDecl, at place: SourceRange) -> Bool {
    guard delegates, field.isLet, field.kind == .storedProperty, !field.hasInitialValue else { return false }
    report(
      FlowDiagnostic.constantInDelegatingInitializer(name: field.name),
      place, [.declaration("'\(field.name)' declared here", at: field.declaredAt)].compactMap { $0 })
    // No further errors are reported on a faulty path.
    state.calledSelf = true
    return true
  }

  /// Checks the use of an inherited stored property, which may not be initialized yet.
  func useInherited(_ field: VariableDecl, at place: SourceRange, kind: Use, whole: SourceRange) {
    if delegates || field.owner !== own?.type.nominalDecl || field.isLazy { useOwn(kind, at: place, whole: whole) }
  }

  /// `[weak self]`.
  func captureOwn(at place: SourceRange) {
    guard let own, state.isReachable else { return }
    if !delegates, !(needsSuper && !state.calledSuper), let field = missingField {
      report(
        FlowDiagnostic.usedBeforeInitialization(kind: field.sort, name: "self.\(field.name)", use: .used), place,
        of: ObjectIdentifier(own))
    } else {
      useOwn(.whole, at: place, whole: place)
    }
  }

  /// Checks a closure that uses `self`.
  func closeOver(at place: SourceRange) {
    guard let own else { return }
    if delegates { return useOwn(.whole, at: place, whole: place) }
    guard !isComplete || needsSuper && !state.calledSuper else { return }
    if !isClass, let field = missingField {
      report(
        FlowDiagnostic.usedBeforeInitialization(kind: field.sort, name: "self.\(field.name)", use: .captured), place,
        of: ObjectIdentifier(own))
    } else {
      report(FlowDiagnostic.selfCapturedBeforeInitialization, place, of: ObjectIdentifier(own))
    }
  }

  func callSuper(_ range: SourceRange) {
    guard own != nil, !delegates, state.isReachable else { return }
    let place = range.after("super.")
    if state.mayHaveCalledSuper, let own {
      report(FlowDiagnostic.superInitTwice, place, of: ObjectIdentifier(own))
    }
    for field in fields.values.sorted(by: { $0.fieldIndex < $1.fieldIndex })
    where !state.has(ObjectIdentifier(field)) {
      report(FlowDiagnostic.notInitializedAtSuperInit(name: field.name), place)
      fields.keys.forEach { state.give($0) }
    }
    state.calledSuper = true
    state.mayHaveCalledSuper = true
  }
}
