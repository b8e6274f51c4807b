/// Expressions: operands and operators in a row.
extension SourceReader {
  /// Reads an expression; `isWhole` is true where an `if` is not only a part of one.
  mutating func expression(isWhole: Bool = false) throws(Beyond) -> Expr {
    let outer = patternMode
    patternMode = .none
    let found = try sequence(isWhole: isWhole)
    patternMode = outer
    return found
  }

  /// Reads an expression between brackets, where closures may follow calls.
  mutating func enclosedExpression() throws(Beyond) -> Expr {
    let outer = isCondition
    isCondition = false
    let found = try expression()
    isCondition = outer
    return found
  }

  mutating func sequence(isWhole: Bool) throws(Beyond) -> Expr {
    try descend()
    let first = try element()
    var operands = [first]
    var infixes: [OperatorFolding.Infix] = []
    var arrow: Int?
    while let infix = try infix() {
      infixes.append(infix)
      switch infix.kind {
      case .cast:
        let type = try type()
        // In parentheses: the pattern would end behind them.
        if patternMode != .none, type.range.end != end { throw Beyond() }
        operands.append(Expr(.type(type), type.range))
      default: operands.append(try element())
      }
      if case .arrow = infix.kind { arrow = arrow ?? infixes.count - 1 }
    }
    ascend()
    markBranches(operands, infixes, isWhole)
    if infixes.isEmpty { return first }
    if let arrow { return try functionTypeExpression(operands, infixes, arrow) }
    let folding = OperatorFolding(operators: operators)
    let folded = folding.fold(operands, infixes)
    if !folded.faults.isEmpty { isMisfolded = true }
    return folded.expr
  }

  /// Notes of each `if` and `switch` in a row whether it is only a part of the expression.
  private func markBranches(_ operands: [Expr], _ infixes: [OperatorFolding.Infix], _ isWhole: Bool) {
    for (index, operand) in operands.enumerated() {
      var isPart = true
      if infixes.isEmpty {
        isPart = !isWhole
      } else if index == 0 {
        if infixes.count == 1, case .cast(let kind) = infixes[0].kind, kind != .check { isPart = false }
      } else if index == operands.count - 1, case .assignment = infixes[index - 1].kind {
        isPart = false
      }
      operand.markBranch(isPart: isPart)
    }
  }

  private static let values: Set<Word> = [
    .capitalAny, .capitalSelf, .false, .nil, .selfValue, .super, .true,
  ]

  private mutating func infix() throws(Beyond) -> OperatorFolding.Infix? {
    let start = token.start
    switch token.kind {
    case .binaryOperator:
      // A slash may begin a regular expression.
      if bytes[start] == UInt8(ascii: "/") {
        if byte(at: end - 1) == UInt8(ascii: "}"), byte(at: start + 1) != 32 { throw Beyond() }
        if lastWord.isReserved, !Self.values.contains(lastWord) { throw Beyond() }
      }
      let name = text(start, token.end)
      // Another language's function, which is diagnosed.
      if name == "=>" { throw Beyond() }
      let place = range(of: token)
      advance()
      return OperatorFolding.Infix(name: name, range: place, operators: operators)
    case .equal:
      if patternMode != .none { return nil }
      let place = range(of: token)
      advance()
      return OperatorFolding.Infix(.assignment, group: "AssignmentPrecedence", range: place, operators: operators)
    case .infixQuestion:
      advance()
      let then = try sequence(isWhole: false)
      then.markBranch(isPart: true)
      try expect(.colon)
      return OperatorFolding.Infix(
        .ternary(then), group: "TernaryPrecedence", range: range(from: start), operators: operators)
    case .arrow:
      let place = range(of: token)
      advance()
      return OperatorFolding.Infix(.arrow, group: "FunctionArrowPrecedence", range: place, operators: operators)
    case .name:
      var kind = Expr.CastKind.check
      switch token.word {
      case .is: advance()
      case .as:
        advance()
        kind = take(.postfixQuestion) ? .conditional : take(.exclamation) ? .forced : .coerce
      case .async, .throws:
        if token.word == .async, !token.isAtLineStart { throw Beyond() }
        if token.word == .throws { throw Beyond() }
        return nil
      default: return nil
      }
      return OperatorFolding.Infix(
        .cast(kind), group: "CastingPrecedence", range: range(from: start), operators: operators)
    default: return nil
    }
  }

