/// Operators: declarations like any other, looked for on the types of their operands.
extension Checker {
  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^"]
  private static let comparison: Set<String> = ["==", "!=", "<", "<=", ">", ">="]
  private static let ranges: Set<String> = ["..<", "..."]

  func checkBinary(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ left: Expr, _ right: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    switch name {
    case "&&", "||":
      let message = { (from: Type, _: Type) in "cannot convert value of type '\(from)' to expected argument type 'Bool'"
      }
      let a = try check(left, as: universe.bool, message)
      let b = try check(right, as: universe.bool, message)
      return make(name == "&&" ? .logicalAnd(a, b) : .logicalOr(a, b), universe.bool, expr.range)
    case "??": return try checkCoalesce(expr, left, right, expecting: expected)
    case "===", "!==": return try checkIdentity(expr, left, right, negated: name == "!==")
    case "==", "!=":
      if let value = try checkNilComparison(expr, left, right, negated: name == "!=") { return value }
    case "~=": break
    default: break
    }
    let isAssignment = name.count > 1 && name.hasSuffix("=") && !Self.comparison.contains(name) && name != "~="
    let hint = operandHint(name, expected)
    let a: CheckedExpr
    if isAssignment {
      let target = try check(left)
      do {
        try requireWritable(target, left)
      } catch let fault as Failure {
        throw fault.reworded(as: "left side of mutating operator isn't mutable", at: range)
      }
      if case .optionalChain(let place, _) = target.kind {
        let value = try check(right, expecting: place.type)
        let change = try combine(
          expr, name, range, place, value, left, right, isAssignment: true, expecting: nil)
        return inChain(change, expr.range)
      }
      a = target
    } else {
      a = try checkOperand(left, expecting: hint)
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
    let wanted = isAssignment ? a.type : operandHint(name, after: a.type, hint, right)
    let b =
      isImplicitMember(right)
      ? try checkImplicitOperand(right, name, after: a, expecting: wanted) : try checkOperand(right, expecting: wanted)
    return try combine(expr, name, range, a, b, left, right, isAssignment: isAssignment, expecting: expected)
  }

  /// Operands of implicit-member form need the other side's type; literals wait.
  private func checkOperand(_ expr: Expr, expecting hint: Type?) throws -> CheckedExpr {
    if let known = knownArguments[ObjectIdentifier(expr)] { return known }
    return try check(expr, expecting: hint)
  }

  /// `.member`, `.member(…)`, or a chain that starts so.
  func isImplicitMember(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .member(nil, _, _, _, _): true
    case .member(let base?, _, _, _, _): isImplicitMember(base)
    case .call(let callee, _): isImplicitMember(callee)
    default: false
    }
  }

  /// `.member` on the right: of the type on the left, or else of one that some operator takes there (`.now() + .seconds(1)`).
  private func checkImplicitOperand(
    _ expr: Expr, _ name: String, after left: CheckedExpr, expecting wanted: Type?
  ) throws -> CheckedExpr {
    if let known = knownArguments[ObjectIdentifier(expr)] { return known }
    let type = universe.simplified(left.type, assuming: requirements)
    if type.isVariable { return try check(expr, expecting: wanted) }
    let first = attempt { try check(expr, expecting: wanted) }
    if case .success(let solution) = first { return adopt(solution) }
    for candidate in operators(name, [type], isPrefix: false) {
      guard let function = candidate.function, function.parameters.count == 2 else { continue }
      var substitution = candidate.substitution
      for parameter in function.generics { substitution[parameter] = freshVariable() }
      guard conversion(from: type, to: function.parameters[0].type.substituting(substitution)) != nil else { continue }
      let other = normal(function.parameters[1].type.substituting(substitution))
      if other.hasVariables || Type.same(other, type) { continue }
      if case .success(let solution) = attempt({ try check(expr, expecting: other) }) { return adopt(solution) }
    }
    return try check(expr, expecting: wanted)
  }

  private func operandHint(_ name: String, _ expected: Type?) -> Type? {
    guard Self.arithmetic.contains(name), let expected else { return nil }
    let type = universe.simplified(expected, assuming: requirements)
    if type.isVariable || type.isAny { return nil }
    if case .existential = type { return nil }
    return type.optionalPayload ?? type
  }

