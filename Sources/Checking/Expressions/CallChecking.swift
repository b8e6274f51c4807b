import SyntaxTree
import Types

/// Calls: whose members they mean, and what is called.
extension Checker {
  func checkCall(
    _ expr: Expr, _ callee: Expr, _ arguments: [Expr.Argument], expecting expected: Type?
  ) throws -> CheckedExpr {
    if isLeftOut(callee) { return try missingCall(arguments, at: expr.range) }
    switch callee.kind {
    case .parenthesized(let inner): return try checkCall(expr, inner, arguments, expecting: expected)
    case .identifier(let name, _, let generics):
      if generics.isEmpty, name == "type", arguments.count == 1, arguments[0].label == "of" {
        let value = try check(arguments[0].value)
        settleLiterals(in: value.type)
        return try typeOf(value, expr.range)
      }
      if let own = dynamicSelf(callee) {
        let initializer = Expr(
          .member(base: own, name: "init", nameRange: callee.range, argumentLabels: nil, genericArguments: []),
          callee.range)
        return try checkCall(expr, initializer, arguments, expecting: expected)
      }
      if let type = try namedType(callee) {
        return try construct(type, arguments, expr, callee.range, expecting: expected)
      }
      guard let reference = lookUp(name, at: callee.range) else {
        if let member = staticNeighbour(name, callee.range) {
          return try checkCall(expr, member, arguments, expecting: expected)
        }
        throw unknownName(name, at: callee.range)
      }
      switch reference {
      case .functions(let functions):
        return try select(
          functions.map { Candidate(.function($0)) }, name, arguments, site: expr.range, nameRange: callee.range,
          generics: generics, expecting: expected)
      case .members(let found, let own):
        requireExplicitSelf(own, "call to method '\(name)'", at: callee.range)
        let base = try access(own, at: callee.range)
        func callOwn() throws -> CheckedExpr {
          let candidates = memberCandidates(found, base: base)
          // The member of that name is not a function.
          if candidates.isEmpty {
            return try callValue(try check(callee), arguments, expr, callee, expecting: expected)
          }
          return try select(
            candidates, name, arguments, site: expr.range, nameRange: callee.range, generics: generics,
            expecting: expected)
        }
        // In an extension of String, and there only, `max(a, b)` may mean the function.
        let functions = found.allSatisfy(\.throughProtocol) && own.type.isNominal("String") ? globals(named: name) : []
        if functions.isEmpty {
          do { return try callOwn() } catch let fault as Failure {
            throw hidden(name, by: found, arguments, at: callee.range) ?? fault
          }
        }
        if case .success(let solution) = attempt(callOwn) { return adopt(solution) }
        return try select(
          functions, name, arguments, site: expr.range, nameRange: callee.range, generics: generics, expecting: expected
        )
      default: return try callValue(try check(callee), arguments, expr, callee, expecting: expected)
      }
    case .member(let base, let name, let nameRange, _, let generics):
      return try checkMemberCall(
        expr, callee, base, name, nameRange, generics, arguments, expecting: expected)
    default:
      if let type = try namedType(callee) {
        return try construct(type, arguments, expr, callee.range, expecting: expected)
      }
      var wanted = curried(callee, arguments, expected)
      if case .closure(let closure) = callee.kind {
        closureIsKept = false
        // One expression is inferred with its arguments; of several statements the arguments come first.
        if !arguments.isEmpty, closure.body.statements.count > 1 { wanted = function(of: arguments, expected) }
      }
      return try callValue(
        try check(callee, expecting: wanted), arguments, expr, callee, expecting: expected
      )
    }
  }

  /// Returns the failure where a method that never takes that many arguments hides a function that does.
  func hidden(
    _ name: String, by found: [FoundMember], _ arguments: [Expr.Argument], at place: SourceRange
  ) -> Failure? {
    func takes(_ parameters: [ParameterDecl]) -> Bool {
      parameters.contains(where: \.isVariadic)
        || (parameters.count { $0.defaultValue == nil }...parameters.count).contains(arguments.count)
    }
    let methods = found.compactMap { member -> FunctionDecl? in
      if case .function(let function) = member.decl { function } else { nil }
    }
    guard let method = methods.first, methods.count == found.count, !methods.contains(where: { takes($0.parameters) })
    else { return nil }
    let native = universe.globals(named: name).compactMap {
      if case .function(let function) = $0 { function } else { nil }
    }
    guard let function = (topLevelFunctions(name) + native).first(where: { takes($0.parameters) }) else { return nil }
    let module = function.declaredAt == nil ? "Swift" : Universe.ownModule
    return failure(
      ExpressionDiagnostic.methodInsteadOfFunction(
        name: name, kind: method.isStatic ? "static" : "instance", function: function.shownName, module: module),
      at: place,
      notes: [
        Diagnostic.Note(
          "use '\(module).' to reference the global function in module '\(module)'",
          fix: [.insert(module + ".", before: place)])
      ] + (function.declaredAt.map { [Diagnostic.Note("'\(function.shownName)' declared here", at: $0)] } ?? []))
  }

