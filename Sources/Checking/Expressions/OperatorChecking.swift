import SyntaxTree
import Types

/// Operators: declarations like any other, looked for on the types of their operands.
extension Checker {
  static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^"]
  static let comparison: Set<String> = ["==", "!=", "<", "<=", ">", ">="]
  static let ranges: Set<String> = ["..<", "..."]

  func checkBinary(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ left: Expr, _ right: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    switch name {
    case "&&", "||":
      if let value = try checkOwnLogic(expr, name, range, left, right, expecting: expected) { return value }
      let message = { (from: Type, _: Type) in
        ConversionDiagnostic.mismatch(given: from, wanted: self.universe.bool, role: .argument)
      }
      let a = try check(left, as: universe.bool, message)
      let outer = context.isAutoclosure
      context.isAutoclosure = true
      defer { context.isAutoclosure = outer }
      let b = try check(right, as: universe.bool, message)
      return make(name == "&&" ? .logicalAnd(a, b) : .logicalOr(a, b), universe.bool, expr.range)
    case "??": return try checkCoalesce(expr, left, right, expecting: expected)
    case "===", "!==": return try checkIdentity(expr, left, right, negated: name == "!==")
    case "==", "!=":
      if let value = try checkNilComparison(expr, left, right, negated: name == "!=") { return value }
    case "~=": break
    default: break
    }
    var isAssignment = name.count > 1 && name.hasSuffix("=") && !Self.comparison.contains(name) && name != "~="
    if isAssignment, !isBuiltIn(name) { isAssignment = changesOperand(name) }
    let hint = operandHint(name, expected)
    if !isAssignment, !isBuiltIn(name), name != "~=",
      let value = try checkFunctionOperands(expr, name, range, left, right, expecting: expected)
    {
      return value
    }
    let a: CheckedExpr
    if isAssignment {
      let target = try check(left)
      isAssignment = !takesObject(name, target.type)
      if isAssignment {
        do {
          try requireWritable(target, left, keepingValue: true)
        } catch let fault as Failure {
          throw fault.reworded(as: .mutatingOperator, at: range)
        }
      }
      if isAssignment, case .optionalChain(let place, _) = target.kind {
        let value = try check(right, expecting: place.type)
        let change = try combine(
          expr, name, range, place, value, left, right, isAssignment: true, expecting: nil)
        return inChain(change, expr.range)
      }
      a = target
    } else if hint == nil, isImplicitMember(left) || left.literal == .boolean && Self.comparison.contains(name),
      !isImplicitMember(right), right.literal == nil
    {
      // `.list([a]) < b`, `true == json`: of the type of what stands on the right.
      let other = try checkOperand(right, expecting: nil)
      try solveDeferred()
      let known = knownArguments
      knownArguments[ObjectIdentifier(right)] = other
      defer { knownArguments = known }
      let type = universe.simplified(other.type, assuming: requirements)
      a =
        type.isVariable
        ? try checkOperand(left, expecting: nil)
        : try checkImplicitOperand(left, name, before: other, of: type)
      return try combine(expr, name, range, a, other, left, right, isAssignment: false, expecting: expected)
    } else {
      a = try checkOperand(left, expecting: self.hint(hint, for: left) ?? (isImplicitMember(left) ? expected : nil))
    }
    if !isAssignment, case .closure = right.kind {
      // The closure takes its types from the operator's declaration.
      try solveDeferred()
      let known = knownArguments
      knownArguments[ObjectIdentifier(left)] = a
      defer { knownArguments = known }
      return try selectOperator(
        operators(name, [a.type], isPrefix: nil), name,
        [Expr.Argument(label: nil, value: left), Expr.Argument(label: nil, value: right)], [a], expr, range,
        expecting: expected)
    }
    let wanted =
      isAssignment && isBuiltIn(name) && !right.isNumber
      ? a.type : operandHint(name, after: a.type, isAssignment ? a.type : hint, right)
    let b =
      isImplicitMember(right)
      ? try checkImplicitOperand(right, name, after: a, expecting: wanted) : try checkOperand(right, expecting: wanted)
    return try combine(expr, name, range, a, b, left, right, isAssignment: isAssignment, expecting: expected)
  }

  /// Returns true if a program's operator whose name ends in `=` is an assignment: `=====` is not.
  private func changesOperand(_ name: String) -> Bool {
    guard case .functions(let functions)? = lookUp(name, at: currentPlace) else { return true }
    return functions.contains { $0.parameters.first?.isInout == true }
  }

