/// Patterns.
extension SourceReader {
  /// Reads the pattern of a declaration: a name, `_`, or a tuple of them.
  mutating func plainPattern(isVariable: Bool, allowsSelf: Bool = false) throws(Beyond) -> Pattern {
    try descend()
    let found = try unlimitedPlainPattern(isVariable, allowsSelf)
    ascend()
    return found
  }

  private mutating func unlimitedPlainPattern(_ isVariable: Bool, _ allowsSelf: Bool) throws(Beyond) -> Pattern {
    let start = token.start
    if take(.leftParen) {
      var elements: [(label: String?, pattern: Pattern)] = []
      while token.kind != .rightParen {
        var label: String?
        if token.isPlainName, isBeforeColon {
          label = Self.label(try nameOrWildcard().text)
          try expect(.colon)
          // `_:` is no label, yet the pattern stays a tuple.
          if label == nil { throw Beyond() }
        }
        elements.append((label, try plainPattern(isVariable: isVariable)))
        if !take(.comma) { break }
      }
      try expect(.rightParen)
      if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
      return Pattern(.tuple(elements), range(from: start))
    }
    if allowsSelf, token.word == .selfValue {
      advance()
      return Pattern(.binding("self", isVariable: isVariable), range(from: start))
    }
    let name = try nameOrWildcard()
    if name.text == "_", bytes[start] == UInt8(ascii: "_") { return Pattern(.wildcard, name.range) }
    return Pattern(.binding(name.text, isVariable: isVariable), name.range)
  }

  /// Reads the pattern of a `case` or a `catch`.
  mutating func matchingPattern() throws(Beyond) -> Pattern {
    let outer = (isCondition, patternMode)
    (isCondition, patternMode) = (true, .matching)
    let found = try pattern(isVariable: nil)
    (isCondition, patternMode) = outer
    return found
  }

  /// Reads a pattern; `isVariable` is nil outside of `let` and `var`.
  private mutating func pattern(isVariable: Bool?) throws(Beyond) -> Pattern {
    let start = token.start
    switch token.word {
    case .is:
      advance()
      let type = try type()
      return Pattern(.isType(type), range(from: start))
    case .let, .var:
      // A binding within another.
      if isVariable != nil { throw Beyond() }
      let isVariable = token.word == .var
      advance()
      let outer = patternMode
      patternMode = .binding
      let inner = try pattern(isVariable: isVariable)
      patternMode = outer
      return Pattern(inner.kind, range(from: start))
    default:
      let written = try sequence(isWhole: false)
      return try pattern(from: written, isVariable: isVariable)
    }
  }

  /// Reads a pattern where an expression may be; nil if an expression begins.
  mutating func patternInExpression() throws(Beyond) -> Expr? {
    guard patternMode != .none, token.word == .is || token.word == .let || token.word == .var else { return nil }
    if patternMode == .binding, token.word != .is { throw Beyond() }
    let outer = patternMode
    patternMode = .matching
    let found = try pattern(isVariable: nil)
    patternMode = outer
    return standIn(for: .pattern(found), found.range)
  }

  /// Returns an expression that stands for a pattern until all around it is read.
  mutating func standIn(for meaning: StandIn, _ range: SourceRange) -> Expr {
    let expr = Expr(.discard, range)
    standIns[ObjectIdentifier(expr)] = (expr, meaning)
    return expr
  }

  private mutating func pattern(from expr: Expr, isVariable: Bool?) throws(Beyond) -> Pattern {
    switch expr.kind {
    case .discard:
      switch standIns.removeValue(forKey: ObjectIdentifier(expr))?.meaning {
      case .pattern(let found): return found
      case .name(let name): return Pattern(.binding(name, isVariable: isVariable ?? false), expr.range)
      case nil: return Pattern(.wildcard, expr.range)
      }
    case .optionalChain(let chain):
      guard case .bindOptional(let inner) = chain.kind, !isPlainValue(inner) else { break }
      return Pattern(.optional(try pattern(from: inner, isVariable: isVariable)), expr.range)
    case .bindOptional(let inner):
      if isPlainValue(inner) { throw Beyond() }
      return Pattern(.optional(try pattern(from: inner, isVariable: isVariable)), expr.range)
    case .parenthesized(let inner): return try pattern(from: inner, isVariable: isVariable)
    case .tuple(let elements):
      var parts: [(label: String?, pattern: Pattern)] = []
      for element in elements {
        parts.append((element.label, try pattern(from: element.value, isVariable: isVariable)))
      }
      return Pattern(.tuple(parts), expr.range)
    case .member:
      if let found = enumCase(expr, payload: nil, expr) { return found }
    case .call(let callee, let arguments):
      guard case .member = callee.kind, !arguments.contains(where: \.isTrailing), canBeCase(callee) else { break }
      var payload: [(label: String?, pattern: Pattern)] = []
      for argument in arguments {
        payload.append(
          (argument.label.flatMap(Self.label), try pattern(from: argument.value, isVariable: isVariable)))
      }
      if let found = enumCase(callee, payload: payload, expr) { return found }
      throw Beyond()
    case .cast(let value, let kind, let type):
      if kind == .check || value.isFolded { break }
      return Pattern(.asType(try pattern(from: value, isVariable: isVariable), type), expr.range)
    default: break
    }
    return Pattern(.expression(expr), expr.range)
  }

  /// True for a call that is no case with a payload.
  private func isPlainValue(_ expr: Expr) -> Bool {
    guard case .call(let callee, _) = expr.kind else { return false }
    guard case .member(_, _, _, _, let generics) = callee.kind else { return true }
    return !generics.isEmpty
  }

  private func canBeCase(_ callee: Expr) -> Bool { enumCase(callee, payload: nil, callee) != nil }

  /// `.name` and `Type.name`; with a value before the dot it is an expression.
  private func enumCase(
    _ member: Expr, payload: [(label: String?, pattern: Pattern)]?, _ whole: Expr
  ) -> Pattern? {
    guard case .member(let base, let name, _, let labels, let generics) = member.kind, labels == nil,
      generics.isEmpty, name != "self", name != "init"
    else { return nil }
    guard let base else { return Pattern(.enumCase(type: nil, name: name, payload: payload), whole.range) }
    guard let type = typeFromExpression(base), case .named(let components) = type.kind,
      components.last?.name.first?.isUppercase == true
    else { return nil }
    return Pattern(.enumCase(type: type, name: name, payload: payload), whole.range)
  }
}

extension Expr {
  /// True for an expression of several operands, without parentheses.
  fileprivate var isFolded: Bool {
    switch kind {
    case .binary, .assignment, .ternary, .cast, .tryExpression, .awaitExpression: true
    default: false
    }
  }
}