  private func globals(named name: String) -> [Candidate] {
    universe.globals(named: name).compactMap {
      if case .function(let function) = $0 { Candidate(.function(function)) } else { nil }
    }
  }

  /// Of `{ … }(a)`: a function of these arguments, as far as they say their types themselves.
  private func function(of arguments: [Expr.Argument], _ expected: Type?) -> Type {
    let known = arguments.map { argument -> Type? in
      let trial = attempt { () -> Type? in
        let value = try check(argument.value)
        settleLiterals(in: value.type)
        let type = settled(value.type)
        return type.hasVariables ? nil : type
      }
      if case .success(let solution) = trial { return solution.result } else { return nil }
    }
    var result = freshVariable()
    if let expected, case .nominal = universe.simplified(expected, assuming: requirements) { result = expected }
    return .function(
      FunctionType(
        parameters: known.map { FunctionType.Parameter($0 ?? freshVariable()) }, result: result))
  }

  /// Of `f(a)(b)` where a function is wanted: what `f(a)` then is.
  private func curried(_ callee: Expr, _ arguments: [Expr.Argument], _ expected: Type?) -> Type? {
    guard case .call = callee.kind, let expected,
      universe.simplified(expected, assuming: requirements).functionType != nil
    else { return nil }
    return .function(
      FunctionType(
        parameters: arguments.map { _ in FunctionType.Parameter(freshVariable()) }, result: expected))
  }

  func typeOf(_ value: CheckedExpr, _ range: SourceRange) throws -> CheckedExpr {
    guard case .function(let function)? = universe.globals(named: "type").first else {
      throw failure(ExpressionDiagnostic.unknownName(name: "type", suggestion: nil), at: range)
    }
    let arguments = function.hiddenParameters.map { _ in value.type }
    return make(
      .call(Callee(function, typeArguments: arguments), receiver: nil, arguments: [value]), .metatype(value.type), range
    )
  }

  private func memberCandidates(_ found: [FoundMember], base: CheckedExpr, isSuper: Bool = false) -> [Candidate] {
    found.compactMap { candidate($0, receiver: base, isSuper: isSuper) }
  }

  private func checkMemberCall(
    _ expr: Expr, _ callee: Expr, _ base: Expr?, _ name: String, _ nameRange: SourceRange, _ generics: [TypeSyntax],
    _ arguments: [Expr.Argument], expecting expected: Type?
  ) throws -> CheckedExpr {
    guard let base else {
      if let waiting = waitingImplicitMember(expr, expecting: expected) { return waiting }
      let owner = try implicitBase(name, callee.range, expecting: expected)
      return try callStatic(owner, name, nameRange, generics, arguments, expr, callee, base: nil, expecting: expected)
    }
    if let own = dynamicSelf(base) {
      let written = Expr(
        .member(base: own, name: name, nameRange: nameRange, argumentLabels: nil, genericArguments: generics),
        callee.range)
      return try checkMemberCall(expr, written, own, name, nameRange, generics, arguments, expecting: expected)
    }
    let isRooted = isImplicitMember(base)
    if isRooted, let waiting = waitingImplicitMember(expr, expecting: expected) { return waiting }
    if case .identifier("super", _, _) = base.kind {
      let (own, type) = try superReceiver(base)
      let found = members(named: name, of: type)
      let candidates = memberCandidates(found, base: own, isSuper: true)
      if candidates.isEmpty { throw noMember(name, type, nameRange, base.range) }
      return try select(
        candidates, name, arguments, site: expr.range, nameRange: nameRange, generics: generics, expecting: expected)
    }
    if let type = try namedType(callee) {
      return try construct(type, arguments, expr, callee.range, expecting: expected)
    }
    if case .identifier(let module, _, _) = base.kind, isModule(module, at: base.range) {
      try requireMember(name, ofModule: module, at: base.range)
      moduleMembers[nameRange.start] = module
      let plain = Expr(.identifier(name, argumentLabels: nil, genericArguments: generics), nameRange)
      return try checkCall(expr, plain, arguments, expecting: expected)
    }
    if let type = try namedType(base) {
      return try callStatic(type, name, nameRange, generics, arguments, expr, callee, base: base, expecting: expected)
    }
    // A chain that starts with an implicit member starts at the type that the whole of it is to have.
    return try withMixedElements(of: base, arguments) { wanted in
      let value = try check(base, expecting: isRooted ? expected : wanted)
      if isMissing(value) { return try missingCall(arguments, at: expr.range) }
      return try withLiteralElements(of: value, base, arguments) {
        try callMember(
          of: value, expr, callee, base, name, nameRange, generics, arguments, expecting: expected)
      }
    }
  }