  private func operandHint(_ name: String, after left: Type, _ hint: Type?, _ right: Expr) -> Type? {
    switch right.kind {
    case .integerLiteral, .floatLiteral:
      if case .nominal = left.head { return left }
      return hint
    case .member(nil, _, _, _, _), .nilLiteral, .arrayLiteral, .dictionaryLiteral: return left
    case .call(let callee, _):
      if case .member(nil, _, _, _, _) = callee.kind { return left }
      return hint
    default: return hint
    }
  }

  private func combine(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ a: CheckedExpr, _ b: CheckedExpr, _ left: Expr, _ right: Expr,
    isAssignment: Bool, expecting expected: Type?
  ) throws -> CheckedExpr {
    try solveDeferred()
    let leftType = universe.simplified(a.type, assuming: requirements)
    let rightType = universe.simplified(b.type, assuming: requirements)
    if leftType.isError || rightType.isError { throw Silent.failure(at: range) }
    if let waiting = try combineOpen(expr, name, range, a, b, leftType, rightType) { return waiting }
    if case .tuple(let fields) = leftType, case .tuple(let others) = rightType, fields.count == others.count,
      (2...6).contains(fields.count), Self.comparison.contains(name)
    {
      return try compareTuples(expr, name, range, a, b, fields.count)
    }
    let candidates = operators(name, [leftType, rightType], isPrefix: nil)
    if candidates.isEmpty, !hasOperator(name) { throw failure("cannot find operator '\(name)' in scope", at: range) }
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
              else { throw failure("", at: range) }
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

  /// Static operators of user types get their type as the receiver, as every static function does.
  private func operatorReceiver(_ candidate: Candidate) -> CheckedExpr? {
    guard let function = candidate.function, function.owner != nil, function.native == nil || function.isRequirement
    else { return nil }
    return candidate.receiver
  }

  func operandsMismatch(_ name: String, _ a: CheckedExpr, _ b: CheckedExpr, _ range: SourceRange) -> Failure {
    settleLiterals(in: a.type)
    settleLiterals(in: b.type)
    let (left, right) = (settled(a.type), settled(b.type))
    if let payload = left.optionalPayload, Type.same(payload, right) || payload.isNominal("Int"),
      !Self.comparison.contains(name)
    {
      return failure(
        "value of optional type '\(left)' must be unwrapped to a value of type '\(payload)'", at: a.range,
        notes: [Diagnostic.Note("coalesce using '??' to provide a default when the optional value contains 'nil'")])
    }
    if let payload = right.optionalPayload, Type.same(payload, left), !Self.comparison.contains(name) {
      return failure(
        "value of optional type '\(right)' must be unwrapped to a value of type '\(payload)'", at: b.range,
        notes: [Diagnostic.Note("coalesce using '??' to provide a default when the optional value contains 'nil'")])
    }
    if Type.same(left, right) {
      return failure(
        "binary operator '\(name)' cannot be applied to two '\(left)' operands", at: range,
        highlights: [a.range, b.range])
    }
    return failure(
      "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'", at: range,
      highlights: [a.range, b.range])
  }

  /// Tuples compare field by field, first difference first.
  private func compareTuples(
    _ expr: Expr, _ name: String, _ range: SourceRange, _ a: CheckedExpr, _ b: CheckedExpr, _ count: Int
  ) throws -> CheckedExpr {
    settleLiterals(in: a.type)
    settleLiterals(in: b.type)
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    var statements: [CheckedStmt] = []
    for (label, value) in [("$left", a), ("$right", b)] {
      let variable = VariableDecl(name: label, kind: .local, type: value.type, isLet: true)
      madeVariables.append(variable)
      scope.declare(variable)
      statements.append(CheckedStmt(.variable(.binding(variable), value), value.range))
    }
    func compare(_ name: String, _ index: Int) -> Expr {
      func field(_ label: String) -> Expr {
        Expr(
          .member(
            base: Expr(.identifier(label, argumentLabels: nil, genericArguments: []), range), name: String(index),
            nameRange: range, argumentLabels: nil, genericArguments: []), range)
      }
      return Expr(.binary(name, operatorRange: range, field("$left"), field("$right")), range)
    }
    var test = compare(name == "!=" ? "!=" : name, count - 1)
    for index in (0..<(count - 1)).reversed() {
      switch name {
      case "==": test = Expr(.binary("&&", operatorRange: range, compare("==", index), test), range)
      case "!=": test = Expr(.binary("||", operatorRange: range, compare("!=", index), test), range)
      default:
        let strict = name.hasPrefix("<") ? "<" : ">"
        test = Expr(.ternary(condition: compare("==", index), then: test, otherwise: compare(strict, index)), range)
      }
    }
    return make(.sequence(statements, try check(test, expecting: universe.bool)), universe.bool, expr.range)
  }

  // MARK: Looking for operators

  private func hasOperator(_ name: String) -> Bool {
    !universe.globals(named: name).isEmpty || lookUp(name, at: currentPlace) != nil
      || ["Int", "Double", "String", "Equatable", "Comparable", "Strideable"].contains { type in
        universe.nominal(type).map { !members(named: name, of: $0.selfType).isEmpty } ?? false
      }
  }

  /// The declarations of an operator: static members of the operands' types and of their protocols, and global functions.
  func operators(_ name: String, _ types: [Type], isPrefix: Bool?) -> [Candidate] {
    var found: [Candidate] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ function: FunctionDecl, _ candidate: @autoclosure () -> Candidate) {
      if let fixity = function.fixity, let isPrefix, (fixity == .prefix) != isPrefix { return }
      if seen.insert(ObjectIdentifier(function)).inserted { found.append(candidate()) }
    }
    func addMembers(of type: Type) {
      var owner = universe.simplified(type, assuming: requirements)
      var open: Type?
      if case .variable(let variable) = owner, let literal = variable.literal, let standard = defaultType(of: literal) {
        open = owner
        owner = standard
      }
      for member in members(named: name, of: owner) {
        guard case .function(let function) = member.decl, function.isStatic else { continue }
        // A literal may still become another type that conforms: `Self` stays open.
        let own = member.throughProtocol ? open ?? owner : owner
        let receiver = make(.metatype(own), .metatype(own), currentPlace)
        var candidate = Candidate(.function(function), receiver: receiver, member: member)
        if member.throughProtocol, let parameter = member.owner.selfParameter {
          candidate.substitution[parameter] = own
        }
        candidate.dispatch = function.isRequirement ? .witness : .direct
        add(function, candidate)
      }
    }
    for type in types {
      addMembers(of: type)
      if let payload = universe.simplified(type, assuming: requirements).optionalPayload { addMembers(of: payload) }
    }
    if case .functions(let functions)? = lookUp(name, at: currentPlace) {
      for function in functions { add(function, Candidate(.function(function))) }
    }
    return found
  }