  /// `relay += 1` of a program's own, which changes what an object holds and not which object it is.
  private func takesObject(_ name: String, _ type: Type) -> Bool {
    guard case .nominal(let decl, _) = universe.simplified(type, assuming: requirements), decl.kind == .classType else {
      return false
    }
    let declared = operators(name, [type], isPrefix: nil).compactMap(\.function).filter { $0.parameters.count == 2 }
    return !declared.isEmpty && declared.allSatisfy { !$0.parameters[0].isInout }
  }

  /// `&&` and `||` of a program's own types: those of the type that is wanted, else of the left side's.
  private func checkOwnLogic(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ left: Expr, _ right: Expr, expecting expected: Type?
  ) throws -> CheckedExpr? {
    guard universe.declaresLogic else { return nil }
    func declares(_ type: Type?) -> Bool {
      guard let type, !type.isVariable, !type.isNominal("Bool") else { return false }
      if case .function = type { return hasOperator(name) }
      return members(named: name, of: type).contains { $0.decl.isStatic }
    }
    if declares(expected), let expected {
      let trial = attempt { () throws -> CheckedExpr in
        let a = try check(left, expecting: expected)
        let b = try check(right, expecting: expected)
        return try combine(expr, name, range, a, b, left, right, isAssignment: false, expecting: expected)
      }
      if case .success(let solution) = trial { return adopt(solution) }
    }
    if isImplicitMember(left) { return nil }
    let trial = attempt { () throws -> CheckedExpr in
      let a = try check(left)
      try solveDeferred()
      guard declares(universe.simplified(a.type, assuming: requirements)) else { throw Silent.failure(at: range) }
      let b = try check(right, expecting: isImplicitMember(right) ? a.type : nil)
      return try combine(expr, name, range, a, b, left, right, isAssignment: false, expecting: expected)
    }
    if case .success(let solution) = trial { return adopt(solution) }
    return nil
  }

  /// Returns true if the library declares the operator: then both of its operands have the same type.
  func isBuiltIn(_ name: String) -> Bool {
    Self.arithmetic.contains(name) || Self.comparison.contains(name) || Self.ranges.contains(name)
      || name.hasSuffix("=") && Self.arithmetic.contains(String(name.dropLast()))
  }

  func combine(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ a: CheckedExpr, _ b: CheckedExpr, _ left: Expr, _ right: Expr,
    isAssignment: Bool, expecting expected: Type?
  ) throws -> CheckedExpr {
    try solveDeferred()
    // `zip("ab", "ac").first { $0 != $1 }`: what they are members of is a literal still.
    for case .dependentMember(let base, _) in [a, b].map({ universe.simplified($0.type, assuming: requirements) })
    where base.hasVariables { settleLiterals(in: base) }
    let leftType = universe.simplified(a.type, assuming: requirements)
    let rightType = universe.simplified(b.type, assuming: requirements)
    if isMissing(a) || isMissing(b) {
      if isLeftOut(left), let fault = secondOptional(name, b) { throw fault }
      return missing(expr.range)
    }
    if leftType.isError || rightType.isError { throw Silent.failure(at: range) }
    if let waiting = try combineOpen(expr, name, range, a, b, leftType, rightType) { return waiting }
    if case .tuple(let fields) = leftType, case .tuple(let others) = rightType, fields.count == others.count,
      (2...6).contains(fields.count), Self.comparison.contains(name)
    {
      do { return try compareTuples(expr, name, range, a, b, fields.count) } catch let fault as Failure {
        guard case .differentOperands(name, _, _)? = fault.diagnostic.kind as? ExpressionDiagnostic else { throw fault }
        throw operandsMismatch(name, a, b, range)
      }
    }
    let candidates = operators(name, [leftType, rightType], isPrefix: nil)
    if candidates.isEmpty, !hasOperator(name) { throw failure(SyntaxDiagnostic.unknownOperator(name: name), at: range) }
    // The values are known already: the candidates see them instead of the syntax.
    let known = knownArguments
    knownArguments[ObjectIdentifier(left)] = a
    knownArguments[ObjectIdentifier(right)] = b
    defer { knownArguments = known }
    let first =
      isAssignment
      ? Expr.Argument(label: nil, value: Expr(.inoutExpression(left), left.range))
      : Expr.Argument(label: nil, value: left)
    if isAssignment { knownArguments[ObjectIdentifier(first.value)] = make(.inoutArgument(a), a.type, left.range) }
    return try selectOperator(
      candidates, name, [first, Expr.Argument(label: nil, value: right)], [a, b], expr, range, expecting: expected)
  }