  private func callMember(
    of value: CheckedExpr, _ expr: Expr, _ callee: Expr, _ base: Expr, _ name: String, _ nameRange: SourceRange,
    _ generics: [TypeSyntax], _ arguments: [Expr.Argument], expecting expected: Type?
  ) throws -> CheckedExpr {
    if name == "subscript", memberCandidates(members(named: name, of: value.type), base: value).isEmpty {
      throw failure(
        ExpressionDiagnostic.memberSubscript(type: settled(value.type)),
        at: nameRange)
    }
    let (receiver, found) = try instanceMembers(name, of: value, nameRange, base.place)
    if case .tuple = receiver.type.head {
      return try callValue(try check(callee), arguments, expr, callee, expecting: expected)
    }
    if found.isEmpty { return try callValue(receiver, arguments, expr, callee, expecting: expected) }
    let candidates = memberCandidates(found, base: receiver)
    if let value = callableProperty(candidates) {
      return try callValue(value, arguments, expr, callee, expecting: expected)
    }
    // No member of that name is a function.
    if candidates.isEmpty { throw noMember(name, receiver.type, nameRange, base.range) }
    return try select(
      candidates, name, arguments, site: expr.range, nameRange: nameRange, generics: generics, expecting: expected)
  }

  private func callStatic(
    _ type: Type, _ name: String, _ nameRange: SourceRange, _ generics: [TypeSyntax], _ arguments: [Expr.Argument],
    _ expr: Expr, _ callee: Expr, base: Expr?, expecting expected: Type?
  ) throws -> CheckedExpr {
    if name == "init" {
      // `.init(…)` where an optional is wanted may make what is wrapped, or wrap what is given.
      let wrapping = base == nil && isOptional(expected) && !isOptional(type) ? expected : nil
      return try construct(type, arguments, expr, nameRange, or: wrapping, expecting: expected)
    }
    let found = try staticCandidates(name, type, nameRange, base: base?.range)
    let receiver = make(.metatype(type), .metatype(type), base?.range ?? callee.range)
    var candidates = memberCandidates(found, base: receiver)
    // A static member that takes these arguments goes before an instance method that is not bound yet.
    if candidates.contains(where: { !$0.isUnbound }) { candidates.removeAll { $0.isUnbound } }
    if candidates.isEmpty {
      throw failure(
        ExpressionDiagnostic.instanceMemberOfTypeInCall(name: name, type: settled(type)),
        at: base?.range ?? nameRange)
    }
    if let value = callableProperty(candidates) {
      return try callValue(value, arguments, expr, callee, expecting: expected)
    }
    return try select(
      candidates, name, arguments, site: expr.range, nameRange: nameRange, generics: generics, expecting: expected)
  }

  /// `Money(1.5)` is the literal as a `Money`, where a program's own type can be written so, `Unicode.Scalar("a")` is no text, and
  /// `UInt8(300)` no number that is converted.
  private func literalArgument(_ arguments: [Expr.Argument], of type: Type) -> Expr? {
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing, let decl = type.nominalDecl,
      let literal = arguments[0].value.literal,
      !decl.isNative || decl.kind == .classType || decl.name == "_UnicodeScalar"
        || literal == .integer && type.integerRange != nil
    else { return nil }
    let kind = literal == .string && arguments[0].value.isScalar && decl.isNative ? .character : literal
    return accepts(type, kind) ? arguments[0].value : nil
  }

  private func isOptional(_ type: Type?) -> Bool {
    type.map { universe.simplified($0, assuming: requirements).optionalPayload != nil } ?? false
  }