  private func selectOperator(
    _ candidates: [Candidate], _ name: String, _ arguments: [Expr.Argument], _ values: [CheckedExpr], _ expr: Expr,
    _ range: SourceRange, expecting expected: Type?
  ) throws -> CheckedExpr {
    let fitting = candidates.filter { $0.function?.parameters.count == arguments.count }
    var best: (solution: Solution<CheckedExpr>, rank: Rank)?
    for candidate in fitting {
      let trial = attempt { () throws -> CheckedExpr in
        let value = try apply(candidate, name, arguments, site: expr.range, nameRange: range, expecting: expected)
        if Self.comparison.contains(name), candidate.function?.generics.isEmpty == false {
          // A literal that the other operand does not decide is of its default type, or this operator is none for it.
          for operand in values { settleLiterals(in: operand.type) }
        }
        try solveDeferred()
        if let expected, !expected.isVariable,
          case .failure = attempt({ try convert(value, to: expected) { _, _ in "" } })
        {
          score.unavailable += 1
        }
        return value
      }
      guard case .success(let solution) = trial else { continue }
      let function = candidate.function
      let rank = Rank(
        score: solution.score,
        parts: [
          function?.generics.count ?? 0, candidate.throughProtocol && function?.isRequirement == false ? 1 : 0,
          function?.native == nil ? 0 : 1, candidate.throughProtocol ? 1 : 0, candidate.distance,
        ])
      if best == nil || rank < best!.rank { best = (solution, rank) }
    }
    if let best { return adopt(best.solution) }
    if values.count == 2 { throw operandsMismatch(name, values[0], values[1], range) }
    settleLiterals(in: values[0].type)
    if name == "++" || name == "--" {
      let isPostfix = values[0].range.start == expr.range.start
      throw failure(
        "cannot find operator '\(name)' in scope; did you mean '\(name.prefix(1))= 1'?",
        at: isPostfix ? values[0].range.following : range)
    }
    throw failure(
      "unary operator '\(name)' cannot be applied to an operand of type '\(settled(values[0].type))'", at: range)
  }