  /// Both sides still open: two literals, or a closure's parameter. They are of one type; which operator that is comes out later.
  private func combineOpen(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ a: CheckedExpr, _ b: CheckedExpr, _ left: Type, _ right: Type
  ) throws -> CheckedExpr? {
    guard Self.arithmetic.contains(name) || Self.comparison.contains(name) else { return nil }
    guard case .variable = left, case .variable = right else { return nil }
    if let value = ownOperator(of: a, b, expr, name, range) { return value }
    guard unify(left, right) else { throw operandsMismatch(name, a, b, range) }
    let type = Self.comparison.contains(name) ? universe.bool : left
    let result = make(.void, type, expr.range)
    deferred.append(
      Deferred(
        kind: .resolve { [self] isFinal in
          let operand = universe.simplified(left, assuming: requirements)
          if case .variable(let variable) = operand {
            guard isFinal, let literal = variable.literal, let standard = defaultType(of: literal) else { return false }
            bind(variable, to: standard)
          }
          let known = operators(name, [operand, operand], isPrefix: nil)
          for candidate in known {
            guard let function = candidate.function, function.parameters.count == 2 else { continue }
            var substitution = candidate.substitution
            for parameter in function.generics { substitution[parameter] = freshVariable() }
            let fits = attempt { () throws -> Substitution in
              guard unify(function.parameters[0].type.substituting(substitution), operand),
                unify(function.parameters[1].type.substituting(substitution), operand),
                unify(function.result.substituting(substitution), type)
              else { throw Silent.failure(at: range) }
              for requirement in function.requirements {
                try require(requirement.substituting(substitution), at: range)
              }
              try solveDeferred()
              return substitution
            }
            if case .success(let solution) = fits {
              let found = adopt(solution)
              let callee = Callee(function, candidate.dispatch, typeArguments: hidden(function, found).map(settled))
              result.kind = .call(callee, receiver: operatorReceiver(candidate), arguments: [a, b])
              return true
            }
          }
          throw operandsMismatch(name, a, b, range)
        }, place: range))
    return result
  }

  /// Between two literals a program's own operator is meant where it takes them as what they are by themselves, or where the
  /// library has none for them: `"x" * 3`.
  private func ownOperator(
    of a: CheckedExpr, _ b: CheckedExpr, _ expr: Expr, _ name: String, _ range: SourceRange
  ) -> CheckedExpr? {
    guard case .binary(_, _, let left, let right) = expr.kind,
      case .functions(let functions)? = lookUp(name, at: range), functions.contains(where: { $0.native == nil }),
      a.type.firstLiteralVariable != nil, b.type.firstLiteralVariable != nil
    else { return nil }
    let known = knownArguments
    knownArguments[ObjectIdentifier(left)] = a
    knownArguments[ObjectIdentifier(right)] = b
    defer { knownArguments = known }
    let arguments = [left, right].map { Expr.Argument(label: nil, value: $0) }
    let before = score.nonDefaultLiterals
    let trial = attempt { () throws -> CheckedExpr in
      let own = functions.filter { $0.native == nil }.map { Candidate(.function($0)) }
      return try selectOperator(own, name, arguments, [a, b], expr, range, expecting: nil)
    }
    guard case .success(let solution) = trial else { return nil }
    if solution.score.nonDefaultLiterals > before {
      let types = [a.type, b.type].compactMap { $0.firstLiteralVariable?.literal.flatMap(defaultType) }
      let isDeclared = operators(name, types, isPrefix: nil).contains { candidate in
        guard let parameters = candidate.function?.parameters, candidate.function?.native != nil else { return false }
        return parameters.count == 2 && types.count == 2 && Type.same(types[0], types[1])
      }
      if isDeclared { return nil }
    }
    return adopt(solution)
  }

  /// Static operators of user types get their type as the receiver, as every static function does.
  private func operatorReceiver(_ candidate: Candidate) -> CheckedExpr? {
    guard let function = candidate.function, function.owner != nil, function.native == nil || function.isRequirement
    else { return nil }
    return candidate.receiver
  }
}