  /// `Type(…)`; with another type its initializers stand for choice as well.
  func construct(
    _ type: Type, _ arguments: [Expr.Argument], _ expr: Expr, _ nameRange: SourceRange, or other: Type? = nil,
    expecting expected: Type?
  ) throws -> CheckedExpr {
    if let literal = literalArgument(arguments, of: type) {
      let value = try check(literal, expecting: type)
      if value.type.isVariable { _ = unify(value.type, type) }
      return value
    }
    if let wanted = expected, case .nominal(let decl, _) = type.head, wanted.nominalDecl === decl {
      _ = unify(type, wanted)
    }
    let found = members(named: "init", of: type)
    let receiver = make(.metatype(type), .metatype(type), nameRange)
    var candidates = memberCandidates(found, base: receiver).filter {
      // The requirement of a protocol is nothing that a concrete type could be made with, unless an extension does what it asks for.
      guard case .nominal(let decl, _) = type.head, let function = $0.function, function.isRequirement else {
        return true
      }
      return universe.witness(for: function, in: decl)?.owner?.kind == .protocolType
    }
    candidates += memberwiseCandidates(type, found)
    if let other {
      candidates += memberCandidates(
        members(named: "init", of: other), base: make(.metatype(other), .metatype(other), nameRange))
    }
    if candidates.isEmpty {
      if case .tuple(let fields) = type.head, fields.isEmpty, arguments.isEmpty {
        return make(.tuple([]), type, expr.range)
      }
      throw noInitializer(of: type, at: nameRange)
    }
    return try select(
      candidates, "init", arguments, site: expr.range, nameRange: nameRange, expecting: expected)
  }

  /// The failure for a type without initializers that can be called here.
  func noInitializer(of type: Type, at nameRange: SourceRange) -> Failure {
    if let decl = type.nominalDecl, !decl.isNative {
      let hidden = hiddenMember("init", of: type)
      if hidden != nil || decl.kind == .structure && !canUseMemberwise(decl) {
        return failure(
          ModifierDiagnostic.inaccessible(
            member: "'\(decl.name)' initializer", access: (hidden?.decl.access ?? .privateLevel).word),
          at: nameRange)
      }
    }
    let fault = failure(ExpressionDiagnostic.noAccessibleInitializers(type: settled(type)), at: nameRange)
    return taught(fault, on: .call("init", of: type)) { $0.note(onMember: nameRange) }
  }

  /// A property whose value is no function but can be called like one.
  private func callableProperty(_ candidates: [Candidate]) -> CheckedExpr? {
    guard candidates.count == 1, case .value(let value) = candidates[0].target else { return nil }
    let type = universe.simplified(value.type, assuming: requirements)
    if type.functionType != nil || type.isVariable { return nil }
    let names = ["callAsFunction", DynamicCall.name]
    return names.allSatisfy { members(named: $0, of: type).isEmpty } ? nil : value
  }

  private func callValue(
    _ value: CheckedExpr, _ arguments: [Expr.Argument], _ expr: Expr, _ callee: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    var value = value
    try? solveDeferred()
    var type = universe.simplified(value.type, assuming: requirements)
    if let payload = type.optionalPayload, payload.functionType != nil {
      if let variable = value.implicitlyUnwrappedVariable, variable.isImplicitlyUnwrapped {
        value = make(.forceUnwrap(value), payload, value.range)
        type = universe.simplified(payload, assuming: requirements)
      } else {
        throw failure(
          ConversionDiagnostic.mustBeUnwrapped(optional: settled(type), payload: settled(payload)),
          at: callee.range)
      }
    }
    if case .metatype(let instance) = type {
      return try construct(instance, arguments, expr, callee.range, expecting: expected)
    }
    if case .variable(let variable) = type, variable.literal == nil {
      // A closure's parameter that is called: it is a function of these arguments.
      let values = try arguments.map { try check($0.value) }
      let result = freshVariable()
      let function = FunctionType(parameters: values.map { FunctionType.Parameter($0.type) }, result: result)
      guard unify(type, .function(function)) else {
        throw ambiguous(value, at: callee.range)
      }
      noteMainActor(value.mainActorHolder != nil)
      return make(.apply(value, arguments: values), result, expr.range)
    }
    if type.functionType == nil {
      let found = members(named: "callAsFunction", of: type)
      if !found.isEmpty {
        return try select(
          memberCandidates(found, base: value), "callAsFunction", arguments, site: expr.range, nameRange: callee.range,
          expecting: expected)
      }
      if let call = dynamicCall(type, arguments, expr.range) {
        return try select(
          memberCandidates(members(named: DynamicCall.name, of: type), base: value), DynamicCall.name, [call],
          site: expr.range, nameRange: callee.range, expecting: expected)
      }
      settleLiterals(in: type)
      throw failure(ExpressionDiagnostic.callOfNonFunction(type: settled(type)), at: callee.range)
    }
    return try select(
      [Candidate(.value(value))], expr.range.text.description, arguments, site: expr.range, nameRange: callee.range,
      expecting: expected)
  }
}