  // MARK: Operators with a shape of their own

  private func checkCoalesce(_ expr: Expr, _ left: Expr, _ right: Expr, expecting expected: Type?) throws -> CheckedExpr
  {
    // `Any` and the like say nothing about what an operand is.
    let hint = operandHint("+", expected).map { universe.optional($0) }
    let begin = mark()
    let a: CheckedExpr
    do {
      a = try check(left, expecting: hint)
    } catch {
      // Two sides of different types may still meet in what is wanted.
      guard let expected, case .existential = universe.simplified(expected, assuming: requirements) else { throw error }
      rollBack(to: begin)
      a = try check(left, expecting: universe.optional(expected))
    }
    try solveDeferred()
    guard let payload = universe.simplified(a.type, assuming: requirements).optionalPayload else {
      settleLiterals(in: a.type)
      let message =
        "left side of nil coalescing operator '??' has non-optional type '\(settled(a.type))', so the right side is never used"
      warn(message, at: a.range)
      let b = try check(right, expecting: a.type)
      let wrapped = make(.wrap(a), universe.optional(a.type), a.range)
      guard let fitting = converted(b, to: a.type) else { throw operandsMismatch("??", a, b, expr.range) }
      return make(.coalesce(wrapped, fitting), a.type, expr.range)
    }
    // The default may be an optional itself; a plain value is what is meant first.
    let start = mark()
    let b: CheckedExpr
    do {
      b = try check(right, expecting: payload)
    } catch {
      rollBack(to: start)
      b = try check(right, expecting: a.type)
    }
    if b.type.isNever { return make(.coalesce(a, make(.convert(b, .identity), payload, b.range)), payload, expr.range) }
    if universe.simplified(b.type, assuming: requirements).optionalPayload == nil
      || payload.head.optionalPayload != nil,
      let fitting = converted(b, to: payload)
    {
      return make(.coalesce(a, fitting), payload, expr.range)
    }
    if let fitting = converted(b, to: a.type) { return make(.coalesce(a, fitting), a.type, expr.range) }
    if let expected, let first = converted(a, to: universe.optional(expected)), let second = converted(b, to: expected)
    {
      return make(.coalesce(first, second), expected, expr.range)
    }
    throw operandsMismatch("??", a, b, expr.range)
  }

  private func checkIdentity(_ expr: Expr, _ left: Expr, _ right: Expr, negated: Bool) throws -> CheckedExpr {
    let a = try check(left)
    let b = try check(right, expecting: a.type)
    for side in [a, b] {
      let type = universe.simplified(side.type, assuming: requirements)
      let bare = type.optionalPayload ?? type
      let isNil = if case .nilLiteral = side.kind { true } else { false }
      guard isNil || isReference(bare) || bare.isMetatype || bare.isNominal("ObjectIdentifier") else {
        throw failure(
          "argument type '\(settled(bare))' expected to be an instance of a class or class-constrained type",
          at: side.range)
      }
      if isNil { _ = unify(side.type, universe.optional(freshVariable())) }
    }
    return make(.identical(a, b, negated: negated), universe.bool, expr.range)
  }