  // MARK: Operands

  private mutating func element() throws(Beyond) -> Expr {
    let start = token.start
    if token.kind == .name {
      switch token.word {
      case .try, .await:
        if patternMode != .none { throw Beyond() }
        if token.word == .await {
          advance()
          return Expr(.awaitExpression(try markedElement()), range(from: start))
        }
        advance()
        let kind: Expr.TryKind = take(.postfixQuestion) ? .optional : take(.exclamation) ? .forced : .plain
        return Expr(.tryExpression(kind, try markedElement()), range(from: start))
      case .any:
        let isModifier = isModifierOfName
        if isModifier, patternMode == .none { return typeExpression(try type()) }
        if isModifier || isBeforeOperator { throw Beyond() }
      case .consume, .copy:
        guard isModifierOfName else {
          if isBeforeOperator { throw Beyond() }
          break
        }
        if patternMode != .none || next.word != .none && next.word != .selfValue { throw Beyond() }
        advance()
        return Expr(try markedElement().kind, range(from: start))
      case .unsafe:
        let following = next
        switch following.kind {
        case .comma, .rightParen, .equal, .colon, .rightBrace: break
        case .period: if following.start != token.end { throw Beyond() }
        default: throw Beyond()
        }
      case .borrow, .each, .discard, .repeat, .inout, .do:
        if token.word.isReserved || isModifierOfName || isBeforeOperator { throw Beyond() }
      default: break
      }
    }
    if let pattern = try patternInExpression() { return pattern }
    return try unary()
  }

  private mutating func markedElement() throws(Beyond) -> Expr {
    try descend()
    let found = try element()
    ascend()
    found.markBranch(isPart: false)
    return found
  }

  /// True at a word that is a keyword before a name on its line.
  private var isModifierOfName: Bool {
    let following = next
    if following.isAtLineStart { return false }
    switch following.kind {
    case .dollar, .invalid: return true
    case .name: return !following.word.isReserved || following.word == .selfValue || following.word == .capitalSelf
    default: return false
    }
  }

  /// True at a word before an operator that might begin its operand.
  private var isBeforeOperator: Bool {
    let following = next
    return following.kind == .prefixOperator || following.isOperator && following.start == token.end
  }

  mutating func unary() throws(Beyond) -> Expr {
    let start = token.start
    switch token.kind {
    case .ampersand:
      advance()
      let operand = try nestedUnary()
      return Expr(.inoutExpression(operand), range(from: start))
    case .prefixOperator:
      if bytes[start] == UInt8(ascii: "/") { return try postfix() }
      let name = text(start, token.end)
      advance()
      let operand = try nestedUnary()
      return Expr(.prefixOperator(name, operand), range(from: start))
    case .backslash: return try keyPath()
    default:
      if token.word == .if {
        let syntax = try ifSyntax()
        syntax.isWithinExpression = true
        return Expr(.ifExpression(syntax), syntax.range)
      }
      if token.word == .switch {
        let syntax = try switchSyntax()
        syntax.isWithinExpression = true
        return Expr(.switchExpression(syntax), syntax.range)
      }
      return try postfix()
    }
  }

  private mutating func nestedUnary() throws(Beyond) -> Expr {
    try descend()
    let found = try unary()
    ascend()
    return found
  }

  // MARK: Types

  /// Returns a function type that was read as operands and arrows.
  private func functionTypeExpression(
    _ operands: [Expr], _ infixes: [OperatorFolding.Infix], _ arrow: Int
  ) throws(Beyond) -> Expr {
    guard arrow == 0, infixes.allSatisfy({ if case .arrow = $0.kind { true } else { false } }),
      let type = functionType(operands[...])
    else { throw Beyond() }
    return Expr(.type(type), type.range)
  }
}

extension Expr {
  /// Notes of an `if` or a `switch` whether it is only a part of an expression.
  fileprivate func markBranch(isPart: Bool) {
    switch kind {
    case .ifExpression(let syntax): syntax.isWithinExpression = isPart
    case .switchExpression(let syntax): syntax.isWithinExpression = isPart
    default: break
    }
  }
}
