/// Expressions. `expected` is what the surroundings would like; whether the result fits is the caller's question.
extension Checker {
  func check(_ expr: Expr, expecting expected: Type? = nil) throws -> CheckedExpr {
    try probe?.visit(expr, self)
    effort += 1
    if effort > Self.effortLimit {
      throw failure(
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions",
        at: expr.range)
    }
    let saved = currentPlace
    currentPlace = expr.range
    defer { currentPlace = saved }
    let value = try checkKind(expr, expecting: expected)
    if value.range.file === expr.range.file { value.caret = expr.caret }
    return value
  }

  private func checkKind(_ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    switch expr.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .magicLiteral, .arrayLiteral,
      .dictionaryLiteral:
      return try checkLiteral(expr, expecting: expected)
    case .identifier(let name, let labels, let arguments):
      return try checkIdentifier(name, labels, arguments, expr, expecting: expected)
    case .member: return try checkMember(expr, expecting: expected)
    case .call(let callee, let arguments): return try checkCall(expr, callee, arguments, expecting: expected)
    case .subscriptCall(let base, let arguments):
      return try checkSubscript(expr, base, arguments, expecting: expected)
    case .bindOptional(let inner): return try checkBindOptional(expr, inner)
    case .optionalChain(let inner):
      if let type = try namedType(expr) { return make(.metatype(type), .metatype(type), expr.range) }
      let value = try check(inner)
      if value.type.head.optionalPayload != nil {
        return make(.optionalChain(value, flattens: true), value.type, expr.range)
      }
      return make(.optionalChain(value, flattens: false), universe.optional(value.type), expr.range)
    case .forceUnwrap(let inner): return try checkForceUnwrap(expr, inner, expecting: expected)
    case .prefixOperator(let name, let operand): return try checkPrefix(expr, name, operand, expecting: expected)
    case .postfixOperator(let name, let operand):
      return try checkUserOperator(expr, name, [operand], isPrefix: false, expecting: expected)
    case .binary(let name, let range, let left, let right):
      return try checkBinary(expr, name, range, left, right, expecting: expected)
    case .assignment(let left, let right): return try checkAssignment(expr, left, right)
    case .ternary(let condition, let then, let otherwise):
      return try checkTernary(expr, condition, then, otherwise, expecting: expected)
    case .cast(let value, let kind, let type): return try checkCast(expr, value, kind, type)
    case .tuple(let elements): return try checkTuple(expr, elements, expecting: expected)
    case .parenthesized(let inner): return try check(inner, expecting: expected)
    case .closure(let closure): return try checkClosure(closure, expr, expecting: expected)
    case .tryExpression(let kind, let inner): return try checkTry(expr, kind, inner, expecting: expected)
    case .awaitExpression(let inner):
      awaitDepth += 1
      defer { awaitDepth -= 1 }
      let value = try check(inner, expecting: expected)
      return make(.await(value), value.type, expr.range)
    case .inoutExpression(let inner):
      throw failure("'&' may only be used to pass an argument to inout parameter", at: inner.range)
    case .keyPath(let root, let components): return try checkKeyPath(expr, root, components, expecting: expected)
    case .ifExpression(let syntax): return try checkIfExpression(syntax, expr.range, expecting: expected)
    case .switchExpression(let syntax): return try checkSwitchExpression(syntax, expr.range, expecting: expected)
    case .type(let syntax):
      let type = try resolve(syntax, open: true)
      return make(.metatype(type), .metatype(type), expr.range)
    case .discard:
      // The prompt declares its latest result under this name, which no program can.
      if lookUp("_", at: expr.range) != nil {
        return try check(
          Expr(.identifier("_", argumentLabels: nil, genericArguments: []), expr.range), expecting: expected)
      }
      throw failure("'_' can only appear in a pattern or on the left side of an assignment", at: expr.range)
    }
  }

  static let effortLimit = 400_000

  /// Checks an expression that has to be of a type, or to become it.
  func check(_ expr: Expr, as target: Type, _ mismatch: (Type, Type) -> String) throws -> CheckedExpr {
    let value = try check(expr, expecting: target)
    return try convert(value, to: target, mismatch)
  }

  func convert(_ value: CheckedExpr, to target: Type, _ mismatch: (Type, Type) -> String) throws -> CheckedExpr {
    if let fitting = converted(value, to: target) { return fitting }
    settleLiterals(in: value.type)
    if let payload = value.type.optionalPayload, conversion(from: payload, to: target) != nil {
      throw failure(
        "value of optional type '\(value.type)' must be unwrapped to a value of type '\(payload)'", at: value.place,
        notes: [
          Diagnostic.Note("coalesce using '??' to provide a default when the optional value contains 'nil'"),
          Diagnostic.Note("force-unwrap using '!' to abort execution if the optional value contains 'nil'"),
        ])
    }
    if case .enumCaseFunction(let enumCase) = value.kind, target.head.functionType == nil {
      let types = enumCase.payload.map { settled($0.type).description }
      let labels = enumCase.payload.map { ($0.label ?? "_") + ":" }.joined()
      throw failure(
        types.count == 1
          ? "member '\(enumCase.name)(\(labels))' expects argument of type '\(types[0])'"
          : "member '\(enumCase.name)(\(labels))' expects arguments of type '(\(types.joined(separator: ", ")))'",
        at: value.place)
    }
    if let function = value.type.head.functionType, function.parameters.isEmpty, !target.isVariable,
      value.isFunctionReference, conversion(from: function.result, to: target) != nil
    {
      throw failure(
        "function produces expected type '\(settled(function.result))'; did you mean to call it with '()'?",
        at: value.place)
    }
    throw failure(mismatch(settled(value.type), settled(target)), at: value.place)
  }

  // MARK: Names

  func checkIdentifier(
    _ name: String, _ labels: [String]?, _ arguments: [TypeSyntax], _ expr: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    if name == "super" { throw failure("expected '.' or '[' after 'super'", at: expr.range) }
    if let first = name.first, !first.isLetter, first != "_", first != "$", first.isASCII {
      return try operatorValue(name, expr, expecting: expected)
    }
    guard let reference = lookUp(name, at: expr.range) else {
      if name == "self" {
        throw failure(
          "cannot find 'self' in scope; did you mean to use it in a type or extension context?", at: expr.range)
      }
      if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber) {
        throw failure("anonymous closure argument not contained in a closure", at: expr.range)
      }
      throw unknownName(name, at: expr.range)
    }
    switch reference {
    case .variable(let variable): return try access(variable, at: expr.range)
    case .functions(let functions):
      let candidates = functions.map { Candidate(.function($0)) }
      return try functionValue(candidates, name, labels, expr.range, expecting: expected)
    case .members(let found, let own):
      let base = try access(own, at: expr.range)
      return try memberAccess(found, name, labels, base: base, at: expr.range, expr: expr, expecting: expected)
    case .type:
      guard let type = try namedType(expr) else { throw unknownName(name, at: expr.range) }
      return make(.metatype(type), .metatype(type), expr.range)
    case .module: throw failure("expected module member name after module name", at: expr.range)
    }
  }

  /// Reads a local or global variable.
  func access(_ variable: VariableDecl, at range: SourceRange) throws -> CheckedExpr {
    let type = try type(of: variable)
    if type.isError, variable.kind == .local || variable.kind == .global { throw Silent.failure(at: range) }
    if variable.kind == .computed, let getter = variable.getter {
      return make(
        .computed(nil, variable, getter: Callee(getter), setter: variable.setter.map { Callee($0) }), type, range)
    }
    return make(.variable(variable), type, range)
  }

  // MARK: Optionals and errors

  private func checkBindOptional(_ expr: Expr, _ inner: Expr) throws -> CheckedExpr {
    let value = try check(inner)
    if let payload = universe.simplified(value.type, assuming: requirements).optionalPayload {
      return make(.bindOptional(value), payload, expr.range)
    }
    settleLiterals(in: value.type)
    throw failure(
      "cannot use optional chaining on non-optional value of type '\(settled(value.type))'", at: inner.range.following)
  }

  private func checkForceUnwrap(_ expr: Expr, _ inner: Expr, expecting expected: Type?) throws -> CheckedExpr {
    let value = try check(inner, expecting: expected.map { universe.optional($0) })
    let type = universe.simplified(value.type, assuming: requirements)
    if let payload = type.optionalPayload { return make(.forceUnwrap(value), payload, expr.range) }
    throw failure("cannot force unwrap value of non-optional type '\(settled(value.type))'", at: inner.range.following)
  }

  private func checkTry(
    _ expr: Expr, _ kind: Expr.TryKind, _ inner: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    tryDepth += 1
    let outerTry = tryPlace
    tryPlace = expr.range
    defer {
      tryDepth -= 1
      tryPlace = outerTry
    }
    switch kind {
    case .plain: return try check(inner, expecting: expected)
    case .forced:
      context.catchDepth += 1
      defer { context.catchDepth -= 1 }
      let value = try check(inner, expecting: expected)
      return make(.forceTry(value), value.type, expr.range)
    case .optional:
      context.catchDepth += 1
      defer { context.catchDepth -= 1 }
      let value = try check(inner, expecting: expected?.head.optionalPayload)
      if universe.simplified(value.type, assuming: requirements).optionalPayload != nil {
        return make(.optionalTry(value, flattens: true), value.type, expr.range)
      }
      return make(.optionalTry(value, flattens: false), universe.optional(value.type), expr.range)
    }
  }

  /// A call that can throw: it needs `try`, and somebody who handles the error.
  func noteThrowing(at range: SourceRange, what: String = "call") throws {
    if tryDepth == 0 {
      let isHandled = context.catchDepth > 0 || context.canThrow || context.isClosure || context.isTopLevel
      throw failure(
        isHandled
          ? "\(what) can throw but is not marked with 'try'"
          : "\(what) can throw, but it is not marked with 'try' and the error is not handled", at: range)
    }
    try noteThrown(at: tryPlace ?? range)
  }

  func noteThrown(at range: SourceRange, isThrow: Bool = false) throws {
    if context.catchDepth > 0 { return }
    context.didThrow = true
    if !context.canThrow, !context.isClosure, !context.isTopLevel {
      if context.partialCatches > 0 {
        throw failure(
          "errors thrown from here are not handled because the enclosing catch is not exhaustive", at: range)
      }
      throw failure(
        isThrow
          ? "error is not handled because the enclosing function is not declared 'throws'"
          : "errors thrown from here are not handled", at: range)
    }
  }

  // MARK: Assignment, ternary, tuples, casts

  private func checkAssignment(_ expr: Expr, _ left: Expr, _ right: Expr) throws -> CheckedExpr {
    if case .discard = left.kind {
      let value = try check(right)
      return make(.discard(value), .void, expr.range)
    }
    if case .tuple(let elements) = left.kind { return try checkTupleAssignment(expr, elements, right) }
    let target = try check(left)
    try requireWritable(target, left)
    if case .optionalChain(let place, _) = target.kind {
      let value = try check(right, as: place.type) { "cannot assign value of type '\($0)' to type '\($1)'" }
      return inChain(make(.assign(place, value), .void, expr.range), expr.range)
    }
    if case .nilLiteral = right.kind, !accepts(target.type, .nilLiteral), !target.type.isVariable, !target.type.isError
    {
      throw failure("'nil' cannot be assigned to type '\(settled(target.type))'", at: right.range)
    }
    let value = try check(right, as: target.type) { "cannot assign value of type '\($0)' to type '\($1)'" }
    return make(.assign(target, value), .void, expr.range)
  }

  /// What is done to a place within an optional chain is not done where the chain ends early.
  func inChain(_ change: CheckedExpr, _ range: SourceRange) -> CheckedExpr {
    let whole = make(.optionalChain(change, flattens: false), universe.optional(.void), range)
    return make(.discard(whole), .void, range)
  }

  private func checkTupleAssignment(_ expr: Expr, _ elements: [Expr.TupleElement], _ right: Expr) throws -> CheckedExpr
  {
    var targets: [CheckedExpr?] = []
    for element in elements {
      if case .discard = element.value.kind {
        targets.append(nil)
      } else {
        let target = try check(element.value)
        try requireWritable(target, element.value)
        targets.append(target)
      }
    }
    let type = Type.tuple(targets.map { TupleField($0?.type ?? freshVariable()) })
    let value = try check(right, as: type) { "cannot assign value of type '\($0)' to type '\($1)'" }
    let temporary = VariableDecl(name: "tuple", kind: .local, type: type, isLet: true)
    madeVariables.append(temporary)
    var statements = [CheckedStmt(.variable(.binding(temporary), value), expr.range)]
    for (index, target) in targets.enumerated() {
      guard let target else { continue }
      let whole = make(.variable(temporary), type, expr.range)
      let element = make(.tupleElement(whole, index), target.type, expr.range)
      statements.append(CheckedStmt(.expression(make(.assign(target, element), .void, expr.range)), expr.range))
    }
    return make(.sequence(statements, make(.void, .void, expr.range)), .void, expr.range)
  }

  private func checkTernary(
    _ expr: Expr, _ condition: Expr, _ then: Expr, _ otherwise: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    let test = try checkCondition(condition)
    let (values, type) = try join([then, otherwise], expecting: expected, whole: then.range) { a, b in
      "result values in '? :' expression have mismatching types '\(a)' and '\(b)'"
    }
    return make(.ternary(test, values[0], values[1]), type, expr.range)
  }

  /// The Bool of an `if`, `while`, `guard` or ternary.
  func checkCondition(_ expr: Expr) throws -> CheckedExpr {
    if case .assignment(let left, _) = expr.kind, (try? attempt { try check(left) }.get()) != nil {
      throw failure("use of '=' in a boolean context, did you mean '=='?", at: expr.place)
    }
    return try check(expr, as: universe.bool) { from, _ in
      if from.isNominal("Int") { return "type 'Int' cannot be used as a boolean; test for '!= 0' instead" }
      return from.optionalPayload != nil
        ? "optional type '\(from)' cannot be used as a boolean; test for '!= nil' instead"
        : "cannot convert value of type '\(from)' to expected condition type 'Bool'"
    }
  }

  /// Several values that must be of one type: the branches of a ternary, the elements of an array.
  func join(
    _ exprs: [Expr], expecting expected: Type?, whole: SourceRange, mismatch: (Type, Type) -> String
  ) throws -> ([CheckedExpr], Type) {
    if let expected, !expected.head.isVariable {
      let start = mark()
      do {
        let values = try exprs.map {
          try check($0, as: expected) { "cannot convert value of type '\($0)' to expected type '\($1)'" }
        }
        return (values, expected)
      } catch let fault as Failure {
        if expected.hasVariables { throw fault }
        rollBack(to: start)
        // The surroundings wanted something else; find out what these are and let them complain.
      }
    }
    var values: [CheckedExpr] = []
    var type: Type?
    for expr in exprs {
      var hint = type
      if let known = type, known.isVariable { hint = nil }
      if hint == nil, isImplicitMember(expr) { hint = type ?? expected }
      let start = mark()
      let value: CheckedExpr
      do {
        value = try check(expr, expecting: hint)
      } catch let fault as Failure {
        guard hint != nil else { throw fault }
        rollBack(to: start)
        value = try check(expr)
      }
      values.append(value)
      guard let known = type else {
        type = value.type
        continue
      }
      if let joined = joined(known, value.type) {
        type = joined
      } else {
        settleLiterals(in: known)
        settleLiterals(in: value.type)
        // Where a type is wanted the element is at fault, else all of them together.
        let place = expected.map { !$0.head.isVariable } == true ? value.place : whole
        throw failure(mismatch(settled(known), settled(value.type)), at: place)
      }
    }
    let common = type ?? freshVariable()
    let fitting = try values.map { try convert($0, to: common, mismatch) }
    return (fitting, common)
  }

  /// The type that both can become.
  private func joined(_ a: Type, _ b: Type) -> Type? {
    let start = mark()
    if conversion(from: b, to: a) != nil { return a }
    rollBack(to: start)
    if conversion(from: a, to: b) != nil { return b }
    rollBack(to: start)
    if case .variable(let variable) = a.head, variable.literal == .nilLiteral {
      let wrapped = universe.optional(b)
      return unify(a, wrapped) ? wrapped : nil
    }
    if case .variable(let variable) = b.head, variable.literal == .nilLiteral {
      let wrapped = universe.optional(a)
      return unify(b, wrapped) ? wrapped : nil
    }
    var ancestor = universe.superclass(of: a)
    while let here = ancestor {
      if universe.isSubclass(b, here) { return here }
      ancestor = universe.superclass(of: here)
    }
    return nil
  }

  private func checkTuple(_ expr: Expr, _ elements: [Expr.TupleElement], expecting expected: Type?) throws
    -> CheckedExpr
  {
    if elements.isEmpty { return make(.void, .void, expr.range) }
    var fields: [TupleField?] = elements.map { _ in nil }
    if case .tuple(let wanted)? = expected?.head.optionalPayload?.head ?? expected?.head, wanted.count == elements.count
    {
      fields = wanted.map { $0 }
    }
    var values: [CheckedExpr] = []
    for (element, field) in zip(elements, fields) {
      let value = try check(element.value, expecting: field?.type)
      if let field, let fitting = converted(value, to: field.type) {
        values.append(fitting)
      } else {
        values.append(value)
      }
    }
    let type = Type.tuple(zip(elements, values).map { TupleField(label: $0.label, $1.type) })
    return make(.tuple(values), type, expr.range)
  }

  private func checkCast(_ expr: Expr, _ value: Expr, _ kind: Expr.CastKind, _ syntax: TypeSyntax) throws -> CheckedExpr
  {
    let target = try resolve(syntax, open: kind == .coerce)
    switch kind {
    case .coerce:
      if target.isNominal("NSError"), let value = try errorCoercion(value, target, expr.range) { return value }
      return try check(value, as: target) {
        "cannot convert value of type '\($0)' to type '\($1)' in coercion"
      }
    case .check:
      let subject = try check(value)
      settleLiterals(in: subject.type)
      return make(.typeCheck(subject, target), universe.bool, expr.range)
    case .conditional:
      let subject = try check(value)
      settleLiterals(in: subject.type)
      return make(.conditionalCast(subject, target), universe.optional(target), expr.range)
    case .forced:
      let subject = try check(value)
      settleLiterals(in: subject.type)
      return make(.forcedCast(subject, target), target, expr.range)
    }
  }

  /// Every error can be seen as an `NSError`.
  private func errorCoercion(_ value: Expr, _ target: Type, _ range: SourceRange) throws -> CheckedExpr? {
    let subject = try check(value)
    guard let error = universe.standardProtocol("Error"), !subject.type.isNominal("NSError"),
      universe.conforms(subject.type, to: error, assuming: requirements)
    else { return nil }
    return make(.forcedCast(subject, target), target, range)
  }

  // MARK: What may be written to

  func requireWritable(_ target: CheckedExpr, _ written: Expr) throws {
    if let message = whyNotWritable(target, written) { throw message }
  }

  private func whyNotWritable(_ target: CheckedExpr, _ written: Expr) -> Failure? {
    switch target.kind {
    case .variable(let variable):
      if !variable.isLet { return nil }
      if let own = ownVariable(in: scope), own === variable {
        return failure("cannot assign to value: 'self' is immutable", at: written.place)
      }
      if variable.isAssignableOnce { return nil }
      return failure("cannot assign to value: '\(variable.name)' is a 'let' constant", at: written.place)
    case .property(let base, let variable):
      if variable.isLet {
        if isInInitializer(of: variable.owner), isSelf(base) { return nil }
        return failure("cannot assign to property: '\(variable.name)' is a 'let' constant", at: written.place)
      }
      return whyBaseNotWritable(base, written, variable.name)
    case .staticProperty(let variable, _):
      return variable.isLet
        ? failure("cannot assign to property: '\(variable.name)' is a 'let' constant", at: written.place) : nil
    case .computed(let base, let variable, _, let setter):
      guard let setter else {
        return failure("cannot assign to property: '\(variable.name)' is a get-only property", at: written.place)
      }
      if let base, setter.function.isMutating { return whyBaseNotWritable(base, written, variable.name) }
      return nil
    case .subscriptCall(let base, _, _, let setter):
      guard let setter else {
        return failure("cannot assign through subscript: subscript is get-only", at: written.place)
      }
      return setter.function.isMutating ? whyBaseNotWritable(base, written, "subscript") : nil
    case .tupleElement(let base, _): return whyNotWritable(base, written)
    case .optionalChain(let inner, _), .bindOptional(let inner), .forceUnwrap(let inner):
      return whyNotWritable(inner, written)
    case .convert(let inner, .identity): return whyNotWritable(inner, written)
    case .call(let callee, _, _):
      return failure(
        "expression is not assignable: '\(callee.function.name)' returns immutable value", at: written.place)
    default: return failure("expression is not assignable", at: written.place)
    }
  }

  private func whyBaseNotWritable(_ base: CheckedExpr, _ written: Expr, _ name: String) -> Failure? {
    if isReference(base.type) { return nil }
    switch base.kind {
    case .variable(let variable) where variable.isLet && !variable.isAssignableOnce:
      if variable.name == "self" {
        return failure(
          name == "subscript"
            ? "cannot assign through subscript: 'self' is immutable" : "cannot assign to property: 'self' is immutable",
          at: written.place, notes: [Diagnostic.Note("mark method 'mutating' to make 'self' mutable")])
      }
      return failure(
        name == "subscript"
          ? "cannot assign through subscript: '\(variable.name)' is a 'let' constant"
          : "cannot assign to property: '\(variable.name)' is a 'let' constant", at: written.place,
        notes: [Diagnostic.Note("change 'let' to 'var' to make it mutable")])
    default: return whyNotWritable(base, written)
    }
  }

  func isReference(_ type: Type) -> Bool {
    universe.isClass(universe.simplified(type, assuming: requirements), requirements)
  }

  private func isSelf(_ expr: CheckedExpr) -> Bool {
    if case .variable(let variable) = expr.kind { variable.name == "self" } else { false }
  }

  private func isInInitializer(of owner: NominalDecl?) -> Bool {
    guard let function = context.function else { return false }
    return function.kind == .initializer && function.owner === owner
  }
}

/// A fault whose message was given already.
enum Silent {
  static func failure(at range: SourceRange) -> Checker.Failure {
    Checker.Failure(diagnostic: Diagnostic(.note, "", at: range))
  }
}