  /// `x == nil` works for every optional, Equatable or not.
  private func checkNilComparison(_ expr: Expr, _ left: Expr, _ right: Expr, negated: Bool) throws -> CheckedExpr? {
    func isNil(_ expr: Expr) -> Bool {
      switch expr.kind {
      case .nilLiteral: true
      case .parenthesized(let inner): isNil(inner)
      default: false
      }
    }
    guard isNil(left) != isNil(right) else { return nil }
    let value = try check(isNil(left) ? right : left)
    try solveDeferred()
    let type = universe.simplified(value.type, assuming: requirements)
    guard type.optionalPayload != nil else {
      settleLiterals(in: type)
      warn(
        "comparing non-optional value of type '\(settled(type))' to 'nil' always returns \(negated ? "true" : "false")",
        at: value.range)
      let test = make(.boolean(negated), universe.bool, expr.range)
      return make(
        .sequence([CheckedStmt(.expression(make(.discard(value), .void, value.range)), value.range)], test),
        universe.bool, expr.range)
    }
    let branches = CheckedIf(
      conditions: [.pattern(.some(.wildcard), value)], then: [], otherwise: [], target: JumpTarget(),
      values: (make(.boolean(negated), universe.bool, expr.range), make(.boolean(!negated), universe.bool, expr.range)))
    return make(.ifExpression(branches), universe.bool, expr.range)
  }

  /// An operator where a function is wanted: `reduce(0, +)`, `sorted(by: >)`.
  func operatorValue(_ name: String, _ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    try? solveDeferred()
    var wanted = expected.map { universe.simplified($0, assuming: requirements) }
    while let payload = wanted?.optionalPayload { wanted = universe.simplified(payload, assuming: requirements) }
    guard let function = wanted?.functionType else {
      throw failure("operator '\(name)' cannot be used as a value here", at: expr.range)
    }
    var operands = function.parameters.map(\.type)
    if operands.count == 1, case .tuple(let fields) = universe.simplified(operands[0], assuming: requirements) {
      operands = fields.map(\.type)
    }
    let candidates = operators(name, operands + [function.result], isPrefix: nil).filter {
      $0.function?.parameters.count == operands.count
    }
    if candidates.isEmpty { throw failure("cannot find operator '\(name)' in scope", at: expr.range) }
    return try functionValue(candidates, name, nil, expr.range, expecting: wanted)
  }

  // MARK: Prefix and postfix

  func checkPrefix(_ expr: Expr, _ name: String, _ operand: Expr, expecting expected: Type?) throws -> CheckedExpr {
    if name == "-" || name == "+" {
      switch operand.kind {
      case .integerLiteral(let digits):
        if name == "-", digits.replacing("_", with: "") == "9223372036854775808" {
          return make(.integer(Int.min), universe.int, expr.range)
        }
        let value = try check(operand, expecting: expected)
        if case .integer(let number) = value.kind { value.kind = .integer(name == "-" ? -number : number) }
        return value
      case .floatLiteral:
        let value = try check(operand, expecting: expected)
        if case .double(let number) = value.kind { value.kind = .double(name == "-" ? -number : number) }
        return value
      default: break
      }
    }
    return try checkUserOperator(expr, name, [operand], isPrefix: true, expecting: expected)
  }

  func checkUserOperator(
    _ expr: Expr, _ name: String, _ operands: [Expr], isPrefix: Bool, expecting expected: Type?
  ) throws -> CheckedExpr {
    let hint = name == "!" ? universe.bool : operandHint("-", expected)
    let value = try check(operands[0], expecting: hint)
    try solveDeferred()
    settleLiterals(in: value.type)
    let candidates = operators(name, [value.type], isPrefix: isPrefix).filter { $0.function?.parameters.count == 1 }
    if candidates.isEmpty, name == "!" {
      if value.type.head.optionalPayload != nil {
        throw failure(
          "optional type '\(settled(value.type))' cannot be used as a boolean; test for '!= nil' instead",
          at: operands[0].range)
      }
      if value.type.isNominal("Int") {
        throw failure("type 'Int' cannot be used as a boolean; test for '== 0' instead", at: value.place)
      }
      throw failure(
        "cannot convert value of type '\(settled(value.type))' to expected argument type 'Bool'", at: value.place)
    }
    let known = knownArguments
    knownArguments[ObjectIdentifier(operands[0])] = value
    defer { knownArguments = known }
    return try selectOperator(
      candidates, name, [Expr.Argument(label: nil, value: operands[0])], [value], expr, expr.range, expecting: expected)
  }
}
